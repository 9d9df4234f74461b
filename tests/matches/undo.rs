//! Taking plies back and playing them again, there and back to every ply.

use tessera::game::events::MatchEvent::{Ended, Jumped, TurnStarted};
use tessera::game::matches::{History, Seat, Seats};
use tessera::game::requests::MatchCommand::{Play, Redo, Resign, Undo};
use tessera::game::requests::RefusalReason::{NothingToRedo, NothingToUndo};
use tessera::rules::{Effect, Game, GameKind, Outcome, PerSide, Position, Side, Victory};

use crate::playouts::varied;
use crate::random::seeded;
use crate::table::{Picture, Table, start, start_on};

#[test]
fn othello_goes_there_and_back() {
    there_and_back(start_on(GameKind::Othello, 6, 6), 1);
    there_and_back(start(GameKind::Othello), 2);
}

#[test]
fn breakthrough_goes_there_and_back() {
    there_and_back(start_on(GameKind::Breakthrough, 4, 6), 3);
    there_and_back(start(GameKind::Breakthrough), 4);
}

#[test]
fn diamond_goes_there_and_back() {
    let effects: Vec<Effect> = (5..11).flat_map(|seed| there_and_back(start(GameKind::Diamond), seed)).collect();
    // Else the games would prove less than they seem to.
    assert!(effects.contains(&Effect::SidesSwapped));
    assert!(effects.iter().any(|effect| matches!(effect, Effect::Neutralised { .. })));
    assert!(effects.iter().filter(|effect| matches!(effect, Effect::Removed { .. })).count() > 1);
}

/// Plays a random game, undoes and redoes it ply by ply and then at one go, and compares every ply. Gives its effects.
fn there_and_back(start: Position, seed: u64) -> Vec<Effect> {
    let mut table = Table::new();
    let game = table.open(start);
    let mut rng = seeded(seed);
    let mut seen = vec![(table.picture(game), table.position(game))];
    while let (_, position) = &seen[seen.len() - 1]
        && !position.outcome().is_over()
    {
        let mv = varied(&mut rng, &position.legal_moves());
        table.ask(game, Play(mv));
        seen.push((table.picture(game), table.position(game)));
    }
    let last = seen.len() - 1;
    let mut visit = |command, ply: usize| {
        let events = table.ask(game, command);
        let (picture, position) = &seen[ply];
        same_board(&table.picture(game), picture);
        assert_eq!(&table.position(game), position, "{command:?} to ply {ply}");
        let outcome = position.outcome();
        let then = if ply == last { Ended(outcome) } else { TurnStarted { side: position.side_to_move() } };
        assert_eq!(events, [Jumped { ply }, then]);
    };
    for ply in (0..last).rev() {
        visit(Undo { plies: 1 }, ply);
    }
    for ply in 1..=last {
        visit(Redo { plies: 1 }, ply);
    }
    visit(Undo { plies: usize::MAX }, 0);
    visit(Redo { plies: last / 2 }, last / 2);
    visit(Undo { plies: 3 }, last / 2 - 3);
    visit(Redo { plies: usize::MAX }, last);
    table.part::<History>(game).played.into_iter().flat_map(|ply| ply.effects).collect()
}

/// The same pieces on the same points, the same people on the same sides, the same plies played.
fn same_board(now: &Picture, then: &Picture) {
    assert_eq!(now.board(), then.board());
    assert_eq!((&now.state, now.seats, now.verdict), (&then.state, then.seats, then.verdict));
    assert_eq!(now.history.played, then.history.played);
    for (piece, state) in &then.pieces {
        assert_eq!(&now.pieces[piece], state, "a piece in hand or taken is so again");
    }
}

#[test]
fn taking_back_the_pie_rule_puts_people_back_on_their_seats() {
    let mut table = Table::new();
    let game = table.open(start(GameKind::Diamond));
    let seated = |table: &Table| table.part::<Seats>(game).0;
    table.play(game, "c4");
    assert_eq!(seated(&table), PerSide::new(Seat::One, Seat::Two));
    table.play(game, "swap");
    assert_eq!(seated(&table), PerSide::new(Seat::Two, Seat::One));
    table.ask(game, Undo { plies: 1 });
    assert_eq!(seated(&table), PerSide::new(Seat::One, Seat::Two));
    table.ask(game, Redo { plies: 1 });
    assert_eq!(seated(&table), PerSide::new(Seat::Two, Seat::One));
}

#[test]
fn another_move_after_undo_replaces_what_was_taken_back() {
    let mut table = Table::new();
    let game = table.open(start(GameKind::Breakthrough));
    table.play(game, "a2-a3");
    table.play(game, "h7-h6");
    table.ask(game, Undo { plies: 2 });
    assert_eq!(table.part::<History>(game).undone.len(), 2);
    table.play(game, "b2-b3");
    let history = table.part::<History>(game);
    assert_eq!(history.undone, []);
    assert_eq!(history.played.iter().map(|ply| ply.text.as_str()).collect::<Vec<_>>(), ["b2-b3"]);
    assert_eq!(table.refusal(game, Redo { plies: 1 }), NothingToRedo);
}

#[test]
fn discs_taken_back_are_used_again() {
    let mut table = Table::new();
    let game = table.open(start(GameKind::Othello));
    for first in ["f5", "d3", "c4", "e6"] {
        table.play(game, first);
        assert_eq!(table.picture(game).pieces.len(), 5);
        table.ask(game, Undo { plies: 1 });
    }
    assert_eq!(table.picture(game).board().len(), 4);
}

#[test]
fn an_undo_takes_a_resignation_back_together_with_the_plies() {
    let mut table = Table::new();
    let game = table.open(start(GameKind::Breakthrough));
    table.play(game, "a2-a3");
    table.play(game, "h7-h6");
    table.ask(game, Resign(Side::First));
    assert_eq!(table.ask(game, Undo { plies: 1 }), [Jumped { ply: 1 }, TurnStarted { side: Side::Second }]);
    assert_eq!(table.outcome(game), Outcome::InProgress);
}

#[test]
fn an_undo_of_no_plies_takes_back_just_the_resignation() {
    let mut table = Table::new();
    let game = table.open(start(GameKind::Breakthrough));
    assert_eq!(table.refusal(game, Undo { plies: 0 }), NothingToUndo);
    table.ask(game, Resign(Side::First));
    assert_eq!(table.ask(game, Undo { plies: 0 }), [Jumped { ply: 0 }, TurnStarted { side: Side::First }]);
    assert_eq!(table.outcome(game), Outcome::InProgress);
    table.play(game, "a2-a3");
}

#[test]
fn a_redo_takes_back_a_resignation_made_in_between() {
    let mut table = Table::new();
    let game = table.open(start(GameKind::Breakthrough));
    table.play(game, "a2-a3");
    table.ask(game, Undo { plies: 1 });
    table.ask(game, Resign(Side::Second));
    assert_eq!(table.outcome(game), Outcome::Won { side: Side::First, by: Victory::Resignation });
    assert_eq!(table.ask(game, Redo { plies: 9 }), [Jumped { ply: 1 }, TurnStarted { side: Side::Second }]);
    assert_eq!(table.outcome(game), Outcome::InProgress);
}
