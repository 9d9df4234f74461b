//! The page of a saved game: its picture, name and tags, and what can be done with it.

use bevy::prelude::*;
use bevy_egui::EguiContexts;
use bevy_egui::egui::{self, Key, Rect, Response, Ui, vec2};

use super::saved_games::{SavedGames, TypedTexts};
use super::sharing::Sharing;
use crate::library::{GameEdit, GameSummary, SavedResult};
use crate::persist::library::OpenSavedGame;
use crate::presentation::text::library as library_text;
use crate::presentation::text_fields::TypedText;
use crate::rules::Position;
use crate::ui::dialogs::{Dialog, Dialogs, PAGE, frame};
use crate::ui::theme::icons::Icon;
use crate::ui::theme::{self, GAP, TARGET};
use crate::ui::widgets::{Button, ButtonStyle, Column, board_picture, column, text_field};

const SIZE: egui::Vec2 = vec2(560.0, PAGE);
const PICTURE: f32 = 220.0;
/// The least height of the window for the picture.
const LOW: f32 = 520.0;

/// What was pressed or typed.
enum Pressed {
    Open,
    Share,
    Edit(GameEdit),
    Delete,
}

pub(super) fn draw(
    mut contexts: EguiContexts,
    mut dialogs: ResMut<Dialogs>,
    mut saved: ResMut<SavedGames>,
    mut open: MessageWriter<OpenSavedGame>,
    mut sharing: ResMut<Sharing>,
) -> Result {
    let Some(Dialog::SavedGame(id)) = dialogs.top() else { return Ok(()) };
    let ctx = contexts.ctx_mut()?.clone();
    let Some(game) = saved.game(id).cloned() else {
        // It is gone from the list, such as by a filter that its new name does not satisfy.
        dialogs.close(&ctx);
        return Ok(());
    };
    if saved.typed.game != Some(id) {
        saved.typed = TypedTexts { game: Some(id), name: game.name.clone(), tag: String::new() };
    }
    let title = library_text::title(theme::text(&ctx), &game);
    let pressed = frame(&ctx, &mut dialogs, &title, SIZE, |ui, rect, _, fresh| {
        let bottom = rect.with_min_y(rect.bottom() - TARGET);
        let rows = rect.with_max_y(bottom.top() - GAP);
        let edit = column(ui, rows, "saved-game", |column| facts_and_fields(column, &game, &mut saved.typed));
        edit.map(Pressed::Edit).or_else(|| buttons(ui, bottom, &game, fresh))
    });
    match pressed {
        Some(Pressed::Open) => {
            dialogs.clear();
            open.write(OpenSavedGame(id));
        }
        Some(Pressed::Share) => {
            dialogs.clear();
            *sharing = Sharing::Requested;
            open.write(OpenSavedGame(id));
        }
        Some(Pressed::Edit(edit)) => saved.edit(id, edit),
        Some(Pressed::Delete) => {
            saved.delete(id);
            dialogs.close(&ctx);
        }
        None => {}
    }
    Ok(())
}

/// The button that opens the game, the one that opens it to share it, and the one that deletes it.
fn buttons(ui: &Ui, rect: Rect, game: &GameSummary, fresh: bool) -> Option<Pressed> {
    let text = theme::text(ui.ctx());
    let delete = Button::new(text.saved_game_delete()).icon(Icon::Delete);
    let width = delete.width(ui).min(rect.width() / 2.0);
    let place = rect.with_min_x(rect.right() - width);
    let share = Rect::from_min_max(place.left_top() - vec2(TARGET + 8.0, 0.0), place.left_bottom() - vec2(8.0, 0.0));
    let is_unfinished = game.result == SavedResult::InProgress;
    let label = if is_unfinished { text.saved_game_continue() } else { text.saved_game_open() };
    let open = Button::new(label).icon(Icon::Play).style(ButtonStyle::Primary).focus(fresh);
    if open.show(ui, rect.with_max_x(share.left() - 8.0)).clicked() {
        return Some(Pressed::Open);
    }
    if Button::new(text.share()).only_icon(Icon::Share).tip(text.share()).show(ui, share).clicked() {
        return Some(Pressed::Share);
    }
    delete.show(ui, place).clicked().then_some(Pressed::Delete)
}

/// The picture, the facts, and the fields for name and tags. Returns the change that was made.
fn facts_and_fields(column: &mut Column, game: &GameSummary, typed: &mut TypedTexts) -> Option<GameEdit> {
    let text = theme::text(column.ui.ctx());
    if column.ui.ctx().content_rect().height() >= LOW
        && let Ok(position) = Position::parse(game.variant, &game.final_position)
    {
        let place = column.place(PICTURE);
        board_picture(column.ui, place, &position);
    }
    column.title(&library_text::board(text, game.variant), &library_text::players(text, game));
    column.note(&library_text::facts(text, game));
    column.title(text.saved_game_name(), "");
    let row = column.row();
    let field = text_field(column.ui, row, text.saved_game_name(), TypedText::Name, &mut typed.name);
    if is_entered(&field) && typed.name.trim() != game.name {
        return Some(GameEdit::Rename(typed.name.trim().to_owned()));
    }
    column.title(text.saved_game_tags(), "");
    tags(column, game, typed)
}

/// The tags, each with a button that removes it, and a field for a new one.
fn tags(column: &mut Column, game: &GameSummary, typed: &mut TypedTexts) -> Option<GameEdit> {
    let text = theme::text(column.ui.ctx());
    let mut edit = None;
    for tag in &game.tags {
        let row = column.labelled(tag, TARGET);
        let remove = text.saved_game_remove_tag(tag);
        if Button::new(&remove).only_icon(Icon::Close).style(ButtonStyle::Bare).show(column.ui, row).clicked() {
            edit = Some(GameEdit::Untag(tag.clone()));
        }
    }
    let row = column.row();
    let field = text_field(column.ui, row, text.saved_game_add_tag(), TypedText::Tag, &mut typed.tag);
    let tag = typed.tag.trim().to_owned();
    if is_entered(&field) && !tag.is_empty() {
        typed.tag.clear();
        edit = Some(GameEdit::Tag(tag));
    }
    edit
}

/// Whether what was typed in a field is meant: Enter was pressed, which keeps the focus there, or the focus has left it.
fn is_entered(field: &Response) -> bool {
    let pressed = |key| field.ctx.input(|input| input.key_pressed(key));
    let is_entered = field.lost_focus() && !pressed(Key::Escape);
    if is_entered && pressed(Key::Enter) {
        field.request_focus();
    }
    is_entered
}
