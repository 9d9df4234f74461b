//! What is kept in files: written and read back, damaged and set aside, refused by the system.

use std::path::PathBuf;

use bevy::prelude::*;
use bevy::state::app::StatesPlugin;
use tessera::accessibility::requests::AccessibilityRequest;
use tessera::app::MatchPlugin;
use tessera::app::storage::{Storage, StoragePlugin, StoredState};
use tessera::game::matches::History;
use tessera::game::screen::Active;
use tessera::persist::StorageKey;
use tessera::persist::settings::Settings;
use tessera::ui::toast::Toast;

/// An empty folder of this test's own.
fn folder(name: &str) -> PathBuf {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("home").join(name);
    let _ = std::fs::remove_dir_all(&folder);
    folder
}

/// The program without a window, begun with what is kept in `home`.
fn begin(home: &Storage) -> App {
    let StoredState { saved, notices, .. } = home.open();
    let mut app = App::new();
    app.add_plugins((MinimalPlugins, StatesPlugin, MatchPlugin::default()));
    app.add_plugins(StoragePlugin { home: home.clone(), saved, notices });
    (0..4).for_each(|_| app.update());
    app
}

fn ask(app: &mut App, request: AccessibilityRequest) {
    app.world_mut().write_message(request);
    (0..4).for_each(|_| app.update());
}

fn open_othello(app: &mut App) {
    let players = ["person".into(), "person".into()];
    ask(app, AccessibilityRequest::Open { game: "othello".into(), size: "8x8".into(), players });
}

fn played(app: &mut App) -> Option<Vec<String>> {
    let mut active = app.world_mut().query_filtered::<&History, With<Active>>();
    let history = active.single(app.world()).ok()?;
    Some(history.played.iter().map(|ply| ply.text.clone()).collect())
}

fn toasts(app: &mut App) -> Vec<String> {
    app.world_mut().resource_mut::<Messages<Toast>>().drain().map(|toast| toast.0).collect()
}

#[test]
fn a_match_goes_on_where_it_was() {
    let home = Storage::in_folder(folder("goes-on"));
    let mut first = begin(&home);
    open_othello(&mut first);
    ask(&mut first, AccessibilityRequest::Press("f5".into()));
    ask(&mut first, AccessibilityRequest::Press("d6".into()));
    drop(first);
    let mut second = begin(&home);
    assert_eq!(played(&mut second), Some(vec!["f5".into(), "d6".into()]));
    ask(&mut second, AccessibilityRequest::Do(tessera::accessibility::actions::AccessibleAction::Leave));
    assert!(!home.path(StorageKey::Match).exists(), "a match that was left is not kept");
    assert_eq!(played(&mut begin(&home)), None);
}

#[test]
fn a_match_that_is_over_does_not_go_on() {
    let home = Storage::in_folder(folder("over"));
    let mut app = begin(&home);
    open_othello(&mut app);
    ask(&mut app, AccessibilityRequest::Press("f5".into()));
    ask(&mut app, AccessibilityRequest::Do(tessera::accessibility::actions::AccessibleAction::GiveUp));
    assert!(home.path(StorageKey::Match).exists());
    assert_eq!(played(&mut begin(&home)), None);
}

#[test]
fn settings_are_written_whole_and_read_back() {
    let home = Storage::in_folder(folder("settings"));
    assert_eq!(home.open(), StoredState::default(), "at first there is nothing");
    let kept = Settings::default().set("scale", "1.5").unwrap();
    home.write(StorageKey::Settings, Some(&kept.to_text())).unwrap();
    assert_eq!(home.open().settings, kept);
    let files = std::fs::read_dir(home.path(StorageKey::Settings).parent().unwrap()).unwrap();
    assert_eq!(files.count(), 1, "nothing half written is left over");
}

#[test]
fn a_damaged_file_is_set_aside_with_a_notice_that_says_where() {
    for (shelf, bytes) in [(StorageKey::Settings, &b"{\"scale\": \"wide\"}"[..]), (StorageKey::Match, &b"\xff\xfe"[..])]
    {
        let home = Storage::in_folder(folder(&format!("damaged-{shelf:?}")));
        let path = home.path(shelf);
        std::fs::create_dir_all(path.parent().unwrap()).unwrap();
        std::fs::write(&path, bytes).unwrap();
        let found = home.open();
        assert_eq!((found.settings, found.saved), (Settings::default(), None));
        let aside = path.with_extension("json.damaged");
        assert!(found.notices[0].contains(&aside.display().to_string()), "{:?}", found.notices);
        assert_eq!(std::fs::read(&aside).unwrap(), bytes, "nothing is lost");
        assert!(!path.exists());
        assert_eq!(home.open(), StoredState::default(), "and it is told once");
    }
}

#[test]
fn notices_of_the_start_reach_the_player() {
    let home = Storage::in_folder(folder("notices"));
    home.write(StorageKey::Match, Some("nonsense")).unwrap();
    let told = toasts(&mut begin(&home));
    assert!(told.iter().any(|text| text.contains("match.json.damaged")), "{told:?}");
}

#[test]
fn a_folder_that_cannot_be_written_is_told_of_once_and_the_game_goes_on() {
    let folder = folder("refused");
    std::fs::create_dir_all(folder.parent().unwrap()).unwrap();
    // A file is where the folder should be: that refuses everybody, whatever they may do.
    let _ = std::fs::remove_file(&folder);
    std::fs::write(&folder, "").unwrap();
    let home = Storage::in_folder(&folder);
    let mut app = App::new();
    app.add_plugins((MinimalPlugins, StatesPlugin, MatchPlugin::default()));
    app.add_plugins(StoragePlugin { home, saved: None, notices: Vec::new() });
    let mut told = Vec::new();
    let players = ["person".into(), "person".into()];
    app.world_mut().write_message(AccessibilityRequest::Open { game: "othello".into(), size: String::new(), players });
    for label in ["", "f5", "d6", "c3"] {
        if !label.is_empty() {
            app.world_mut().write_message(AccessibilityRequest::Press(label.into()));
        }
        for _ in 0..3 {
            app.update();
            told.extend(toasts(&mut app));
        }
    }
    assert_eq!(told.len(), 1, "{told:?}");
    assert_eq!(played(&mut app).map(|plies| plies.len()), Some(3));
}

#[test]
fn the_folder_is_where_the_environment_says() {
    let find = |variables: &[(&str, &str)]| {
        Storage::find(|name| variables.iter().find(|(known, _)| *known == name).map(|(_, value)| value.into()))
    };
    let own = find(&[("TESSERA_HOME", "/tmp/own"), ("HOME", "/home/x")]).unwrap();
    assert_eq!(own, Storage::in_folder("/tmp/own"));
    assert_eq!(find(&[]), None);
    if cfg!(target_os = "linux") {
        let home = find(&[("HOME", "/home/x"), ("XDG_CONFIG_HOME", "/conf")]).unwrap();
        assert_eq!(home.path(StorageKey::Settings), PathBuf::from("/conf/tessera/settings.json"));
        assert_eq!(home.path(StorageKey::Match), PathBuf::from("/home/x/.local/share/tessera/match.json"));
        assert_eq!(find(&[("HOME", "relative")]), None);
    }
}
