//! Keys of positions: equal for positions that a mirror or a turn of the board carries to each other.

use std::collections::BTreeMap;
use std::sync::{Mutex, PoisonError};

use serde::{Deserialize, Serialize};

use super::symmetry::Symmetry;
use crate::{Game, Move, Point, PointSet, Position, Topology, Variant};

/// A hash of everything about a position that decides its future. Two different positions share one with a probability
/// of about 2⁻¹²⁸.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub struct PositionKey(u128);

impl PositionKey {
    /// Half of the key, for tables in which a rare mix-up does no harm.
    pub const fn high(self) -> u64 {
        (self.0 >> 64) as u64
    }
}

/// The image of a move that stands for all moves that mirrors and turns of the position carry to each other: the same for
/// all images of the position.
pub fn canonical_move(position: &Position, mv: Move) -> Move {
    let placement = position.placement();
    let image = |map: &PointMap| [placement.first, placement.second, placement.neutral].map(|set| map.apply(set).0);
    let images = maps(position.variant()).iter().map(|map| (image(map), moved(mv, &map.to)));
    images.min().expect("every board has the identity").1
}

/// A permutation of the points of a board.
#[derive(Clone, Debug)]
pub struct PointMap {
    to: [u8; Point::LIMIT],
    from: [u8; Point::LIMIT],
}

/// A position's key, and how its board is carried to the orientation that all its images share.
#[derive(Clone, Copy, Debug)]
pub struct CanonicalPosition {
    /// The key.
    pub key: PositionKey,
    map: &'static PointMap,
}

impl CanonicalPosition {
    /// The key of a position and its orientation.
    pub fn of(position: &Position) -> CanonicalPosition {
        let placement = position.placement();
        let variant = position.variant();
        let image = |map: &'static PointMap| {
            let sets = [placement.first, placement.second, placement.neutral].map(|set| map.apply(set));
            (sets, map)
        };
        let maps = maps(variant).iter();
        let images = maps.map(image).min_by_key(|(sets, _)| sets.map(|set| set.0));
        let (sets, map) = images.expect("every board has the identity");
        let mut hash = Hasher::new();
        hash.add(u128::from(variant.size().columns) << 8 | u128::from(variant.size().rows));
        hash.add(variant.kind() as u128 * 2 + position.side_to_move().index() as u128);
        sets.into_iter().for_each(|set| hash.add(set.0));
        position.past(&|set| map.apply(set)).into_iter().for_each(|word| hash.add(word));
        CanonicalPosition { key: hash.finish(), map }
    }

    /// A move of the position as a move in the shared orientation.
    pub fn to_canonical(&self, mv: Move) -> Move {
        moved(mv, &self.map.to)
    }

    /// A move in the shared orientation as a move of the position.
    pub fn from_canonical(&self, mv: Move) -> Move {
        moved(mv, &self.map.from)
    }
}

impl PointMap {
    /// The points to which the points of a set are carried.
    pub fn apply(&self, set: PointSet) -> PointSet {
        set.iter().map(|point| Point::new(usize::from(self.to[point.index()]))).collect()
    }

    fn of(to: [u8; Point::LIMIT]) -> PointMap {
        let mut from = to;
        for (point, image) in to.iter().enumerate() {
            from[usize::from(*image)] = point as u8;
        }
        PointMap { to, from }
    }
}

fn moved(mv: Move, map: &[u8; Point::LIMIT]) -> Move {
    let image = |point: Point| Point::new(usize::from(map[point.index()]));
    match mv {
        Move::Pass | Move::Swap => mv,
        Move::Place(point) => Move::Place(image(point)),
        Move::Remove(point) => Move::Remove(image(point)),
        Move::Step { from, to } => Move::Step { from: image(from), to: image(to) },
    }
}

/// The permutations under which the rules of a variant stay the same, the identity first; built once and kept.
fn maps(variant: Variant) -> &'static [PointMap] {
    static BUILT: Mutex<BTreeMap<Variant, &'static [PointMap]>> = Mutex::new(BTreeMap::new());
    let mut built = BUILT.lock().unwrap_or_else(PoisonError::into_inner);
    built.entry(variant).or_insert_with(|| Box::leak(build_maps(variant).into_boxed_slice()))
}

/// All products of the game's symmetries that its board has.
fn build_maps(variant: Variant) -> Vec<PointMap> {
    let topology = Topology::of(variant);
    let identity = std::array::from_fn(|point| point as u8);
    let turns = variant.kind().info().turns;
    let allowed = Symmetry::of(topology).filter(|symmetry| turns || *symmetry == Symmetry::MirrorSideways);
    let generators: Vec<[u8; Point::LIMIT]> = allowed
        .map(|symmetry| {
            let mut to: [u8; Point::LIMIT] = identity;
            for point in topology.points().iter() {
                let image = symmetry.image(topology, point).expect("the board has the symmetry");
                to[point.index()] = image.index() as u8;
            }
            to
        })
        .collect();
    let mut found = vec![identity];
    let mut next = 0;
    while next < found.len() {
        for generator in &generators {
            let product = found[next].map(|point| generator[usize::from(point)]);
            if !found.contains(&product) {
                found.push(product);
            }
        }
        next += 1;
    }
    found.into_iter().map(PointMap::of).collect()
}

/// Two streams of mixed words.
struct Hasher([u64; 2]);

impl Hasher {
    const fn new() -> Hasher {
        Hasher([0x243F_6A88_85A3_08D3, 0x1319_8A2E_0370_7344])
    }

    fn add(&mut self, word: u128) {
        for half in [word as u64, (word >> 64) as u64] {
            self.0[0] = mix(self.0[0], half, 0x9E37_79B9_7F4A_7C15);
            self.0[1] = mix(self.0[1], half, 0xD1B5_4A32_D192_ED03);
        }
    }

    const fn finish(self) -> PositionKey {
        PositionKey((self.0[0] as u128) << 64 | self.0[1] as u128)
    }
}

/// The product of two words spreads every bit of each over the other; XORing its halves keeps all of it.
const fn mix(state: u64, word: u64, odd: u64) -> u64 {
    let product = (state ^ odd).wrapping_add(1) as u128 * (word ^ odd.rotate_left(23)) as u128;
    ((product ^ (product >> 64)) as u64).wrapping_add(state.rotate_left(29))
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use super::*;
    use crate::{GameKind, Size};

    fn start(kind: GameKind) -> Position {
        Position::start(Variant::standard(kind))
    }

    #[test]
    fn boards_have_the_symmetries_of_their_rules() {
        for (kind, expected) in [(GameKind::Othello, 8), (GameKind::Breakthrough, 2), (GameKind::Diamond, 4)] {
            assert_eq!(maps(Variant::standard(kind)).len(), expected, "{kind}");
        }
        let narrow = Variant::new(GameKind::Breakthrough, Size { columns: 3, rows: 6 }).unwrap();
        assert_eq!(maps(narrow).len(), 2);
    }

    #[test]
    fn images_of_a_position_share_the_key_and_carry_their_moves_to_the_same_one() {
        let start = start(GameKind::Othello);
        let keys: HashSet<PositionKey> =
            start.legal_moves().into_iter().map(|mv| CanonicalPosition::of(&start.after(mv)).key).collect();
        assert_eq!(keys.len(), 1);
        let of = |text: &str, mv: &str| {
            let mut position = start.clone();
            position.parse_game(text).unwrap().into_iter().for_each(|mv| position.play_unchecked(mv));
            let canonical = CanonicalPosition::of(&position);
            let mv = position.parse_move(mv).unwrap();
            assert_eq!(canonical.from_canonical(canonical.to_canonical(mv)), mv);
            (canonical.key, canonical.to_canonical(mv))
        };
        assert_eq!(of("f5 d6 c3", "d3"), of("d3 c5 f6", "f5"));
        assert_ne!(of("f5 d6 c3", "d3"), of("f5 d6 c3", "f4"));
    }

    #[test]
    fn transpositions_share_a_key_and_the_side_to_move_does_not() {
        let breakthrough = start(GameKind::Breakthrough);
        let after = |text: &str| {
            let mut position = breakthrough.clone();
            for mv in position.parse_game(text).unwrap() {
                position.play_unchecked(mv);
            }
            CanonicalPosition::of(&position).key
        };
        assert_eq!(after("a2a3 h7h6 b2b3"), after("b2b3 h7h6 a2a3"));
        assert_eq!(after("a2a3 h7h6"), after("h2h3 a7a6"));
        assert_ne!(after("a2a3 a7a6"), after("a2a3 h7h6"));
        assert_ne!(after("a2a3 a7a6 b2b3"), after("a2a3 a7a6"));
    }
}
