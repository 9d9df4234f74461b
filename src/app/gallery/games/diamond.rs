//! Diamond's scenes: a placed piece, a move, a capture, a removal, the winning square.

use super::{CameraScene, GameScenes, MoveScene, ends, goes_on, has};
use crate::rules::Effect;

pub(super) const SCENES: GameScenes = GameScenes {
    midgame: 34,
    moves: &[
        MoveScene::new("place", 9, |played| has(played, |effect| matches!(effect, Effect::Placed { .. }))),
        MoveScene::new("move", 8, |played| {
            played.effects.len() == 1 && has(played, |effect| matches!(effect, Effect::Moved { .. }))
        }),
        MoveScene::new("stone", 14, |played| {
            has(played, |effect| matches!(effect, Effect::Neutralised { .. })) && goes_on(played)
        }),
        MoveScene::new("removal", 10, |played| {
            has(played, |effect| matches!(effect, Effect::Removed { .. })) && goes_on(played)
        }),
        MoveScene::new("square", 40, ends),
    ],
    camera: &[CameraScene::Intro, CameraScene::TopDown],
    title_pages: &[],
    match_pages: &[],
};
