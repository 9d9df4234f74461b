//! Moves and flips with vectors of four words, one for each axis of the board.

use std::arch::x86_64::{
    __m256i, _mm_cvtsi128_si64, _mm_or_si128, _mm_unpackhi_epi64, _mm256_add_epi64, _mm256_and_si256,
    _mm256_andnot_si256, _mm256_castsi256_si128, _mm256_cmpeq_epi64, _mm256_extracti128_si256, _mm256_or_si256,
    _mm256_set_epi64x, _mm256_set1_epi64x, _mm256_setzero_si256, _mm256_sllv_epi64, _mm256_srlv_epi64,
    _mm256_sub_epi64, _mm256_xor_si256,
};

use crate::othello::{Eight, Geometry};

/// The functions shared by both kinds with vectors, which are inlined into their callers.
macro_rules! shared {
    ($features:literal) => {
        #[target_feature(enable = $features)]
        #[inline]
        fn four(words: [u64; 4]) -> __m256i {
            let [a, b, c, d] = words.map(|word| word as i64);
            _mm256_set_epi64x(d, c, b, a)
        }

        #[target_feature(enable = $features)]
        #[inline]
        fn union(four: __m256i) -> u64 {
            let two = _mm_or_si128(_mm256_castsi256_si128(four), _mm256_extracti128_si256::<1>(four));
            _mm_cvtsi128_si64(_mm_or_si128(two, _mm_unpackhi_epi64(two, two))) as u64
        }

        /// The runs along the rays on which the number of the square rises.
        #[target_feature(enable = $features)]
        #[inline]
        fn rising(rays: __m256i, own: __m256i, opponent: __m256i) -> __m256i {
            let ones = _mm256_set1_epi64x(-1);
            // A carry runs through all bits that are not stops, up to the first stop on the ray.
            let carried = _mm256_sub_epi64(_mm256_or_si256(opponent, _mm256_xor_si256(rays, ones)), ones);
            let end = _mm256_and_si256(_mm256_and_si256(carried, rays), own);
            // The bits below the end; none if there is no end.
            let none = _mm256_cmpeq_epi64(end, _mm256_setzero_si256());
            _mm256_and_si256(rays, _mm256_add_epi64(end, _mm256_xor_si256(none, ones)))
        }

        /// The squares on which `own` can place a disc: the parallel prefix of [`Board::legal`], all axes at once.
        ///
        /// [`Board::legal`]: crate::othello::Board::legal
        ///
        /// # Safety
        /// The processor must have the instructions of this module.
        #[target_feature(enable = $features)]
        #[inline]
        pub fn legal(own: u64, opponent: u64) -> u64 {
            let side = Eight::SIDE as u64;
            let steps = four([1, side - 1, side, side + 1]);
            let twice = _mm256_add_epi64(steps, steps);
            let inner = opponent & Eight::INNER;
            let through = four([inner, inner, opponent, inner]);
            let from = _mm256_set1_epi64x(own as i64);
            let mut up = _mm256_and_si256(through, _mm256_sllv_epi64(from, steps));
            let mut down = _mm256_and_si256(through, _mm256_srlv_epi64(from, steps));
            up = _mm256_or_si256(up, _mm256_and_si256(through, _mm256_sllv_epi64(up, steps)));
            down = _mm256_or_si256(down, _mm256_and_si256(through, _mm256_srlv_epi64(down, steps)));
            let pairs_up = _mm256_and_si256(through, _mm256_sllv_epi64(through, steps));
            let pairs_down = _mm256_srlv_epi64(pairs_up, steps);
            for _ in 0..2 {
                up = _mm256_or_si256(up, _mm256_and_si256(pairs_up, _mm256_sllv_epi64(up, twice)));
                down = _mm256_or_si256(down, _mm256_and_si256(pairs_down, _mm256_srlv_epi64(down, twice)));
            }
            let ends = _mm256_or_si256(_mm256_sllv_epi64(up, steps), _mm256_srlv_epi64(down, steps));
            union(ends) & !(own | opponent)
        }

        /// The discs that one placed on the empty `square` outflanks, all rays at once.
        ///
        /// # Safety
        /// The processor must have the instructions of this module.
        ///
        /// # Panics
        /// If the board has no such square.
        #[target_feature(enable = $features)]
        #[inline]
        pub fn flips(square: usize, own: u64, opponent: u64) -> u64 {
            let [a, b, c, d, e, f, g, h] = Eight::RAYS[square];
            let (own, opponent) = (_mm256_set1_epi64x(own as i64), _mm256_set1_epi64x(opponent as i64));
            let up = rising(four([a, b, c, d]), own, opponent);
            let down = falling(four([e, f, g, h]), own, opponent);
            union(_mm256_or_si256(up, down))
        }
    };
}

/// For processors with AVX2.
pub mod avx2 {
    use super::*;

    shared!("avx2,bmi1,bmi2,lzcnt,popcnt");

    /// The runs along the rays on which the number of the square falls.
    #[target_feature(enable = "avx2,bmi1,bmi2,lzcnt,popcnt")]
    #[inline]
    fn falling(rays: __m256i, own: __m256i, opponent: __m256i) -> __m256i {
        let side = Eight::SIDE as u64;
        let step = four([1, side - 1, side, side + 1]);
        let (two, four) = (_mm256_add_epi64(step, step), four([4, 4 * (side - 1), 4 * side, 4 * (side + 1)]));
        // The first stop and everything beyond it.
        let mut beyond = _mm256_andnot_si256(opponent, rays);
        beyond = _mm256_or_si256(beyond, _mm256_srlv_epi64(beyond, step));
        beyond = _mm256_or_si256(beyond, _mm256_srlv_epi64(beyond, two));
        beyond = _mm256_or_si256(beyond, _mm256_srlv_epi64(beyond, four));
        let first = _mm256_andnot_si256(_mm256_srlv_epi64(beyond, step), beyond);
        let end = _mm256_and_si256(_mm256_and_si256(first, own), rays);
        let none = _mm256_cmpeq_epi64(end, _mm256_setzero_si256());
        _mm256_andnot_si256(none, _mm256_andnot_si256(beyond, rays))
    }
}

/// For processors with AVX-512.
pub mod avx512 {
    use std::arch::x86_64::_mm256_lzcnt_epi64;

    use super::*;

    shared!("avx2,bmi1,bmi2,lzcnt,popcnt,avx512f,avx512cd,avx512vl");

    /// The runs along the rays on which the number of the square falls.
    #[target_feature(enable = "avx2,bmi1,bmi2,lzcnt,popcnt,avx512f,avx512cd,avx512vl")]
    #[inline]
    fn falling(rays: __m256i, own: __m256i, opponent: __m256i) -> __m256i {
        let stops = _mm256_andnot_si256(opponent, rays);
        let first = _mm256_srlv_epi64(_mm256_set1_epi64x(i64::MIN), _mm256_lzcnt_epi64(stops));
        let end = _mm256_and_si256(first, own);
        // The bits above the end; none if there is no end.
        _mm256_and_si256(rays, _mm256_sub_epi64(_mm256_setzero_si256(), _mm256_add_epi64(end, end)))
    }
}
