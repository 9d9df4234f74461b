//! Mouse, touch and keyboard become intents and wishes.

pub mod keys;
pub mod orbit;
pub mod pick;
pub mod pointer;
pub mod press;

use bevy::prelude::*;

use crate::game::GameSystems;
use crate::game::screen::Screen;
use crate::view::stage::BoardCovered;

/// The order of input's work, before the match is judged.
#[derive(SystemSet, Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum InputSystems {
    /// Where the pointer is and what it does.
    Sense,
    /// What that means on the board.
    Act,
}

/// Lets people play the active match.
#[derive(Clone, Copy, Debug, Default)]
pub struct InputPlugin;

impl Plugin for InputPlugin {
    fn build(&self, app: &mut App) {
        app.init_resource::<pointer::Pointer>()
            .init_resource::<press::Press>()
            .configure_sets(Update, (InputSystems::Sense, InputSystems::Act).chain().in_set(GameSystems::Requests))
            .add_systems(Update, pointer::sense.in_set(InputSystems::Sense))
            .add_systems(
                Update,
                (press::point, press::act, keys::move_cursor, keys::act, orbit::turn, orbit::zoom)
                    .chain()
                    .in_set(InputSystems::Act)
                    .run_if(in_state(Screen::Match).and_then(uncovered)),
            );
    }
}

fn uncovered(covered: Res<BoardCovered>) -> bool {
    !covered.0
}
