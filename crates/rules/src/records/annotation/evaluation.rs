//! The value of a position, in the units that players of its game use, and as text.
//!
//! ```
//! use tessera_rules::records::NodeEvaluation;
//!
//! // Two and a half discs for the first side at depth 12; a win of the second side in 5 plies, proved.
//! for text in ["+2.50/12", "-4.00/exact", "62.5%/20", "#-5/exact", "#+1", "=/exact"] {
//!     assert_eq!(text.parse::<NodeEvaluation>().unwrap().to_string(), text);
//! }
//! ```

use std::fmt;
use std::str::FromStr;

use thiserror::Error;

use crate::{Quoted, Side};

/// The value of a position and how well founded it is.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct NodeEvaluation {
    /// The value.
    pub value: EvaluationValue,
    /// How well founded it is.
    pub reliability: EvaluationReliability,
}

/// A value, always as [`Side::First`] sees it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum EvaluationValue {
    /// The expected lead of the first side in hundredths of a disc, from −10,000 to 10,000.
    Discs(i16),
    /// The probability that the first side wins, in tenths of a percent, from 0 to 1,000.
    Probability(u16),
    /// This side wins in `n` plies.
    Win {
        /// The winner.
        side: Side,
        /// The number of plies to the end.
        plies: u16,
    },
    /// Neither side can win.
    Draw,
}

/// How well founded a value is.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum EvaluationReliability {
    /// Not recorded.
    Unknown,
    /// Found by a search of `n` plies.
    Depth(u16),
    /// Proved.
    Exact,
}

const MAX_DISCS: i16 = 10_000;
const MAX_PROBABILITY: u16 = 1_000;

impl fmt::Display for NodeEvaluation {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.value {
            EvaluationValue::Discs(hundredths) => {
                let sign = if hundredths < 0 { '-' } else { '+' };
                let size = hundredths.unsigned_abs();
                write!(f, "{sign}{}.{:02}", size / 100, size % 100)?;
            }
            EvaluationValue::Probability(tenths) => write!(f, "{}.{}%", tenths / 10, tenths % 10)?,
            EvaluationValue::Win { side, plies } => {
                write!(f, "#{}{plies}", if side == Side::First { '+' } else { '-' })?;
            }
            EvaluationValue::Draw => f.write_str("=")?,
        }
        match self.reliability {
            EvaluationReliability::Unknown => Ok(()),
            EvaluationReliability::Depth(depth) => write!(f, "/{depth}"),
            EvaluationReliability::Exact => f.write_str("/exact"),
        }
    }
}

/// A text is not an evaluation.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
#[error("{} is not an evaluation such as +2.50/12, 62.5%/20 or #-5/exact", Quoted(.0))]
pub struct ParseEvaluationError(String);

impl FromStr for NodeEvaluation {
    type Err = ParseEvaluationError;

    /// Reads what [`fmt::Display`] writes. A comma before the depth and a missing sign, as other programs write them, are
    /// read too.
    fn from_str(text: &str) -> Result<NodeEvaluation, ParseEvaluationError> {
        let (value, reliability) = match text.trim().split_once(['/', ',']) {
            Some((value, reliability)) => (value, read_reliability(reliability)),
            None => (text.trim(), Some(EvaluationReliability::Unknown)),
        };
        match (read_value(value), reliability) {
            (Some(value), Some(reliability)) => Ok(NodeEvaluation { value, reliability }),
            _ => Err(ParseEvaluationError(text.to_owned())),
        }
    }
}

fn read_reliability(text: &str) -> Option<EvaluationReliability> {
    match text {
        "exact" => Some(EvaluationReliability::Exact),
        _ => text.parse().ok().map(EvaluationReliability::Depth),
    }
}

fn read_value(text: &str) -> Option<EvaluationValue> {
    if text == "=" {
        return Some(EvaluationValue::Draw);
    }
    if let Some(win) = text.strip_prefix('#') {
        let (side, plies) = match win.strip_prefix('-') {
            Some(plies) => (Side::Second, plies),
            None => (Side::First, win.strip_prefix('+').unwrap_or(win)),
        };
        return unsigned(plies, 0)?.try_into().ok().map(|plies| EvaluationValue::Win { side, plies });
    }
    if let Some(percent) = text.strip_suffix('%') {
        let tenths = unsigned(percent, 1)?.try_into().ok()?;
        return (tenths <= MAX_PROBABILITY).then_some(EvaluationValue::Probability(tenths));
    }
    let (negative, size) = match text.strip_prefix('-') {
        Some(size) => (true, size),
        None => (false, text.strip_prefix('+').unwrap_or(text)),
    };
    let hundredths: i16 = unsigned(size, 2)?.try_into().ok()?;
    (hundredths <= MAX_DISCS).then_some(EvaluationValue::Discs(if negative { -hundredths } else { hundredths }))
}

/// A number of digits with at most `decimals` after a point, multiplied by ten to the power of `decimals`.
fn unsigned(text: &str, decimals: u32) -> Option<u32> {
    let (whole, fraction) = text.split_once('.').unwrap_or((text, ""));
    let is_digits = |text: &str| text.bytes().all(|byte| byte.is_ascii_digit());
    if whole.is_empty() || whole.len() > 6 || !is_digits(whole) || !is_digits(fraction) {
        return None;
    }
    let missing = decimals.checked_sub(u32::try_from(fraction.len()).ok()?)?;
    let fraction = if fraction.is_empty() { 0 } else { fraction.parse::<u32>().ok()? * 10_u32.pow(missing) };
    Some(whole.parse::<u32>().ok()? * 10_u32.pow(decimals) + fraction)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn values_of_other_spellings_are_read() {
        let discs = |hundredths, reliability| NodeEvaluation { value: EvaluationValue::Discs(hundredths), reliability };
        for (text, expected) in [
            ("2", discs(200, EvaluationReliability::Unknown)),
            ("-0.5", discs(-50, EvaluationReliability::Unknown)),
            (" +64.00,24 ", discs(6400, EvaluationReliability::Depth(24))),
        ] {
            assert_eq!(text.parse(), Ok(expected));
        }
    }

    #[test]
    fn what_is_not_a_value_is_refused() {
        for text in ["", "+", "#", "#x", "101%", "-5%", "200", "1.234", "1e3", "2/deep", "=/", "#99999999", "٣"] {
            assert!(text.parse::<NodeEvaluation>().is_err(), "{text:?}");
        }
        let error = "good".parse::<NodeEvaluation>().unwrap_err().to_string();
        assert_eq!(error, "\"good\" is not an evaluation such as +2.50/12, 62.5%/20 or #-5/exact");
    }
}
