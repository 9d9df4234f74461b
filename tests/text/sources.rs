//! The interface has no sentence of its own: no string literal with letters and a space, except those listed.

use std::fs;
use std::path::{Path, PathBuf};

const FOLDERS: [&str; 3] = ["src/ui", "crates/headless/src/accessibility", "crates/headless/src/presentation"];

/// Literals that no player reads, each with the reason.
const ALLOWED: &[(&str, &str)] = &[
    ("the ring is wanted", "an id of egui"),
    ("moves followed", "an id of egui"),
    ("player {:?}", "an id of egui"),
    ("label of a button", "an id of egui"),
    ("no match was opened: {reason}", "a line in the log"),
    ("message {id} is missing in {}", "a line in the log"),
    ("message {id} in {}: {errors:?}", "a line in the log"),
    ("text: {fault}", "a line in the log"),
    ("{name}.ftl: {errors:?}", "a line in the log"),
];

fn rust_files(folder: &Path, files: &mut Vec<PathBuf>) {
    for entry in fs::read_dir(folder).expect("a source folder can be read") {
        let path = entry.expect("a source file").path();
        if path.is_dir() {
            rust_files(&path, files);
        } else if path.extension().is_some_and(|extension| extension == "rs") {
            files.push(path);
        }
    }
}

/// The string literals of a line of code; comments and attributes have none.
fn literals(line: &str) -> Vec<&str> {
    let code = line.split("//").next().unwrap_or_default().trim();
    if code.starts_with('#') {
        return Vec::new();
    }
    code.split('"').skip(1).step_by(2).collect()
}

fn is_sentence(literal: &str) -> bool {
    let words = literal.split(' ').filter(|word| word.chars().filter(char::is_ascii_alphabetic).count() > 1);
    words.count() > 1
}

/// The sentences in a source file outside its tests and outside `expect`, `panic` and assertions.
fn sentences(source: &str) -> Vec<&str> {
    let code = source.split("#[cfg(test)]").next().unwrap_or_default();
    let shown =
        |line: &&str| !["expect(", "expect =", "assert", "panic!", "log::"].iter().any(|sign| line.contains(sign));
    code.lines().filter(shown).flat_map(literals).filter(|literal| is_sentence(literal)).collect()
}

#[test]
fn the_interface_has_no_sentence_of_its_own() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let mut files = Vec::new();
    for folder in FOLDERS {
        rust_files(&root.join(folder), &mut files);
    }
    let mut found = Vec::new();
    for path in files.iter().filter(|path| !path.ends_with("tests.rs")) {
        let source = fs::read_to_string(path).expect("source is UTF-8");
        for sentence in sentences(&source) {
            if !ALLOWED.iter().any(|(allowed, _)| *allowed == sentence) {
                found.push(format!("{}: {sentence:?}", path.display()));
            }
        }
    }
    assert!(found.is_empty(), "text outside the messages:\n{}", found.join("\n"));
}

#[test]
fn a_planted_sentence_is_found_and_a_name_is_not() {
    assert_eq!(sentences("let label = \"Press again\";"), ["Press again"]);
    assert_eq!(sentences("Panel::new(ctx, \"footer\", rect); // \"a comment\" here"), [""; 0]);
    assert_eq!(sentences("#[cfg(test)]\nlet label = \"Press again\";"), [""; 0]);
}
