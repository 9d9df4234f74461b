//! Pointing, pressing, releasing and dragging on the board.
//!
//! A press shows what would happen, a release does it: one rule for mouse and finger, for clicks and drags.

use bevy::prelude::*;

use crate::game::intent::{Intent, asked_move, pick_up};
use crate::game::matches::Match;
use crate::game::player::Awaited;
use crate::game::requests::{MatchRequest, Wish};
use crate::game::screen::Active;
use crate::game::snapshot::Boards;
use crate::rules::{Move, Point, Position, Topology};
use crate::view::playback::Hurry;
use crate::view::scene::BoardCamera;
use crate::view::stage::{Busy, Dragged};

use super::pick::pick;
use super::pointer::Pointer;

/// A press that is going on.
#[derive(Resource, Clone, Copy, PartialEq, Debug, Default)]
pub struct Press {
    /// Where it began, in logical pixels.
    pub began: Option<Vec2>,
    /// The point of the board where it began.
    pub origin: Option<Point>,
    /// The piece there was already picked up before.
    pub again: bool,
    /// It has moved too far to be a click.
    pub dragging: bool,
}

/// Farther than this many logical pixels a press becomes a drag.
const DRAG: f32 = 8.0;

/// Keeps the intent's cursor under the pointer.
pub fn point(
    pointer: Res<Pointer>,
    camera: Single<(&Camera, &GlobalTransform), With<BoardCamera>>,
    boards: Boards,
    mut active: Query<(Entity, &Match, &GlobalTransform, &mut Intent), With<Active>>,
) {
    // The keyboard's cursor stays where it is until the pointer moves.
    if !pointer.moved && !pointer.just_pressed && !pointer.just_released {
        return;
    }
    let (camera, eye) = *camera;
    for (game, Match(variant), board, mut intent) in &mut active {
        let ray = pointer.place.and_then(|place| camera.viewport_to_world(eye, place).ok());
        let found = ray.and_then(|ray| {
            let inverse = board.affine().inverse();
            let direction = Dir3::new(inverse.transform_vector3(*ray.direction)).ok()?;
            let local = Ray3d::new(inverse.transform_point3(ray.origin), direction);
            pick(variant.kind(), Topology::of(*variant), &boards.placement(game)?, local)
        });
        if intent.cursor != found {
            intent.cursor = found;
        }
    }
}

/// Turns presses and releases into picking up, putting down and wishes.
pub fn act(
    pointer: Res<Pointer>,
    busy: Res<Busy>,
    boards: Boards,
    mut press: ResMut<Press>,
    mut dragged: ResMut<Dragged>,
    mut active: Query<(Entity, &mut Intent, &Awaited), With<Active>>,
    mut requests: MessageWriter<MatchRequest>,
    mut hurry: MessageWriter<Hurry>,
) {
    let Ok((game, mut intent, awaited)) = active.single_mut() else { return };
    if pointer.just_pressed {
        if busy.0 {
            hurry.write(Hurry);
        }
        let Some(position) = boards.position(game) else { return };
        *press = Press { began: pointer.place, origin: intent.cursor, ..default() };
        if *awaited == Awaited::Person {
            press.again = intent.cursor.is_some() && intent.cursor == intent.selected;
            pick_up(&position, &mut intent);
        }
    }
    if let (Some(began), Some(place)) = (press.began, pointer.place) {
        press.dragging |= pointer.pressed && began.distance(place) > DRAG;
    }
    let held = press.dragging && press.origin.is_some() && press.origin == intent.selected;
    let carried = Dragged(held.then_some(intent.selected).flatten().zip(pointer.place));
    dragged.set_if_neq(carried);
    if pointer.just_released {
        let released = std::mem::take(&mut *press);
        dragged.set_if_neq(Dragged(None));
        // A click while a computer is to move means nothing; after the end it is answered that the match is over.
        let heard = !matches!(awaited, Awaited::Computer(_));
        let position = boards.position(game).filter(|_| heard);
        if let Some(mv) = position.and_then(|position| meant(&position, &mut intent, released)) {
            requests.write(MatchRequest { game, wish: Wish::Play(mv) });
            intent.selected = None;
        }
        if pointer.touch {
            intent.cursor = None;
        }
    }
}

/// The move a release asks for; legal or not, the rules will say.
fn meant(position: &Position, intent: &mut Intent, press: Press) -> Option<Move> {
    let Some(cursor) = intent.cursor else {
        // Let go beside the board: the piece goes back.
        intent.selected = None;
        return None;
    };
    if intent.selected == Some(cursor) {
        // A click on the piece that was already up puts it down; a first click leaves it up.
        if press.again || press.dragging {
            intent.selected = None;
        }
        return None;
    }
    let clicked = press.origin == Some(cursor);
    let carried = press.dragging && press.origin.is_some() && press.origin == intent.selected;
    if !clicked && !carried {
        return None;
    }
    asked_move(position, intent)
}
