//! Othello's scenes: flips of one disc and of many, the count at the end, a move taken back.

use super::{GameScenes, MoveScene, ends};
use crate::rules::{Effect, GameKind, Played, Position};
use crate::ui::dialogs::Dialog;

pub(super) const SCENES: GameScenes = GameScenes {
    midgame: 30,
    moves: &[
        MoveScene::new("place", 10, |played| flips(played) == 1),
        MoveScene::new("wave", 14, |played| flips(played) >= 9),
        MoveScene::new("count", 80, ends),
        MoveScene { undo: true, ..MoveScene::new("undo", 12, |played| flips(played) >= 5) },
    ],
    camera: &[],
    title_pages: &[("new-match", Dialog::NewMatch(GameKind::Othello))],
    match_pages: &[],
};

fn flips(played: &Played<Position>) -> usize {
    played.effects.iter().filter(|effect| matches!(effect, Effect::Flipped { .. })).count()
}
