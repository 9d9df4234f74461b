//! The devices: each only translates what people do with it into actions.

pub(super) mod fingers;
pub(super) mod keyboard;
pub(super) mod mouse;
pub(super) mod pads;

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use bevy::window::WindowEvent;
use bevy_egui::input::EguiWantsInput;

use crate::game::matches::Match;
use crate::game::screen::{Active, Screen};
use crate::game::snapshot::Boards;
use crate::rules::{Point, Topology};
use crate::settings::bindings::{BindingAction, Bindings, Rebinding, Trigger, TriggerPressed};
use crate::settings::device::{Device, LastDevice};
use crate::view::scene::BoardCamera;
use crate::view::stage::BoardCovered;

use super::action::Action;
use super::pick::pick;

/// Whether the board can be reached at all.
#[derive(SystemParam)]
pub(crate) struct BoardAccess<'w> {
    screen: Option<Res<'w, State<Screen>>>,
    covered: Res<'w, BoardCovered>,
}

impl BoardAccess<'_> {
    /// A match is on the screen, and no dialog lies over it.
    pub(crate) fn board(&self) -> bool {
        self.screen.as_ref().is_some_and(|screen| *screen.get() == Screen::Match) && !self.covered.0
    }
}

/// What a device meets: the board in the picture, and an interface that may want the device for itself.
#[derive(SystemParam)]
pub(super) struct DeviceContext<'w, 's> {
    reach: BoardAccess<'w>,
    interface: Res<'w, EguiWantsInput>,
    pub(super) bindings: Res<'w, Bindings>,
    rebinding: Res<'w, Rebinding>,
    camera: Option<Single<'w, 's, (&'static Camera, &'static GlobalTransform), With<BoardCamera>>>,
    boards: Boards<'w, 's>,
    active: Query<'w, 's, (Entity, &'static Match, &'static GlobalTransform), With<Active>>,
}

impl DeviceContext<'_, '_> {
    pub(super) fn board(&self) -> bool {
        self.reach.board()
    }

    /// A key is being chosen: what is pressed means only itself.
    pub(super) fn choosing(&self) -> bool {
        self.rebinding.wanted.is_some()
    }

    /// The pointer is over a panel, or a panel has hold of it.
    pub(super) fn pointer_taken(&self) -> bool {
        self.interface.wants_any_pointer_input()
    }

    /// A button of the interface has the keyboard.
    pub(super) fn keyboard_taken(&self) -> bool {
        self.interface.wants_any_keyboard_input()
    }

    /// Whether the board does this now. While a button has the keyboard, arrows and the like are the button's.
    pub(super) fn takes(&self, action: BindingAction) -> bool {
        self.board() && !(walks(action) && self.keyboard_taken())
    }

    /// The point of the board at this place of the window.
    pub(super) fn point_at(&self, place: Vec2) -> Option<Point> {
        let (camera, eye) = **self.camera.as_ref()?;
        let (game, Match(variant), board) = self.active.single().ok()?;
        let ray = camera.viewport_to_world(eye, place).ok()?;
        let inverse = board.affine().inverse();
        let direction = Dir3::new(inverse.transform_vector3(*ray.direction)).ok()?;
        let local = Ray3d::new(inverse.transform_point3(ray.origin), direction);
        pick(variant.kind(), Topology::of(*variant), &self.boards.placement(game)?, local)
    }
}

/// What moves around and acts where one is: on the board, or on the buttons.
const fn walks(action: BindingAction) -> bool {
    use BindingAction::{Cancel, Down, Left, Press, Right, Up};
    matches!(action, Up | Down | Left | Right | Press | Cancel)
}

/// What goes on while a key or button is held.
const fn goes_on(action: BindingAction) -> bool {
    use BindingAction::{Closer, Down, Farther, Left, Right, TiltDown, TiltUp, TurnLeft, TurnRight, Up};
    matches!(action, Up | Down | Left | Right | TurnLeft | TurnRight | TiltUp | TiltDown | Closer | Farther)
}

/// Radians that a key turns the view, and the factor by which it comes closer.
const TURN_STEP: f32 = 0.12;
const ZOOM_STEP: f32 = 1.1;

/// What it means on the board; walking to the buttons means nothing there.
const fn on_board(action: BindingAction) -> Option<Action> {
    Some(match action {
        BindingAction::Up => Action::Move(Vec2::Y),
        BindingAction::Down => Action::Move(Vec2::NEG_Y),
        BindingAction::Left => Action::Move(Vec2::NEG_X),
        BindingAction::Right => Action::Move(Vec2::X),
        BindingAction::Press => Action::Press,
        BindingAction::Cancel => Action::Cancel,
        BindingAction::TakeBack => Action::TakeBack,
        BindingAction::PlayAgain => Action::PlayAgain,
        BindingAction::Hint => Action::Hint,
        BindingAction::Pass => Action::Pass,
        BindingAction::Swap => Action::Swap,
        BindingAction::Pause => Action::Pause,
        BindingAction::Menu => Action::Menu,
        BindingAction::View => Action::View,
        BindingAction::Home => Action::Home,
        BindingAction::TurnLeft => Action::Turn(Vec2::new(TURN_STEP, 0.0)),
        BindingAction::TurnRight => Action::Turn(Vec2::new(-TURN_STEP, 0.0)),
        BindingAction::TiltUp => Action::Turn(Vec2::new(0.0, TURN_STEP)),
        BindingAction::TiltDown => Action::Turn(Vec2::new(0.0, -TURN_STEP)),
        BindingAction::Closer => Action::Zoom(ZOOM_STEP),
        BindingAction::Farther => Action::Zoom(1.0 / ZOOM_STEP),
        BindingAction::Buttons => return None,
    })
}

/// Translates what comes through the window: mouse, fingers and keys in the order in which they were used.
pub(super) fn translate(
    mut events: MessageReader<WindowEvent>,
    ground: DeviceContext,
    (mut keyboard, mut mouse, mut fingers): (Local<keyboard::Keyboard>, Local<mouse::Mouse>, Local<fingers::Fingers>),
    (mut actions, mut offered): (MessageWriter<Action>, MessageWriter<TriggerPressed>),
    mut last: ResMut<LastDevice>,
) {
    let mut done = Vec::new();
    for event in events.read() {
        let used = match event {
            WindowEvent::KeyboardInput(input) if ground.choosing() => {
                offered.write_batch(keyboard.chosen(input).map(|chord| TriggerPressed(Trigger::Key(chord))));
                None
            }
            WindowEvent::KeyboardInput(input) => keyboard.hear(input, &ground, &mut done).then_some(Device::Keyboard),
            WindowEvent::KeyboardFocusLost(_) => {
                keyboard.forget();
                None
            }
            WindowEvent::TouchInput(input) => {
                fingers.feel(input, &ground, &mut done);
                Some(Device::Touch)
            }
            other => mouse.see(other, &ground, &mut done).then_some(Device::Pointer),
        };
        if let Some(device) = used {
            last.set_if_neq(LastDevice(device));
        }
    }
    mouse.give_way(&ground, &mut done);
    actions.write_batch(done);
}
