//! Every match in a lesson can be won by good moves, and lost by bad ones; both are answered.

use rand::SeedableRng;
use rand::rngs::StdRng;
use rand::seq::IndexedRandom;

use tessera_engine::lessons::{Lesson, LessonAttempt, LessonTask, MatchGoal, StepProgress};
use tessera_engine::{Limits, reply};
use tessera_rules::{Game, Move, Position};

use crate::good_move::good_move;

/// Plays a match to its decision: the computer as in the lesson, the learner as `choose` says.
fn play(mut attempt: LessonAttempt, seed: u64, mut choose: impl FnMut(&Position, u64) -> Move) -> LessonAttempt {
    let LessonTask::Match { level, .. } = attempt.step().task else { panic!("a match") };
    for ply in 0.. {
        if *attempt.progress() != StepProgress::Open {
            break;
        }
        let position = attempt.position().clone();
        if attempt.takes_moves() {
            assert_eq!(attempt.play(choose(&position, ply)), Ok(Vec::new()));
        } else {
            let report = reply(&position, level, &Limits::default(), seed * 1000 + ply, &mut |_| ()).unwrap();
            attempt.answer(report.best).unwrap();
        }
    }
    attempt
}

/// All matches in lessons.
fn all_matches() -> Vec<(LessonAttempt, MatchGoal)> {
    let numbered = Lesson::all().iter().flat_map(|lesson| (0..lesson.steps.len()).map(move |step| (lesson, step)));
    let attempts = numbered.map(|(lesson, step)| LessonAttempt::new(lesson, step));
    attempts
        .filter_map(|attempt| match attempt.step().task {
            LessonTask::Match { goal, .. } => Some((attempt, goal)),
            _ => None,
        })
        .collect()
}

#[test]
fn good_moves_reach_the_goal_of_every_match() {
    let matches = all_matches();
    assert_eq!(matches.len(), 9);
    for (attempt, goal) in matches {
        let place = (&attempt.lesson().id, &attempt.step().name);
        let reached = (0..4).any(|seed| {
            let played = play(attempt.clone(), seed, |position, ply| good_move(position, goal, ply));
            *played.progress() == StepProgress::Done(attempt.step().right.as_deref())
        });
        assert!(reached, "{place:?}");
    }
}

#[test]
fn random_moves_miss_the_goal_of_every_match_and_a_retry_begins_it_again() {
    for (attempt, _) in all_matches() {
        let place = (&attempt.lesson().id, &attempt.step().name);
        let missed = (0..60).find_map(|seed| {
            let mut rng = StdRng::seed_from_u64(seed);
            let random = |position: &Position, _| *position.legal_moves().choose(&mut rng).unwrap();
            let played = play(attempt.clone(), seed, random);
            matches!(played.progress(), StepProgress::Wrong(_)).then_some(played)
        });
        let mut missed = missed.unwrap_or_else(|| panic!("{place:?}"));
        assert_eq!(*missed.progress(), StepProgress::Wrong(attempt.step().wrong.as_deref().unwrap()), "{place:?}");
        missed.retry();
        assert_eq!(missed, attempt, "{place:?}");
    }
}
