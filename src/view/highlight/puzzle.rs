//! The marks of a hint in a puzzle.

use crate::puzzles::PuzzleHint;
use crate::view::highlight::painter::MarkPainter;
use crate::view::material::Material;

impl MarkPainter<'_, '_, '_> {
    /// Draws a dashed ring around each point to look at, or the whole move.
    pub(super) fn puzzle_hint(&mut self, hint: PuzzleHint) {
        match hint {
            PuzzleHint::Move(mv) => self.hint(mv),
            PuzzleHint::Region(points) => {
                let dashes = self.shapes.dashes.clone();
                points.iter().for_each(|point| self.put_at(&dashes, Material::Focus, point, 0.06));
            }
        }
    }
}
