//! The game on the page's canvas.

use std::cell::RefCell;

use bevy::asset::AssetMetaCheck;
use bevy::prelude::*;
use bevy::window::RequestRedraw;
use bevy::winit::{EventLoopProxyWrapper, WinitUserEvent};

use super::bridge::{BridgePlugin, Picture};
use super::talk::{Begin, FromPage, Opened, ToPage, Wishes};
use crate::app::AppPlugin;
use crate::game::matches::Match;
use crate::game::screen::Active;
use crate::persist::Reopen;
use crate::rules::Topology;
use crate::taste::preferences::Preferences;
use crate::view::layout::stand;
use crate::view::scene::BoardCamera;

/// After so many frames everything has been drawn once, shaders and textures included.
const WARM: u32 = 4;

thread_local! {
    static BELL: RefCell<Option<Box<dyn Fn()>>> = const { RefCell::new(None) };
}

/// The program may be asleep until something happens.
pub(super) fn wake() {
    BELL.with_borrow(|bell| bell.iter().for_each(|ring| ring()));
}

/// Gives control back at once; the browser calls from then on.
pub(super) fn run(begin: &Begin, opened: Opened) {
    let Opened { settings, options, saved } = opened;
    let window = Window {
        title: "Tessera".into(),
        canvas: Some("#picture".into()),
        fit_canvas_to_parent: true,
        // The browser keeps its own keys: Tab leaves the canvas, Ctrl and others do what they always do.
        prevent_default_event_handling: false,
        ..default()
    };
    let mut app = App::new();
    add_bevy(&mut app, window, begin.files.clone());
    app.add_plugins((AppPlugin { options, settings }, BridgePlugin)).add_message::<Picture>();
    let mut preferences = app.world_mut().resource_mut::<Preferences>();
    *preferences = wished(*preferences, begin.wishes);
    if let Some(saved) = saved {
        app.insert_resource(Reopen(saved));
    }
    app.add_systems(PreUpdate, listen).add_systems(Last, report);
    app.run();
}

/// Bevy's own plugins, as far as they are needed: what `DefaultPlugins` has besides, weighs.
fn add_bevy(app: &mut App, window: Window, files: String) {
    app.add_plugins((
        bevy::app::PanicHandlerPlugin,
        bevy::app::TaskPoolPlugin::default(),
        bevy::diagnostic::FrameCountPlugin,
        bevy::time::TimePlugin,
        bevy::transform::TransformPlugin,
        bevy::input::InputPlugin,
        WindowPlugin { primary_window: Some(window), ..default() },
        bevy::a11y::AccessibilityPlugin,
        AssetPlugin { meta_check: AssetMetaCheck::Never, file_path: files, ..default() },
        bevy::winit::WinitPlugin::default(),
    ));
    app.add_plugins((
        bevy::render::RenderPlugin { synchronous_pipeline_compilation: true, ..default() },
        bevy::image::ImagePlugin::default(),
        bevy::mesh::MeshPlugin,
        bevy::camera::CameraPlugin,
        bevy::light::LightPlugin,
        bevy::core_pipeline::CorePipelinePlugin,
        bevy::pbr::PbrPlugin::default(),
        bevy::state::app::StatesPlugin,
    ));
}

const fn wished(preferences: Preferences, wishes: Wishes) -> Preferences {
    let Wishes { still, contrast } = wishes;
    Preferences { still, contrast, ..preferences }
}

fn listen(
    mut heard: MessageReader<Picture>,
    mut preferences: ResMut<Preferences>,
    camera: Option<Single<(&Camera, &GlobalTransform), With<BoardCamera>>>,
    active: Query<(&Match, &GlobalTransform), With<Active>>,
) {
    for Picture(line) in heard.read() {
        match line {
            FromPage::Wishes(wishes) => {
                let wanted = wished(*preferences, *wishes);
                preferences.set_if_neq(wanted);
            }
            FromPage::Where => {
                let (Some(camera), Ok((Match(variant), board))) = (camera.as_ref(), active.single()) else { continue };
                let (camera, eye) = **camera;
                let topology = Topology::of(*variant);
                let place = |point| {
                    let seen = camera.world_to_viewport(eye, board.transform_point(stand(topology, point))).ok()?;
                    Some((topology.label(point).to_owned(), seen.x, seen.y))
                };
                let places: Vec<_> = topology.points().iter().filter_map(place).collect();
                ToPage::Places(&places).tell();
            }
            _ => {}
        }
    }
}

/// Says when people can play.
fn report(bell: Res<EventLoopProxyWrapper>, mut drawn: Local<u32>, mut redraw: MessageWriter<RequestRedraw>) {
    if *drawn > WARM {
        return;
    }
    if *drawn == 0 {
        let bell = (**bell).clone();
        // Ringing fails only when the program has ended.
        BELL.set(Some(Box::new(move || _ = bell.send_event(WinitUserEvent::WakeUp))));
    }
    if *drawn == WARM {
        ToPage::Ready.tell();
    } else {
        redraw.write(RequestRedraw);
    }
    *drawn += 1;
}
