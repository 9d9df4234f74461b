//! Hints: a good move, with its reason where there is a proof.

use bevy::prelude::*;
use tessera::game::clock::Clock;
use tessera::game::hint::{Explanation, Hint, HintSearch, Threat};
use tessera::game::matches::Seat;
use tessera::game::player::{Level, Player, Players};
use tessera::game::requests::MatchCommand;
use tessera::game::requests::RefusalReason::{ComputerToMove, MatchOver, TimedMatch};
use tessera::rules::{Game, GameKind, Outcome, PointSet, Position, Side, Size, Variant, Victory};

use crate::computers::{against, computer};
use crate::table::{Table, point, start};

fn breakthrough(columns: u8, rows: u8, text: &str) -> Position {
    let variant = Variant::new(GameKind::Breakthrough, Size { columns, rows }).expect("an allowed size");
    Position::parse(variant, text).expect("a readable position")
}

/// The hint for a position, and the position.
fn hint(position: Position) -> (Hint, Position) {
    let mut table = Table::new();
    let game = table.seat(position.clone(), "", Players::HUMANS);
    table.request(game, MatchCommand::Hint);
    assert!(table.app.world().get::<HintSearch>(game).is_some(), "it is looked for elsewhere");
    table.wait("a hint", |table| table.app.world().get::<Hint>(game).is_some());
    (table.part::<Hint>(game), position)
}

fn text(hint: &Hint, position: &Position) -> String {
    position.format_move(hint.mv)
}

#[test]
fn a_hint_that_wins_at_once_names_the_victory() {
    let (hint, position) = hint(breakthrough(4, 4, "4/P3/2pp/3P w"));
    assert_eq!(text(&hint, &position), "a3-a4");
    assert_eq!(hint.why, Explanation::WinsNow(Victory::FarRow { at: point(&position, "a4") }));
}

#[test]
fn a_forced_win_is_counted_in_moves_of_the_winner() {
    // White walks to the far row in three; Black needs four.
    let (hint, position) = hint(breakthrough(6, 7, "5p/5p/6/P5/6/6/P5 w"));
    assert!(text(&hint, &position).starts_with("a4-"), "{}", text(&hint, &position));
    assert_eq!(hint.why, Explanation::WinsIn { moves: 3 });
}

#[test]
fn a_hint_that_stops_a_square_names_the_square() {
    // Black has three corners of the square c4 d4 c5 d5 and would place the fourth.
    let position = start(GameKind::Diamond);
    let mut table = Table::new();
    let game = table.seat(position.clone(), "c4 a1 d4 a4 c5", Players::HUMANS);
    table.request(game, MatchCommand::Hint);
    table.wait("a hint", |table| table.app.world().get::<Hint>(game).is_some());
    let found = table.part::<Hint>(game);
    let d5 = point(&position, "d5");
    assert_eq!(text(&found, &table.position(game)), "d5");
    let corners = ["c4", "d4", "c5", "d5"].map(|label| point(&position, label)).into_iter().collect::<PointSet>();
    let threat = Threat { at: d5, by: Victory::Square { corners } };
    assert_eq!(found.why, Explanation::OnlyDefence(Some(threat)), "whatever else White plays, Black completes it");
}

#[test]
fn a_hint_in_a_lost_position_counts_the_moves_until_the_loss() {
    let (hint, _) = hint(breakthrough(6, 8, "6/P4p/6/5p/6/6/6/6 b"));
    assert_eq!(hint.why, Explanation::HoldsOut { moves: 1 });
}

#[test]
fn a_hint_without_a_proof_gives_the_search_depth() {
    let (hint, _) = hint(start(GameKind::Breakthrough));
    assert!(matches!(hint.why, Explanation::SeemsBest { plies: 2.. }), "{:?}", hint.why);
}

#[test]
fn a_hint_lasts_for_one_position_and_is_searched_once() {
    let mut table = Table::new();
    let game = table.seat(breakthrough(4, 4, "4/P3/2pp/3P w"), "", Players::HUMANS);
    table.request(game, MatchCommand::Hint);
    table.wait("a hint", |table| table.app.world().get::<Hint>(game).is_some());
    table.request(game, MatchCommand::Hint);
    assert!(table.app.world().get::<HintSearch>(game).is_none(), "it is known already");
    table.play(game, "d1-c2");
    assert!(table.app.world().get::<Hint>(game).is_none());
}

#[test]
fn a_move_cancels_the_search_for_a_hint() {
    let mut table = Table::new();
    let game = table.seat(start(GameKind::Breakthrough), "", Players::HUMANS);
    table.request(game, MatchCommand::Hint);
    table.app.update();
    table.play(game, "a2-a3");
    assert!(table.app.world().get::<HintSearch>(game).is_none());
    table.run_until_idle();
    assert!(table.app.world().get::<Hint>(game).is_none());
}

#[test]
fn hints_are_refused_on_the_turn_of_a_computer_and_after_the_end() {
    let mut table = Table::new();
    let game: Entity = table.seat(start(GameKind::Diamond), "c4", against(computer(10)));
    assert_eq!(table.refusal(game, MatchCommand::Hint), ComputerToMove);
    table.request(game, MatchCommand::Resign(Side::First));
    assert!(matches!(table.outcome(game), Outcome::Won { .. }));
    assert_eq!(table.refusal(game, MatchCommand::Hint), MatchOver);
}

#[test]
fn two_people_who_play_against_the_clock_get_no_hint_until_the_end() {
    let mut table = Table::new();
    let game = table.seat(start(GameKind::Breakthrough), "b2-b3", Players::HUMANS);
    table.app.world_mut().entity_mut(game).insert(Clock::new("3+2".parse().expect("a time")));
    assert_eq!(table.refusal(game, MatchCommand::Hint), TimedMatch);
    assert!(table.app.world().get::<HintSearch>(game).is_none());
    let player = Player::Computer(Level::FIRST);
    table.request(game, MatchCommand::SetPlayer { seat: Seat::One, player });
    table.request(game, MatchCommand::Hint);
    assert!(table.app.world().get::<HintSearch>(game).is_some(), "a computer is not at a disadvantage");
}
