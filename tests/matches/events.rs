//! One scripted match of each game, received event by event.

use tessera::game::events::MatchEvent::{Ended, Jumped, Played, TurnStarted};
use tessera::game::events::{BoardEvent, MatchEvent};
use tessera::game::requests::MatchCommand;
use tessera::game::spawn::{spawn_match, spawn_match_with};
use tessera::rules::Effect::{Captured, Flipped, Moved, Neutralised, Passed, Placed, Removed};
use tessera::rules::Side::{First, Second};
use tessera::rules::{
    Effect, Game, GameKind, Move, Outcome, Placement, PointSet, Position, Setup, Situation, Variant, Victory, othello,
};

use crate::table::{Table, changed, point, start, start_on};

#[test]
fn breakthrough_writes_its_events_in_order() {
    let mut table = Table::new();
    let start = start_on(GameKind::Breakthrough, 2, 5);
    let game = table.open(start.clone());
    let at = |label| point(&start, label);
    let step = |from, to| Move::Step { from: at(from), to: at(to) };
    let moved = |from, to| changed(Moved { from: at(from), to: at(to) });

    assert_eq!(
        table.play(game, "a2-a3"),
        [Played { side: First, mv: step("a2", "a3"), ply: 1 }, moved("a2", "a3"), TurnStarted { side: Second }]
    );
    assert_eq!(
        table.play(game, "b4-a3"),
        [
            Played { side: Second, mv: step("b4", "a3"), ply: 2 },
            changed(Captured { side: First, at: at("a3") }),
            moved("b4", "a3"),
            TurnStarted { side: First },
        ]
    );
    for text in ["b1-a2", "b5-b4", "b2-b3", "a4-b3", "a2-b3", "a3-a2", "b3-a4"] {
        let events = table.play(game, text);
        assert!(matches!(events.last(), Some(TurnStarted { .. })), "{text}: {events:?}");
    }
    assert_eq!(
        table.play(game, "a2-b1"),
        [
            Played { side: Second, mv: step("a2", "b1"), ply: 10 },
            moved("a2", "b1"),
            Ended(Outcome::Won { side: Second, by: Victory::FarRow { at: at("b1") } }),
        ]
    );
}

#[test]
fn othello_writes_its_events_in_order_including_a_pass() {
    // Black a1 a3, White b1 b3; Black c1, White has to pass, Black c3 leaves no white disc.
    let variant = start_on(GameKind::Othello, 6, 6).variant();
    let at = |label: &str| point(&Position::start(variant), label);
    let placement = Placement {
        first: [at("a1"), at("a3")].into_iter().collect(),
        second: [at("b1"), at("b3")].into_iter().collect(),
        neutral: PointSet::EMPTY,
    };
    let setup = Setup { variant, placement, situation: Situation::Othello(othello::Situation { to_move: First }) };
    let mut table = Table::new();
    let game = table.open(setup.into_position().expect("Othello can stand like this"));

    assert_eq!(
        table.play(game, "c1"),
        [
            Played { side: First, mv: Move::Place(at("c1")), ply: 1 },
            changed(Placed { side: First, at: at("c1") }),
            changed(Flipped { to: First, at: at("b1"), ring: 1 }),
            TurnStarted { side: Second },
        ]
    );
    assert_eq!(
        table.request(game, MatchCommand::Play(Move::Pass)),
        [
            Played { side: Second, mv: Move::Pass, ply: 2 },
            changed(Passed { side: Second }),
            TurnStarted { side: First },
        ]
    );
    assert_eq!(
        table.play(game, "c3"),
        [
            Played { side: First, mv: Move::Place(at("c3")), ply: 3 },
            changed(Placed { side: First, at: at("c3") }),
            changed(Flipped { to: First, at: at("b3"), ring: 1 }),
            Ended(Outcome::Won { side: First, by: Victory::MoreDiscs }),
        ]
    );
}

#[test]
fn diamond_writes_the_events_of_its_placement_in_order() {
    let mut table = Table::new();
    let start = start(GameKind::Diamond);
    let game = table.open(start.clone());
    let at = |label| point(&start, label);

    assert_eq!(
        table.play(game, "c4"),
        [
            Played { side: First, mv: Move::Place(at("c4")), ply: 1 },
            changed(Placed { side: First, at: at("c4") }),
            TurnStarted { side: Second },
        ]
    );
    assert_eq!(
        table.play(game, "swap"),
        [Played { side: Second, mv: Move::Swap, ply: 2 }, changed(Effect::SidesSwapped), TurnStarted { side: Second },],
        "the colour White is to move, played by the other person"
    );
}

#[test]
fn diamond_writes_the_events_of_its_movement_in_order() {
    let variant = Variant::standard(GameKind::Diamond);
    let at = |label: &str| point(&Position::start(variant), label);
    // The first reference example of capture, with a lonely neutral piece to remove.
    let text = "White d4 e3; Black f4 h7; neutral a1; White to move";
    let mut table = Table::new();
    let game = table.open(Position::parse(variant, text).expect("Diamond can stand like this"));

    assert_eq!(
        table.play(game, "d4-e4"),
        [
            Played { side: Second, mv: Move::Step { from: at("d4"), to: at("e4") }, ply: 1 },
            changed(Moved { from: at("d4"), to: at("e4") }),
            changed(Neutralised { side: First, at: at("f4") }),
            TurnStarted { side: First },
        ]
    );
    assert_eq!(
        table.play(game, "xa1"),
        [
            Played { side: First, mv: Move::Remove(at("a1")), ply: 2 },
            changed(Removed { at: at("a1") }),
            TurnStarted { side: Second },
        ]
    );
}

#[test]
fn a_match_starts_with_a_jump_and_the_first_turn() {
    let mut table = Table::new();
    let position = start(GameKind::Breakthrough);
    let moves = position.parse_game("a2-a3 h7-h6 a3-a4").unwrap();
    let commands = &mut table.app.world_mut().commands();
    let fresh = spawn_match(commands, position.clone());
    let loaded = spawn_match_with(commands, position, &moves).unwrap();
    table.app.update();
    let received = |game, event: MatchEvent| BoardEvent { game, event };
    assert_eq!(
        table.events(),
        [
            received(fresh, Jumped { ply: 0 }),
            received(fresh, TurnStarted { side: First }),
            received(loaded, Jumped { ply: 3 }),
            received(loaded, TurnStarted { side: Second }),
        ]
    );
}
