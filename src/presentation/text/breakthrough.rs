//! What a move of Breakthrough would do.

use crate::game::selection::MovePreview;
use crate::rules::{Effect, Grid, Move, Outcome, Side, Victory};

use super::{GameText, Message, count, ending};

pub(super) fn describe(lexicon: GameText, mover: Side, mv: Move, foresight: &MovePreview) -> Message {
    let Move::Step { from, to } = mv else { return Message::default() };
    let (origin, target) = (lexicon.point(from), lexicon.point(to));
    let takes = foresight.effects.iter().any(|effect| matches!(effect, Effect::Captured { .. }));
    let act = if takes { format!("{origin} takes {target}") } else { format!("{origin}–{target}") };
    let wins = ending(lexicon, foresight.outcome);
    match foresight.outcome {
        Outcome::Won { by: Victory::FarRow { .. }, .. } if takes => {
            Message::new(format!("{act} on the far row: {wins}"), "")
        }
        Outcome::Won { by: Victory::FarRow { .. }, .. } => {
            Message::new(format!("{act} reaches the far row: {wins}"), "")
        }
        Outcome::Won { .. } => Message::new(format!("{act}, the last piece: {wins}"), ""),
        _ => Message::new(format!("{act}."), rows_to_go(lexicon, mover, mv)),
    }
}

/// How far the piece would still be from winning.
fn rows_to_go(lexicon: GameText, mover: Side, mv: Move) -> String {
    let Some(to) = mv.target() else { return String::new() };
    let grid = Grid::new(lexicon.0.size());
    let rows = match mover {
        Side::First => grid.rows - 1 - grid.row(to),
        Side::Second => grid.row(to),
    };
    let remain = if rows == 1 { "remains" } else { "remain" };
    let mut sentence = format!("{} {remain} to the far side.", count(rows, "row"));
    sentence[..1].make_ascii_uppercase();
    sentence
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::selection::Proposal;
    use crate::presentation::text;
    use crate::rules::{GameKind, Point, PointSet, Size, Variant};

    fn said(from: usize, to: usize, takes: bool, outcome: Outcome) -> Message {
        let (from, to) = (Point::new(from), Point::new(to));
        let mut effects = vec![Effect::Moved { from, to }];
        if takes {
            effects.insert(0, Effect::Captured { side: Side::Second, at: to });
        }
        let foresight = MovePreview { text: String::new(), effects, outcome, cornered: PointSet::EMPTY };
        let size = Size { columns: 8, rows: 6 };
        let variant = Variant::new(GameKind::Breakthrough, size).unwrap();
        let proposal = Proposal { mv: Move::Step { from, to }, verdict: Ok(foresight) };
        text::describe(GameText(variant), Side::First, &proposal)
    }

    #[test]
    fn a_step_is_told_with_the_rows_still_to_go() {
        let step = said(18, 26, false, Outcome::InProgress);
        assert_eq!(step, Message::new("c3–c4.", "Two rows remain to the far side."));
        assert_eq!(said(26, 34, false, Outcome::InProgress).tail, "One row remains to the far side.");
    }

    #[test]
    fn a_capture_names_both_squares() {
        assert_eq!(said(34, 25, true, Outcome::InProgress).head, "c5 takes b4.");
    }

    #[test]
    fn a_winning_move_says_so() {
        let far = Outcome::Won { side: Side::First, by: Victory::FarRow { at: Point::new(42) } };
        assert_eq!(said(34, 42, false, far).head, "c5–c6 reaches the far row: White wins.");
        assert_eq!(said(34, 41, true, far).head, "c5 takes b6 on the far row: White wins.");
        let all = Outcome::Won { side: Side::First, by: Victory::CapturedAll };
        assert_eq!(said(34, 25, true, all).head, "c5 takes b4, the last piece: White wins.");
    }
}
