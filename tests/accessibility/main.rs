//! The accessible board: descriptions, announcements, and the effect of requests.

mod analysis;
mod editor;
mod lessons;
mod looking_back;
mod menu;
mod names;
mod oracle;
mod puzzles;
mod reader;

use std::collections::BTreeSet;
use std::time::Duration;

use bevy::prelude::*;
use tessera::accessibility::board_description::ActionButton;
use tessera::accessibility::requests::{AccessibilityRequest, OpenMatch, RejectedRequest, RequestError};
use tessera::game::clock::Clock;
use tessera::game::selection::Selection;
use tessera::persist::saved::SavedMatch;
use tessera::persist::{ResumeMatch, SaveRequest, StorageKey};
use tessera::presentation::actions::MatchAction;
use tessera::rules::{GameKind, Topology, Variant, VariantError};
use tessera::settings::device::{Device, LastDevice};

use reader::Reader;
#[cfg(debug_assertions)]
use reader::is_translated;

#[cfg(debug_assertions)]
#[test]
fn everything_described_and_announced_is_in_the_language_of_the_player() {
    use tessera::settings::language::Language;
    use tessera::settings::preferences::Preferences;
    let matches = [("othello", "f5 d6"), ("breakthrough", "a2 a3 a7 a6 a1"), ("diamond", "d4 e5 d5")];
    for (game, presses) in matches {
        let mut reader = Reader::new();
        reader.app.insert_resource(Preferences { language: Some(Language::PSEUDO), ..Preferences::default() });
        reader.announcements.clear();
        let players = ["person".into(), "3".into()];
        for players in [players, ["person".into(), "person".into()]] {
            reader.request(AccessibilityRequest::Open(OpenMatch { game: game.into(), players, ..default() }));
            reader.update();
        }
        reader.press(presses);
        reader.request(AccessibilityRequest::Do(MatchAction::Hint));
        reader.request(AccessibilityRequest::Do(MatchAction::Oracle));
        reader.request(AccessibilityRequest::Do(MatchAction::Resign));
        let page = reader.page();
        let mut texts = vec![&page.title, &page.caption, &page.status];
        texts.extend(page.players.iter().chain(page.moves.iter().map(|mv| &mv.text)));
        texts.extend(page.points.iter().map(|point| &point.spoken));
        texts.extend(page.oracle.moves.iter().chain([&page.oracle.note]));
        texts.extend(page.actions.iter().map(|button| &button.label));
        texts.extend(reader.announcements.iter().map(|said| &said.text));
        for text in texts {
            assert!(is_translated(text), "{game}: hard-coded text in {text:?}");
        }
    }
}

#[test]
fn a_move_to_confirm_is_announced_offered_and_played_by_its_button() {
    let mut reader = Reader::open("othello", "8x8");
    reader.app.insert_resource(tessera::game::selection::ConfirmMoves(true));
    reader.press("f5");
    assert!(reader.announcements.iter().any(|said| said.text == "f5 is selected. Choose it again to play it."));
    let ActionButton { action, label, confirm } = &reader.page().actions[0];
    assert_eq!((*action, label.as_str(), confirm.as_deref()), (MatchAction::Confirm, "Play f5", None));
    assert!(reader.page().moves.is_empty());
    reader.request(AccessibilityRequest::Do(MatchAction::Confirm));
    assert_eq!(reader.moves(), [">f5"]);
    assert_ne!(reader.page().actions[0].action, MatchAction::Confirm);
}

#[test]
fn the_title_screen_asks_for_a_game() {
    let reader = Reader::new();
    assert_eq!(reader.description, Some(None));
    assert_eq!(reader.last(), ("Choose a game.", false));
}

#[test]
fn a_match_is_opened_described_and_announced() {
    let reader = Reader::open("othello", "8x8");
    let page = reader.page();
    assert_eq!((page.game, page.columns, page.rows, page.points.len()), ("othello", 8, 8, 64));
    assert_eq!(page.players, ["Black: Player 1, 2 discs", "White: Player 2, 2 discs"]);
    assert_eq!(reader.spoken("f5"), "f5, empty, legal: flips one disc");
    let row: Vec<&str> = page.points[..8].iter().map(|point| point.label.as_str()).collect();
    assert_eq!(row, ["a1", "b1", "c1", "d1", "e1", "f1", "g1", "h1"], "Othello counts from the far side");
    assert_eq!(page.points[0].toward, ["", "b1", "a2", ""]);
    let (text, urgent) = reader.last();
    assert_eq!(text, "Othello. Black: Player 1, White: Player 2. Black to move.");
    assert!(!urgent);
}

#[test]
fn pressing_points_plays_and_is_announced() {
    let mut reader = Reader::open("othello", "");
    reader.press("f5");
    assert_eq!(reader.last(), ("Black plays f5 and flips e5. White to move.", false));
    assert_eq!(reader.moves(), [">f5"]);
    assert_eq!(reader.spoken("f5"), "f5, black disc, last move");
    assert_eq!(reader.spoken("e5"), "e5, black disc, flipped by the last move");
    assert_eq!(reader.spoken("d5"), "d5, black disc");
    reader.press("a1");
    let (text, urgent) = reader.last();
    assert!(urgent && text.starts_with("a1 would not flip any discs."), "{text}");
}

#[test]
fn a_hint_is_announced_each_time_and_described_until_the_move() {
    let mut reader = Reader::open("breakthrough", "4x5");
    let hints = |reader: &Reader| reader.announcements.iter().filter(|said| said.text.starts_with("Try ")).count();
    reader.request(AccessibilityRequest::Do(MatchAction::Hint));
    let deadline = std::time::Instant::now() + std::time::Duration::from_secs(60);
    while hints(&reader) == 0 {
        assert!(std::time::Instant::now() < deadline, "there is no hint: {:?}", reader.announcements);
        std::thread::yield_now();
        reader.update();
    }
    let hint = reader.page().hint.clone();
    assert_eq!(reader.last().0, hint);
    reader.request(AccessibilityRequest::Do(MatchAction::Hint));
    assert_eq!((hints(&reader), reader.last().0), (2, hint.as_str()), "asked again, it is announced again");
    reader.press("a2 a3");
    assert_eq!(reader.page().hint, "");
}

#[test]
fn a_piece_is_picked_up_and_put_down_again() {
    let mut reader = Reader::open("breakthrough", "5x5");
    reader.press("c2");
    assert_eq!(reader.spoken("c2"), "c2, white piece, selected");
    assert_eq!(reader.spoken("c3"), "c3, empty, legal");
    reader.request(AccessibilityRequest::Cancel);
    assert_eq!(reader.spoken("c2"), "c2, white piece, can move");
    reader.press("c2 c3");
    assert_eq!(reader.last(), ("White moves c2 to c3. Black to move.", false));
    reader.press("a1");
    let (text, urgent) = reader.last();
    assert!(urgent && text.contains("a1"), "pressing what cannot move is answered: {text}");
}

#[test]
fn a_whole_match_of_breakthrough_ends_with_an_urgent_result() {
    let mut reader = Reader::open("breakthrough", "5x5");
    reader.press("a2 a3 e4 e3 a3 b4 e3 d2 b4 c5");
    let (text, urgent) = reader.last();
    assert!(urgent);
    assert!(text.starts_with("White takes c5 from b4. White wins. White reached the far row on c5."), "{text}");
    assert!(reader.offers(MatchAction::Rematch) && !reader.offers(MatchAction::Hint));
    reader.request(AccessibilityRequest::Do(MatchAction::Undo));
    assert!(!reader.offers(MatchAction::Rematch));
    assert_eq!(reader.last().0, "After four moves. White to move.");
}

#[test]
fn a_pass_in_othello_is_urgent_and_offered() {
    let mut reader = Reader::open("othello", "6x6");
    // The first pass of a line found by search; it is announced at once.
    let line = first_pass();
    reader.press(&line);
    assert!(reader.offers(MatchAction::Pass), "after {line}");
    let (text, urgent) = reader.last();
    assert!(urgent && text.contains("has no legal move and must pass."), "{text}");
    reader.request(AccessibilityRequest::Do(MatchAction::Pass));
    let (text, urgent) = reader.last();
    assert!(urgent && text.contains(" passes."), "{text}");
}

/// Moves that lead to a forced pass on a board of 6x6, found by trying the first legal move again and again.
fn first_pass() -> String {
    use tessera::rules::{Game, GameKind, Move, Position, Size, Variant};
    let variant = Variant::new(GameKind::Othello, Size { columns: 6, rows: 6 }).expect("an allowed size");
    for skip in 0..40_usize {
        let mut position = Position::start(variant);
        let mut line = String::new();
        for ply in 0..36 {
            let moves = position.legal_moves();
            let Some(mv) = moves.get((skip * ply) % moves.len().max(1)) else { break };
            if *mv == Move::Pass {
                return line;
            }
            line += &format!("{} ", position.format_move(*mv));
            position.play_unchecked(*mv);
        }
    }
    panic!("no line with a pass was found");
}

#[test]
fn the_official_score_is_announced_where_it_differs_from_the_discs() {
    let mut reader = Reader::open("othello", "");
    reader.press("e6 f4 e3 f6 g5 d6 e7 f5 c5");
    let (text, urgent) = reader.last();
    let result = "Black wins, 13 to 0. The official score is 64 to 0, with the empty squares.";
    assert!(urgent && text.ends_with(result), "{text}");
}

#[test]
fn the_swap_of_diamond_is_offered_and_announced() {
    let mut reader = Reader::open("diamond", "");
    assert!(reader.spoken("d4").contains("connects to "), "{}", reader.spoken("d4"));
    reader.press("d4");
    assert!(reader.offers(MatchAction::SwitchSides));
    assert!(reader.last().0.contains("Or switch sides"), "{}", reader.last().0);
    reader.request(AccessibilityRequest::Do(MatchAction::SwitchSides));
    let (text, urgent) = reader.last();
    assert!(urgent && text.starts_with("The players switch sides."), "{text}");
}

#[test]
fn a_request_with_an_unknown_name_changes_nothing() {
    let mut reader = Reader::open("othello", "");
    let before = reader.page().clone();
    reader.press("z9 k4");
    let humans = ["person", "person"];
    let requests = [
        ("chess", "8x8", humans),
        ("othello", "7x7", humans),
        ("othello", "big", humans),
        ("othello", "", ["king", "1"]),
    ];
    for (game, size, players) in requests {
        let players = players.map(str::to_owned);
        reader.request(AccessibilityRequest::Open(OpenMatch {
            game: game.into(),
            size: size.into(),
            players,
            ..default()
        }));
    }
    assert_eq!(*reader.page(), before);
    let rejected: Vec<RejectedRequest> = reader.rejected.drain(..).collect();
    let errors: Vec<&RequestError> = rejected.iter().map(|rejected| &rejected.error).collect();
    assert!(
        matches!(
            errors[..],
            [
                RequestError::Variant(VariantError::UnknownGame(_)),
                RequestError::Variant(_),
                RequestError::Variant(VariantError::UnreadableSize(_)),
                RequestError::Player(_)
            ]
        ),
        "{errors:?}"
    );
}

#[test]
fn a_match_is_saved_from_the_first_move_and_deleted_when_it_is_left_finished() {
    let mut reader = Reader::open("breakthrough", "5x5");
    reader.press("a2 a3 e4 e3");
    reader.request(AccessibilityRequest::Do(MatchAction::Undo));
    let saved = SavedMatch::from_text(reader.saved_match().expect("it is saved")).unwrap();
    assert_eq!((saved.moves().len(), saved.undone()), (2, 1));
    reader.request(AccessibilityRequest::Do(MatchAction::Resign));
    reader.request(AccessibilityRequest::Do(MatchAction::Leave));
    reader.update();
    assert_eq!(reader.description, Some(None));
    assert_eq!(reader.saves.last(), Some(&SaveRequest { key: StorageKey::Match, text: None }));
}

#[test]
fn a_saved_match_resumes_as_it_was() {
    let mut before = Reader::open("breakthrough", "5x5");
    before.press("a2 a3 e4 e3 b2 b3");
    before.request(AccessibilityRequest::Do(MatchAction::Undo));
    before.request(AccessibilityRequest::Do(MatchAction::Resign));
    let text = before.saved_match().expect("it is saved").to_owned();

    let resume = ResumeMatch(SavedMatch::from_text(&text).unwrap());
    let mut after = Reader::with(|app| _ = app.insert_resource(resume));
    (0..4).for_each(|_| after.update());
    assert_eq!(after.page(), before.page());
    assert_eq!(after.moves(), ["a2–a3", ">e4–e3", "b2–b3"]);
    assert!(after.page().status.starts_with("Black wins."), "{}", after.page().status);
    assert_eq!(after.saved_match(), Some(text.as_str()), "the saved text is the same");
}

#[test]
fn boards_are_described_with_their_extent_and_lines() {
    let othello = Reader::open("othello", "6x6");
    assert_eq!((othello.page().extent, othello.page().lines.len()), ([6.0, 6.0], 0));
    let diamond = Reader::open("diamond", "");
    let topology = Topology::of(Variant::standard(GameKind::Diamond));
    assert_eq!(diamond.page().lines.len(), topology.lines().len());
    let labels: BTreeSet<&str> = diamond.page().points.iter().map(|point| point.label.as_str()).collect();
    assert!(diamond.page().lines.iter().flatten().all(|label| labels.contains(label)));
}

#[test]
fn the_time_left_is_described_while_it_runs() {
    let mut reader = Reader::new();
    let (game, players) = ("othello".into(), ["person".into(), "person".into()]);
    reader.request(AccessibilityRequest::Open(OpenMatch { game, players, clock: "3+2".into(), ..default() }));
    let time = |reader: &Reader| reader.page().players[0].split(", ").last().map(str::to_owned);
    assert_eq!(time(&reader).as_deref(), Some("3:00 left"));
    let world = reader.app.world_mut();
    world.query::<&mut Clock>().single_mut(world).unwrap().left[0] = Duration::from_millis(62_900);
    reader.update();
    assert_eq!(time(&reader).as_deref(), Some("1:03 left"));
}

#[test]
fn the_cursor_is_announced_when_keys_move_it_and_by_no_other_device() {
    let mut reader = Reader::open("othello", "");
    let topology = Topology::of(Variant::standard(GameKind::Othello));
    let move_cursor = |reader: &mut Reader, label: &str, device| {
        reader.announcements.clear();
        reader.app.insert_resource(LastDevice(device));
        let world = reader.app.world_mut();
        let cursor = topology.points().iter().find(|point| topology.label(*point) == label);
        world.query::<&mut Selection>().single_mut(world).unwrap().cursor = cursor;
        reader.update();
        reader.announcements.iter().map(|said| said.text.clone()).collect::<Vec<_>>()
    };
    assert_eq!(move_cursor(&mut reader, "f5", Device::Keyboard), ["f5, empty, legal: flips one disc"]);
    assert_eq!(move_cursor(&mut reader, "h8", Device::Pad), ["h8, empty"]);
    assert_eq!(move_cursor(&mut reader, "f7", Device::Pointer), Vec::<String>::new());
    reader.app.insert_resource(LastDevice(Device::Keyboard));
    reader.request(AccessibilityRequest::Point("c3".into()));
    assert_eq!(reader.announcements, [], "a screen reader itself reads the button that has the focus");
}

#[test]
fn a_match_that_is_resumed_at_the_start_is_announced_without_the_title_before_it() {
    let before = Reader::open("breakthrough", "5x5");
    let saved = before.saves.iter().rev().find(|save| save.key == StorageKey::Match).and_then(|save| save.text.clone());
    let saved = SavedMatch::from_text(&saved.expect("the match was saved")).expect("a saved match");
    let mut reader = Reader::with(|app| _ = app.insert_resource(ResumeMatch(saved)));
    (0..3).for_each(|_| reader.update());
    let texts: Vec<&str> = reader.announcements.iter().map(|said| said.text.as_str()).collect();
    assert_eq!(texts, ["Breakthrough. White: Player 1, Black: Player 2. White to move."]);
}
