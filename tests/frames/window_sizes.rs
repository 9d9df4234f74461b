//! Windows of any size and scale: every screen is laid out, and the board comes back as it was.

use std::time::Duration;

use bevy::prelude::*;
use bevy::window::{PrimaryWindow, WindowResized, WindowScaleFactorChanged};
use tessera::app::cli::{self, CliCommand};
use tessera::app::headless::headless;
use tessera::view::piece::DisplayedPiece;

/// Physical pixels.
const SIZES: [(u32, u32); 8] =
    [(1, 1), (1, 900), (900, 1), (64, 64), (16_000, 300), (300, 16_000), (16_000, 16_000), (1280, 800)];
const SCALES: [f32; 5] = [0.5, 1.0, 1.5, 4.0, 1.0];

fn resize(app: &mut App, (width, height): (u32, u32), scale: f32) {
    let world = app.world_mut();
    let window = world.query_filtered::<Entity, With<PrimaryWindow>>().single(world).expect("the program has a window");
    let mut part = world.get_mut::<Window>(window).expect("the program has a window");
    part.resolution.set_scale_factor(scale);
    part.resolution.set_physical_resolution(width, height);
    let (width, height) = (part.width(), part.height());
    world.write_message(WindowScaleFactorChanged { window, scale_factor: f64::from(scale) });
    world.write_message(WindowResized { window, width, height });
    for _ in 0..3 {
        app.update();
    }
}

fn pieces(app: &mut App) -> Vec<Transform> {
    let world = app.world_mut();
    let mut pieces: Vec<_> = world.query::<(Entity, &Transform, &DisplayedPiece)>().iter(world).collect();
    pieces.sort_by_key(|(entity, ..)| *entity);
    pieces.into_iter().map(|(_, transform, _)| *transform).collect()
}

#[test]
fn a_window_of_any_size_and_scale_is_lived_through() {
    for line in [&[][..], &["--game", "othello"], &["--game", "diamond", "--second", "3"]] {
        let Ok(CliCommand::Play(options)) = cli::parse(line.iter().map(Into::into)) else { panic!("{line:?}") };
        let mut app = headless(*options, Duration::from_millis(20));
        for _ in 0..200 {
            app.update();
        }
        let before = pieces(&mut app);
        for size in SIZES {
            for scale in SCALES {
                resize(&mut app, size, scale);
            }
        }
        for _ in 0..100 {
            app.update();
        }
        if line.contains(&"othello") {
            assert_eq!(pieces(&mut app), before, "the board is as it was");
            assert_eq!(before.len(), 4);
        }
        assert!(app.should_exit().is_none());
    }
}
