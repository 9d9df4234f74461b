//! Attempts: right and wrong moves, replies, refutations, hints.

use tessera_engine::puzzles::{
    AttemptAnswer, AttemptError, AttemptResult, Puzzle, PuzzleAttempt, PuzzleGoal, PuzzleHint, Refutation,
    RefutationReason,
};
use tessera_rules::{Game, GameKind, IllegalMove, Move, Position, Side, Variant, diamond};

use super::shipped;

/// The problem published with the rules of Diamond: win in five plies.
fn published_problem() -> Puzzle {
    let text = "White e2 f2 e3 g3 g4 e5 f5; Black f3 c5 b6 b4 c7 d4; neutral d5; White to move";
    let position = Position::Diamond(diamond::parse_position(text).expect("a readable position"));
    let first = position.parse_move("e3-e4").expect("a legal move");
    Puzzle { position, goal: PuzzleGoal::Win { plies: 5 }, first, level: 5, themes: Vec::new() }
}

fn read(attempt: &PuzzleAttempt, text: &str) -> Move {
    attempt.position().parse_move(text).expect("a legal move")
}

#[test]
fn right_moves_get_the_best_defence_until_the_puzzle_is_solved() {
    let mut attempt = PuzzleAttempt::new(&published_problem());
    let mv = read(&attempt, "e3-e4");
    let expected = attempt.position().after(mv).parse_move("f3-f4").expect("every other reply loses at once");
    assert_eq!(attempt.play(mv), Ok(AttemptAnswer::Correct { reply: vec![expected] }));
    let mv = read(&attempt, "g3-f3");
    assert!(matches!(attempt.play(mv), Ok(AttemptAnswer::Correct { reply }) if reply.len() == 1));
    assert_eq!(attempt.result(), AttemptResult::Failed, "it is not solved yet");
    let wins = |mv: &Move| attempt.position().after(*mv).outcome().winner() == Some(Side::Second);
    let last = attempt.position().legal_moves().into_iter().find(wins).expect("every reply loses");
    assert_eq!(attempt.play(last), Ok(AttemptAnswer::Solved));
    assert_eq!((attempt.result(), attempt.played().len()), (AttemptResult::Solved, 5));
    assert_eq!(attempt.position().outcome().winner(), Some(Side::Second));
    assert_eq!(attempt.play(last), Err(AttemptError::Over));
    assert_eq!(attempt.hint(), None);
}

#[test]
fn a_wrong_move_is_refuted_on_the_board_and_not_played() {
    let mut attempt = PuzzleAttempt::new(&published_problem());
    let before = attempt.position().clone();
    let wrong = read(&attempt, "e2-d2");
    let Ok(AttemptAnswer::Wrong { refutation: Refutation { line, reason } }) = attempt.play(wrong) else {
        panic!("e2-d2 does not win")
    };
    assert_eq!(reason, RefutationReason::OpponentWins { plies: 3 }, "Black threatens b5 and c6");
    let end = line.iter().fold(before.after(wrong), |position, mv| position.play(*mv).expect("a legal line").next);
    assert_eq!((line.len(), end.outcome().winner()), (3, Some(Side::First)));
    assert_eq!((attempt.position(), attempt.played()), (&before, &[][..]));
    let illegal = Move::Pass;
    assert_eq!(attempt.play(illegal), Err(AttemptError::Illegal(IllegalMove::NotInThisGame)));
}

#[test]
fn a_mistake_counts_as_a_failure_even_if_the_puzzle_is_solved_afterwards() {
    let variant = Variant::standard(GameKind::Breakthrough);
    let position = Position::parse(variant, "8/P6p/8/8/8/8/8/P7 w").expect("a position");
    let first = position.parse_move("a7a8").expect("a move");
    let puzzle = Puzzle { position, goal: PuzzleGoal::Win { plies: 1 }, first, level: 1, themes: Vec::new() };
    let mut attempt = PuzzleAttempt::new(&puzzle);
    let wrong = read(&attempt, "a1a2");
    assert!(matches!(attempt.play(wrong), Ok(AttemptAnswer::Wrong { .. })));
    assert_eq!(attempt.play(first), Ok(AttemptAnswer::Solved));
    assert_eq!(attempt.result(), AttemptResult::Failed);
}

#[test]
fn hints_show_first_the_piece_and_then_the_move() {
    let puzzle = published_problem();
    let mut attempt = PuzzleAttempt::new(&puzzle);
    let origin = puzzle.first.origin().expect("a step").set();
    assert_eq!(attempt.hint(), Some(PuzzleHint::Region(origin)));
    assert_eq!(attempt.hint(), Some(PuzzleHint::Move(puzzle.first)));
    assert_eq!(attempt.hint(), Some(PuzzleHint::Move(puzzle.first)));
    assert!(matches!(attempt.play(puzzle.first), Ok(AttemptAnswer::Correct { .. })));
    for _ in 0..2 {
        let task = attempt.task().expect("it is not solved").clone();
        let (Some(PuzzleHint::Region(region)), Some(PuzzleHint::Move(mv))) = (attempt.hint(), attempt.hint()) else {
            panic!("two steps")
        };
        assert!(mv.origin().is_some_and(|at| region.contains(at)), "{}", task.position);
        assert!(!matches!(attempt.play(mv), Ok(AttemptAnswer::Wrong { .. }) | Err(_)));
    }
    assert_eq!(attempt.result(), AttemptResult::WithHints);
}

/// Plays shipped puzzles by their hints: every solution must be accepted to its end.
#[test]
fn the_hints_of_shipped_puzzles_solve_them_in_the_stated_number_of_moves() {
    for puzzle in shipped().step_by(25) {
        let mut attempt = PuzzleAttempt::new(puzzle);
        let mut moves = 0;
        while attempt.task().is_some() {
            let _ = attempt.hint().expect("where to look");
            let Some(PuzzleHint::Move(mv)) = attempt.hint() else { panic!("{puzzle}") };
            assert!(!matches!(attempt.play(mv), Ok(AttemptAnswer::Wrong { .. }) | Err(_)), "{puzzle}");
            moves += 1;
        }
        assert_eq!(moves, puzzle.goal.moves(), "{puzzle}");
    }
}

/// Every other first move of shipped puzzles must be called wrong, with a line that can be played.
#[test]
fn other_first_moves_of_shipped_puzzles_are_refuted() {
    for puzzle in shipped().step_by(60) {
        let mut attempt = PuzzleAttempt::new(puzzle);
        for mv in puzzle.position.legal_moves().into_iter().filter(|mv| *mv != puzzle.first) {
            let Ok(AttemptAnswer::Wrong { refutation }) = attempt.play(mv) else { panic!("{mv:?} in {puzzle}") };
            let mut position = puzzle.position.after(mv);
            for mv in &refutation.line {
                position = position.play(*mv).expect("a legal line").next;
            }
            if let RefutationReason::OpponentWins { plies } = refutation.reason {
                assert_eq!(refutation.line.len(), plies as usize, "{puzzle}");
                assert_eq!(position.outcome().winner(), Some(puzzle.side().other()), "{puzzle}");
            }
            if let (RefutationReason::Margin { discs }, Some(least)) = (refutation.reason, puzzle.goal.least_margin()) {
                assert!(discs < least, "{puzzle}");
            }
        }
    }
}
