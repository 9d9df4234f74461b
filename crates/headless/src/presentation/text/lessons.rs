//! Lessons: their buttons, their list, the offer of the first one, and the words of their steps.

use super::Text;
use super::games::messages_of;
use crate::rules::GameKind;

impl Text {
    /// A message of a lesson, by the id that the lesson has for it.
    pub fn of_lesson(self, id: &'static str) -> &'static str {
        self.fixed(id)
    }

    /// Where a game comes from, in paragraphs.
    pub fn origins_of(self, kind: GameKind) -> Vec<&'static str> {
        messages_of(kind).origins(self)
    }
}
