//! The keyboard: arrows move a cursor, Enter acts, letters ask for the rest.

use bevy::input::ButtonState;
use bevy::input::keyboard::KeyboardInput;
use bevy::prelude::*;
use bevy_egui::input::EguiWantsInput;

use crate::game::intent::{Choices, Intent, press};
use crate::game::matches::Match;
use crate::game::player::{Awaited, Paused, Players};
use crate::game::requests::{MatchRequest, Wish};
use crate::game::screen::Active;
use crate::game::snapshot::Boards;
use crate::rules::{Move, Point, Topology};
use crate::taste::preferences::Preferences;
use crate::view::camera::Orbit;
use crate::view::playback::Hurry;
use crate::view::stage::Busy;

const ARROWS: [(KeyCode, Vec2); 4] = [
    (KeyCode::ArrowUp, Vec2::Y),
    (KeyCode::ArrowDown, Vec2::NEG_Y),
    (KeyCode::ArrowLeft, Vec2::NEG_X),
    (KeyCode::ArrowRight, Vec2::X),
];

/// Moves the cursor to the neighbour that lies in an arrow's direction as the player sees it; once for every press,
/// however many come between two frames.
pub fn move_cursor(
    mut typed: MessageReader<KeyboardInput>,
    interface: Res<EguiWantsInput>,
    orbit: Res<Orbit>,
    mut active: Query<(&Match, &mut Intent), With<Active>>,
) {
    let pressed = typed.read().filter(|key| key.state == ButtonState::Pressed);
    let arrows: Vec<Vec2> = pressed
        .filter_map(|key| ARROWS.iter().find(|(arrow, _)| *arrow == key.key_code).map(|(_, direction)| *direction))
        .collect();
    let Ok((Match(variant), mut intent)) = active.single_mut() else { return };
    if interface.wants_any_keyboard_input() {
        return;
    }
    let topology = Topology::of(*variant);
    for direction in arrows {
        let turned = Vec2::from_angle(orbit.yaw).rotate(direction);
        intent.cursor = Some(match intent.cursor.or(intent.selected) {
            Some(cursor) => topology.toward(cursor, turned.into()).unwrap_or(cursor),
            None => middle(topology),
        });
    }
}

fn middle(topology: &Topology) -> Point {
    topology.nearest([0.0, -0.1]).map_or(Point::new(0), |(point, _)| point)
}

/// Enter and Space act on the cursor's point; U and R take back and play again; H asks for a hint; P passes, or stops
/// and starts a match that is watched; X switches sides; V changes the view, C puts the camera back; Esc puts a piece
/// down.
pub fn act(
    keys: Res<ButtonInput<KeyCode>>,
    interface: Res<EguiWantsInput>,
    busy: Res<Busy>,
    boards: Boards,
    (mut preferences, mut orbit): (ResMut<Preferences>, ResMut<Orbit>),
    mut active: Query<(Entity, &mut Intent, &Choices, (&Awaited, &Players, &Paused)), With<Active>>,
    mut requests: MessageWriter<MatchRequest>,
    mut hurry: MessageWriter<Hurry>,
) {
    let Ok((game, mut intent, choices, (awaited, players, paused))) = active.single_mut() else { return };
    if interface.wants_any_keyboard_input() {
        return;
    }
    for key in keys.get_just_pressed() {
        let wish = match key {
            KeyCode::Enter | KeyCode::NumpadEnter | KeyCode::Space => {
                if busy.0 {
                    hurry.write(Hurry);
                }
                let mine = *awaited == Awaited::Person;
                boards.position(game).filter(|_| mine).and_then(|here| press(&here, &mut intent)).map(Wish::Play)
            }
            KeyCode::KeyU => Some(Wish::TakeBack),
            KeyCode::KeyR => Some(Wish::PlayAgain),
            KeyCode::KeyH => Some(Wish::Hint),
            KeyCode::KeyP if choices.pass => Some(Wish::Play(Move::Pass)),
            KeyCode::KeyP if players.all_computers() || paused.0 => Some(Wish::Pause(!paused.0)),
            KeyCode::KeyX if choices.swap => Some(Wish::Play(Move::Swap)),
            _ => None,
        };
        match key {
            KeyCode::KeyV => preferences.top_down = !preferences.top_down,
            KeyCode::KeyC => *orbit = Orbit::default(),
            KeyCode::Escape => intent.put_down(),
            _ => {}
        }
        if let Some(wish) = wish {
            if wish != Wish::Hint {
                intent.selected = None;
            }
            requests.write(MatchRequest { game, wish });
        }
    }
}
