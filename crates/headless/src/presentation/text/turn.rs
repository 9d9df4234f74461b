//! Whose turn it is, and what concerns both players at once: an offered draw, exchanged sides.

use super::{GameText, MatchView, Message};
use crate::rules::{Game, Side};

/// Whose turn it is.
pub fn turn(game: GameText, view: MatchView) -> String {
    let mover = || game.who(view.position.side_to_move());
    match view.players.only_human() {
        _ if view.thinking => game.text.turn_thinking(&mover()),
        Some(_) => game.text.turn_yours().into(),
        None => game.text.turn_to_move(&mover()),
    }
}

/// A draw is offered.
pub(super) fn offered(game: GameText, view: MatchView, by: Side) -> Message {
    let text = game.text;
    if view.players.only_human() == Some(view.seats.0[by]) {
        return Message::new(text.draw_offered_by_you(), text.draw_offered_by_you_note());
    }
    Message::new(text.draw_offered(&game.who(by)), text.draw_offered_note())
}

/// The player who was to move as `side` has taken the other one.
pub(super) fn switched(game: GameText, view: MatchView, side: Side, turn: &str) -> Message {
    let text = game.text;
    let Some(human) = view.players.only_human() else {
        return Message::new(text.switched_by_players(), turn);
    };
    let by_computer = view.seats.0[side] == human;
    let mine = game.colour(if by_computer { side } else { side.other() });
    let head = if by_computer { text.switched_by_computer() } else { text.switched_by_you() };
    Message::new(head, text.sentences(&text.switched_your_side(mine), turn))
}

#[cfg(test)]
mod tests {
    use std::sync::LazyLock;

    use super::*;
    use crate::game::matches::{Seat, Seats};
    use crate::game::player::{Level, Player, Players};
    use crate::presentation::text::Text;
    use crate::rules::{GameKind, Move, PerSide, Point, Position, Variant};

    const COMPUTER: Player = Player::Computer(Level::LAST);

    /// A match of Diamond in which the two have exchanged their sides.
    fn view(position: &Position, players: Players) -> MatchView<'_> {
        let seats = Seats(PerSide::new(Seat::Two, Seat::One));
        MatchView { players, seats, ..MatchView::untouched(position) }
    }

    // The game does not matter to these sentences, only its colours do.
    static WHITE: LazyLock<Position> =
        LazyLock::new(|| Position::start(Variant::standard(GameKind::Othello)).after(Move::Place(Point::new(19))));

    fn diamond() -> GameText<'static> {
        GameText::new(Text::default(), Variant::standard(GameKind::Diamond))
    }

    #[test]
    fn a_switch_names_the_player_who_switched_and_the_new_side() {
        let message = |players| {
            let view = view(&WHITE, players);
            switched(diamond(), view, Side::Second, &turn(diamond(), view))
        };
        let by_computer = message(Players([Player::Human, COMPUTER]));
        assert_eq!(by_computer, Message::new("The computer has switched sides.", "You play White now. Your move."));
        let by_human = message(Players([COMPUTER, Player::Human]));
        assert_eq!(by_human.head, "You have switched sides.");
        assert!(by_human.tail.starts_with("You play Black now."));
        assert_eq!(message(Players::HUMANS), Message::new("The players have switched sides.", "White to move."));
    }

    #[test]
    fn a_draw_offered_to_a_computer_is_considered() {
        let view = view(&WHITE, Players([Player::Human, COMPUTER]));
        let considered = Message::new("You offer a draw.", "The computer is considering your offer.");
        assert_eq!(offered(diamond(), view, Side::Second), considered);
        let people = MatchView { players: Players::HUMANS, ..view };
        let message = Message::new("White offers a draw.", "You may accept, decline or play on.");
        assert_eq!(offered(diamond(), people, Side::Second), message);
    }
}
