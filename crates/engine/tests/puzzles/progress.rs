//! Progress: ratings, solved puzzles, runs and the daily streak, saved and read back.

use tessera_engine::puzzles::{AttemptResult, Day, PlayerRating, Puzzle, PuzzleProgress, PuzzleSet};
use tessera_rules::GameKind;

const KIND: GameKind = GameKind::Othello;

#[test]
fn only_the_first_attempt_at_a_puzzle_is_rated() {
    let puzzle = &PuzzleSet::built_in(KIND).puzzles()[0];
    let mut progress = PuzzleProgress::default();
    progress.record(puzzle, AttemptResult::Failed);
    let rated = progress.rating(KIND);
    assert!(rated.rating < 1_000 && !progress.has_solved(puzzle));
    progress.record(puzzle, AttemptResult::Solved);
    assert_eq!((progress.rating(KIND), progress.has_solved(puzzle)), (rated, true));
    assert_eq!(progress.rating(GameKind::Diamond), PlayerRating::default());
}

#[test]
fn the_course_of_a_rating_begins_where_the_player_began_and_keeps_the_last_hundred() {
    let puzzles = PuzzleSet::built_in(KIND).puzzles();
    let mut progress = PuzzleProgress::default();
    assert!(progress.rating_course(KIND).is_empty());
    progress.record(&puzzles[0], AttemptResult::Failed);
    progress.record(&puzzles[0], AttemptResult::Solved);
    assert_eq!(progress.rating_course(KIND), [1_000, progress.rating(KIND).rating], "only the first attempt is rated");
    for puzzle in &puzzles[1..130] {
        progress.record(puzzle, AttemptResult::Solved);
    }
    let course = progress.rating_course(KIND);
    assert_eq!((course.len(), course.last()), (100, Some(&progress.rating(KIND).rating)));
    assert!(progress.rating_course(GameKind::Diamond).is_empty());
}

#[test]
fn runs_end_with_a_mistake() {
    let puzzles = PuzzleSet::built_in(KIND).puzzles();
    let mut progress = PuzzleProgress::default();
    for (puzzle, result) in puzzles.iter().zip([
        AttemptResult::Solved,
        AttemptResult::WithHints,
        AttemptResult::Failed,
        AttemptResult::Solved,
    ]) {
        progress.record(puzzle, result);
    }
    assert_eq!((progress.runs(), progress.solved_count()), ((1, 2), 3));
}

#[test]
fn the_next_puzzle_is_new_and_suits_the_rating() {
    let set = PuzzleSet::built_in(KIND);
    let mut progress = PuzzleProgress::default();
    let mut ratings = Vec::new();
    for _ in 0..40 {
        let puzzle = progress.next_puzzle(KIND, set.puzzles()).expect("the set is not empty");
        assert!(!progress.has_solved(puzzle));
        ratings.push(puzzle.rating());
        progress.record(puzzle, AttemptResult::Solved);
    }
    assert!(ratings[0] <= 1_100 && ratings[39] > ratings[0], "{ratings:?}");
}

#[test]
fn the_next_puzzle_is_the_untried_one_nearest_to_the_rating_of_weak_and_strong_players() {
    for kind in GameKind::ALL {
        let puzzles = PuzzleSet::built_in(kind).puzzles();
        for rating in [400, 1_000, 1_500, 2_400] {
            let saved =
                serde_json::json!({ "ratings": { format!("{kind:?}"): { "rating": rating, "deviation": 60 } } });
            let mut progress: PuzzleProgress = serde_json::from_value(saved).expect("a saved rating");
            let distance = |puzzle: &Puzzle| puzzle.rating().abs_diff(rating);
            let first = progress.next_puzzle(kind, puzzles).expect("the set is not empty");
            assert_eq!(Some(distance(first)), puzzles.iter().map(distance).min(), "{kind:?} at {rating}");
            progress.record(first, AttemptResult::Failed);
            let now = progress.rating(kind).rating;
            let second = progress.next_puzzle(kind, puzzles).expect("another one");
            let others = puzzles.iter().filter(|puzzle| puzzle.id() != first.id());
            let nearest = others.map(|puzzle| puzzle.rating().abs_diff(now)).min();
            assert_eq!(Some(second.rating().abs_diff(now)), nearest, "a failed puzzle comes later");
        }
    }
}

#[test]
fn progress_is_saved_and_read_back_and_old_or_empty_files_are_read() {
    let puzzles = PuzzleSet::built_in(KIND).puzzles();
    let mut progress = PuzzleProgress::default();
    progress.record_daily(&puzzles[0], AttemptResult::Solved, Day::new(20_000));
    progress.record_daily(&puzzles[1], AttemptResult::Failed, Day::new(20_001));
    let text = serde_json::to_string(&progress).expect("progress has a text");
    assert_eq!(serde_json::from_str::<PuzzleProgress>(&text).expect("its own text"), progress);
    assert_eq!(serde_json::from_str::<PuzzleProgress>("{}").expect("defaults"), PuzzleProgress::default());
    assert_eq!((progress.daily.current(Day::new(20_001)), progress.daily.current(Day::new(20_002))), (1, 0));
}
