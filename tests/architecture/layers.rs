//! Which layer of the game's own package may use which: one table, and the uses that still break it. The crates below
//! `crates` need no row: they depend on none of these layers, nor on Bevy.

use std::collections::BTreeSet;

use super::modules::{Path, read_modules};
use super::source::{Source, sources};
use super::tokens::Token;

/// How much of Bevy a layer may use.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Bevy {
    /// Nothing: the layer compiles without Bevy.
    Without,
    /// The ECS, states and time; no window, renderer, sound or egui.
    Headless,
    Whole,
}
use Bevy::{Headless, Whole, Without};

/// A layer, the layers it may use, and how much of Bevy.
type Row = (&'static str, &'static [&'static str], Bevy);

#[rustfmt::skip]
const LAYERS: &[Row] = &[
    // layer           may use                                                                          Bevy
    ("library",       &["explorer"],                                                                    Without),
    ("statistics",    &["library", "engine", "analysis"],                                               Without),
    ("arena",         &["engine", "explorer", "analysis", "puzzles", "protocol", "statistics"],         Without),
    ("platform",      &[],                                                                              Headless),
    ("settings",      &[],                                                                              Headless),
    ("game",          &["explorer", "engine", "analysis", "lessons", "puzzles", "statistics", "platform"], Headless),
    ("persist",       &["explorer", "library", "lessons", "puzzles", "settings", "game", "platform"],   Headless),
    ("presentation",  &["library", "statistics", "analysis", "lessons", "puzzles", "settings", "game"], Headless),
    ("accessibility", &["library", "analysis", "lessons", "puzzles", "settings", "game", "persist", "presentation", "platform"], Headless),
    ("share",         &["settings"],                                                                    Headless),
    ("view",          &["lessons", "puzzles", "settings", "game", "platform"],                          Whole),
    ("input",         &["lessons", "settings", "game", "presentation", "view", "platform"],             Whole),
    ("ui",            &["library", "statistics", "analysis", "lessons", "share", "settings", "game", "presentation", "view", "persist",
                        "platform"],                                                                    Whole),
    ("app",           &["library", "lessons", "puzzles", "share", "engine", "analysis", "protocol", "arena", "platform", "settings",
                        "game", "persist", "presentation", "accessibility", "view", "input", "ui"],     Whole),
    // The program starts in `app` on the desktop and in `web` on a page.
    ("web",           &["library", "share", "platform", "settings", "game", "persist", "presentation", "accessibility", "view",
                        "app"],                                                                         Whole),
    ("main",          &["app", "web"],                                                                  Whole),
];

/// What the root re-exports from `crates/rules`, which every layer may use.
const RULES: [&str; 3] = ["rules", "records", "setup"];

/// What the root re-exports from `crates/engine`, named in the rows of those that may use it.
const ENGINE: [&str; 6] = ["engine", "explorer", "analysis", "lessons", "puzzles", "protocol"];

/// Uses that break the table and are to be removed. The test fails for an entry that is no longer needed.
const TO_BE_REMOVED: &[(&str, &str)] = &[];

/// What `bevy::…` has beyond the ECS.
const RENDERING: &[&str] = &[
    "anti_alias",
    "audio",
    "camera",
    "core_pipeline",
    "gizmos",
    "gltf",
    "image",
    "light",
    "mesh",
    "pbr",
    "picking",
    "post_process",
    "render",
    "scene",
    "shader",
    "sprite",
    "text",
    "ui",
    "window",
    "winit",
];

/// Crates that draw or sound.
const RENDERING_CRATES: &[&str] = &["bevy_egui", "egui", "bevy_kira_audio", "ab_glyph"];

#[test]
fn every_layer_uses_only_the_layers_below_it() {
    let faults: Vec<String> = layered().flat_map(layer_faults).filter(|fault| !is_to_be_removed(fault)).collect();
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}

#[test]
fn every_use_that_is_to_be_removed_still_exists() {
    let faults: Vec<String> = layered().flat_map(layer_faults).collect();
    for (layer, used) in TO_BE_REMOVED {
        let ending = fault(layer, used);
        let needed = faults.iter().any(|fault| fault.ends_with(&ending));
        assert!(needed, "{layer} uses {used} no more: remove the entry from TO_BE_REMOVED");
    }
}

/// The files of the game's own package.
fn layered() -> impl Iterator<Item = &'static Source> {
    sources().iter().filter(|source| source.inner_crate().is_none())
}

fn fault(layer: &str, used: &str) -> String {
    format!(": {layer} may not use {used}")
}

fn is_to_be_removed(text: &str) -> bool {
    TO_BE_REMOVED.iter().any(|(layer, used)| text.ends_with(&fault(layer, used)))
}

fn layer_faults(source: &Source) -> Vec<String> {
    let Some((layer, may_use, bevy)) = layer_of(source) else {
        return vec![format!("src/{} belongs to no layer", source.path)];
    };
    let mut faults: Vec<String> = used_layers(source)
        .into_iter()
        .filter(|used| used != layer && !may_use.contains(&used.as_str()))
        .map(|used| format!("src/{}{}", source.path, fault(layer, &used)))
        .collect();
    faults.extend(
        bevy_fault(&source.all_code, *bevy).map(|used| format!("src/{}: {layer} may not use {used}", source.path)),
    );
    faults
}

fn layer_of(source: &Source) -> Option<&'static Row> {
    let module = source.module();
    let name = match module.first() {
        _ if source.path == "main.rs" => "main",
        Some(name) if !source.is_program() => name.as_str(),
        _ => "app",
    };
    LAYERS.iter().find(|row| row.0 == name)
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
    let name = path.first().filter(|name| !RULES.contains(&name.as_str()))?;
    let is_layer = LAYERS.iter().any(|row| row.0 == name) || ENGINE.contains(&name.as_str());
    Some(if is_layer { name.clone() } else { "app".to_owned() })
}

/// The first part of Bevy that code uses beyond what it may.
fn bevy_fault(code: &[Token], allowed: Bevy) -> Option<String> {
    let names = code.iter().enumerate().filter(|(_, token)| token.is_name());
    names.map(|(index, token)| (token.text.as_str(), &code[index + 1..])).find_map(|(name, after)| match allowed {
        Without => name.starts_with("bevy").then(|| name.to_owned()),
        Headless if RENDERING_CRATES.contains(&name) => Some(name.to_owned()),
        Headless if name == "bevy" => {
            let part = after.get(1).filter(|part| after[0].is("::") && RENDERING.contains(&part.text.as_str()))?;
            Some(format!("bevy::{}", part.text))
        }
        Headless | Whole => None,
    })
}

fn faults_of(path: &str, text: &str) -> Vec<String> {
    layer_faults(&Source::new(path, text))
}

#[test]
fn a_planted_use_of_a_higher_layer_is_found() {
    for (path, text) in [
        ("library/game.rs", "pub fn f() { crate::view::show(); }"),
        ("library/game.rs", "#[cfg(test)] mod tests { use super::super::super::game; }"),
        ("game/judge.rs", "use crate::{\n    rules::{Game, Move},\n    view::theme,\n};"),
        ("game/judge.rs", "use super::super::ui;"),
        ("game.rs", "use super::{engine, input::Cursor};"),
        ("view/board.rs", "use crate::engine::think;"),
        ("arena/series.rs", "use crate::game;"),
        ("view.rs", "use crate::AppPlugin;"),
        ("library.rs", "use crate :: platform :: Clock;"),
        ("input.rs", "use tessera::persist;"),
        ("presentation/text.rs", "use crate::ui::theme;"),
        ("settings/theme.rs", "use crate::game::events;"),
        ("main.rs", "use tessera::game;"),
    ] {
        assert_eq!(faults_of(path, text).len(), 1, "{path}: {text}");
    }
}

#[test]
fn uses_that_the_table_allows_are_not_faults() {
    for (path, text) in [
        ("arena/series.rs", "use crate::rules::{Game, Move};\nuse super::limits::Limits;"),
        ("game/judge.rs", "use super::{turn, view_of};\nuse crate::rules::Move; // not crate::view"),
        ("ui/menu.rs", "use crate::{game::matches, persist, rules::Side};"),
        ("view/board.rs", "use crate::settings::theme::Theme;"),
        ("library/game.rs", "//! Unlike [`crate::view`].\nconst TEXT: &str = \"crate::view and bevy\";"),
        ("library/game.rs", "mod tests { use super::Level; fn f() { super::g() } }"),
        ("settings/theme.rs", "use crate::records::Tags;\nuse tessera_rules::setup::Brush;"),
        ("bin/engine.rs", "use tessera::{engine, protocol};\nuse crate::options;"),
        ("lib.rs", "use crate::view::ViewPlugin;"),
    ] {
        assert_eq!(faults_of(path, text), [""; 0], "{path}: {text}");
    }
}

#[test]
fn bevy_below_the_match_is_found() {
    for text in ["use bevy::prelude::*;", "fn f(world: &mut bevy_ecs::World) {}"] {
        for path in ["library/game.rs", "arena.rs", "statistics/trend.rs"] {
            assert_eq!(faults_of(path, text).len(), 1, "{path}: {text}");
        }
        assert_eq!(faults_of("game/turn.rs", text), [""; 0]);
    }
}

#[test]
fn a_renderer_below_the_view_is_found() {
    for text in ["use bevy::render::view::Msaa;", "use bevy_egui::egui::Color32;", "fn f() { bevy::pbr::g() }"] {
        for path in ["game/turn.rs", "presentation.rs", "accessibility/points.rs", "settings/theme.rs"] {
            assert_eq!(faults_of(path, text).len(), 1, "{path}: {text}");
        }
        assert_eq!(faults_of("view/board.rs", text), [""; 0]);
    }
}

#[test]
fn a_file_that_belongs_to_no_layer_is_found() {
    assert_eq!(faults_of("helpers.rs", "").len(), 1);
}
