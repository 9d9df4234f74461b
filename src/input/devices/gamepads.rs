//! Pads: buttons by their place, the left stick as arrows, the right one for the camera. Where the board does not take
//! them they walk through the interface, as keys would.

mod mapping;

use std::time::Duration;

use bevy::input::gamepad::{Gamepad, GamepadAxis, GamepadEvent};
use bevy::prelude::*;
use bevy::window::RequestRedraw;
use bevy_egui::PrimaryEguiContext;
use bevy_egui::egui::{Event, Key, Modifiers};
use bevy_egui::input::EguiInputEvent;

use super::{DeviceContext, goes_on, on_board};
use crate::input::action::Action;
use crate::settings::bindings::{BindingAction, PadButton, Trigger, TriggerPressed};
use crate::settings::device::{Device, LastDevice};
use mapping::{on_buttons, placed};

/// What is held, and what of it counts again and again.
#[derive(Default)]
pub(crate) struct Pads {
    down: Vec<(Entity, PadButton)>,
    sticks: Vec<(Entity, Stick)>,
    again: Option<(Held, Duration)>,
}

#[derive(Clone, Copy, PartialEq, Debug)]
enum Held {
    Button(Entity, PadButton),
    Stick(Entity),
}

/// A left stick.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
struct Stick {
    now: Vec2,
    /// The farthest it has been since it was looked at last.
    peak: Vec2,
    /// It has counted, and must come back before it counts anew.
    out: bool,
}

/// How long something is held before it counts again, and from then on.
const FIRST: Duration = Duration::from_millis(420);
const NEXT: Duration = Duration::from_millis(120);
/// How far a stick must go to count, and how far back to be at rest.
const OUT: f32 = 0.6;
const BACK: f32 = 0.4;
/// Radians a second with the right stick at its end; less than this part of the way is none.
const TURN_RATE: f32 = 1.8;
const DEAD: f32 = 0.15;

/// What has come of a frame.
#[derive(Default)]
struct Done {
    actions: Vec<Action>,
    keys: Vec<(Key, Modifiers)>,
    used: bool,
    offered: Vec<PadButton>,
}

/// Translates what pads do; for the interface into keys.
pub(crate) fn translate(
    mut events: MessageReader<GamepadEvent>,
    (gamepads, contexts): (Query<&Gamepad>, Query<Entity, With<PrimaryEguiContext>>),
    time: Res<Time<Real>>,
    ground: DeviceContext,
    mut pads: Local<Pads>,
    mut last: ResMut<LastDevice>,
    (mut actions, mut keys): (MessageWriter<Action>, MessageWriter<EguiInputEvent>),
    mut offered: MessageWriter<TriggerPressed>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    let (now, mut done) = (time.elapsed(), Done::default());
    events.read().for_each(|event| pads.feel(event, now, &ground, &mut done));
    pads.look_at_sticks(now, &ground, &mut done);
    pads.go_on(now, &ground, &mut done);
    let turned = look_around(&gamepads, time.delta_secs(), &ground, &mut done);
    if done.used {
        last.set_if_neq(LastDevice(Device::Pad));
    }
    // What is held counts again without anything else that would draw a frame.
    if turned || pads.again.is_some() {
        redraw.write(RequestRedraw);
    }
    offered.write_batch(done.offered.iter().map(|button| TriggerPressed(Trigger::Pad(*button))));
    actions.write_batch(done.actions);
    for ((key, modifiers), context) in done.keys.into_iter().flat_map(|key| contexts.iter().map(move |c| (key, c))) {
        for pressed in [true, false] {
            let event = Event::Key { key, physical_key: None, pressed, repeat: false, modifiers };
            keys.write(EguiInputEvent { context, event });
        }
    }
}

impl Pads {
    fn feel(&mut self, event: &GamepadEvent, now: Duration, ground: &DeviceContext, done: &mut Done) {
        match event {
            GamepadEvent::Button(changed) => {
                let Some(button) = placed(changed.button) else { return };
                let held = (changed.entity, button);
                let before = self.down.contains(&held);
                if changed.state.is_pressed() && !before {
                    self.look_at_sticks(now, ground, done);
                    self.down.push(held);
                    if ground.choosing() {
                        done.offered.push(button);
                    } else if done.press(button, false, ground) {
                        self.again = Some((Held::Button(held.0, held.1), now + FIRST));
                    }
                } else if !changed.state.is_pressed() && before {
                    self.down.retain(|other| *other != held);
                    self.rest(Held::Button(held.0, held.1));
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
                self.again = None;
            }
            GamepadEvent::Connection(_) => {}
        }
    }

    fn stick(&mut self, pad: Entity) -> &mut Stick {
        let known = self.sticks.iter().position(|(other, _)| *other == pad);
        let index = known.unwrap_or_else(|| {
            self.sticks.push((pad, Stick::default()));
            self.sticks.len() - 1
        });
        &mut self.sticks[index].1
    }

    fn rest(&mut self, held: Held) {
        if self.again.is_some_and(|(other, _)| other == held) {
            self.again = None;
        }
    }

    fn look_at_sticks(&mut self, now: Duration, ground: &DeviceContext, done: &mut Done) {
        for index in 0..self.sticks.len() {
            let (pad, stick) = &mut self.sticks[index];
            let (held, peak) = (Held::Stick(*pad), std::mem::replace(&mut stick.peak, stick.now));
            if !stick.out && peak.length() > OUT {
                stick.out = true;
                done.lean(peak, ground);
                self.again = Some((held, now + FIRST));
            }
            let (_, stick) = &mut self.sticks[index];
            if stick.out && stick.now.length() < BACK {
                stick.out = false;
                self.rest(held);
            }
        }
    }

    fn go_on(&mut self, now: Duration, ground: &DeviceContext, done: &mut Done) {
        let Some((held, _)) = self.again.filter(|(_, due)| now >= *due) else { return };
        match held {
            Held::Button(_, button) => _ = done.press(button, true, ground),
            Held::Stick(pad) => {
                let leans = self.stick(pad).now;
                done.lean(leans, ground);
            }
        }
        self.again = Some((held, now + NEXT));
    }
}

impl Done {
    /// True if it counts again while it is held.
    fn press(&mut self, button: PadButton, again: bool, ground: &DeviceContext) -> bool {
        self.used = true;
        // In menus the bumpers walk through everything, as Tab does.
        let walks = match button {
            PadButton::LeftBumper => Some(Modifiers::SHIFT),
            PadButton::RightBumper => Some(Modifiers::NONE),
            _ => None,
        };
        if let Some(modifiers) = walks.filter(|_| !ground.board()) {
            self.keys.push((Key::Tab, modifiers));
            return false;
        }
        let meant = ground.bindings.actions_for(Trigger::Pad(button)).filter(|action| !again || goes_on(*action));
        let mut on = false;
        for action in meant {
            on |= goes_on(action);
            if ground.takes(action) && action != BindingAction::Buttons {
                self.actions.extend(on_board(action));
            } else {
                self.keys.extend(on_buttons(action, ground).map(|key| (key, Modifiers::NONE)));
            }
        }
        on
    }

    /// A stick leans this way: on the board one of eight directions, on buttons one of four.
    fn lean(&mut self, by: Vec2, ground: &DeviceContext) {
        self.used = true;
        if ground.takes(BindingAction::Up) {
            let eighth = std::f32::consts::FRAC_PI_4;
            let angle = (by.to_angle() / eighth).round() * eighth;
            self.actions.push(Action::Move(Vec2::from_angle(angle)));
            return;
        }
        let key = match by {
            Vec2 { x, y } if x.abs() > y.abs() => [Key::ArrowLeft, Key::ArrowRight][usize::from(x > 0.0)],
            Vec2 { y, .. } => [Key::ArrowDown, Key::ArrowUp][usize::from(y > 0.0)],
        };
        self.keys.push((key, Modifiers::NONE));
    }
}

/// The right sticks turn the view; true while one of them does.
fn look_around(gamepads: &Query<&Gamepad>, seconds: f32, ground: &DeviceContext, done: &mut Done) -> bool {
    let leans = gamepads.iter().map(Gamepad::right_stick).filter(|lean| lean.length() > DEAD);
    let lean: Vec2 = leans.sum();
    if lean == Vec2::ZERO || !ground.board() {
        return false;
    }
    done.used = true;
    // A program that has slept has not been turned all the while.
    done.actions.push(Action::Turn(lean * TURN_RATE * seconds.min(0.1)));
    true
}
