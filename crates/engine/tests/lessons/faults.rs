//! Faulty lesson files: each fault is found, with its step.

use tessera_engine::lessons::{Lesson, LessonErrorReason};
use tessera_rules::{Game, GameKind};

/// The fault of a file about a game with this id, as text.
fn fault(game: &str, text: &str) -> (String, LessonErrorReason) {
    let kind: GameKind = game.parse().unwrap();
    let error = Lesson::read(kind, "test", text).expect_err(text);
    assert_eq!(error.lesson, format!("{game}-test"));
    (error.step, *error.reason)
}

/// The fault of a file with one step, called `one`.
fn fault_of_step(game: &str, fields: &str) -> LessonErrorReason {
    let (step, reason) = fault(game, &format!(r#"{{"steps": [{{"step": "one", {fields}}}]}}"#));
    assert_eq!(step, "one");
    reason
}

#[test]
fn a_file_that_is_not_a_lesson_is_refused() {
    use LessonErrorReason::{Form, NoSteps, SameName, Variant};
    for text in ["", "[]", "{}", r#"{"steps": [{"step": "one", "mark": 3}]}"#, r#"{"steps": [], "pace": 1}"#] {
        assert!(matches!(fault("othello", text), (step, Form(_)) if step.is_empty()), "{text}");
    }
    assert!(matches!(fault("othello", r#"{"steps": []}"#), (_, NoSteps)));
    assert!(matches!(fault("othello", r#"{"size": "7x7", "steps": []}"#), (_, Variant(_))));
    assert!(matches!(fault("othello", r#"{"size": "big", "steps": []}"#), (_, Variant(_))));
    let twice = r#"{"steps": [{"step": "one"}, {"step": "one"}]}"#;
    assert!(matches!(fault("othello", twice), (step, SameName) if step == "one"));
}

#[test]
fn an_impossible_position_or_move_is_refused() {
    use LessonErrorReason::{Lines, Move, NoSuchPoint, Position};
    assert!(matches!(fault_of_step("othello", r#""position": "XXO""#), Position { text, .. } if text == "XXO"));
    let two_squares = r#""position": "White d3 e3 e4 d4; Black a1; White to move""#;
    assert!(matches!(fault_of_step("diamond", two_squares), Position { .. }));
    assert!(matches!(fault_of_step("othello", r#""moves": "f5 f5""#), Move { .. }));
    assert!(matches!(fault_of_step("othello", r#""mark": "d3 k9""#), NoSuchPoint(label) if label == "k9"));
    assert!(matches!(fault_of_step("othello", r#""task": {"line": ["f5", "e3"]}"#), Move { .. }));
    assert!(matches!(fault_of_step("othello", r#""task": {"line": ["a1"]}"#), Move { .. }));
    let split = r#""task": {"line": ["f5|d3", "f6", "e6"]}"#;
    assert!(matches!(fault_of_step("othello", split), Lines(_)), "f6 does not answer d3");
}

#[test]
fn a_task_that_cannot_be_done_or_missed_is_refused() {
    use LessonErrorReason::{Decided, EmptyTask, GameOver, Goal};
    assert!(matches!(fault_of_step("othello", r#""task": {"point": " "}"#), EmptyTask));
    assert!(matches!(fault_of_step("othello", r#""task": {"line": []}"#), EmptyTask));
    assert!(matches!(fault_of_step("othello", r#""task": {"line": ["f5", "f6"]}"#), EmptyTask), "it ends with a reply");
    let all = fault_of_step("othello", r#""task": {"find": {"flips": 1}}"#);
    assert!(matches!(all, Goal { right: 4, legal: 4 }));
    let none = fault_of_step("othello", r#""task": {"find": "captures"}"#);
    assert!(matches!(none, Goal { right: 0, legal: 4 }));
    let over = r#""size": "5x5", "steps": [{"step": "one", "position": "P4/5/5/p4/5 b", "task": {"find": "wins"}}]"#;
    assert!(matches!(fault("breakthrough", &format!("{{{over}}}")), (_, GameOver)));
    for goal in [
        r#"{"hold": {"points": "d4", "count": 2}}"#,
        r#"{"hold": {"points": "e4", "count": 1}}"#,
        r#"{"survive": {"points": "a1", "moves": 0}}"#,
        r#"{"survive": {"points": "", "moves": 3}}"#,
        r#"{"squeeze": {"moves": 3, "within": 0}}"#,
    ] {
        let task = format!(r#""task": {{"match": {{"level": 1, "goal": {goal}}}}}"#);
        assert!(matches!(fault_of_step("othello", &task), Decided), "{goal}");
    }
    let level = r#"{"steps": [{"step": "one", "task": {"match": {"level": 12, "goal": "win"}}}]}"#;
    assert!(matches!(fault("othello", level), (_, LessonErrorReason::Form(_))));
}

#[test]
fn an_answer_that_can_never_be_given_is_refused() {
    use LessonErrorReason::{AnswerToRightMove, AnswersWithoutMoves, EmptyTask, Move};
    let with = |task: &str, answer: &str| fault_of_step("othello", &format!(r#"{task} "answers": [{answer}]"#));
    let line = r#""task": {"line": ["f5"]},"#;
    assert!(matches!(with("", r#"{"to": ["c4"], "say": "x"}"#), AnswersWithoutMoves));
    assert!(matches!(with(line, r#"{"to": ["f5"], "say": "x"}"#), AnswerToRightMove(text) if text == "f5"));
    assert!(matches!(with(line, r#"{"to": ["c4", "c4"], "say": "x"}"#), AnswerToRightMove(_)));
    assert!(matches!(with(line, r#"{"to": ["c4"], "say": "x"}, {"to": ["c4"], "say": "y"}"#), AnswerToRightMove(_)));
    assert!(matches!(with(line, r#"{"to": [], "say": "x"}"#), EmptyTask));
    assert!(matches!(with(line, r#"{"to": ["c4"], "say": "x", "reply": ["c4"]}"#), Move { .. }));
}

#[test]
fn a_step_after_several_endings_needs_a_position_and_after_one_it_does_not() {
    let after = |task: &str| format!(r#"{{"steps": [{{"step": "one", "task": {task}}}, {{"step": "two"}}]}}"#);
    let several = fault("othello", &after(r#"{"line": ["f5|d3"]}"#));
    assert!(matches!(several, (step, LessonErrorReason::PositionNeeded) if step == "two"));
    let lesson = Lesson::read(GameKind::ALL[0], "test", &after(r#"{"line": ["f5", "f6", "e6"]}"#)).unwrap();
    assert_eq!(lesson.steps[1].position.placement().occupied().len(), 7);
}

#[test]
fn a_fault_says_where_it_is() {
    let kind: GameKind = "othello".parse().unwrap();
    let text = r#"{"steps": [{"step": "one", "mark": "z1"}]}"#;
    let error = Lesson::read(kind, "test", text).unwrap_err();
    assert_eq!(error.to_string(), r#"lesson othello-test, step "one": "z1" is not a point of the board"#);
}
