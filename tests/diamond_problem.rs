//! The published problem of Diamond, solved by looking at every line.

#[path = "diamond/support.rs"]
mod support;

use support::{after, position};
use tessera::rules::diamond::Position;
use tessera::rules::{Game, Move};

fn problem() -> Position {
    position("White e2 f2 e3 g3 g4 e5 f5; Black f3 c5 b6 b4 c7 d4; neutral d5; White to move")
}

/// Whether the side to move can win within so many plies, whatever the other side does.
fn wins_within(position: &Position, plies: u32) -> bool {
    plies > 0 && position.legal_moves().into_iter().any(|mv| wins_by(position, mv, plies))
}

/// Whether this move wins at once, or leaves every answer lost within the plies that remain.
fn wins_by(position: &Position, mv: Move, plies: u32) -> bool {
    let next = position.play(mv).unwrap().next;
    match next.outcome().winner() {
        Some(side) => side == position.side_to_move(),
        None => {
            let answers = next.legal_moves();
            plies >= 3
                && !answers.is_empty()
                && answers.into_iter().all(|answer| {
                    let reached = next.play(answer).unwrap().next;
                    wins_within(&reached, plies - 2)
                })
        }
    }
}

fn winning_moves(position: &Position, plies: u32) -> Vec<String> {
    let winning = position.legal_moves().into_iter().filter(|mv| wins_by(position, *mv, plies));
    winning.map(|mv| position.format_move(mv)).collect()
}

/// The answers after which the opponent of the one who answers has no win at once.
fn saving_answers(position: &Position) -> Vec<String> {
    let saving = position.legal_moves().into_iter().filter(|mv| !wins_within(&position.play(*mv).unwrap().next, 1));
    saving.map(|mv| position.format_move(mv)).collect()
}

#[test]
fn only_e3_e4_wins_and_it_takes_three_moves() {
    assert_eq!(winning_moves(&problem(), 3), [""; 0]);
    assert_eq!(winning_moves(&problem(), 5), ["e3-e4"]);
}

#[test]
fn black_threatens_to_win_on_b5_and_c6() {
    let mut pass = problem().situation();
    pass.to_move = pass.to_move.other();
    let blacks_turn = Position::from_setup(problem().placement(), pass).unwrap();
    let targets = winning_moves(&blacks_turn, 1);
    assert!(
        !targets.is_empty() && targets.iter().all(|text| text.contains("-b5") || text.contains("-c6")),
        "{targets:?}"
    );
    assert!(targets.iter().any(|text| text.contains("-b5")) && targets.iter().any(|text| text.contains("-c6")));
}

#[test]
fn blacks_answers_are_forced_and_white_ends_on_f4() {
    let first = after(&problem(), "e3-e4!");
    assert_eq!(saving_answers(&first), ["f3-f4"]);
    let second = after(&first, "f3-f4 g3-f3");
    assert_eq!(saving_answers(&second), ["f4-e3"]);
    let third = after(&second, "f4-e3");
    assert_eq!(winning_moves(&third, 1), ["f3-f4#", "g4-f4#"]);
}

#[test]
fn the_published_line_can_be_read_and_written() {
    let line = "1.e3-e4! f3-f4 2.g3-f3 f4-e3 3.g4-f4#";
    let moves = problem().parse_game(line).unwrap();
    assert_eq!(moves.len(), 5);
    // White begins here, and numbers count Black's moves: so the game is written from the middle of a pair.
    assert_eq!(problem().format_game(&moves), "1... e3-e4 2. f3-f4 g3-f3 3. f4-e3 g4-f4#");
    assert_eq!(problem().parse_game(&problem().format_game(&moves)), Ok(moves.clone()));
    let answer = after(&problem(), "e3-e4").parse_game("1...f3-f4").unwrap();
    assert_eq!(answer, moves[1..2]);
}
