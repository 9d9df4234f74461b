//! Measures the errors of the evaluation, and of searches with it, on games between people.

use crate::limits::Limits;
use crate::othello::bounds_table::OthelloTables;
use crate::othello::dispatch::static_eval;
use crate::othello::evaluation::{Evaluation, PHASES, phase_of};
use crate::othello::root_search::search;
use crate::report::Score;
use tessera_rules::othello::Board8;
use tessera_rules::othello::wthor::WthorFile;
use tessera_rules::{Move, Point};

/// Mean absolute errors in discs, without any search.
#[derive(Clone, PartialEq, Debug)]
pub struct EvaluationErrors {
    /// Against perfect play, where the files give its score: the number of positions, and the error.
    pub solved: (u64, f64),
    /// For each phase against the final result: the number of positions, and the error.
    pub phases: Vec<(u64, f64)>,
}

/// Evaluates every position of the games.
pub(crate) fn evaluation_errors(evaluation: &Evaluation, files: &[WthorFile]) -> EvaluationErrors {
    let mut sums = vec![(0, 0.0); PHASES];
    let mut solved = (0, 0.0);
    for file in files {
        for game in &file.games {
            let discs = |score: u8| 2 * i32::from(score) - 64;
            for_each_position(&game.moves, |board, black| {
                let empties = board.empty().count_ones();
                let error = |score: i32| {
                    let score = if black { score } else { -score };
                    (f64::from(static_eval(evaluation, board)) / 100.0 - f64::from(score)).abs()
                };
                add(&mut sums[phase_of(empties)], error(discs(game.score)));
                if empties == u32::from(file.solved_empties) {
                    add(&mut solved, error(discs(game.best_score)));
                }
            });
        }
    }
    let mean = |(count, sum): (u64, f64)| (count, sum / count.max(1) as f64);
    EvaluationErrors { solved: mean(solved), phases: sums.into_iter().map(mean).collect() }
}

fn add(sum: &mut (u64, f64), error: f64) {
    sum.0 += 1;
    sum.1 += error;
}

/// 1 of this many positions with a known score is searched.
const SEARCH_EVERY: u64 = 10;
/// Bytes of table for these searches.
const TABLE: usize = 1 << 22;

/// The number of positions searched, one in ten, and the mean absolute error in discs of searches of `n` plies,
/// where the files give the score of perfect play.
pub(crate) fn search_error(evaluation: &Evaluation, files: &[WthorFile], plies: u32) -> (u64, f64) {
    let tables = OthelloTables::new(TABLE).expect("there is memory for the table");
    let limits = Limits { depth: Some(plies), ..Limits::default() };
    let (mut seen, mut sum) = (0, (0, 0.0));
    for file in files {
        for game in &file.games {
            let truth = 2.0 * f64::from(game.best_score) - 64.0;
            for_each_position(&game.moves, |board, black| {
                if board.empty().count_ones() != u32::from(file.solved_empties) {
                    return;
                }
                seen += 1;
                if seen % SEARCH_EVERY != 0 {
                    return;
                }
                let found = search(&tables, board, evaluation, &limits, 0, &mut |_| ());
                let Some(Score::Centi(evaluated)) = found.map(|found| found.score) else { return };
                let truth = if black { truth } else { -truth };
                add(&mut sum, (f64::from(evaluated) / 100.0 - truth).abs());
            });
        }
    }
    (sum.0, sum.1 / sum.0.max(1) as f64)
}

/// Calls `visit` for every position in which a disc is placed; `black` says whether Black is to move.
fn for_each_position(moves: &[Move], mut visit: impl FnMut(Board8, bool)) {
    let (mut board, mut black) = (Board8::start(), true);
    for mv in moves {
        let square = match mv {
            Move::Place(point) => Some(Point::index(*point)),
            _ => None,
        };
        if square.is_some() {
            visit(board, black);
        }
        (board, black) = (board.after(square), !black);
    }
}
