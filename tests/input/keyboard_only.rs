//! Whole matches by keyboard alone in a small window, from the title screen to the result and back.

use bevy::input::keyboard::{Key, KeyCode};
use bevy::prelude::State;
use tessera::game::matches::History;
use tessera::game::player::ActivePlayer;
use tessera::game::screen::{Screen, TITLE_ORDER};
use tessera::game::selection::MoveOptions;
use tessera::rules::{Game, GameKind, Move, Outcome};
use tessera::ui::dialogs::{Dialog, Dialogs};

use super::table::Table;

/// More plies than a match of any game has here.
const LONGEST: usize = 400;

fn top(table: &Table) -> Option<Dialog> {
    table.app.world().resource::<Dialogs>().top()
}

fn screen(table: &Table) -> Screen {
    *table.app.world().resource::<State<Screen>>().get()
}

fn press(table: &mut Table, key_code: KeyCode, key: Key) {
    table.tap(key_code, key);
    table.settle();
}

fn enter(table: &mut Table) {
    press(table, KeyCode::Enter, Key::Enter);
}

/// Opens the page of a new match from the title screen.
fn choose_game(table: &mut Table, kind: GameKind) {
    let slot = TITLE_ORDER.into_iter().position(|other| other == kind).expect("a game of the title screen");
    for _ in 0..slot {
        press(table, KeyCode::ArrowRight, Key::ArrowRight);
    }
    enter(table);
    assert_eq!(top(table), Some(Dialog::NewMatch(kind)));
}

/// Goes to these points and presses Enter on each.
fn play(table: &mut Table, mv: Move) {
    let topology = table.topology();
    let points = [mv.origin(), mv.target()];
    let mut last = None;
    for point in points.into_iter().flatten().filter(|point| last.replace(*point) != Some(*point)) {
        table.write_out(topology.label(point));
        enter(table);
    }
}

/// Updates until no computer thinks.
fn wait_for_computer(table: &mut Table) {
    let thinks = |table: &mut Table| matches!(table.read::<ActivePlayer>(), ActivePlayer::Computer(_));
    for _ in 0..100_000 {
        if !thinks(table) {
            break;
        }
        table.app.update();
    }
    assert!(!thinks(table), "the computer answers");
    table.settle();
}

/// Chooses a move that wins at once, else any.
fn choose(table: &mut Table, ply: usize) -> Option<Move> {
    let history: History = table.read();
    let mut position = history.start().clone();
    history.plies().iter().for_each(|ply| position.play_unchecked(ply.mv));
    let moves = position.legal_moves();
    let wins = |mv: &&Move| matches!(position.play(**mv).expect("a legal move").next.outcome(), Outcome::Won { .. });
    moves.iter().find(wins).or_else(|| moves.get((ply * 7) % moves.len().max(1))).copied()
}

#[test]
fn a_match_of_each_game_is_played_from_the_title_to_the_result_and_back_by_keys_alone() {
    for kind in TITLE_ORDER {
        let mut table = Table::whole(&["--set", "speed=0"]);
        table.resize(720.0, 480.0);
        choose_game(&mut table, kind);
        enter(&mut table);
        assert_eq!((screen(&table), top(&table)), (Screen::Match, None), "{kind}: Enter plays");
        for ply in 0..LONGEST {
            wait_for_computer(&mut table);
            if table.is_over() {
                break;
            }
            let (plies, options) = (table.record().len(), table.read::<MoveOptions>());
            match choose(&mut table, ply) {
                Some(Move::Pass) => press(&mut table, KeyCode::KeyP, Key::Character("p".into())),
                Some(mv) if mv.target().is_some() => play(&mut table, mv),
                other => panic!("{kind}: {other:?} of {options:?}"),
            }
            assert!(table.record().len() > plies, "{kind}: {:?} was played", table.record());
        }
        assert!(table.is_over(), "{kind}: {:?}", table.record());
        assert_eq!(top(&table), Some(Dialog::Result), "{kind}");
        table.press_widget("Title");
        assert_eq!((screen(&table), top(&table)), (Screen::Title, None), "{kind}: the last button leaves");
    }
}
