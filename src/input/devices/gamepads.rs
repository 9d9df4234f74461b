//! Gamepads: buttons by their place, the left stick as arrows, the right one for the camera. Where the board takes no input
//! they move through the interface, as keys would.

mod frame;
mod mapping;

use std::time::Duration;

use bevy::input::gamepad::{Gamepad, GamepadAxis, GamepadEvent};
use bevy::prelude::*;
use bevy::window::RequestRedraw;
use bevy_egui::PrimaryEguiContext;
use bevy_egui::egui::Event;
use bevy_egui::input::EguiInputEvent;

use super::DeviceContext;
use crate::input::action::Action;
use crate::settings::bindings::{PadButton, Trigger, TriggerPressed};
use crate::settings::device::{Device, LastDevice};
use frame::FrameInput;
use mapping::pad_button;

/// The state of all gamepads.
#[derive(Default)]
pub(crate) struct Gamepads {
    /// The pressed buttons.
    down: Vec<(Entity, PadButton)>,
    /// The left sticks.
    sticks: Vec<(Entity, Stick)>,
    /// What repeats, and when next.
    repeating: Option<(Held, Duration)>,
}

/// A button or stick that is held.
#[derive(Clone, Copy, PartialEq, Debug)]
enum Held {
    Button(Entity, PadButton),
    Stick(Entity),
}

/// A left stick.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
struct Stick {
    now: Vec2,
    /// The farthest position since the last frame.
    peak: Vec2,
    /// It has acted, and must come back before it acts again.
    engaged: bool,
}

/// How long a button is held before it repeats.
const REPEAT_DELAY: Duration = Duration::from_millis(420);
/// The time between two repetitions.
const REPEAT_INTERVAL: Duration = Duration::from_millis(120);
/// How far a stick must move to act.
const ENGAGE: f32 = 0.6;
/// How far it must come back before it acts again.
const RELEASE: f32 = 0.4;
/// Radians per second with the right stick at its end.
const TURN_RATE: f32 = 1.8;
/// The part of the right stick's way that has no effect.
const DEAD_ZONE: f32 = 0.15;

/// Translates gamepad events into actions, or into keys for the interface.
pub(crate) fn translate(
    mut events: MessageReader<GamepadEvent>,
    (gamepads, contexts): (Query<&Gamepad>, Query<Entity, With<PrimaryEguiContext>>),
    time: Res<Time<Real>>,
    context: DeviceContext,
    mut pads: Local<Gamepads>,
    mut last_device: ResMut<LastDevice>,
    (mut actions, mut keys): (MessageWriter<Action>, MessageWriter<EguiInputEvent>),
    mut pressed_triggers: MessageWriter<TriggerPressed>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    let (now, mut input) = (time.elapsed(), FrameInput::default());
    events.read().for_each(|event| pads.translate(event, now, &context, &mut input));
    pads.update_sticks(now, &context, &mut input);
    pads.repeat(now, &context, &mut input);
    let turned = turn_view(&gamepads, time.delta_secs(), &context, &mut input);
    if input.used {
        last_device.set_if_neq(LastDevice(Device::Pad));
    }
    // A repetition needs a frame that nothing else may request.
    if turned || pads.repeating.is_some() {
        redraw.write(RequestRedraw);
    }
    pressed_triggers.write_batch(input.rebound.iter().map(|button| TriggerPressed(Trigger::Pad(*button))));
    actions.write_batch(input.actions);
    for ((key, modifiers), context) in input.keys.into_iter().flat_map(|key| contexts.iter().map(move |c| (key, c))) {
        for pressed in [true, false] {
            let event = Event::Key { key, physical_key: None, pressed, repeat: false, modifiers };
            keys.write(EguiInputEvent { context, event });
        }
    }
}

impl Gamepads {
    /// Translates one event.
    fn translate(&mut self, event: &GamepadEvent, now: Duration, context: &DeviceContext, input: &mut FrameInput) {
        match event {
            GamepadEvent::Button(changed) => {
                let Some(button) = pad_button(changed.button) else { return };
                let held = (changed.entity, button);
                let before = self.down.contains(&held);
                if changed.state.is_pressed() && !before {
                    self.update_sticks(now, context, input);
                    self.down.push(held);
                    if context.is_rebinding() {
                        input.rebound.push(button);
                    } else if input.press(button, false, context) {
                        self.repeating = Some((Held::Button(held.0, held.1), now + REPEAT_DELAY));
                    }
                } else if !changed.state.is_pressed() && before {
                    self.down.retain(|other| *other != held);
                    self.stop(Held::Button(held.0, held.1));
                }
            }
            GamepadEvent::Axis(moved) => {
                let axis = match moved.axis {
                    GamepadAxis::LeftStickX => 0,
                    GamepadAxis::LeftStickY => 1,
                    _ => return,
                };
                let stick = self.stick(moved.entity);
                stick.now[axis] = moved.value;
                if stick.now.length() > stick.peak.length() {
                    stick.peak = stick.now;
                }
            }
            GamepadEvent::Connection(change) if !change.connected() => {
                self.down.retain(|(pad, _)| *pad != change.gamepad);
                self.sticks.retain(|(pad, _)| *pad != change.gamepad);
                self.repeating = None;
            }
            GamepadEvent::Connection(_) => {}
        }
    }

    /// The left stick of a gamepad.
    fn stick(&mut self, pad: Entity) -> &mut Stick {
        let known = self.sticks.iter().position(|(other, _)| *other == pad);
        let index = known.unwrap_or_else(|| {
            self.sticks.push((pad, Stick::default()));
            self.sticks.len() - 1
        });
        &mut self.sticks[index].1
    }

    /// Stops repeating a released button or stick.
    fn stop(&mut self, held: Held) {
        if self.repeating.is_some_and(|(other, _)| other == held) {
            self.repeating = None;
        }
    }

    /// Acts on the farthest position of each stick since the last frame.
    fn update_sticks(&mut self, now: Duration, context: &DeviceContext, input: &mut FrameInput) {
        for index in 0..self.sticks.len() {
            let (pad, stick) = &mut self.sticks[index];
            let (held, peak) = (Held::Stick(*pad), std::mem::replace(&mut stick.peak, stick.now));
            if !stick.engaged && peak.length() > ENGAGE {
                stick.engaged = true;
                input.lean(peak, context);
                self.repeating = Some((held, now + REPEAT_DELAY));
            }
            let (_, stick) = &mut self.sticks[index];
            if stick.engaged && stick.now.length() < RELEASE {
                stick.engaged = false;
                self.stop(held);
            }
        }
    }

    /// Repeats the held button or stick when its time has come.
    fn repeat(&mut self, now: Duration, context: &DeviceContext, input: &mut FrameInput) {
        let Some((held, _)) = self.repeating.filter(|(_, due)| now >= *due) else { return };
        match held {
            Held::Button(_, button) => _ = input.press(button, true, context),
            Held::Stick(pad) => {
                let leans = self.stick(pad).now;
                input.lean(leans, context);
            }
        }
        self.repeating = Some((held, now + REPEAT_INTERVAL));
    }
}

/// Turns the view with the right sticks; returns whether one of them does.
fn turn_view(gamepads: &Query<&Gamepad>, seconds: f32, context: &DeviceContext, input: &mut FrameInput) -> bool {
    let leans = gamepads.iter().map(Gamepad::right_stick).filter(|lean| lean.length() > DEAD_ZONE);
    let lean: Vec2 = leans.sum();
    if lean == Vec2::ZERO || !context.board() {
        return false;
    }
    input.used = true;
    // The time without frames does not count.
    input.actions.push(Action::Turn(lean * TURN_RATE * seconds.min(0.1)));
    true
}
