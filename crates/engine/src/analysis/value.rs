//! Values of positions in the units that players know, and how they compare.

use serde::{Deserialize, Serialize};

use super::games;
use crate::Score;
use tessera_rules::records::{EvaluationReliability, EvaluationValue, NodeEvaluation};
use tessera_rules::{Move, Side, Variant};

/// The value of a node for the side to move, and how well founded it is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct NodeValue {
    /// The value. Proved wins and losses count plies from the node.
    pub score: Score,
    /// The plies that a search has looked ahead; meaningless for a proof.
    pub depth: u32,
}

/// A move with the value of the node that it leads to, as the side that makes the move sees it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct RatedMove {
    /// The move.
    pub mv: Move,
    /// Its value.
    pub value: NodeValue,
}

/// The unit of a value.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum ValueUnit {
    /// Discs more than the opponent at the end of the game.
    Discs,
    /// The expected score: 1 is a certain win, 0 a certain loss.
    WinProbability,
}

/// The least lead at the end of a game that is won by discs.
const LEAST_MARGIN: f64 = 2.0;
/// Above every estimate and every number of discs, in hundredths.
const DECIDED: i32 = 1 << 24;

impl NodeValue {
    /// Whether the value is certain.
    pub const fn is_proven(self) -> bool {
        self.score.is_proven()
    }

    /// The same value as the opponent sees it, one ply earlier: the value of the move that leads to the node.
    #[must_use]
    pub const fn of_move(self) -> NodeValue {
        NodeValue { score: one_ply_earlier(self.score), depth: self.depth.saturating_add(1) }
    }

    /// The unit of [`NodeValue::number`].
    pub fn unit(self, variant: Variant) -> ValueUnit {
        match self.score {
            Score::Exact(_) => ValueUnit::Discs,
            Score::Win { .. } | Score::Loss { .. } => ValueUnit::WinProbability,
            Score::Centi(_) | Score::Draw => unit_of(variant),
        }
    }

    /// The value for the side to move as a number of its unit.
    pub fn number(self, variant: Variant) -> f64 {
        match (self.score, self.unit(variant)) {
            (Score::Exact(discs), _) => f64::from(discs),
            (Score::Win { .. }, _) => 1.0,
            (Score::Loss { .. }, _) => 0.0,
            (Score::Draw, ValueUnit::Discs) => 0.0,
            (Score::Draw, ValueUnit::WinProbability) => 0.5,
            (Score::Centi(centi), ValueUnit::Discs) => f64::from(centi) / 100.0,
            (Score::Centi(centi), ValueUnit::WinProbability) => games::win_curve(variant).expected_score(centi),
        }
    }

    /// What a move gives away that has this value instead of `best`, in the unit of the game; never negative. A win
    /// that is proved without its number of discs counts as the least lead.
    pub fn loss_against(self, best: NodeValue, variant: Variant) -> f64 {
        (best.worth(variant) - self.worth(variant)).max(0.0)
    }

    fn worth(self, variant: Variant) -> f64 {
        match (self.score, unit_of(variant)) {
            (Score::Win { .. }, ValueUnit::Discs) => LEAST_MARGIN,
            (Score::Loss { .. }, ValueUnit::Discs) => -LEAST_MARGIN,
            _ => self.number(variant),
        }
    }

    /// The value as records hold it, for the first side.
    pub fn to_evaluation(self, variant: Variant, to_move: Side) -> NodeEvaluation {
        let sign = if to_move == Side::First { 1.0 } else { -1.0 };
        let win = |side, plies: u32| EvaluationValue::Win { side, plies: plies.min(u32::from(u16::MAX)) as u16 };
        let value = match self.score {
            Score::Win { plies } => win(to_move, plies),
            Score::Loss { plies } => win(to_move.other(), plies),
            Score::Draw => EvaluationValue::Draw,
            Score::Exact(_) | Score::Centi(_) => match self.unit(variant) {
                ValueUnit::Discs => EvaluationValue::Discs((sign * 100.0 * self.number(variant)) as i16),
                ValueUnit::WinProbability => {
                    let first = 0.5 + sign * (self.number(variant) - 0.5);
                    EvaluationValue::Probability((1000.0 * first).round() as u16)
                }
            },
        };
        let depth = EvaluationReliability::Depth(self.depth.min(u32::from(u16::MAX)) as u16);
        NodeEvaluation { value, reliability: if self.is_proven() { EvaluationReliability::Exact } else { depth } }
    }
}

/// The unit in which games of a variant are valued.
pub fn unit_of(variant: Variant) -> ValueUnit {
    if variant.kind().info().counts_discs { ValueUnit::Discs } else { ValueUnit::WinProbability }
}

/// The score for the opponent, one ply earlier.
pub(super) const fn one_ply_earlier(score: Score) -> Score {
    match score {
        Score::Centi(centi) => Score::Centi(-centi),
        Score::Win { plies } => Score::Loss { plies: plies.saturating_add(1) },
        Score::Loss { plies } => Score::Win { plies: plies.saturating_add(1) },
        Score::Draw => Score::Draw,
        Score::Exact(discs) => Score::Exact(-discs),
    }
}

/// The score for the opponent, one ply later: the inverse of [`one_ply_earlier`].
pub(super) const fn one_ply_later(score: Score) -> Score {
    match score {
        Score::Win { plies } => Score::Loss { plies: plies.saturating_sub(1) },
        Score::Loss { plies } => Score::Win { plies: plies.saturating_sub(1) },
        Score::Centi(_) | Score::Draw | Score::Exact(_) => one_ply_earlier(score),
    }
}

/// The order of scores: earlier wins and later losses are better.
pub(super) const fn rank(score: Score) -> i32 {
    match score {
        Score::Centi(centi) => centi,
        Score::Exact(discs) => 100 * discs,
        Score::Draw => 0,
        Score::Win { plies } => DECIDED.saturating_sub_unsigned(plies),
        Score::Loss { plies } => (-DECIDED).saturating_add_unsigned(plies),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use tessera_rules::GameKind;

    const OTHELLO: Variant = Variant::standard(GameKind::Othello);
    const DIAMOND: Variant = Variant::standard(GameKind::Diamond);

    fn value(score: Score) -> NodeValue {
        NodeValue { score, depth: 8 }
    }

    #[test]
    fn a_value_of_a_move_is_that_of_its_node_seen_by_the_opponent_a_ply_earlier() {
        for (node, of_move) in [
            (Score::Centi(35), Score::Centi(-35)),
            (Score::Exact(-4), Score::Exact(4)),
            (Score::Win { plies: 3 }, Score::Loss { plies: 4 }),
            (Score::Loss { plies: 2 }, Score::Win { plies: 3 }),
            (Score::Draw, Score::Draw),
        ] {
            assert_eq!(value(node).of_move(), NodeValue { score: of_move, depth: 9 });
            assert_eq!(one_ply_later(of_move), node);
        }
    }

    #[test]
    fn numbers_are_discs_or_expected_scores() {
        assert_eq!(value(Score::Centi(-250)).number(OTHELLO), -2.5);
        assert_eq!(value(Score::Exact(12)).number(OTHELLO), 12.0);
        assert_eq!(value(Score::Draw).number(OTHELLO), 0.0);
        assert_eq!(value(Score::Draw).number(DIAMOND), 0.5);
        assert_eq!(value(Score::Centi(0)).number(DIAMOND), 0.5);
        assert_eq!(value(Score::Win { plies: 5 }).number(DIAMOND), 1.0);
        assert_eq!(value(Score::Win { plies: 5 }).unit(OTHELLO), ValueUnit::WinProbability);
    }

    #[test]
    fn a_loss_is_the_difference_to_the_best_move_and_never_negative() {
        let loss = |played, best| value(played).loss_against(value(best), OTHELLO);
        assert_eq!(loss(Score::Exact(-6), Score::Exact(6)), 12.0);
        assert_eq!(loss(Score::Exact(6), Score::Exact(-6)), 0.0);
        assert_eq!(loss(Score::Loss { plies: 3 }, Score::Win { plies: 5 }), 4.0);
        let loss = value(Score::Loss { plies: 4 }).loss_against(value(Score::Draw), DIAMOND);
        assert_eq!(loss, 0.5);
    }

    #[test]
    fn shorter_wins_and_longer_losses_rank_higher() {
        let order = [
            Score::Loss { plies: 2 },
            Score::Loss { plies: 8 },
            Score::Centi(-6400),
            Score::Draw,
            Score::Exact(1),
            Score::Win { plies: 7 },
            Score::Win { plies: 1 },
        ];
        assert!(order.windows(2).all(|pair| rank(pair[0]) < rank(pair[1])));
    }

    #[test]
    fn records_hold_values_for_the_first_side() {
        let text = |score, variant, side| value(score).to_evaluation(variant, side).to_string();
        assert_eq!(text(Score::Centi(250), OTHELLO, Side::Second), "-2.50/8");
        assert_eq!(text(Score::Exact(-4), OTHELLO, Side::Second), "+4.00/exact");
        assert_eq!(text(Score::Centi(0), DIAMOND, Side::Second), "50.0%/8");
        assert_eq!(text(Score::Loss { plies: 4 }, DIAMOND, Side::First), "#-4/exact");
        assert_eq!(text(Score::Draw, DIAMOND, Side::First), "=/exact");
    }
}
