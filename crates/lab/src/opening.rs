//! Random opening positions: distinct, and not yet decided.

use std::collections::HashSet;

use rand::SeedableRng;
use rand::rngs::StdRng;

use super::moves::{pick_random, winning_move};
use tessera_engine::{Limits, Score, think};
use tessera_rules::{Game, Move, Placement, Position, Record, Side, Variant};

/// Generates openings for one variant; the same seed gives the same openings.
///
/// Openings lead to distinct positions. In none of them can the side to move win in one ply, or is it unable to prevent
/// the opponent from doing so. The pie rule is never used in an opening.
#[derive(Debug)]
pub struct Openings {
    variant: Variant,
    plies: usize,
    balance: Option<u32>,
    rng: StdRng,
    used: HashSet<(Placement, Side)>,
}

/// Failed attempts in a row after which openings of a length count as exhausted.
const MAX_ATTEMPTS: usize = 200;
/// Nodes of the search that judges the balance of an opening.
const BALANCE_NODES: u64 = 50_000;

impl Openings {
    /// Openings of `plies` plies.
    pub fn new(variant: Variant, plies: usize, seed: u64) -> Openings {
        Openings { variant, plies, balance: None, rng: StdRng::seed_from_u64(seed), used: HashSet::new() }
    }

    /// Only openings after which the engine estimates at most `n` hundredths of a disc or piece for either side.
    #[must_use]
    pub fn balanced_within(self, balance: Option<u32>) -> Openings {
        Openings { balance, ..self }
    }

    /// The next opening, played from the start.
    ///
    /// With 0 plies it is always the start position. When no opening of the requested length seems to be left, this one
    /// and all later ones are a ply longer.
    pub fn next_opening(&mut self) -> Record<Position> {
        if self.plies == 0 {
            return Record::new(Position::start(self.variant));
        }
        let longest = Position::start(self.variant).longest_game().unwrap_or(usize::MAX);
        loop {
            for _ in 0..MAX_ATTEMPTS {
                if let Some(opening) = self.random_opening() {
                    return opening;
                }
            }
            self.plies += 1;
            if self.plies > longest {
                // The board is so small that no opening is left: start over, or without plies if there were none at all.
                self.plies = usize::from(!self.used.is_empty());
                self.used.clear();
                return self.next_opening();
            }
        }
    }

    fn random_opening(&mut self) -> Option<Record<Position>> {
        let mut record = Record::new(Position::start(self.variant));
        for _ in 0..self.plies {
            let mut moves = record.current().legal_moves();
            moves.retain(|mv| *mv != Move::Swap);
            record.play(pick_random(&mut self.rng, &moves)?).ok()?;
        }
        let position = record.current();
        let key = (position.placement(), position.side_to_move());
        let is_balanced = |limit| estimate(position).is_some_and(|estimate| estimate.unsigned_abs() <= limit);
        if is_decided(position) || !self.balance.is_none_or(is_balanced) || !self.used.insert(key) {
            return None;
        }
        Some(record)
    }
}

/// The estimate of a short search in hundredths of a disc or piece; none if it proves a result.
fn estimate(position: &Position) -> Option<i32> {
    let limits = Limits { nodes: Some(BALANCE_NODES), ..Limits::default() };
    match think(position, &limits, 0, &mut |_| ())?.score {
        Score::Centi(estimate) => Some(estimate),
        _ => None,
    }
}

/// Whether the game is over, or ends after at most two plies of best play.
fn is_decided(position: &Position) -> bool {
    let loses = |mv: Move| {
        let next = position.after(mv);
        next.outcome().is_over() || winning_move(&next).is_some()
    };
    position.outcome().is_over() || winning_move(position).is_some() || position.legal_moves().into_iter().all(loses)
}

#[cfg(test)]
mod tests {
    use super::*;
    use tessera_rules::{GameKind, Size, Topology};

    /// Boards with as many openings as the test asks for; a smaller board has fewer.
    fn variants() -> Vec<Variant> {
        let small = Variant::new(GameKind::Breakthrough, Size { columns: 3, rows: 5 }).unwrap();
        let standard = GameKind::ALL.into_iter().map(Variant::standard);
        let is_large = |variant: &Variant| Topology::of(*variant).points().len() > Topology::of(small).points().len();
        standard.filter(is_large).chain([small]).collect()
    }

    #[test]
    fn openings_are_distinct_and_not_decided() {
        for variant in variants() {
            for plies in [1, 4, 9] {
                let mut openings = Openings::new(variant, plies, 7);
                let mut boards = HashSet::new();
                for _ in 0..60 {
                    let opening = openings.next_opening();
                    let position = opening.current();
                    assert!(opening.plies().len() >= plies && !is_decided(position), "{position}");
                    assert!(opening.moves().iter().all(|mv| *mv != Move::Swap));
                    assert!(boards.insert((position.placement(), position.side_to_move())), "repeated:\n{position}");
                }
            }
        }
    }

    #[test]
    fn balanced_openings_are_within_their_limit() {
        for kind in GameKind::ALL {
            let mut openings = Openings::new(Variant::standard(kind), 6, 3).balanced_within(Some(100));
            for _ in 0..4 {
                let opening = openings.next_opening();
                assert!(
                    opening.plies().len() == 6 && estimate(opening.current()).is_some_and(|found| found.abs() <= 100)
                );
            }
        }
    }

    #[test]
    fn the_seed_decides_the_openings() {
        let moves = |seed| -> Vec<Vec<Move>> {
            let mut openings = Openings::new(Variant::standard(GameKind::Diamond), 4, seed);
            (0..5).map(|_| openings.next_opening().moves()).collect()
        };
        assert_eq!(moves(3), moves(3));
        assert_ne!(moves(3), moves(4));
    }

    #[test]
    fn a_game_too_short_for_openings_is_played_from_the_start() {
        let variant = Variant::new(GameKind::Breakthrough, Size { columns: 2, rows: 4 }).unwrap();
        let mut openings = Openings::new(variant, 30, 1);
        let lengths: Vec<usize> = (0..3).map(|_| openings.next_opening().plies().len()).collect();
        assert_eq!(lengths, [0, 0, 0]);
    }

    #[test]
    fn openings_start_over_when_all_are_used() {
        let variant = Variant::new(GameKind::Breakthrough, Size { columns: 3, rows: 4 }).unwrap();
        let mut openings = Openings::new(variant, 1, 1);
        let mut seen = HashSet::new();
        let is_repeated = (0..1000).any(|_| !seen.insert(openings.next_opening().moves()));
        assert!(is_repeated && seen.len() > 1, "{}", seen.len());
    }

    #[test]
    fn a_position_won_or_lost_within_two_plies_is_decided() {
        let variant = Variant::new(GameKind::Breakthrough, Size { columns: 4, rows: 5 }).unwrap();
        let decided = |text| is_decided(&Position::parse(variant, text).unwrap());
        assert!(decided("3p/P3/4/4/3P w"));
        assert!(decided("4/P2p/4/4/P3 b"));
        // White cannot capture the pawn on d2, and is one step too slow.
        assert!(decided("3p/4/P3/3p/P3 w"));
        assert!(!decided("3p/4/P3/3p/2P1 w"));
    }
}
