//! A match without renderer, with a window and a camera that are mere components, and devices that write the messages a
//! window would write.

use std::time::Duration;

use bevy::camera::{ComputedCameraValues, RenderTargetInfo};
use bevy::input::ButtonState;
use bevy::input::gamepad::{
    GamepadAxis, GamepadButton, GamepadConnection, GamepadConnectionEvent, RawGamepadAxisChangedEvent,
    RawGamepadButtonChangedEvent, RawGamepadEvent,
};
use bevy::input::keyboard::{Key, KeyCode, KeyboardInput};
use bevy::input::mouse::{MouseButtonInput, MouseScrollUnit, MouseWheel};
use bevy::input::touch::{TouchInput, TouchPhase};
use bevy::prelude::*;
use bevy::state::app::StatesPlugin;
use bevy::time::TimeUpdateStrategy;
use bevy::window::{CursorMoved, PrimaryWindow, WindowEvent};
use tessera::app::MatchPlugin;
use tessera::app::cli::{self, CliCommand};
use tessera::app::headless::headless;
use tessera::game::matches::{History, Match, MatchOutcome};
use tessera::game::requests::Refusal;
use tessera::game::screen::Active;
use tessera::game::selection::Selection;

use tessera::records::{GameRecord, GameTree};
use tessera::rules::{Ply, Point, Position, Topology};
use tessera::settings::SettingsPlugin;
use tessera::view::camera::Orbit;
use tessera::view::layout::stand;
use tessera::view::scene::BoardCamera;

use super::idle::run_until_idle;

/// The time between two frames.
const STEP: Duration = Duration::from_millis(20);
const SIZE: Vec2 = Vec2::new(800.0, 800.0);

/// A match under test, with its devices.
pub(crate) struct Table {
    pub(crate) app: App,
    window: Entity,
    pad: Entity,
}

impl Table {
    /// A match between two people that begins with `start`, without view and interface.
    pub(crate) fn new(start: Position) -> Table {
        let mut app = App::new();
        let opening = Some(GameRecord::new(GameTree::new(start)));
        app.add_plugins((MinimalPlugins, StatesPlugin, bevy::input::InputPlugin));
        app.add_plugins((
            MatchPlugin { opening, players: None, clock: None },
            SettingsPlugin::default(),
            tessera::input::plugin,
        ));
        // The part of the view that input uses.
        app.add_plugins(tessera::view::stage::plugin).init_resource::<Orbit>();
        app.insert_resource(TimeUpdateStrategy::ManualDuration(STEP));
        let window = app.world_mut().spawn((Window::default(), PrimaryWindow)).id();
        let pad = plug_in(&mut app);
        app.world_mut().spawn(camera());
        run_until_idle(&mut app);
        let game = app.world_mut().query_filtered::<Entity, With<Active>>().single(app.world()).unwrap();
        app.world_mut().entity_mut(game).insert(GlobalTransform::default());
        Table { app, window, pad }
    }

    /// The whole program with this command line; nothing is drawn.
    pub(crate) fn whole(line: &[&str]) -> Table {
        let Ok(CliCommand::Play(options)) = cli::parse(line.iter().map(Into::into)) else { panic!("{line:?}") };
        let mut app = headless(*options, Duration::from_millis(50));
        let pad = plug_in(&mut app);
        run_until_idle(&mut app);
        let window = app.world_mut().query_filtered::<Entity, With<PrimaryWindow>>().single(app.world()).unwrap();
        Table { app, window, pad }
    }

    /// Gives the window another size, in logical pixels.
    pub(crate) fn resize(&mut self, width: f32, height: f32) {
        self.app.world_mut().get_mut::<Window>(self.window).unwrap().resolution.set(width, height);
        self.settle();
    }

    pub(crate) fn read<T: Component + Clone>(&mut self) -> T {
        self.app.world_mut().query_filtered::<&T, With<Active>>().single(self.app.world()).unwrap().clone()
    }

    pub(crate) fn topology(&mut self) -> &'static Topology {
        Topology::of(self.read::<Match>().0)
    }

    pub(crate) fn selection(&mut self) -> Selection {
        self.read()
    }

    /// The moves played, in the game's notation.
    pub(crate) fn record(&mut self) -> Vec<String> {
        self.read::<History>().plies().iter().map(Ply::text).collect()
    }

    /// Whether the match has ended.
    pub(crate) fn is_over(&mut self) -> bool {
        self.read::<MatchOutcome>().0.is_over()
    }

    pub(crate) fn point(&mut self, label: &str) -> Point {
        let topology = self.topology();
        topology.points().iter().find(|point| topology.label(*point) == label).expect("a point of the board")
    }

    pub(crate) fn cursor(&mut self) -> Option<&'static str> {
        let topology = self.topology();
        self.selection().cursor.map(|point| topology.label(point))
    }

    pub(crate) fn selected(&mut self) -> Option<&'static str> {
        let topology = self.topology();
        self.selection().selected.map(|point| topology.label(point))
    }

    pub(crate) fn refusals(&mut self) -> usize {
        self.app.world_mut().resource_mut::<Messages<Refusal>>().drain().count()
    }

    /// Where a point is in the window.
    pub(crate) fn place(&mut self, point: Point) -> Vec2 {
        let topology = self.topology();
        let world = self.app.world_mut();
        let (camera, view) = world.query::<(&Camera, &GlobalTransform)>().single(world).unwrap();
        camera.world_to_viewport(view, stand(topology, point)).unwrap()
    }

    /// Updates until all actions have been handled.
    pub(crate) fn settle(&mut self) {
        run_until_idle(&mut self.app);
    }

    /// Updates for at least so long, in the program's time.
    pub(crate) fn wait(&mut self, time: Duration) {
        let end = self.app.world().resource::<Time<Real>>().elapsed() + time;
        while self.app.world().resource::<Time<Real>>().elapsed() < end {
            self.app.update();
        }
    }

    /// Writes a message as a window does: by itself, and among all window events.
    fn write<M: Message + Clone + Into<WindowEvent>>(&mut self, message: M) {
        self.app.world_mut().write_message::<WindowEvent>(message.clone().into());
        self.app.world_mut().write_message(message);
    }

    pub(crate) fn key(&mut self, key_code: KeyCode, logical_key: Key, state: ButtonState) {
        let text = match &logical_key {
            Key::Character(text) if state == ButtonState::Pressed => Some(text.clone()),
            _ => None,
        };
        let (repeat, window) = (false, self.window);
        self.write(KeyboardInput { key_code, logical_key, state, text, repeat, window });
    }

    /// Presses and releases, without a frame between.
    pub(crate) fn tap(&mut self, key_code: KeyCode, logical_key: Key) {
        self.key(key_code, logical_key.clone(), ButtonState::Pressed);
        self.key(key_code, logical_key, ButtonState::Released);
    }

    /// Types these characters.
    pub(crate) fn write_out(&mut self, characters: &str) {
        for character in characters.chars() {
            self.tap(KeyCode::F35, Key::Character(character.to_string().into()));
        }
    }

    pub(crate) fn move_mouse(&mut self, position: Vec2) {
        let window = self.window;
        self.write(CursorMoved { window, position, delta: None });
    }

    /// Turns the wheel by `n` notches, upwards if positive.
    pub(crate) fn wheel(&mut self, y: f32) {
        let (unit, phase, window) = (MouseScrollUnit::Line, TouchPhase::Moved, self.window);
        self.write(MouseWheel { unit, x: 0.0, y, window, phase });
    }

    pub(crate) fn mouse_button(&mut self, button: MouseButton, state: ButtonState) {
        let window = self.window;
        self.write(MouseButtonInput { button, state, window });
    }

    pub(crate) fn pad_button(&mut self, button: GamepadButton, value: f32) {
        let changed = RawGamepadButtonChangedEvent::new(self.pad, button, value);
        self.app.world_mut().write_message(RawGamepadEvent::Button(changed));
    }

    /// Presses and releases, without a frame between.
    pub(crate) fn pad_tap(&mut self, button: GamepadButton) {
        self.pad_button(button, 1.0);
        self.pad_button(button, 0.0);
    }

    pub(crate) fn pad_axis(&mut self, axis: GamepadAxis, value: f32) {
        let changed = RawGamepadAxisChangedEvent::new(self.pad, axis, value);
        self.app.world_mut().write_message(RawGamepadEvent::Axis(changed));
    }

    pub(crate) fn touch(&mut self, id: u64, phase: TouchPhase, position: Vec2) {
        let (force, window) = (None, self.window);
        self.write(TouchInput { phase, position, window, force, id });
    }
}

fn plug_in(app: &mut App) -> Entity {
    let pad = app.world_mut().spawn_empty().id();
    let (name, vendor_id, product_id) = ("Pad".into(), None, None);
    let connection = GamepadConnection::Connected { name, vendor_id, product_id };
    app.world_mut().write_message(GamepadConnectionEvent::new(pad, connection));
    pad
}

/// A camera that looks down on the whole board, a little from the near side.
fn camera() -> impl Bundle {
    let clip_from_view = Mat4::perspective_infinite_reverse_rh(0.5, SIZE.x / SIZE.y, 0.1);
    let target_info = Some(RenderTargetInfo { physical_size: SIZE.as_uvec2(), scale_factor: 1.0 });
    let computed = ComputedCameraValues { clip_from_view, target_info, ..default() };
    let view = Transform::from_xyz(0.0, 28.0, 4.0).looking_at(Vec3::ZERO, Vec3::Y);
    (BoardCamera, Camera { computed, ..default() }, GlobalTransform::from(view))
}
