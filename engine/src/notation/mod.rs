//! Text forms (docs/NOTATION.md): segments, moves and records. Reading text knows nothing of legality.

mod moves;
mod options;
mod record;
mod segment;

pub use moves::{MoveSyntaxError, completed_number, read_move, write_move};
pub use options::{OptionError, read_option, write_options};
pub use record::{RECORD_FORMAT, RecordError};
pub use segment::{NoSegmentName, SegmentName, port_name};
