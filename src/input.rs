//! Input: translates mouse, touch, keyboard and gamepads into one stream of actions, and actions into selections and
//! commands.
//!
//! | To change | see |
//! |---|---|
//! | the actions | [`action`] |
//! | their effect | `handle`, [`press`], [`cursor`], `camera_actions`; in the position editor `editing` |
//! | several commands in one frame | `expectation` |
//! | how a device is translated | `devices` |
//! | the point under the pointer | [`pick`] |
//! | the bindings | [`crate::settings::bindings`] |

pub mod action;
mod camera_actions;
pub mod cursor;
mod devices;
mod editing;
mod expectation;
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

/// The order of the input's systems in a frame; all of them run before the match's.
#[derive(SystemSet, Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum InputSystems {
    /// Translates device events into actions.
    Translate,
    /// Handles actions.
    Act,
}

/// Input for the active match and the position editor.
///
/// It needs the view's [`crate::view::stage::plugin`] and
/// [`Orbit`](crate::view::camera::Orbit), and the
/// [`SettingsPlugin`](crate::settings::SettingsPlugin).
pub fn plugin(app: &mut App) {
    // Window and interface register these, too; without them there are no such events.
    app.init_resource::<EguiWantsInput>()
        .add_message::<EguiInputEvent>()
        .add_message::<WindowEvent>()
        .add_message::<RequestRedraw>();
    app.init_resource::<press::Press>()
        .add_message::<action::Action>()
        .add_message::<crate::game::lesson::LessonRequest>()
        // The interface gets the keys of a gamepad in the same frame.
        .configure_sets(PreUpdate, InputSystems::Translate.after(Devices).before(EguiInputSet::WriteEguiEvents))
        .configure_sets(Update, InputSystems::Act.in_set(GameSystems::Commands))
        .add_systems(
            PreUpdate,
            (devices::translate, devices::gamepads::translate, devices::wake_demos)
                .chain()
                .in_set(InputSystems::Translate),
        )
        .add_systems(
            Update,
            (rebind, handle::handle_actions, editing::handle_actions).chain().in_set(InputSystems::Act),
        );
}

/// Binds a pressed key or button to the action that waits for one.
fn rebind(
    mut pressed: MessageReader<TriggerPressed>,
    mut rebinding: ResMut<Rebinding>,
    mut bindings: ResMut<Bindings>,
) {
    for TriggerPressed(trigger) in pressed.read() {
        rebinding.handle(&mut bindings, *trigger);
    }
}
