//! Which layer of the packages with Bevy may use which: one table. Cargo keeps crates from using what they do not depend on;
//! this is about the modules inside `tessera-headless` and the game's own package, which depend on all below them.

use std::collections::BTreeSet;

use super::modules::{Path, read_modules};
use super::source::{Source, sources};

/// The crate below `crates` whose modules are layers.
const HEADLESS: &str = "headless";

/// A layer, and the layers and modules of other crates that it may use.
type Row = (&'static str, &'static [&'static str]);

#[rustfmt::skip]
const LAYERS: &[Row] = &[
    // crates/headless
    ("platform",      &[]),
    ("settings",      &[]),
    ("game",          &["explorer", "engine", "analysis", "lessons", "puzzles", "statistics", "platform"]),
    ("persist",       &["explorer", "library", "lessons", "puzzles", "settings", "game", "platform"]),
    ("presentation",  &["library", "statistics", "analysis", "lessons", "puzzles", "settings", "game"]),
    ("accessibility", &["library", "analysis", "lessons", "puzzles", "settings", "game", "persist", "presentation", "platform"]),
    ("share",         &["settings"]),
    ("page_messages", &["share", "settings", "game", "presentation", "accessibility"]),
    // the game's own package
    ("view",          &["lessons", "puzzles", "settings", "game", "platform"]),
    ("input",         &["lessons", "settings", "game", "presentation", "view", "platform"]),
    ("ui",            &["library", "statistics", "analysis", "lessons", "share", "settings", "game", "presentation", "view", "persist",
                        "platform"]),
    ("app",           &["library", "lessons", "puzzles", "share", "engine", "analysis", "platform", "settings", "game", "persist",
                        "presentation", "accessibility", "view", "input", "ui"]),
    // The program starts in `app` on the desktop and in `web` on a page.
    ("web",           &["library", "share", "page_messages", "platform", "settings", "game", "persist", "presentation", "accessibility",
                        "view", "app"]),
    ("main",          &["app", "web"]),
];

/// Modules of the crates below, which a row names if its layer may use them.
const NAMED: [&str; 7] = ["engine", "explorer", "analysis", "lessons", "puzzles", "library", "statistics"];

/// Modules of `crates/rules`, which every layer may use.
const RULES: [&str; 3] = ["rules", "records", "setup"];

#[test]
fn every_layer_uses_only_the_layers_below_it() {
    let faults: Vec<String> = sources().iter().flat_map(layer_faults).collect();
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}

fn layer_faults(source: &Source) -> Vec<String> {
    if source.inner_crate().is_some_and(|name| name != HEADLESS) {
        return Vec::new();
    }
    let Some(layer) = layer_of(source) else { return Vec::new() };
    let Some((_, may_use)) = LAYERS.iter().find(|row| row.0 == layer) else {
        return vec![format!("{} belongs to no layer", source.place())];
    };
    let used = used_layers(source).into_iter();
    let faults = used.filter(|used| *used != layer && !may_use.contains(&used.as_str()));
    faults.map(|used| format!("{}: {layer} may not use {used}", source.place())).collect()
}

/// The layer of a file; none for the roots of the two packages.
fn layer_of(source: &Source) -> Option<String> {
    match source.path.as_str() {
        "main.rs" => Some("main".to_owned()),
        _ => inside(&source.module()).first().cloned(),
    }
}

/// A path without the name of the crate whose modules are layers.
fn inside(path: &[String]) -> &[String] {
    path.strip_prefix(&[HEADLESS.to_owned()]).unwrap_or(path)
}

/// The layers that a file's paths lead to, tests included; `app` for what the package's root itself defines.
fn used_layers(source: &Source) -> BTreeSet<String> {
    let modules = read_modules(std::slice::from_ref(source), true);
    let mentions = modules.values().flat_map(|module| &module.mentions);
    mentions.filter(|mention| !starts_in(&mention.path, source)).filter_map(|mention| layer_at(&mention.path)).collect()
}

/// Whether a path leads into a program's own file.
fn starts_in(path: &Path, source: &Source) -> bool {
    source.is_program() && path.starts_with(&source.module())
}

fn layer_at(path: &Path) -> Option<String> {
    let name = inside(path).first().filter(|name| !RULES.contains(&name.as_str()))?;
    let is_layer = LAYERS.iter().any(|row| row.0 == name) || NAMED.contains(&name.as_str());
    Some(if is_layer { name.clone() } else { "app".to_owned() })
}

fn faults_of(path: &str, text: &str) -> Vec<String> {
    layer_faults(&Source::new(path, text))
}

#[test]
fn a_planted_use_of_a_higher_layer_is_found() {
    for (path, text) in [
        ("headless/game/judge.rs", "use crate::{\n    rules::{Game, Move},\n    presentation::text,\n};"),
        ("headless/game/judge.rs", "#[cfg(test)] mod tests { use super::super::super::persist; }"),
        ("headless/game.rs", "use super::{engine, accessibility::Cursor};"),
        ("headless/settings.rs", "use crate :: platform :: Clock;"),
        ("headless/settings/theme.rs", "use crate::game::events;"),
        ("headless/persist/saved.rs", "use tessera_headless::presentation;"),
        ("view/board.rs", "use crate::engine::think;"),
        ("view/board.rs", "use super::super::ui;"),
        ("view.rs", "use crate::AppPlugin;"),
        ("input.rs", "use tessera::persist;"),
        ("main.rs", "use tessera::game;"),
    ] {
        assert_eq!(faults_of(path, text).len(), 1, "{path}: {text}");
    }
}

#[test]
fn uses_that_the_table_allows_are_not_faults() {
    for (path, text) in [
        ("lab/series.rs", "use tessera_library::statistics::WinRate;"),
        ("headless/game/judge.rs", "use super::{turn, view_of};\nuse crate::rules::Move; // not crate::view"),
        ("headless/settings/theme.rs", "use crate::records::Tags;\nuse tessera_rules::setup::Brush;"),
        (
            "headless/persist/library.rs",
            "//! Unlike [`crate::accessibility`].\nconst TEXT: &str = \"crate::presentation\";",
        ),
        ("headless/persist/library.rs", "mod tests { use super::Level; fn f() { super::g() } }"),
        ("ui/menu.rs", "use crate::{game::matches, persist, rules::Side};"),
        ("view/board.rs", "use crate::settings::theme::Theme;"),
        ("lib.rs", "use crate::view::plugin;"),
        ("headless.rs", "pub mod game;"),
    ] {
        assert_eq!(faults_of(path, text), [""; 0], "{path}: {text}");
    }
}

#[test]
fn a_file_that_belongs_to_no_layer_is_found() {
    assert_eq!(faults_of("helpers.rs", "").len(), 1);
}
