//! The standard board for code that visits millions of positions a second: the same functions compiled for several
//! kinds of processors, and the dispatch between them.
//!
//! Functions on the hot path stand inside [`per_processor`], which compiles them once for any processor and, on x86-64,
//! once for each kind in [`ProcessorKind`] with its instructions. Small functions that they call are inlined and so
//! compiled along with them. [`on_processor`] calls the version for the running processor; only it needs `unsafe`,
//! because the compiler cannot see that the processor was checked.

use std::sync::OnceLock;

pub mod portable;
#[cfg(target_arch = "x86_64")]
pub mod simd;

mod perft;

pub(super) use perft::perft;

/// A processor that this machine has, with its capabilities.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Processor(ProcessorKind);

/// The kinds of processors that functions are compiled for. [`Processor`] is a kind that this machine has.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ProcessorKind {
    /// Any processor.
    Plain,
    /// AVX2, BMI and the counting of bits: most machines since 2013.
    #[cfg(target_arch = "x86_64")]
    Avx2,
    /// AVX-512 with vectors of 256 bits.
    #[cfg(target_arch = "x86_64")]
    Avx512,
}

impl Processor {
    /// The fastest kind that this machine supports.
    pub fn detected() -> Processor {
        static DETECTED: OnceLock<Processor> = OnceLock::new();
        *DETECTED.get_or_init(|| *Processor::all().last().expect("any processor is plain"))
    }

    /// All kinds that this machine supports, the slowest first.
    pub fn all() -> Vec<Processor> {
        let kinds = vec![ProcessorKind::Plain];
        #[cfg(target_arch = "x86_64")]
        let kinds = {
            let avx2 = is_x86_feature_detected!("avx2")
                && is_x86_feature_detected!("bmi1")
                && is_x86_feature_detected!("bmi2")
                && is_x86_feature_detected!("lzcnt")
                && is_x86_feature_detected!("popcnt");
            let avx512 = avx2
                && is_x86_feature_detected!("avx512f")
                && is_x86_feature_detected!("avx512cd")
                && is_x86_feature_detected!("avx512vl");
            let vectors = [avx2.then_some(ProcessorKind::Avx2), avx512.then_some(ProcessorKind::Avx512)];
            kinds.into_iter().chain(vectors.into_iter().flatten()).collect::<Vec<ProcessorKind>>()
        };
        kinds.into_iter().map(Processor).collect()
    }

    /// Its kind, by which [`on_processor`] chooses.
    #[cfg(target_arch = "x86_64")]
    #[inline]
    pub const fn kind(self) -> ProcessorKind {
        self.0
    }
}

/// Compiles functions for each kind of processor, in modules named like [`ProcessorKind`]'s variants. In each of them
/// `kernel` offers `legal` and `flips`, and the modules in the brackets, compiled in the same way, are in scope.
#[macro_export]
macro_rules! per_processor {
    ([$($($segment:ident)::+ as $name:ident),* $(,)?] $($item:item)*) => {
        pub(crate) mod plain {
            #[allow(unused_imports, reason = "not all of them are needed everywhere")]
            use {super::*, $crate::othello::kernel::portable as kernel};
            $(use $($segment)::+::plain as $name;)*

            $($item)*
        }

        #[cfg(target_arch = "x86_64")]
        pub(crate) mod avx2 {
            #[allow(unused_imports, reason = "not all of them are needed everywhere")]
            use {super::*, $crate::othello::kernel::simd::avx2 as kernel};
            $(use $($segment)::+::avx2 as $name;)*

            $(#[target_feature(enable = "avx2,bmi1,bmi2,lzcnt,popcnt")] $item)*
        }

        #[cfg(target_arch = "x86_64")]
        pub(crate) mod avx512 {
            #[allow(unused_imports, reason = "not all of them are needed everywhere")]
            use {super::*, $crate::othello::kernel::simd::avx512 as kernel};
            $(use $($segment)::+::avx512 as $name;)*

            $(#[target_feature(enable = "avx2,bmi1,bmi2,lzcnt,popcnt,avx512f,avx512cd,avx512vl")] $item)*
        }
    };
}

/// Calls the version of a function for a [`Processor`].
#[macro_export]
macro_rules! on_processor {
    ($processor:expr, $function:ident($($argument:expr),* $(,)?)) => {
        $crate::on_processor!(@bind [] [$($argument),*] $processor, $function)
    };
    // The arguments get names first, so that none of them is evaluated where `unsafe` holds.
    (@bind [$($bound:ident)*] [$first:expr $(, $rest:expr)*] $processor:expr, $function:ident) => {{
        let argument = $first;
        $crate::on_processor!(@bind [$($bound)* argument] [$($rest),*] $processor, $function)
    }};
    (@bind [$($bound:ident)*] [] $processor:expr, $function:ident) => {{
        #[cfg(target_arch = "x86_64")]
        use $crate::othello::kernel::ProcessorKind;
        #[cfg(target_arch = "x86_64")]
        #[expect(unsafe_code, reason = "a processor of these kinds is only there where it was detected")]
        match $processor.kind() {
            ProcessorKind::Plain => plain::$function($($bound),*),
            // SAFETY: only `Processor::all` makes a `Processor` of this kind, after checking the machine.
            ProcessorKind::Avx2 => unsafe { avx2::$function($($bound),*) },
            // SAFETY: as above.
            ProcessorKind::Avx512 => unsafe { avx512::$function($($bound),*) },
        }
        #[cfg(not(target_arch = "x86_64"))]
        {
            let _ = $processor;
            plain::$function($($bound),*)
        }
    }};
}

pub use {on_processor, per_processor};

per_processor! {
    []

    pub(super) fn legal(own: u64, opponent: u64) -> u64 {
        kernel::legal(own, opponent)
    }

    pub(super) fn flips(square: usize, own: u64, opponent: u64) -> u64 {
        kernel::flips(square, own, opponent)
    }
}

impl Processor {
    /// The squares on which `own` can place a disc.
    pub fn legal(self, own: u64, opponent: u64) -> u64 {
        on_processor!(self, legal(own, opponent))
    }

    /// The discs that one placed on the empty `square` outflanks.
    ///
    /// # Panics
    /// If the board has no such square.
    pub fn flips(self, square: usize, own: u64, opponent: u64) -> u64 {
        on_processor!(self, flips(square, own, opponent))
    }
}

#[cfg(test)]
mod tests {
    use rand::rngs::StdRng;
    use rand::{RngExt, SeedableRng};

    use super::*;
    use crate::othello::Board8;

    /// Discs anywhere, in all densities.
    fn boards() -> impl Iterator<Item = (u64, u64)> {
        let mut rng = StdRng::seed_from_u64(20);
        (0..20_000).map(move |round| {
            let mut occupied: u64 = rng.random();
            (0..round % 4).for_each(|_| occupied |= rng.random::<u64>());
            let own: u64 = rng.random();
            (occupied & own, occupied & !own)
        })
    }

    #[test]
    fn all_processor_kinds_agree_with_the_portable_functions() {
        for processor in Processor::all() {
            for (own, opponent) in boards() {
                let board = Board8::new(own, opponent);
                assert_eq!(processor.legal(own, opponent), board.legal(), "{processor:?} {board:?}");
                for square in (0..64).filter(|square| board.empty() >> square & 1 == 1) {
                    assert_eq!(processor.flips(square, own, opponent), board.flips(square), "{processor:?} {square}");
                }
            }
        }
    }
}
