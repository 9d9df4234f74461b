//! Whose turn it is, and what concerns both players at once: an offered draw, exchanged sides.

use crate::rules::Side;

use super::status::MatchView;
use super::{GameText, Message};

/// Whose turn it is.
#[must_use]
pub fn turn(lexicon: GameText, table: MatchView) -> String {
    let mover = lexicon.colour_name(table.situation.to_move());
    match table.players.only_human() {
        _ if table.thinking => format!("{mover} is thinking."),
        Some(_) => "Your move.".into(),
        None => format!("{mover} to move."),
    }
}

/// A draw is offered.
pub(super) fn offered(lexicon: GameText, table: MatchView, by: Side) -> Message {
    if table.players.only_human() == Some(table.seats.0[by]) {
        return Message::new("You offer a draw.", "The computer considers it.");
    }
    let (from, to) = (lexicon.colour_name(by), lexicon.colour_name(by.other()));
    Message::new(format!("{from} offers a draw."), format!("{to} accepts, declines, or simply plays on."))
}

/// The player who was to move as `side` has taken the other one.
pub(super) fn switched(lexicon: GameText, table: MatchView, side: Side, turn: String) -> Message {
    let Some(person) = table.players.only_human() else {
        return Message::new("The players have switched sides.", turn);
    };
    let by_computer = table.seats.0[side] == person;
    let mine = lexicon.colour_name(if by_computer { side } else { side.other() });
    let who = if by_computer { "The computer has" } else { "You have" };
    Message::new(format!("{who} switched sides."), format!("You play {mine} now. {turn}"))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::matches::{Seat, Seats};
    use crate::game::player::{Level, Player, Players};
    use crate::rules::{GameKind, Outcome, PerSide, Situation, Variant, othello};

    const COMPUTER: Player = Player::Computer(Level::LAST);

    /// A match of Diamond in which the two have exchanged their sides.
    fn table(situation: &Situation, players: Players) -> MatchView<'_> {
        let seats = Seats(PerSide::new(Seat::Two, Seat::One));
        let (outcome, pieces) = (Outcome::InProgress, PerSide::default());
        let (last, offer, selected) = (None, None, None);
        let [thinking, paused, pass, swap] = [false; 4];
        MatchView { situation, outcome, last, offer, selected, players, seats, thinking, paused, pieces, pass, swap }
    }

    // The game does not matter to these sentences, only its colours do.
    const WHITE: Situation = Situation::Othello(othello::Situation { to_move: Side::Second });

    fn lexicon() -> GameText {
        GameText(Variant::standard(GameKind::Diamond))
    }

    #[test]
    fn who_switches_sides_and_what_one_plays_then_is_told() {
        let told = |players| {
            let table = table(&WHITE, players);
            switched(lexicon(), table, Side::Second, turn(lexicon(), table))
        };
        let by_computer = told(Players([Player::Human, COMPUTER]));
        assert_eq!(by_computer, Message::new("The computer has switched sides.", "You play White now. Your move."));
        let by_person = told(Players([COMPUTER, Player::Human]));
        assert_eq!(by_person.head, "You have switched sides.");
        assert!(by_person.tail.starts_with("You play Black now."));
        assert_eq!(told(Players::HUMANS), Message::new("The players have switched sides.", "White to move."));
    }

    #[test]
    fn a_draw_offered_to_a_computer_is_considered() {
        let table = table(&WHITE, Players([Player::Human, COMPUTER]));
        let considered = Message::new("You offer a draw.", "The computer considers it.");
        assert_eq!(offered(lexicon(), table, Side::Second), considered);
        let people = MatchView { players: Players::HUMANS, ..table };
        assert_eq!(offered(lexicon(), people, Side::Second).head, "White offers a draw.");
    }
}
