//! The oracle on the accessible board: turned on by its button, described on points and in a list, and announced.

use std::time::{Duration, Instant};

use bevy::prelude::*;
use tessera::accessibility::oracle::OracleDescription;
use tessera::accessibility::requests::{AccessibilityRequest, OpenMatch};
use tessera::game::oracle::OracleTimes;
use tessera::presentation::actions::MatchAction;

use crate::reader::Reader;

fn toggle(reader: &mut Reader) {
    reader.request(AccessibilityRequest::Do(MatchAction::Oracle));
}

fn label(reader: &Reader) -> String {
    let button = reader.page().actions.iter().find(|button| button.action == MatchAction::Oracle);
    button.expect("the oracle is offered").label.clone()
}

/// Updates until the description has this note.
fn wait_for(reader: &mut Reader, note: &str) {
    let deadline = Instant::now() + Duration::from_secs(120);
    while reader.page().oracle.note != note {
        assert!(Instant::now() < deadline, "{:?} instead of {note:?}", reader.page().oracle);
        std::thread::yield_now();
        reader.update();
    }
    reader.update();
}

#[test]
fn the_values_of_all_moves_are_told_in_words() {
    let mut reader = Reader::open("breakthrough", "4x5");
    assert_eq!((label(&reader).as_str(), &reader.page().oracle), ("Show oracle", &OracleDescription::default()));
    assert_eq!(reader.spoken("a2"), "a2, white piece, can move");
    toggle(&mut reader);
    assert_eq!(label(&reader), "Hide oracle");
    assert!(reader.announcements.iter().any(|said| said.text.starts_with("The oracle is on.")));
    wait_for(&mut reader, "Every move is proved.");
    let OracleDescription { title, moves, .. } = reader.page().oracle.clone();
    assert_eq!((title, moves.len()), ("Oracle", 10), "{moves:?}");
    for line in &moves {
        let (_, value) = line.split_once(": ").expect("a move and its value");
        assert!(
            (value.starts_with("wins in ") || value.starts_with("loses in ")) && value.ends_with(" plies"),
            "{line}"
        );
    }
    let first_loss = moves.iter().position(|line| line.contains("loses")).unwrap_or(moves.len());
    assert!(moves[first_loss..].iter().all(|line| line.contains("loses")), "the wins come first: {moves:?}");
    let best = moves[0].replace(": ", " ");
    assert_eq!(reader.last(), (format!("Every move is proved. {best}.").as_str(), false));

    let of_piece = reader.spoken("a2").to_owned();
    assert!(of_piece.starts_with("a2, white piece, can move, best move "), "{of_piece}");
    reader.press("a2");
    let (target, of_move) = (reader.spoken("a3").to_owned(), moves.iter().find(|line| line.starts_with("a2–a3: ")));
    let value = of_move.expect("a legal move").trim_start_matches("a2–a3: ").to_owned();
    assert_eq!(target, format!("a3, empty, legal, {value}"));

    toggle(&mut reader);
    assert_eq!((label(&reader).as_str(), &reader.page().oracle), ("Show oracle", &OracleDescription::default()));
    assert_eq!((reader.last().0, reader.spoken("a3")), ("The oracle is off.", "a3, empty, legal"));
}

#[test]
fn what_is_not_proved_is_said_not_to_be_proved() {
    let mut reader = Reader::open("othello", "8x8");
    reader.app.insert_resource(OracleTimes(vec![Duration::from_millis(5)]));
    toggle(&mut reader);
    wait_for(&mut reader, "Nothing can be proved here within seconds.");
    assert_eq!(reader.page().oracle.moves, ["d3: not proved", "c4: not proved", "f5: not proved", "e6: not proved"]);
    assert_eq!(reader.spoken("f5"), "f5, empty, legal: flips one disc, not proved");
    assert_eq!(reader.last(), ("Nothing can be proved here within seconds.", false));
}

#[test]
fn two_people_who_play_against_the_clock_are_not_offered_the_oracle() {
    let mut reader = Reader::new();
    let players = ["person".into(), "person".into()];
    let (game, clock) = ("breakthrough".into(), "5+0".into());
    reader.request(AccessibilityRequest::Open(OpenMatch { game, clock, players, ..default() }));
    reader.update();
    assert!(!reader.offers(MatchAction::Oracle));
    toggle(&mut reader);
    let refusal =
        "Two people are playing against the clock. Hints, the oracle and the openings can be shown after the match.";
    assert_eq!(reader.last(), (refusal, true));
    reader.request(AccessibilityRequest::Do(MatchAction::Resign));
    reader.update();
    assert!(reader.offers(MatchAction::Oracle));
}
