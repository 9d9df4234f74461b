//! Parts of patterns, which have weights of their own while weights are fitted.
//!
//! Most patterns of ten squares are rare, but their parts of six squares are not: a few examples of a part say much about all
//! patterns with it, and the weight of a whole pattern then only adds how it differs. When the weights are fitted, those of the
//! parts are added to those of the patterns.

use std::sync::OnceLock;

use crate::othello::features::{FeatureLayout, GroupKind};

/// The parts of a pattern.
pub(super) const SUB_PATTERNS: usize = 2;
/// The squares of a part.
const SQUARES: usize = 6;
/// The weights of a part.
const SIZE: usize = 3_usize.pow(SQUARES as u32);

/// The parts of all patterns.
#[derive(Debug)]
pub(super) struct SubPatterns {
    /// For each kind of group and each pattern, the indices of the weights of its parts.
    kinds: Vec<Vec<[u32; SUB_PATTERNS]>>,
    /// The number of weights of a phase, those of the layout included, which come first.
    pub(super) len: usize,
}

impl SubPatterns {
    /// The parts of the patterns of the shared layout, computed once.
    pub(super) fn shared() -> &'static SubPatterns {
        static PARTS: OnceLock<SubPatterns> = OnceLock::new();
        PARTS.get_or_init(|| SubPatterns::new(FeatureLayout::shared()))
    }

    fn new(layout: &FeatureLayout) -> SubPatterns {
        let mut len = layout.len;
        let mut kinds = Vec::new();
        for kind in &layout.kinds {
            let parts = Parts::of(kind);
            kinds.push(
                (0..kind.len()).map(|pattern| parts.indices(pattern).map(|index| (len + index) as u32)).collect(),
            );
            len += parts.weights();
        }
        SubPatterns { kinds, len }
    }

    /// The indices of the weights of a pattern's parts.
    pub(super) fn indices(&self, kind: usize, pattern: usize) -> [u32; SUB_PATTERNS] {
        self.kinds[kind][pattern]
    }

    /// Adds the weights of the parts to those of the patterns, the first of the weights of the layout.
    pub(super) fn fold(&self, layout: &FeatureLayout, weights: &mut [f32]) {
        for (kind, indices) in layout.kinds.iter().zip(&self.kinds) {
            for (pattern, indices) in indices.iter().enumerate() {
                weights[kind.offset + pattern] += indices.iter().map(|index| weights[*index as usize]).sum::<f32>();
            }
        }
    }
}

/// The parts of a kind's patterns: the first squares, and their mirror images or, if there are none, the last ones.
struct Parts {
    places: [Vec<usize>; SUB_PATTERNS],
    are_mirrored: bool,
}

impl Parts {
    fn of(kind: &GroupKind) -> Parts {
        let first: Vec<usize> = (0..SQUARES).collect();
        let mirrored = kind.mirror().map(|places| places[..SQUARES].to_vec());
        let are_mirrored = mirrored.is_some();
        let last = || (kind.squares.len() - SQUARES..kind.squares.len()).collect();
        Parts { places: [first, mirrored.unwrap_or_else(last)], are_mirrored }
    }

    /// Mirror images share their weights.
    fn weights(&self) -> usize {
        if self.are_mirrored { SIZE } else { SUB_PATTERNS * SIZE }
    }

    /// The parts of a pattern among the weights of the kind's parts.
    fn indices(&self, pattern: usize) -> [usize; SUB_PATTERNS] {
        let digit = |place: usize| pattern / 3_usize.pow(place as u32) % 3;
        let number = |places: &Vec<usize>| places.iter().rev().fold(0, |number, place| 3 * number + digit(*place));
        let [first, second] = [number(&self.places[0]), number(&self.places[1])];
        [first, if self.are_mirrored { second } else { SIZE + second }]
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    #[test]
    fn mirror_images_of_a_pattern_have_the_same_parts() {
        let (layout, parts) = (FeatureLayout::shared(), SubPatterns::shared());
        for (index, kind) in layout.kinds.iter().enumerate() {
            for (pattern, canonical) in kind.canonical.iter().enumerate().step_by(7) {
                let set = |pattern| BTreeSet::from(parts.indices(index, pattern));
                assert_eq!(set(pattern), set(*canonical as usize), "pattern {pattern} of kind {index}");
            }
        }
    }

    #[test]
    fn folding_adds_the_weights_of_the_parts_to_every_pattern_with_them() {
        let (layout, parts) = (FeatureLayout::shared(), SubPatterns::shared());
        let mut weights = vec![0.0; parts.len];
        let edge = &layout.kinds[0];
        let pattern = 3_usize.pow(10) / 2 + 1;
        let [first, _] = parts.indices(0, pattern);
        weights[first as usize] = 2.0;
        weights[edge.offset + pattern] = 0.5;
        parts.fold(layout, &mut weights);
        assert_eq!(weights[edge.offset + pattern], 2.5);
        let changed = |weights: &[f32]| weights[..layout.len].iter().filter(|weight| **weight != 0.0).count();
        // The other four squares are free; the mirror image occurs as often, and both parts in nine patterns.
        assert_eq!(changed(&weights), 81 + 81 - 9);
    }
}
