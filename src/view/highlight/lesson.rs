//! The marks of a lesson: the points that it points out, and those that have been found.

use crate::game::lesson::LessonBoard;
use crate::lessons::StepProgress;
use crate::view::highlight::painter::MarkPainter;
use crate::view::material::Material;

impl MarkPainter<'_, '_, '_> {
    /// Draws a dashed ring around the points to look at until the task is done, and a whole one around those found.
    pub(super) fn lesson(&mut self, lesson: &LessonBoard) {
        let (dashes, ring) = (self.shapes.dashes.clone(), self.shapes.cursor.clone());
        let attempt = &lesson.attempt;
        let pointed_out = match attempt.progress() {
            StepProgress::Done(Some(_)) => attempt.found(),
            _ => attempt.step().marks - attempt.found(),
        };
        for point in (pointed_out - attempt.found()).iter() {
            self.put_at(&dashes, Material::Focus, point, 0.06);
        }
        for point in attempt.found().iter() {
            self.put_at(&ring, Material::Focus, point, 0.06);
        }
    }
}
