//! Text fields that a page lays its own elements over: whole texts arrive, however they were typed.

use bevy::input::keyboard::{Key, KeyCode};
use bevy::prelude::*;
use tessera::game::requests::{MatchCommand, MatchRequest};
use tessera::game::screen::Active;
use tessera::library::{LibraryRequest, LibraryResponse, ListRequest};
use tessera::presentation::text_fields::{FieldChange, FieldInput, ShownField, ShownFields, TypedText};
use tessera::rules::Move;
use tessera::settings::preferences::Preferences;
use tessera::ui::dialogs::{Dialog, Dialogs};

use super::in_memory_library::in_memory_library;
use super::library::respond;
use super::table::Table;

/// The fields that were published last.
#[derive(Resource, Default)]
struct Latest(ShownFields);

fn keep_latest(mut shown: MessageReader<ShownFields>, mut latest: ResMut<Latest>) {
    if let Some(fields) = shown.read().last() {
        latest.0.clone_from(fields);
    }
}

/// The name and the tags of the only saved game.
fn saved(table: &mut Table) -> (String, Vec<String>) {
    let LibraryResponse::Listed { page, .. } =
        respond(table, LibraryRequest::List(ListRequest { limit: 9, ..ListRequest::default() }))
    else {
        panic!("a list was asked for");
    };
    (page.games[0].name.clone(), page.games[0].tags.clone())
}

/// The whole program with one saved game, whose page is open.
fn game_page() -> Table {
    let mut table = Table::whole(&["--game", "othello", "--second", "person"]);
    table.app.insert_resource(in_memory_library()).init_resource::<Latest>().add_systems(Last, keep_latest);
    let place = MatchCommand::Play(Move::Place(table.point("f5")));
    let world = table.app.world_mut();
    let game = world.query_filtered::<Entity, With<Active>>().single(world).unwrap();
    world.write_message(MatchRequest { game, command: place });
    table.settle();
    let LibraryResponse::Listed { page, .. } =
        respond(&mut table, LibraryRequest::List(ListRequest { limit: 9, ..ListRequest::default() }))
    else {
        panic!("a list was asked for");
    };
    open(&mut table, Dialog::Library);
    open(&mut table, Dialog::SavedGame(page.games[0].id));
    table
}

fn open(table: &mut Table, dialog: Dialog) {
    let mut dialogs = table.app.world_mut().resource_mut::<Dialogs>();
    dialogs.open(&bevy_egui::egui::Context::default(), dialog);
    table.settle();
}

fn shown(table: &Table) -> Vec<ShownField> {
    table.app.world().resource::<Latest>().0.fields.clone()
}

fn field(table: &Table, typed: TypedText) -> ShownField {
    shown(table).into_iter().find(|field| field.typed == typed).expect("the field is shown")
}

fn change(table: &mut Table, typed: TypedText, change: FieldChange) {
    let id = field(table, typed).id;
    table.app.world_mut().write_message(FieldInput { id, change });
    table.settle();
}

fn type_text(table: &mut Table, typed: TypedText, number: u32, text: &str) {
    change(table, typed, FieldChange::Enter);
    change(table, typed, FieldChange::Text(number, text.to_owned()));
}

fn enter(table: &mut Table) {
    table.tap(KeyCode::Enter, Key::Enter);
    table.settle();
}

#[test]
fn a_page_learns_where_the_fields_are_and_what_is_typed_in_them() {
    let table = game_page();
    let kinds: Vec<TypedText> = shown(&table).iter().map(|field| field.typed).collect();
    assert_eq!(kinds, [TypedText::Name, TypedText::Tag], "the list below the page has none that can be reached");
    let name = field(&table, TypedText::Name);
    assert_eq!((&*name.name, &*name.text, name.focused, name.longest), ("Name", "", false, 200));
    let [left, top, width, height] = name.place;
    assert!(left > 0.0 && top > 0.0 && width > 100.0 && height >= 40.0, "{:?}", name.place);
    assert_eq!(name.visible, name.place, "nothing cuts it");
    let (text, ground, hint) = &name.colours;
    assert!([text, ground, hint].into_iter().all(|colour| colour.len() == 7 && colour.starts_with('#')));
}

#[test]
fn the_places_follow_the_scale_of_the_interface() {
    let mut table = game_page();
    let before = field(&table, TypedText::Name);
    table.app.world_mut().resource_mut::<Preferences>().scale = 1.25;
    table.settle();
    let after = field(&table, TypedText::Name);
    assert_eq!(after.place[3], before.place[3] * 1.25);
    assert_eq!(after.size, before.size * 1.25);
}

#[test]
fn a_text_that_was_composed_on_the_page_is_the_name_of_the_game() {
    let mut table = game_page();
    type_text(&mut table, TypedText::Name, 7, "春季杯");
    let name = field(&table, TypedText::Name);
    assert_eq!((&*name.text, name.focused), ("春季杯", true));
    assert_eq!(table.app.world().resource::<Latest>().0.heard, 7, "the page knows that its text was heard");
    enter(&mut table);
    assert_eq!(saved(&mut table).0, "春季杯");
}

#[test]
fn a_field_that_loses_the_focus_on_the_page_keeps_what_was_typed() {
    let mut table = game_page();
    type_text(&mut table, TypedText::Name, 1, "ถ้วยฤดูร้อน");
    change(&mut table, TypedText::Name, FieldChange::Leave);
    assert!(!field(&table, TypedText::Name).focused);
    assert_eq!(saved(&mut table).0, "ถ้วยฤดูร้อน");
}

#[test]
fn a_tag_is_added_with_enter_and_its_field_is_empty_again() {
    let mut table = game_page();
    type_text(&mut table, TypedText::Tag, 1, "club");
    enter(&mut table);
    table.settle();
    assert_eq!(saved(&mut table).1, ["club"]);
    assert_eq!(field(&table, TypedText::Tag).text, "");
}

#[test]
fn line_breaks_and_what_is_too_long_are_left_out() {
    let mut table = game_page();
    type_text(&mut table, TypedText::Name, 1, &format!("two\nlines{}", "杯".repeat(300)));
    assert_eq!(field(&table, TypedText::Name).text, format!("twolines{}", "杯".repeat(192)));
}

#[test]
fn what_is_typed_in_a_field_that_is_gone_changes_nothing() {
    let mut table = game_page();
    let id = field(&table, TypedText::Name).id;
    table.app.world_mut().resource_mut::<Dialogs>().clear();
    table.settle();
    assert!(shown(&table).is_empty(), "the page takes its elements away");
    table.app.world_mut().write_message(FieldInput { id, change: FieldChange::Text(1, "late".to_owned()) });
    table.settle();
    assert_eq!(saved(&mut table).0, "");
}
