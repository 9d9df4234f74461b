//! Cuts on a guess: a shallow search tells what a deep one would find, within an error that was measured.
//!
//! Multi-ProbCut (Buro, 1997): if the shallow value is so far beyond the bound that an error of that size is rare, the
//! deep search is left out. How rare decides the certainty; the highest leaves nothing out.

/// Nothing is cut on a guess.
pub(crate) const CERTAIN: u8 = 5;

/// For each certainty, by how many standard deviations a shallow value must be beyond the bound; for that many in a
/// hundred positions the guess is right: 73, 87, 95, 98 and 99.
const DEVIATIONS: [f32; CERTAIN as usize] = [1.1, 1.5, 2.0, 2.6, 3.3];

/// The depth from which on guesses are made.
pub(crate) const PROBCUT_DEPTH: u32 = 3;

/// How deep to look in place of `depth` plies: of the same parity, because values swing with who moves last.
pub(crate) const fn shallow(depth: u32) -> u32 {
    let half = depth / 4 * 2;
    if half % 2 == depth % 2 { half } else { half + 1 }
}

/// The logarithm of the standard deviation in discs between a deep and a shallow search: a constant, and so much for each
/// empty square, each ply of the deep search and each of the shallow one. Measured with
/// `tessera-engine train othello --errors 6000`.
const MIDDLE: [f32; 4] = [1.8544, -0.0179, 0.0912, -0.2129];
/// The same for deep searches that reach the end of the game.
const END: [f32; 4] = [2.0687, 0.0027, 0.0027, -0.0863];

/// The standard deviation between a search of `depth` plies and one of `shallow` with so many empty squares.
fn error(empties: u32, depth: u32, shallow: u32) -> f32 {
    let law = if depth == empties { END } else { MIDDLE };
    let terms = [1.0, empties as f32, depth as f32, shallow.max(1) as f32];
    law.iter().zip(terms).map(|(law, term)| law * term).sum::<f32>().exp()
}

/// By how many discs a shallow value must be beyond the bound, for each certainty, number of empty squares and depth.
#[derive(Debug)]
pub(crate) struct ProbCutMargins([[[u8; 64]; 64]; CERTAIN as usize]);

impl ProbCutMargins {
    pub(crate) fn shared() -> &'static ProbCutMargins {
        static MARGINS: std::sync::OnceLock<Box<ProbCutMargins>> = std::sync::OnceLock::new();
        MARGINS.get_or_init(|| {
            let mut margins = Box::new(ProbCutMargins([[[0; 64]; 64]; CERTAIN as usize]));
            for (certainty, deviations) in DEVIATIONS.into_iter().enumerate() {
                for empties in 0..64 {
                    for depth in PROBCUT_DEPTH..=empties {
                        let error = error(empties, depth, shallow(depth));
                        margins.0[certainty][empties as usize][depth as usize] = (deviations * error).ceil() as u8;
                    }
                }
            }
            margins
        })
    }

    /// The margin, for a certainty below [`CERTAIN`].
    #[inline]
    pub(crate) fn margin(&self, certainty: u8, empties: u32, depth: u32) -> i32 {
        i32::from(self.0[usize::from(certainty)][empties as usize & 63][depth as usize & 63])
    }
}
