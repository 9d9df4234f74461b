//! What a frame costs where it is drawn: processor seconds, time and shader runs, as a table in Markdown.
//!
//! `cargo bench --bench render [GAME] [WIDTHxHEIGHT]`, on any driver of Vulkan, Metal, Direct3D or OpenGL, without a window.
//! Processor seconds are those of all threads, the drawing of a software driver among them (on Linux). Time on the graphics
//! card and shader runs for the scene are there where the driver counts them; `--passes` prints all that it counts. Memory is
//! that of the renderer's textures and buffers.

use std::time::{Duration, Instant};

use bevy::diagnostic::{Diagnostic, DiagnosticsStore};
use bevy::prelude::*;
use bevy::render::render_resource::PollType;
use bevy::render::renderer::{RenderAdapterInfo, RenderDevice};
use tessera::app::headless::{active, come_to_rest, offscreen, options, send};
use tessera::game::requests::MatchCommand;
use tessera::game::selection::Selection;
use tessera::platform::cpu_time::cpu_seconds;
use tessera::rules::{Game, Point};
use tessera::settings::graphics::Graphics;
use tessera::settings::preferences::Preferences;
use tessera::view::camera::Orbit;
use tessera::view::renderer::SampleCount;
use tessera::view::stage::Animating;

/// Frames without motion after which everything stands still.
const REST: u32 = 6;
const STEP: Duration = Duration::from_micros(16_667);
const SIZES: [UVec2; 3] = [UVec2::new(1280, 800), UVec2::new(1920, 1080), UVec2::new(3840, 2160)];

/// A position of a game and the move that is drawn.
struct Scene {
    game: &'static str,
    position: &'static str,
    mv: &'static str,
    name: &'static str,
    /// Points over which the pointer moves.
    points: &'static [usize],
}

const SCENES: [Scene; 3] = [
    Scene {
        game: "othello",
        // Four discs to the right, three down and three along the diagonal.
        position: "-------- -------- ---OOOOX --OO---- --O-O--- --O--O-- --X---X- -------O X",
        mv: "c3",
        name: "a wave of ten flips",
        points: &[9, 18, 25, 33],
    },
    Scene {
        game: "breakthrough",
        position: "pppppppp/ppp1pppp/8/3p4/4P3/8/PPPP1PPP/PPPPPPPP w",
        mv: "e4xd5",
        name: "a capture",
        points: &[8, 9, 10, 11],
    },
    Scene {
        game: "diamond",
        position: "White d4 e3 c5 f6; Black f4 a1 d6 g3; White to move",
        mv: "d4-e4",
        name: "a move",
        points: &[20, 21, 22, 23],
    },
];

fn main() {
    let arguments: Vec<String> = std::env::args().skip(1).filter(|argument| !argument.starts_with("--")).collect();
    let wanted = |text: &str| arguments.is_empty() || arguments.iter().any(|argument| argument == text);
    let named = |text: &str| SCENES.iter().any(|scene| scene.game == text) || text == "title";
    let any_game = !arguments.iter().any(|argument| named(argument));
    let any_size = arguments.iter().all(|argument| named(argument));
    let (app, _) = offscreen(options(&[]), STEP, UVec2::new(64, 64));
    let adapter = app.world().resource::<RenderAdapterInfo>();
    println!("Drawn by {} ({:?}).\n", adapter.name, adapter.backend);
    drop(app);
    println!("| Scene | Pixels | Frame | CPU s | ms | GPU ms | Samples a pixel | Shader runs a pixel | MB |");
    println!("|---|---|---|---:|---:|---:|---:|---:|---:|");
    for size in SIZES.into_iter().filter(|size| any_size || wanted(&format!("{}x{}", size.x, size.y))) {
        for scene in SCENES.iter().filter(|scene| any_game || wanted(scene.game)) {
            measure_game(scene, size);
        }
        if any_game || wanted("title") {
            measure_title(size);
        }
    }
}

fn measure_game(scene: &Scene, size: UVec2) {
    let options = options(&["--game", scene.game, "--position", scene.position]);
    let start = options.opening.as_ref().expect("the line names a game").tree.start().clone();
    let mv = start.parse_move(scene.mv).expect("a move of the game");
    let (mut app, _) = offscreen(options, STEP, size);
    come_to_rest(&mut app, REST);
    for graphics in [Graphics::Sharp, Graphics::Balanced, Graphics::Light] {
        app.world_mut().resource_mut::<Preferences>().graphics = graphics;
        // The first frames have the detail of before.
        for _ in 0..3 {
            turn(&mut app, 0);
            app.update();
        }
        row(&mut app, scene.game, size, &format!("camera moves, {}", graphics.id()), 20, turn);
    }
    app.world_mut().resource_mut::<Preferences>().graphics = Graphics::Automatic;
    app.world_mut().resource_mut::<Orbit>().yaw = 0.0;
    come_to_rest(&mut app, REST);
    row(&mut app, scene.game, size, "pointer moves over points", 40, |app, frame| {
        let point = Point::new(scene.points[frame / 2 % scene.points.len()]);
        let game = active(app);
        app.world_mut().get_mut::<Selection>(game).expect("a match has a selection").cursor = Some(point);
    });
    send(&mut app, MatchCommand::Play(mv));
    (0..6).for_each(|_| app.update());
    row(&mut app, scene.game, size, scene.name, 30, |app, _| {
        assert!(app.world().resource::<Animating>().0, "the move is still shown");
    });
}

fn turn(app: &mut App, frame: usize) {
    app.world_mut().resource_mut::<Orbit>().yaw = 0.2 + 0.01 * frame as f32;
}

fn measure_title(size: UVec2) {
    let (mut app, _) = offscreen(options(&[]), STEP, size);
    (0..60).for_each(|_| app.update());
    row(&mut app, "title", size, "three games are played", 40, |_, _| {});
}

/// Draws frames, each after a change, and prints what one of them has cost.
fn row(app: &mut App, scene: &str, size: UVec2, name: &str, frames: usize, mut change: impl FnMut(&mut App, usize)) {
    app.world_mut().resource_mut::<DiagnosticsStore>().iter_mut().for_each(Diagnostic::clear_history);
    samples_drawn(app);
    let (begin, before) = (Instant::now(), cpu_seconds());
    for frame in 0..frames {
        change(app, frame);
        app.update();
    }
    let each = |total: f64| total / frames as f64;
    let cpu = before.zip(cpu_seconds()).map_or("–".into(), |(before, after)| format!("{:.3}", each(after - before)));
    let milliseconds = each(begin.elapsed().as_secs_f64() * 1e3);
    let sum = |suffix: &str| {
        let store = app.world().resource::<DiagnosticsStore>();
        let values = store.iter().filter(|found| found.path().as_str().ends_with(suffix));
        let values: Vec<f64> = values.filter_map(|found| found.average()).collect();
        (!values.is_empty()).then(|| values.iter().sum::<f64>())
    };
    let number = |value: Option<f64>| value.map_or("–".into(), |value| format!("{value:.2}"));
    let a_pixel = |count: f64| count / f64::from(size.x * size.y);
    let runs = sum("scene/fragment_shader_invocations").map(a_pixel);
    let (gpu, runs) = (number(sum("elapsed_gpu")), number(runs));
    let samples = a_pixel(each(samples_drawn(app) as f64));
    let device = app.world().resource::<RenderDevice>().wgpu_device();
    let memory = device.generate_allocator_report().map(|report| report.total_allocated_bytes as f64 / 1e6);
    let memory = memory.map_or("–".into(), |memory| format!("{memory:.0}"));
    if std::env::args().any(|argument| argument == "--passes") {
        print_passes(app);
    }
    println!(
        "| {scene} | {}×{} | {name} | {cpu} | {milliseconds:.1} | {gpu} | {samples:.2} | {runs} | {memory} |",
        size.x, size.y
    );
}

/// Waits for the driver, and returns the samples of all frames since the last call.
fn samples_drawn(app: &App) -> u64 {
    let device = app.world().resource::<RenderDevice>();
    device.poll(PollType::wait_indefinitely()).expect("the driver finishes its work");
    app.world().resource::<SampleCount>().take()
}

/// Prints what the driver says of each pass.
fn print_passes(app: &App) {
    for found in
        app.world().resource::<DiagnosticsStore>().iter().filter(|found| found.path().as_str().starts_with("render"))
    {
        println!("{}: {:.2} {}", found.path(), found.average().unwrap_or_default(), found.suffix);
    }
}
