//! The saved text of the settings, and changes by name.

use super::*;
use crate::game::player::{Level, Player, Players};
use crate::rules::{GameKind, Size};
use crate::settings::bindings::{BindingAction, PadButton};
use crate::settings::preferences::BoardOrientation;
use crate::settings::theme::{OwnTheme, ThemeChoice, ThemeId};

#[test]
fn settings_are_read_back_as_saved() {
    let preferences = Preferences {
        theme: ThemeId::named("night").unwrap().into(),
        own_theme: OwnTheme::parse("tessera-theme:marble;frame=#102030;marks=#ffee00").unwrap(),
        speed: 2.0,
        effects: 0.25,
        top_down: true,
        facing: BoardOrientation::Turning,
        computers_resign: false,
        think_ahead: true,
        engine_threads: 4,
        ..Preferences::default()
    };
    let mut bindings = Bindings::default();
    bindings.rebind(BindingAction::Press, PadButton::North).unwrap();
    let mut new_match = NewMatchSettings::default();
    new_match.players = Players([Player::Computer(Level::full(10).unwrap()), Player::Human]);
    new_match.clock = Some("3+2".parse().unwrap());
    new_match.corners = 2;
    new_match.names.0 = ["Ann".into(), String::new()];
    new_match.set_size(GameKind::Othello, Size { columns: 10, rows: 10 });
    new_match.set_size(GameKind::Breakthrough, Size { columns: 6, rows: 5 });
    let settings = Settings { preferences, bindings, new_match, ..Settings::default() };
    assert_eq!(Settings::from_text(&settings.to_text().unwrap()).unwrap(), settings);
}

#[test]
fn a_first_match_is_against_the_weakest_level() {
    assert_eq!(Settings::default().new_match.players, Players([Player::Human, Player::Computer(Level::FIRST)]));
}

#[test]
fn missing_values_are_defaults_and_impossible_values_are_corrected() {
    assert_eq!(Settings::from_text("{}").unwrap(), Settings::default());
    let odd = r#"{"speed": 77, "volume": -3, "engine_threads": 77, "players": ["king", "1"], "othello": "7x7", "clock": "9", "colour": 1}"#;
    let odd = Settings::from_text(odd).unwrap();
    assert_eq!((odd.preferences.speed, odd.preferences.effects, odd.preferences.engine_threads), (1.0, 0.0, 0));
    assert_eq!(odd.new_match, NewMatchSettings::default());
}

#[test]
fn every_correction_of_a_stored_value_is_reported() {
    let corrections = |text: &str| {
        let (_, corrected) = Settings::read(text).unwrap();
        let line = |CorrectedSetting { name, stored, used }| format!("{name}: {stored} -> {used}");
        corrected.into_iter().map(line).collect::<Vec<_>>()
    };
    let odd = r#"{"corners": 200, "speed": 77, "volume": -3, "players": ["king", "1"], "othello": "7x7"}"#;
    assert_eq!(
        corrections(odd),
        [
            "corners: 200 -> 4",
            r#"othello: "7x7" -> "8x8""#,
            r#"players: "king" "1" -> "person" "1""#,
            "speed: 77 -> 1.0",
            "effects: -3 -> 0.0"
        ]
    );
    assert_eq!(corrections(r#"{"corners": -1}"#), ["corners: -1 -> 0"]);
    assert_eq!(corrections(r#"{"corners": 1000, "colour": 1}"#), ["corners: 1000 -> 4"]);
    assert_eq!(corrections(&Settings::default().to_text().unwrap()), [""; 0]);
}

#[test]
fn one_setting_is_changed_by_its_name() {
    let set = |name, value| Settings::default().set(name, value);
    assert_eq!(set("scale", "1.5").unwrap().preferences.scale, 1.5);
    assert_eq!(set("facing", "opposite").unwrap().preferences.facing, BoardOrientation::Opposite);
    assert!(!set("computers_resign", "false").unwrap().preferences.computers_resign);
    assert_eq!(set("corners", "3").unwrap().new_match.corners, 3);
    let breakthrough = set("breakthrough", "6x5").unwrap().new_match.variant(GameKind::Breakthrough);
    assert_eq!(breakthrough.size(), Size { columns: 6, rows: 5 });
    assert!(matches!(set("colour", "red"), Err(SettingsError::UnknownName(name)) if name == "colour"));
    assert_eq!(set("effects", "0.35").unwrap().preferences.effects, 0.35);
}

#[test]
fn a_value_that_a_setting_cannot_have_is_refused_with_a_reason() {
    let refused = |name, value| Settings::default().set(name, value).unwrap_err().to_string();
    assert_eq!(refused("scale", "wide"), "scale: \"wide\" is not a number");
    assert_eq!(refused("markers", "maybe"), "markers: \"maybe\" is not true or false");
    assert_eq!(refused("scale", "99"), "scale: \"99\" is not possible; 1.0 is");
    assert_eq!(refused("speed", "-1"), "speed: \"-1\" is not possible; 1.0 is");
    for (name, value) in [("corners", "200"), ("othello", "7x7"), ("clock", "soon"), ("facing", "up")] {
        assert!(refused(name, value).starts_with(&format!("{name}: ")), "{name}={value}");
    }
}

#[test]
fn a_text_that_is_not_a_settings_file_is_refused() {
    for text in ["", "[]", "{\"speed\": \"fast\"}", "{\"players\": 3}", "{\"othello\": 8}", "nonsense"] {
        assert!(Settings::from_text(text).is_err(), "{text}");
    }
}

#[test]
fn the_text_of_an_own_theme_is_set_strictly_and_chooses_that_theme() {
    let text = "tessera-theme:night;pieces-dark=#400000";
    let settings = Settings::default().set("own_theme", &format!(" {} ", text.to_uppercase())).unwrap();
    assert_eq!(settings.preferences.theme, ThemeChoice::Own);
    assert_eq!(settings.preferences.own_theme.to_string(), text);
    let wooden = settings.set("theme", "wood").unwrap();
    assert_eq!(wooden.preferences.own_theme, settings.preferences.own_theme, "it is kept while another one is chosen");
    assert_eq!(wooden.set("theme", "own").unwrap(), settings);
    let refused = settings.set("own_theme", "tessera-theme:night;legs=#400000").unwrap_err().to_string();
    assert_eq!(refused, "own_theme: a theme has no part \"legs\"");
}

#[test]
fn a_damaged_own_theme_is_reported_and_loses_nothing_else() {
    let read =
        |own: &str| Settings::read(&format!(r#"{{"theme": "own", "own_theme": {own}, "confirm": true}}"#)).unwrap();
    let (settings, corrected) = read(r#""tessera-theme:night;frame=#102030;table=brown""#);
    assert_eq!(settings.preferences.own_theme.to_string(), "tessera-theme:night;frame=#102030");
    assert_eq!((settings.preferences.theme, settings.preferences.confirm), (ThemeChoice::Own, true));
    let [correction] = &corrected[..] else { panic!("{corrected:?}") };
    assert_eq!(correction.name, "own_theme");
    assert_eq!(correction.stored, "table: \"brown\" is not a colour such as #c9a25c");
    assert!(correction.used.starts_with("\"tessera-theme:night;"), "{}", correction.used);
    for own in ["7", "null", "{\"base\": 3}", "[]"] {
        let (settings, corrected) = read(own);
        assert_eq!(settings.preferences.own_theme, OwnTheme::default(), "{own}");
        assert!(settings.preferences.confirm && corrected.len() == 1, "{own}: {corrected:?}");
    }
    for own in ["tessera-theme:night;frame=#102030", "TESSERA-THEME:night;frame=102030;"] {
        assert_eq!(read(&format!("{own:?}")).1, [], "{own}");
    }
}
