//! Breakthrough's scenes: a step, a capture, the winning step.

use super::{CameraScene, GameScenes, MoveScene, ends, goes_on, has};
use crate::rules::Effect;
use crate::ui::dialogs::Dialog;

pub(super) const SCENES: GameScenes = GameScenes {
    midgame: 24,
    moves: &[
        MoveScene::new("move", 8, |played| played.effects.len() == 1 && goes_on(played)),
        MoveScene::new("capture", 16, |played| {
            has(played, |effect| matches!(effect, Effect::Captured { .. })) && goes_on(played)
        }),
        MoveScene::new("win", 40, ends),
    ],
    camera: &[CameraScene::Turn],
    title_pages: &[],
    match_pages: &[("menu", Dialog::Menu), ("players", Dialog::Players)],
};
