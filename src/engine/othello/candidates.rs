//! The moves of a position, given out from the most promising on.

/// The most legal moves that a position can have, and then some.
pub(crate) const MAX_MOVES: usize = 40;

/// A move and how early it should be tried.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Candidate {
    pub(crate) square: u8,
    pub(crate) flips: u64,
    /// The opponent's moves after it, if they were looked for.
    pub(crate) replies: u64,
    pub(crate) rank: i32,
}

impl Candidate {
    /// The discs after it: those of the side to move then, and of the other.
    #[inline]
    pub(crate) const fn after(self, own: u64, opponent: u64) -> (u64, u64) {
        (opponent ^ self.flips, own ^ self.flips ^ (1 << self.square))
    }
}

/// No more than so many moves: short lists are made faster.
#[derive(Debug)]
pub(crate) struct Candidates<const MAX_MOVES: usize> {
    moves: [Candidate; MAX_MOVES],
    count: usize,
    picked: usize,
}

impl<const MAX_MOVES: usize> Candidates<MAX_MOVES> {
    #[inline]
    pub(crate) const fn new() -> Self {
        Candidates { moves: [Candidate { square: 0, flips: 0, replies: 0, rank: 0 }; MAX_MOVES], count: 0, picked: 0 }
    }

    #[inline]
    pub(crate) fn add(&mut self, candidate: Candidate) {
        if self.count < MAX_MOVES {
            self.moves[self.count] = candidate;
            self.count += 1;
        }
    }

    #[inline]
    pub(crate) fn all(&self) -> &[Candidate] {
        &self.moves[..self.count]
    }

    /// The move to this square, if it is one, out of turn.
    pub(crate) fn pull(&mut self, square: u8) -> Option<Candidate> {
        let rest = self.rest_mut();
        let place = rest.iter().position(|candidate| candidate.square == square)?;
        let chosen = rest[place];
        // The others keep their order.
        rest.copy_within(..place, 1);
        self.picked += 1;
        Some(chosen)
    }

    /// Those that have not been given out.
    #[inline]
    pub(crate) fn rest_mut(&mut self) -> &mut [Candidate] {
        &mut self.moves[self.picked..self.count]
    }

    /// How many are left.
    #[inline]
    pub(crate) const fn left(&self) -> usize {
        self.count - self.picked
    }

    /// All that are left, in the order of [`Candidates::next`].
    pub(crate) fn rest(&mut self) -> Vec<Candidate> {
        std::iter::from_fn(|| self.next()).collect()
    }

    /// The highest rank that is left; of equals the one added first.
    #[inline]
    pub(crate) fn next(&mut self) -> Option<Candidate> {
        let rest = self.moves.get_mut(self.picked..self.count)?;
        let mut best = 0;
        for index in 1..rest.len() {
            if rest[index].rank > rest[best].rank {
                best = index;
            }
        }
        let chosen = *rest.get(best)?;
        // The others keep their order.
        rest.copy_within(..best, 1);
        self.picked += 1;
        Some(chosen)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn moves_come_by_rank_and_equal_ones_in_their_own_order() {
        let mut candidates = Candidates::<6>::new();
        for (square, rank) in [(1, 0), (2, 5), (3, -4), (4, 5), (5, 7)] {
            candidates.add(Candidate { square, flips: 0, replies: 0, rank });
        }
        let picked: Vec<u8> = std::iter::from_fn(|| candidates.next()).map(|candidate| candidate.square).collect();
        assert_eq!(picked, [5, 2, 4, 1, 3]);
    }
}
