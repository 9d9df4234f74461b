//! The games that say something. A new game is registered here; its messages are in a file with the name of its module.

mod breakthrough;
mod diamond;
mod othello;

use super::game_messages::GameMessages;
use crate::rules::GameKind;

/// The messages of a game.
pub(super) fn messages_of(kind: GameKind) -> &'static dyn GameMessages {
    match kind {
        GameKind::Othello => &othello::Othello,
        GameKind::Breakthrough => &breakthrough::Breakthrough,
        GameKind::Diamond => &diamond::Diamond,
    }
}
