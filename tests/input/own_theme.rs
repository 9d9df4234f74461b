//! The page of the player's own theme by keyboard and by gamepad alone: the board follows every change.

use bevy::input::gamepad::GamepadButton;
use bevy::input::keyboard::{Key, KeyCode};
use tessera::settings::preferences::Preferences;
use tessera::settings::theme::{OwnTheme, Srgb, ThemeChoice, ThemePart};
use tessera::ui::dialogs::{Dialog, Dialogs, SettingsTab};
use tessera::view::material::{Material, Materials};
use tessera::view::stage::Stage;

use super::table::Table;

fn table(line: &[&str]) -> Table {
    let mut table = Table::whole(&[line, &["--fresh", "--set", "speed=0"]].concat());
    table.resize(1280.0, 800.0);
    table.settle();
    table
}

fn top(table: &Table) -> Option<Dialog> {
    table.app.world().resource::<Dialogs>().top()
}

fn preferences(table: &Table) -> Preferences {
    *table.app.world().resource::<Preferences>()
}

fn press(table: &mut Table, code: KeyCode, key: Key) {
    table.tap(code, key);
    table.settle();
}

/// Presses Tab until the widget with this label has the focus.
fn reach(table: &mut Table, label: &str) {
    let mut seen = Vec::new();
    for _ in 0..60 {
        let found = table.focused().unwrap_or_default();
        if found.starts_with(label) {
            return;
        }
        seen.push(found);
        press(table, KeyCode::Tab, Key::Tab);
    }
    panic!("{label} is not among {seen:?}");
}

fn choose(table: &mut Table, label: &str) {
    reach(table, label);
    press(table, KeyCode::Enter, Key::Enter);
}

/// The colour of a material as the board is drawn.
fn drawn(table: &Table, material: Material) -> bevy::color::LinearRgba {
    table.app.world().resource::<Materials>().look(material).colour
}

#[test]
fn the_page_is_opened_from_the_settings_and_starts_from_the_theme_in_force() {
    let mut table = table(&["--page", "settings", "--theme", "marble"]);
    choose(&mut table, "Change colours");
    assert_eq!(top(&table), Some(Dialog::OwnTheme));
    assert_eq!(preferences(&table).theme, ThemeChoice::Own);
    assert_eq!(preferences(&table).own_theme.to_string(), "tessera-theme:marble");
    press(&mut table, KeyCode::Escape, Key::Escape);
    assert_eq!(top(&table), Some(Dialog::Settings(SettingsTab::Look)));
}

#[test]
fn sliders_change_the_board_at_once_and_a_part_can_be_given_back() {
    let mut table = table(&["--page", "own-theme"]);
    let before = drawn(&table, Material::Pale);
    reach(&mut table, "Lightness");
    for _ in 0..5 {
        press(&mut table, KeyCode::ArrowLeft, Key::ArrowLeft);
    }
    let own = preferences(&table).own_theme;
    let chosen = own.chosen(ThemePart::BoardLight).expect("a colour is chosen");
    assert!(chosen.0[0] < own.base.theme().pale.paint.0[0], "{chosen}");
    assert_ne!(drawn(&table, Material::Pale), before);
    choose(&mut table, "Reset to Warm wood");
    assert_eq!(preferences(&table).own_theme.chosen(ThemePart::BoardLight), None);
    assert_eq!(drawn(&table, Material::Pale), before);
}

#[test]
fn a_typed_colour_is_taken_when_it_is_one_and_its_contrast_is_said() {
    let mut table = table(&["--page", "own-theme"]);
    choose(&mut table, "Dark pieces");
    reach(&mut table, "Colour, such as");
    for _ in 0..4 {
        press(&mut table, KeyCode::Backspace, Key::Backspace);
    }
    let said = table.labels();
    assert!(said.iter().any(|label| label.starts_with("A colour is # and six digits")), "{said:?}");
    assert_eq!(preferences(&table).own_theme, OwnTheme::default(), "what is no colour changes nothing");
    for _ in 0..4 {
        press(&mut table, KeyCode::Backspace, Key::Backspace);
    }
    table.write_out("#805434");
    table.settle();
    assert_eq!(preferences(&table).own_theme.chosen(ThemePart::PiecesDark), Some(Srgb([0x80, 0x54, 0x34])));
    let said = table.labels();
    let expected = "Dark pieces on dark squares: 1 : 1. Below 3 : 1 they are hard to see.";
    assert!(said.iter().any(|label| label == expected), "{said:#?}");
}

#[test]
fn a_gamepad_alone_changes_a_colour() {
    let mut table = table(&["--page", "own-theme"]);
    for _ in 0..4 {
        let label = table.focused();
        if label.is_some_and(|label| label == "Hue") {
            break;
        }
        table.pad_tap(GamepadButton::DPadDown);
        table.settle();
    }
    table.pad_tap(GamepadButton::DPadRight);
    table.settle();
    assert!(preferences(&table).own_theme.chosen(ThemePart::BoardLight).is_some());
}

#[test]
fn all_colours_are_taken_away_with_a_second_press_and_the_base_stays() {
    let own = "own_theme=tessera-theme:night;frame=#102030;table=#405060";
    let mut table = table(&["--page", "own-theme", "--set", own]);
    choose(&mut table, "Reset all");
    assert!(preferences(&table).own_theme.has_colours(), "the first press asks");
    choose(&mut table, "Reset all");
    assert_eq!(preferences(&table).own_theme.to_string(), "tessera-theme:night");
}

#[test]
fn the_board_moves_beside_the_page_and_back() {
    let mut table = table(&["--game", "othello", "--first", "person", "--second", "person"]);
    let stage = |table: &Table| table.app.world().resource::<Stage>().0;
    let before = stage(&table);
    let ctx = table.context().expect("the whole program runs");
    table.app.world_mut().resource_mut::<Dialogs>().open(&ctx, Dialog::OwnTheme);
    table.settle();
    let beside = stage(&table);
    assert!(beside != before && beside.max.x < 1280.0 - 356.0 && beside.height() > 700.0, "{beside:?}");
    press(&mut table, KeyCode::Escape, Key::Escape);
    assert_eq!(stage(&table), before);
}
