//! The game without a picture: where there is no WebGL2, the plain board still plays.

use std::cell::RefCell;

use bevy::prelude::*;
use bevy::state::app::StatesPlugin;

use super::bridge::{BridgePlugin, Picture};
use super::talk::{Opened, ToPage};
use crate::app::TablePlugin;
use crate::game::intent::Confirm;
use crate::game::thinker::Manners;
use crate::persist::Reopen;

thread_local! {
    static APP: RefCell<Option<App>> = const { RefCell::new(None) };
}

pub(super) fn set_up(opened: Opened) {
    let Opened { settings, options, saved } = opened;
    let mut app = App::new();
    app.set_error_handler(bevy::ecs::error::error);
    app.add_plugins((MinimalPlugins, StatesPlugin));
    app.add_plugins((
        TablePlugin { opening: options.opening, players: options.players, clock: options.clock },
        BridgePlugin,
    ));
    app.add_message::<Picture>().insert_resource(Manners { resign: settings.computers_resign });
    app.insert_resource(Confirm(settings.preferences.confirm));
    if let Some(saved) = saved {
        app.insert_resource(Reopen(saved));
    }
    app.finish();
    app.cleanup();
    APP.set(Some(app));
    update();
    ToPage::Ready.tell();
}

pub(super) fn update() {
    APP.with_borrow_mut(|app| app.iter_mut().for_each(App::update));
}
