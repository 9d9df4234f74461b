//! Menus and panels: they read the match and the preferences, and ask.
//!
//! | To change | see |
//! |---|---|
//! | a sentence or a label | [`presentation::text`](crate::presentation::text) |
//! | colours, type, sizes, motion | [`theme`], `motion` |
//! | where things stand in the window | [`layout`] |
//! | buttons and other things to press | `widgets` |
//! | the panels around the board | `hud` |
//! | the title screen | `title` |
//! | notices over everything | [`toast`] |
//! | which dialogs are open, what Esc does | [`dialogs`] |
//! | a dialog | `menu`, `players_page`, `settings`, `rules_page`, `moves_page`, `result`, `title::new_match` |
//!
//! Everything is drawn in [`EguiPrimaryContextPass`], one pass a frame; nothing here changes a match.

mod click_sound;
pub mod dialogs;
mod focus_ring;
pub(crate) mod hud;
pub mod layout;
mod menu;
mod modifier_filter;
mod moves_page;
mod player_picker;
mod players_page;
mod requests;
mod result;
mod rules_page;
pub mod scale;
mod settings;
mod text_layout;
pub mod theme;
pub(crate) mod title;
pub mod toast;
mod transitions;
mod widgets;

use bevy::asset::AssetEventSystems;
use bevy::prelude::*;
use bevy_egui::{EguiPlugin, EguiPostUpdateSet, EguiPreUpdateSet, EguiPrimaryContextPass};

use crate::game::screen::Screen;
use crate::presentation::PresentationPlugin;
use crate::settings::bindings::{Bindings, Rebinding};
use crate::settings::device::LastDevice;
use crate::settings::preferences::Preferences;
use crate::view::near_side::NearSide;
use crate::view::sound::PlaySound;
use crate::view::stage::{Animating, BoardCovered, OpenMenu, Stage, TitleBoards};

/// The whole interface.
#[derive(Clone, Copy, Debug, Default)]
pub struct UiPlugin;

impl Plugin for UiPlugin {
    fn build(&self, app: &mut App) {
        if !app.is_plugin_added::<EguiPlugin>() {
            app.add_plugins(EguiPlugin::default());
        }
        if !app.is_plugin_added::<PresentationPlugin>() {
            app.add_plugins(PresentationPlugin);
        }
        app.add_message::<toast::Toast>();
        app.init_resource::<dialogs::Dialogs>()
            .init_resource::<crate::persist::settings::NewMatchSettings>()
            .init_resource::<Preferences>()
            .init_resource::<Bindings>()
            .init_resource::<Rebinding>()
            .init_resource::<LastDevice>()
            .init_resource::<Stage>()
            .init_resource::<TitleBoards>()
            .init_resource::<Animating>()
            .init_resource::<BoardCovered>()
            .init_resource::<NearSide>()
            .add_message::<OpenMenu>()
            .add_message::<PlaySound>()
            // New letters reach the renderer in the frame that shows them, not in the one after.
            .configure_sets(PostUpdate, AssetEventSystems.after(EguiPostUpdateSet::PostProcessOutput))
            .add_systems(OnExit(Screen::Title), dialogs::close_on_screen_change)
            .add_systems(OnExit(Screen::Match), dialogs::close_on_screen_change)
            .add_systems(
                PreUpdate,
                (modifier_filter::drop_repeated_modifiers, scale::follow, focus_ring::track_device)
                    .after(EguiPreUpdateSet::ProcessInput)
                    .before(EguiPreUpdateSet::BeginPass),
            )
            .add_systems(
                PostUpdate,
                (theme::install, theme::follow_preferences.run_if(resource_changed::<Preferences>))
                    .chain()
                    .before(EguiPostUpdateSet::EndPass),
            )
            .add_systems(EguiPrimaryContextPass, passes());
    }
}

/// What is drawn in a frame, from the bottom up.
fn passes() -> bevy::ecs::schedule::ScheduleConfigs<bevy::ecs::system::ScheduleSystem> {
    let on_match = (hud::draw, result::update_timer, result::draw, menu::draw, players_page::draw, moves_page::draw)
        .chain()
        .run_if(in_state(Screen::Match));
    let on_title = (title::draw, title::draw_new_match).chain().run_if(in_state(Screen::Title));
    let first = dialogs::open_first_page.run_if(resource_exists::<dialogs::FirstPage>);
    let pages = (rules_page::draw, settings::draw, toast::draw).chain();
    (first, dialogs::handle_keys, on_title, on_match, pages, dialogs::update_board_covered, click_sound::play_click)
        .chain()
}
