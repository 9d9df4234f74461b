//! Games of the engine against itself, and how they differ from each other.

use rand::rngs::StdRng;
use rand::{RngExt, SeedableRng};

use super::game::{FinishedGame, GameResult, SearchStats};
use tessera_engine::{Limits, Report, TranspositionTable, Weights, draw_move, rate_moves, think, think_over};
use tessera_rules::{Game, Move, Position, Record, Variant};

/// MiB of transposition table, which the searches of a game share.
const TABLE: usize = 8;
/// A move that is drawn is rated with this part of the nodes of a move.
const RATING_PART: u64 = 20;

/// Games that begin with moves drawn among nearly equal ones and go on with the best moves of a search.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct SelfPlay {
    /// The game and its board.
    pub(super) variant: Variant,
    /// The nodes of each search.
    pub(super) nodes: u64,
    /// How many of the first plies are drawn.
    pub(super) drawn_plies: usize,
    /// The most that a drawn move loses against the best one, in hundredths.
    pub(super) tolerance: i32,
    /// The games begin with each legal first move in turn.
    pub(super) all_first_moves: bool,
    /// Decides all randomness; game by game, so that a game does not depend on the others.
    pub(super) seed: u64,
}

impl SelfPlay {
    /// Plays the game of this number.
    pub(super) fn play(&self, number: u32) -> FinishedGame {
        let seed = self.seed << 32 | u64::from(number);
        let mut record = self.opening(number, seed);
        let opening = record.plies().len();
        play_on(&mut record, self.nodes, seed, &mut |_, _| ());
        let result = GameResult::by_rules(record.current()).expect("a game is played to its end");
        FinishedGame { record, opening, result, stats: [SearchStats::default(); 2] }
    }

    fn opening(&self, number: u32, seed: u64) -> Record<Position> {
        let mut rng = StdRng::seed_from_u64(seed);
        let mut record = Record::new(Position::start(self.variant));
        if self.all_first_moves {
            let moves = record.current().legal_moves();
            record.play(moves[number as usize % moves.len()]).expect("a legal move");
        }
        while record.plies().len() < self.drawn_plies
            && let Some(mv) = self.draw(record.current(), &mut rng)
        {
            record.play(mv).expect("a legal move");
        }
        record
    }

    /// Draws a move. Whether the sides are switched is not drawn: a full search decides it.
    fn draw(&self, position: &Position, rng: &mut StdRng) -> Option<Move> {
        let mut moves = position.legal_moves();
        if moves.contains(&Move::Swap) {
            let best = think(position, &Limits::nodes(self.nodes), rng.random(), &mut |_| ())?.best;
            if best == Move::Swap {
                return Some(best);
            }
            moves.retain(|mv| *mv != Move::Swap);
        }
        let limits = Limits::nodes((self.nodes / RATING_PART).max(1));
        let rated = rate_moves(position, &moves, &limits, rng.random());
        draw_move(&rated, self.tolerance, rng.random()).map(|report| report.best)
    }
}

/// Plays a game to its end: each move is the best one of a search of `n` nodes, and all searches share a table.
/// `on_search` is called with the game before each move and the search that found it.
pub(super) fn play_on(
    record: &mut Record<Position>,
    nodes: u64,
    seed: u64,
    on_search: &mut dyn FnMut(&Record<Position>, &Report),
) {
    let table = TranspositionTable::new(record.current(), TABLE << 20);
    let limits = Limits::nodes(nodes);
    while let Some(report) = think_over(&table, Weights::built_in(), record.current(), &limits, seed, &mut |_| ()) {
        on_search(record, &report);
        record.play(report.best).expect("the search returns a legal move");
    }
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use super::*;
    use tessera_rules::{GameKind, Size};

    fn self_play(kind: GameKind, all_first_moves: bool) -> SelfPlay {
        let variant = Variant::standard(kind);
        SelfPlay { variant, nodes: 200, drawn_plies: 6, tolerance: 50, all_first_moves, seed: 1 }
    }

    #[test]
    fn games_end_by_the_rules_and_differ_and_a_number_gives_the_same_game_again() {
        for kind in GameKind::ALL {
            let player = self_play(kind, false);
            let games: Vec<FinishedGame> = (0..4).map(|number| player.play(number)).collect();
            assert!(games.iter().all(|game| game.record.current().outcome().is_over() && game.opening >= 6), "{kind}");
            let different: HashSet<Vec<Move>> = games.iter().map(|game| game.record.moves()).collect();
            assert!(different.len() > 2, "{kind}: {}", different.len());
            assert_eq!(player.play(3).record.moves(), games[3].record.moves());
        }
    }

    #[test]
    fn all_first_moves_are_played_in_turn() {
        let size = Size { columns: 4, rows: 5 };
        let variant = Variant::new(GameKind::Breakthrough, size).unwrap();
        let player = SelfPlay { variant, ..self_play(GameKind::Breakthrough, true) };
        let moves = Position::start(variant).legal_moves();
        let played: Vec<Move> = (0..moves.len() as u32).map(|number| player.play(number).record.moves()[0]).collect();
        assert_eq!(played, moves);
        assert_eq!(player.play(moves.len() as u32).record.moves()[0], moves[0]);
    }
}
