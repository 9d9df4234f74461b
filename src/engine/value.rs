//! Values inside the search: estimates near zero, finished games far from it.
//!
//! A win is worth the more the sooner it comes, so that the search finds the shortest one and defends against it as long
//! as it can. Among wins of equal length the margin decides, which is how Othello plays for discs when all lines end
//! with the last empty square.

use super::report::Score;

/// From the view of the side to move.
pub(super) type Value = i32;

/// The deepest ply that is searched.
pub(super) const MAX_PLY: usize = 127;

const WIN: Value = 1 << 24;
/// What one ply costs; margins are smaller.
const PLY: Value = 1 << 8;
/// No win is worth less: twice the deepest ply leaves room for wins that are met again further down the tree.
const PROVEN: Value = WIN - 2 * (MAX_PLY as Value + 1) * PLY;
/// No estimate is further from zero.
const ESTIMATE: Value = 1 << 20;

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

/// The part of the values that matters: better than `alpha`, and not so good that the opponent, who has `beta`
/// elsewhere, will not let it come about.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Window {
    pub(super) alpha: Value,
    pub(super) beta: Value,
}

impl Window {
    /// Every value is inside.
    pub(super) const OPEN: Window = Window { alpha: -(WIN + PLY), beta: WIN + PLY };

    /// The same window seen by the opponent.
    pub(super) const fn negated(self) -> Window {
        Window { alpha: -self.beta, beta: -self.alpha }
    }

    /// Just the question whether a value is better than `alpha`.
    pub(super) const fn null(self) -> Window {
        Window { alpha: self.alpha, beta: self.alpha + 1 }
    }

    pub(super) const fn is_null(self) -> bool {
        self.beta - self.alpha == 1
    }

    /// What a value that was found with this window says about the true one.
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

/// The value of a game won by the side to move, so many plies from the root.
pub(super) fn won(ply: usize, margin: Value) -> Value {
    WIN - ply as Value * PLY + margin.clamp(0, PLY - 1)
}

/// An estimate kept apart from proven values.
pub(super) fn estimate(value: Value) -> Value {
    value.clamp(-ESTIMATE, ESTIMATE)
}

pub(super) const fn is_proven(value: Value) -> bool {
    value >= PROVEN || value <= -PROVEN
}

/// A value counted from a node at `ply`, so that it holds wherever in the tree the same position turns up.
pub(super) const fn from_node(value: Value, ply: usize) -> Value {
    shifted(value, ply as Value * PLY)
}

/// The opposite of [`from_node`].
pub(super) const fn from_root(value: Value, ply: usize) -> Value {
    shifted(value, -(ply as Value) * PLY)
}

const fn shifted(value: Value, outward: Value) -> Value {
    match value {
        PROVEN.. => value + outward,
        _ if value <= -PROVEN => value - outward,
        _ => value,
    }
}

/// The length of a proven win or loss in plies.
pub(super) const fn distance(value: Value) -> u32 {
    let lost = WIN - value.abs() + PLY - 1;
    (lost / PLY) as u32
}

/// What a value at the root says; `is_complete` if every line was searched to the end of the game.
pub(super) const fn score(value: Value, is_complete: bool) -> Score {
    match value {
        PROVEN.. => Score::Win { plies: distance(value) },
        _ if value <= -PROVEN => Score::Loss { plies: distance(value) },
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
    fn a_win_moves_with_the_node_it_is_counted_from() {
        assert_eq!(from_node(won(9, 5), 4), won(5, 5));
        assert_eq!(from_root(from_node(-won(9, 5), 4), 2), -won(7, 5));
        assert_eq!(from_node(120, 4), 120);
    }

    #[test]
    fn only_an_exhausted_search_proves_a_draw() {
        assert_eq!(score(0, true), Score::Draw);
        assert_eq!(score(0, false), Score::Centi(0));
    }
}
