//! What a frame costs the processor, without renderer: at rest, and while a wave of ten discs turns.
//!
//! `cargo bench --bench frames`. The times are those of all that the program does in a frame but drawing.

use std::time::{Duration, Instant};

use bevy::prelude::*;
use tessera::app::cli::{self, CliCommand, Options};
use tessera::app::headless::headless;
use tessera::game::requests::{MatchCommand, MatchRequest};
use tessera::game::screen::Active;
use tessera::view::stage::Animating;

const STEP: Duration = Duration::from_micros(16_667);
/// Black plays c3: four discs to the right, three down and three along the diagonal.
const WAVE: &str = "-------- -------- ---OOOOX --OO---- --O-O--- --O--O-- --X---X- -------O X";

fn main() {
    let thorough = std::env::args().any(|argument| argument == "--bench");
    let rounds = if thorough { 40 } else { 2 };
    let mut app = headless(options(), STEP);
    (0..120).for_each(|_| app.update());
    let mut idle: Vec<Duration> = (0..rounds * 20).map(|_| frame(&mut app)).collect();
    let mut wave = Vec::new();
    for _ in 0..rounds {
        ask(&mut app, |_| MatchCommand::Play(play()));
        app.update();
        while app.world().resource::<Animating>().0 {
            wave.push(frame(&mut app));
        }
        ask(&mut app, |_| MatchCommand::Undo { plies: 1 });
        (0..60).for_each(|_| app.update());
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
    let start = options.opening.expect("the line names a game").start;
    tessera::rules::Game::parse_move(&start, "c3").expect("c3 is a move")
}

fn ask(app: &mut App, wish: impl Fn(Entity) -> MatchCommand) {
    let world = app.world_mut();
    let game = world.query_filtered::<Entity, With<Active>>().single(world).expect("a match is open");
    world.write_message(MatchRequest { game, command: wish(game) });
}

fn frame(app: &mut App) -> Duration {
    let begin = Instant::now();
    app.update();
    begin.elapsed()
}
