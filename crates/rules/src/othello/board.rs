//! Discs as two bit sets for the side to move and its opponent, as the search uses them.

use super::geometry::{Bits, Eight, Geometry};

/// The discs of the side to move and of its opponent. Colours are known to [`super::Position`].
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Board<G: Geometry> {
    own: G::Bits,
    opponent: G::Bits,
}

/// The standard board.
pub type Board8 = Board<Eight>;

impl<G: Geometry> Board<G> {
    /// A board from two sets that must not overlap; bits beyond the board are dropped.
    #[inline]
    pub fn new(own: G::Bits, opponent: G::Bits) -> Self {
        debug_assert!(own & opponent == G::Bits::ZERO, "no square holds two discs");
        Board { own: own & G::FULL, opponent: opponent & G::FULL }
    }

    /// The four discs in the middle, Black to move: e4 and d5 on the standard board are Black's.
    pub fn start() -> Self {
        let upper_left = (G::SIDE / 2 - 1) * (G::SIDE + 1);
        let lower_left = upper_left + G::SIDE;
        let pair = |first: usize, second: usize| G::Bits::bit(first) | G::Bits::bit(second);
        Board { own: pair(upper_left + 1, lower_left), opponent: pair(upper_left, lower_left + 1) }
    }

    /// The discs of the side to move.
    #[inline]
    pub fn own(self) -> G::Bits {
        self.own
    }

    /// The discs of the side that just moved.
    #[inline]
    pub fn opponent(self) -> G::Bits {
        self.opponent
    }

    /// The empty squares.
    #[inline]
    pub fn empty(self) -> G::Bits {
        G::FULL & !(self.own | self.opponent)
    }

    /// The squares on which the side to move can place a disc.
    #[inline]
    pub fn legal(self) -> G::Bits {
        let side = G::SIDE as u32;
        // A run that would wrap around the edge never starts, because its discs would be on an outer column.
        let inner = self.opponent & G::INNER;
        let ends = self.ends_of_runs(inner, 1)
            | self.ends_of_runs(inner, side - 1)
            | self.ends_of_runs(self.opponent, side)
            | self.ends_of_runs(inner, side + 1);
        ends & self.empty()
    }

    /// The squares just beyond runs of `through` that begin next to an own disc, in both directions of one axis.
    ///
    /// A parallel prefix: two single steps, then steps of two over pairs, until the longest run of side − 2 is done.
    #[inline]
    fn ends_of_runs(self, through: G::Bits, step: u32) -> G::Bits {
        let mut up = through & (self.own << step);
        let mut down = through & (self.own >> step);
        up = up | (through & (up << step));
        down = down | (through & (down >> step));
        let pairs_up = through & (through << step);
        let pairs_down = pairs_up >> step;
        for _ in 2..G::SIDE / 2 {
            up = up | (pairs_up & (up << (2 * step)));
            down = down | (pairs_down & (down >> (2 * step)));
        }
        (up << step) | (down >> step)
    }

    /// The enemy discs that a disc placed on the empty `square` outflanks; none if the move is not legal.
    ///
    /// # Panics
    /// If the board has no such square.
    #[inline]
    pub fn flips(self, square: usize) -> G::Bits {
        let (rising, falling) = G::RAYS[square].split_at(4);
        let mut flips = G::Bits::ZERO;
        for ray in rising {
            flips = flips | G::Bits::rising_run(*ray, self.own, self.opponent);
        }
        for ray in falling {
            flips = flips | G::Bits::falling_run(*ray, self.own, self.opponent);
        }
        flips
    }

    /// The board after a legal move on `square`, seen by the other side.
    ///
    /// # Panics
    /// If the board has no such square.
    #[must_use]
    #[inline]
    pub fn play(self, square: usize) -> Self {
        self.play_flips(square, self.flips(square))
    }

    /// [`Board::play`] when the flips are known already.
    #[must_use]
    #[inline]
    pub fn play_flips(self, square: usize, flips: G::Bits) -> Self {
        // Flipped discs change sides, so exclusive or suffices for both.
        Board { own: self.opponent ^ flips, opponent: self.own ^ flips ^ G::Bits::bit(square) }
    }

    /// The same discs seen by the other side: a pass.
    #[must_use]
    #[inline]
    pub fn swap(self) -> Self {
        Board { own: self.opponent, opponent: self.own }
    }

    /// [`Board::play`], or [`Board::swap`] for a pass.
    #[must_use]
    #[inline]
    pub fn after(self, square: Option<usize>) -> Self {
        square.map_or_else(|| self.swap(), |square| self.play(square))
    }

    /// Neither side can place a disc.
    #[inline]
    pub fn is_over(self) -> bool {
        self.legal() == G::Bits::ZERO && self.swap().legal() == G::Bits::ZERO
    }

    /// The side to move can only pass.
    #[inline]
    pub fn must_pass(self) -> bool {
        self.legal() == G::Bits::ZERO && self.swap().legal() != G::Bits::ZERO
    }
}
