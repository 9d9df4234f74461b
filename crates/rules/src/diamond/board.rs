//! A position without its history, as the search uses it: every rule except repetition, in a few words of memory.

use super::lattice::{BOARD, NEIGHBOURS, SQUARES, SQUARES_AT, TRIANGLES_AT, bit, points, slot, wide};
use crate::{Draw, Effect, Move, Outcome, PerSide, Phase, Point, Side, Victory};

/// The pieces that each side has at the start.
pub const PIECES: u8 = 12;

/// Plies of the movement phase without a capture or removal that make a draw.
pub const QUIET_LIMIT: u8 = 50;

/// The pieces, the side to move, and all other state except the history.
///
/// Sets of points have 64 bits: bit `row * 8 + column` of the lattice, a1 first. The third repetition of a position
/// needs the history and is detected by [`Position`](super::Position).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Board {
    pub(super) pieces: PerSide<u64>,
    pub(super) neutral: u64,
    /// The corners of all squares that the last move completed.
    pub(super) completed: u64,
    pub(super) to_move: Side,
    pub(super) phase: Phase,
    pub(super) quiet: u8,
    pub(super) swapped: bool,
}

impl Board {
    /// The empty board, Black to place.
    #[inline]
    pub const fn start() -> Board {
        Board {
            pieces: PerSide::new(0, 0),
            neutral: 0,
            completed: 0,
            to_move: Side::First,
            phase: Phase::Placement,
            quiet: 0,
            swapped: false,
        }
    }

    /// The points of one side's pieces.
    #[inline]
    pub const fn pieces(&self, side: Side) -> u64 {
        self.pieces.0[side.index()]
    }

    /// The points of the neutral pieces.
    #[inline]
    pub const fn neutral(&self) -> u64 {
        self.neutral
    }

    /// The empty points.
    #[inline]
    pub const fn empty(&self) -> u64 {
        BOARD & !(self.coloured() | self.neutral)
    }

    /// The side to move.
    #[inline]
    pub const fn to_move(&self) -> Side {
        self.to_move
    }

    /// The current phase.
    #[inline]
    pub const fn phase(&self) -> Phase {
        self.phase
    }

    /// Pieces not yet placed. Nothing is captured before all are placed, so the board determines their number.
    #[inline]
    pub const fn hand(&self, side: Side) -> u8 {
        match self.phase {
            Phase::Placement => PIECES.saturating_sub(self.pieces(side).count_ones() as u8),
            Phase::Movement => 0,
        }
    }

    /// Plies of the movement phase since the last capture or removal.
    #[inline]
    pub const fn quiet(&self) -> u8 {
        self.quiet
    }

    /// Whether the players have exchanged their sides by the pie rule.
    #[inline]
    pub const fn swapped(&self) -> bool {
        self.swapped
    }

    /// Whether the pie rule may be used now: only in place of the second ply.
    #[inline]
    pub const fn may_swap(&self) -> bool {
        let second_ply = self.pieces(Side::First).count_ones() == 1 && self.pieces(Side::Second) == 0;
        matches!(self.phase, Phase::Placement) && second_ply && !self.swapped
    }

    /// The corners of all squares that the last move completed; empty unless the game is won.
    #[inline]
    pub const fn completed(&self) -> u64 {
        self.completed
    }

    /// The outcome as far as this board knows. A win takes precedence over a draw; a board without a legal action is
    /// drawn for that reason even at the fiftieth quiet ply.
    #[inline]
    pub fn outcome(&self) -> Outcome {
        if self.completed != 0 {
            let by = Victory::Square { corners: wide(self.completed) };
            Outcome::Won { side: self.to_move.other(), by }
        } else if self.phase == Phase::Placement {
            Outcome::InProgress
        } else if !self.can_act() {
            Outcome::Drawn(Draw::NoLegalAction)
        } else if self.quiet >= QUIET_LIMIT {
            Outcome::Drawn(Draw::QuietPlies)
        } else {
            Outcome::InProgress
        }
    }

    /// The empty points to which a piece on `from` can step.
    #[inline]
    pub fn steps(&self, from: Point) -> u64 {
        NEIGHBOURS[slot(from)] & self.empty()
    }

    /// The neutral pieces that may be removed: those without a white or black piece next to them.
    #[inline]
    pub fn removable(&self) -> u64 {
        let lonely = |at: &Point| NEIGHBOURS[slot(*at)] & self.coloured() == 0;
        points(self.neutral).filter(lonely).fold(0, |set, at| set | bit(at))
    }

    /// The enemies that this step of the side to move corners: those that share a triangle with the target and another
    /// own piece.
    #[inline]
    pub fn cornered(&self, from: Point, to: Point) -> u64 {
        let own = self.pieces[self.to_move] & !bit(from);
        let enemy = self.pieces[self.to_move.other()];
        let beside_own = TRIANGLES_AT[slot(to)].into_iter().filter(|others| others & own != 0);
        beside_own.fold(0, |set, others| set | (others & enemy))
    }

    /// The enemy piece that this step of the side to move captures, as a set of at most one: two enemies cornered at
    /// once protect each other.
    #[inline]
    pub fn captured(&self, from: Point, to: Point) -> u64 {
        let cornered = self.cornered(from, to);
        if cornered.is_power_of_two() { cornered } else { 0 }
    }

    /// The corners of the squares that have a corner at `at` and hold a piece of `own` on all four.
    #[inline]
    pub fn squares_through(own: u64, at: Point) -> u64 {
        SQUARES_AT[slot(at)].into_iter().filter(|square| own & square == *square).fold(0, |set, square| set | square)
    }

    /// Appends all legal moves, sorted. Meaningless if the game is over.
    #[inline]
    pub fn list_moves(&self, moves: &mut Vec<Move>) {
        match self.phase {
            Phase::Placement => {
                moves.extend(points(self.empty()).map(Move::Place));
                moves.extend(self.may_swap().then_some(Move::Swap));
            }
            Phase::Movement => {
                for from in points(self.pieces[self.to_move]) {
                    moves.extend(points(self.steps(from)).map(|to| Move::Step { from, to }));
                }
                moves.extend(points(self.removable()).map(Move::Remove));
            }
        }
    }

    /// The number of moves that [`Board::list_moves`] lists.
    #[inline]
    pub fn count_moves(&self) -> usize {
        let count = match self.phase {
            Phase::Placement => self.empty().count_ones() + u32::from(self.may_swap()),
            Phase::Movement => {
                let steps = points(self.pieces[self.to_move]).map(|from| self.steps(from).count_ones());
                steps.sum::<u32>() + self.removable().count_ones()
            }
        };
        count as usize
    }

    /// Plays a legal move. After any other move the board is meaningless, but nothing panics.
    #[inline]
    pub fn play(&mut self, mv: Move) {
        match mv {
            Move::Place(at) => self.place(at),
            Move::Step { from, to } => self.step(from, to),
            Move::Remove(at) => {
                self.neutral &= !bit(at);
                self.quiet = 0;
                self.to_move = self.to_move.other();
            }
            // The piece keeps its colour and the players exchange sides: White is still to move.
            Move::Swap => self.swapped = true,
            Move::Pass => {}
        }
    }

    #[inline]
    fn place(&mut self, at: Point) {
        let own = self.pieces[self.to_move] | bit(at);
        self.pieces[self.to_move] = own;
        self.completed = Board::squares_through(own, at);
        self.to_move = self.to_move.other();
        // A game won by its last placement ends in the placement phase.
        if self.completed == 0 && self.coloured().count_ones() >= 2 * u32::from(PIECES) {
            self.phase = Phase::Movement;
        }
    }

    #[inline]
    fn step(&mut self, from: Point, to: Point) {
        let captured = self.captured(from, to);
        let own = self.pieces[self.to_move] & !bit(from) | bit(to);
        self.pieces[self.to_move] = own;
        self.completed = Board::squares_through(own, to);
        self.to_move = self.to_move.other();
        self.pieces[self.to_move] &= !captured;
        self.neutral |= captured;
        self.quiet = if captured == 0 { self.quiet.saturating_add(1) } else { 0 };
    }

    /// What a legal move changes, in order.
    pub fn effects(&self, mv: Move) -> Vec<Effect> {
        let side = self.to_move;
        match mv {
            Move::Place(at) => {
                let mut next = *self;
                next.place(at);
                let changed = (next.phase != self.phase).then_some(Effect::PhaseChanged { to: next.phase });
                [Effect::Placed { side, at }].into_iter().chain(changed).collect()
            }
            Move::Step { from, to } => {
                let neutralised = |at| Effect::Neutralised { side: side.other(), at };
                let captured = points(self.captured(from, to)).map(neutralised);
                [Effect::Moved { from, to }].into_iter().chain(captured).collect()
            }
            Move::Remove(at) => vec![Effect::Removed { at }],
            Move::Swap => vec![Effect::SidesSwapped],
            Move::Pass => Vec::new(),
        }
    }

    /// An upper bound on the plies still to come.
    ///
    /// A capture makes a piece neutral and a removal takes a neutral piece off, both for good, and at most fifty plies
    /// pass from one of these to the next or to the draw. The side that captures last has two pieces left, so of `p`
    /// pieces at most `p - 2` are captured; each of these and every neutral piece on the board can be removed once.
    pub fn longest_game(&self) -> usize {
        if self.outcome().is_over() {
            return 0;
        }
        let in_hand: usize = Side::BOTH.into_iter().map(|side| usize::from(self.hand(side))).sum();
        let pieces = self.coloured().count_ones() as usize + in_hand;
        let swap_ahead = self.phase == Phase::Placement && self.pieces(Side::Second) == 0 && !self.swapped;
        let turning_points = self.neutral.count_ones() as usize + 2 * pieces.saturating_sub(2);
        let movement = usize::from(QUIET_LIMIT) * (turning_points + 1) - usize::from(self.quiet.min(QUIET_LIMIT));
        in_hand + usize::from(swap_ahead) + movement
    }

    /// The corners of all squares that `own` holds.
    #[inline]
    pub(super) fn squares_held(own: u64) -> impl Iterator<Item = u64> {
        let sets = SQUARES.iter().map(|corners| corners.iter().fold(0, |set, corner| set | 1 << corner));
        sets.filter(move |square| own & square == *square)
    }

    /// The points of white and black pieces.
    #[inline]
    const fn coloured(&self) -> u64 {
        self.pieces(Side::First) | self.pieces(Side::Second)
    }

    #[inline]
    fn can_act(&self) -> bool {
        points(self.pieces[self.to_move]).any(|from| self.steps(from) != 0) || self.removable() != 0
    }
}
