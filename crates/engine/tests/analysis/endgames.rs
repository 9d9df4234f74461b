//! The losses that a report finds at the end of Othello games are those of the exact scores.

use std::path::PathBuf;

use tessera_engine::analysis::{AnalysisJob, AnalysisLimits, EvaluationStore, GameReport};
use tessera_engine::{Limits, Score, think};
use tessera_rules::othello::wthor::WthorFile;
use tessera_rules::{Game, GameKind, Move, Position, Side, Variant};

fn start() -> Position {
    Position::start(Variant::standard(GameKind::Othello))
}

fn empties(position: &Position) -> usize {
    64 - position.placement().occupied().len()
}

/// The discs that the side to move has more at the end, if the game is over.
fn final_difference(position: &Position) -> Option<i32> {
    let score = position.official_score()?;
    let side = position.side_to_move();
    Some(score[side] as i32 - score[side.other()] as i32)
}

/// The exact score by trying all moves, without any help of the engine.
fn plain_score(position: &Position, alpha: i32, beta: i32) -> i32 {
    if let Some(difference) = final_difference(position) {
        return difference;
    }
    let mut best = -64;
    for mv in position.legal_moves() {
        best = best.max(-plain_score(&position.after(mv), -beta, -alpha.max(best)));
        if best >= beta {
            break;
        }
    }
    best
}

/// The exact score by a search of its own, over an empty table.
fn searched_score(position: &Position) -> i32 {
    if let Some(difference) = final_difference(position) {
        return difference;
    }
    match think(position, &Limits::default(), 0, &mut |_| ()).map(|report| report.score) {
        Some(Score::Exact(discs)) => discs,
        other => panic!("{other:?} is not exact"),
    }
}

/// Compares the losses in a report with those of exact scores; returns how many moves were compared, and how many lost
/// something.
fn compare(moves: &[Move], most_empties: usize, exact: impl Fn(&Position) -> i32) -> (usize, usize) {
    let mut store = EvaluationStore::default();
    let mut job = AnalysisJob::new(&start(), moves, AnalysisLimits::depth(2));
    job.run(&mut store);
    let report = GameReport::new(job.positions(), moves, &store);
    assert_eq!(report.moves.len(), moves.len());
    let (mut compared, mut mistakes) = (0, 0);
    for mv in &report.moves {
        let before = &job.positions()[mv.ply - 1];
        if empties(before) > most_empties {
            continue;
        }
        let values: Vec<i32> = before.legal_moves().into_iter().map(|mv| -exact(&before.after(mv))).collect();
        let best = values.into_iter().max().expect("a move was played");
        let played = -exact(&job.positions()[mv.ply]);
        assert_eq!((mv.value.score, mv.best_value.score), (Score::Exact(played), Score::Exact(best)), "ply {}", mv.ply);
        assert_eq!(mv.loss, f64::from(best - played), "ply {}", mv.ply);
        compared += 1;
        mistakes += usize::from(best > played);
    }
    (compared, mistakes)
}

/// A game in which both sides choose among their moves by a simple rule.
fn careless_game(seed: usize) -> Vec<Move> {
    let (mut position, mut moves) = (start(), Vec::new());
    while !position.outcome().is_over() {
        let legal = position.legal_moves();
        let mv = legal[(seed + 7 * moves.len()) % legal.len()];
        moves.push(mv);
        position.play_unchecked(mv);
    }
    moves
}

#[test]
fn losses_in_the_last_eight_empty_squares_are_those_of_a_plain_search() {
    let (mut compared, mut mistakes) = (0, 0);
    for seed in 0..3 {
        let found = compare(&careless_game(seed), 8, |position| plain_score(position, -64, 64));
        compared += found.0;
        mistakes += found.1;
    }
    assert!(compared >= 24 && mistakes >= 5, "{compared} moves, {mistakes} mistakes");
}

#[test]
#[ignore = "needs the WTHOR files: TESSERA_WTHOR names their folder"]
fn losses_in_ten_tournament_games_are_exact_from_twenty_empty_squares_on() {
    let folder = PathBuf::from(std::env::var("TESSERA_WTHOR").expect("TESSERA_WTHOR names the folder"));
    let mut total = (0, 0);
    for year in (1980..2025).step_by(5).chain([2025]) {
        let bytes = std::fs::read(folder.join(format!("WTH_{year}.wtb"))).expect("the file can be read");
        let games = WthorFile::parse(&bytes).expect("a file of games").games;
        let game = &games[games.len() / 2];
        let found = compare(&game.moves, 20, searched_score);
        println!("{year}: {} moves compared, {} mistakes", found.0, found.1);
        total = (total.0 + found.0, total.1 + found.1);
    }
    println!("all: {} moves compared, {} mistakes, all equal", total.0, total.1);
    assert!(total.0 > 190, "{total:?}");
}

#[test]
fn the_value_of_the_whole_game_is_that_of_its_end_without_mistakes() {
    let moves = careless_game(1);
    let mut store = EvaluationStore::default();
    let mut job = AnalysisJob::new(&start(), &moves, AnalysisLimits::depth(1));
    job.run(&mut store);
    let report = GameReport::new(job.positions(), &moves, &store);
    let signed = |side, loss: f64| if side == Side::First { -loss } else { loss };
    let solved = report.moves.iter().filter(|mv| matches!(mv.best_value.score, Score::Exact(_)));
    let lost: f64 = solved.clone().map(|mv| signed(mv.side, mv.loss)).sum();
    let first = solved.clone().next().expect("the end is solved");
    let Score::Exact(best) = first.best_value.score else { unreachable!() };
    let end = job.positions().last().unwrap();
    let score = end.official_score().unwrap();
    let difference = f64::from(score[Side::First]) - f64::from(score[Side::Second]);
    assert_eq!(-signed(first.side, f64::from(best)) + lost, difference);
}
