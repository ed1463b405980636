//! The seam: an expansion is named in its own files and in the registries, and nowhere else. Whoever adds a mention
//! elsewhere is told to find a hook for it, or to add one (docs/EXPANSIONS.md).

use std::path::{Path, PathBuf};

/// What gives an expansion away, in lower case.
const WORDS: [&str; 2] = ["school", "teacher"];

/// Where it may be named, a file or a folder each, and why.
const ALLOWED: [(&str, &str); 17] = [
    ("engine/src/expansion/mod.rs", "the engine's registry"),
    ("engine/src/expansion/school.rs", "its rules"),
    ("engine/src/tile/mod.rs", "joins its table to the base game's: `mod`, `use`, its length"),
    ("engine/src/tile/school.rs", "its table"),
    ("art/src/land/hub.rs", "the shape of its grounds, from the sealed edge"),
    ("art/src/land/mod.rs", "which tiles have that shape"),
    ("art/src/scene/mod.rs", "which symbol stands there"),
    ("art/src/scene/gardens.rs", "its yard"),
    ("art/src/symbol/mod.rs", "the names of its symbols"),
    ("art/src/symbol/buildings.rs", "its building"),
    ("art/src/symbol/pieces.rs", "its figure"),
    ("art/src/lib.rs", "exports the names of its symbols"),
    ("art/art.css", "the colour of its figure"),
    ("src/expansion/", "the page's registry, and what the page knows of it"),
    ("src/i18n/mod.rs", "the section of the catalogue"),
    ("src/i18n/sections/", "its messages"),
    ("src/i18n/en/", "its texts, and the page about the game"),
];

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("..")
}

/// The sources that make up the game, by their names from the root. Tests, examples, the model and the tools speak
/// the formats, which name the options.
fn sources() -> Vec<(String, String)> {
    let mut found = Vec::new();
    for place in ["engine/src", "art/src", "art/art.css", "src", "static", "index.html"] {
        collect(&root().join(place), &mut found);
    }
    assert!(found.len() > 100, "only {} files", found.len());
    found
}

fn collect(path: &Path, found: &mut Vec<(String, String)>) {
    if path.is_dir() {
        let entries = std::fs::read_dir(path).expect("a folder");
        entries.for_each(|entry| collect(&entry.expect("an entry").path(), found));
    } else if path.extension().is_some_and(|end| ["rs", "css", "html"].iter().any(|&known| end == known)) {
        let name = path.strip_prefix(root()).expect("below the root").to_string_lossy().replace('\\', "/");
        found.push((name, std::fs::read_to_string(path).expect("a source")));
    }
}

/// The lines of a source that belong to the game: its tests may take an expansion as an example.
fn lines(name: &str, text: &str) -> Vec<(usize, String)> {
    if name.ends_with("tests.rs") {
        return Vec::new();
    }
    let game = text.split("#[cfg(test)]\nmod tests {").next().unwrap_or_default();
    (1..).zip(game.lines().map(str::to_lowercase)).collect()
}

fn mentions(name: &str, text: &str) -> Vec<String> {
    let named = |(_, line): &(usize, String)| WORDS.iter().any(|word| line.contains(word));
    lines(name, text).into_iter().filter(named).map(|(at, line)| format!("{name}:{at}: {}", line.trim())).collect()
}

fn is_allowed(name: &str) -> bool {
    ALLOWED.iter().any(|(place, _)| name == *place || place.ends_with('/') && name.starts_with(place))
}

#[test]
fn an_expansion_is_named_in_its_own_files_only() {
    let sources = sources();
    let elsewhere = sources.iter().filter(|(name, _)| !is_allowed(name));
    let found: Vec<String> = elsewhere.flat_map(|(name, text)| mentions(name, text)).collect();
    assert!(found.is_empty(), "put this behind a hook or the registry (docs/EXPANSIONS.md):\n{}", found.join("\n"));
}

/// In the tile table nothing but the joining is named: no kind, no rule.
#[test]
fn the_tile_table_only_joins() {
    let text = std::fs::read_to_string(root().join("engine/src/tile/mod.rs")).expect("the table");
    let joins = |line: &str| line.contains("school::") || line.ends_with("mod school;");
    let others: Vec<String> = mentions("tile/mod.rs", &text).into_iter().filter(|line| !joins(line)).collect();
    assert!(others.is_empty(), "{others:?}");
}

#[test]
fn no_place_is_allowed_without_need() {
    let sources = sources();
    for (place, why) in ALLOWED {
        assert!(!why.is_empty());
        let used = |(name, text): &(String, String)| {
            (name == place || place.ends_with('/') && name.starts_with(place)) && !mentions(name, text).is_empty()
        };
        assert!(sources.iter().any(used), "{place} need not be allowed any more");
    }
}

#[test]
fn a_mention_elsewhere_is_found() {
    let text = "//! Turns.\n\nlet who = expansions.school.holder();\n#[cfg(test)]\nmod tests {\n    // school\n}\n";
    assert_eq!(mentions("engine/src/turn.rs", text), ["engine/src/turn.rs:3: let who = expansions.school.holder();"]);
    assert!(!is_allowed("engine/src/turn.rs") && !is_allowed("src/expansion.rs"));
    assert!(mentions("src/link/tests.rs", text).is_empty());
}
