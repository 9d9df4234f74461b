//! The oracle in words and in signs: the proved value of a move, and what the oracle does.

use super::{GameText, Text};
use crate::game::oracle::{Distance, MoveValue, OracleStatus, OracleValues, ProvenValue};
use crate::rules::Position;

impl Text {
    /// The proved value of a move, as a part of a sentence: `wins in seven plies`, `not proved`.
    pub fn oracle_value(self, value: ProvenValue) -> String {
        match value {
            ProvenValue::Win(Distance::Exactly(plies)) => self.oracle_wins(plies),
            ProvenValue::Win(Distance::AtMost(plies)) => self.oracle_wins_at_most(plies),
            ProvenValue::Win(Distance::AtLeast(0 | 1)) => self.oracle_wins_open().to_owned(),
            ProvenValue::Win(Distance::AtLeast(plies)) => self.oracle_wins_at_least(plies),
            ProvenValue::Loss(Distance::Exactly(plies)) => self.oracle_loses(plies),
            ProvenValue::Loss(Distance::AtMost(plies)) => self.oracle_loses_at_most(plies),
            ProvenValue::Loss(Distance::AtLeast(0..=2)) => self.oracle_loses_open().to_owned(),
            ProvenValue::Loss(Distance::AtLeast(plies)) => self.oracle_loses_at_least(plies),
            ProvenValue::Draw | ProvenValue::Discs(0) => self.oracle_draws().to_owned(),
            ProvenValue::Discs(discs @ 1..) => self.oracle_ahead(discs.unsigned_abs()),
            ProvenValue::Discs(discs) => self.oracle_behind(discs.unsigned_abs()),
            ProvenValue::Unknown => self.oracle_unproved().to_owned(),
        }
    }

    /// The same as a sign on the board: `W7`, `L12`, `+4`, `?`.
    pub fn oracle_sign(self, value: ProvenValue) -> String {
        match value {
            ProvenValue::Win(distance) => self.oracle_sign_win(&self.oracle_plies(distance)),
            ProvenValue::Loss(distance) => self.oracle_sign_loss(&self.oracle_plies(distance)),
            ProvenValue::Draw | ProvenValue::Discs(0) => self.oracle_sign_draw().to_owned(),
            ProvenValue::Discs(discs @ 1..) => format!("+{discs}"),
            ProvenValue::Discs(discs) => format!("−{}", discs.unsigned_abs()),
            ProvenValue::Unknown => self.oracle_sign_unproved().to_owned(),
        }
    }

    fn oracle_plies(self, distance: Distance) -> String {
        match distance {
            Distance::Exactly(plies) => plies.to_string(),
            Distance::AtMost(plies) => self.oracle_sign_at_most(plies),
            Distance::AtLeast(0..=2) => String::new(),
            Distance::AtLeast(plies) => self.oracle_sign_at_least(plies),
        }
    }

    /// What the oracle does, or how far it has come, in a sentence.
    pub fn oracle_note(self, values: &OracleValues) -> String {
        let (proved, count) = (values.proved(), values.moves.len());
        match values.status {
            _ if count == 0 => self.oracle_no_moves().to_owned(),
            OracleStatus::Waiting => self.oracle_waiting().to_owned(),
            OracleStatus::Searching => self.oracle_searching(proved, count),
            OracleStatus::Complete => self.oracle_complete().to_owned(),
            OracleStatus::Stopped if proved == 0 => self.oracle_stopped_none().to_owned(),
            OracleStatus::Stopped if proved == count => self.oracle_stopped_lengths().to_owned(),
            OracleStatus::Stopped => self.oracle_stopped(proved, count),
        }
    }
}

impl GameText<'_> {
    /// A move and its value as a row of a list.
    pub fn oracle_row(self, position: &Position, known: MoveValue) -> String {
        self.text.oracle_row(&self.move_text(position, known.mv), &self.text.oracle_value(known.value))
    }

    /// A move and its value as a sentence.
    pub fn oracle_sentence(self, position: &Position, known: MoveValue) -> String {
        self.text.oracle_sentence(&self.move_text(position, known.mv), &self.text.oracle_value(known.value))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const VALUES: [(ProvenValue, &str, &str); 13] = [
        (ProvenValue::Win(Distance::Exactly(1)), "wins in one ply", "W1"),
        (ProvenValue::Win(Distance::Exactly(7)), "wins in seven plies", "W7"),
        (ProvenValue::Win(Distance::AtMost(9)), "wins in at most nine plies", "W≤9"),
        (ProvenValue::Win(Distance::AtLeast(27)), "wins in at least 27 plies", "W≥27"),
        (ProvenValue::Win(Distance::AtLeast(1)), "wins", "W"),
        (ProvenValue::Loss(Distance::Exactly(12)), "loses in 12 plies", "L12"),
        (ProvenValue::Loss(Distance::AtMost(8)), "loses in at most eight plies", "L≤8"),
        (ProvenValue::Loss(Distance::AtLeast(2)), "loses", "L"),
        (ProvenValue::Draw, "draws", "D"),
        (ProvenValue::Discs(0), "draws", "D"),
        (ProvenValue::Discs(4), "wins by four discs", "+4"),
        (ProvenValue::Discs(-1), "loses by one disc", "−1"),
        (ProvenValue::Unknown, "not proved", "?"),
    ];

    #[test]
    fn every_value_has_words_and_a_short_sign() {
        let text = Text::default();
        for (value, words, sign) in VALUES {
            assert_eq!((text.oracle_value(value).as_str(), text.oracle_sign(value).as_str()), (words, sign), "{value}");
        }
    }

    #[test]
    fn only_a_known_value_is_said_to_win_or_lose() {
        let text = Text::default();
        let unproved = text.oracle_value(ProvenValue::Unknown);
        let others = VALUES.iter().filter(|(value, ..)| value.is_known());
        assert!(others.clone().all(|(value, ..)| text.oracle_value(*value) != unproved));
        assert_eq!(others.count(), VALUES.len() - 1);
    }
}
