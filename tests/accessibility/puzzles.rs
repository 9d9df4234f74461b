//! A puzzle by words alone: what a screen reader says on the way through it.

use bevy::prelude::*;
use tessera::accessibility::requests::AccessibilityRequest;
use tessera::game::puzzle::{PuzzleBoard, PuzzlePhase};
use tessera::puzzles::Puzzle;
use tessera::rules::{Game, Move, Point};

use super::reader::Reader;

/// Presses the button of this name and returns the announcements that follow.
fn button(reader: &mut Reader, name: &str) -> Vec<String> {
    said(reader, |reader| reader.request(AccessibilityRequest::Edit(name.into())))
}

/// Plays a move by pressing its points, and waits until the board expects something again.
fn play(reader: &mut Reader, mv: Move) -> Vec<String> {
    let label = |reader: &mut Reader, point| board(reader).attempt.position().topology().label(point).to_owned();
    let points: Vec<String> = points_of(mv).map(|point| label(reader, point)).collect();
    said(reader, |reader| {
        reader.press(&points.join(" "));
        while matches!(board(reader).phase, PuzzlePhase::Judging(_) | PuzzlePhase::Showing) {
            reader.update();
            std::thread::yield_now();
        }
    })
}

fn said(reader: &mut Reader, act: impl FnOnce(&mut Reader)) -> Vec<String> {
    let before = reader.announcements.len();
    act(reader);
    reader.update();
    reader.update();
    reader.announcements[before..].iter().map(|announcement| announcement.text.clone()).collect()
}

fn board(reader: &mut Reader) -> PuzzleBoard {
    let world = reader.app.world_mut();
    world.query::<&PuzzleBoard>().single(world).expect("a puzzle is open").clone()
}

/// The points that a move is made with, in their order.
fn points_of(mv: Move) -> impl Iterator<Item = Point> {
    mv.origin().into_iter().chain(mv.target().filter(move |target| Some(*target) != mv.origin()))
}

fn wrong_move(puzzle: &Puzzle) -> Move {
    puzzle.position.legal_moves().into_iter().find(|mv| *mv != puzzle.first).expect("another move")
}

fn names(reader: &Reader) -> Vec<&'static str> {
    reader.page().edits.iter().map(|button| button.edit).collect()
}

fn contains(said: &[String], words: &str) -> bool {
    said.iter().any(|said| said.contains(words))
}

#[test]
fn a_puzzle_is_solved_by_words_alone() {
    let mut reader = Reader::new();
    let opened = button(&mut reader, "puzzles-breakthrough");
    let puzzle = board(&mut reader).attempt.puzzle().clone();
    assert!(opened.len() == 1 && opened[0].starts_with("Puzzle · Breakthrough"), "{opened:?}");
    assert!(opened[0].contains(" to move and win in "), "{opened:?}");
    assert!(opened[0].ends_with(&reader.page().status), "the goal stays as the status: {}", reader.page().status);
    assert_eq!(names(&reader), ["puzzle-hint", "puzzle-solution", "puzzle-leave"]);

    let wrong = play(&mut reader, wrong_move(&puzzle));
    assert!(contains(&wrong, "This loses: now ") || contains(&wrong, "This does not win quickly enough."), "{wrong:?}");
    assert_eq!(names(&reader), ["puzzle-try-again", "puzzle-solution", "puzzle-leave"]);
    button(&mut reader, "puzzle-try-again");
    assert_eq!(board(&mut reader).attempt.position(), &puzzle.position);

    let hint = button(&mut reader, "puzzle-hint");
    assert!(contains(&hint, "Look at "), "{hint:?}");
    let hint = button(&mut reader, "puzzle-hint");
    assert!(contains(&hint, "Try "), "{hint:?}");
    for left in (1..=puzzle.goal.moves()).rev() {
        let mv = board(&mut reader).attempt.solution().expect("it is not solved");
        let answer = play(&mut reader, mv);
        let expected = if left > 1 { "still wins: " } else { "Solved, after a mistake." };
        assert!(contains(&answer, expected), "{answer:?}");
    }
    assert_eq!(names(&reader), ["puzzle-next", "puzzle-analyse", "puzzle-leave"]);
    let next = button(&mut reader, "puzzle-next");
    assert!(next[0].starts_with("Puzzle · Breakthrough"), "{next:?}");
    assert_ne!(board(&mut reader).attempt.puzzle().id(), puzzle.id());
}

#[test]
fn the_goals_of_othello_are_counted_in_discs() {
    let mut reader = Reader::new();
    let opened = button(&mut reader, "puzzles-othello");
    let goal = |words| opened[0].contains(words);
    assert!(goal("Only one move wins.") || goal("With the best play "), "{opened:?}");
    assert!(goal("Find the move.") || goal(" moves in a row."), "{opened:?}");
    let puzzle = board(&mut reader).attempt.puzzle().clone();
    let wrong = play(&mut reader, wrong_move(&puzzle));
    assert!(contains(&wrong, "Not the best: with the best play "), "{wrong:?}");
}

#[test]
fn the_puzzle_of_the_day_opens_and_the_match_that_waits_comes_back() {
    let mut reader = Reader::open("othello", "");
    reader.press("f5");
    let moves = reader.page().moves.clone();
    let opened = button(&mut reader, "puzzle-of-the-day");
    assert!(opened[0].starts_with("Puzzle of the day · "), "{opened:?}");
    button(&mut reader, "puzzle-leave");
    assert_eq!(reader.page().moves, moves);
    assert_eq!(names(&reader), ["open", "lessons", "puzzles"]);
}
