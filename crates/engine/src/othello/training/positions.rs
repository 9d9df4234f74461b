//! Positions to learn from: those of games that begin balanced.

use std::ops::RangeInclusive;

use rand::rngs::StdRng;
use rand::{RngExt, SeedableRng};

use super::config::OthelloRefinementConfig;
use super::label::{best_square, value};
use crate::othello::bounds_table::BoundsTable;
use crate::othello::evaluation::Evaluation;
use tessera_rules::othello::Board8;

/// The random plies at the beginning.
const OPENING_PLIES: RangeInclusive<u32> = 2..=12;
/// An opening in which a side is further ahead, in discs, is not played.
const BALANCED: i32 = 8;
/// In 1 game of this many, it may be far ahead instead.
const UNBALANCED_GAMES: u32 = 6;
const UNBALANCED: i32 = 24;
/// The depth of the search that decides this.
const BALANCE_DEPTH: u32 = 4;
/// Openings tried for a game.
const ATTEMPTS: u32 = 40;
/// 1 move of this many is the best of a search of one ply, so that games from the same opening differ.
const WEAK_MOVES: u32 = 8;
/// After 1 position of this many, a random move is tried.
const VARIED_POSITIONS: u32 = 3;
/// Positions with fewer empty squares are left out: searches solve them at once.
const MIN_EMPTIES: u32 = 4;

/// The positions of a game, and with `variations` also some after random moves that were not played. A search compares moves
/// before it knows the best one: an evaluation that has seen good moves alone takes bad ones for better than they are. Positions of
/// openings with random moves are left out.
pub(super) fn positions_of_game(
    config: &OthelloRefinementConfig,
    evaluation: &Evaluation,
    seed: u64,
    table: &mut BoundsTable,
) -> Vec<Board8> {
    let mut rng = StdRng::seed_from_u64(seed);
    table.clear();
    let mut positions = Vec::new();
    let Some(mut board) = balanced_opening(evaluation, table, &mut rng) else { return positions };
    // The variations have a generator of their own: they do not change the game.
    let mut varied = StdRng::seed_from_u64(seed ^ 1);
    while !board.is_over() && board.empty().count_ones() >= MIN_EMPTIES {
        positions.push(board);
        if config.variations && varied.random_range(0..VARIED_POSITIONS) == 0 {
            let other = random_move(board, &mut varied);
            let is_in_play = other.legal() != 0 && other.empty().count_ones() >= MIN_EMPTIES;
            positions.extend(is_in_play.then_some(other));
        }
        let is_weak = rng.random_range(0..WEAK_MOVES) == 0;
        board = good_move(board, evaluation, table, if is_weak { 1 } else { config.play_depth });
    }
    positions
}

/// A position after some random plies in which neither side is far ahead.
fn balanced_opening(evaluation: &Evaluation, table: &BoundsTable, rng: &mut StdRng) -> Option<Board8> {
    let most = if rng.random_range(0..UNBALANCED_GAMES) == 0 { UNBALANCED } else { BALANCED };
    (0..ATTEMPTS).find_map(|_| {
        let plies = rng.random_range(OPENING_PLIES);
        let board = (0..plies).fold(Board8::start(), |board, _| random_move(board, rng));
        let is_balanced = !board.is_over() && value(board, evaluation, table, BALANCE_DEPTH).abs() <= most;
        is_balanced.then_some(board)
    })
}

fn random_move(board: Board8, rng: &mut StdRng) -> Board8 {
    let moves = board.legal();
    if moves == 0 {
        return board.swap();
    }
    let chosen = rng.random_range(0..moves.count_ones());
    let rest = (0..chosen).fold(moves, |rest, _| rest & (rest - 1));
    board.play(rest.trailing_zeros() as usize)
}

fn good_move(board: Board8, evaluation: &Evaluation, table: &BoundsTable, depth: u32) -> Board8 {
    if board.legal() == 0 { board.swap() } else { board.play(best_square(board, evaluation, table, depth)) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn positions_are_in_play_and_those_of_a_game_lead_to_one_another() {
        let (config, mut table) = (OthelloRefinementConfig::new(), BoundsTable::new(1 << 16));
        let evaluation = Evaluation::rules_of_thumb();
        let positions = positions_of_game(&config, &evaluation, 3, &mut table);
        assert!(positions.len() > 40, "{}", positions.len());
        assert!(positions.iter().all(|board| !board.is_over() && board.empty().count_ones() >= MIN_EMPTIES));
        let leads_to = |[board, next]: &[Board8; 2]| match board.legal() {
            0 => board.swap() == *next,
            moves => (0..64).any(|square| moves >> square & 1 == 1 && board.play(square) == *next),
        };
        assert!(positions.array_windows().all(leads_to));
        assert_eq!(positions, positions_of_game(&config, &evaluation, 3, &mut table), "a seed gives the same game");
        assert_ne!(positions, positions_of_game(&config, &evaluation, 4, &mut table));
    }

    #[test]
    fn variations_add_positions_and_leave_the_game_as_it_is() {
        let (config, mut table) = (OthelloRefinementConfig::new(), BoundsTable::new(1 << 16));
        let evaluation = Evaluation::rules_of_thumb();
        let game = positions_of_game(&config, &evaluation, 3, &mut table);
        let varied = OthelloRefinementConfig { variations: true, ..config };
        let all = positions_of_game(&varied, &evaluation, 3, &mut table);
        let added = all.len() - game.len();
        assert!((5..30).contains(&added), "{added}");
        assert!(game.iter().all(|board| all.contains(board)));
        let follows = |other: &Board8| {
            game.iter()
                .any(|board| (0..64).any(|square| board.legal() >> square & 1 == 1 && board.play(square) == *other))
        };
        assert!(all.iter().filter(|board| !game.contains(board)).all(follows));
    }
}
