//! Reports on whole games, and CPU time per frame without renderer while games are analysed.
//!
//! `cargo bench --bench analysis`. The times of frames cover everything in a frame except drawing.

use std::thread::sleep;
use std::time::{Duration, Instant};

use bevy::prelude::*;
use tessera::app::cli::{self, CliCommand, Options};
use tessera::app::headless::headless;
use tessera::engine::{Limits, TranspositionTable, Weights, think_over};
use tessera::game::analysis::{AnalysisRequest, AnalysisValues, GameAnalysis};
use tessera::game::requests::{MatchCommand, MatchRequest};
use tessera::game::screen::Active;
use tessera::rules::{Game, GameKind, Move, Position, Variant};

/// Sixty frames a second, as on most screens.
const STEP: Duration = Duration::from_micros(16_667);
/// The nodes of each move of the games that are analysed: weak enough that there are mistakes to find.
const NODES: u64 = 500;
const TABLE_BYTES: usize = 1 << 20;

fn main() {
    let thorough = std::env::args().any(|argument| argument == "--bench");
    for kind in GameKind::ALL {
        let (moves, options) = played_game(kind, if thorough { usize::MAX } else { 4 });
        let mut app = headless(options, STEP);
        frames(&mut app, |app| active(app).is_some());
        let (game, begin) = (active(&mut app).expect("a match is open"), Instant::now());
        app.world_mut().write_message(AnalysisRequest::Report);
        let times = frames(&mut app, |app| {
            app.world().get::<GameAnalysis>(game).is_some_and(|analysis| analysis.report().is_some())
        });
        println!(
            "{}: report on {moves} plies in {:.1} s; {}",
            kind.id(),
            begin.elapsed().as_secs_f64(),
            frame_times(times)
        );
        app.world_mut().write_message(MatchRequest { game, command: MatchCommand::Undo { plies: moves / 2 } });
        app.world_mut().write_message(MatchRequest { game, command: MatchCommand::Analyse(true) });
        let end = Instant::now() + Duration::from_secs(if thorough { 15 } else { 1 });
        let times = frames(&mut app, |_| Instant::now() >= end);
        let mut shown = app.world_mut().query::<&AnalysisValues>();
        let depth = shown.iter(app.world()).filter_map(AnalysisValues::depth).max().unwrap_or_default();
        println!("{}: analysis to depth {depth}; {}", kind.id(), frame_times(times));
    }
}

/// A game of the engine against itself, of `n` plies at most: the number of its plies, and options that open it.
fn played_game(kind: GameKind, most: usize) -> (usize, Options) {
    let mut position = Position::start(Variant::standard(kind));
    let mut texts = Vec::new();
    while texts.len() < most && !position.outcome().is_over() {
        let table = TranspositionTable::new(&position, TABLE_BYTES);
        let limits = Limits { nodes: Some(NODES), ..Limits::default() };
        let report = think_over(&table, Weights::built_in(), &position, &limits, texts.len() as u64, &mut |_| ());
        let mv: Move = report.expect("the game goes on").best;
        texts.push(position.protocol_move(mv));
        position.play_unchecked(mv);
    }
    let line = ["--game", kind.id(), "--moves", &texts.join(" ")].map(Into::into);
    match cli::parse(line) {
        Ok(CliCommand::Play(options)) => (texts.len(), *options),
        other => panic!("the line is understood: {other:?}"),
    }
}

fn active(app: &mut App) -> Option<Entity> {
    let world = app.world_mut();
    world.query_filtered::<Entity, With<Active>>().single(world).ok()
}

/// Updates sixty times a second until `ended`; returns what each update took.
fn frames(app: &mut App, mut ended: impl FnMut(&mut App) -> bool) -> Vec<Duration> {
    let mut times = Vec::new();
    while !ended(app) {
        let begin = Instant::now();
        app.update();
        times.push(begin.elapsed());
        sleep(STEP.saturating_sub(begin.elapsed()));
    }
    times
}

fn frame_times(mut times: Vec<Duration>) -> String {
    times.sort_unstable();
    let at = |part: usize| times[(times.len() - 1) * part / 100].as_secs_f64() * 1e3;
    let (middle, most, longest) = (at(50), at(99), at(100));
    format!("{} frames: middle {middle:.2} ms, one in 100 above {most:.2} ms, longest {longest:.2} ms", times.len())
}
