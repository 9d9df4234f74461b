//! The inputs of Diamond's networks: a feature for each piece on each point, and one for each square on which one
//! player alone has `n` corners.

use crate::training::{FeatureExtractor, FeatureSet, set_bits};
use tessera_rules::diamond::Board;
use tessera_rules::{Grid, Phase, Position, Side, Topology, Variant};

/// Words of features: each player's pieces, neutral pieces, and squares by the number of corners a player holds.
pub(super) const WORDS: usize = 6;
/// The number of features.
pub(super) const FEATURES: usize = WORDS * 64;
const SQUARE_COUNT: usize = 24;

/// The meaning of a feature.
enum Feature {
    /// A piece on a point: owner (0 and 1 are the players, 2 is neutral), point.
    Piece(usize, usize),
    /// A square on which one player alone has `n` corners: player, corners less one, square.
    Square(usize, usize, usize),
    /// The number is never used.
    Unused,
}

impl Feature {
    const fn of(number: usize) -> Feature {
        let (word, bit) = (number / 64, number % 64);
        if word < 3 {
            Feature::Piece(word, bit)
        } else if bit < 2 * SQUARE_COUNT {
            let class = (word - 3) * 2 + bit / SQUARE_COUNT;
            Feature::Square(class / 3, class % 3, bit % SQUARE_COUNT)
        } else {
            Feature::Unused
        }
    }

    const fn number(self) -> Option<usize> {
        match self {
            Feature::Piece(word, point) => Some(word * 64 + point),
            Feature::Square(player, corners, square) => {
                let class = 3 * player + corners;
                Some((3 + class / 2) * 64 + class % 2 * SQUARE_COUNT + square)
            }
            Feature::Unused => None,
        }
    }
}

/// The feature that the second player sees where the first one sees `feature`: colours change places.
pub(super) fn opponent_view(feature: usize) -> usize {
    let seen = match Feature::of(feature) {
        Feature::Piece(owner, point) if owner < 2 => Feature::Piece(1 - owner, point),
        Feature::Square(player, corners, square) => Feature::Square(1 - player, corners, square),
        same => same,
    };
    seen.number().unwrap_or(feature)
}

/// The feature after a symmetry of the board: `place` maps points and `square` maps squares.
fn transformed(feature: usize, place: &dyn Fn(usize) -> usize, square: &dyn Fn(usize) -> usize) -> usize {
    let seen = match Feature::of(feature) {
        Feature::Piece(owner, point) => Feature::Piece(owner, place(point)),
        Feature::Square(player, corners, at) => Feature::Square(player, corners, square(at)),
        Feature::Unused => Feature::Unused,
    };
    seen.number().unwrap_or(feature)
}

/// The features of a board: pieces, and for each square without other pieces the number of its own corners.
pub(super) fn features(squares: &[u64], board: &Board) -> [u64; WORDS] {
    let sides = Side::BOTH.map(|side| board.pieces(side));
    let neutral = board.neutral();
    let mut classes = [0_u64; 6];
    for (index, square) in squares.iter().enumerate() {
        for side in 0..2 {
            let own = (square & sides[side]).count_ones() as usize;
            if (1..=3).contains(&own) && square & (sides[1 - side] | neutral) == 0 {
                classes[3 * side + own - 1] |= 1 << index;
            }
        }
    }
    let pair = |first: usize| classes[first] | classes[first + 1] << SQUARE_COUNT;
    [sides[0], sides[1], neutral, pair(0), pair(2), pair(4)]
}

/// The corners of each square of the board, in the order in which features count the squares.
pub(super) fn squares(topology: &Topology) -> Vec<u64> {
    topology.faces().iter().filter(|face| face.points.len() == 4).map(|face| face.set().0 as u64).collect()
}

/// The index of the network for a board's phase.
pub(super) fn phase_index(board: &Board) -> usize {
    usize::from(board.phase() == Phase::Movement)
}

/// The inputs for training the networks.
pub(super) fn feature_set(variant: Variant) -> FeatureSet {
    let grid = Grid::new(variant.size());
    let last = grid.columns - 1;
    let maps: [&dyn Fn(usize, usize) -> (usize, usize); 4] = [
        &|file, rank| (file, rank),
        &|file, rank| (rank, file),
        &|file, rank| (last - file, last - rank),
        &|file, rank| (last - rank, last - file),
    ];
    let squares = squares(Topology::of(variant));
    let symmetries = maps.map(|map| {
        let place = |index: usize| {
            let (file, rank) = map(index % grid.columns, index / grid.columns);
            grid.point(file, rank).index()
        };
        let square = |index: usize| {
            let corners = (0..64).filter(|corner| squares[index] >> corner & 1 == 1).map(place);
            let corners = corners.fold(0, |set, corner| set | 1 << corner);
            squares.iter().position(|square| *square == corners).expect("a symmetry takes squares to squares")
        };
        (0..FEATURES).map(|feature| transformed(feature, &place, &square) as u16).collect()
    });
    let opponent_view = (0..FEATURES).map(|feature| opponent_view(feature) as u16).collect();
    FeatureSet {
        variant,
        extractor: Box::new(DiamondExtractor { squares }),
        symmetries: symmetries.into(),
        opponent_view,
    }
}

struct DiamondExtractor {
    squares: Vec<u64>,
}

impl FeatureExtractor for DiamondExtractor {
    fn networks(&self) -> usize {
        2
    }

    fn network_for(&self, position: &Position) -> usize {
        match position {
            Position::Diamond(position) => phase_index(position.board()),
            _ => 0,
        }
    }

    fn features(&self, position: &Position) -> Vec<u16> {
        match position {
            Position::Diamond(position) => set_bits(&features(&self.squares, position.board())),
            _ => Vec::new(),
        }
    }
}
