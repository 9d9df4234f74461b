//! What Breakthrough says.

mod setup;

use crate::game::hint::Threat;
use crate::game::selection::MovePreview;
use crate::presentation::text::effects::captures;
use crate::presentation::text::game_messages::{GameMessages, RulesPage};
use crate::presentation::text::{GameText, Message, Text};
use crate::rules::{Contradiction, Grid, IllegalMove, Move, Outcome, Point, Position, Side, Victory};

pub(super) struct Breakthrough;

impl GameMessages for Breakthrough {
    fn name(&self, text: Text) -> &'static str {
        text.breakthrough_name()
    }

    fn tagline(&self, text: Text) -> &'static str {
        text.breakthrough_tagline()
    }

    fn rules(&self, text: Text) -> RulesPage {
        RulesPage {
            gist: text.breakthrough_rules_gist(),
            sections: vec![
                (text.rules_a_move(), vec![text.breakthrough_rules_move_1(), text.breakthrough_rules_move_2()]),
                (text.rules_the_end(), vec![text.breakthrough_rules_end_1()]),
                (text.breakthrough_rules_board(), vec![text.breakthrough_rules_board_1()]),
            ],
        }
    }

    fn origins(&self, text: Text) -> Vec<&'static str> {
        vec![
            text.breakthrough_origins_1(),
            text.breakthrough_origins_2(),
            text.breakthrough_origins_3(),
            text.breakthrough_origins_4(),
        ]
    }

    fn turn_hint(&self, text: Text, _: &Position) -> &'static str {
        text.breakthrough_turn_hint()
    }

    fn describe(&self, game: GameText, mover: Side, mv: Move, preview: &MovePreview) -> Message {
        let Move::Step { from, to } = mv else { return Message::default() };
        let text = game.text;
        let (origin, target) = (game.point(from), game.point(to));
        let takes = captures(&preview.effects);
        let head = match preview.outcome {
            Outcome::Won { by: Victory::FarRow { .. }, .. } if takes => text.breakthrough_takes_wins(&origin, &target),
            Outcome::Won { by: Victory::FarRow { .. }, .. } => text.breakthrough_step_wins(&origin, &target),
            Outcome::Won { .. } => text.breakthrough_takes_last(&origin, &target),
            _ if takes => text.breakthrough_takes(&origin, &target),
            _ => text.breakthrough_step(&origin, &target),
        };
        let tail = match preview.outcome {
            Outcome::Won { .. } => String::new(),
            _ => text.breakthrough_rows_to_go(rows_to_go(game, mover, to)),
        };
        Message { head, tail }
    }

    fn point_note(&self, game: GameText, mover: Side, mv: Move, preview: &MovePreview) -> String {
        let Move::Step { from, to } = mv else { return game.text.point_legal().into() };
        let (text, colour) = (game.text, game.colour(mover));
        let (origin, target) = (game.point(from), game.point(to));
        let takes = captures(&preview.effects);
        let note = match preview.outcome {
            Outcome::Won { by: Victory::FarRow { .. }, .. } if takes => {
                text.breakthrough_takes_wins_note(&origin, &target, colour)
            }
            Outcome::Won { by: Victory::FarRow { .. }, .. } => text.breakthrough_reaches_note(&origin, &target, colour),
            Outcome::Won { .. } => text.breakthrough_takes_last_note(&origin, &target, colour),
            _ if takes => return text.point_can_be_captured().into(),
            _ => return text.point_legal().into(),
        };
        text.point_legal_note(&note)
    }

    fn victory(&self, game: GameText, winner: Side, by: Victory, _: usize) -> String {
        let (text, colour) = (game.text, game.colour(winner));
        match by {
            Victory::FarRow { at } => text.breakthrough_won_far_row(colour, &game.point(at)),
            Victory::CapturedAll => text.breakthrough_won_captured_all(colour),
            _ => String::new(),
        }
    }

    fn your_victory(&self, game: GameText, by: Victory, _: usize) -> String {
        match by {
            Victory::FarRow { at } => game.text.breakthrough_you_won_far_row(&game.point(at)),
            _ => game.text.breakthrough_you_won_captured_all().into(),
        }
    }

    fn winning_hint(&self, game: GameText, by: Victory) -> String {
        match by {
            Victory::CapturedAll => game.text.breakthrough_hint_last_piece().into(),
            _ => game.text.breakthrough_hint_far_row().into(),
        }
    }

    fn threat(&self, game: GameText, threat: Threat) -> String {
        let at = game.point(threat.at);
        match threat.by {
            Victory::CapturedAll => game.text.breakthrough_threat_last_piece(&at),
            _ => game.text.breakthrough_threat_far_row(&at),
        }
    }

    fn illegal(&self, game: GameText, reason: IllegalMove) -> Option<Message> {
        let text = game.text;
        Some(match reason {
            IllegalMove::NotOneStepForward => {
                Message::new(text.breakthrough_illegal_not_one_step(), text.breakthrough_illegal_not_one_step_note())
            }
            IllegalMove::CapturesOnlyDiagonally(at) => Message::new(
                text.breakthrough_illegal_blocked(&game.point(at)),
                text.breakthrough_illegal_blocked_note(),
            ),
            _ => return None,
        })
    }

    fn contradiction(&self, game: GameText, contradiction: Contradiction) -> Option<Message> {
        setup::message(game, contradiction)
    }
}

/// How many rows the piece would still have to go.
fn rows_to_go(game: GameText, mover: Side, to: Point) -> usize {
    let grid = Grid::new(game.variant.size());
    match mover {
        Side::First => grid.rows - 1 - grid.row(to),
        Side::Second => grid.row(to),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::selection::Proposal;
    use crate::presentation::text;
    use crate::rules::{Effect, GameKind, PointSet, Size, Variant};

    fn described(from: usize, to: usize, takes: bool, outcome: Outcome) -> Message {
        let (from, to) = (Point::new(from), Point::new(to));
        let mut effects = vec![Effect::Moved { from, to }];
        if takes {
            effects.insert(0, Effect::Captured { side: Side::Second, at: to });
        }
        let preview = MovePreview { text: String::new(), effects, outcome, cornered: PointSet::EMPTY };
        let variant = Variant::new(GameKind::Breakthrough, Size { columns: 8, rows: 6 }).unwrap();
        let proposal = Proposal { mv: Move::Step { from, to }, verdict: Ok(preview) };
        text::describe(GameText::new(Text::default(), variant), Side::First, &proposal)
    }

    #[test]
    fn a_step_is_described_with_the_rows_still_to_go() {
        let step = described(18, 26, false, Outcome::InProgress);
        assert_eq!(step, Message::new("c3–c4.", "Two rows from the far row."));
        assert_eq!(described(26, 34, false, Outcome::InProgress).tail, "One row from the far row.");
    }

    #[test]
    fn a_capture_names_both_squares() {
        assert_eq!(described(34, 25, true, Outcome::InProgress).head, "c5 takes b4.");
    }

    #[test]
    fn a_winning_move_says_so() {
        let far = Outcome::Won { side: Side::First, by: Victory::FarRow { at: Point::new(42) } };
        assert_eq!(described(34, 42, false, far).head, "c5–c6 reaches the far row and wins.");
        assert_eq!(described(34, 41, true, far).head, "c5 takes b6 on the far row and wins.");
        let all = Outcome::Won { side: Side::First, by: Victory::CapturedAll };
        assert_eq!(described(34, 25, true, all).head, "c5 takes b4, the last piece, and wins.");
    }
}
