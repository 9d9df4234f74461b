//! Mouse, touch, keyboard and pad become one stream of actions, and actions become intents and wishes.
//!
//! | To change | see |
//! |---|---|
//! | what people can do | [`action`] |
//! | what it does | `act`, [`press`], [`cursor`] |
//! | how a device says it | `devices` |
//! | which key says it | [`crate::taste::bindings`] |

pub mod action;
pub mod cursor;
mod devices;
mod handle;
pub mod pick;
pub mod press;

use bevy::input::InputSystems as Devices;
use bevy::prelude::*;
use bevy::window::{RequestRedraw, WindowEvent};
use bevy_egui::EguiInputSet;
use bevy_egui::input::{EguiInputEvent, EguiWantsInput};

use crate::game::GameSystems;
use crate::settings::bindings::{Bindings, Rebinding, TriggerPressed};
use crate::settings::device::LastDevice;
use crate::settings::preferences::Preferences;
use crate::view::camera::Orbit;
use crate::view::playback::SkipAnimations;
use crate::view::stage::{Animating, BoardCovered, Dragged, OpenMenu};

/// The order of input's work, before the match is judged.
#[derive(SystemSet, Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum InputSystems {
    /// What people do with their devices becomes actions.
    Translate,
    /// Actions are carried out.
    Act,
}

/// Lets people play the active match.
#[derive(Clone, Copy, Debug, Default)]
pub struct InputPlugin;

impl Plugin for InputPlugin {
    fn build(&self, app: &mut App) {
        // What view and interface have for it; without them it still works.
        app.init_resource::<EguiWantsInput>()
            .init_resource::<Preferences>()
            .init_resource::<Orbit>()
            .init_resource::<Animating>()
            .init_resource::<BoardCovered>()
            .init_resource::<Dragged>()
            .add_message::<SkipAnimations>()
            .add_message::<OpenMenu>()
            .add_message::<WindowEvent>()
            .add_message::<RequestRedraw>();
        app.init_resource::<press::Press>()
            .init_resource::<Bindings>()
            .init_resource::<Rebinding>()
            .add_message::<TriggerPressed>()
            .init_resource::<LastDevice>()
            .add_message::<action::Action>()
            .add_message::<EguiInputEvent>()
            // What a pad does in the interface reaches it in the same frame.
            .configure_sets(PreUpdate, InputSystems::Translate.after(Devices).before(EguiInputSet::WriteEguiEvents))
            .configure_sets(Update, InputSystems::Act.in_set(GameSystems::Commands))
            .add_systems(
                PreUpdate,
                (devices::translate, devices::pads::translate).chain().in_set(InputSystems::Translate),
            )
            .add_systems(Update, (rebind, handle::carry_out).chain().in_set(InputSystems::Act));
    }
}

/// Gives the action that waits for a key what was pressed.
fn rebind(
    mut offered: MessageReader<TriggerPressed>,
    mut rebinding: ResMut<Rebinding>,
    mut bindings: ResMut<Bindings>,
) {
    for TriggerPressed(trigger) in offered.read() {
        rebinding.take(&mut bindings, *trigger);
    }
}
