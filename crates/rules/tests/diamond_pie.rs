//! Diamond's pie rule: White may switch sides in place of the second ply.

#![allow(clippy::unwrap_used)] // the lint spares test functions, not their helpers

#[path = "diamond/support.rs"]
mod support;

use support::{after, at, effects, refusal, set};
use tessera_rules::diamond::Position;
use tessera_rules::{Effect, Game, GameKind, IllegalMove, Move, Side, Variant};

fn swapped() -> Position {
    after(&Position::start(), "e4 swap")
}

#[test]
fn sides_may_be_switched_exactly_in_place_of_the_second_ply() {
    assert_eq!(refusal(&Position::start(), Move::Swap), IllegalMove::SwapOnlySecondPly);
    let second_ply = after(&Position::start(), "e4");
    assert_eq!(second_ply.legal_moves().last(), Some(&Move::Swap));
    assert_eq!(second_ply.count_legal_moves(), 62);
    assert_eq!(refusal(&after(&second_ply, "d4"), Move::Swap), IllegalMove::SwapOnlySecondPly);
    assert_eq!(refusal(&after(&second_ply, "d4 c4"), Move::Swap), IllegalMove::SwapOnlySecondPly);
}

#[test]
fn a_swap_keeps_the_piece_black_and_white_to_move() {
    let before = after(&Position::start(), "e4");
    assert_eq!(effects(&before, "swap"), [Effect::SidesSwapped]);
    assert_eq!(swapped().placement(), before.placement());
    assert_eq!(swapped().placement().first, set("e4"));
    assert_eq!(swapped().side_to_move(), Side::Second);
    assert_eq!(swapped().situation().in_hand, before.situation().in_hand);
    assert!(swapped().situation().swapped);
}

#[test]
fn a_switch_cannot_be_answered_by_a_switch() {
    assert_eq!(refusal(&swapped(), Move::Swap), IllegalMove::SwapOnlySecondPly);
    assert_eq!(swapped().count_legal_moves(), 61);
    assert!(!swapped().legal_moves().contains(&Move::Swap));
}

#[test]
fn after_the_switch_white_places_on_and_the_turns_alternate() {
    let next = after(&swapped(), "d4");
    assert_eq!(next.placement().second, set("d4"));
    assert_eq!(next.side_to_move(), Side::First);
    assert_eq!(refusal(&next, Move::Swap), IllegalMove::SwapOnlySecondPly);
    assert_eq!(refusal(&next, Move::Place(at("e4"))), IllegalMove::Occupied(at("e4")));
}

#[test]
fn the_position_knows_who_opened_for_the_rest_of_the_game() {
    let start = tessera_rules::Position::start(Variant::standard(GameKind::Diamond));
    assert_eq!(start.opener(), Side::First);
    let kept = after(&Position::start(), "e4 d4 c4");
    assert_eq!(tessera_rules::Position::Diamond(kept).opener(), Side::First);
    assert_eq!(tessera_rules::Position::Diamond(swapped()).opener(), Side::Second);
    let later = after(&swapped(), "d4 c4 b4");
    assert!(later.situation().swapped);
    assert_eq!(tessera_rules::Position::Diamond(later).opener(), Side::Second);
}

#[test]
fn a_switched_game_is_written_and_read() {
    let moves = Position::start().parse_game("1. e4 switch 2. d4 c4").unwrap();
    assert_eq!(Position::start().format_game(&moves), "1. e4 swap 2. d4 c4");
    assert_eq!(swapped().format_position(), "7/8/8/8/4b3/8/8/7 w p11,12 0 s");
    assert_eq!(support::position("7/8/8/8/4b3/8/8/7 w p11,12 0 s"), swapped());
    assert_ne!(support::position("7/8/8/8/4b3/8/8/7 w p11,12 0 -"), swapped());
}
