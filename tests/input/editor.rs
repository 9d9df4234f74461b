//! The position editor with mouse, touch and keyboard, from the title screen to a match from the set-up.

use bevy::input::ButtonState;
use bevy::input::keyboard::{Key, KeyCode};
use bevy::input::touch::TouchPhase;
use bevy::prelude::*;
use tessera::game::editor::EditedSetup;
use tessera::game::matches::History;
use tessera::game::screen::Screen;
use tessera::rules::{Allegiance, Game, Side};
use tessera::ui::dialogs::{Dialog, Dialogs};

use super::table::Table;

const BLACK: Option<Allegiance> = Some(Allegiance::Side(Side::First));
const WHITE: Option<Allegiance> = Some(Allegiance::Side(Side::Second));

fn editor(line: &[&str]) -> Table {
    let line: Vec<&str> =
        ["--page", "editor", "--fresh", "--set", "speed=0"].into_iter().chain(line.to_vec()).collect();
    let mut table = Table::whole(&line);
    table.resize(1280.0, 800.0);
    table
}

fn screen(table: &Table) -> Screen {
    *table.app.world().resource::<State<Screen>>().get()
}

fn at(table: &mut Table, label: &str) -> Option<Allegiance> {
    let point = table.point(label);
    table.read::<EditedSetup>().current().at(point)
}

fn place(table: &mut Table, label: &str) -> Vec2 {
    let point = table.point(label);
    table.place(point)
}

fn button(table: &mut Table, state: ButtonState) {
    table.mouse_button(MouseButton::Left, state);
    table.settle();
}

fn click(table: &mut Table, label: &str) {
    let place = place(table, label);
    table.move_mouse(place);
    table.settle();
    button(table, ButtonState::Pressed);
    button(table, ButtonState::Released);
}

fn drag(table: &mut Table, from: Vec2, to: Vec2) {
    table.move_mouse(from);
    table.settle();
    button(table, ButtonState::Pressed);
    for step in 1..=4 {
        table.move_mouse(from.lerp(to, step as f32 / 4.0));
        table.settle();
    }
    button(table, ButtonState::Released);
}

fn press(table: &mut Table, key_code: KeyCode, key: Key) {
    table.tap(key_code, key);
    table.settle();
}

#[test]
fn clicks_use_the_brush_and_drags_move_pieces() {
    let mut table = editor(&[]);
    assert_eq!(screen(&table), Screen::Editor);
    click(&mut table, "c3");
    assert_eq!(at(&mut table, "c3"), BLACK);
    click(&mut table, "c3");
    assert_eq!(at(&mut table, "c3"), None);
    let (from, to) = (place(&mut table, "d4"), place(&mut table, "b6"));
    drag(&mut table, from, to);
    assert_eq!((at(&mut table, "d4"), at(&mut table, "b6")), (None, WHITE));
    let (from, beside) = (place(&mut table, "b6"), Vec2::new(30.0, 30.0));
    drag(&mut table, from, beside);
    assert_eq!(at(&mut table, "b6"), None, "a piece that is dropped beside the board is gone");
    assert_eq!(table.selected(), None);
}

#[test]
fn a_finger_uses_the_brush() {
    let mut table = editor(&["--game", "diamond"]);
    let place = place(&mut table, "d4");
    table.touch(1, TouchPhase::Started, place);
    table.settle();
    table.touch(1, TouchPhase::Ended, place);
    table.settle();
    assert_eq!(at(&mut table, "d4"), BLACK);
    assert_eq!(table.cursor(), None);
}

#[test]
fn keys_place_undo_and_redo() {
    let mut table = editor(&["--game", "breakthrough"]);
    table.write_out("d4");
    press(&mut table, KeyCode::Enter, Key::Enter);
    assert_eq!(at(&mut table, "d4"), BLACK);
    table.write_out("u");
    table.settle();
    assert_eq!(at(&mut table, "d4"), None);
    table.write_out("r");
    table.settle();
    assert_eq!(at(&mut table, "d4"), BLACK);
}

#[test]
fn escape_opens_a_menu_from_which_the_editor_is_left_with_two_presses_after_an_edit() {
    let mut table = editor(&[]);
    table.write_out("a1");
    press(&mut table, KeyCode::Enter, Key::Enter);
    press(&mut table, KeyCode::Escape, Key::Escape);
    assert_eq!(table.app.world().resource::<Dialogs>().top(), Some(Dialog::Menu));
    for _ in 0..3 {
        press(&mut table, KeyCode::ArrowDown, Key::ArrowDown);
    }
    press(&mut table, KeyCode::Enter, Key::Enter);
    assert_eq!(screen(&table), Screen::Editor, "the set-up would be lost");
    press(&mut table, KeyCode::Enter, Key::Enter);
    assert_eq!(screen(&table), Screen::Title);
}

#[test]
fn a_match_from_the_set_up_begins_by_keys_alone() {
    let mut table = editor(&[]);
    table.write_out("a1");
    press(&mut table, KeyCode::Enter, Key::Enter);
    for _ in 0..40 {
        press(&mut table, KeyCode::Tab, Key::Tab);
        if table.focused().as_deref() == Some("Play from here") {
            break;
        }
    }
    press(&mut table, KeyCode::Enter, Key::Enter);
    assert_eq!(table.app.world().resource::<Dialogs>().top(), Some(Dialog::PlaySetup));
    press(&mut table, KeyCode::Enter, Key::Enter);
    assert_eq!(screen(&table), Screen::Match);
    let start = table.read::<History>().start().clone();
    assert_eq!(start.placement().occupied().len(), 5);
}
