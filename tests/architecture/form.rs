//! Every file begins with a sentence, keeps to a length, and calls no `unwrap` outside tests.

use super::ratchets;
use super::source::{Source, below, crate_root, files_below, read, sources};

/// The most lines a file may have.
fn line_limit(path: &str) -> usize {
    let others = [
        "rules/records",
        "rules/setup",
        "engine/analysis",
        "engine/explorer",
        "engine/lessons",
        "engine/protocol",
        "engine/puzzles",
    ];
    let is_dense = ["rules", "engine"].iter().any(|dense| path.starts_with(dense))
        && !others.iter().any(|other| path.starts_with(other));
    if is_dense { ratchets::LINES_IN_RULES_AND_ENGINE } else { ratchets::LINES_ELSEWHERE }
}

#[test]
fn every_file_has_a_head_an_allowed_length_and_no_unwrap() {
    let faults: Vec<String> = sources().iter().flat_map(form_faults).collect();
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}

fn form_faults(source: &Source) -> Vec<String> {
    let (path, place) = (&source.path, source.place());
    let mut faults = Vec::new();
    if !source.text.starts_with("//! ") {
        faults.push(format!("{place} does not begin with a sentence `//! …`"));
    }
    if path.ends_with("/mod.rs") {
        faults.push(format!("{place}: use name.rs and name/ instead of mod.rs"));
    }
    let unwraps = source.code.windows(3).filter(|call| call[0].is(".") && call[1].is("unwrap") && call[2].is("("));
    faults.extend(unwraps.map(|call| format!("{place}:{}: unwrap outside tests", call[1].line)));
    let (lines, limit) = (source.text.lines().count(), line_limit(path));
    if lines > limit {
        faults.push(format!("{place} has {lines} lines; {limit} is the limit"));
    }
    faults
}

/// The fuzz targets are tests, which may call `unwrap`, but they keep to the rest.
#[test]
fn every_file_of_the_fuzz_targets_has_a_head_and_an_allowed_length() {
    let root = crate_root().join("fuzz");
    let files: Vec<_> = ["src", "fuzz_targets"].iter().flat_map(|part| files_below(&root.join(part), "rs")).collect();
    assert!(files.len() > 30, "{files:?}");
    let source = |path| Source { code: Vec::new(), ..Source::new(&below(path, &root), &read(path)) };
    let faults: Vec<String> = files.iter().flat_map(|path| form_faults(&source(path))).collect();
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}

#[test]
fn a_planted_fault_of_form_is_found() {
    let long = format!("//! Long.\n{}", "// line\n".repeat(ratchets::LINES_ELSEWHERE));
    for (path, text) in [
        ("game/turn.rs", "use bevy::prelude::*;"),
        ("game/mod.rs", "//! A module."),
        ("game/turn.rs", "//! Turns.\nfn f() { g().unwrap(); }"),
        ("game/turn.rs", "//! Turns.\n#[cfg(test)] mod tests {}\nfn f() { g()\n.unwrap(); }"),
        ("game/turn.rs", &long),
    ] {
        assert_eq!(form_faults(&Source::new(path, text)).len(), 1, "{path}: {text}");
    }
}

#[test]
fn unwrap_in_tests_and_in_documentation_is_not_a_fault() {
    let text = "//! Turns.\n/// f().unwrap()\nfn f() {}\n#[cfg(test)]\nmod tests {\n    fn g() { f().unwrap(); }\n}\n";
    assert_eq!(form_faults(&Source::new("game/turn.rs", text)), [""; 0]);
}
