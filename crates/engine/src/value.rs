//! Values inside the search: estimates near zero, decided games far from it.
//!
//! An earlier win is worth more, so that the search finds the shortest win and delays a loss. Among wins of equal
//! length the margin decides, which makes Othello play for discs when all lines end with the last empty square.

use super::report::Score;

/// A value for the side to move.
pub(super) type Value = i32;

/// The deepest ply that is searched.
pub(super) const MAX_PLY: usize = 127;

const WIN_VALUE: Value = 1 << 24;
/// The cost of one ply; margins are smaller.
const PLY_COST: Value = 1 << 8;
/// The lowest value of a win: twice the deepest ply leaves room for wins that occur again further down the tree.
const MIN_WIN: Value = WIN_VALUE - 2 * (MAX_PLY as Value + 1) * PLY_COST;
/// The highest estimate.
const MAX_ESTIMATE: Value = 1 << 20;

/// What a value says about the true one.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Bound {
    /// It is the true value.
    Exact,
    /// The true value is at least this.
    AtLeast,
    /// The true value is at most this.
    AtMost,
}

/// The range of values that matter: above `alpha`, and below `beta`, which the opponent can already hold the side to
/// move to.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Window {
    pub(super) alpha: Value,
    pub(super) beta: Value,
}

impl Window {
    /// The full range of values.
    pub(super) const OPEN: Window = Window { alpha: -(WIN_VALUE + PLY_COST), beta: WIN_VALUE + PLY_COST };

    /// The window for the opponent.
    pub(super) const fn negated(self) -> Window {
        Window { alpha: -self.beta, beta: -self.alpha }
    }

    /// The window that only decides whether a value is better than `alpha`.
    pub(super) const fn null_window(self) -> Window {
        Window { alpha: self.alpha, beta: self.alpha + 1 }
    }

    pub(super) const fn is_null(self) -> bool {
        self.beta - self.alpha == 1
    }

    /// How a value found with this window relates to the true one.
    pub(super) const fn bound(self, value: Value) -> Bound {
        if value >= self.beta {
            Bound::AtLeast
        } else if value <= self.alpha {
            Bound::AtMost
        } else {
            Bound::Exact
        }
    }
}

/// The value of a game won by the side to move, `n` plies from the root.
pub(super) fn won(ply: usize, margin: Value) -> Value {
    WIN_VALUE - ply as Value * PLY_COST + margin.clamp(0, PLY_COST - 1)
}

/// An estimate, kept apart from proven values.
pub(super) fn estimate(value: Value) -> Value {
    value.clamp(-MAX_ESTIMATE, MAX_ESTIMATE)
}

pub(super) const fn is_proven(value: Value) -> bool {
    value >= MIN_WIN || value <= -MIN_WIN
}

/// A value counted from a node at `ply` instead of from the root, so that it holds wherever the position occurs.
pub(super) const fn from_node(value: Value, ply: usize) -> Value {
    shifted(value, ply as Value * PLY_COST)
}

/// The inverse of [`from_node`].
pub(super) const fn from_root(value: Value, ply: usize) -> Value {
    shifted(value, -(ply as Value) * PLY_COST)
}

const fn shifted(value: Value, outward: Value) -> Value {
    match value {
        MIN_WIN.. => value + outward,
        _ if value <= -MIN_WIN => value - outward,
        _ => value,
    }
}

/// The length of a proven win or loss in plies.
pub(super) const fn distance(value: Value) -> u32 {
    let lost = WIN_VALUE - value.abs() + PLY_COST - 1;
    (lost / PLY_COST) as u32
}

/// The score of a value at the root; `is_complete` if every line was searched to the end of the game.
pub(super) const fn score(value: Value, is_complete: bool) -> Score {
    match value {
        MIN_WIN.. => Score::Win { plies: distance(value) },
        _ if value <= -MIN_WIN => Score::Loss { plies: distance(value) },
        0 if is_complete => Score::Draw,
        _ => Score::Centi(value),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_shorter_win_is_worth_more_than_any_margin() {
        assert!(won(1, 0) > won(2, 100));
        assert!(won(2, 100) > won(2, 4));
        assert!(estimate(Value::MAX) < won(MAX_PLY, 0));
    }

    #[test]
    fn the_distance_of_a_win_is_its_ply_whatever_the_margin() {
        for ply in [0, 1, 7, MAX_PLY] {
            for margin in [0, 1, 100, 255] {
                assert_eq!(score(won(ply, margin), false), Score::Win { plies: ply as u32 });
                assert_eq!(score(-won(ply, margin), false), Score::Loss { plies: ply as u32 });
            }
        }
    }

    #[test]
    fn values_convert_between_root_and_node() {
        assert_eq!(from_node(won(9, 5), 4), won(5, 5));
        assert_eq!(from_root(from_node(-won(9, 5), 4), 2), -won(7, 5));
        assert_eq!(from_node(120, 4), 120);
    }

    #[test]
    fn only_a_complete_search_proves_a_draw() {
        assert_eq!(score(0, true), Score::Draw);
        assert_eq!(score(0, false), Score::Centi(0));
    }
}
