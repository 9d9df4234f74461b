//! Lessons and puzzles in words: what each asks for and what its answer is, its buttons, and the requests that come back.

use bevy::prelude::*;

use super::announcer::Announcement;
use super::edit_button::EditButton;
use super::exercise_links::{DAILY, LESSONS, PUZZLES, models};
use super::requests::AccessibilityRequest;
use crate::game::lesson::{LessonBoard, LessonRecord, LessonRequest};
use crate::game::puzzle::PuzzleRecord;
use crate::game::screen::Active;
use crate::presentation::exercise::{ExerciseButton, ExerciseModel, ExerciseReader, ExerciseWriter};
use crate::presentation::learn::ExerciseRequest;
use crate::presentation::lesson::next_lesson;
use crate::presentation::model::MatchReader;
use crate::presentation::puzzle::{puzzle_of_today, suited_request};
use crate::presentation::text::Text;
use crate::rules::{Game, GameKind};

/// The buttons that open a lesson or a puzzle of the match's game.
pub(super) fn open_buttons(text: Text) -> [EditButton; 2] {
    [(LESSONS, text.lessons()), (PUZZLES, text.puzzles())].map(|(edit, label)| EditButton {
        edit,
        label: label.into(),
        pressed: None,
    })
}

/// The buttons of an exercise, the one that goes on first.
pub(super) fn buttons(model: &ExerciseModel) -> Vec<EditButton> {
    let text = model.game_text.text;
    let button =
        |button: &ExerciseButton| EditButton { edit: button.id(), label: button.label(text).into(), pressed: None };
    model.buttons.iter().rev().map(button).collect()
}

/// Announces an exercise that has opened, the answer to each attempt, and hints.
pub(super) fn announce(
    exercises: ExerciseReader,
    mut before: Local<Option<ExerciseModel>>,
    mut announcements: MessageWriter<Announcement>,
) {
    let now = exercises.model();
    if *before == now {
        return;
    }
    if let Some(model) = &now {
        let text = model.game_text.text;
        let same = before.as_ref().filter(|before| before.key == model.key);
        let mut sentences = match same {
            Some(_) => Vec::new(),
            None => vec![text.title_sentence(&model.caption), model.words.clone()],
        };
        let is_new = |part: fn(&ExerciseModel) -> Option<&String>| {
            part(model).filter(|words| same.and_then(part) != Some(*words)).cloned()
        };
        sentences.extend(is_new(|model| model.answer.as_ref().map(|answer| &answer.words)));
        sentences.extend(is_new(|model| model.hint.as_ref()));
        if !sentences.is_empty() {
            announcements.write(Announcement { text: text.in_order(sentences), urgent: same.is_some() });
        }
    }
    *before = now;
}

/// Presses points of a step that asks for them, and the buttons of the exercise that is open.
pub(super) fn handle_requests(
    mut requests: MessageReader<AccessibilityRequest>,
    exercises: ExerciseReader,
    mut writer: ExerciseWriter,
    boards: Query<&LessonBoard, With<Active>>,
) {
    for request in requests.read() {
        match request {
            AccessibilityRequest::Press(label) => {
                let Ok(board) = boards.single() else { continue };
                let topology = board.attempt.position().topology();
                let point = topology.points().iter().find(|point| topology.label(*point) == label);
                if let Some(point) = point.filter(|_| board.attempt.takes_points()) {
                    writer.press_point(point);
                }
            }
            AccessibilityRequest::Edit(name) => {
                let model = exercises.model();
                let button = model.iter().flat_map(|model| &model.buttons).find(|button| button.id() == name);
                if let Some(button) = button {
                    writer.press(*button);
                }
            }
            _ => {}
        }
    }
}

/// Opens a lesson or a puzzle, also in place of one that is open: of the match's game, of the one whose id follows the name,
/// such as `lessons-diamond`, or an entry of the page of lessons and puzzles.
pub(super) fn open_requested(
    mut requests: MessageReader<AccessibilityRequest>,
    matches: MatchReader,
    (lessons, puzzles): (Option<Res<LessonRecord>>, Option<Res<PuzzleRecord>>),
    mut writer: ExerciseWriter,
) {
    for request in requests.read() {
        let AccessibilityRequest::Edit(name) = request else { continue };
        let kind = |game: &str| match game.strip_prefix('-') {
            Some(id) => id.parse::<GameKind>().ok(),
            None => matches.model().map(|model| model.game_text.kind()),
        };
        let lessons = lessons.as_ref().map(|record| record.0.clone()).unwrap_or_default();
        let puzzles = puzzles.as_ref().map(|record| record.0.clone()).unwrap_or_default();
        let found = if name == DAILY {
            puzzle_of_today().map(ExerciseRequest::Puzzle)
        } else if let Some(kind) = name.strip_prefix(LESSONS).and_then(kind) {
            let open = |lesson| ExerciseRequest::Lesson(LessonRequest::Open { lesson, step: None });
            next_lesson(kind, &lessons).map(open)
        } else if let Some(kind) = name.strip_prefix(PUZZLES).and_then(kind) {
            suited_request(kind, &puzzles).map(ExerciseRequest::Puzzle)
        } else {
            let mut pages = models(Text::default(), &lessons, &puzzles);
            pages.find_map(|page| page.find(name).map(|entry| entry.request))
        };
        if let Some(found) = found {
            writer.open(found);
        }
    }
}
