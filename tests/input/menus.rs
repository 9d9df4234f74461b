//! Menus and the widgets around the board, in the whole program without a renderer: keys and gamepads reach everything, and
//! the board and the widgets do not take each other's arrows.

use std::time::Duration;

use bevy::input::ButtonState;
use bevy::input::gamepad::GamepadButton;
use bevy::input::keyboard::{Key, KeyCode};
use bevy::input::mouse::MouseButton;
use bevy::math::Vec2;
use bevy::prelude::With;
use bevy_egui::EguiContext;
use bevy_egui::egui::{Id, Memory};
use tessera::game::matches::History;
use tessera::game::piece::OffBoard;
use tessera::game::screen::{Demo, Screen, TITLE_ORDER};
use tessera::ui::dialogs::{Dialog, Dialogs};
use tessera::view::piece::{DisplayedPiece, PiecePlace};
use tessera::view::stage::{Animating, NeedsRedraw};

use super::table::Table;

const BREAKTHROUGH: [&str; 4] = ["--game", "breakthrough", "--size", "5x5"];

fn top(table: &Table) -> Option<Dialog> {
    table.app.world().resource::<Dialogs>().top()
}

/// The widget with the keyboard focus.
fn focused(table: &mut Table) -> Option<Id> {
    let world = table.app.world_mut();
    let mut context = world.query::<&mut EguiContext>().single_mut(world).unwrap();
    context.get_mut().memory(Memory::focused)
}

fn tap(table: &mut Table, button: GamepadButton) {
    table.pad_tap(button);
    table.settle();
}

fn escape(table: &mut Table) {
    table.tap(KeyCode::Escape, Key::Escape);
    table.settle();
}

#[test]
fn the_menu_says_how_far_the_match_is_as_the_move_list_counts_and_against_whom() {
    for (second, words) in [("person", "move 2"), ("4", "move 2 · against Level 4")] {
        let line = ["--fresh", "--page", "menu", "--second", second, "--moves", "a2-a3 e4-e3"];
        let mut table = Table::whole(&[&BREAKTHROUGH[..], &line].concat());
        table.settle();
        let shown = table.labels();
        assert!(shown.iter().any(|label| label == words), "{shown:?}");
    }
}

#[test]
fn the_tooltip_of_a_panel_goes_when_a_dialog_opens_over_it() {
    let mut table = Table::whole(&BREAKTHROUGH);
    table.resize(1280.0, 800.0);
    table.settle();
    table.move_mouse(Vec2::new(1080.0, 750.0));
    table.settle();
    let tooltips = |table: &mut Table| table.labels().iter().filter(|label| *label == "Players").count();
    table.wait(Duration::from_secs(1));
    assert_eq!(tooltips(&mut table), 1, "it rests on the panel");
    table.write_out("m");
    table.settle();
    assert_eq!(top(&table), Some(Dialog::Menu));
    assert_eq!(tooltips(&mut table), 1, "the item of the menu");
}

#[test]
fn the_title_of_a_phone_has_words_on_its_buttons() {
    let mut table = Table::whole(&["--fresh"]);
    table.resize(400.0, 860.0);
    table.settle();
    let shown = table.labels();
    for words in ["Saved games", "Statistics", "Learn", "How to play", "Settings"] {
        assert!(shown.iter().any(|label| label == words), "{words}: {shown:?}");
    }
}

#[test]
fn a_match_is_started_and_left_with_a_gamepad_alone() {
    let mut table = Table::whole(&[]);
    assert!(focused(&mut table).is_some(), "the first card has the keyboard");
    tap(&mut table, GamepadButton::South);
    let Some(Dialog::NewMatch(kind)) = top(&table) else { panic!("{:?}", top(&table)) };
    assert_eq!(kind, TITLE_ORDER[0]);
    tap(&mut table, GamepadButton::East);
    assert_eq!(top(&table), None);
    tap(&mut table, GamepadButton::South);
    tap(&mut table, GamepadButton::South);
    assert_eq!(*table.app.world().resource::<bevy::prelude::State<Screen>>().get(), Screen::Match);
    tap(&mut table, GamepadButton::Start);
    assert_eq!(top(&table), Some(Dialog::Menu));
    let first = focused(&mut table);
    tap(&mut table, GamepadButton::DPadDown);
    assert!(first.is_some() && focused(&mut table).is_some() && focused(&mut table) != first);
    tap(&mut table, GamepadButton::Start);
    assert_eq!((top(&table), table.cursor()), (None, None), "the board got nothing of it");
}

#[test]
fn a_button_moves_from_the_board_to_the_widgets_and_back() {
    let mut table = Table::whole(&BREAKTHROUGH);
    tap(&mut table, GamepadButton::DPadUp);
    let cursor = table.cursor();
    assert!(cursor.is_some() && focused(&mut table).is_none());
    tap(&mut table, GamepadButton::West);
    let first = focused(&mut table);
    assert!(first.is_some());
    for arrow in [GamepadButton::DPadDown, GamepadButton::DPadRight, GamepadButton::DPadUp, GamepadButton::DPadLeft] {
        tap(&mut table, arrow);
        assert!(focused(&mut table).is_some(), "{arrow:?}");
    }
    assert_eq!(table.cursor(), cursor, "arrows on buttons leave the board alone");
    tap(&mut table, GamepadButton::East);
    assert_eq!((focused(&mut table), top(&table)), (None, None));
    tap(&mut table, GamepadButton::DPadUp);
    assert_ne!(table.cursor(), cursor);
    assert_eq!(focused(&mut table), None, "arrows on the board leave the buttons alone");
}

#[test]
fn tab_moves_through_the_widgets_and_shortcuts_still_work_there() {
    let mut table = Table::whole(&BREAKTHROUGH);
    for label in ["a2", "a3"] {
        table.write_out(label);
        table.tap(KeyCode::Enter, Key::Enter);
        table.settle();
    }
    assert_eq!(table.record().len(), 1);
    table.tap(KeyCode::Tab, Key::Tab);
    table.settle();
    assert!(focused(&mut table).is_some());
    table.write_out("b4u");
    table.settle();
    assert_eq!((table.cursor(), table.record().len()), (Some("a3"), 0));
    escape(&mut table);
    assert_eq!((focused(&mut table), top(&table)), (None, None));
}

#[test]
fn escape_does_one_thing_at_a_time() {
    let mut table = Table::whole(&BREAKTHROUGH);
    table.write_out("a2");
    table.tap(KeyCode::Enter, Key::Enter);
    table.settle();
    assert_eq!(table.selected(), Some("a2"));
    escape(&mut table);
    assert_eq!((table.selected(), top(&table)), (None, None));
    escape(&mut table);
    assert_eq!(top(&table), Some(Dialog::Menu));
    escape(&mut table);
    assert_eq!(top(&table), None);
    table.write_out("m");
    table.settle();
    assert_eq!(top(&table), Some(Dialog::Menu));
}

#[test]
fn an_arrow_gives_the_keyboard_back_to_a_dialog_that_lost_it() {
    let mut table = Table::whole(&BREAKTHROUGH);
    escape(&mut table);
    let main = focused(&mut table).expect("the menu's main button has the keyboard");
    let world = table.app.world_mut();
    let mut context = world.query::<&mut EguiContext>().single_mut(world).unwrap();
    context.get_mut().memory_mut(|memory| memory.surrender_focus(main));
    table.settle();
    assert_eq!(focused(&mut table), None);
    tap(&mut table, GamepadButton::DPadDown);
    assert!(focused(&mut table).is_some());
}

#[test]
fn the_boards_of_the_title_screen_show_no_captured_pieces_beside_them() {
    let mut table = Table::whole(&[]);
    for place in 0..60 {
        table.move_mouse(Vec2::new(place as f32, 700.0));
        table.wait(Duration::from_millis(500));
    }
    let world = table.app.world_mut();
    let captured = world.query::<&OffBoard>().iter(world).filter(|off| matches!(off, OffBoard::Taken(_))).count();
    assert!(captured > 0, "the demo has captured pieces");
    let places: Vec<PiecePlace> = world.query::<&DisplayedPiece>().iter(world).map(|piece| piece.place).collect();
    assert!(!places.iter().any(|place| matches!(place, PiecePlace::Tray(..))), "{places:?}");
}

/// The plies played on the boards of the title screen.
fn demo_plies(table: &mut Table) -> usize {
    let world = table.app.world_mut();
    world.query_filtered::<&History, With<Demo>>().iter(world).map(|history| history.plies().len()).sum()
}

#[test]
fn the_title_screen_rests_some_seconds_after_the_last_input_and_wakes_with_the_next() {
    let mut table = Table::whole(&[]);
    let at_first = demo_plies(&mut table);
    table.wait(Duration::from_secs(20));
    let rested = demo_plies(&mut table);
    assert!(rested > at_first, "it plays at first");
    table.wait(Duration::from_secs(20));
    let world = table.app.world();
    assert!(!world.resource::<NeedsRedraw>().0 && !world.resource::<Animating>().0, "nothing is drawn");
    assert_eq!(demo_plies(&mut table), rested, "it rests");
    table.move_mouse(Vec2::new(300.0, 700.0));
    table.wait(Duration::from_secs(5));
    assert!(demo_plies(&mut table) > rested, "it wakes");
}

#[test]
fn a_press_on_the_panel_of_either_player_opens_the_players() {
    for panel in [Vec2::new(1040.0, 46.0), Vec2::new(1040.0, 734.0)] {
        let mut table = Table::whole(&[&BREAKTHROUGH[..], &["--second", "person"]].concat());
        table.resize(1280.0, 800.0);
        table.move_mouse(panel);
        table.settle();
        table.mouse_button(MouseButton::Left, ButtonState::Pressed);
        table.mouse_button(MouseButton::Left, ButtonState::Released);
        table.settle();
        assert_eq!(top(&table), Some(Dialog::Players), "{panel}");
    }
}
