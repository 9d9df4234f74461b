//! CPU time per frame without renderer: at rest, and while a wave of ten discs flips.
//!
//! `cargo bench --bench frames`. The times cover everything in a frame except drawing.

use std::time::{Duration, Instant};

use bevy::prelude::*;
use tessera::app::headless::{come_to_rest, headless, options, send};
use tessera::game::requests::MatchCommand;
use tessera::view::stage::Animating;

const STEP: Duration = Duration::from_micros(16_667);
/// Black plays c3: four discs to the right, three down and three along the diagonal.
const WAVE: &str = "-------- -------- ---OOOOX --OO---- --O-O--- --O--O-- --X---X- -------O X";
const LINE: [&str; 4] = ["--game", "othello", "--position", WAVE];
/// The frames of a second.
const REST: u32 = 60;

fn main() {
    let thorough = std::env::args().any(|argument| argument == "--bench");
    let rounds = if thorough { 40 } else { 2 };
    let mut app = headless(options(&LINE), STEP);
    come_to_rest(&mut app, REST);
    let mut idle: Vec<Duration> = (0..rounds * 20).map(|_| frame(&mut app)).collect();
    let mut wave = Vec::new();
    for _ in 0..rounds {
        send(&mut app, MatchCommand::Play(play()));
        app.update();
        while app.world().resource::<Animating>().0 {
            wave.push(frame(&mut app));
        }
        send(&mut app, MatchCommand::Undo { plies: 1 });
        come_to_rest(&mut app, REST);
    }
    assert!(wave.len() > rounds * 30, "a wave takes half a second and more: {} frames", wave.len());
    for (name, times) in [("idle", &mut idle), ("wave", &mut wave)] {
        times.sort_unstable();
        let at = |part: usize| times[(times.len() - 1) * part / 100].as_secs_f64() * 1e6;
        println!("{name}: {:.0} us a frame (middle of {}), one in twenty above {:.0} us", at(50), times.len(), at(95));
    }
}

fn play() -> tessera::rules::Move {
    let start = options(&LINE).opening.expect("the line names a game").tree.start().clone();
    tessera::rules::Game::parse_move(&start, "c3").expect("c3 is a move")
}

fn frame(app: &mut App) -> Duration {
    let begin = Instant::now();
    app.update();
    begin.elapsed()
}
