//! Puzzles: the ones that come with the program, proved again by an independent search; attempts, text, progress.

mod attempts;
mod independent;
mod progress;
mod sets;
mod texts;

use tessera_engine::puzzles::{Puzzle, PuzzleSet};
use tessera_rules::GameKind;

/// Every puzzle that comes with the program.
fn shipped() -> impl Iterator<Item = &'static Puzzle> {
    GameKind::ALL.into_iter().flat_map(|kind| PuzzleSet::built_in(kind).puzzles())
}
