//! Every step that has known answers: the right way, and every wrong legal move and wrong point.

use tessera_engine::lessons::{Lesson, LessonAttempt, LessonStep, LessonTask, StepProgress};
use tessera_rules::{Game, Move, Position};

/// All steps, with an attempt that begins there.
fn steps() -> impl Iterator<Item = (&'static LessonStep, LessonAttempt)> {
    let numbered = Lesson::all().iter().flat_map(|lesson| (0..lesson.steps.len()).map(move |step| (lesson, step)));
    numbered.map(|(lesson, step)| (&lesson.steps[step], LessonAttempt::new(lesson, step)))
}

fn place(attempt: &LessonAttempt) -> String {
    format!("{}, {}", attempt.lesson().id, attempt.step().name)
}

/// The right moves of the learner now.
fn right_moves(attempt: &LessonAttempt) -> Vec<Move> {
    match &attempt.step().task {
        LessonTask::Line(plies) => plies[attempt.moves().len()].clone(),
        LessonTask::Find(goal) => {
            let position = attempt.position();
            position.legal_moves().into_iter().filter(|mv| goal.is_met(position, *mv)).collect()
        }
        _ => Vec::new(),
    }
}

/// The expected message after a wrong move.
fn expected_answer(attempt: &LessonAttempt, mv: Move) -> (&'static str, usize) {
    let step = attempt.step();
    let own = step.answers.iter().find(|answer| attempt.moves().is_empty() && answer.moves.contains(&mv));
    own.map_or_else(|| (step.wrong.as_deref().unwrap(), 0), |answer| (answer.message.as_str(), answer.replies.len()))
}

/// Tries every wrong legal move, and takes each back.
fn try_wrong_moves(attempt: &LessonAttempt) -> usize {
    let right = right_moves(attempt);
    let wrong = attempt.position().legal_moves().into_iter().filter(|mv| !right.contains(mv));
    wrong
        .map(|mv| {
            let mut tried = attempt.clone();
            let (message, replies) = expected_answer(attempt, mv);
            let answered = tried.play(mv).unwrap();
            let place = format!("{}: {}", place(attempt), attempt.position().format_move(mv));
            assert_eq!((answered.len(), tried.progress()), (replies, &StepProgress::Wrong(message)), "{place}");
            assert!(!tried.takes_moves(), "{place}");
            assert_eq!(tried.play(mv), Ok(Vec::new()), "{place}: nothing happens before the retry");
            tried.retry();
            assert_eq!(&tried, attempt, "{place}");
        })
        .count()
}

#[test]
fn every_line_and_every_goal_is_done_by_right_moves_alone() {
    let (mut done, mut wrong) = (0, 0);
    for (step, attempt) in steps().filter(|(step, _)| matches!(step.task, LessonTask::Line(_) | LessonTask::Find(_))) {
        let mut open = vec![attempt];
        while let Some(attempt) = open.pop() {
            wrong += try_wrong_moves(&attempt);
            for mv in right_moves(&attempt) {
                let mut next = attempt.clone();
                next.play(mv).unwrap();
                match next.progress() {
                    StepProgress::Open => open.push(next),
                    progress => {
                        assert_eq!(*progress, StepProgress::Done(step.right.as_deref()), "{}", place(&next));
                        done += 1;
                    }
                }
            }
        }
    }
    assert_eq!((done, wrong), (56, 381));
}

#[test]
fn every_point_to_press_is_accepted_and_every_other_point_is_not() {
    let mut pressed = 0;
    for (step, attempt) in steps() {
        let LessonTask::Point(points) = step.task else { continue };
        for point in (attempt.position().topology().points() - points).iter() {
            let mut tried = attempt.clone();
            tried.press(point);
            assert_eq!(*tried.progress(), StepProgress::Wrong(step.wrong.as_deref().unwrap()), "{}", place(&attempt));
            tried.press(points.first().unwrap());
            let found = if points.len() == 1 { StepProgress::Done(step.right.as_deref()) } else { StepProgress::Open };
            assert_eq!(*tried.progress(), found, "{}: a right point after a wrong one", place(&attempt));
        }
        let mut attempt = attempt;
        for point in points.iter() {
            assert_eq!(*attempt.progress(), StepProgress::Open, "{}", place(&attempt));
            attempt.press(point);
            pressed += 1;
        }
        assert_eq!(*attempt.progress(), StepProgress::Done(step.right.as_deref()), "{}", place(&attempt));
    }
    assert_eq!(pressed, 38);
}

#[test]
fn a_step_to_read_is_done_at_once_and_takes_neither_moves_nor_points() {
    for (step, attempt) in steps().filter(|(step, _)| step.task == LessonTask::Read) {
        assert_eq!(*attempt.progress(), StepProgress::Done(None));
        let mut tried = attempt.clone();
        for mv in attempt.position().legal_moves() {
            assert_eq!(tried.play(mv), Ok(Vec::new()));
        }
        tried.press(step.position.topology().points().first().unwrap());
        assert_eq!(tried, attempt);
    }
}

#[test]
fn an_illegal_move_changes_nothing() {
    for (_, attempt) in steps().filter(|(step, _)| step.task.takes_moves()) {
        let mut tried = attempt.clone();
        let illegal = attempt.position().topology().points().iter().map(Move::Place);
        for mv in illegal.filter(|mv| attempt.position().check(*mv).is_err()) {
            assert!(tried.play(mv).is_err());
        }
        assert_eq!(tried, attempt);
    }
}

#[test]
fn a_lesson_goes_through_its_steps_in_both_directions() {
    for lesson in Lesson::all() {
        let mut attempt = LessonAttempt::new(lesson, 0);
        assert_eq!(attempt.previous(), None);
        for step in 1..lesson.steps.len() {
            let next = attempt.next().unwrap();
            assert_eq!((next.step_number(), next.previous()), (step, Some(attempt)));
            attempt = next;
        }
        assert_eq!(attempt.next(), None);
        assert_eq!(LessonAttempt::new(lesson, 99), attempt);
    }
}

#[test]
fn a_wrong_move_in_the_middle_of_a_line_goes_back_to_that_move() {
    let lesson = Lesson::find("diamond-problem").unwrap();
    let mut attempt = LessonAttempt::new(lesson, 0);
    let play = |attempt: &mut LessonAttempt, text: &str| {
        let mv = attempt.position().parse_move(text).unwrap();
        let replies = attempt.play(mv).unwrap();
        let before: &Position = attempt.position();
        assert_eq!(before.variant(), lesson.variant);
        replies.len()
    };
    assert_eq!(play(&mut attempt, "e3-e4"), 1);
    let right = attempt.clone();
    assert_eq!(play(&mut attempt, "e2-e3"), 0);
    assert!(matches!(attempt.progress(), StepProgress::Wrong(_)));
    attempt.retry();
    assert_eq!(attempt, right);
    assert_eq!((play(&mut attempt, "g3-f3"), play(&mut attempt, "g4-f4")), (1, 0));
    assert!(matches!(attempt.progress(), StepProgress::Done(Some("lesson-diamond-problem-solve-right"))));
}
