//! Openings to play from: random, different from one another, and with the game still open.

use std::collections::HashSet;

use rand::SeedableRng;
use rand::rngs::StdRng;

use super::random::pick;
use super::uct::win_in_one;
use crate::rules::{Game, Move, Placement, Position, Record, Side, Variant};

/// An endless supply of openings for one variant, the same for the same seed.
///
/// No two lead to the same board. Neither side can win in one ply, or has to let the other win in the next. Diamond's
/// pie rule is left to the players.
#[derive(Debug)]
pub struct Openings {
    variant: Variant,
    plies: usize,
    chance: StdRng,
    given: HashSet<(Placement, Side)>,
}

/// Attempts after which openings of this length count as used up.
const ATTEMPTS: usize = 200;

impl Openings {
    #[must_use]
    pub fn new(variant: Variant, plies: usize, seed: u64) -> Openings {
        Openings { variant, plies, chance: StdRng::seed_from_u64(seed), given: HashSet::new() }
    }

    /// The next opening, played from the start.
    ///
    /// Without plies it is always the start itself. When no opening of the wanted length seems to be left, this one and
    /// all later ones are a ply longer.
    pub fn next_opening(&mut self) -> Record<Position> {
        if self.plies == 0 {
            return Record::new(Position::start(self.variant));
        }
        let longest = Position::start(self.variant).longest_game().unwrap_or(usize::MAX);
        loop {
            for _ in 0..ATTEMPTS {
                if let Some(opening) = self.attempt() {
                    return opening;
                }
            }
            self.plies += 1;
            if self.plies > longest {
                // So small a board that there are no other openings: begin again, if there were any at all.
                self.plies = usize::from(!self.given.is_empty());
                self.given.clear();
                return self.next_opening();
            }
        }
    }

    fn attempt(&mut self) -> Option<Record<Position>> {
        let mut record = Record::new(Position::start(self.variant));
        for _ in 0..self.plies {
            let mut moves = record.current().legal_moves();
            moves.retain(|mv| *mv != Move::Swap);
            record.play(pick(&mut self.chance, &moves)?).ok()?;
        }
        let position = record.current();
        let key = (position.placement(), position.side_to_move());
        if is_decided(position) || !self.given.insert(key) {
            return None;
        }
        Some(record)
    }
}

/// Whether the game is over, or is so after the best play of one or two plies.
fn is_decided(position: &Position) -> bool {
    let loses = |mv: Move| {
        let mut next = position.clone();
        next.play_unchecked(mv);
        next.outcome().is_over() || win_in_one(&next).is_some()
    };
    position.outcome().is_over() || win_in_one(position).is_some() || position.legal_moves().into_iter().all(loses)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::{GameKind, Size};

    fn variants() -> Vec<Variant> {
        let small = Variant::new(GameKind::Breakthrough, Size { columns: 3, rows: 5 }).unwrap();
        GameKind::ALL.into_iter().map(Variant::standard).chain([small]).collect()
    }

    #[test]
    fn openings_are_distinct_playable_and_not_decided() {
        for variant in variants() {
            for plies in [1, 4, 9] {
                let mut openings = Openings::new(variant, plies, 7);
                let mut boards = HashSet::new();
                for _ in 0..60 {
                    let opening = openings.next_opening();
                    let position = opening.current();
                    assert!(opening.plies().len() >= plies && !is_decided(position), "{position}");
                    assert!(opening.moves().iter().all(|mv| *mv != Move::Swap));
                    assert!(boards.insert((position.placement(), position.side_to_move())), "twice:\n{position}");
                }
            }
        }
    }

    #[test]
    fn the_same_seed_gives_the_same_openings_and_another_seed_others() {
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
    fn openings_begin_again_when_all_are_used_up() {
        let variant = Variant::new(GameKind::Breakthrough, Size { columns: 3, rows: 4 }).unwrap();
        let mut openings = Openings::new(variant, 1, 1);
        let mut given = HashSet::new();
        let again = (0..1000).any(|_| !given.insert(openings.next_opening().moves()));
        assert!(again && given.len() > 1, "{}", given.len());
    }

    #[test]
    fn a_position_lost_or_won_at_once_is_decided() {
        let variant = Variant::new(GameKind::Breakthrough, Size { columns: 4, rows: 5 }).unwrap();
        let decided = |text| is_decided(&Position::parse(variant, text).unwrap());
        assert!(decided("3p/P3/4/4/3P w"));
        assert!(decided("4/P2p/4/4/P3 b"));
        // White is a step too slow for p on d2, which it cannot take.
        assert!(decided("3p/4/P3/3p/P3 w"));
        assert!(!decided("3p/4/P3/3p/2P1 w"));
    }
}
