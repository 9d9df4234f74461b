//! The game with graphics, on the page's canvas.

use std::cell::RefCell;

use bevy::asset::AssetMetaCheck;
use bevy::prelude::*;
use bevy::window::RequestRedraw;
use bevy::winit::{EventLoopProxyWrapper, WinitUserEvent};

use super::bridge::CanvasRequest;
use super::startup::Startup;
use super::to_page::ToPage;
use crate::app::AppPlugin;
use crate::game::matches::Match;
use crate::game::screen::Active;
use crate::persist::restore_match;
use crate::presentation::text_fields::ShownFields;
use crate::rules::Topology;
use crate::settings::preferences::Preferences;
use crate::share::PageAddress;
use crate::view::layout::stand;
use crate::view::renderer::FirstPicture;
use crate::view::scene::BoardCamera;
use crate::view::vibration::Vibrate;
use tessera_headless::page_messages::{StartOptions, SystemPreferences};

thread_local! {
    static WAKE: RefCell<Option<Box<dyn Fn()>>> = const { RefCell::new(None) };
}

/// Makes the program update soon; it may be waiting for an event.
pub(super) fn wake() {
    WAKE.with_borrow(|wake| wake.iter().for_each(|wake| wake()));
}

/// Starts the program and returns at once; the browser runs its updates from then on.
pub(super) fn run(start: &StartOptions, startup: Startup) {
    let Startup { settings, options, saved } = startup;
    let another = options.opening.is_some();
    let window = Window {
        title: "Tessera".into(),
        canvas: Some("#board-canvas".into()),
        fit_canvas_to_parent: true,
        // The browser keeps its own keys: Tab leaves the canvas, and shortcuts with Ctrl work as usual.
        prevent_default_event_handling: false,
        ..default()
    };
    let mut app = App::new();
    add_bevy_plugins(&mut app, window, start.assets.clone());
    app.add_plugins((AppPlugin { options, settings }, super::bridge::plugin)).add_message::<CanvasRequest>();
    app.insert_resource(PageAddress(start.address.clone()));
    let mut preferences = app.world_mut().resource_mut::<Preferences>();
    *preferences = with_system_preferences(*preferences, start.preferences);
    restore_match(&mut app, saved, another);
    app.add_systems(PreUpdate, (set_preferences, locate_points));
    app.add_systems(Startup, provide_wake)
        .add_systems(Last, report_ready)
        .add_systems(Last, (send_text_fields, send_pulses));
    app.run();
}

/// Adds the plugins of Bevy that the game needs. `DefaultPlugins` has more, which would make the module larger.
fn add_bevy_plugins(app: &mut App, window: Window, assets: String) {
    app.add_plugins((
        bevy::app::PanicHandlerPlugin,
        bevy::app::TaskPoolPlugin::default(),
        bevy::diagnostic::FrameCountPlugin,
        bevy::time::TimePlugin,
        bevy::transform::TransformPlugin,
        bevy::input::InputPlugin,
        WindowPlugin { primary_window: Some(window), ..default() },
        bevy::a11y::AccessibilityPlugin,
        AssetPlugin { meta_check: AssetMetaCheck::Never, file_path: assets, ..default() },
        bevy::winit::WinitPlugin::default(),
    ));
    app.add_plugins((
        bevy::render::RenderPlugin { synchronous_pipeline_compilation: true, ..default() },
        bevy::image::ImagePlugin::default(),
        bevy::mesh::MeshPlugin,
        bevy::camera::CameraPlugin,
        bevy::state::app::StatesPlugin,
    ));
}

const fn with_system_preferences(preferences: Preferences, system: SystemPreferences) -> Preferences {
    let SystemPreferences { reduced_motion, more_contrast, can_vibrate } = system;
    Preferences { still: reduced_motion, contrast: more_contrast, can_vibrate, ..preferences }
}

fn set_preferences(mut requests: MessageReader<CanvasRequest>, mut preferences: ResMut<Preferences>) {
    for request in requests.read() {
        if let CanvasRequest::SetPreferences(system) = request {
            let changed = with_system_preferences(*preferences, *system);
            preferences.set_if_neq(changed);
        }
    }
}

/// Reports where the points of the active board are on the canvas.
fn locate_points(
    mut requests: MessageReader<CanvasRequest>,
    camera: Option<Single<(&Camera, &GlobalTransform), With<BoardCamera>>>,
    active: Query<(&Match, &GlobalTransform), With<Active>>,
) -> Result {
    let requested = requests.read().any(|request| matches!(request, CanvasRequest::LocatePoints));
    let (true, Some(camera), Ok((Match(variant), board))) = (requested, camera, active.single()) else {
        return Ok(());
    };
    let (camera, camera_transform) = *camera;
    let topology = Topology::of(*variant);
    let position = |point| {
        let place = board.transform_point(stand(topology, point));
        let pixel = camera.world_to_viewport(camera_transform, place).ok()?;
        Some((topology.label(point).to_owned(), pixel.x, pixel.y))
    };
    let positions: Vec<_> = topology.points().iter().filter_map(position).collect();
    ToPage::PointPositions(&positions).send()?;
    Ok(())
}

/// Passes the text fields on the canvas to the page.
fn send_text_fields(mut shown: MessageReader<ShownFields>) -> Result {
    if let Some(fields) = shown.read().last() {
        ToPage::TextFields(fields).send()?;
    }
    Ok(())
}

/// Lets the device vibrate.
fn send_pulses(mut pulses: MessageReader<Vibrate>) -> Result {
    if let Some(Vibrate(times)) = pulses.read().last() {
        ToPage::Vibrate(times).send()?;
    }
    Ok(())
}

/// Lets the page wake the program.
fn provide_wake(event_loop: Res<EventLoopProxyWrapper>) {
    let event_loop = (**event_loop).clone();
    // Sending fails only after the program has ended.
    WAKE.set(Some(Box::new(move || _ = event_loop.send_event(WinitUserEvent::WakeUp))));
}

/// Reports to the page that the game can be played, once it has been drawn.
fn report_ready(
    picture: Res<FirstPicture>,
    mut reported: Local<bool>,
    mut redraw: MessageWriter<RequestRedraw>,
) -> Result {
    if *reported {
        return Ok(());
    }
    *reported = picture.is_drawn();
    if *reported {
        ToPage::Ready.send()?;
    }
    redraw.write(RequestRedraw);
    Ok(())
}
