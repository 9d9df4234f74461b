//! Othello in the analysis: values in discs, endgames solved to the last disc, and corners that were given away.

use super::game_phase::GamePhase;
use super::games::{AnalysedGame, final_outcome};
use super::mistake_reason::{MistakeReason, PlayedMove};
use crate::{Report, Score};
use tessera_rules::othello::{AnyBoard, Position};
use tessera_rules::{Game, Move, Point, Size, Topology, Variant};

/// The most empty squares of a position on the standard board that is solved without a limit.
const SOLVED_EMPTIES: u32 = 20;
/// The fewest empty squares of the opening, and of the middle game.
const PHASES: [u32; 2] = [41, 21];

impl AnalysedGame for Position {
    fn final_score(&self) -> Score {
        if !proves_discs(self) {
            return final_outcome(self);
        }
        let score = self.official_score();
        let side = self.side_to_move();
        Score::Exact(score[side] as i32 - score[side.other()] as i32)
    }

    /// A search that was cut short can find a win with the next move before it knows whether another move wins by more:
    /// then the discs of that win are the estimate.
    fn reported_score(&self, report: &Report) -> Score {
        match report.score {
            Score::Win { .. } | Score::Loss { .. } if proves_discs(self) => {
                let next = self.after(report.best);
                let Score::Exact(discs) = next.final_score() else { return report.score };
                Score::Centi(-100 * discs)
            }
            score => score,
        }
    }

    fn is_solved_in_full(&self) -> bool {
        proves_discs(self) && empties(self) <= SOLVED_EMPTIES
    }

    fn phase(&self) -> Option<GamePhase> {
        let [opening, middle] = PHASES;
        Some(match empties(self) {
            empties if empties >= opening => GamePhase::Opening,
            empties if empties >= middle => GamePhase::Middle,
            _ => GamePhase::End,
        })
    }

    /// The opponent's best reply takes a corner that the best move would have kept out of reach, as it was before.
    fn mistake_reason(played: &PlayedMove<'_>) -> Option<MistakeReason> {
        let corner = |mv: &Move| mv.target().filter(|at| corners(played.before.variant()).contains(at));
        let at = corner(&played.best_reply?)?;
        let was_open = |position: &tessera_rules::Position| position.check(Move::Place(at)).is_ok();
        let kept = !was_open(played.after_best) && corner(&played.best) != Some(at);
        kept.then_some(MistakeReason::GaveCorner { at })
    }
}

/// Whether the engine proves the number of discs on this board, and not only the winner.
fn proves_discs(position: &Position) -> bool {
    matches!(position.board(), AnyBoard::Eight(_))
}

fn empties(position: &Position) -> u32 {
    let placement = position.placement();
    let Size { columns, rows } = position.variant().size();
    u32::from(columns) * u32::from(rows) - placement.occupied().len() as u32
}

/// The points with the fewest neighbours.
fn corners(variant: Variant) -> Vec<Point> {
    let Size { columns, rows } = variant.size();
    let (columns, rows) = (usize::from(columns), usize::from(rows));
    let corners = [0, columns - 1, (rows - 1) * columns, rows * columns - 1].map(Point::new);
    corners.into_iter().filter(|point| Topology::of(variant).points().contains(*point)).collect()
}
