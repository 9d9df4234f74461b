//! Lessons: their buttons, their list, the offer of the first one, and the words of their steps.

use super::Text;
use super::games::messages_of;
use super::message::messages;
use crate::rules::GameKind;

messages! {
    fn lessons() = "lessons";
    fn lesson_next() = "lesson-next";
    fn lesson_skip() = "lesson-skip";
    fn lesson_back() = "lesson-back";
    fn lesson_try_again() = "lesson-try-again";
    fn lesson_leave() = "lesson-leave";
    fn lesson_next_lesson() = "lesson-next-lesson";
    fn lesson_finish() = "lesson-finish";
    fn lesson_step(number: usize, count: usize) = "lesson-step";
    fn lesson_caption(title: &str, number: usize, count: usize) = "lesson-caption";
    fn lesson_finished(title: &str) = "lesson-finished";
    fn lesson_left_at(title: &str, number: usize) = "lesson-left-at";
    fn lesson_last_done() = "lesson-last-done";
    fn lesson_offer(game: &str) = "lesson-offer";
    fn lesson_offer_play() = "lesson-offer-play";
    fn lesson_offer_decline() = "lesson-offer-decline";
    fn origins() = "origins";
}

impl Text {
    /// A message of a lesson, by the id that the lesson has for it.
    #[must_use]
    pub fn of_lesson(self, id: &'static str) -> &'static str {
        self.fixed(id)
    }

    /// Where a game comes from, in paragraphs.
    #[must_use]
    pub fn origins_of(self, kind: GameKind) -> Vec<&'static str> {
        messages_of(kind).origins(self)
    }
}
