//! What people are called.
//!
//! Names belong to people: the pie rule exchanges the sides, not the names. A record names people by the colours that they
//! have at the end of its line, a match by those with which they begin.

use crate::records::{GameTree, NodeId, Tags};
use crate::rules::{Game, GameKind, Move, PerSide, Position, Side};

use super::matches::{MatchDetails, Seat, Seats};

/// The name under which records have the program's own computers.
pub const COMPUTER: &str = "Tessera";

impl MatchDetails {
    /// The names by seat, without that of the program's computers.
    #[must_use]
    pub fn names(&self, start: &Position) -> [Option<&str>; 2] {
        let seats = seats_after(start, &[]);
        let sides = if seats.0[Side::First] == Seat::One { Side::BOTH } else { [Side::Second, Side::First] };
        let colours = start.variant().kind().info().colours;
        sides.map(|side| self.tags.get(colours[side].name()).filter(|name| *name != COMPUTER))
    }

    /// The tags with the names, without all others.
    #[must_use]
    pub fn names_alone(&self, kind: GameKind) -> Tags {
        let mut names = Tags::default();
        for colour in kind.info().colours.0 {
            names.set(colour.name(), self.tags.get(colour.name()).unwrap_or_default());
        }
        names
    }

    /// The tags with the names alone, each with the colour that the other has.
    #[must_use]
    pub fn names_exchanged(&self, kind: GameKind) -> Tags {
        let mut names = self.names_alone(kind);
        exchange_names(&mut names, kind);
        names
    }
}

/// The seats of both sides after these moves.
#[must_use]
pub fn seats_after(start: &Position, moves: &[Move]) -> Seats {
    let mut seats = PerSide::new(Seat::One, Seat::Two);
    if (start.opener() == Side::Second) ^ exchanges_sides(moves) {
        seats.swap();
    }
    Seats(seats)
}

/// The tags with the names by the colours at the end of a line, made from those by the colours at its beginning, or the
/// other way round.
#[must_use]
pub fn tags_across(mut tags: Tags, tree: &GameTree, line: &[NodeId]) -> Tags {
    if exchanges_sides(&tree.moves(line)) {
        exchange_names(&mut tags, tree.variant().kind());
    }
    tags
}

fn exchanges_sides(moves: &[Move]) -> bool {
    moves.iter().filter(|mv| **mv == Move::Swap).count() % 2 == 1
}

fn exchange_names(tags: &mut Tags, kind: GameKind) {
    let colours = kind.info().colours.0.map(|colour| colour.name());
    let names = colours.map(|colour| tags.get(colour).unwrap_or_default().to_owned());
    for (colour, name) in colours.iter().rev().zip(names) {
        tags.set(colour, &name);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::Variant;

    fn diamond(moves: &str) -> GameTree {
        let start = Position::start(Variant::standard(GameKind::Diamond));
        let moves = start.parse_game(moves).expect("they are legal");
        GameTree::with_moves(start, &moves).expect("they are legal")
    }

    fn tags(first: &str, second: &str) -> Tags {
        let mut tags = Tags::default();
        let colours = GameKind::Diamond.info().colours;
        tags.set(colours[Side::First].name(), first);
        tags.set(colours[Side::Second].name(), second);
        tags
    }

    #[test]
    fn a_record_with_exchanged_sides_names_the_opener_by_the_second_colour() {
        let tree = diamond("d4 swap");
        let at_start = tags_across(tags("bob", "ann"), &tree, &tree.main_line());
        assert_eq!(at_start, tags("ann", "bob"));
        let details = MatchDetails { created: 0, tags: at_start.clone() };
        assert_eq!(details.names(tree.start()), [Some("ann"), Some("bob")]);
        assert_eq!(tags_across(at_start, &tree, &tree.main_line()), tags("bob", "ann"));
    }

    #[test]
    fn a_record_without_the_pie_rule_keeps_its_names() {
        let tree = diamond("d4");
        assert_eq!(tags_across(tags("ann", ""), &tree, &tree.main_line()), tags("ann", ""));
    }

    #[test]
    fn the_program_s_computers_have_no_name_of_a_person() {
        let details = MatchDetails { created: 0, tags: tags(COMPUTER, "bob") };
        assert_eq!(details.names(diamond("d4").start()), [None, Some("bob")]);
    }
}
