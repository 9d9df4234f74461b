//! The position editor: its buttons, and why a set-up is not a position of the game.

use super::games::messages_of;
use super::{GameText, Message};
use crate::rules::{Allegiance, Game, PerSide, Position, SetupError, Side};
use crate::setup::Symmetry;

impl GameText<'_> {
    /// The name of a piece's owner, on the brush that places it.
    pub fn owner_name(self, owner: Allegiance) -> String {
        match owner {
            Allegiance::Side(side) => self.colour_name(side),
            Allegiance::Neutral => self.text.brush_neutral().into(),
        }
    }

    /// The pieces that are not placed yet.
    pub fn in_hand(self, hands: PerSide<u8>) -> String {
        let [first, second] = Side::BOTH.map(|side| self.colour_name(side));
        self.text.editor_in_hand(&first, hands[Side::First], &second, hands[Side::Second])
    }

    /// What a mirror or a turn is called.
    pub fn symmetry_name(self, symmetry: Symmetry) -> &'static str {
        match symmetry {
            Symmetry::MirrorSideways => self.text.mirror_sideways(),
            Symmetry::MirrorUpDown => self.text.mirror_up_down(),
            Symmetry::QuarterTurn => self.text.quarter_turn(),
            Symmetry::HalfTurn => self.text.half_turn(),
        }
    }

    /// What a set-up is: ready to be played, a finished game, or the reason why it is not a position of the game; then
    /// what to do.
    pub fn setup_status(self, checked: &Result<Position, SetupError>) -> Message {
        let text = self.text;
        match checked {
            Ok(position) if position.outcome().is_over() => Message::new(text.setup_over(), text.setup_over_note()),
            Ok(position) => {
                let colour = self.colour(position.side_to_move());
                Message::new(text.setup_ready(colour), text.setup_ready_note(self.info().surface))
            }
            Err(error) => self.setup_error(error),
        }
    }

    fn setup_error(self, error: &SetupError) -> Message {
        let text = self.text;
        let by_game = match error {
            SetupError::TooManyPieces { side, most } => {
                let head = text.setup_too_many(self.colour(*side), *most);
                return Message::new(head, text.setup_too_many_note());
            }
            SetupError::Contradiction(contradiction) => messages_of(self.kind()).contradiction(self, *contradiction),
            _ => None,
        };
        by_game.unwrap_or_else(|| Message::new(text.setup_impossible(), text.setup_impossible_note()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::presentation::text::Text;
    use crate::rules::{Contradiction, GameKind, Phase, Variant};
    use crate::setup::{Brush, PositionSetup, SetupEdit};

    fn status(setup: &PositionSetup) -> Message {
        GameText::new(Text::default(), setup.variant()).setup_status(&setup.check())
    }

    fn press(setup: &PositionSetup, side: Side, labels: &str) -> PositionSetup {
        let topology = setup.topology();
        labels.split_whitespace().fold(setup.clone(), |setup, label| {
            let at = topology.points().iter().find(|point| topology.label(*point) == label).expect("a point");
            setup.edit(SetupEdit::Press { at, brush: Brush::Piece(Allegiance::Side(side)) })
        })
    }

    #[test]
    fn a_legal_set_up_says_who_is_to_move_and_a_finished_game_says_so() {
        let othello = PositionSetup::start(Variant::standard(GameKind::Othello));
        let note = "Press a square to place a piece, or press it again to remove it.";
        assert_eq!(status(&othello), Message::new("Black to move.", note));
        assert_eq!(status(&othello.edit(SetupEdit::Clear)).head, "The game is over in this position.");
    }

    #[test]
    fn every_contradiction_that_the_editor_can_make_has_a_sentence_and_advice() {
        let reasons = [
            (GameKind::Breakthrough, Contradiction::NoPieces),
            (GameKind::Breakthrough, Contradiction::LastMoverWithoutPieces(Side::First)),
            (GameKind::Breakthrough, Contradiction::MoverOnFarRow(Side::Second)),
            (GameKind::Breakthrough, Contradiction::TwoOnFarRow(Side::First)),
            (GameKind::Diamond, Contradiction::NeutralsWhilePlacing),
            (GameKind::Diamond, Contradiction::PlacedOutOfTurn),
            (GameKind::Diamond, Contradiction::SwitchedTooEarly),
            (GameKind::Diamond, Contradiction::AllPlaced),
            (GameKind::Diamond, Contradiction::MoreNeutralsThanCaptures),
            (GameKind::Diamond, Contradiction::MoverHoldsSquare(Side::First)),
            (GameKind::Diamond, Contradiction::SeparateSquares(Side::Second)),
        ];
        let mut heads: Vec<String> = Vec::new();
        for (kind, reason) in reasons {
            let game = GameText::new(Text::default(), Variant::standard(kind));
            let message = game.setup_status(&Err(SetupError::Contradiction(reason)));
            assert!(message.head.ends_with('.') && message.tail.ends_with('.'), "{reason:?}: {message:?}");
            assert_ne!(message.head, Text::default().setup_impossible(), "{reason:?}");
            heads.push(message.head);
        }
        heads.sort();
        heads.dedup();
        assert_eq!(heads.len(), reasons.len());
    }

    #[test]
    fn the_reason_names_the_colour_that_is_wrong() {
        let breakthrough = PositionSetup::start(Variant::standard(GameKind::Breakthrough));
        let too_many = press(&breakthrough, Side::First, "a3");
        assert_eq!(status(&too_many).head, "White has more than 16 pieces.");
        let reached = press(&press(&breakthrough, Side::First, "a1"), Side::First, "a8");
        assert_eq!(status(&reached).head, "White is to move but has already reached the far row.");
        let moving = PositionSetup::empty(Variant::standard(GameKind::Diamond)).edit(SetupEdit::Phase(Phase::Movement));
        let square = press(&moving, Side::First, "d3 e3 e4 d4");
        assert_eq!(status(&square).head, "Black is to move but already has a square.");
    }
}
