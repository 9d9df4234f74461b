//! What a puzzle asks for.

use std::fmt;

use serde::{Deserialize, Serialize};

/// What the side to move must achieve.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum PuzzleGoal {
    /// To win within `n` plies, its own last one included, against every defence.
    Win {
        /// An odd number.
        plies: u32,
    },
    /// To find `n` moves in a row that alone reach the best score.
    Best {
        /// The discs by which the side is ahead at the end with perfect play.
        discs: i32,
        /// The moves to find.
        moves: u32,
    },
    /// To find `n` moves in a row that alone win.
    Only {
        /// The moves to find.
        moves: u32,
    },
}

impl PuzzleGoal {
    /// The moves that the solver makes.
    pub const fn moves(self) -> u32 {
        match self {
            PuzzleGoal::Win { plies } => plies.div_ceil(2),
            PuzzleGoal::Best { moves, .. } | PuzzleGoal::Only { moves } => moves,
        }
    }

    /// The least margin in discs that the solver must keep; `None` if the goal is not a score.
    pub const fn least_margin(self) -> Option<i32> {
        match self {
            PuzzleGoal::Win { .. } => None,
            PuzzleGoal::Best { discs, .. } => Some(discs),
            PuzzleGoal::Only { .. } => Some(1),
        }
    }

    /// The goal that remains after one of the solver's moves and the reply; `None` if that move was the last.
    pub(super) const fn after_one_move(self) -> Option<PuzzleGoal> {
        match self {
            PuzzleGoal::Win { plies: 0..=2 } => None,
            PuzzleGoal::Win { plies } => Some(PuzzleGoal::Win { plies: plies - 2 }),
            PuzzleGoal::Best { moves: 0..=1, .. } | PuzzleGoal::Only { moves: 0..=1 } => None,
            PuzzleGoal::Best { discs, moves } => Some(PuzzleGoal::Best { discs, moves: moves - 1 }),
            PuzzleGoal::Only { moves } => Some(PuzzleGoal::Only { moves: moves - 1 }),
        }
    }

    /// Reads the text of a goal; `None` if it is not one.
    pub(super) fn parse(text: &str) -> Option<PuzzleGoal> {
        let mut words = text.split(' ');
        let goal = match words.next()? {
            "win" => PuzzleGoal::Win { plies: words.next()?.parse().ok().filter(|plies| plies % 2 == 1)? },
            "best" => PuzzleGoal::Best { discs: words.next()?.parse().ok()?, moves: words.next()?.parse().ok()? },
            "only" => PuzzleGoal::Only { moves: words.next()?.parse().ok()? },
            _ => return None,
        };
        (words.next().is_none() && goal.moves() > 0).then_some(goal)
    }
}

/// `win 5`, `best 12 3` (discs and moves) or `only 2` (moves).
impl fmt::Display for PuzzleGoal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            PuzzleGoal::Win { plies } => write!(f, "win {plies}"),
            PuzzleGoal::Best { discs, moves } => write!(f, "best {discs} {moves}"),
            PuzzleGoal::Only { moves } => write!(f, "only {moves}"),
        }
    }
}
