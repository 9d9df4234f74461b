//! Taking plies back and playing them again, there and back to every ply.

use tessera::game::events::MatchEvent::{Ended, Jumped, TurnStarted};
use tessera::game::matches::{History, Seat, Seats};
use tessera::game::requests::MatchCommand::{Play, Redo, Resign, Undo};
use tessera::game::requests::RefusalReason::{NothingToRedo, NothingToUndo};
use tessera::rules::{Effect, Game, GameKind, Outcome, PerSide, Ply, Position, Side, Victory};

use crate::playouts::varied;
use crate::random::seeded;
use crate::table::{Snapshot, Table, start, start_on};

#[test]
fn othello_undoes_and_redoes_every_ply() {
    undo_and_redo_all(start_on(GameKind::Othello, 6, 6), 1);
    undo_and_redo_all(start(GameKind::Othello), 2);
}

#[test]
fn breakthrough_undoes_and_redoes_every_ply() {
    undo_and_redo_all(start_on(GameKind::Breakthrough, 4, 6), 3);
    undo_and_redo_all(start(GameKind::Breakthrough), 4);
}

#[test]
fn diamond_undoes_and_redoes_every_ply() {
    let effects: Vec<Effect> = (5..11).flat_map(|seed| undo_and_redo_all(start(GameKind::Diamond), seed)).collect();
    // Else the games would prove less than they seem to.
    assert!(effects.contains(&Effect::SidesSwapped));
    assert!(effects.iter().any(|effect| matches!(effect, Effect::Neutralised { .. })));
    assert!(effects.iter().filter(|effect| matches!(effect, Effect::Removed { .. })).count() > 1);
}

/// Plays a random game, undoes and redoes it ply by ply and then at one go, and compares every ply. Gives its effects.
fn undo_and_redo_all(start: Position, seed: u64) -> Vec<Effect> {
    let mut table = Table::new();
    let game = table.open(start);
    let mut rng = seeded(seed);
    let mut seen = vec![(table.snapshot(game), table.position(game))];
    while let (_, position) = &seen[seen.len() - 1]
        && !position.outcome().is_over()
    {
        let mv = varied(&mut rng, &position.legal_moves());
        table.request(game, Play(mv));
        seen.push((table.snapshot(game), table.position(game)));
    }
    let last = seen.len() - 1;
    let mut visit = |command, ply: usize| {
        let events = table.request(game, command);
        let (snapshot, position) = &seen[ply];
        same_board(&table.snapshot(game), snapshot);
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
    table.part::<History>(game).plies().iter().flat_map(|ply| ply.effects.clone()).collect()
}

/// The same pieces on the same points, the same players on the same sides, the same plies played.
fn same_board(now: &Snapshot, then: &Snapshot) {
    assert_eq!(now.board(), then.board());
    assert_eq!((now.history.position(), now.seats, now.outcome), (then.history.position(), then.seats, then.outcome));
    assert_eq!(now.history.plies(), then.history.plies());
    for (piece, state) in &then.pieces {
        assert_eq!(&now.pieces[piece], state, "a piece in hand or taken is so again");
    }
}

#[test]
fn undoing_a_swap_restores_the_seats() {
    let mut table = Table::new();
    let game = table.open(start(GameKind::Diamond));
    let seated = |table: &Table| table.part::<Seats>(game).0;
    table.play(game, "c4");
    assert_eq!(seated(&table), PerSide::new(Seat::One, Seat::Two));
    table.play(game, "swap");
    assert_eq!(seated(&table), PerSide::new(Seat::Two, Seat::One));
    table.request(game, Undo { plies: 1 });
    assert_eq!(seated(&table), PerSide::new(Seat::One, Seat::Two));
    table.request(game, Redo { plies: 1 });
    assert_eq!(seated(&table), PerSide::new(Seat::Two, Seat::One));
}

#[test]
fn after_undo_and_another_move_there_is_nothing_to_redo() {
    let mut table = Table::new();
    let game = table.open(start(GameKind::Breakthrough));
    table.play(game, "a2-a3");
    table.play(game, "h7-h6");
    table.request(game, Undo { plies: 2 });
    assert_eq!(table.part::<History>(game).undone().len(), 2);
    table.play(game, "b2-b3");
    let history = table.part::<History>(game);
    assert_eq!(history.undone(), []);
    assert_eq!(history.plies().iter().map(Ply::text).collect::<Vec<_>>(), ["b2-b3"]);
    assert_eq!(table.refusal(game, Redo { plies: 1 }), NothingToRedo);
}

#[test]
fn the_entity_of_a_disc_taken_back_is_used_again() {
    let mut table = Table::new();
    let game = table.open(start(GameKind::Othello));
    for first in ["f5", "d3", "c4", "e6"] {
        table.play(game, first);
        assert_eq!(table.snapshot(game).pieces.len(), 5);
        table.request(game, Undo { plies: 1 });
    }
    assert_eq!(table.snapshot(game).board().len(), 4);
}

#[test]
fn an_undo_takes_a_resignation_back_together_with_the_plies() {
    let mut table = Table::new();
    let game = table.open(start(GameKind::Breakthrough));
    table.play(game, "a2-a3");
    table.play(game, "h7-h6");
    table.request(game, Resign(Side::First));
    assert_eq!(table.request(game, Undo { plies: 1 }), [Jumped { ply: 1 }, TurnStarted { side: Side::Second }]);
    assert_eq!(table.outcome(game), Outcome::InProgress);
}

#[test]
fn an_undo_of_no_plies_takes_back_only_the_resignation() {
    let mut table = Table::new();
    let game = table.open(start(GameKind::Breakthrough));
    assert_eq!(table.refusal(game, Undo { plies: 0 }), NothingToUndo);
    table.request(game, Resign(Side::First));
    assert_eq!(table.request(game, Undo { plies: 0 }), [Jumped { ply: 0 }, TurnStarted { side: Side::First }]);
    assert_eq!(table.outcome(game), Outcome::InProgress);
    table.play(game, "a2-a3");
}

#[test]
fn a_redo_takes_back_a_resignation_made_in_between() {
    let mut table = Table::new();
    let game = table.open(start(GameKind::Breakthrough));
    table.play(game, "a2-a3");
    table.request(game, Undo { plies: 1 });
    table.request(game, Resign(Side::Second));
    assert_eq!(table.outcome(game), Outcome::Won { side: Side::First, by: Victory::Resignation });
    assert_eq!(table.request(game, Redo { plies: 9 }), [Jumped { ply: 1 }, TurnStarted { side: Side::Second }]);
    assert_eq!(table.outcome(game), Outcome::InProgress);
}
