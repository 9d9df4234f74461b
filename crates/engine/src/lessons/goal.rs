//! Goals that the rules can judge: of one move, and of a match.

use tessera_rules::{Allegiance, Effect, Game, Move, PointSet, Position, Side};

/// What one move has to do.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum MoveGoal {
    /// Flips at least `n` pieces.
    Flips(usize),
    /// Captures a piece.
    Captures,
    /// Corners `n` enemy pieces at once, captured or not.
    Corners(usize),
    /// Removes a neutral piece.
    Removes,
    /// Ends the game with a win.
    Wins,
    /// Ends on one of these points.
    Onto(PointSet),
    /// Leaves the opponent no move onto one of these points.
    Denies(PointSet),
    /// Leaves the opponent at most `n` moves; a forced pass counts as none.
    LeavesMoves(usize),
}

impl MoveGoal {
    /// Whether a legal move reaches the goal.
    pub fn is_met(self, before: &Position, mv: Move) -> bool {
        let after = before.after(mv);
        let effects = before.effects(mv);
        let count = |wanted: fn(&Effect) -> bool| effects.iter().filter(|effect| wanted(effect)).count();
        match self {
            MoveGoal::Flips(least) => count(|effect| matches!(effect, Effect::Flipped { .. })) >= least,
            MoveGoal::Captures => {
                count(|effect| matches!(effect, Effect::Captured { .. } | Effect::Neutralised { .. })) > 0
            }
            MoveGoal::Corners(wanted) => before.cornered(mv).len() == wanted,
            MoveGoal::Removes => count(|effect| matches!(effect, Effect::Removed { .. })) > 0,
            MoveGoal::Wins => after.outcome().winner() == Some(before.side_to_move()),
            MoveGoal::Onto(points) => mv.target().is_some_and(|target| points.contains(target)),
            MoveGoal::Denies(points) => !can_reach(&after, points),
            MoveGoal::LeavesMoves(most) => count_real_moves(&after) <= most,
        }
    }
}

/// What a side has to reach in a match.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum MatchGoal {
    /// To win.
    Win,
    /// To play to the end, won or lost.
    Finish,
    /// To have `n` of these points.
    Hold {
        /// The points.
        points: PointSet,
        /// How many of them are enough.
        count: usize,
    },
    /// To keep the opponent off these points for `n` moves of the side.
    Survive {
        /// The points.
        points: PointSet,
        /// The number of moves.
        moves: usize,
    },
    /// To leave the opponent at most `n` moves soon; a forced pass counts as none.
    Squeeze {
        /// The number of moves that the opponent has left.
        moves: usize,
        /// How many moves of the side it may take.
        within: usize,
    },
}

impl MatchGoal {
    /// Whether a side has reached the goal (`true`) or missed it (`false`) at this position, after it has made `n`
    /// moves; `None` while the match goes on.
    pub fn judge(self, position: &Position, side: Side, own_moves: usize) -> Option<bool> {
        let outcome = position.outcome();
        let missed = outcome.is_over().then_some(false);
        let held = |by: Side, points: PointSet| {
            points.iter().filter(|point| position.placement().at(*point) == Some(Allegiance::Side(by))).count()
        };
        match self {
            MatchGoal::Win => outcome.is_over().then(|| outcome.winner() == Some(side)),
            MatchGoal::Finish => outcome.is_over().then_some(true),
            MatchGoal::Hold { points, count } => (held(side, points) >= count).then_some(true).or(missed),
            MatchGoal::Survive { points, .. } if held(side.other(), points) > 0 => Some(false),
            MatchGoal::Survive { moves, .. } => {
                let answered = position.side_to_move() == side || outcome.is_over();
                (own_moves >= moves && answered).then_some(true).or(outcome.is_over().then_some(true))
            }
            MatchGoal::Squeeze { moves, within } => {
                let turn = position.side_to_move() != side && !outcome.is_over();
                let late = (turn && own_moves >= within).then_some(false);
                (turn && count_real_moves(position) <= moves).then_some(true).or(late).or(missed)
            }
        }
    }
}

/// Whether the side to move has a move onto one of the points.
fn can_reach(position: &Position, points: PointSet) -> bool {
    position.legal_moves().into_iter().filter_map(Move::target).any(|target| points.contains(target))
}

/// The number of legal moves without a pass.
fn count_real_moves(position: &Position) -> usize {
    position.legal_moves().into_iter().filter(|mv| *mv != Move::Pass).count()
}
