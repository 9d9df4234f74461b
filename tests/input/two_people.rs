//! A match of each game between two people who sit opposite each other: names, a clock, draws offered and answered, a flag
//! that falls, and a rematch with exchanged colours.

use std::time::Duration;

use bevy::input::keyboard::{Key, KeyCode};
use bevy::prelude::*;
use tessera::game::matches::{DrawOffer, History, MatchDetails, MatchOutcome, Seat};
use tessera::game::player_names::NamePerson;
use tessera::game::screen::{Active, TITLE_ORDER};
use tessera::rules::{Draw, Game, GameKind, Outcome, Side, Victory};
use tessera::ui::dialogs::{Dialog, Dialogs};

use super::table::Table;

fn sit_down(kind: GameKind) -> Table {
    let options = ["--fresh", "--game", kind.id(), "--second", "person", "--clock", "1+0"];
    let mut table = Table::whole(&[&options[..], &["--set", "speed=0", "--set", "facing=opposite"]].concat());
    table.resize(1280.0, 800.0);
    table.settle();
    let world = table.app.world_mut();
    let game = world.query_filtered::<Entity, With<Active>>().single(world).expect("a match is open");
    for (seat, name) in [(Seat::One, "Ann"), (Seat::Two, "Bob")] {
        table.app.world_mut().trigger(NamePerson { game, seat, name: name.into() });
    }
    table.settle();
    table
}

fn key(table: &mut Table, character: &str) {
    table.write_out(character);
    table.settle();
}

fn top(table: &Table) -> Option<Dialog> {
    table.app.world().resource::<Dialogs>().top()
}

/// Plays the first legal move by the keys of its points.
fn move_once(table: &mut Table) {
    let history: History = table.read();
    let position = history.tree.position(history.tree.current());
    let mv = position.legal_moves().into_iter().find(|mv| mv.target().is_some()).expect("a move to a point");
    let target = mv.target().filter(|target| Some(*target) != mv.origin());
    for point in mv.origin().into_iter().chain(target) {
        let label = position.topology().label(point);
        table.write_out(label);
        table.tap(KeyCode::Enter, Key::Enter);
        table.settle();
    }
    assert_eq!(table.read::<History>().plies().len(), history.plies().len() + 1);
}

fn offer_draw(table: &mut Table) {
    key(table, "m");
    assert_eq!(top(table), Some(Dialog::Menu));
    table.press_widget("Offer a draw");
    assert!(table.read::<DrawOffer>().0.is_some(), "a draw is offered");
}

fn outcome(table: &mut Table) -> Outcome {
    table.read::<MatchOutcome>().0
}

#[test]
fn two_people_with_names_and_a_clock_offer_draws_let_a_flag_fall_and_play_again() {
    for kind in TITLE_ORDER {
        let mut table = sit_down(kind);
        move_once(&mut table);
        move_once(&mut table);
        if kind.info().draw_offers {
            offer_draw(&mut table);
            table.press_widget("Decline");
            assert_eq!((table.read::<DrawOffer>().0, outcome(&mut table)), (None, Outcome::InProgress), "{kind}");
            offer_draw(&mut table);
            table.press_widget("Accept");
            assert_eq!(outcome(&mut table), Outcome::Drawn(Draw::Agreement), "{kind}");
        } else {
            key(&mut table, "m");
            let resign = format!("{} resigns", kind.info().colours[Side::First].name());
            table.press_widget(&resign);
            table.press_widget(&format!("{resign} – press again"));
            assert!(outcome(&mut table).is_over(), "{kind}");
        }
        table.wait(Duration::from_secs(2));
        assert_eq!(top(&table), Some(Dialog::Result), "{kind}");
        table.press_widget("Rematch");
        let (start, details) = (table.read::<History>().start().clone(), table.read::<MatchDetails>());
        assert_eq!(details.names(&start), [Some("Bob"), Some("Ann")], "{kind}: colours are exchanged");
        assert!(!details.sitting.is_empty(), "{kind}: the score is kept");
        move_once(&mut table);
        table.wait(Duration::from_secs(62));
        let by_time = Outcome::Won { side: Side::First, by: Victory::Time };
        assert_eq!(outcome(&mut table), by_time, "{kind}: the flag of the second side has fallen");
    }
}
