//! The lead with which a stopped game was counted, in the tag `Score` as `36-28`: discs of the first and the second side.

use super::game_record::GameRecord;
use crate::Variant;

/// The score of a lead of the first side, if all squares can be divided like that.
pub(super) fn score_of(variant: Variant, lead: f64) -> Option<String> {
    let squares = i64::from(variant.size().columns) * i64::from(variant.size().rows);
    let whole = lead as i64;
    let is_possible = lead.fract() == 0.0 && whole.abs() <= squares && (squares + whole) % 2 == 0;
    let counts = variant.kind().info().counts_discs;
    (counts && is_possible).then(|| format!("{}-{}", (squares + whole) / 2, (squares - whole) / 2))
}

/// The lead of the first side by the tag of a record.
pub(super) fn margin_of(record: &GameRecord) -> Option<i64> {
    let (first, second) = record.tags.get("Score")?.split_once('-')?;
    let discs = |text: &str| text.trim().parse::<u32>().ok().map(i64::from);
    Some(discs(first)? - discs(second)?)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::records::GameTree;
    use crate::{GameKind, Position};

    #[test]
    fn a_lead_is_a_score_and_back_where_the_board_allows_it() {
        let othello = Variant::standard(GameKind::Othello);
        let mut record = GameRecord::new(GameTree::new(Position::start(othello)));
        for (lead, score) in [(8.0, "36-28"), (-64.0, "0-64"), (0.0, "32-32")] {
            assert_eq!(score_of(othello, lead).as_deref(), Some(score));
            record.tags.set("Score", score);
            assert_eq!(margin_of(&record), Some(lead as i64));
        }
        for lead in [1.0, 66.0, -127.0, 0.5, f64::NAN] {
            assert_eq!(score_of(othello, lead), None, "{lead}");
        }
        assert_eq!(score_of(Variant::standard(GameKind::Diamond), 2.0), None);
    }
}
