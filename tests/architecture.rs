//! The layers of the crate and the form of its files, read from the source text.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

/// A layer, the layers it may use, and whether it may know Bevy.
type Row = (&'static str, &'static [&'static str], bool);

#[rustfmt::skip]
const LAYERS: &[Row] = &[
    // layer      may use                                              Bevy
    ("rules",    &[],                                                  false),
    ("engine",   &["rules"],                                           false),
    ("protocol", &["rules", "engine"],                                 false),
    ("arena",    &["rules", "engine", "protocol"],                     false),
    ("platform", &[],                                                  true),
    ("taste",    &[],                                                  true),
    ("game",     &["rules", "engine", "platform"],                     true),
    ("view",     &["rules", "taste", "game", "platform"],              true),
    ("input",    &["rules", "taste", "game", "view", "platform"],      true),
    ("persist",  &["rules", "taste", "game", "platform"],              true),
    ("ui",       &["rules", "taste", "presentation", "game", "view", "persist", "platform"], true),
    ("plain",    &["rules", "taste", "game", "ui", "platform"],        true),
    ("app",      &["rules", "engine", "protocol", "arena", "platform", "taste", "game", "view", "input", "persist", "ui", "plain", "app"], true),
    // Where the program begins: on the desktop in `app`, on a page in `web`.
    ("main",     &["app", "web"],                                      true),
    ("web",      &["rules", "platform", "taste", "game", "view", "persist", "ui", "plain", "app", "web"], true),
];

/// The most lines a file may have; the aim is 400 and 200.
const fn line_limit(layer: &str) -> usize {
    if matches!(layer.as_bytes(), b"rules" | b"engine") { 440 } else { 240 }
}

#[test]
fn every_layer_uses_only_the_layers_below_it() {
    let broken: Vec<String> = sources().iter().flat_map(|(path, text)| layer_faults(path, text)).collect();
    assert!(broken.is_empty(), "{}", broken.join("\n"));
}

#[test]
fn every_file_has_the_form_of_the_house() {
    let broken: Vec<String> = sources().iter().flat_map(|(path, text)| form_faults(path, text)).collect();
    assert!(broken.is_empty(), "{}", broken.join("\n"));
}

#[test]
fn the_reader_finds_the_crate_s_files() {
    let paths: Vec<String> = sources().into_iter().map(|(path, _)| path).collect();
    for path in ["lib.rs", "rules.rs", "rules/point.rs"] {
        assert!(paths.iter().any(|found| found == path), "{path} is missing in {paths:?}");
    }
}

#[test]
fn a_planted_use_of_a_higher_layer_is_found() {
    for (path, text) in [
        ("rules/point.rs", "use crate::engine::Limits;"),
        ("rules/point.rs", "pub fn f() { crate::view::show(); }"),
        ("game/judge.rs", "use crate::{\n    rules::{Game, Move},\n    view::theme,\n};"),
        ("game/judge.rs", "use super::super::ui;"),
        ("game.rs", "use super::{rules, input::Cursor};"),
        ("engine/search.rs", "use crate::game;"),
        ("view.rs", "use crate::AppPlugin;"),
        ("protocol.rs", "use crate :: platform :: Clock;"),
        ("input.rs", "use tessera::persist;"),
    ] {
        assert_eq!(layer_faults(path, text).len(), 1, "{path}: {text}");
    }
}

#[test]
fn bevy_below_the_game_is_found() {
    for text in ["use bevy::prelude::*;", "fn f(world: &mut bevy_ecs::World) {}"] {
        for path in ["rules/point.rs", "engine.rs", "protocol/loop.rs"] {
            assert_eq!(layer_faults(path, text).len(), 1, "{path}: {text}");
        }
        assert_eq!(layer_faults("game/turn.rs", text).len(), 0);
    }
}

#[test]
fn uses_that_the_table_allows_are_no_faults() {
    for (path, text) in [
        ("engine/search.rs", "use crate::rules::{Game, Move};\nuse super::limits::Limits;"),
        ("game/judge.rs", "use super::{turn, view_of};\nuse crate::rules::Move; // not crate::view"),
        ("ui/menu.rs", "use crate::{game::matches, persist, rules::Side};"),
        ("rules/side.rs", "//! Unlike [`crate::view`].\nconst TEXT: &str = \"crate::view and bevy\";"),
        ("bin/engine.rs", "use tessera::{engine, protocol};"),
        ("lib.rs", "use crate::view::ViewPlugin;"),
    ] {
        assert_eq!(layer_faults(path, text), [""; 0], "{path}: {text}");
    }
}

#[test]
fn a_file_that_belongs_to_no_layer_is_found() {
    assert_eq!(layer_faults("helpers.rs", "").len(), 1);
}

#[test]
fn a_planted_fault_of_form_is_found() {
    let long = format!("//! Long.\n{}", "// line\n".repeat(240));
    for (path, text) in [
        ("game/turn.rs", "use bevy::prelude::*;"),
        ("game/mod.rs", "//! A module."),
        ("game/turn.rs", "//! Turns.\nfn f() { g().unwrap(); }"),
        ("game/turn.rs", &long),
    ] {
        assert_eq!(form_faults(path, text).len(), 1, "{path}: {text}");
    }
}

#[test]
fn unwrap_in_tests_and_in_documentation_is_no_fault() {
    let text = "//! Turns.\n/// f().unwrap()\nfn f() {}\n#[cfg(test)]\nmod tests {\n    fn g() { f().unwrap(); }\n}\n";
    assert_eq!(form_faults("game/turn.rs", text), [""; 0]);
}

/// Every `src/**/*.rs` with its path below `src`.
fn sources() -> Vec<(String, String)> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
    let mut folders = vec![root.clone()];
    let mut found = Vec::new();
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(&folder).expect("the folder can be read") {
            let path: PathBuf = entry.expect("the entry can be read").path();
            if path.is_dir() {
                folders.push(path);
            } else if path.extension().is_some_and(|extension| extension == "rs") {
                let below =
                    path.strip_prefix(&root).expect("the file lies below src").to_string_lossy().replace('\\', "/");
                found.push((below, fs::read_to_string(&path).expect("source files are text")));
            }
        }
    }
    found.sort();
    found
}

/// The modules from the crate's root down to this file; none for the roots of crates.
fn module_path(path: &str) -> Vec<&str> {
    if matches!(path, "lib.rs" | "main.rs") || path.starts_with("bin/") {
        return Vec::new();
    }
    path.trim_end_matches(".rs").split('/').collect()
}

fn layer_row(path: &str) -> Option<&'static Row> {
    let root = if path == "main.rs" { "main" } else { "app" };
    let name = module_path(path).first().copied().unwrap_or(root);
    LAYERS.iter().find(|row| row.0 == name)
}

fn layer_faults(path: &str, text: &str) -> Vec<String> {
    let Some((layer, may_use, may_know_bevy)) = layer_row(path) else {
        return vec![format!("src/{path} belongs to no layer")];
    };
    let words = words(text);
    let mut faults: Vec<String> = used_layers(&words, &module_path(path))
        .into_iter()
        .filter(|used| used != layer && !may_use.contains(&used.as_str()))
        .map(|used| format!("src/{path}: {layer} may not use {used}"))
        .collect();
    if !may_know_bevy && words.iter().any(|word| word.starts_with("bevy")) {
        faults.push(format!("src/{path}: {layer} may not know Bevy"));
    }
    faults
}

/// The layers named by paths from the crate's root: `crate::x`, `tessera::x`, and `super::…::x` that climbs that far.
fn used_layers(words: &[String], module: &[&str]) -> BTreeSet<String> {
    let mut used = BTreeSet::new();
    for (index, word) in words.iter().enumerate() {
        let starts_path = index == 0 || words[index - 1] != "::";
        if !starts_path || !matches!(word.as_str(), "crate" | "tessera" | "super") {
            continue;
        }
        let supers = words[index..].chunks(2).take_while(|pair| pair[0] == "super").count();
        let from_root = word != "super" || supers == module.len();
        let after = index + 2 * supers.max(1);
        if !from_root || words.get(after - 1).is_none_or(|word| word != "::") {
            continue;
        }
        for name in first_names(&words[after..]) {
            let known = LAYERS.iter().any(|row| row.0 == name);
            match (known, word == "super") {
                (true, _) => used.insert(name.to_owned()),
                // Something at the crate's root itself. (A `super` may climb out of an inner module instead.)
                (false, false) => used.insert("app".to_owned()),
                (false, true) => false,
            };
        }
    }
    used
}

/// The first names of a path or of a braced group of paths.
fn first_names(words: &[String]) -> Vec<&str> {
    if words.first().is_none_or(|word| word != "{") {
        return words.first().map(String::as_str).into_iter().collect();
    }
    let mut names = Vec::new();
    let mut depth = 0;
    for pair in words.windows(2) {
        match pair[0].as_str() {
            "{" => depth += 1,
            "}" => depth -= 1,
            _ => {}
        }
        if depth == 0 {
            break;
        }
        let begins = (pair[0] == "{" || pair[0] == ",") && depth == 1;
        if begins && pair[1] != "}" {
            names.push(pair[1].as_str());
        }
    }
    names
}

/// The names and signs of a source text, without comments and strings; `::` is one sign.
fn words(text: &str) -> Vec<String> {
    let mut words = Vec::new();
    let mut rest = text;
    while let Some(first) = rest.chars().next() {
        let is_name = |c: char| c.is_alphanumeric() || c == '_';
        let length = if rest.starts_with("//") {
            rest.find('\n').unwrap_or(rest.len())
        } else if first == '"' {
            string_length(rest)
        } else if rest.starts_with("'\"'") {
            3
        } else if rest.starts_with("'\\\"'") {
            4
        } else if is_name(first) {
            rest.find(|c| !is_name(c)).unwrap_or(rest.len())
        } else if rest.starts_with("::") {
            2
        } else {
            first.len_utf8()
        };
        let word = &rest[..length];
        if !word.trim().is_empty() && !word.starts_with("//") && !word.starts_with('"') {
            words.push(word.to_owned());
        }
        rest = &rest[length..];
    }
    words
}

/// The length in bytes of the string literal at the start of `text`.
fn string_length(text: &str) -> usize {
    let mut escaped = false;
    for (index, c) in text.char_indices().skip(1) {
        match c {
            _ if escaped => escaped = false,
            '\\' => escaped = true,
            '"' => return index + 1,
            _ => {}
        }
    }
    text.len()
}

fn form_faults(path: &str, text: &str) -> Vec<String> {
    let mut faults = Vec::new();
    if !text.starts_with("//! ") {
        faults.push(format!("src/{path} does not begin with a sentence `//! …`"));
    }
    if path.ends_with("/mod.rs") {
        faults.push(format!("src/{path}: use name.rs and name/ instead of mod.rs"));
    }
    let code = text.split("#[cfg(test)]").next().unwrap_or_default();
    for (number, line) in code.lines().enumerate() {
        if !line.trim_start().starts_with("//") && line.contains(".unwrap()") {
            faults.push(format!("src/{path}:{}: unwrap outside tests", number + 1));
        }
    }
    let limit = line_limit(module_path(path).first().copied().unwrap_or("app"));
    let lines = text.lines().count();
    if lines > limit {
        faults.push(format!("src/{path} has {lines} lines; {limit} is the limit"));
    }
    faults
}
