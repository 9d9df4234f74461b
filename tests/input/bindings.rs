//! Rebinding, and the saved form of bindings.

use bevy::input::gamepad::GamepadButton;
use bevy::input::keyboard::{Key, KeyCode};
use tessera::rules::{GameKind, Position, Variant};
use tessera::settings::bindings::{BindingAction, Bindings, Rebinding, Reserved, Trigger};

use crate::table::Table;

fn trigger(text: &str) -> Trigger {
    text.parse().unwrap()
}

fn of(bindings: &Bindings, action: BindingAction) -> Vec<String> {
    bindings.of(action).iter().map(ToString::to_string).collect()
}

fn read(text: &str) -> Bindings {
    serde_json::from_str(text).unwrap()
}

#[test]
fn a_free_key_replaces_the_keys_of_an_action_but_not_its_gamepad_button() {
    let mut bindings = Bindings::default();
    assert_eq!(bindings.rebind(BindingAction::TakeBack, trigger("K")), Ok(vec![]));
    assert_eq!(of(&bindings, BindingAction::TakeBack), ["K", "pad LeftBumper"]);
    assert_eq!(bindings.actions_for(trigger("Ctrl+Z")).count(), 0);
}

#[test]
fn a_key_of_another_action_is_exchanged() {
    let mut bindings = Bindings::default();
    assert_eq!(bindings.rebind(BindingAction::View, trigger("M")), Ok(vec![BindingAction::Menu]));
    assert_eq!(of(&bindings, BindingAction::View), ["M", "pad RightStick"]);
    assert_eq!(of(&bindings, BindingAction::Menu), ["V", "pad Start"]);
}

#[test]
fn an_action_with_another_key_gets_no_key_in_exchange() {
    let mut bindings = Bindings::default();
    assert_eq!(bindings.rebind(BindingAction::View, trigger("U")), Ok(vec![BindingAction::TakeBack]));
    assert_eq!(of(&bindings, BindingAction::TakeBack), ["Backspace", "Ctrl+Z", "pad LeftBumper"]);
    assert_eq!(bindings.actions_for(trigger("V")).count(), 0);
}

#[test]
fn actions_that_are_never_possible_together_can_share_a_key() {
    let mut bindings = Bindings::default();
    assert_eq!(bindings.rebind(BindingAction::Swap, trigger("P")), Ok(vec![]));
    let meant: Vec<_> = bindings.actions_for(trigger("P")).collect();
    assert_eq!(meant, [BindingAction::Pass, BindingAction::Swap, BindingAction::Pause]);
    let lost = bindings.rebind(BindingAction::Hint, trigger("pad Select"));
    assert_eq!(lost, Ok(vec![BindingAction::Pass, BindingAction::Swap, BindingAction::Pause]));
    assert_eq!(of(&bindings, BindingAction::Swap), ["pad North", "P"]);
}

#[test]
fn the_keys_of_files_and_ranks_tab_and_escape_are_reserved() {
    let mut bindings = Bindings::default();
    for (text, why) in [
        ("H", Reserved::Jump),
        ("Shift+A", Reserved::Jump),
        ("7", Reserved::Jump),
        ("Tab", Reserved::Tab),
        ("Escape", Reserved::Escape),
    ] {
        assert_eq!(bindings.rebind(BindingAction::Hint, trigger(text)), Err(why), "{text}");
    }
    assert_eq!(bindings, Bindings::default());
    assert_eq!(bindings.rebind(BindingAction::Cancel, trigger("K")), Ok(vec![]));
    assert_eq!(of(&bindings, BindingAction::Cancel), ["K", "Escape", "pad East"]);
    assert_eq!(bindings.rebind(BindingAction::Hint, trigger("Ctrl+H")), Ok(vec![]));
}

#[test]
fn only_the_differences_are_saved_and_they_are_read_back() {
    assert_eq!(serde_json::to_string(&Bindings::default()).unwrap(), "{}");
    let mut bindings = Bindings::default();
    bindings.rebind(BindingAction::View, trigger("M")).unwrap();
    bindings.rebind(BindingAction::Press, trigger("pad North")).unwrap();
    let text = serde_json::to_string(&bindings).unwrap();
    assert!(text.contains(r#""menu":["V","pad Start"]"#) && !text.contains("take-back"), "{text}");
    assert_eq!(read(&text), bindings);
    bindings.reset();
    assert_eq!(bindings, Bindings::default());
}

#[test]
fn unknown_names_leave_the_defaults() {
    let odd = r#"{"hint": ["Q", "Hyperspace"], "dance": ["Z"], "view": ["H"], "menu": ["N", "pad Start"]}"#;
    let bindings = read(odd);
    let usual = Bindings::default();
    assert_eq!(bindings.of(BindingAction::Hint), usual.of(BindingAction::Hint));
    assert_eq!(bindings.of(BindingAction::View), usual.of(BindingAction::View));
    assert_eq!(of(&bindings, BindingAction::Menu), ["N", "pad Start"]);
}

#[test]
fn a_key_saved_for_two_actions_goes_to_the_first_and_is_taken_from_a_default() {
    let bindings = read(r#"{"hint": ["V"], "menu": ["V"]}"#);
    assert_eq!(of(&bindings, BindingAction::Hint), ["V"]);
    assert_eq!(of(&bindings, BindingAction::Menu), ["M", "pad Start"]);
    assert_eq!(of(&bindings, BindingAction::View), ["pad RightStick"]);
}

#[test]
fn cancel_always_has_escape() {
    let bindings = read(r#"{"cancel": []}"#);
    assert_eq!(of(&bindings, BindingAction::Cancel), ["Escape", "pad East"]);
}

#[test]
fn a_key_pressed_for_a_binding_does_not_trigger_its_action() {
    let mut table = Table::new(Position::start(Variant::standard(GameKind::Breakthrough)));
    let start = |table: &mut Table| table.app.world_mut().resource_mut::<Rebinding>().start(BindingAction::Hint);
    start(&mut table);
    table.tap(KeyCode::ArrowUp, Key::ArrowUp);
    table.app.update();
    let bound = |table: &Table| of(table.app.world().resource::<Bindings>(), BindingAction::Hint);
    assert_eq!(bound(&table), ["ArrowUp", "pad North"]);
    assert_eq!(table.cursor(), None, "the cursor has not moved");
    start(&mut table);
    table.pad_tap(GamepadButton::DPadUp);
    table.app.update();
    assert_eq!(bound(&table), ["pad Up", "ArrowUp"]);
    assert_eq!(table.cursor(), None);
    start(&mut table);
    table.tap(KeyCode::Escape, Key::Escape);
    table.app.update();
    assert_eq!(table.app.world().resource::<Rebinding>(), &Rebinding::default());
}
