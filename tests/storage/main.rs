//! Storage in files: written and read back, damaged and set aside, refused by the system.
#![allow(clippy::unwrap_used)] // the lint spares test functions, not their helpers

#[path = "../support/damage.rs"]
mod damage;
mod damaged;
mod faults;
mod kills;
mod page_messages;
#[path = "../support/random.rs"]
mod random;

use std::path::PathBuf;

use bevy::prelude::*;
use bevy::state::app::StatesPlugin;
use tessera::accessibility::requests::{AccessibilityRequest, OpenMatch};
use tessera::app::MatchPlugin;
use tessera::app::storage::{Storage, StoragePlugin, StoredState};
use tessera::game::events::BoardEvent;
use tessera::game::matches::History;
use tessera::game::requests::MatchRequest;
use tessera::game::resumable::ContinueMatch;
use tessera::game::screen::{Active, ScreenRequest};
use tessera::persist::settings::Settings;
use tessera::persist::{ResumeMatch, SaveRequest, StorageKey};
use tessera::presentation::actions::MatchAction;
use tessera::rules::Ply;
use tessera::ui::toast::Toast;

/// An empty folder of this test's own.
fn folder(name: &str) -> PathBuf {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("home").join(name);
    let _ = std::fs::remove_dir_all(&folder);
    folder
}

/// The program without a window, started with the files in `storage`.
fn start(storage: &Storage) -> App {
    let mut app = build(storage, false);
    update_until_idle(&mut app);
    app
}

/// The same program before its first update; it starts with `another` match than the stored one.
fn build(storage: &Storage, another: bool) -> App {
    let StoredState { saved, notices, .. } = storage.open();
    let mut app = App::new();
    app.add_plugins((MinimalPlugins, StatesPlugin, MatchPlugin::default()));
    app.add_plugins(StoragePlugin { home: storage.clone(), saved, another, notices });
    app
}

/// Updates until every message has been handled.
fn update_until_idle(app: &mut App) {
    fn is_empty<M: Message>(world: &World) -> bool {
        world.get_resource::<Messages<M>>().is_none_or(Messages::is_empty)
    }
    loop {
        app.update();
        let world = app.world();
        let requests = is_empty::<AccessibilityRequest>(world) && is_empty::<ScreenRequest>(world);
        let matches = is_empty::<MatchRequest>(world) && is_empty::<BoardEvent>(world);
        if requests && matches && is_empty::<SaveRequest>(world) && !world.contains_resource::<ResumeMatch>() {
            return;
        }
    }
}

fn request(app: &mut App, request: AccessibilityRequest) {
    app.world_mut().write_message(request);
    update_until_idle(app);
}

fn open_othello(app: &mut App) {
    let players = ["person".into(), "person".into()];
    request(
        app,
        AccessibilityRequest::Open(OpenMatch { game: "othello".into(), size: "8x8".into(), players, ..default() }),
    );
}

fn played(app: &mut App) -> Option<Vec<String>> {
    let mut active = app.world_mut().query_filtered::<&History, With<Active>>();
    let history = active.single(app.world()).ok()?;
    Some(history.plies().iter().map(Ply::text).collect())
}

fn toasts(app: &mut App) -> Vec<String> {
    app.world_mut().resource_mut::<Messages<Toast>>().drain().map(|toast| toast.0).collect()
}

#[test]
fn a_saved_match_is_resumed() {
    let storage = Storage::in_folder(folder("goes-on"));
    let mut first = start(&storage);
    open_othello(&mut first);
    request(&mut first, AccessibilityRequest::Press("f5".into()));
    request(&mut first, AccessibilityRequest::Press("d6".into()));
    drop(first);
    let moves = Some(vec!["f5".into(), "d6".into()]);
    let mut second = start(&storage);
    assert_eq!(played(&mut second), moves);
    request(&mut second, AccessibilityRequest::Do(MatchAction::Leave));
    assert_eq!(played(&mut second), None);
    assert_eq!(played(&mut start(&storage)), moves, "a match that was left unfinished is still stored");
    second.world_mut().write_message(ContinueMatch);
    update_until_idle(&mut second);
    assert_eq!(played(&mut second), moves, "and is continued from the title");
    request(&mut second, AccessibilityRequest::Do(MatchAction::Resign));
    request(&mut second, AccessibilityRequest::Do(MatchAction::Leave));
    assert!(!storage.path(StorageKey::Match).exists(), "a finished match that was left is deleted");
}

#[test]
fn a_program_that_starts_with_another_match_keeps_the_stored_one_until_the_first_ply() {
    let storage = Storage::in_folder(folder("another"));
    let mut first = start(&storage);
    open_othello(&mut first);
    request(&mut first, AccessibilityRequest::Press("f5".into()));
    drop(first);
    let mut second = build(&storage, true);
    update_until_idle(&mut second);
    open_othello(&mut second);
    assert_eq!(played(&mut start(&storage)), Some(vec!["f5".into()]));
    request(&mut second, AccessibilityRequest::Press("d3".into()));
    assert_eq!(played(&mut start(&storage)), Some(vec!["d3".into()]));
}

#[test]
fn a_match_that_is_over_is_not_resumed() {
    let storage = Storage::in_folder(folder("over"));
    let mut app = start(&storage);
    open_othello(&mut app);
    request(&mut app, AccessibilityRequest::Press("f5".into()));
    request(&mut app, AccessibilityRequest::Do(MatchAction::Resign));
    assert!(storage.path(StorageKey::Match).exists());
    assert_eq!(played(&mut start(&storage)), None);
}

#[test]
fn settings_are_read_back_as_written() {
    let storage = Storage::in_folder(folder("settings"));
    assert_eq!(storage.open(), StoredState::default(), "nothing is stored at first");
    let settings = Settings::default().set("scale", "1.5").unwrap();
    storage.write(StorageKey::Settings, Some(&settings.to_text().unwrap())).unwrap();
    assert_eq!(storage.open().settings, settings);
    let files = std::fs::read_dir(storage.path(StorageKey::Settings).parent().unwrap()).unwrap();
    assert_eq!(files.count(), 1, "no temporary file is left");
}

#[test]
fn a_damaged_file_is_renamed_and_the_notice_names_it() {
    for (key, bytes) in [(StorageKey::Settings, &b"{\"scale\": \"wide\"}"[..]), (StorageKey::Match, &b"\xff\xfe"[..])] {
        let storage = Storage::in_folder(folder(&format!("damaged-{key:?}")));
        let path = storage.path(key);
        std::fs::create_dir_all(path.parent().unwrap()).unwrap();
        std::fs::write(&path, bytes).unwrap();
        let found = storage.open();
        assert_eq!((found.settings, found.saved), (Settings::default(), None));
        let aside = path.with_extension("json.damaged");
        assert!(found.notices[0].contains(&aside.display().to_string()), "{:?}", found.notices);
        assert_eq!(std::fs::read(&aside).unwrap(), bytes, "nothing is lost");
        assert!(!path.exists());
        assert_eq!(storage.open(), StoredState::default(), "the notice is shown once");
    }
}

#[test]
fn notices_are_shown_when_the_program_starts() {
    let storage = Storage::in_folder(folder("notices"));
    storage.write(StorageKey::Match, Some("nonsense")).unwrap();
    let mut app = build(&storage, false);
    app.update();
    let notices = toasts(&mut app);
    assert!(notices.iter().any(|text| text.contains("match.json.damaged")), "{notices:?}");
}

#[test]
fn a_write_error_is_reported_once_and_the_game_goes_on() {
    let folder = folder("refused");
    std::fs::create_dir_all(folder.parent().unwrap()).unwrap();
    // A file in the place of the folder refuses writes even to an administrator.
    let _ = std::fs::remove_file(&folder);
    std::fs::write(&folder, "").unwrap();
    let storage = Storage::in_folder(&folder);
    let mut app = App::new();
    app.add_plugins((MinimalPlugins, StatesPlugin, MatchPlugin::default()));
    app.add_plugins(StoragePlugin { home: storage, saved: None, another: false, notices: Vec::new() });
    let mut notices = Vec::new();
    let players = ["person".into(), "person".into()];
    app.world_mut().write_message(AccessibilityRequest::Open(OpenMatch {
        game: "othello".into(),
        players,
        ..default()
    }));
    for label in ["", "f5", "d6", "c3"] {
        if !label.is_empty() {
            app.world_mut().write_message(AccessibilityRequest::Press(label.into()));
        }
        for _ in 0..3 {
            app.update();
            notices.extend(toasts(&mut app));
        }
    }
    assert_eq!(notices.len(), 1, "{notices:?}");
    assert_eq!(played(&mut app).map(|plies| plies.len()), Some(3));
}

#[test]
fn the_environment_determines_the_folders() {
    let find = |variables: &[(&str, &str)]| {
        Storage::find(|name| variables.iter().find(|(known, _)| *known == name).map(|(_, value)| value.into()))
    };
    let own = find(&[("TESSERA_HOME", "/tmp/own"), ("HOME", "/home/x")]).unwrap();
    assert_eq!(own, Storage::in_folder("/tmp/own"));
    assert_eq!(find(&[]), None);
    if cfg!(target_os = "linux") {
        let storage = find(&[("HOME", "/home/x"), ("XDG_CONFIG_HOME", "/conf")]).unwrap();
        assert_eq!(storage.path(StorageKey::Settings), PathBuf::from("/conf/tessera/settings.json"));
        assert_eq!(storage.path(StorageKey::Match), PathBuf::from("/home/x/.local/share/tessera/match.json"));
        assert_eq!(find(&[("HOME", "relative")]), None);
    }
}

#[test]
fn a_match_of_a_newer_version_is_kept_under_a_name_that_says_so() {
    let storage = Storage::in_folder(folder("newer"));
    for (board, name) in [(1, "match.newer.json"), (2, "match.newer-2.json"), (3, "match.newer-3.json")] {
        let text = format!(r#"{{"version": 3, "board": {board}}}"#);
        storage.write(StorageKey::Match, Some(&text)).unwrap();
        let found = storage.open();
        let kept = storage.path(StorageKey::Match).with_file_name(name);
        let notice = format!("The saved match is from a newer version of Tessera. It is kept as {}.", kept.display());
        assert_eq!((found.saved, found.notices), (None, vec![notice]));
        assert_eq!(std::fs::read_to_string(kept).unwrap(), text);
        assert_eq!(storage.open(), StoredState::default(), "the notice is shown once");
    }
    let first = storage.path(StorageKey::Match).with_file_name("match.newer.json");
    assert_eq!(std::fs::read_to_string(first).unwrap(), r#"{"version": 3, "board": 1}"#, "nothing is overwritten");
}

#[test]
fn corrected_values_are_reported_with_the_values_in_force() {
    let storage = Storage::in_folder(folder("corrected"));
    storage.write(StorageKey::Settings, Some(r#"{"corners": 200, "speed": 77, "scale": 1.5}"#)).unwrap();
    let mut app = start(&storage);
    open_othello(&mut app);
    request(&mut app, AccessibilityRequest::Press("f5".into()));
    let text = std::fs::read_to_string(storage.path(StorageKey::Match)).unwrap();
    let text = text.replace(r#"\"undone\":0"#, r#"\"undone\":9"#);
    storage.write(StorageKey::Match, Some(&text)).unwrap();
    let found = storage.open();
    assert_eq!((found.settings.new_match.corners, found.settings.preferences.speed), (4, 1.0));
    assert_eq!(found.saved.map(|saved| saved.undone()), Some(1));
    assert_eq!(
        found.notices,
        [
            "Some saved settings were not possible and were corrected: corners 4 (not 200), speed 1.0 (not 77).",
            "In the saved match, 9 moves were to be taken back. It has only 1; all are taken back."
        ]
    );
}

#[test]
fn a_second_program_does_not_save_until_the_first_has_ended_and_then_keeps_the_match_of_the_first() {
    const OTHER_WINDOW: &str = "Tessera is open in another window. This window’s match is kept only under Saved games.";
    let storage = Storage::in_folder(folder("two-programs"));
    let stored = || storage.open().saved.map(|saved| saved.moves().len());
    let mut first = build(&storage, false);
    first.update();
    assert_eq!(toasts(&mut first), [""; 0]);
    open_othello(&mut first);
    request(&mut first, AccessibilityRequest::Press("f5".into()));

    let mut second = build(&storage, false);
    second.update();
    assert_eq!(toasts(&mut second), [OTHER_WINDOW]);
    update_until_idle(&mut second);
    request(&mut second, AccessibilityRequest::Press("d6".into()));
    let settings = Settings::default().set("scale", "1.5").unwrap();
    let text = settings.to_text().ok();
    second.world_mut().write_message(SaveRequest { key: StorageKey::Settings, text });
    update_until_idle(&mut second);
    assert_eq!((played(&mut second).map(|plies| plies.len()), stored()), (Some(2), Some(1)));
    assert_eq!(storage.open().settings, Settings::default());
    request(&mut first, AccessibilityRequest::Do(MatchAction::Undo));
    assert!(std::fs::read_to_string(storage.path(StorageKey::Match)).unwrap().contains(r#"\"undone\":1"#));

    drop(first);
    second.world_mut().write_message(AccessibilityRequest::Press("c3".into()));
    second.update();
    let notices = toasts(&mut second);
    update_until_idle(&mut second);
    assert_eq!((stored(), storage.open().settings), (Some(3), settings));
    let kept = storage.path(StorageKey::Match).with_file_name("match.other-window.json");
    let notice = format!("The other match is kept as {}.", kept.display());
    assert_eq!(notices, [format!("The other window is closed, so this window’s match is saved now. {notice}")]);
    assert!(
        std::fs::read_to_string(&kept).unwrap().contains(r#"\"undone\":1"#),
        "it is the match of the first program"
    );
    let mut third = build(&storage, false);
    third.update();
    assert_eq!(toasts(&mut third), [OTHER_WINDOW], "the second program is the owner now");
}
