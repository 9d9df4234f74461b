//! The report on a game: what each move lost, the moves that decided it, and figures for each player.

use std::collections::BTreeMap;

use serde::Serialize;

use super::explain_mistake::reason;
use super::game_phase::GamePhase;
use super::games;
use super::mistake_reason::{MistakeReason, PlayedMove};
use super::store::EvaluationStore;
use super::value::{NodeValue, ValueUnit, unit_of};
use crate::Score;
use tessera_rules::{Game, Move, PerSide, Position, Side, Variant};

/// The most turning points of a report.
const MOST_TURNING_POINTS: usize = 5;

/// The report on a game.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct GameReport {
    /// The game and its board.
    pub variant: Variant,
    /// The unit of losses.
    pub unit: ValueUnit,
    /// Every ply of which the value is known, in their order.
    pub moves: Vec<MoveReport>,
    /// The indices in `moves` of the few moves that decided the game, the earliest first.
    pub turning_points: Vec<usize>,
    /// Figures for the player of the first ply and for the other one.
    pub players: PerSide<PlayerReport>,
    /// The name of the opening, in games whose openings have names.
    pub opening: Option<&'static str>,
}

/// How well the values of a report are founded.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ReportDepth {
    /// The number of the first ply from which on all values are proved, if any are.
    pub proved_from: Option<usize>,
    /// The plies that were looked ahead at least for the values before it, if there are any.
    pub least: Option<u32>,
}

/// A move and what it lost.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
pub struct MoveReport {
    /// The number of the ply, from 1.
    pub ply: usize,
    /// The side that moved.
    pub side: Side,
    /// The player that moved: `First` made the first ply, also if it has changed colours by the pie rule.
    pub player: Side,
    /// The move.
    pub mv: Move,
    /// Its value for the side that moved.
    pub value: NodeValue,
    /// The best move.
    pub best: Move,
    /// The value of the best move.
    pub best_value: NodeValue,
    /// What the move lost against the best one, in the unit of the report.
    pub loss: f64,
    /// It was the only legal move.
    pub is_forced: bool,
    /// The phase of the game.
    pub phase: GamePhase,
    /// Why the move was a mistake, where rules or proofs show it.
    pub reason: Option<MistakeReason>,
}

/// Figures for one player. Forced moves do not count.
#[derive(Clone, PartialEq, Debug, Default, Serialize)]
pub struct PlayerReport {
    /// Moves that were chosen among several.
    pub moves: usize,
    /// The mean loss of a move.
    pub average_loss: Option<f64>,
    /// The same in each phase in which the player chose a move.
    pub loss_by_phase: BTreeMap<GamePhase, f64>,
    /// The mean accuracy of a move, from 0 to 100: `100 · exp(−loss / scale)`, with the scale of
    /// [`accuracy_scale`].
    pub accuracy: Option<f64>,
}

impl GameReport {
    /// The report on a game from its positions, one more than its moves, and the values found so far.
    pub fn new(positions: &[Position], moves: &[Move], store: &EvaluationStore) -> GameReport {
        let start = positions.first().expect("a game has a first position");
        let variant = start.variant();
        let values = store.line(positions);
        let plies = moves.len().min(positions.len().saturating_sub(1));
        let reports: Vec<MoveReport> =
            (0..plies).filter_map(|index| move_report(positions, moves, index, &values, store)).collect();
        let figures = |player| PlayerReport::of(reports.iter().filter(|report| report.player == player), variant);
        GameReport {
            variant,
            unit: unit_of(variant),
            turning_points: turning_points(&reports, variant),
            players: PerSide::new(figures(Side::First), figures(Side::Second)),
            opening: start.opening_name(moves),
            moves: reports,
        }
    }

    /// How well the values are founded.
    pub fn depth(&self) -> ReportDepth {
        let last_estimate = self.moves.iter().rposition(|report| !report.value.is_proven());
        let estimates = &self.moves[..last_estimate.map_or(0, |index| index + 1)];
        ReportDepth {
            proved_from: self.moves.get(estimates.len()).map(|report| report.ply),
            least: estimates.iter().filter(|report| !report.value.is_proven()).map(|report| report.value.depth).min(),
        }
    }
}

/// The loss at which the accuracy of a move is 37 percent, in the unit of the game.
pub fn accuracy_scale(variant: Variant) -> f64 {
    match unit_of(variant) {
        ValueUnit::Discs => 8.0,
        ValueUnit::WinProbability => 0.25,
    }
}

/// Moves that lose less than this are as good as the best one for most purposes, in the unit of the game.
pub fn least_notable_loss(variant: Variant) -> f64 {
    least_decisive_loss(variant) / 4.0
}

/// The least loss of a move that decides a game, in the unit of the game.
pub fn least_decisive_loss(variant: Variant) -> f64 {
    match unit_of(variant) {
        ValueUnit::Discs => 4.0,
        ValueUnit::WinProbability => 0.15,
    }
}

fn move_report(
    positions: &[Position],
    moves: &[Move],
    index: usize,
    values: &[Option<NodeValue>],
    store: &EvaluationStore,
) -> Option<MoveReport> {
    let (before, mv) = (&positions[index], moves[index]);
    let value = values[index + 1]?.of_move();
    let rated = store.moves(before);
    let hint = *rated.first()?;
    // Among equally good moves the one that was played is the best.
    let best = rated.iter().find(|rated| rated.mv == mv && rated.value.score == hint.value.score).unwrap_or(&hint);
    let variant = before.variant();
    let loss = value.loss_against(best.value, variant);
    let played = PlayedMove {
        before,
        after: &positions[index + 1],
        after_best: &before.after(best.mv),
        best: best.mv,
        best_score: best.value.score,
        score: value.score,
        best_reply: store.searched_move(&positions[index + 1]),
    };
    let side = before.side_to_move();
    Some(MoveReport {
        ply: index + 1,
        side,
        player: if side == before.opener() { Side::First } else { Side::Second },
        mv,
        value,
        best: best.mv,
        best_value: best.value,
        loss,
        is_forced: before.count_legal_moves() == 1,
        phase: games::phase(before).unwrap_or(GamePhase::by_thirds(index, moves.len())),
        reason: if loss > 0.0 { reason(&played) } else { None },
    })
}

/// The moves with the largest losses that also decided something.
fn turning_points(reports: &[MoveReport], variant: Variant) -> Vec<usize> {
    let least = least_decisive_loss(variant);
    let mut found: Vec<usize> = (0..reports.len()).filter(|index| decides(&reports[*index], least)).collect();
    found.sort_by(|a, b| reports[*b].loss.total_cmp(&reports[*a].loss));
    found.truncate(MOST_TURNING_POINTS);
    found.sort_unstable();
    found
}

/// A large loss, or a proved win or draw given away.
fn decides(report: &MoveReport, least: f64) -> bool {
    let gave_up = matches!(report.reason, Some(MistakeReason::GaveUpWin { .. } | MistakeReason::GaveUpDraw));
    let is_lost_anyway = matches!(report.best_value.score, Score::Loss { .. });
    !is_lost_anyway && (report.loss >= least || gave_up)
}

impl PlayerReport {
    fn of<'a>(moves: impl Iterator<Item = &'a MoveReport>, variant: Variant) -> PlayerReport {
        let chosen: Vec<&MoveReport> = moves.filter(|report| !report.is_forced).collect();
        let scale = accuracy_scale(variant);
        let loss_in = |phase: GamePhase| {
            let of_phase = chosen.iter().filter(move |report| report.phase == phase);
            Some((phase, mean(of_phase.map(|report| report.loss))?))
        };
        PlayerReport {
            moves: chosen.len(),
            average_loss: mean(chosen.iter().map(|report| report.loss)),
            loss_by_phase: GamePhase::ALL.iter().copied().filter_map(loss_in).collect(),
            accuracy: mean(chosen.iter().map(|report| 100.0 * (-report.loss / scale).exp())),
        }
    }
}

fn mean(numbers: impl Iterator<Item = f64>) -> Option<f64> {
    let (count, sum) = numbers.fold((0_u32, 0.0), |(count, sum), number| (count + 1, sum + number));
    (count > 0).then(|| sum / f64::from(count))
}
