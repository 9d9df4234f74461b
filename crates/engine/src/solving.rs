//! Proving the value of a position, as far as shared code needs to know about it.

use super::limits::Limits;
use super::report::Report;

/// Work on proving one position, which can be interrupted and resumed.
pub(super) trait PositionSolver: Send {
    /// Works until the position is solved or a limit is reached.
    fn work(&mut self, limits: &Limits) -> SolveProgress;
}

/// How far a solver has come.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum SolveProgress {
    /// A limit was reached first.
    Unfinished,
    /// The value is proved; with the best move if the proof contains it.
    Solved(Option<Report>),
}
