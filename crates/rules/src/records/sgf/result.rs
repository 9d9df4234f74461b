//! The property `RE`: the winner, the lead and the reason.

use crate::records::margin::{margin_of, score_of};
use crate::records::{EarlyEnd, GameRecord};
use crate::{Colour, Outcome, Side, Victory};

/// Notes the result of a game that its rules have not decided.
pub(super) fn set(record: &mut GameRecord, value: &str) {
    let info = record.tree.variant().kind().info();
    let value = value.trim();
    let (winner, reason) = match value {
        "Draw" | "draw" => return record.set_early_end(Some(EarlyEnd::Agreed)),
        "0" | "1/2-1/2" => return record.set_early_end(Some(EarlyEnd::Adjudicated(None))),
        // Servers of many games mean the first and the second side, not White and Black.
        "1-0" => (Side::First, ""),
        "0-1" => (Side::Second, ""),
        _ => {
            let (colour, reason) = value.split_once('+').unwrap_or((value, ""));
            match colour.trim() {
                "B" | "b" | "Black" => (info.side(Colour::Black), reason.trim()),
                "W" | "w" | "White" => (info.side(Colour::White), reason.trim()),
                _ => return,
            }
        }
    };
    record.set_early_end(Some(match reason.to_ascii_lowercase().as_str() {
        "r" | "resign" | "resigned" => EarlyEnd::Resigned(winner.other()),
        "t" | "time" => EarlyEnd::OutOfTime(winner.other()),
        _ => EarlyEnd::Adjudicated(Some(winner)),
    }));
    if let (Ok(lead), Some(_)) = (reason.parse::<f64>(), record.early_end) {
        let lead = if winner == Side::First { lead } else { -lead };
        record.tags.set("Score", &score_of(record.tree.variant(), lead).unwrap_or_default());
    }
}

/// The value for a record; `None` for a game that goes on.
pub(super) fn write(record: &GameRecord) -> Option<String> {
    let info = record.tree.variant().kind().info();
    let letter = |side: Side| if info.colours[side] == Colour::Black { 'B' } else { 'W' };
    let by_rules = record.last_position().official_score();
    let lead = by_rules.map(|score| i64::from(score[Side::First]) - i64::from(score[Side::Second]));
    let lead = lead.or_else(|| margin_of(record)).map(i64::unsigned_abs);
    match record.outcome() {
        Outcome::InProgress => None,
        Outcome::Drawn(_) if record.early_end == Some(EarlyEnd::Agreed) => Some("Draw".to_owned()),
        Outcome::Drawn(_) => Some("0".to_owned()),
        Outcome::Won { side, by } => {
            let reason = match (record.early_end, by) {
                (Some(EarlyEnd::Adjudicated(_)), _) => lead.map_or(String::new(), |lead| lead.to_string()),
                (_, Victory::Resignation) => "R".to_owned(),
                (_, Victory::Time) => "T".to_owned(),
                _ => lead.map_or(String::new(), |lead| lead.to_string()),
            };
            Some(format!("{}+{reason}", letter(side)))
        }
    }
}
