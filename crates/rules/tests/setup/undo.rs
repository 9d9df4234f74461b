//! Undo and redo of edits.

use tessera_rules::setup::{PositionSetup, SetupEdit, SetupHistory};
use tessera_rules::{GameKind, Point, Side, Variant};

use super::{BLACK, empty};

fn press(history: &mut SetupHistory, index: usize) {
    history.edit(SetupEdit::Press { at: Point::new(index), brush: BLACK });
}

#[test]
fn edits_are_undone_one_by_one_and_redone() {
    let mut history = SetupHistory::new(empty(GameKind::Othello));
    let mut seen = vec![history.current().clone()];
    for index in 0..5 {
        press(&mut history, index);
        seen.push(history.current().clone());
    }
    for earlier in seen.iter().rev().skip(1) {
        history.undo();
        assert_eq!(history.current(), earlier);
    }
    assert!(!history.can_undo());
    history.undo();
    for later in &seen[1..] {
        history.redo();
        assert_eq!(history.current(), later);
    }
    assert!(!history.can_redo());
    history.redo();
    assert_eq!(history.current(), seen.last().unwrap());
}

#[test]
fn an_edit_after_undo_replaces_what_was_undone() {
    let mut history = SetupHistory::new(empty(GameKind::Othello));
    press(&mut history, 0);
    history.undo();
    press(&mut history, 1);
    assert!(!history.can_redo());
    assert!(history.current().placement().first.contains(Point::new(1)));
    assert_eq!(history.current().placement().occupied().len(), 1);
}

#[test]
fn an_edit_that_changes_nothing_is_not_recorded_and_keeps_what_can_be_redone() {
    let mut history = SetupHistory::new(empty(GameKind::Othello));
    press(&mut history, 0);
    history.undo();
    history.edit(SetupEdit::Clear);
    history.edit(SetupEdit::ToMove(Side::First));
    assert!(!history.can_undo());
    assert!(history.can_redo());
}

#[test]
fn a_replaced_set_up_comes_back_with_undo() {
    let mut history = SetupHistory::new(empty(GameKind::Othello));
    let start = PositionSetup::start(Variant::standard(GameKind::Diamond));
    history.edit(SetupEdit::Replace(Box::new(start.clone())));
    assert_eq!(history.current(), &start);
    history.undo();
    assert_eq!(history.current(), &empty(GameKind::Othello));
}
