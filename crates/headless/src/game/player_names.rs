//! What people are called.
//!
//! Names belong to people: the pie rule exchanges the sides, not the names. A record names people by the colours that they
//! have at the end of its line, a match by those with which they begin.

use bevy::prelude::*;

use crate::records::{GameTree, NodeId, Tags};
use crate::rules::{Game, GameKind, Move, PerSide, Position, Side};

use super::matches::{History, MatchDetails, Seat, Seats, Sitting};
use super::player::{Player, Players};

/// The name under which records have the program's own computers.
pub const COMPUTER: &str = "Tessera";

/// The longest name in characters.
const LONGEST: usize = 60;

/// What the people in both seats are called, where they have said so; empty where not.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct PersonNames(pub [String; 2]);

/// A person has another name; an empty one takes it away.
#[derive(Event, Clone, PartialEq, Eq, Debug)]
pub struct NamePerson {
    /// The match.
    pub game: Entity,
    /// The seat in which the person plays.
    pub seat: Seat,
    /// The name. Control characters become blanks; a name that is too long is cut off.
    pub name: String,
}

/// Gives a person a name.
pub(super) fn name_person(request: On<NamePerson>, mut matches: Query<(&History, &mut MatchDetails)>) {
    let NamePerson { game, seat, name } = request.event();
    if let Ok((history, mut details)) = matches.get_mut(*game) {
        let mut named = details.clone();
        named.set_name(history.start(), *seat, name);
        details.set_if_neq(named);
    }
}

impl MatchDetails {
    /// The names by seat, without that of the program's computers.
    pub fn names(&self, start: &Position) -> [Option<&str>; 2] {
        let seats = seats_after(start, &[]);
        let sides = if seats.0[Side::First] == Seat::One { Side::BOTH } else { [Side::Second, Side::First] };
        let colours = start.variant().kind().info().colours;
        sides.map(|side| self.tags.get(colours[side].name()).filter(|name| *name != COMPUTER))
    }

    /// Those of a match from `start` that begins now between people with these names.
    pub fn of_people(start: &Position, players: Players, names: &PersonNames) -> MatchDetails {
        let mut details = MatchDetails::beginning_now(Tags::default());
        for seat in Seat::BOTH.into_iter().filter(|seat| players.of(*seat) == Player::Human) {
            details.set_name(start, seat, &names.0[seat.index()]);
        }
        details
    }

    fn set_name(&mut self, start: &Position, seat: Seat, name: &str) {
        let seats = seats_after(start, &[]);
        let name: String = name.chars().take(LONGEST).collect();
        for side in Side::BOTH.into_iter().filter(|side| seats.0[*side] == seat) {
            self.tags.set(start.variant().kind().info().colours[side].name(), &name);
        }
    }

    /// Those of the next match of the same people, after this score and without all other tags; `exchanged` if each has
    /// the other's colour in it.
    #[must_use]
    pub fn of_next(&self, kind: GameKind, sitting: Sitting, exchanged: bool) -> MatchDetails {
        let mut names = Tags::default();
        for colour in kind.info().colours.0 {
            names.set(colour.name(), self.tags.get(colour.name()).unwrap_or_default());
        }
        if exchanged {
            exchange_names(&mut names, kind);
        }
        let sitting = if exchanged { sitting.exchanged() } else { sitting };
        MatchDetails { sitting, ..MatchDetails::beginning_now(names) }
    }
}

/// The seats of both sides after these moves.
pub fn seats_after(start: &Position, moves: &[Move]) -> Seats {
    let mut seats = PerSide::new(Seat::One, Seat::Two);
    if (start.opener() == Side::Second) ^ exchanges_sides(moves) {
        seats.swap();
    }
    Seats(seats)
}

/// The tags with the names by the colours at the end of a line, made from those by the colours at its beginning, or the
/// other way round.
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
    use crate::game::player::Level;
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
        let details = MatchDetails { tags: at_start.clone(), ..MatchDetails::default() };
        assert_eq!(details.names(tree.start()), [Some("ann"), Some("bob")]);
        assert_eq!(tags_across(at_start, &tree, &tree.main_line()), tags("bob", "ann"));
    }

    #[test]
    fn a_record_without_the_pie_rule_keeps_its_names() {
        let tree = diamond("d4");
        assert_eq!(tags_across(tags("ann", ""), &tree, &tree.main_line()), tags("ann", ""));
    }

    #[test]
    fn people_that_begin_a_match_have_their_names_and_computers_none() {
        let start = Position::start(Variant::standard(GameKind::Diamond));
        let names = PersonNames(["ann".into(), "bob".into()]);
        let details = MatchDetails::of_people(&start, Players::HUMANS, &names);
        assert_eq!(details.names(&start), [Some("ann"), Some("bob")]);
        let alone = Players([Player::Human, Player::Computer(Level::FIRST)]);
        assert_eq!(MatchDetails::of_people(&start, alone, &names).names(&start), [Some("ann"), None]);
    }

    #[test]
    fn a_person_is_named_by_seat_and_can_lose_the_name_again() {
        let start = Position::start(Variant::standard(GameKind::Diamond));
        let mut app = App::new();
        app.add_observer(name_person);
        let tree = GameTree::new(start.clone());
        let game = app.world_mut().spawn((History::at_start(tree), MatchDetails::default())).id();
        let mut named = |name: &str| {
            app.world_mut().trigger(NamePerson { game, seat: Seat::Two, name: name.into() });
            app.world().get::<MatchDetails>(game).expect("the match has details").clone()
        };
        assert_eq!(
            named(&"é\n".repeat(40)).names(&start)[1].map(|name| name.chars().count()),
            Some(59),
            "cut off, trimmed"
        );
        let details = named("李雷");
        assert_eq!((details.names(&start), details.tags.get("White")), ([None, Some("李雷")], Some("李雷")));
        assert_eq!(named(" ").names(&start), [None, None]);
    }

    #[test]
    fn the_program_s_computers_have_no_name_of_a_person() {
        let details = MatchDetails { tags: tags(COMPUTER, "bob"), ..MatchDetails::default() };
        assert_eq!(details.names(diamond("d4").start()), [None, Some("bob")]);
    }
}
