//! Lessons, puzzles, and what has been achieved in them.

use tessera_engine::lessons::{Lesson, LessonProgress};
use tessera_engine::puzzles::{AttemptResult, PuzzleId, PuzzleProgress, PuzzleSet, parse_puzzle};
use tessera_rules::{Game, GameKind};

use super::choices::Choices;
use super::notation::{assert_message, assert_position};

/// The file of a lesson.
pub(super) fn lessons(input: &[u8]) {
    let mut choices = Choices::new(input);
    let kind = choices.pick(&GameKind::ALL);
    match Lesson::read(kind, "fuzzed", choices.text()) {
        Ok(lesson) => {
            assert!(!lesson.steps.is_empty() && lesson.messages().count() > lesson.steps.len());
            lesson.steps.iter().for_each(|step| assert_position(&step.position));
        }
        Err(error) => assert!(!error.to_string().is_empty()),
    }
}

/// A line with a puzzle, and a file of puzzles.
pub(super) fn puzzles(input: &[u8]) {
    let mut choices = Choices::new(input);
    let kind = choices.pick(&GameKind::ALL);
    let text = choices.text();
    match parse_puzzle(kind, text) {
        Ok(puzzle) => {
            assert_position(&puzzle.position);
            let written = puzzle.to_string();
            let reread = parse_puzzle(kind, &written).expect("a written puzzle can be read");
            assert_eq!((reread.id(), reread.to_string()), (puzzle.id(), written));
            assert!((1..=5).contains(&puzzle.difficulty().number()));
            assert_eq!(puzzle.id().to_string().parse(), Ok(puzzle.id()));
            assert!(puzzle.rating() > 0 && puzzle.goal.moves() > 0);
            assert_eq!(puzzle.side(), puzzle.position.side_to_move());
        }
        Err(error) => assert_message(&error.to_string()),
    }
    match PuzzleSet::parse(kind, text) {
        Ok(set) => {
            assert!(set.puzzles().len() <= text.lines().count());
            assert!(set.themes().iter().all(|theme| set.of_theme(Some(*theme)).next().is_some()));
            assert!(set.puzzles().iter().all(|puzzle| set.find(puzzle.id()).is_some()));
        }
        Err(error) => assert!((1..=text.lines().count()).contains(&error.line), "{error}"),
    }
    assert!(text.parse::<PuzzleId>().is_err() || text.len() == 16);
}

/// Progress as it is saved; it is used, because forged numbers must do no harm.
pub(super) fn progress(input: &[u8]) {
    let text = Choices::new(input).text();
    if let Ok(mut progress) = serde_json::from_str::<PuzzleProgress>(text) {
        for kind in GameKind::ALL {
            let puzzles = PuzzleSet::built_in(kind).puzzles();
            let next = progress.next_puzzle(kind, puzzles).expect("every game has puzzles");
            let day = serde_json::from_str("20000").expect("a day");
            progress.record_daily(next, AttemptResult::Failed, day);
            let solved = progress.solved_count();
            let is_new = !progress.has_solved(next);
            progress.record_daily(next, AttemptResult::Solved, day);
            assert!(progress.has_solved(next) && progress.solved_count() == solved + usize::from(is_new));
            let (run, best) = progress.runs();
            assert!(run > 0 && run <= best);
        }
        let written = serde_json::to_string(&progress).expect("progress can be written");
        assert_eq!(serde_json::from_str::<PuzzleProgress>(&written).expect("it can be read"), progress);
    }
    if let Ok(mut progress) = serde_json::from_str::<LessonProgress>(text) {
        for lesson in Lesson::all() {
            assert!(progress.step(lesson) < lesson.steps.len());
        }
        progress.reach(&Lesson::all()[0], 1);
        assert_eq!(progress.step(&Lesson::all()[0]), 1);
        progress.reach(&Lesson::all()[0], 0);
        progress.finish(&Lesson::all()[0]);
        assert!(progress.is_finished(&Lesson::all()[0]));
    }
}
