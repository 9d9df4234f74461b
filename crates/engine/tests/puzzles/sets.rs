//! The puzzles that come with the program.

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

use tessera_engine::puzzles::{
    Day, Puzzle, PuzzleFault, PuzzleGoal, PuzzleJudge, PuzzleSet, PuzzleTask, daily_puzzle, verify,
};
use tessera_rules::{Game, GameKind, Move};

use super::shipped;

/// The least number of puzzles of a game.
const LEAST: usize = 200;

#[test]
fn each_game_has_its_puzzles_and_all_take_at_most_100_kilobytes() {
    let mut bytes = 0;
    for kind in GameKind::ALL {
        assert!(PuzzleSet::built_in(kind).puzzles().len() >= LEAST, "{kind}");
        let file = Path::new(env!("CARGO_MANIFEST_DIR")).join(format!("../../assets/puzzles/{}.txt", kind.id()));
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

fn prove_all(kind: GameKind) {
    let faults: Vec<String> = PuzzleSet::built_in(kind)
        .puzzles()
        .iter()
        .filter_map(|puzzle| Some((puzzle, verify(puzzle, &mut PuzzleJudge::new(&puzzle.position)).err()?)))
        .map(|(puzzle, fault)| format!("{puzzle}: {fault}"))
        .collect();
    assert_eq!(faults, [""; 0]);
}

#[test]
fn every_puzzle_of_othello_is_proved_again() {
    prove_all(GameKind::Othello);
}

#[test]
fn every_puzzle_of_breakthrough_is_proved_again() {
    prove_all(GameKind::Breakthrough);
}

#[test]
fn every_puzzle_of_diamond_is_proved_again() {
    prove_all(GameKind::Diamond);
}

#[test]
fn the_defence_keeps_the_best_score_and_leaves_one_move_for_as_long_as_the_goal_says() {
    let longer = |puzzle: &&Puzzle| puzzle.goal.least_margin().is_some() && puzzle.goal.moves() > 1;
    for puzzle in shipped().filter(longer).step_by(5) {
        let mut judge = PuzzleJudge::new(&puzzle.position);
        let (mut task, mut mv) = (PuzzleTask::new(puzzle), puzzle.first);
        for found in 1..puzzle.goal.moves() {
            let (replies, rest) = judge.respond(&task, mv).expect("it is proved");
            let before = task.position.after(mv);
            let margin = |mv: Move| judge.margin(&before.after(mv), task.side).expect("it is proved");
            let least = before.legal_moves().into_iter().map(margin).min();
            assert_eq!(Some(margin(replies[0])), least, "{puzzle}: a best defence");
            task = rest.expect("the puzzle goes on");
            let solutions = judge.solutions(&task).expect("it is proved");
            assert_eq!(solutions.len(), 1, "{puzzle}: after {found} moves");
            mv = solutions[0];
        }
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
