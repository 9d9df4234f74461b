//! Stable discs, which can never be flipped: they bound the score of the other side.

use std::sync::OnceLock;

use super::bounds_table::HIGHEST;

const SIDE: usize = 8;
const RIM: u64 = 0xFF81_8181_8181_81FF;
const FILE_A: u64 = 0x0101_0101_0101_0101;
const FILE_H: u64 = FILE_A << 7;

/// The four axes of lines.
const AXES: [Axis; 4] = [
    Axis { step: 1, last: FILE_H, first: FILE_A },
    Axis { step: 8, last: 0xFF << 56, first: 0xFF },
    Axis { step: 9, last: FILE_H | 0xFF << 56, first: FILE_A | 0xFF },
    Axis { step: 7, last: FILE_A | 0xFF << 56, first: FILE_H | 0xFF },
];

struct Axis {
    step: u32,
    /// The squares from which a step up leaves the board.
    last: u64,
    first: u64,
}

impl Axis {
    /// The squares whose whole line is occupied.
    #[inline]
    fn full(&self, occupied: u64) -> u64 {
        let (mut up, mut down) = (occupied, occupied);
        for _ in 1..SIDE {
            up &= self.first | up << self.step;
            down &= self.last | down >> self.step;
        }
        up & down
    }

    /// The squares with a neighbour in `set`, or without a neighbour, on at least one side.
    #[inline]
    fn beside(&self, set: u64) -> u64 {
        self.first | self.last | (set & !self.last) << self.step | (set & !self.first) >> self.step
    }
}

/// A lower bound of the number of stable own discs.
#[inline]
pub(crate) fn count(edges: &StableEdges, own: u64, opponent: u64) -> u32 {
    let occupied = own | opponent;
    let full = AXES.each_ref().map(|axis| axis.full(occupied));
    let mut stable = edges.stable(own, opponent) | own & full[0] & full[1] & full[2] & full[3];
    if stable == 0 {
        return 0;
    }
    loop {
        let mut more = own & !RIM & !stable;
        for (axis, full) in AXES.iter().zip(full) {
            more &= full | axis.beside(stable);
        }
        if more == 0 {
            return stable.count_ones();
        }
        stable |= more;
    }
}

/// By empty squares, the least `alpha` at which counting the opponent's stable discs is worthwhile.
#[rustfmt::skip]
const STABLE_FROM: [i32; 61] = [
    99, 99, 99, 99,  6,  8, 10, 12, 14, 16, 20, 22, 24, 26, 28, 30, 32, 34, 36, 38,
    40, 40, 42, 42, 44, 44, 46, 46, 48, 48, 48, 50, 50, 50, 52, 52, 52, 54, 54, 54,
    56, 56, 58, 58, 60, 60, 62, 62, 64, 64, 64, 64, 64, 64, 64, 64, 64, 64, 64, 64, 64,
];

/// An upper bound of the score by the opponent's stable discs, if it is at most `alpha`.
#[inline]
pub(crate) fn stability_cutoff(edges: &StableEdges, own: u64, opponent: u64, empties: u32, alpha: i32) -> Option<i32> {
    if alpha < STABLE_FROM[empties as usize] {
        return None;
    }
    let most = HIGHEST - 2 * count(edges, opponent, own) as i32;
    (most <= alpha).then_some(most)
}

/// Stable discs on an edge, for every pattern: own discs that stay own whichever side fills the empty squares.
#[derive(Debug)]
pub(crate) struct StableEdges {
    /// Indexed by the own discs plus 256 times the opponent's.
    stable: Box<[u8]>,
}

impl StableEdges {
    /// The table, computed once.
    pub(crate) fn shared() -> &'static StableEdges {
        static EDGES: OnceLock<StableEdges> = OnceLock::new();
        EDGES.get_or_init(StableEdges::new)
    }

    fn new() -> StableEdges {
        let mut edges = StableEdges { stable: vec![0; 1 << 16].into() };
        // Full edges first: each edge depends on those with one more disc.
        let mut patterns: Vec<(u8, u8)> = (0..=u16::MAX).map(|pattern| (pattern as u8, (pattern >> 8) as u8)).collect();
        patterns.retain(|(own, opponent)| own & opponent == 0);
        patterns.sort_by_key(|(own, opponent)| (own | opponent).count_zeros());
        for (own, opponent) in patterns {
            edges.stable[edge_index(own, opponent)] = edges.compute(own, opponent);
        }
        edges
    }

    fn compute(&self, own: u8, opponent: u8) -> u8 {
        let mut stable = own;
        for square in (0..SIDE).filter(|square| (own | opponent) >> square & 1 == 0) {
            let (next, other) = filled(own, opponent, square);
            stable &= self.stable[edge_index(next, other)];
            let (other, next) = filled(opponent, own, square);
            stable &= self.stable[edge_index(next, other)];
        }
        stable
    }

    #[inline]
    fn stable(&self, own: u64, opponent: u64) -> u64 {
        let at = |own: u64, opponent: u64| u64::from(self.stable[edge_index(own as u8, opponent as u8)]);
        let file = |set: u64, column: u32| (((set >> column) & FILE_A).wrapping_mul(0x0102_0408_1020_4080)) >> 56;
        let column = |edge: u64| (edge.wrapping_mul(0x0002_0408_1020_4081)) & FILE_A;
        // The multiplication that spreads eight bits over a file produces carries, except for the lowest seven bits.
        let spread = |edge: u64| column(edge & 0x7F) | (edge >> 7) << 56;
        at(own, opponent)
            | at(own >> 56, opponent >> 56) << 56
            | spread(at(file(own, 0), file(opponent, 0)))
            | spread(at(file(own, 7), file(opponent, 7))) << 7
    }
}

const fn edge_index(own: u8, opponent: u8) -> usize {
    own as usize | (opponent as usize) << 8
}

/// The edge after `own` fills a square, with the flips on the edge.
fn filled(own: u8, opponent: u8, square: usize) -> (u8, u8) {
    let mut flips = 0;
    for step in [1, -1] {
        let mut run = 0;
        let mut at = square as i32 + step;
        while (0..SIDE as i32).contains(&at) && opponent >> at & 1 == 1 {
            run |= 1 << at;
            at += step;
        }
        if (0..SIDE as i32).contains(&at) && own >> at & 1 == 1 {
            flips |= run;
        }
    }
    (own | flips | 1 << square, opponent & !flips)
}

#[cfg(test)]
mod tests {
    use rand::SeedableRng;
    use rand::rngs::StdRng;
    use rand::seq::IndexedRandom;

    use super::*;
    use tessera_rules::othello::Board8;

    fn count_of(own: u64, opponent: u64) -> u32 {
        count(StableEdges::shared(), own, opponent)
    }

    #[test]
    fn discs_supported_by_a_corner_are_stable_and_others_are_not() {
        assert_eq!(count_of(0b111, 0), 3);
        assert_eq!(count_of(0b010, 0), 0);
        assert_eq!(count_of(FILE_A, 0b110), 8);
        assert_eq!(count_of(0xFFFF_FFFF_FFFF_FFFF, 0), 64);
        // Three in the corner's first row, two in the second, one in the third.
        assert_eq!(count_of(0x0001_0307, 0), 6);
    }

    #[test]
    fn stable_discs_are_never_flipped() {
        let mut rng = StdRng::seed_from_u64(4);
        for _ in 0..300 {
            let mut board = Board8::start();
            let mut bounds = [0, 0];
            for turn in 0.. {
                let moves: Vec<usize> = (0..64).filter(|square| board.legal() >> square & 1 == 1).collect();
                let mover = turn % 2;
                let (own, opponent) = (board.own(), board.opponent());
                bounds[mover] = count_of(own, opponent).max(bounds[mover]);
                bounds[1 - mover] = count_of(opponent, own).max(bounds[1 - mover]);
                assert!(own.count_ones() >= bounds[mover] && opponent.count_ones() >= bounds[1 - mover]);
                match moves.choose(&mut rng) {
                    Some(square) => board = board.play(*square),
                    None if board.is_over() => break,
                    None => board = board.swap(),
                }
            }
        }
    }
}
