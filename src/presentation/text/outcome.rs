//! How a match ended: who won, in what way, and what it counts.

use crate::rules::{Draw, GameKind, Outcome, PerSide, Side, Victory};

use super::{GameText, official_score};

/// `Black wins`, `A draw`; nothing while the match goes on.
#[must_use]
pub fn headline(lexicon: GameText, outcome: Outcome) -> String {
    match outcome {
        Outcome::InProgress => String::new(),
        Outcome::Won { side, .. } => format!("{} wins", lexicon.colour_name(side)),
        Outcome::Drawn(_) => "A draw".into(),
    }
}

/// What decided the match, in a sentence; `pieces` are those on the board.
#[must_use]
pub fn reason(lexicon: GameText, outcome: Outcome, pieces: PerSide<usize>) -> String {
    match outcome {
        Outcome::InProgress => String::new(),
        Outcome::Won { side, by } => victory(lexicon, side, by, pieces[side.other()]),
        Outcome::Drawn(draw) => match draw {
            Draw::EqualDiscs => "Neither side can move, and the discs are equal.",
            Draw::NoLegalAction => "The side to move has no move and no stone to take off.",
            Draw::QuietPlies => "Fifty moves in a row without a capture or a removal.",
            Draw::Repetition => "The same position stood for the third time.",
            Draw::Agreement => "The players agreed to a draw.",
        }
        .into(),
    }
}

fn victory(lexicon: GameText, side: Side, by: Victory, left: usize) -> String {
    let (winner, loser) = (lexicon.colour_name(side), lexicon.colour_name(side.other()));
    match by {
        Victory::MoreDiscs if left == 0 => format!("{winner} has turned every disc."),
        Victory::MoreDiscs => format!("Neither side can move, and {winner} has more discs."),
        Victory::FarRow { at } => format!("{winner} reached the far row on {}.", lexicon.point(at)),
        Victory::CapturedAll => format!("{winner} captured the last {} piece.", loser.to_lowercase()),
        Victory::Square { corners } if corners.len() == 4 => {
            format!("{winner} completed the square {}.", lexicon.points(corners))
        }
        Victory::Square { .. } => format!("{winner} completed two squares at once."),
        Victory::Resignation => format!("{loser} gave up."),
        Victory::Time => format!("{loser} ran out of time."),
    }
}

/// Othello: the discs on the board and, where it differs, the official score, winner first. Nothing for other games
/// and for matches that were not played to their end.
#[must_use]
pub fn score_line(lexicon: GameText, outcome: Outcome, discs: PerSide<usize>) -> Option<String> {
    let counted = matches!(outcome, Outcome::Won { by: Victory::MoreDiscs, .. } | Outcome::Drawn(Draw::EqualDiscs));
    if lexicon.kind() != GameKind::Othello || !counted {
        return None;
    }
    let first = outcome.winner().unwrap_or(Side::First);
    let pair = |score: PerSide<usize>| format!("{}–{}", score[first], score[first.other()]);
    let size = lexicon.0.size();
    let official = official_score(discs, usize::from(size.columns) * usize::from(size.rows));
    Some(if official == discs {
        format!("{} discs.", pair(discs))
    } else {
        format!("{} discs; officially {}, the empty squares counted.", pair(discs), pair(official))
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::{Point, PointSet, Variant};

    fn lexicon(kind: GameKind) -> GameText {
        GameText(Variant::standard(kind))
    }

    fn won(side: Side, by: Victory) -> Outcome {
        Outcome::Won { side, by }
    }

    #[test]
    fn the_headline_names_the_winner_by_colour() {
        let outcome = won(Side::First, Victory::Resignation);
        assert_eq!(headline(lexicon(GameKind::Breakthrough), outcome), "White wins");
        assert_eq!(headline(lexicon(GameKind::Othello), Outcome::Drawn(Draw::EqualDiscs)), "A draw");
        assert_eq!(headline(lexicon(GameKind::Othello), Outcome::InProgress), "");
    }

    #[test]
    fn every_victory_has_its_sentence() {
        let said = |kind, by| reason(lexicon(kind), won(Side::First, by), PerSide::new(9, 7));
        assert_eq!(
            said(GameKind::Breakthrough, Victory::FarRow { at: Point::new(58) }),
            "White reached the far row on c8."
        );
        assert_eq!(said(GameKind::Breakthrough, Victory::CapturedAll), "White captured the last black piece.");
        assert_eq!(said(GameKind::Diamond, Victory::Resignation), "White gave up.");
        assert_eq!(said(GameKind::Diamond, Victory::Time), "White ran out of time.");
        let corners: PointSet = [27, 28, 35, 36].map(Point::new).into_iter().collect();
        assert_eq!(
            said(GameKind::Diamond, Victory::Square { corners }),
            "Black completed the square d4, e4, d5 and e5."
        );
    }

    #[test]
    fn a_wiped_out_side_is_told_of() {
        let by = |discs| reason(lexicon(GameKind::Othello), won(Side::First, Victory::MoreDiscs), discs);
        assert_eq!(by(PerSide::new(13, 0)), "Black has turned every disc.");
        assert_eq!(by(PerSide::new(33, 31)), "Neither side can move, and Black has more discs.");
    }

    #[test]
    fn every_draw_has_its_sentence() {
        let draws = [Draw::EqualDiscs, Draw::NoLegalAction, Draw::QuietPlies, Draw::Repetition, Draw::Agreement];
        let mut said: Vec<String> = draws
            .iter()
            .map(|draw| reason(lexicon(GameKind::Diamond), Outcome::Drawn(*draw), PerSide::new(5, 5)))
            .collect();
        assert!(said.iter().all(|sentence| sentence.ends_with('.')));
        said.dedup();
        assert_eq!(said.len(), draws.len());
    }

    #[test]
    fn the_official_score_is_told_where_empty_squares_change_it() {
        let othello = lexicon(GameKind::Othello);
        let second = won(Side::Second, Victory::MoreDiscs);
        assert_eq!(
            score_line(othello, second, PerSide::new(10, 52)).as_deref(),
            Some("52–10 discs; officially 54–10, the empty squares counted.")
        );
        assert_eq!(score_line(othello, second, PerSide::new(31, 33)).as_deref(), Some("33–31 discs."));
        assert_eq!(score_line(othello, won(Side::First, Victory::Resignation), PerSide::new(3, 1)), None);
    }
}
