//! The analysis by words alone: values on points and in lists, the report, and a mistake that is played again.

use std::time::{Duration, Instant};

use tessera::accessibility::analysis::AnalysisDescription;
use tessera::accessibility::requests::AccessibilityRequest;
use tessera::game::analysis::AnalysisSettings;
use tessera::presentation::actions::MatchAction;

use crate::reader::Reader;

/// A match of Breakthrough, with short searches.
fn reader(size: &str) -> Reader {
    let mut reader = Reader::open("breakthrough", size);
    let settings = AnalysisSettings { time: Duration::from_millis(300), threads: 1, ..AnalysisSettings::default() };
    reader.app.insert_resource(settings);
    reader
}

fn perform(reader: &mut Reader, action: MatchAction) {
    reader.request(AccessibilityRequest::Do(action));
}

/// Updates until the description of the analysis is as wanted.
fn wait_for(reader: &mut Reader, wanted: impl Fn(&AnalysisDescription) -> bool) -> AnalysisDescription {
    let deadline = Instant::now() + Duration::from_secs(120);
    while !wanted(&reader.page().analysis) {
        assert!(Instant::now() < deadline, "{:?}", reader.page().analysis);
        std::thread::sleep(Duration::from_millis(2));
        reader.update();
    }
    reader.update();
    reader.page().analysis.clone()
}

fn said(reader: &Reader, words: &str) -> bool {
    reader.announcements.iter().any(|said| said.text.contains(words))
}

#[test]
fn the_values_of_moves_and_the_best_lines_are_read() {
    let mut reader = reader("4x5");
    assert_eq!(reader.page().analysis, AnalysisDescription::default());
    perform(&mut reader, MatchAction::Analyse);
    assert!(said(&reader, "Analysis. Moves made here do not change the match."));
    let found = wait_for(&mut reader, |analysis| analysis.moves.len() == 10 && analysis.lines.len() == 3);
    assert_eq!(found.titles, ["Analysis", "Best lines", ""]);
    for (index, line) in found.lines.iter().enumerate() {
        assert!(line.starts_with(&format!("{}: ", index + 1)), "{line}");
    }
    assert!(found.moves.iter().all(|line| line.contains(": ")), "{:?}", found.moves);
    assert!(found.note.starts_with("White: "), "{}", found.note);
    let point = reader.spoken("a2").to_owned();
    assert!(point.starts_with("a2, white piece, can move, best move "), "{point}");
    reader.press("a2 a3");
    reader.update();
    perform(&mut reader, MatchAction::BackToMatch);
    assert_eq!(reader.page().moves.len(), 0, "the match has not changed");
    assert_eq!(reader.page().analysis, AnalysisDescription::default());
}

#[test]
fn the_engine_can_be_stopped_and_started() {
    let mut reader = reader("4x5");
    perform(&mut reader, MatchAction::Analyse);
    let label = |reader: &Reader| {
        let found = reader.page().actions.iter().find(|button| button.action == MatchAction::Engine);
        found.expect("the engine's button is offered").label.clone()
    };
    assert_eq!(label(&reader), "Stop the engine");
    perform(&mut reader, MatchAction::Engine);
    reader.update();
    assert_eq!(label(&reader), "Start the engine");
}

#[test]
fn a_threat_is_announced_once_it_is_known() {
    let mut reader = reader("4x5");
    let label = |reader: &Reader| {
        let found = reader.page().actions.iter().find(|button| button.action == MatchAction::Threats);
        found.map(|button| button.label.clone())
    };
    assert_eq!(label(&reader), None, "threats are shown in an analysis");
    perform(&mut reader, MatchAction::Analyse);
    perform(&mut reader, MatchAction::Threats);
    wait_for(&mut reader, |analysis| analysis.note.contains("Threat: "));
    assert!(said(&reader, "Threat: "), "{:?}", reader.announcements);
    assert_eq!(label(&reader).as_deref(), Some("Hide threats"));
    perform(&mut reader, MatchAction::Threats);
    reader.update();
    assert!(!reader.page().analysis.note.contains("Threat"));
}

#[test]
fn a_report_is_read_and_its_mistakes_are_played_again() {
    let mut reader = reader("6x6");
    // White lets a pawn go through.
    for points in ["c2 c3", "c5 c4", "c3 b4", "a5 b4", "d2 d3", "b4 a3", "e2 e3", "a3 b2", "f2 f3", "b2 a1"] {
        reader.press(points);
        reader.update();
    }
    perform(&mut reader, MatchAction::Report);
    let found = wait_for(&mut reader, |analysis| !analysis.mistakes.is_empty());
    assert_eq!(found.titles[2], "Game report");
    assert!(found.report.iter().any(|line| line.starts_with("Player 1: accuracy ")), "{:?}", found.report);
    assert!(found.report.contains(&"Moves that decided the game".to_owned()));
    let mistake = &found.mistakes[0];
    assert!(mistake.text.contains(" loses ") && mistake.text.contains("Better: "), "{mistake:?}");
    assert!(mistake.retry.starts_with("Try again: "), "{mistake:?}");
    reader.request(AccessibilityRequest::Retry(mistake.ply));
    reader.update();
    assert!(reader.page().analysis.note.starts_with("Find a better move than "), "{:?}", reader.page().analysis.note);
    assert!(reader.page().analysis.moves.is_empty(), "the values are hidden");
    perform(&mut reader, MatchAction::EndRetry);
    reader.update();
    assert!(!reader.page().analysis.moves.is_empty());
}
