//! The board of a puzzle: a match whose moves are judged by proofs.

use bevy::prelude::*;

use crate::game::events::{MatchJumped, PlyPlayed};
use crate::game::hint::HintMark;
use crate::game::matches::InPlaceOfMatch;
use crate::game::permissions::{CommandSet, Movers, Permissions};
use crate::game::point_marks::PointMarks;
use crate::game::requests::RefusalReason;
use crate::puzzles::{
    AttemptAnswer, AttemptResult, Day, Puzzle, PuzzleAttempt, PuzzleHint, PuzzleProgress, PuzzleTheme, PuzzleVerdict,
    Refutation,
};
use crate::rules::Move;

/// A match that is the board of a puzzle. A wrong move stays on the board with its refutation until it is taken back.
#[derive(Component, Clone, PartialEq, Debug)]
#[require(InPlaceOfMatch)]
pub struct PuzzleBoard {
    /// The attempt.
    pub attempt: PuzzleAttempt,
    /// The next thing that is expected.
    pub phase: PuzzlePhase,
    /// Where the puzzle comes from; the next one comes from there, too.
    pub source: PuzzleSource,
    /// The last hint about the position on the board.
    pub hint: Option<PuzzleHint>,
    /// The solution is shown, because the player has asked for it.
    pub shows_solution: bool,
    /// The attempt is counted already.
    counted: bool,
}

/// Why a puzzle is shown.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum PuzzleSource {
    /// It suits the player's rating.
    #[default]
    Rating,
    /// It has a theme.
    Theme(PuzzleTheme),
    /// It is the puzzle of a day.
    Daily(Day),
}

/// The next thing that a puzzle expects.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum PuzzlePhase {
    /// A move of the player.
    Choosing {
        /// The last move could not be judged, and has been taken back.
        unjudged: bool,
    },
    /// The verdict on a move, which is on the board already.
    Judging(Move),
    /// The move after a wrong one is to be taken back.
    Wrong(Refutation),
    /// The next move of the solution, which is shown.
    Showing,
    /// The puzzle is solved.
    Solved,
}

/// What the player has achieved in puzzles; saved with the settings.
#[derive(Resource, Clone, PartialEq, Eq, Debug, Default)]
pub struct PuzzleRecord(pub PuzzleProgress);

impl PuzzleBoard {
    /// A new attempt at a puzzle.
    pub(super) fn new(puzzle: &Puzzle, source: PuzzleSource) -> PuzzleBoard {
        PuzzleBoard {
            attempt: PuzzleAttempt::new(puzzle),
            phase: PuzzlePhase::Choosing { unjudged: false },
            source,
            hint: None,
            shows_solution: false,
            counted: false,
        }
    }

    /// The player may move.
    pub const fn takes_moves(&self) -> bool {
        matches!(self.phase, PuzzlePhase::Choosing { .. })
    }

    /// What the puzzle takes now. A take-back leads to the last right position.
    pub(super) fn permissions(&self) -> Permissions {
        let (movers, commands) = match self.phase {
            PuzzlePhase::Choosing { .. } => (Movers::Players, CommandSet::PLAY),
            PuzzlePhase::Wrong(_) => (Movers::None, CommandSet::TAKE_BACK),
            PuzzlePhase::Judging(_) | PuzzlePhase::Showing | PuzzlePhase::Solved => (Movers::None, CommandSet::NONE),
        };
        Permissions { movers, commands, reason: RefusalReason::PuzzleWaits, kept: Some(self.attempt.played().len()) }
    }

    /// Lets the solution be played; the attempt has failed.
    pub(super) fn begin_solution(&mut self) {
        self.attempt.give_up();
        self.shows_solution = true;
        self.hint = None;
        self.phase = PuzzlePhase::Showing;
    }

    /// Takes the verdict on the move on the board. Returns the plies to play after it, and the phase after them.
    pub(super) fn take(&mut self, mv: Move, verdict: PuzzleVerdict) -> (Vec<Move>, PuzzlePhase) {
        let plies = match &verdict {
            PuzzleVerdict::Kept { reply, .. } => reply.clone(),
            PuzzleVerdict::Fails(refutation) => refutation.line.clone(),
        };
        let next = match self.attempt.take(mv, verdict) {
            AttemptAnswer::Solved => PuzzlePhase::Solved,
            AttemptAnswer::Wrong { refutation } => PuzzlePhase::Wrong(refutation),
            AttemptAnswer::Correct { .. } if self.shows_solution => PuzzlePhase::Showing,
            AttemptAnswer::Correct { .. } => PuzzlePhase::Choosing { unjudged: false },
        };
        (plies, next)
    }

    /// Counts the attempt once it is decided: by the first mistake, or the solution.
    pub(super) fn count(&mut self, record: &mut PuzzleRecord) {
        let is_decided = self.attempt.has_failed() || self.phase == PuzzlePhase::Solved;
        if self.counted || !is_decided {
            return;
        }
        self.counted = true;
        let result = if self.attempt.has_failed() { AttemptResult::Failed } else { self.attempt.result() };
        match self.source {
            PuzzleSource::Daily(day) => record.0.record_daily(self.attempt.puzzle(), result, day),
            PuzzleSource::Rating | PuzzleSource::Theme(_) => record.0.record(self.attempt.puzzle(), result),
        }
    }
}

/// Marks the points of the hint.
pub(super) fn mark_points(
    boards: Query<(Entity, &PuzzleBoard), Changed<PuzzleBoard>>,
    mut marks: PointMarks<HintMark>,
) {
    for (board, puzzle) in &boards {
        marks.set(board, |point| match puzzle.hint? {
            PuzzleHint::Move(mv) => HintMark::of_move(mv, point),
            PuzzleHint::Region(region) => region.contains(point).then_some(HintMark::Region),
        });
    }
}

/// Waits for the verdict on a move that has been played on the board of a puzzle.
pub(super) fn follow(played: On<PlyPlayed>, mut boards: Query<(&mut PuzzleBoard, &mut Permissions)>) {
    let Ok((mut board, mut permissions)) = boards.get_mut(played.game) else { return };
    if matches!(board.phase, PuzzlePhase::Choosing { .. } | PuzzlePhase::Showing) {
        board.phase = PuzzlePhase::Judging(played.mv);
        board.hint = None;
        *permissions = board.permissions();
    }
}

/// Expects another move when the wrong one has been taken back.
pub(super) fn take_back(jumped: On<MatchJumped>, mut boards: Query<(&mut PuzzleBoard, &mut Permissions)>) {
    if let Ok((mut board, mut permissions)) = boards.get_mut(jumped.0) {
        board.phase = PuzzlePhase::Choosing { unjudged: false };
        *permissions = board.permissions();
    }
}
