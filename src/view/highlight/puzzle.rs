//! The marks of a hint in a puzzle.

use crate::puzzles::PuzzleHint;
use crate::view::highlight::painter::MarkPainter;

impl MarkPainter<'_, '_, '_> {
    /// Draws a dashed ring around each point to look at, or the whole move.
    pub(super) fn puzzle_hint(&mut self, hint: PuzzleHint) {
        match hint {
            PuzzleHint::Move(mv) => self.hint(mv),
            PuzzleHint::Region(points) => {
                let (focus, dashes) = (self.materials.focus.clone(), self.shapes.dashes.clone());
                points.iter().for_each(|point| self.put_at(&dashes, &focus, point, 0.06));
            }
        }
    }
}
