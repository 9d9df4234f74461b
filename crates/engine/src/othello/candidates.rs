//! The moves of a position, picked in the order of their ranks.

/// An upper bound of the legal moves of a position.
pub(crate) const MAX_MOVES: usize = 40;

/// A move with its rank.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Candidate {
    pub(crate) square: u8,
    pub(crate) flips: u64,
    /// The opponent's moves after it, if they were computed.
    pub(crate) replies: u64,
    pub(crate) rank: i32,
}

impl Candidate {
    /// The discs after the move: of the side to move then, and of the other.
    #[inline]
    pub(crate) const fn after(self, own: u64, opponent: u64) -> (u64, u64) {
        (opponent ^ self.flips, own ^ self.flips ^ (1 << self.square))
    }
}

/// A list of at most `n` moves; short lists are cheaper to make.
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

    /// Picks the move on this square out of order, if it is in the list.
    pub(crate) fn pull(&mut self, square: u8) -> Option<Candidate> {
        let rest = self.rest_mut();
        let place = rest.iter().position(|candidate| candidate.square == square)?;
        let chosen = rest[place];
        // The others keep their order.
        rest.copy_within(..place, 1);
        self.picked += 1;
        Some(chosen)
    }

    /// The moves not yet picked.
    #[inline]
    pub(crate) fn rest_mut(&mut self) -> &mut [Candidate] {
        &mut self.moves[self.picked..self.count]
    }

    /// The number of moves not yet picked.
    #[inline]
    pub(crate) const fn left(&self) -> usize {
        self.count - self.picked
    }

    /// Picks all remaining moves in the order of [`Candidates::next`].
    pub(crate) fn rest(&mut self) -> Vec<Candidate> {
        std::iter::from_fn(|| self.next()).collect()
    }

    /// Picks the move with the highest rank; of equals the one added first.
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
    fn moves_are_picked_by_rank_and_equal_ones_in_the_order_added() {
        let mut candidates = Candidates::<6>::new();
        for (square, rank) in [(1, 0), (2, 5), (3, -4), (4, 5), (5, 7)] {
            candidates.add(Candidate { square, flips: 0, replies: 0, rank });
        }
        let picked: Vec<u8> = std::iter::from_fn(|| candidates.next()).map(|candidate| candidate.square).collect();
        assert_eq!(picked, [5, 2, 4, 1, 3]);
    }
}
