//! The devices: each only translates its events into actions.

pub(super) mod gamepads;
pub(super) mod keyboard;
pub(super) mod mouse;
pub(super) mod touch;

use bevy::ecs::system::SystemParam;
use bevy::input::gamepad::GamepadEvent;
use bevy::prelude::*;
use bevy::window::WindowEvent;
use bevy_egui::input::EguiWantsInput;

use crate::game::board::Boards;
use crate::game::demo::DemoClock;
use crate::game::matches::Match;
use crate::game::review::ReviewRequest;
use crate::game::screen::{Active, Screen};
use crate::rules::{Point, Topology};
use crate::settings::bindings::{BindingAction, Bindings, Rebinding, Trigger, TriggerPressed};
use crate::settings::device::{Device, LastDevice};
use crate::view::scene::BoardCamera;
use crate::view::stage::{BoardCovered, ResultOpen};

use super::action::Action;
use super::pick::pick;

/// Whether the board takes input.
#[derive(SystemParam)]
pub(crate) struct BoardAccess<'w> {
    screen: Option<Res<'w, State<Screen>>>,
    covered: Res<'w, BoardCovered>,
    result: Res<'w, ResultOpen>,
}

impl BoardAccess<'_> {
    /// A match, a lesson, a puzzle or the position editor is on the screen, and no dialog covers its board.
    pub(crate) fn is_open(&self) -> bool {
        self.screen.as_ref().is_some_and(|screen| screen.get().has_board()) && !self.covered.0
    }

    /// The result of a match is open beside its board, which takes the actions of
    /// [`Action::works_beside_result`] only.
    pub(crate) fn shows_result(&self) -> bool {
        self.shows(Screen::Match) && self.result.0
    }

    fn shows(&self, wanted: Screen) -> bool {
        self.screen.as_ref().is_some_and(|screen| *screen.get() == wanted)
    }
}

/// What the devices depend on: the board on the screen, and an interface that may want the device for itself.
#[derive(SystemParam)]
pub(super) struct DeviceContext<'w, 's> {
    access: BoardAccess<'w>,
    interface: Res<'w, EguiWantsInput>,
    pub(super) bindings: Res<'w, Bindings>,
    rebinding: Res<'w, Rebinding>,
    camera: Option<Single<'w, 's, (&'static Camera, &'static GlobalTransform), With<BoardCamera>>>,
    boards: Boards<'w, 's>,
    active: Query<'w, 's, (Entity, &'static Match, &'static GlobalTransform), With<Active>>,
}

impl DeviceContext<'_, '_> {
    /// Whether the board takes input.
    pub(super) fn board(&self) -> bool {
        self.access.is_open()
    }

    /// Whether the settings wait for a key to bind: a press only names the key.
    pub(super) fn is_rebinding(&self) -> bool {
        self.rebinding.action.is_some()
    }

    /// Whether the pointer is over a panel or used by one.
    pub(super) fn pointer_taken(&self) -> bool {
        self.interface.wants_any_pointer_input()
    }

    /// Whether a widget of the interface has the keyboard.
    pub(super) fn keyboard_taken(&self) -> bool {
        self.interface.wants_any_keyboard_input()
    }

    /// Whether the board takes this action now. While a widget has the keyboard, it gets arrows and the like.
    pub(super) fn takes(&self, action: BindingAction) -> bool {
        let beside_result =
            || self.access.shows_result() && board_action(action).is_some_and(|action| action.works_beside_result());
        (self.board() || beside_result()) && !(navigates(action) && self.keyboard_taken())
    }

    /// The point of the board at a place of the window, in logical pixels.
    pub(super) fn point_at(&self, place: Vec2) -> Option<Point> {
        let (camera, view) = **self.camera.as_ref()?;
        let (game, Match(variant), board) = self.active.single().ok()?;
        let ray = camera.viewport_to_world(view, place).ok()?;
        let inverse = board.affine().inverse();
        let direction = Dir3::new(inverse.transform_vector3(*ray.direction)).ok()?;
        let local = Ray3d::new(inverse.transform_point3(ray.origin), direction);
        pick(variant.kind(), Topology::of(*variant), &self.boards.placement(game)?, local)
    }
}

/// Whether an action moves the focus or uses it, on the board or among the widgets.
const fn navigates(action: BindingAction) -> bool {
    use BindingAction::{Cancel, Down, Left, Press, Right, Up};
    matches!(action, Up | Down | Left | Right | Press | Cancel)
}

/// Whether an action repeats while its key or button is held.
const fn repeats(action: BindingAction) -> bool {
    use BindingAction::{
        Closer, Down, Earlier, Farther, Later, Left, Right, TiltDown, TiltUp, TurnLeft, TurnRight, Up,
    };
    let moves = matches!(action, Up | Down | Left | Right | Earlier | Later);
    moves || matches!(action, TurnLeft | TurnRight | TiltUp | TiltDown | Closer | Farther)
}

/// The angle by which a key turns the view, in radians.
const TURN_STEP: f32 = 0.12;
/// The factor by which a key or a line of the wheel zooms.
const ZOOM_STEP: f32 = 1.1;

/// The action on the board; `None` for moving to the widgets.
const fn board_action(action: BindingAction) -> Option<Action> {
    Some(match action {
        BindingAction::Up => Action::Move(Vec2::Y),
        BindingAction::Down => Action::Move(Vec2::NEG_Y),
        BindingAction::Left => Action::Move(Vec2::NEG_X),
        BindingAction::Right => Action::Move(Vec2::X),
        BindingAction::Press => Action::Press,
        BindingAction::Cancel => Action::Cancel,
        BindingAction::TakeBack
        | BindingAction::PlayAgain
        | BindingAction::Hint
        | BindingAction::Oracle
        | BindingAction::Analyse
        | BindingAction::Threats
        | BindingAction::Explorer
        | BindingAction::Pass
        | BindingAction::Swap
        | BindingAction::Pause => Action::Bound(action),
        BindingAction::Menu => Action::Menu,
        BindingAction::View => Action::View,
        BindingAction::Home => Action::Home,
        BindingAction::TurnLeft => Action::Turn(Vec2::new(TURN_STEP, 0.0)),
        BindingAction::TurnRight => Action::Turn(Vec2::new(-TURN_STEP, 0.0)),
        BindingAction::TiltUp => Action::Turn(Vec2::new(0.0, TURN_STEP)),
        BindingAction::TiltDown => Action::Turn(Vec2::new(0.0, -TURN_STEP)),
        BindingAction::Closer => Action::Zoom(ZOOM_STEP),
        BindingAction::Farther => Action::Zoom(1.0 / ZOOM_STEP),
        BindingAction::Earlier => Action::Look(ReviewRequest::Previous),
        BindingAction::Later => Action::Look(ReviewRequest::Next),
        BindingAction::Earliest => Action::Look(ReviewRequest::First),
        BindingAction::Latest => Action::Look(ReviewRequest::Last),
        BindingAction::Buttons => return None,
    })
}

/// Translates the window's events: mouse, touch and keyboard, in the order of time.
pub(super) fn translate(
    mut events: MessageReader<WindowEvent>,
    context: DeviceContext,
    (mut keyboard, mut mouse, mut touch): (Local<keyboard::Keyboard>, Local<mouse::Mouse>, Local<touch::Touch>),
    (mut actions, mut pressed): (MessageWriter<Action>, MessageWriter<TriggerPressed>),
    mut last_device: ResMut<LastDevice>,
) {
    let mut new_actions = Vec::new();
    for event in events.read() {
        let device = match event {
            WindowEvent::KeyboardInput(input) if context.is_rebinding() => {
                pressed.write_batch(keyboard.pressed_chord(input).map(|chord| TriggerPressed(Trigger::Key(chord))));
                None
            }
            WindowEvent::KeyboardInput(input) => {
                keyboard.translate(input, &context, &mut new_actions).then_some(Device::Keyboard)
            }
            WindowEvent::KeyboardFocusLost(_) => {
                keyboard.release_all();
                None
            }
            WindowEvent::TouchInput(input) => {
                touch.translate(input, &context, &mut new_actions);
                Some(Device::Touch)
            }
            other => mouse.translate(other, &context, &mut new_actions).then_some(Device::Pointer),
        };
        if let Some(device) = device {
            last_device.set_if_neq(LastDevice(device));
        }
    }
    mouse.yield_to_panels(&context, &mut new_actions);
    actions.write_batch(new_actions);
}

/// Lets the boards of the title screen play on while a device is used.
pub(super) fn wake_demos(
    mut events: MessageReader<WindowEvent>,
    mut pads: MessageReader<GamepadEvent>,
    demos: Option<ResMut<DemoClock>>,
) {
    use WindowEvent::{CursorMoved, KeyboardInput, MouseButtonInput, MouseWheel, TouchInput, WindowFocused};
    let is_input = |event: &WindowEvent| {
        let pointer = matches!(event, CursorMoved(_) | MouseButtonInput(_) | MouseWheel(_) | TouchInput(_));
        pointer || matches!(event, KeyboardInput(_) | WindowFocused(_))
    };
    let used = events.read().filter(|event| is_input(event)).count() + pads.read().count() > 0;
    if let Some(mut demos) = demos.filter(|_| used) {
        demos.wake();
    }
}
