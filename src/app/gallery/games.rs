//! The scenes of each game in the gallery. A new game is registered here.

mod breakthrough;
mod diamond;
mod othello;

use crate::rules::{Effect, Game, GameKind, Outcome, Played, Position};
use crate::ui::dialogs::Dialog;

/// What the gallery shows of a game, besides its board in every theme.
#[derive(Debug)]
pub(super) struct GameScenes {
    /// The ply at which the board looks its best: well under way, with something captured.
    pub(super) midgame: usize,
    /// The animations of moves.
    pub(super) moves: &'static [MoveScene],
    /// The camera's motions.
    pub(super) camera: &'static [CameraScene],
    /// Pages over the title screen: name and page.
    pub(super) title_pages: &'static [(&'static str, Dialog)],
    /// Pages over a match.
    pub(super) match_pages: &'static [(&'static str, Dialog)],
}

/// The animation of a move that is found in random games.
#[derive(Debug)]
pub(super) struct MoveScene {
    pub(super) name: &'static str,
    pub(super) frames: usize,
    pub(super) wanted: fn(&Played<Position>) -> bool,
    /// The move is taken back instead of played.
    pub(super) undo: bool,
}

impl MoveScene {
    const fn new(name: &'static str, frames: usize, wanted: fn(&Played<Position>) -> bool) -> MoveScene {
        MoveScene { name, frames, wanted, undo: false }
    }
}

/// A motion of the camera.
#[derive(Clone, Copy, Debug)]
pub(super) enum CameraScene {
    /// It comes down onto the board.
    Intro,
    /// It rises above the board.
    TopDown,
    /// It turns to the other side after a move.
    Turn,
}

/// The scenes of a game.
pub(super) const fn scenes(kind: GameKind) -> &'static GameScenes {
    match kind {
        GameKind::Othello => &othello::SCENES,
        GameKind::Breakthrough => &breakthrough::SCENES,
        GameKind::Diamond => &diamond::SCENES,
    }
}

/// Whether a move has such an effect.
fn has(played: &Played<Position>, wanted: impl Fn(&Effect) -> bool) -> bool {
    played.effects.iter().any(wanted)
}

/// Whether the game goes on after a move.
fn goes_on(played: &Played<Position>) -> bool {
    played.next.outcome() == Outcome::InProgress
}

/// Whether a move ends the game.
fn ends(played: &Played<Position>) -> bool {
    !goes_on(played)
}
