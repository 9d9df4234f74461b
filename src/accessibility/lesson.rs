//! Lessons in words: what each step says and what its answer is, its buttons, and the requests that come back.

use bevy::prelude::*;

use super::announcer::Announcement;
use super::edit_button::EditButton;
use super::requests::AccessibilityRequest;
use crate::game::lesson::{LessonBoard, LessonRecord, LessonRequest};
use crate::game::screen::Active;
use crate::presentation::lesson::{LessonButton, LessonModel, LessonReader, next_lesson};
use crate::presentation::model::MatchReader;
use crate::presentation::text::Text;
use crate::rules::{Game, GameKind};

/// The name of the button that opens a lesson of the match's game.
pub(super) const OPEN: &str = "lessons";

/// The button that opens a lesson of the match's game.
pub(super) fn open_button(text: Text) -> EditButton {
    EditButton { edit: OPEN, label: text.lessons().into(), pressed: None }
}

/// The buttons of a lesson.
pub(super) fn buttons(model: &LessonModel) -> Vec<EditButton> {
    let text = model.game_text.text;
    let button =
        |button: &LessonButton| EditButton { edit: button.id(), label: button.label(text).into(), pressed: None };
    model.buttons.iter().rev().map(button).collect()
}

/// The title, the step's text and the answer to the last attempt.
pub(super) fn status(model: &LessonModel) -> String {
    let text = model.game_text.text;
    let answer = model.answer.map_or("", |answer| answer.words);
    text.in_order([model.words.to_owned(), answer.to_owned()])
}

/// The title of the lesson and the number of the step.
pub(super) fn caption(model: &LessonModel) -> String {
    model.game_text.text.lesson_caption(model.title, model.number, model.count)
}

/// Announces a step that has opened, and the answer to each attempt.
pub(super) fn announce(
    lessons: LessonReader,
    mut before: Local<Option<LessonModel>>,
    mut announcements: MessageWriter<Announcement>,
) {
    let now = lessons.model();
    if *before == now {
        return;
    }
    if let Some(model) = &now {
        let text = model.game_text.text;
        let same_step =
            before.as_ref().is_some_and(|before| (before.title, before.number) == (model.title, model.number));
        let opened = || vec![text.title_sentence(&caption(model)), model.words.to_owned()];
        let mut sentences = if same_step { Vec::new() } else { opened() };
        sentences.extend(model.answer.map(|answer| answer.words.to_owned()));
        if !sentences.is_empty() {
            announcements.write(Announcement { text: text.in_order(sentences), urgent: same_step });
        }
    }
    *before = now;
}

/// Opens a lesson, presses points of a step that asks for them, and presses the buttons of the lesson.
pub(super) fn handle_requests(
    mut requests: MessageReader<AccessibilityRequest>,
    lessons: LessonReader,
    matches: MatchReader,
    record: Option<Res<LessonRecord>>,
    boards: Query<&LessonBoard, With<Active>>,
    mut writer: MessageWriter<LessonRequest>,
) {
    for request in requests.read() {
        match request {
            AccessibilityRequest::Press(label) => {
                let Ok(board) = boards.single() else { continue };
                let topology = board.attempt.position().topology();
                let point = topology.points().iter().find(|point| topology.label(*point) == label);
                let point = point.filter(|_| board.attempt.takes_points());
                writer.write_batch(point.map(LessonRequest::Press));
            }
            AccessibilityRequest::Edit(name) => match (lessons.model(), name.strip_prefix(OPEN)) {
                (Some(model), _) => {
                    let button = model.buttons.iter().find(|button| button.id() == name);
                    writer.write_batch(button.map(|button| LessonRequest::from(*button)));
                }
                (None, Some(game)) => {
                    let shown = matches.model().map(|model| model.game_text.kind());
                    let kind = game.strip_prefix('-').and_then(|id| id.parse::<GameKind>().ok()).or(shown);
                    let progress = record.as_ref().map(|record| record.0.clone()).unwrap_or_default();
                    let lesson = kind.and_then(|kind| next_lesson(kind, &progress));
                    writer.write_batch(lesson.map(|lesson| LessonRequest::Open { lesson, step: None }));
                }
                (None, None) => {}
            },
            _ => {}
        }
    }
}
