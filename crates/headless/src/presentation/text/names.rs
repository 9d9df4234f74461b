//! What players are called: by the name in the record of the game, or else as a person or a computer.
//!
//! A name is a text of strangers: it may be long, and written in any script and direction. It is shown without characters
//! that steer the direction of text, and one that runs from right to left is isolated, so that it cannot reorder the words
//! around it.

use super::GameText;
use super::players::{player, short_player};
use crate::game::matches::{MatchDetails, Seats};
use crate::game::player::{Player, Players};
use crate::rules::{PerSide, Position, Side};

/// The characters of a name in a sentence; a longer one ends in an ellipsis.
const LONGEST_IN_SENTENCE: usize = 24;
const ELLIPSIS: char = '…';

const FIRST_STRONG_ISOLATE: char = '\u{2068}';
const POP_ISOLATE: char = '\u{2069}';

impl<'a> GameText<'a> {
    /// The text with the names of the people at the board now. A computer that has taken a seat is not called by the name of
    /// the person that left it.
    #[must_use]
    pub fn with_names(
        self,
        details: Option<&'a MatchDetails>,
        start: &Position,
        players: Players,
        seats: Seats,
    ) -> GameText<'a> {
        let by_seat = details.map(|details| details.names(start)).unwrap_or_default();
        let names = Side::BOTH.map(|side| {
            let is_person = players.at(seats, side) == Player::Human;
            by_seat[seats.0[side].index()].filter(|_| is_person)
        });
        GameText { names: PerSide(names), ..self }
    }

    /// The name of this side's player, if that is a person with a name.
    pub fn name(self, side: Side) -> Option<String> {
        self.names[side].map(isolated).filter(|name| !name.is_empty())
    }

    /// A side in a sentence, with the name of its person: `Black`, or `Black (Ada)`.
    pub fn who(self, side: Side) -> String {
        let name = self.names[side].map(|name| isolated(&shortened(name))).filter(|name| !name.is_empty());
        name.map_or_else(|| self.colour_name(side), |name| self.text.colour_of_person(self.colour(side), &name))
    }
}

/// What the player of a side is called: `Ada`, `You`, `Player 2`, `Computer · level 5`.
pub fn called(game: GameText, players: Players, seats: Seats, side: Side) -> String {
    game.name(side).unwrap_or_else(|| player(game.text, players, seats.0[side]))
}

/// The same where there is little room.
pub fn called_briefly(game: GameText, players: Players, seats: Seats, side: Side) -> String {
    game.name(side).unwrap_or_else(|| short_player(game.text, players, seats.0[side]))
}

/// A name as it is put into texts.
pub fn isolated(name: &str) -> String {
    let name: String = name.chars().filter(|sign| !steers_direction(*sign) && !sign.is_control()).collect();
    let name = name.trim();
    if name.chars().any(runs_from_right_to_left) {
        format!("{FIRST_STRONG_ISOLATE}{name}{POP_ISOLATE}")
    } else {
        name.to_owned()
    }
}

fn shortened(name: &str) -> String {
    if name.chars().count() <= LONGEST_IN_SENTENCE {
        return name.to_owned();
    }
    let kept: String = name.chars().take(LONGEST_IN_SENTENCE - 1).collect();
    format!("{}{ELLIPSIS}", kept.trim_end())
}

/// Whether a character is invisible and changes the direction of others.
const fn steers_direction(sign: char) -> bool {
    matches!(sign, '\u{200e}' | '\u{200f}' | '\u{61c}' | '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}')
}

/// Whether a character belongs to a script that runs from right to left.
pub const fn runs_from_right_to_left(sign: char) -> bool {
    matches!(
        sign,
        '\u{590}'..='\u{8ff}' | '\u{fb1d}'..='\u{fdff}' | '\u{fe70}'..='\u{fefe}' | '\u{10800}'..='\u{10fff}'
            | '\u{1e800}'..='\u{1efff}'
    )
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::matches::Seat;
    use crate::game::player::Level;
    use crate::presentation::text::Text;
    use crate::records::Tags;
    use crate::rules::{Game, GameKind, Variant};

    const SEATS: Seats = Seats(PerSide::new(Seat::One, Seat::Two));
    const SWITCHED: Seats = Seats(PerSide::new(Seat::Two, Seat::One));

    fn details(black: &str, white: &str) -> MatchDetails {
        let mut tags = Tags::default();
        tags.set("Black", black);
        tags.set("White", white);
        MatchDetails { tags, ..MatchDetails::default() }
    }

    /// What both sides are called.
    fn names(kind: GameKind, details: &MatchDetails, players: Players, seats: Seats) -> [String; 2] {
        let start = Position::start(Variant::standard(kind));
        let text = GameText::new(Text::default(), start.variant()).with_names(Some(details), &start, players, seats);
        Side::BOTH.map(|side| called(text, players, seats, side))
    }

    #[test]
    fn people_are_called_by_their_names_and_the_others_by_their_seats() {
        let both = details("ann", "bob");
        assert_eq!(names(GameKind::Othello, &both, Players::HUMANS, SEATS), ["ann", "bob"]);
        assert_eq!(names(GameKind::Breakthrough, &both, Players::HUMANS, SEATS), ["bob", "ann"], "White begins");
        assert_eq!(names(GameKind::Othello, &details("ann", ""), Players::HUMANS, SEATS), ["ann", "Player 2"]);
        let against = Players([Player::Human, Player::Computer(Level::FIRST)]);
        assert_eq!(names(GameKind::Othello, &both, against, SEATS), ["ann", "Computer · level 1"]);
    }

    #[test]
    fn the_pie_rule_exchanges_sides_but_not_names() {
        let (start, both) = (Position::start(Variant::standard(GameKind::Diamond)), details("ann", "bob"));
        let before = names(GameKind::Diamond, &both, Players::HUMANS, SEATS);
        let after = names(GameKind::Diamond, &both, Players::HUMANS, SWITCHED);
        assert_eq!([&after[1], &after[0]], [&before[0], &before[1]]);
        assert_eq!(both.names(&start), before.each_ref().map(|name| Some(name.as_str())));
    }

    #[test]
    fn a_side_in_a_sentence_has_its_colour_and_its_name() {
        let start = Position::start(Variant::standard(GameKind::Othello));
        let long = "Abcdefghijklmnopqrstuvwxyz";
        let details = details("ann", long);
        let text = GameText::new(Text::default(), start.variant());
        assert_eq!(text.who(Side::First), "Black");
        let text = text.with_names(Some(&details), &start, Players::HUMANS, SEATS);
        assert_eq!(text.who(Side::First), "Black (ann)");
        assert_eq!(text.who(Side::Second), "White (Abcdefghijklmnopqrstuvw…)");
    }

    #[test]
    fn a_name_cannot_reorder_the_words_around_it() {
        assert_eq!(isolated("Ada\u{202e}evil"), "Adaevil");
        assert_eq!(isolated("محمد"), "\u{2068}محمد\u{2069}");
        assert_eq!(isolated("\u{2069}דוד\u{2068}"), "\u{2068}דוד\u{2069}");
        assert_eq!(isolated(" \u{200f} "), "");
    }
}
