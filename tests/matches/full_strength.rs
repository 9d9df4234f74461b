//! Computers at full strength: their time for a move, the clock, and thinking on the opponent's time.

use std::sync::atomic::Ordering;
use std::time::{Duration, Instant};

use bevy::prelude::*;
use tessera::game::clock::Clock;
use tessera::game::computer::{ComputerBehavior, SearchAhead};
use tessera::game::player::{Level, Player, Players};
use tessera::game::requests::MatchCommand;
use tessera::rules::{GameKind, Outcome, Position, Variant, Victory};

use crate::computers::{against, full, search_ends};
use crate::table::{Table, start, start_on};

const BY_CLOCK: Player = Player::Computer(Level::FULL_BY_CLOCK);

impl Table {
    fn behave(&mut self, think_ahead: bool) {
        self.app.insert_resource(ComputerBehavior { think_ahead, threads: 1, ..ComputerBehavior::default() });
    }

    fn set_clock(&mut self, game: Entity, control: &str, left: Duration) {
        let clock = Clock { left: [left; 2], ..Clock::new(control.parse().expect("a time control")) };
        self.app.world_mut().entity_mut(game).insert(clock);
    }

    fn is_ahead(&self, game: Entity) -> bool {
        self.app.world().get::<SearchAhead>(game).is_some()
    }
}

#[test]
fn a_computer_at_full_strength_uses_its_time_and_no_more() {
    let mut table = Table::new();
    table.behave(false);
    let game = table.seat(start(GameKind::Breakthrough), "", against(full(1)));
    table.play(game, "a2-a3");
    let began = Instant::now();
    table.wait_for_ply(game, 2);
    let taken = began.elapsed();
    assert!(taken > Duration::from_millis(800), "nothing is proved so early: {taken:?}");
    // The machine may be busy.
    assert!(taken < Duration::from_secs(4), "{taken:?}");
}

#[test]
fn a_single_legal_move_is_played_at_once_at_full_strength() {
    let variant = Variant::standard(GameKind::Othello);
    let text = "OXXXXXX- -------- -------- -------- -------- -------- -------- -------- X";
    let mut table = Table::new();
    table.behave(false);
    let position = Position::parse(variant, text).expect("readable");
    let began = Instant::now();
    let game = table.seat(position, "", Players([full(60), Player::Human]));
    table.wait_for_ply(game, 1);
    assert!(began.elapsed() < Duration::from_secs(30));
}

#[test]
fn computers_at_full_strength_do_not_lose_on_time() {
    for (control, seats) in [("1+0", [BY_CLOCK, BY_CLOCK]), ("1+0", [full(30), BY_CLOCK])] {
        let mut table = Table::new();
        table.behave(false);
        let game = table.seat(start_on(GameKind::Breakthrough, 6, 6), "", Players::HUMANS);
        table.set_clock(game, control, Duration::from_secs(3));
        for (seat, player) in tessera::game::matches::Seat::BOTH.into_iter().zip(seats) {
            table.request(game, MatchCommand::SetPlayer { seat, player });
        }
        table.wait("the end", |table| table.outcome(game).is_over());
        let outcome = table.outcome(game);
        assert!(!matches!(outcome, Outcome::Won { by: Victory::Time, .. }), "{outcome:?}");
    }
}

#[test]
fn a_computer_at_full_strength_searches_on_the_opponents_time_if_it_may() {
    for think_ahead in [false, true] {
        let mut table = Table::new();
        table.behave(think_ahead);
        let game = table.seat(start(GameKind::Breakthrough), "", against(full(1)));
        table.app.update();
        assert_eq!(table.is_ahead(game), think_ahead);
        if !think_ahead {
            continue;
        }
        let stop = table.app.world().get::<SearchAhead>(game).expect("it searches").stop();
        table.play(game, "a2-a3");
        table.app.update();
        assert!(stop.load(Ordering::Relaxed) && !table.is_ahead(game), "the move has ended the search");
        assert!(search_ends(&stop));
        table.wait_for_ply(game, 2);
        table.app.update();
        assert!(table.is_ahead(game), "the human is to move again");
    }
}

#[test]
fn levels_do_not_search_on_the_opponents_time() {
    let mut table = Table::new();
    table.behave(true);
    let game = table.seat(start(GameKind::Breakthrough), "", against(Player::Computer(Level::LAST)));
    let humans = table.seat(start(GameKind::Breakthrough), "", Players::HUMANS);
    table.app.update();
    assert!(!table.is_ahead(game) && !table.is_ahead(humans));
}
