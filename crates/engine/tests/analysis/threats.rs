//! Threats: the same position with the other side to move.

use tessera_engine::analysis::threatening_position;
use tessera_rules::{Game, GameKind, Position, Variant};

fn start(kind: GameKind) -> Position {
    Position::start(Variant::standard(kind))
}

fn after(mut position: Position, moves: &str) -> Position {
    for text in moves.split(' ') {
        position.play_unchecked(position.parse_move(text).expect("a legal move"));
    }
    position
}

#[test]
fn the_other_side_moves_and_the_pieces_stay() {
    for (kind, moves) in [(GameKind::Othello, "f5 d6"), (GameKind::Breakthrough, "b2-b3 a7-a6")] {
        let position = after(start(kind), moves);
        let threatening = threatening_position(&position).expect("the other side can move");
        assert_eq!(threatening.side_to_move(), position.side_to_move().other());
        assert_eq!(threatening.placement(), position.placement());
        assert_eq!(threatening_position(&threatening), Some(position));
    }
}

#[test]
fn there_is_no_threat_where_a_turn_cannot_be_left_out() {
    let placing = start(GameKind::Diamond);
    assert_eq!(threatening_position(&placing), None, "pieces are placed in turn");
    // After 60 squares are full or nobody can move the game is over.
    let lost = after(start(GameKind::Othello), "e6 f4 e3 f6 g5 d6 e7 f5 c5");
    assert!(lost.outcome().is_over());
    assert_eq!(threatening_position(&lost), None, "the game is over");
}

#[test]
fn a_side_that_could_only_pass_threatens_nothing() {
    let variant = Variant::standard(GameKind::Othello);
    let mut found = 0;
    let mut position = Position::start(variant);
    // Along this game the side to move could often move, and its opponent not.
    for step in 0..60 {
        let moves = position.legal_moves();
        if position.outcome().is_over() {
            break;
        }
        position.play_unchecked(moves[step % moves.len()]);
        if let Some(threatening) = threatening_position(&position) {
            assert!(threatening.legal_moves().iter().all(|mv| mv.target().is_some()));
            found += 1;
        }
    }
    assert!(found > 20);
}
