//! The entry points of the search.

use super::limits::Limits;
use super::registry;
use super::report::{Report, SearchInfo};
use super::transposition::TranspositionTable;
use super::weights::Weights;
use tessera_rules::Position;

/// Searches a position until a limit is reached or the result is certain; `None` if the game is over.
///
/// A win in one ply is always found, whatever the limits. The seed decides between root moves that are equally good.
/// `on_info` is called after every finished depth.
pub fn think(position: &Position, limits: &Limits, seed: u64, on_info: &mut dyn FnMut(&SearchInfo)) -> Option<Report> {
    think_with(Weights::built_in(), position, limits, seed, on_info)
}

/// [`think`] with other weights than the built-in ones.
pub fn think_with(
    weights: &Weights,
    position: &Position,
    limits: &Limits,
    seed: u64,
    on_info: &mut dyn FnMut(&SearchInfo),
) -> Option<Report> {
    let table = TranspositionTable::new(position, limits.table_bytes());
    think_over(&table, weights, position, limits, seed, on_info)
}

/// [`think_with`] over a table that may hold results of earlier searches; `None` also if the table was made for another
/// game or board.
pub fn think_over(
    table: &TranspositionTable,
    weights: &Weights,
    position: &Position,
    limits: &Limits,
    seed: u64,
    on_info: &mut dyn FnMut(&SearchInfo),
) -> Option<Report> {
    registry::search(&table.0, weights, position, limits, seed, on_info)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::report::Score;
    use tessera_rules::{Game, GameKind, Variant};

    /// A position in a game in which the `step`th legal move follows every time.
    fn reached(kind: GameKind, plies: usize, step: usize) -> Position {
        let mut position = Position::start(Variant::standard(kind));
        for ply in 0..plies {
            let moves = position.legal_moves();
            position.play_unchecked(moves[(ply * step) % moves.len()]);
        }
        position
    }

    #[test]
    fn several_threads_prove_the_score_that_one_thread_proves() {
        for step in 1..4 {
            let position = reached(GameKind::Othello, 50, step);
            let score = |threads| {
                let limits = Limits { threads, table: 1, ..Limits::default() };
                think(&position, &limits, 0, &mut |_| ()).map(|report| report.score)
            };
            assert!(matches!(score(1), Some(Score::Exact(_))), "{position}");
            assert_eq!(score(4), score(1), "{position}");
        }
    }

    #[test]
    fn several_threads_share_the_table_of_every_game() {
        for kind in GameKind::ALL {
            let position = reached(kind, 24, 5);
            let limits = Limits { threads: 4, table: 1, ..Limits::nodes(4_000) };
            for seed in 0..3 {
                let report = think(&position, &limits, seed, &mut |_| ()).expect("the game goes on");
                assert_eq!(position.check(report.best), Ok(()), "{position}");
            }
        }
    }
}
