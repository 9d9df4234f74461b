//! The interface: menus and panels that read the match and the preferences, and request changes.
//!
//! | To change | see |
//! |---|---|
//! | a sentence or a label | [`crate::presentation::text`] |
//! | colours, type, sizes, motion | [`theme`], `transitions` |
//! | where things stand in the window | [`layout`] |
//! | buttons and other things to press | `widgets` |
//! | the panels around the board | `hud` |
//! | the title screen | `title` |
//! | the position editor | `editor` |
//! | lessons and puzzles | `exercise`, `learn` |
//! | signs of values on the board, the list of the oracle | `oracle` |
//! | the graph, the best lines, the report | `analysis` |
//! | the opening explorer | `explorer` |
//! | text that runs from right to left | `bidi` |
//! | fields that a page types in | `page_fields` |
//! | names below a picture that is shared | [`caption`] |
//! | toasts over everything | [`toast`] |
//! | what a test of the layout sees | [`label_log`] |
//! | the order of systems | `systems` |
//! | which dialogs are open, what Esc does | [`dialogs`] |
//! | a dialog | `menu`, `library`, `statistics`, `share_page`, `players_page`, `settings`, `rules_page`, `moves_page`, `result`, `title::new_match` |
//!
//! Everything is drawn in egui's primary context pass, one pass a frame; nothing here changes a match.

mod analysis;
mod bidi;
pub mod caption;
mod click_sound;
pub mod dialogs;
mod editor;
mod exercise;
mod explorer;
mod focus_ring;
pub mod focused_widget;
pub(crate) mod hud;
mod key_repeat;
pub mod label_log;
pub mod layout;
mod learn;
mod library;
mod match_options;
mod menu;
mod modifier_filter;
mod moves_page;
mod oracle;
mod own_theme;
mod page_fields;
pub mod panel_reader;
mod player_picker;
mod players_page;
mod requests;
mod result;
mod rules_page;
pub mod scale;
mod settings;
mod share_page;
mod statistics;
pub(crate) mod systems;
mod text_layout;
pub mod theme;
pub(crate) mod title;
pub mod toast;
mod transitions;
mod widgets;

use bevy::asset::AssetEventSystems;
use bevy::prelude::*;
use bevy_egui::{EguiPlugin, EguiPostUpdateSet};

/// The whole interface: every concept has a plugin beside its systems, and `systems` puts them in order.
///
/// It needs the resources of the view and of the settings.
pub fn plugin(app: &mut App) {
    if !app.is_plugin_added::<EguiPlugin>() {
        app.add_plugins(EguiPlugin::default());
    }
    // New letters reach the renderer in the frame that shows them, not in the one after.
    app.configure_sets(PostUpdate, AssetEventSystems.after(EguiPostUpdateSet::PostProcessOutput));
    app.add_plugins(systems::plugin)
        .add_plugins((
            theme::plugin,
            scale::plugin,
            focus_ring::plugin,
            modifier_filter::plugin,
            key_repeat::plugin,
            click_sound::plugin,
            page_fields::plugin,
        ))
        .add_plugins((dialogs::plugin, title::plugin, hud::plugin, result::plugin, toast::plugin))
        .add_plugins((
            editor::plugin,
            exercise::plugin,
            learn::plugin,
            oracle::plugin,
            analysis::plugin,
            explorer::plugin,
        ))
        .add_plugins((
            menu::plugin,
            players_page::plugin,
            moves_page::plugin,
            rules_page::plugin,
            settings::plugin,
            library::plugin,
            statistics::plugin,
            share_page::plugin,
            own_theme::plugin,
        ));
}
