//! The puzzles that come with the program.

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

use tessera::puzzles::{Day, Puzzle, PuzzleFault, PuzzleGoal, PuzzleJudge, PuzzleSet, daily_puzzle, verify};
use tessera::rules::{Game, GameKind};

use super::shipped;

/// The least number of puzzles of a game.
const LEAST: usize = 200;

#[test]
fn each_game_has_its_puzzles_and_all_take_at_most_100_kilobytes() {
    let mut bytes = 0;
    for kind in GameKind::ALL {
        assert!(PuzzleSet::built_in(kind).puzzles().len() >= LEAST, "{kind}");
        let file = Path::new(env!("CARGO_MANIFEST_DIR")).join(format!("assets/puzzles/{}.txt", kind.id()));
        bytes += std::fs::metadata(file).expect("the file exists").len();
    }
    assert!(bytes <= 100_000, "{bytes}");
}

#[test]
fn every_puzzle_has_a_name_of_its_own_and_is_not_trivial() {
    let names: BTreeSet<_> = shipped().map(Puzzle::id).collect();
    assert_eq!(names.len(), shipped().count());
    for puzzle in shipped() {
        assert!(puzzle.level >= 2 && puzzle.position.legal_moves().len() >= 3, "{puzzle}");
        assert_eq!(puzzle.position.check(puzzle.first), Ok(()), "{puzzle}");
    }
}

#[test]
fn each_game_has_puzzles_of_every_difficulty_and_breakthrough_of_several_boards() {
    for kind in GameKind::ALL {
        let mut counts = BTreeMap::new();
        for puzzle in PuzzleSet::built_in(kind).puzzles() {
            *counts.entry(puzzle.difficulty().number()).or_insert(0) += 1;
        }
        assert!(counts.values().filter(|count| **count >= 3).count() >= 4, "{kind}: {counts:?}");
    }
    let puzzles = PuzzleSet::built_in(GameKind::Breakthrough).puzzles();
    let boards: BTreeSet<_> = puzzles.iter().map(|puzzle| puzzle.variant().size()).collect();
    assert!(boards.len() >= 4, "{boards:?}");
}

/// The whole set is proved by `tessera-engine puzzles --verify`.
#[test]
fn a_sample_of_the_puzzles_is_proved_again() {
    for puzzle in shipped().step_by(12) {
        assert_eq!(verify(puzzle, &mut PuzzleJudge::new(&puzzle.position)), Ok(()), "{puzzle}");
    }
}

#[test]
fn a_puzzle_that_states_something_false_is_not_proved() {
    let puzzle = shipped().find(|puzzle| puzzle.goal == PuzzleGoal::Win { plies: 5 }).expect("a win in five plies");
    let check = |puzzle: &Puzzle| verify(puzzle, &mut PuzzleJudge::new(&puzzle.position));
    let sooner = Puzzle { goal: PuzzleGoal::Win { plies: 3 }, ..puzzle.clone() };
    assert_eq!(check(&sooner), Err(PuzzleFault::GoalFails));
    let later = Puzzle { goal: PuzzleGoal::Win { plies: 7 }, ..puzzle.clone() };
    assert_eq!(check(&later), Err(PuzzleFault::WinsSooner));
    let other = puzzle.position.legal_moves().into_iter().find(|mv| *mv != puzzle.first).expect("another move");
    let named = puzzle.position.format_move(puzzle.first);
    assert_eq!(check(&Puzzle { first: other, ..puzzle.clone() }), Err(PuzzleFault::OtherFirstMove(named)));
    assert_eq!(check(&Puzzle { themes: Vec::new(), ..puzzle.clone() }).is_ok(), puzzle.themes.is_empty());
}

#[test]
fn days_in_a_row_have_different_puzzles_and_the_games_take_turns() {
    let first = Day::of_date(2026, 11, 23).expect("a date").number();
    let days = (GameKind::COUNT * LEAST) as u32;
    let puzzles: Vec<&Puzzle> =
        (first..first + days).map(|day| daily_puzzle(Day::new(day)).expect("every game has puzzles")).collect();
    let names: BTreeSet<_> = puzzles.iter().map(|puzzle| puzzle.id()).collect();
    assert_eq!(names.len(), days as usize);
    for three in puzzles.windows(3) {
        let kinds: BTreeSet<GameKind> = three.iter().map(|puzzle| puzzle.variant().kind()).collect();
        assert_eq!(kinds.len(), 3);
    }
    assert_eq!(daily_puzzle(Day::new(first)), daily_puzzle(Day::new(first)));
}
