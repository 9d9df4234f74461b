//! How far a step has been done.

use super::lesson::LessonStep;

/// The state of the current step.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum StepProgress {
    /// There is something to do; a step to read is done from the start.
    Open,
    /// The last attempt was wrong; the message says why. [`LessonAttempt::retry`](super::LessonAttempt::retry) goes back.
    Wrong(&'static str),
    /// The task has been done; a step to read has no message.
    Done(Option<&'static str>),
}

impl StepProgress {
    /// After a wrong attempt without an answer of its own.
    pub(super) fn wrong(step: &'static LessonStep) -> StepProgress {
        StepProgress::Wrong(step.wrong.as_deref().unwrap_or_default())
    }

    /// After the task has been done.
    pub(super) fn done(step: &'static LessonStep) -> StepProgress {
        StepProgress::Done(step.right.as_deref())
    }
}
