//! Results by first move, with moves counted as one that mirrors and turns of the board carry to each other.

use std::fmt;

use super::{format_score, percent};
use crate::score::{MatchScore, Points};
use tessera_rules::setup::canonical_move;
use tessera_rules::{Game, Move, Position, Variant};

/// The first moves of a variant, in the order of their names.
#[derive(Debug)]
pub(super) struct FirstMoves {
    start: Position,
    /// By the name of the first of the images of a move.
    rows: Vec<(MoveClass, Results)>,
}

/// Moves that mirrors and turns of the board carry to each other.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct MoveClass {
    /// The first of them in the order of the board.
    pub(crate) first: Move,
    /// How many they are.
    pub(crate) images: usize,
    canonical: Move,
}

/// The results of the games with a first move.
#[derive(Clone, Copy, Debug, Default)]
struct Results {
    /// For the contestant that made the move.
    opener: MatchScore,
    /// For the first side, which the other contestant takes over by the pie rule.
    first_side: MatchScore,
    swapped: u32,
}

impl MoveClass {
    /// The legal moves of a position by classes, in the order of the board.
    pub(crate) fn all(position: &Position) -> Vec<MoveClass> {
        let mut classes: Vec<MoveClass> = Vec::new();
        for mv in position.legal_moves() {
            let canonical = canonical_move(position, mv);
            match classes.iter_mut().find(|class| class.canonical == canonical) {
                Some(class) => class.images += 1,
                None => classes.push(MoveClass { first: mv, images: 1, canonical }),
            }
        }
        classes
    }
}

impl FirstMoves {
    pub(super) fn new(variant: Variant) -> FirstMoves {
        let start = Position::start(variant);
        let rows = MoveClass::all(&start).into_iter().map(|class| (class, Results::default())).collect();
        FirstMoves { start, rows }
    }

    /// Adds a game with its results for the contestant that opened it and for the first side.
    pub(super) fn add(&mut self, moves: &[Move], opener: Points, first_side: Points) {
        let Some(first) = moves.first() else { return };
        let canonical = canonical_move(&self.start, *first);
        let Some((_, results)) = self.rows.iter_mut().find(|(class, _)| class.canonical == canonical) else { return };
        results.opener.add(opener);
        results.first_side.add(first_side);
        results.swapped += u32::from(moves.get(1) == Some(&Move::Swap));
    }

    fn can_be_swapped(&self) -> bool {
        self.rows.iter().any(|(class, _)| self.start.after(class.first).legal_moves().contains(&Move::Swap))
    }
}

/// A line for each class of moves that was played; with the pie rule also how often it was used, and the results of the
/// first side.
impl fmt::Display for FirstMoves {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let swaps = self.can_be_swapped();
        let colour = self.start.variant().kind().info().colours.0[0].name();
        let heading = if swaps { format!("   swapped  {colour:20}") } else { String::new() };
        writeln!(f, "first move  alike  games{heading}  first player")?;
        for (class, Results { opener, first_side, swapped }) in &self.rows {
            let games = opener.games();
            if games == 0 {
                continue;
            }
            let name = self.start.format_move(class.first);
            write!(f, "{name:10}  {:5}  {games:5}", class.images)?;
            if swaps {
                let share = percent(*swapped, games as usize);
                write!(f, "  {share:6.1} %  {:20}", format_score(*first_side))?;
            }
            writeln!(f, "  {}", format_score(*opener))?;
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use tessera_rules::GameKind;

    fn first_moves(kind: GameKind, games: &[(&str, Points, Points)]) -> FirstMoves {
        let mut found = FirstMoves::new(Variant::standard(kind));
        for (moves, opener, first_side) in games {
            let moves = found.start.parse_game(moves).unwrap();
            found.add(&moves, *opener, *first_side);
        }
        found
    }

    #[test]
    fn images_of_a_first_move_are_counted_together() {
        let othello = first_moves(
            GameKind::Othello,
            &[("f5", Points::Win, Points::Win), ("d3", Points::Draw, Points::Draw), ("c4", Points::Win, Points::Win)],
        );
        assert_eq!(othello.rows.len(), 1);
        assert_eq!(othello.rows[0].1.opener, MatchScore { wins: 2, draws: 1, losses: 0 });
        assert!(!othello.to_string().contains("swapped"));
        let breakthrough = first_moves(GameKind::Breakthrough, &[]);
        assert_eq!(breakthrough.rows.iter().map(|(class, _)| class.images).sum::<usize>(), 22);
        assert_eq!(breakthrough.rows.len(), 11);
    }

    #[test]
    fn the_pie_rule_separates_the_contestant_from_the_colour() {
        let games = [("d4 swap", Points::Loss, Points::Win), ("d4 e5", Points::Loss, Points::Loss)];
        let diamond = first_moves(GameKind::Diamond, &games);
        let row = diamond.rows.iter().find(|(_, results)| results.opener.games() > 0).unwrap();
        assert_eq!((row.1.swapped, row.1.opener.losses, row.1.first_side.wins), (1, 2, 1));
        assert!(diamond.to_string().contains("50.0 %"), "{diamond}");
    }
}
