//! CPU time per frame without renderer: at rest, and while a wave of ten discs flips.
//!
//! `cargo bench --bench frames`. The times cover everything in a frame except drawing.

use std::time::{Duration, Instant};

use bevy::prelude::*;
use tessera::app::cli::{self, CliCommand, Options};
use tessera::app::headless::headless;
use tessera::game::requests::{MatchCommand, MatchRequest};
use tessera::game::screen::Active;
use tessera::view::stage::{Animating, NeedsRedraw};

const STEP: Duration = Duration::from_micros(16_667);
/// Black plays c3: four discs to the right, three down and three along the diagonal.
const WAVE: &str = "-------- -------- ---OOOOX --OO---- --O-O--- --O--O-- --X---X- -------O X";

fn main() {
    let thorough = std::env::args().any(|argument| argument == "--bench");
    let rounds = if thorough { 40 } else { 2 };
    let mut app = headless(options(), STEP);
    come_to_rest(&mut app);
    let mut idle: Vec<Duration> = (0..rounds * 20).map(|_| frame(&mut app)).collect();
    let mut wave = Vec::new();
    for _ in 0..rounds {
        send(&mut app, MatchCommand::Play(play()));
        app.update();
        while app.world().resource::<Animating>().0 {
            wave.push(frame(&mut app));
        }
        send(&mut app, MatchCommand::Undo { plies: 1 });
        come_to_rest(&mut app);
    }
    assert!(wave.len() > rounds * 30, "a wave takes half a second and more: {} frames", wave.len());
    for (name, times) in [("idle", &mut idle), ("wave", &mut wave)] {
        times.sort_unstable();
        let at = |part: usize| times[(times.len() - 1) * part / 100].as_secs_f64() * 1e6;
        println!("{name}: {:.0} us a frame (middle of {}), one in twenty above {:.0} us", at(50), times.len(), at(95));
    }
}

fn options() -> Options {
    let line = ["--game", "othello", "--position", WAVE];
    match cli::parse(line.map(Into::into)) {
        Ok(CliCommand::Play(options)) => *options,
        other => panic!("the line is understood: {other:?}"),
    }
}

fn play() -> tessera::rules::Move {
    let options = options();
    let start = options.opening.expect("the line names a game").tree.start().clone();
    tessera::rules::Game::parse_move(&start, "c3").expect("c3 is a move")
}

fn send(app: &mut App, command: MatchCommand) {
    let world = app.world_mut();
    let game = world.query_filtered::<Entity, With<Active>>().single(world).expect("a match is open");
    world.write_message(MatchRequest { game, command });
}

/// Updates until nothing has moved for a second.
fn come_to_rest(app: &mut App) {
    let mut still = 0;
    while still < 60 {
        app.update();
        let moving = app.world().resource::<Animating>().0 || app.world().resource::<NeedsRedraw>().0;
        still = if moving { 0 } else { still + 1 };
    }
}

fn frame(app: &mut App) -> Duration {
    let begin = Instant::now();
    app.update();
    begin.elapsed()
}
