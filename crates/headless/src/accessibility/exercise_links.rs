//! The page *Learn* in words: the buttons that open lessons and puzzles from every screen.

use serde::Serialize;

use crate::game::puzzle::today;
use crate::game::screen::TITLE_ORDER;
use crate::lessons::LessonProgress;
use crate::presentation::learn::{LearnEntry, LearnModel};
use crate::presentation::text::Text;
use crate::puzzles::PuzzleProgress;

/// The name of the button that opens a lesson of the match's game; with a game's id, of that game.
pub(super) const LESSONS: &str = "lessons";
/// The name of the button that opens a puzzle, in the same way.
pub(super) const PUZZLES: &str = "puzzles";
/// The name of the button that opens the puzzle of the day.
pub(super) const DAILY: &str = "puzzle-of-the-day";

/// A part of the page.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct ExerciseGroup {
    /// Its heading.
    pub title: String,
    /// What it says; may be empty.
    pub words: String,
    /// Its buttons.
    pub links: Vec<ExerciseLink>,
}

/// A button that opens a lesson or a puzzle.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct ExerciseLink {
    /// The name for the request.
    pub edit: String,
    /// What it says.
    pub label: String,
}

/// The page of every game.
pub(super) fn models(
    text: Text,
    lessons: &LessonProgress,
    puzzles: &PuzzleProgress,
) -> impl Iterator<Item = LearnModel> {
    TITLE_ORDER.into_iter().map(move |kind| LearnModel::new(kind, lessons, puzzles, today(), text))
}

/// The parts of the page: the puzzle of the day, then those of every game.
pub(super) fn exercise_groups(text: Text, lessons: &LessonProgress, puzzles: &PuzzleProgress) -> Vec<ExerciseGroup> {
    let models: Vec<LearnModel> = models(text, lessons, puzzles).collect();
    let daily = models.iter().find_map(|model| of_today(text, model));
    daily.into_iter().chain(models.iter().flat_map(|model| of_game(text, model))).collect()
}

fn of_today(text: Text, model: &LearnModel) -> Option<ExerciseGroup> {
    let today = model.puzzle.as_ref().filter(|puzzle| puzzle.is_daily)?;
    let words = text.in_order([text.title_sentence(&today.title), today.task.clone(), today.difficulty.clone()]);
    let links = vec![ExerciseLink { edit: DAILY.into(), label: text.puzzle_of_the_day().into() }];
    Some(ExerciseGroup { title: today.caption.clone(), words, links })
}

/// The ways to go on in a game, its lessons, and its puzzles by themes.
fn of_game(text: Text, model: &LearnModel) -> Vec<ExerciseGroup> {
    let (id, game) = (model.kind.id(), text.game_name(model.kind));
    let lesson = model
        .lesson
        .as_ref()
        .map(|lesson| ExerciseLink { edit: format!("{LESSONS}-{id}"), label: lesson.title.clone() });
    let next = model.rating.next.map(|_| ExerciseLink {
        edit: format!("{PUZZLES}-{id}"),
        label: text.editor_choice(text.learn_next(), &model.rating.rating),
    });
    let list = |title, entries: &[LearnEntry]| ExerciseGroup {
        title: text.editor_choice(title, game),
        words: String::new(),
        links: entries.iter().map(link).collect(),
    };
    vec![
        ExerciseGroup {
            title: game.into(),
            words: text.in_order([model.rating.solved.clone(), model.rating.course_spoken.clone()]),
            links: lesson.into_iter().chain(next).collect(),
        },
        list(text.lessons(), &model.lessons),
        list(text.learn_themes(), &model.themes),
    ]
}

fn link(entry: &LearnEntry) -> ExerciseLink {
    ExerciseLink { edit: entry.name.clone(), label: entry.label.clone() }
}
