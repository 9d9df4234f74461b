//! Positions read from pasted text.

use tessera_rules::records::{GameRecord, GameTree, RecordFormat};
use tessera_rules::setup::{SetupTextError, read_position};
use tessera_rules::{Game, GameKind, Position, Variant};

use super::random_positions;

#[test]
fn every_position_is_read_back_whatever_board_is_expected() {
    for position in random_positions(7, 10) {
        let text = position.format_position();
        assert_eq!(read_position(&text, position.variant()).unwrap(), position);
        assert_eq!(read_position(&format!(" {text}\n"), position.variant()).unwrap(), position);
    }
    let othello = Position::start(Variant::standard(GameKind::Othello));
    let read = read_position(&othello.format_position(), Variant::standard(GameKind::Diamond)).unwrap();
    assert_eq!(read, othello);
}

#[test]
fn a_board_of_64_characters_is_a_position_of_othello() {
    let start = Position::start(Variant::standard(GameKind::Othello));
    let text = format!("{}OX{}XO{} X", "-".repeat(27), "-".repeat(6), "-".repeat(27));
    assert_eq!(read_position(&text, start.variant()).unwrap(), start);
}

#[test]
fn a_game_gives_the_position_that_is_looked_at() {
    let start = Position::start(Variant::standard(GameKind::Othello));
    let mut tree = GameTree::new(start.clone());
    let mv = start.parse_move("f5").unwrap();
    tree.play(mv).unwrap();
    let record = GameRecord::new(tree);
    let link = RecordFormat::find("link").unwrap().write(&record).unwrap();
    assert_eq!(read_position(&link, Variant::standard(GameKind::Diamond)).unwrap(), start.after(mv));
}

#[test]
fn a_text_that_describes_an_illegal_position_gives_the_reason() {
    let breakthrough = Variant::standard(GameKind::Breakthrough);
    let error = read_position("P7/8/8/8/8/8/8/p7 w", breakthrough).unwrap_err();
    assert!(matches!(&error, SetupTextError::Illegal(_)), "{error}");
    assert!(error.to_string().contains("far row"), "{error}");
}

#[test]
fn other_texts_are_refused_with_a_sentence() {
    let othello = Variant::standard(GameKind::Othello);
    for text in ["", "   ", "hello", "7/8/8", "\u{0}", "{", "é"] {
        let error = read_position(text, othello).unwrap_err();
        assert!(!error.to_string().is_empty(), "{text:?}");
    }
}
