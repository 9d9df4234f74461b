//! Shares a game of the library: it is opened, and then the page for sharing.

use bevy::prelude::*;
use bevy_egui::EguiContexts;

use crate::game::matches::Match;
use crate::game::screen::{Active, Screen};
use crate::persist::library::LibraryResponded;
use crate::ui::dialogs::{Dialog, Dialogs};

/// How far a game that is to be shared has come.
#[derive(Resource, Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(super) enum Sharing {
    /// There is none.
    #[default]
    None,
    /// The library has been asked for it.
    Requested,
    /// It is the active match.
    Opened,
}

/// Opens the page in the frame after the game has been opened, because another screen closes all dialogs.
pub(super) fn open_page(
    mut contexts: EguiContexts,
    opened: Query<(), (With<Active>, Added<Match>)>,
    screen: Res<State<Screen>>,
    mut responses: MessageReader<LibraryResponded>,
    mut sharing: ResMut<Sharing>,
    mut dialogs: ResMut<Dialogs>,
) -> Result {
    let failed = responses.read().filter(|response| response.result.is_err()).count() > 0;
    match *sharing {
        Sharing::Requested if failed => *sharing = Sharing::None,
        Sharing::Requested if !opened.is_empty() => *sharing = Sharing::Opened,
        Sharing::Opened if *screen.get() == Screen::Match => {
            *sharing = Sharing::None;
            dialogs.open(contexts.ctx_mut()?, Dialog::Share);
        }
        _ => {}
    }
    Ok(())
}
