//! Rebinding, and what is kept of it.

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
fn a_free_key_takes_the_place_of_the_keys_there_were_and_the_pad_keeps_its_button() {
    let mut bindings = Bindings::default();
    assert_eq!(bindings.rebind(BindingAction::TakeBack, trigger("K")), Ok(vec![]));
    assert_eq!(of(&bindings, BindingAction::TakeBack), ["K", "pad LeftBumper"]);
    assert_eq!(bindings.actions_for(trigger("Ctrl+Z")).count(), 0);
}

#[test]
fn a_key_that_is_taken_is_exchanged() {
    let mut bindings = Bindings::default();
    assert_eq!(bindings.rebind(BindingAction::View, trigger("M")), Ok(vec![BindingAction::Menu]));
    assert_eq!(of(&bindings, BindingAction::View), ["M", "pad RightStick"]);
    assert_eq!(of(&bindings, BindingAction::Menu), ["V", "pad Start"]);
}

#[test]
fn an_action_with_another_key_left_gets_nothing_in_exchange() {
    let mut bindings = Bindings::default();
    assert_eq!(bindings.rebind(BindingAction::View, trigger("U")), Ok(vec![BindingAction::TakeBack]));
    assert_eq!(of(&bindings, BindingAction::TakeBack), ["Backspace", "Ctrl+Z", "pad LeftBumper"]);
    assert_eq!(bindings.actions_for(trigger("V")).count(), 0);
}

#[test]
fn what_is_never_possible_at_the_same_time_may_share_a_key() {
    let mut bindings = Bindings::default();
    assert_eq!(bindings.rebind(BindingAction::Swap, trigger("P")), Ok(vec![]));
    let meant: Vec<_> = bindings.actions_for(trigger("P")).collect();
    assert_eq!(meant, [BindingAction::Pass, BindingAction::Swap, BindingAction::Pause]);
    let lost = bindings.rebind(BindingAction::Hint, trigger("pad Select"));
    assert_eq!(lost, Ok(vec![BindingAction::Pass, BindingAction::Swap, BindingAction::Pause]));
    assert_eq!(of(&bindings, BindingAction::Swap), ["pad North", "P"]);
}

#[test]
fn files_ranks_tab_and_escape_keep_their_meaning() {
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
fn only_the_differences_are_kept_and_they_come_back() {
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
fn unknown_names_are_as_usual() {
    let odd = r#"{"hint": ["Q", "Hyperspace"], "dance": ["Z"], "view": ["H"], "menu": ["N", "pad Start"]}"#;
    let bindings = read(odd);
    let usual = Bindings::default();
    assert_eq!(bindings.of(BindingAction::Hint), usual.of(BindingAction::Hint));
    assert_eq!(bindings.of(BindingAction::View), usual.of(BindingAction::View));
    assert_eq!(of(&bindings, BindingAction::Menu), ["N", "pad Start"]);
}

#[test]
fn a_key_that_two_claim_goes_to_the_first_and_before_what_is_usual() {
    let bindings = read(r#"{"hint": ["V"], "menu": ["V"]}"#);
    assert_eq!(of(&bindings, BindingAction::Hint), ["V"]);
    assert_eq!(of(&bindings, BindingAction::Menu), ["M", "pad Start"]);
    assert_eq!(of(&bindings, BindingAction::View), ["pad RightStick"]);
}

#[test]
fn nothing_may_be_left_without_the_way_out() {
    let bindings = read(r#"{"cancel": []}"#);
    assert_eq!(of(&bindings, BindingAction::Cancel), ["Escape", "pad East"]);
}

#[test]
fn a_key_that_is_being_chosen_is_taken_and_does_nothing_else() {
    let mut table = Table::new(Position::start(Variant::standard(GameKind::Breakthrough)));
    let ask = |table: &mut Table| table.app.world_mut().resource_mut::<Rebinding>().ask(BindingAction::Hint);
    ask(&mut table);
    table.tap(KeyCode::ArrowUp, Key::ArrowUp);
    table.app.update();
    let bound = |table: &Table| of(table.app.world().resource::<Bindings>(), BindingAction::Hint);
    assert_eq!(bound(&table), ["ArrowUp", "pad North"]);
    assert_eq!(table.cursor(), None, "the cursor has not moved");
    ask(&mut table);
    table.pad_tap(GamepadButton::DPadUp);
    table.app.update();
    assert_eq!(bound(&table), ["pad Up", "ArrowUp"]);
    assert_eq!(table.cursor(), None);
    ask(&mut table);
    table.tap(KeyCode::Escape, Key::Escape);
    table.app.update();
    assert_eq!(table.app.world().resource::<Rebinding>(), &Rebinding::default());
}
