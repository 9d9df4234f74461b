//! The report on a game, in the whole program without a renderer: it begins with the result, and its page shows moves on the
//! board beside it.

use std::time::{Duration, Instant};

use bevy::prelude::*;
use tessera::game::analysis::GameAnalysis;
use tessera::game::matches::{History, Review};
use tessera::game::screen::Active;
use tessera::ui::dialogs::{Dialog, Dialogs};

use super::table::Table;

/// White lets a pawn through that Black could have taken, and Black does not.
const LOST: [&str; 6] = ["--game", "breakthrough", "--size", "5x5", "--moves", "a2-a3 e4-e3 a3-b4 e3-d2 b4-c5"];

/// A finished match in a window of this size, with its report.
fn finished(size: (f32, f32)) -> Table {
    finished_against("person", size)
}

/// The same against this player.
fn finished_against(second: &str, (width, height): (f32, f32)) -> Table {
    let mut table = Table::whole(&[&["--fresh", "--set", "speed=0", "--second", second], &LOST[..]].concat());
    table.resize(width, height);
    table.settle();
    assert_eq!(top(&table), Some(Dialog::Result));
    let began = Instant::now();
    while !is_reported(&mut table) {
        assert!(began.elapsed() < Duration::from_secs(60), "the report takes too long");
        table.app.update();
    }
    table.settle();
    table
}

fn is_reported(table: &mut Table) -> bool {
    let world = table.app.world_mut();
    world.query::<&GameAnalysis>().iter(world).any(|analysis| analysis.report().is_some())
}

fn top(table: &Table) -> Option<Dialog> {
    table.app.world().resource::<Dialogs>().top()
}

#[test]
fn the_result_says_which_move_lost_the_most_without_a_press() {
    let shown = finished((1280.0, 800.0)).labels();
    assert!(shown.iter().any(|label| label.starts_with("2… e3×d2 loses ")), "{shown:?}");
}

#[test]
fn the_report_names_the_result_and_the_players_and_offers_only_a_person_to_try_again() {
    for (second, result, players) in
        [("person", "Player 1 wins", ["Player 1", "Player 2"]), ("3", "You won · against Level 3", ["You", "Level 3"])]
    {
        let mut table = finished_against(second, (1280.0, 800.0));
        table.press_widget("Review the game");
        let shown = table.labels();
        let is_shown = |words: &str| shown.iter().any(|label| label == words);
        assert!(is_shown(result) && players.into_iter().all(is_shown), "{shown:?}");
        let of_black = |label: &&String| label.contains('…');
        let is_card =
            |label: &&String| label.contains(" loses ") && label.starts_with(|sign: char| sign.is_ascii_digit());
        let cards: Vec<&String> = shown.iter().filter(is_card).collect();
        let black = cards.iter().copied().filter(of_black).count();
        assert!(black > 0 && black < cards.len(), "both have moves that decided the game: {cards:?}");
        let expected = if second == "person" { cards.len() } else { cards.len() - black };
        assert_eq!(shown.iter().filter(|label| *label == "Try again").count(), expected, "{second}");
    }
}

/// Opens the report from the result and presses the card of the move that lost the most.
fn press_card(table: &mut Table) {
    table.press_widget("Review the game");
    assert_eq!(top(table), Some(Dialog::Report));
    table.press_widget_that("the card of a move", |label| label.starts_with("2… e3×d2 loses "));
}

/// The plies before the position that the review shows.
fn plies_in_review(table: &mut Table) -> Option<usize> {
    let world = table.app.world_mut();
    world.query_filtered::<&History, (With<Active>, With<Review>)>().single(world).ok().map(|shown| shown.plies().len())
}

#[test]
fn a_card_shows_its_move_on_the_board_beside_the_report_or_under_it_in_small_windows() {
    for (size, stays) in [((1280.0, 800.0), true), ((390.0, 844.0), false)] {
        let mut table = finished(size);
        press_card(&mut table);
        assert_eq!(plies_in_review(&mut table), Some(4), "{size:?}");
        assert_eq!(top(&table), stays.then_some(Dialog::Report), "{size:?}");
    }
}
