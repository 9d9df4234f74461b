//! Values and reasons in words.

use crate::games::{win_at, winning_event};
use tessera_engine::Score;
use tessera_engine::analysis::{GamePhase, MistakeReason, MoveReport, NodeValue, ValueUnit};
use tessera_rules::{Game, Position, Variant};

/// A value for people: `+2.5`, `+4 exact`, `62 %`, `wins in 3`.
pub(super) fn value(value: NodeValue, variant: Variant) -> String {
    match (value.score, value.unit(variant)) {
        (Score::Exact(discs), _) => format!("{discs:+} exact"),
        (Score::Win { plies }, _) => format!("wins in {}", plies.div_ceil(2)),
        (Score::Loss { plies }, _) => format!("loses in {}", plies.div_ceil(2)),
        (Score::Draw, _) => "draw".to_owned(),
        (Score::Centi(_), ValueUnit::Discs) => format!("{:+.1}", value.number(variant)),
        (Score::Centi(_), ValueUnit::WinProbability) => format!("{:.0} %", 100.0 * value.number(variant)),
    }
}

/// A loss in the unit of a game.
pub(super) fn loss(loss: f64, unit: ValueUnit) -> String {
    match unit {
        ValueUnit::Discs => format!("-{loss:.1} discs"),
        ValueUnit::WinProbability => format!("-{:.0} %", 100.0 * loss),
    }
}

pub(super) const fn phase(phase: GamePhase) -> &'static str {
    match phase {
        GamePhase::Opening => "opening",
        GamePhase::Middle => "middle",
        GamePhase::End => "end",
    }
}

/// Why a move was a mistake; `None` if neither rules nor proofs show it.
pub(super) fn reason(report: &MoveReport, before: &Position) -> Option<String> {
    let label = |at| before.topology().label(at).to_owned();
    let opponent = before.variant().kind().info().colours[report.side.other()].name();
    let event = winning_event(before.variant().kind());
    Some(match report.reason? {
        MistakeReason::GaveCorner { at } => format!("gave away the corner {}", label(at)),
        MistakeReason::AllowedWinNow { at, by } => format!("let {opponent} {}", win_at(by, &label(at))),
        MistakeReason::AllowedWin { moves } => format!("allowed {event} in {moves}"),
        MistakeReason::MissedWin { moves } => format!("missed {event} in {moves}"),
        MistakeReason::GaveUpWin { had, has: 0 } => format!("turned a won end ({had:+}) into a draw"),
        MistakeReason::GaveUpWin { had, has } => format!("turned a won end ({had:+}) into a lost one ({has:+})"),
        MistakeReason::GaveUpDraw => "turned a drawn end into a lost one".to_owned(),
    })
}
