//! The figures of the source documents: the lessons show them in their order and with what the documents say of them.

use std::collections::BTreeMap;

use tessera_engine::lessons::{Lesson, LessonAttempt, LessonStep, LessonTask, MoveGoal, StepProgress};
use tessera_rules::{Draw, Effect, Game, Move, Outcome, PerSide, Position, Side, Victory};

/// `tests/data/lesson-figures.txt`: per figure its place in the source, the lesson and the step, and its position.
fn figures() -> BTreeMap<&'static str, [&'static str; 3]> {
    let lines = include_str!("../../../../tests/data/lesson-figures.txt").lines().filter(|line| !line.starts_with('#'));
    lines
        .filter(|line| !line.is_empty())
        .map(|line| {
            let [name, lesson, step, position] = line.split(" | ").collect::<Vec<_>>().try_into().unwrap();
            (name, [lesson, step, position])
        })
        .collect()
}

fn find(lesson: &str, step: &str) -> (&'static Lesson, usize) {
    let lesson = Lesson::find(lesson).unwrap_or_else(|| panic!("{lesson}"));
    (lesson, lesson.steps.iter().position(|known| known.name == step).unwrap())
}

fn figure(name: &str) -> &'static LessonStep {
    let [lesson, step, _] = figures()[name];
    let (lesson, number) = find(lesson, step);
    &lesson.steps[number]
}

fn labels(position: &Position, points: impl Iterator<Item = tessera_rules::Point>) -> Vec<String> {
    let mut labels: Vec<String> = points.map(|point| position.topology().label(point).to_owned()).collect();
    labels.sort();
    labels
}

/// Plays a move and returns the position after it, and the points of the effects that `wanted` picks.
fn play(step: &LessonStep, text: &str, wanted: fn(&Effect) -> Option<tessera_rules::Point>) -> (Position, Vec<String>) {
    let played = step.position.play(step.position.parse_move(text).unwrap()).unwrap();
    let points = labels(&step.position, played.effects.iter().filter_map(wanted));
    (played.next, points)
}

const fn flipped(effect: &Effect) -> Option<tessera_rules::Point> {
    if let Effect::Flipped { at, .. } = effect { Some(*at) } else { None }
}

const fn neutralised(effect: &Effect) -> Option<tessera_rules::Point> {
    if let Effect::Neutralised { at, .. } = effect { Some(*at) } else { None }
}

#[test]
fn every_figure_stands_in_a_lesson_with_its_position() {
    let figures = figures();
    assert_eq!(figures.len(), 20);
    for (name, [lesson, step, position]) in figures {
        let (lesson, number) = find(lesson, step);
        let expected = Position::parse(lesson.variant, position).unwrap_or_else(|error| panic!("{name}: {error}"));
        let shown = &lesson.steps[number].position;
        assert_eq!(shown.placement(), expected.placement(), "{name}");
        assert_eq!(shown.side_to_move(), expected.side_to_move(), "{name}");
    }
}

#[test]
fn the_figures_of_the_thai_page_come_in_its_order() {
    let order = |name: &str| {
        let [lesson, step, _] = figures()[name];
        let (found, number) = find(lesson, step);
        (Lesson::all().iter().position(|lesson| *lesson == *found).unwrap(), number)
    };
    let places: Vec<(usize, usize)> = (1..=11).map(|number| order(&format!("figure {number:02}"))).collect();
    assert!(places.is_sorted_by(|a, b| a < b), "{places:?}");
}

#[test]
fn figures_2_to_9_flip_what_the_thai_page_says() {
    assert_eq!(play(figure("figure 02"), "f5", flipped).1, ["e5"]);
    let eight = ["c6", "d7", "d8", "e6", "e7", "f7", "f8", "g8"];
    assert_eq!(play(figure("figure 04"), "e8", flipped).1, eight);
    let after = figure("figure 05");
    assert_eq!(labels(&after.position, after.marks.iter()), eight, "the step after it points the flipped discs out");
    assert_eq!(play(figure("figure 06"), "h1", flipped).1, ["d1", "e1", "f1", "g1"]);
    assert_eq!(play(figure("figure 08"), "a4", flipped).1, ["b4", "c4", "d4"]);
}

#[test]
fn the_points_to_press_before_figures_7_and_9_are_the_discs_that_flip() {
    for (name, mv) in [("figure 06", "h1"), ("figure 08", "a4")] {
        let step = figure(name);
        let LessonTask::Point(points) = step.task else { panic!("{name}") };
        assert_eq!(labels(&step.position, points.iter()), play(step, mv, flipped).1, "{name}");
    }
}

#[test]
fn figures_10_and_11_end_as_the_thai_page_says() {
    let (end, _) = play(figure("figure 10"), "g2", flipped);
    assert_eq!(end.outcome(), Outcome::Won { side: Side::First, by: Victory::MoreDiscs });
    assert_eq!(end.official_score(), Some(PerSide::new(49, 15)));
    let (end, _) = play(figure("figure 11"), "g1", flipped);
    assert_eq!(end.outcome().winner(), Some(Side::Second));
    let placement = end.placement();
    assert_eq!((placement.first.len(), placement.second.len()), (10, 52));
    assert_eq!(end.official_score(), Some(PerSide::new(10, 54)));
}

#[test]
fn the_second_diagram_of_breakthrough_allows_what_the_article_says() {
    let targets = |name: &str, from: &str| {
        let position = &figure(name).position;
        let steps = position.legal_moves().into_iter();
        let of = steps.filter(|mv| mv.origin().is_some_and(|origin| position.topology().label(origin) == from));
        labels(position, of.filter_map(Move::target))
    };
    assert_eq!(targets("diagram 2, white", "c5"), ["b6", "c6", "d6"]);
    assert_eq!(targets("diagram 2, black", "f3"), ["e2", "g2"], "not f2");
}

#[test]
fn the_five_examples_of_diamond_capture_what_the_article_says() {
    let examples = [
        ("example 1", "d4-e4", &["f4"][..], 1),
        ("example 2", "e5-e4", &[], 2),
        ("example 3", "f4-e4", &[], 2),
        ("example 4", "f4-e4", &["d5"], 1),
        ("example 5", "d4-e4", &[], 0),
    ];
    for (name, text, captured, cornered) in examples {
        let step = figure(name);
        assert_eq!(play(step, text, neutralised).1, captured, "{name}");
        let mv = step.position.parse_move(text).unwrap();
        assert_eq!(step.position.cornered(mv).len(), cornered, "{name}");
        let is_right = match &step.task {
            LessonTask::Line(plies) => plies[0] == [mv],
            LessonTask::Find(goal) => *goal == MoveGoal::Corners(2) && goal.is_met(&step.position, mv),
            _ => false,
        };
        assert!(is_right, "{name}");
    }
}

#[test]
fn the_published_problem_is_solved_by_the_published_line() {
    let (lesson, step) = find("diamond-problem", "solve");
    for last in ["f3-f4", "g4-f4"] {
        let mut attempt = LessonAttempt::new(lesson, step);
        for text in ["e3-e4", "g3-f3", last] {
            let mv = attempt.position().parse_move(text).unwrap();
            attempt.play(mv).unwrap();
        }
        assert!(matches!(attempt.progress(), StepProgress::Done(Some(_))), "{last}");
        assert_eq!(attempt.position().outcome().winner(), Some(Side::Second), "{last}");
    }
}

#[test]
fn the_lesson_about_draws_ends_with_the_third_occurrence() {
    let (lesson, step) = find("diamond-draws", "repeat");
    let mut attempt = LessonAttempt::new(lesson, step);
    let mv = attempt.position().parse_move("g4-g3").unwrap();
    attempt.play(mv).unwrap();
    assert_eq!(attempt.position().outcome(), Outcome::Drawn(Draw::Repetition));
}
