//! What a network of each game sees of a position, and which changes of the board make no difference.

use crate::engine::breakthrough::Field;
use crate::engine::expert::{
    self, BREAKTHROUGH_FEATURES, DIAMOND_FEATURES, Diamond, Expert, breakthrough_turned, diamond_turned,
};
use crate::engine::network::Network;
use crate::engine::weights::Weights;
use crate::rules::{Grid, Phase, Position, Size, Topology, Variant};

/// One game on one board, as something to learn.
pub(super) struct Subject {
    pub(super) variant: Variant,
    game: Learned,
    /// For each symmetry of the board, which feature each feature becomes.
    pub(super) symmetries: Vec<Vec<u16>>,
    /// The feature that the second player sees where the first sees this one.
    pub(super) turned: Vec<u16>,
}

enum Learned {
    Breakthrough(Box<Field<u128>>),
    Diamond(Diamond),
}

impl Subject {
    pub(super) fn breakthrough(variant: Variant) -> Subject {
        let size = variant.size();
        let field = Field::new(size).expect("128 bits hold every board");
        let feature_map =
            |map: &dyn Fn(usize) -> usize| (0..BREAKTHROUGH_FEATURES).map(|old| map(old) as u16).collect();
        let mirrored = |feature: usize| mirror(size, feature);
        Subject {
            variant,
            game: Learned::Breakthrough(Box::new(field)),
            symmetries: vec![feature_map(&|feature| feature), feature_map(&mirrored)],
            turned: feature_map(&|feature| breakthrough_turned(size, feature)),
        }
    }

    pub(super) fn diamond(variant: Variant) -> Subject {
        let diamond = Diamond::new(variant, &Weights::none());
        let grid = Grid::new(variant.size());
        let last = grid.columns - 1;
        let maps: [&dyn Fn(usize, usize) -> (usize, usize); 4] = [
            &|file, rank| (file, rank),
            &|file, rank| (rank, file),
            &|file, rank| (last - file, last - rank),
            &|file, rank| (last - rank, last - file),
        ];
        let squares = squares(variant);
        let symmetries = maps.map(|map| {
            let place = |index: usize| {
                let (file, rank) = map(index % grid.columns, index / grid.columns);
                grid.point(file, rank).index()
            };
            let square = |index: usize| {
                let corners = bits(squares[index]).map(place).fold(0, |set, corner| set | 1 << corner);
                squares.iter().position(|square| *square == corners).expect("a symmetry takes squares to squares")
            };
            (0..DIAMOND_FEATURES).map(|feature| expert::diamond_moved(feature, &place, &square) as u16).collect()
        });
        let turned = (0..DIAMOND_FEATURES).map(|feature| diamond_turned(feature) as u16).collect();
        Subject { variant, game: Learned::Diamond(diamond), symmetries: symmetries.into(), turned }
    }

    /// How many networks share the work: Diamond has one for each phase.
    pub(super) fn networks(&self) -> usize {
        match self.game {
            Learned::Breakthrough(_) => 1,
            Learned::Diamond(_) => 2,
        }
    }

    /// Which of them judges this position.
    pub(super) fn network_for(&self, position: &Position) -> usize {
        match position {
            Position::Diamond(position) => usize::from(position.board().phase() == Phase::Movement),
            _ => 0,
        }
    }

    /// The features that are there, as the first player sees them.
    pub(super) fn features(&self, position: &Position) -> Vec<u16> {
        match (&self.game, position) {
            (Learned::Breakthrough(field), Position::Breakthrough(position)) => {
                set_bits(&expert::breakthrough_features(&field.read(position)))
            }
            (Learned::Diamond(diamond), Position::Diamond(position)) => set_bits(&diamond.features(position.board())),
            _ => Vec::new(),
        }
    }

    /// Puts fitted networks, as many as [`Subject::networks`], in their place.
    pub(super) fn install(&self, networks: Vec<Network>, weights: &mut Weights) {
        match &self.game {
            Learned::Breakthrough(_) => {
                networks.into_iter().for_each(|network| weights.set_breakthrough(self.variant.size(), network));
            }
            Learned::Diamond(_) => {
                if let Ok(pair) = networks.try_into() {
                    weights.set_diamond(pair);
                }
            }
        }
    }
}

/// Where a feature of Breakthrough goes when the board is mirrored left to right.
fn mirror(size: Size, feature: usize) -> usize {
    let (columns, rows) = (usize::from(size.columns), usize::from(size.rows));
    let (side, index) = (feature / 128, feature % 128);
    if index >= columns * rows {
        return feature;
    }
    side * 128 + index / columns * columns + (columns - 1 - index % columns)
}

/// The squares of Diamond's board in the order in which the game's expert counts them.
fn squares(variant: Variant) -> Vec<u64> {
    let faces = Topology::of(variant).faces().iter();
    faces.filter(|face| face.points.len() == 4).map(|face| face.set().0 as u64).collect()
}

fn bits(set: u64) -> impl Iterator<Item = usize> {
    (0..64).filter(move |index| set >> index & 1 == 1)
}

fn set_bits(words: &[u64]) -> Vec<u16> {
    let places = words.iter().enumerate().flat_map(|(word, set)| bits(*set).map(move |bit| word * 64 + bit));
    places.map(|feature| feature as u16).collect()
}
