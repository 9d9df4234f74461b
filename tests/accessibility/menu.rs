//! What can be chosen besides the match: settings, players, a new match, the match that was left.

use std::collections::BTreeSet;

use tessera::accessibility::requests::{AccessibilityRequest, OpenMatch, RequestError};
use tessera::persist::SavedSettingsPlugin;
use tessera::presentation::actions::MatchAction;
use tessera::presentation::settings_form::{Control, SettingDescription};
use tessera::settings::preferences::Preferences;

use super::reader::Reader;
#[cfg(debug_assertions)]
use super::reader::is_translated;

/// A program with saved settings, as on the page.
fn with_settings() -> Reader {
    let mut reader = Reader::new();
    reader.app.add_plugins(SavedSettingsPlugin::default());
    reader.update();
    reader
}

#[test]
fn every_saved_preference_has_a_control_that_can_take_each_of_its_values() {
    let mut reader = with_settings();
    reader.app.world_mut().resource_mut::<Preferences>().can_vibrate = true;
    reader.update();
    let settings: Vec<SettingDescription> =
        reader.menu().settings.into_iter().flat_map(|group| group.settings).collect();
    let saved = serde_json::to_value(Preferences::default()).unwrap();
    let named: BTreeSet<&str> = settings.iter().map(|setting| setting.name).collect();
    assert_eq!(named, saved.as_object().unwrap().keys().map(String::as_str).collect());
    for setting in &settings {
        let mut values: Vec<String> = match &setting.control {
            Control::Switch => vec!["true".into(), "false".into()],
            Control::Choice(values) => values.iter().map(|(value, _)| value.clone()).collect(),
            Control::Range => vec!["0.35".into(), "1".into()],
            Control::Text => vec![setting.value.clone(), "tessera-theme:night;frame=#102030".into()],
        };
        assert!(values.contains(&setting.value) || setting.control == Control::Range, "{}", setting.name);
        // Each value is a change: the current one comes last.
        values.retain(|value| *value != setting.value);
        values.push(setting.value.clone());
        for value in values.into_iter().filter(|_| setting.name != "language") {
            reader.request(AccessibilityRequest::Set { name: setting.name.into(), value: value.clone() });
            reader.update();
            let settings = reader.menu().settings;
            let now = settings.iter().flat_map(|group| &group.settings).find(|now| now.name == setting.name).unwrap();
            assert_eq!(now.value, value, "{}", setting.name);
        }
    }
}

#[test]
fn vibration_is_offered_only_where_the_device_can() {
    let mut reader = with_settings();
    let offered = |reader: &mut Reader| {
        reader.update();
        let settings = reader.menu().settings.into_iter().flat_map(|group| group.settings);
        settings.filter(|setting| setting.name == "vibration").map(|setting| setting.value).collect::<Vec<_>>()
    };
    assert!(offered(&mut reader).is_empty());
    reader.app.world_mut().resource_mut::<Preferences>().can_vibrate = true;
    assert_eq!(offered(&mut reader), ["true"], "and it is on");
}

#[test]
fn a_match_is_opened_with_clock_and_handicap_and_remembered_for_the_next_one() {
    let mut reader = with_settings();
    let players = ["2".into(), "person".into()];
    let (game, size, clock) = ("othello".into(), "6x6".into(), "3+2".into());
    reader.request(AccessibilityRequest::Open(OpenMatch {
        game,
        size,
        players,
        names: ["", "Ann"].map(Into::into),
        clock,
        corners: 2,
    }));
    let page = reader.page();
    assert_eq!(page.title, "Othello 6 × 6");
    assert!(page.players.iter().all(|player| player.ends_with("3:00 left")), "{:?}", page.players);
    let corners = ["a1", "a6", "f1", "f6"].map(|corner| reader.spoken(corner).contains("black disc"));
    assert_eq!(corners.into_iter().filter(|given| *given).count(), 2, "two corners are given");
    let choices = reader.menu().new_match;
    assert_eq!(choices.names, ["", "Ann"]);
    assert_eq!((choices.players, choices.clock.as_str(), choices.corners), (["2".into(), "person".into()], "3+2", 2));
    assert_eq!(choices.games.iter().map(|game| game.board.as_str()).collect::<Vec<_>>(), ["8x8", "8x8", "6x6"]);
}

#[test]
fn a_computer_takes_a_seat_and_an_unknown_player_or_seat_changes_nothing() {
    let mut reader = Reader::open("breakthrough", "5x5");
    let seat = |reader: &Reader| reader.page().seats[1].clone();
    let before = seat(&reader);
    assert_eq!((before.seat, before.colour.as_str(), before.player.as_str()), (1, "Black", "person"));
    reader.request(AccessibilityRequest::SetPlayer { seat: 1, player: "4".into() });
    assert_eq!(seat(&reader).player, "4");
    assert_eq!(reader.last().0, "Black: Computer · level 4.");
    reader.request(AccessibilityRequest::SetPlayer { seat: 1, player: "king".into() });
    reader.request(AccessibilityRequest::SetPlayer { seat: 2, player: "person".into() });
    let errors: Vec<RequestError> = reader.rejected.iter().map(|rejected| rejected.error.clone()).collect();
    assert!(matches!(errors[..], [RequestError::Player(_), RequestError::Seat(2)]), "{errors:?}");
    assert_eq!(seat(&reader).player, "4");
}

#[test]
fn full_strength_is_chosen_with_its_time() {
    for game in with_settings().menu().new_match.games {
        let full = game.players.iter().filter(|player| player.id.starts_with("full"));
        let full: Vec<(&str, &str)> = full.map(|player| (player.id.as_str(), player.name.as_str())).collect();
        assert_eq!(full.len(), 5);
        assert_eq!(full[1], ("full:3s", "Computer, full strength · 3 seconds a move"));
        assert_eq!(full[4].1, "Computer, full strength · by the clock; without one 3 seconds a move");
    }
    let mut reader = Reader::open("breakthrough", "5x5");
    reader.request(AccessibilityRequest::SetPlayer { seat: 1, player: "full:3s".into() });
    assert_eq!(reader.page().seats[1].player, "full:3s");
    assert_eq!(reader.last().0, "Black: Computer · full strength · 3 s.");
}

#[test]
fn actions_that_end_a_match_in_progress_need_a_second_press() {
    let mut reader = Reader::open("breakthrough", "5x5");
    let needed = |reader: &Reader| -> Vec<MatchAction> {
        reader.actions().into_iter().filter_map(|(action, confirm)| confirm.map(|_| action)).collect()
    };
    assert_eq!(needed(&reader), [MatchAction::Resign], "nothing else is lost before the first move");
    reader.press("a2 a3");
    assert_eq!(needed(&reader), [MatchAction::Resign, MatchAction::Restart], "a match that is left can be continued");
    reader.request(AccessibilityRequest::Do(MatchAction::Resign));
    assert!(reader.actions().iter().all(|(_, confirm)| confirm.is_none()), "the match is over");
}

#[test]
fn a_match_that_was_left_is_offered_and_continued() {
    let mut reader = Reader::open("diamond", "");
    reader.press("d4 e5");
    reader.request(AccessibilityRequest::Do(MatchAction::Leave));
    reader.update();
    assert_eq!(reader.description, Some(None));
    assert_eq!(reader.menu().resumable.as_deref(), Some("Continue Diamond"));
    reader.request(AccessibilityRequest::Continue);
    (0..3).for_each(|_| reader.update());
    assert_eq!(reader.moves(), ["d4", ">e5"]);
}

#[cfg(debug_assertions)]
#[test]
fn settings_players_clocks_and_rules_are_in_the_language_of_the_player() {
    let mut reader = with_settings();
    reader.request(AccessibilityRequest::Set { name: "language".into(), value: "en-XA".into() });
    reader.update();
    let menu = reader.menu();
    let mut texts: Vec<String> = menu.new_match.clocks.into_iter().map(|(_, label)| label).collect();
    for game in menu.new_match.games {
        texts.extend(game.players.into_iter().flat_map(|player| [player.name, player.rated]));
        texts.extend(game.boards.into_iter().map(|board| board.name));
        texts.extend(game.seats.into_iter().chain([game.handicap]));
    }
    for group in menu.settings {
        texts.push(group.label.into());
        texts.extend(
            group.settings.iter().flat_map(|setting| [setting.label.into(), setting.note.clone().into_owned()]),
        );
    }
    for rules in menu.rules {
        texts.push(rules.gist.into());
        texts.extend(
            rules.sections.into_iter().flat_map(|(heading, texts)| [vec![heading], texts].concat()).map(str::to_owned),
        );
    }
    assert!(texts.len() > 100, "{}", texts.len());
    for text in texts {
        assert!(is_translated(&text), "hard-coded text in {text:?}");
    }
}
