//! The game without graphics: where there is no WebGL 2, the accessible board still plays.

use std::cell::RefCell;

use bevy::prelude::*;
use bevy::state::app::StatesPlugin;

use super::bridge::CanvasRequest;
use super::startup::Startup;
use super::to_page::ToPage;
use crate::app::MatchPlugin;
use crate::persist::{SavedSettingsPlugin, restore_match};
use tessera_headless::page_messages::PageMessageError;

thread_local! {
    static APP: RefCell<Option<App>> = const { RefCell::new(None) };
}

/// Builds the program and runs its first update.
///
/// # Errors
/// If a message to the page cannot be written.
pub(super) fn set_up(startup: Startup) -> Result<(), PageMessageError> {
    let Startup { settings, options, saved } = startup;
    let (another, unsaved) = (options.opening.is_some(), options.own_theme.is_some());
    let mut app = App::new();
    app.set_error_handler(bevy::ecs::error::error);
    app.add_plugins((MinimalPlugins, StatesPlugin));
    app.add_plugins((
        MatchPlugin { opening: options.opening, players: options.players, clock: options.clock },
        SavedSettingsPlugin { settings, unsaved },
        super::bridge::plugin,
    ));
    app.add_message::<CanvasRequest>();
    restore_match(&mut app, saved, another);
    app.finish();
    app.cleanup();
    APP.set(Some(app));
    update();
    ToPage::Ready.send()
}

/// Runs one update.
pub(super) fn update() {
    APP.with_borrow_mut(|app| app.iter_mut().for_each(App::update));
}
