//! The envelope around everything that is kept: which schema it has, who wrote it, and a checksum.

use serde::{Deserialize, Serialize};
use serde_json::value::RawValue;
use std::borrow::Cow;
use std::fmt;
use std::str::FromStr;

/// The schema that this version writes. Raise it when data change their form, and add a step to `MIGRATIONS` and
/// a sample of the old form to `tests/saves/`.
pub const SCHEMA: u32 = 1;

/// Leads the data of a document, by its name, from one schema to the next: the first one from 1 to 2.
type Migration = fn(&str, &str) -> Option<String>;
const MIGRATIONS: [Migration; SCHEMA as usize - 1] = [];

/// Which writing of a document this is: how many there were, and which tab did it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Stamp {
    /// The number of the writing, from 1; 0 stands for none.
    pub revision: u64,
    /// The tab.
    pub tab: u32,
}

impl fmt::Display for Stamp {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}-{:08x}", self.revision, self.tab)
    }
}

impl FromStr for Stamp {
    type Err = ();

    fn from_str(text: &str) -> Result<Self, ()> {
        let (revision, tab) = text.split_once('-').ok_or(())?;
        let revision = revision.parse().map_err(drop)?;
        Ok(Self { revision, tab: u32::from_str_radix(tab, 16).map_err(drop)? })
    }
}

/// What an envelope holds.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Document {
    /// Which writing this is.
    pub stamp: Stamp,
    /// Which one it followed.
    pub after: Stamp,
    /// The data, as JSON in the present schema.
    pub data: String,
}

#[derive(Serialize, Deserialize)]
struct Envelope<'a> {
    schema: u32,
    #[serde(borrow)]
    app: Cow<'a, str>,
    stamp: Cow<'a, str>,
    after: Cow<'a, str>,
    sum: Cow<'a, str>,
    data: &'a RawValue,
}

impl Document {
    /// The document in its envelope; none if its data are not JSON.
    pub fn seal(&self) -> Option<String> {
        let (stamp, after) = (self.stamp.to_string(), self.after.to_string());
        let data = serde_json::from_str(&self.data).ok()?;
        let sum = sum(SCHEMA, &stamp, &after, &self.data);
        let envelope = Envelope {
            schema: SCHEMA,
            app: env!("CARGO_PKG_VERSION").into(),
            stamp: stamp.into(),
            after: after.into(),
            sum: sum.into(),
            data,
        };
        serde_json::to_string(&envelope).ok()
    }

    /// Opens an envelope; none if it is damaged, foreign or of a later schema.
    pub fn unseal(name: &str, text: &str) -> Option<Self> {
        let envelope: Envelope = serde_json::from_str(text).ok()?;
        let data = envelope.data.get();
        if envelope.sum != sum(envelope.schema, &envelope.stamp, &envelope.after, data) {
            return None;
        }
        let (stamp, after) = (envelope.stamp.parse().ok()?, envelope.after.parse().ok()?);
        let data = migrate(name, envelope.schema, data)?;
        Some(Self { stamp, after, data })
    }
}

/// The data in the present schema; none if the schema is a later one, or none at all.
fn migrate(name: &str, schema: u32, data: &str) -> Option<String> {
    let done = usize::try_from(schema.checked_sub(1)?).ok()?;
    MIGRATIONS.get(done..)?.iter().try_fold(data.to_owned(), |data, step| step(name, &data))
}

/// The checksum over all that matters: FNV-1a of 64 bits, which is enough against accidents.
fn sum(schema: u32, stamp: &str, after: &str, data: &str) -> String {
    let text = format!("{schema} {stamp} {after} {data}");
    let hash = text
        .bytes()
        .fold(0xCBF2_9CE4_8422_2325_u64, |hash, byte| (hash ^ u64::from(byte)).wrapping_mul(0x0000_0100_0000_01B3));
    format!("{hash:016x}")
}
