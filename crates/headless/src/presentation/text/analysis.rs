//! The analysis in words and in signs: values, and what the engine does.

use super::{GameText, Text};
use crate::analysis::{NodeValue, ValueUnit};
use crate::game::analysis::{AnalysisStatus, AnalysisValues, Score};
use crate::game::oracle::{Distance, ProvenValue};
use crate::rules::{Game, Move, Position, Side};

/// What a proof says, in the words of the oracle; `None` for an estimate.
fn proof(value: NodeValue) -> Option<ProvenValue> {
    match value.score {
        Score::Centi(_) => None,
        Score::Win { plies } => Some(ProvenValue::Win(Distance::AtMost(plies))),
        Score::Loss { plies } => Some(ProvenValue::Loss(Distance::AtMost(plies))),
        Score::Draw => Some(ProvenValue::Draw),
        Score::Exact(discs) => Some(ProvenValue::Discs(discs)),
    }
}

impl Text {
    /// What the engine does, in a sentence.
    pub fn analysis_status(self, values: &AnalysisValues) -> String {
        let status = match values.status {
            AnalysisStatus::Over => self.analysis_over(),
            AnalysisStatus::Off => self.analysis_off(),
            AnalysisStatus::Waiting => self.analysis_waiting(),
            AnalysisStatus::Searching => self.analysis_searching(),
            AnalysisStatus::Stopped => self.analysis_stopped(),
            AnalysisStatus::Complete => self.analysis_complete(),
        };
        match values.depth() {
            Some(depth) => format!("{} · {status}", self.analysis_depth(depth)),
            None => status.to_owned(),
        }
    }

    /// A number with one decimal place, rounded; whole numbers have none.
    pub fn tenths(self, number: f64) -> String {
        self.number(((10.0 * number).round() / 10.0) as f32)
    }
}

impl GameText<'_> {
    /// The value of a move or a position for one side, as a part of a sentence: `ahead by 2.5 discs`, `62 % to win`,
    /// `wins in at most seven plies`.
    pub fn value_words(self, value: NodeValue) -> String {
        if let Some(proof) = proof(value) {
            return self.text.oracle_value(proof);
        }
        let number = value.number(self.variant);
        match value.unit(self.variant) {
            ValueUnit::WinProbability => self.text.analysis_chance(&percent(number)),
            ValueUnit::Discs if number >= 0.05 => {
                self.text.analysis_ahead(&self.text.tenths(number), grammatical(number))
            }
            ValueUnit::Discs if number <= -0.05 => {
                self.text.analysis_behind(&self.text.tenths(-number), grammatical(-number))
            }
            ValueUnit::Discs => self.text.analysis_even().to_owned(),
        }
    }

    /// The same as a sign on the board: `+2.5`, `62 %`, `W≤7`.
    pub fn value_sign(self, value: NodeValue) -> String {
        if let Some(proof) = proof(value) {
            return self.text.oracle_sign(proof);
        }
        let number = value.number(self.variant);
        match value.unit(self.variant) {
            ValueUnit::WinProbability => self.text.analysis_sign_chance(&percent(number)),
            ValueUnit::Discs if number >= 0.05 => format!("+{}", self.text.tenths(number)),
            ValueUnit::Discs if number <= -0.05 => format!("−{}", self.text.tenths(-number)),
            ValueUnit::Discs => "0".to_owned(),
        }
    }

    /// The value of a position for a side: `Black: ahead by 2.5 discs`.
    pub fn value_of_side(self, side: Side, value: NodeValue) -> String {
        self.text.analysis_of_side(&self.colour_name(side), &self.value_words(value))
    }

    /// Several moves, one after the other, from a position on.
    pub fn line(self, position: &Position, moves: &[Move]) -> String {
        let mut position = position.clone();
        let mut write = |mv: &Move| {
            let text = self.move_text(&position, *mv);
            if position.check(*mv).is_ok() {
                position.play_unchecked(*mv);
            }
            text
        };
        moves.iter().map(&mut write).collect::<Vec<_>>().join(" ")
    }
}

/// A whole number that takes the same plural as the number with one decimal place.
pub(super) fn grammatical(number: f64) -> u32 {
    if (number - 1.0).abs() < 0.05 { 1 } else { 2 }
}

pub(super) fn percent(share: f64) -> String {
    format!("{:.0}", 100.0 * share)
}

#[cfg(test)]
pub(super) mod tests {
    use super::*;
    use crate::rules::{GameKind, Variant};

    /// The text of a game in which discs are counted, or of one in which they are not.
    pub(in crate::presentation::text) fn game(counts_discs: bool) -> GameText<'static> {
        let kind = GameKind::ALL.into_iter().find(|kind| kind.info().counts_discs == counts_discs).expect("a game");
        GameText::new(Text::default(), Variant::standard(kind))
    }

    #[test]
    fn estimates_are_discs_or_chances_and_proofs_speak_as_the_oracle_does() {
        for (discs, score, words, sign) in [
            (true, Score::Centi(250), "ahead by 2.5 discs", "+2.5"),
            (true, Score::Centi(-104), "behind by 1 disc", "−1"),
            (true, Score::Centi(3), "even", "0"),
            (true, Score::Exact(-4), "loses by four discs", "−4"),
            (false, Score::Centi(0), "50 % to win", "50 %"),
            (false, Score::Win { plies: 5 }, "wins in at most five plies", "W≤5"),
            (false, Score::Draw, "draws", "D"),
        ] {
            let value = NodeValue { score, depth: 9 };
            let found = (game(discs).value_words(value), game(discs).value_sign(value));
            assert_eq!(found, (words.to_owned(), sign.to_owned()), "{score}");
        }
    }
}
