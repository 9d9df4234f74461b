//! The picker with keys and pointer.

use std::collections::HashSet;

use bevy_egui::egui::{Context, Event, Id, Key, Memory, Modifiers, PointerButton, Pos2, RawInput};

use super::*;
use crate::presentation::text::Text;
use crate::rules::GameKind;
use crate::ui::theme::fonts;
use crate::ui::widgets::column;

const PLACE: Rect = Rect { min: Pos2::ZERO, max: pos2(390.0, 400.0) };
const PLAYERS: Players = Players([Player::Human, Player::Computer(Level::FIRST)]);

/// Shows the picker in frames with these events; returns the widgets that had the focus, and the last players.
fn shown(players: Players, frames: Vec<Vec<Event>>) -> (HashSet<Id>, Players) {
    let (focused, players, _) = with_names(players, frames);
    (focused, players)
}

fn with_names(players: Players, frames: Vec<Vec<Event>>) -> (HashSet<Id>, Players, PersonNames) {
    let ctx = Context::default();
    ctx.set_fonts(fonts::definitions());
    let game_text = GameText::new(Text::default(), Variant::standard(GameKind::Othello));
    let row = |seat, side| PlayerRow { seat, side, label: format!("{side:?}") };
    let rows = [row(Seat::One, Side::First), row(Seat::Two, Side::Second)];
    let (mut focused, mut now, mut names) = (HashSet::new(), players, PersonNames::default());
    for events in frames {
        let screen_rect = Some(Rect::from_min_size(Pos2::ZERO, vec2(800.0, 600.0)));
        let input = RawInput { events, screen_rect, ..RawInput::default() };
        let mut output = ctx.run_ui(input, |ui| {
            now = column(ui, PLACE, "players", |column| picker(column, game_text, &rows, now, &mut names));
        });
        output.textures_delta.clear();
        focused.extend(ctx.memory(Memory::focused));
    }
    (focused, now, names)
}

fn tabs() -> Vec<Vec<Event>> {
    let (key, modifiers) = (Key::Tab, Modifiers::NONE);
    vec![vec![Event::Key { key, physical_key: None, pressed: true, repeat: false, modifiers }]; 60]
}

#[test]
fn the_keyboard_reaches_the_levels_of_computers_and_the_names_of_people() {
    let levels = usize::from(Level::LAST.number());
    assert_eq!(shown(PLAYERS, tabs()).0.len(), 6 + 1 + levels, "a name, and the levels of the computer");
    let computers = Players([Player::Computer(Level::FIRST); 2]);
    assert_eq!(shown(computers, tabs()).0.len(), 6 + 2 * levels);
}

fn click(pos: Pos2) -> Vec<Vec<Event>> {
    let (button, modifiers) = (PointerButton::Primary, Modifiers::NONE);
    let press = |pressed| vec![Event::PointerButton { pos, button, pressed, modifiers }];
    vec![vec![Event::PointerMoved(pos)], press(true), press(false), vec![]]
}

#[test]
fn a_person_has_a_field_for_the_name_where_a_computer_has_its_levels() {
    let field = pos2(PLACE.width() * 0.15, block(PLACE.width()) - LEVELS / 2.0);
    let mut frames = click(field);
    frames.push(vec![Event::Text("Ann".into())]);
    let (_, players, names) = with_names(Players::HUMANS, frames);
    assert_eq!((players, names), (Players::HUMANS, PersonNames(["Ann".into(), String::new()])));
}

#[test]
fn a_computer_chosen_without_a_level_has_the_level_of_a_first_match() {
    let computer = pos2(PLACE.center().x, block(PLACE.width()) - LEVELS - CLOSE - TARGET / 2.0);
    assert_eq!(shown(Players::HUMANS, click(computer)).1.of(Seat::One), Player::Computer(FIRST_LEVEL));
}
#[test]
fn full_strength_is_chosen_with_three_seconds_and_then_with_another_time() {
    let row = |from_bottom: f32| block(PLACE.width()) - from_bottom;
    let full = click(pos2(PLACE.right() - 4.0, row(LEVELS + CLOSE + TARGET / 2.0)));
    let chosen = shown(Players::HUMANS, full.clone()).1;
    assert_eq!(chosen.of(Seat::One).to_string(), "full:3s");
    let by_clock = shown(chosen, click(pos2(PLACE.right() - 4.0, row(LEVELS / 2.0)))).1;
    assert_eq!(by_clock.of(Seat::One), Player::Computer(Level::FULL_BY_CLOCK));
    assert_eq!(shown(by_clock, full).1, by_clock, "a second press keeps the time");
}
