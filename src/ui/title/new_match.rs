//! The page on which a match is made: the board's size, and who plays.

use bevy::prelude::*;
use bevy_egui::EguiContexts;
use bevy_egui::egui::{self, Rect, Ui, Vec2, pos2, vec2};

use super::preview;
use super::sizes::Sizes;
use crate::game::matches::Person;
use crate::game::player::Players;
use crate::rules::{GameKind, Position, Side, Size};
use crate::ui::asks::Asks;
use crate::ui::dialogs::{Dialog, Dialogs, frame};
use crate::ui::seats::{self, Opponents, Seat, picker};
use crate::ui::theme::TARGET;
use crate::ui::theme::icons::Icon;
use crate::ui::widgets::{Button, Tone, choice, stepper};
use crate::ui::words::{Lexicon, labels};

/// Between the parts.
const PART: f32 = 16.0;
/// Height of the rows for columns and rows, and the room above and between them.
const STEPPERS: f32 = 2.0 * TARGET + 10.0 + 8.0;
/// Height of the preview.
const PREVIEW: f32 = 190.0;
/// From this width of the window on the board is on the left and the players on the right.
const WIDE: f32 = 760.0;
const LEFT: f32 = 290.0;
const GUTTER: f32 = 36.0;
/// The title of the dialog, and the room under its last button.
const FRAME: f32 = 76.0 + 24.0;

/// What the player has chosen in this frame.
struct Chosen {
    size: Size,
    players: Players,
    play: bool,
}

pub(crate) fn draw(
    mut contexts: EguiContexts,
    mut dialogs: ResMut<Dialogs>,
    mut sizes: ResMut<Sizes>,
    mut opponents: ResMut<Opponents>,
    mut asks: Asks,
) -> Result {
    let Some(Dialog::NewMatch(kind)) = dialogs.top() else { return Ok(()) };
    let ctx = contexts.ctx_mut()?.clone();
    let wide = ctx.content_rect().width() >= WIDE;
    let before = sizes.of(kind).size();
    let chosen = frame(&ctx, &mut dialogs, labels::game(kind), extent(kind, wide), |ui, rect, _, fresh| {
        contents(ui, rect, wide, &sizes, kind, opponents.0, fresh)
    });
    if chosen.size != before {
        sizes.choose(kind, chosen.size);
    }
    opponents.set_if_neq(Opponents(chosen.players));
    if chosen.play {
        dialogs.clear();
        asks.open(Position::start(sizes.of(kind)), opponents.0);
    }
    Ok(())
}

/// Height of everything that chooses the size.
fn choices(kind: GameKind) -> f32 {
    match kind {
        GameKind::Othello => PART + TARGET,
        GameKind::Breakthrough => PART + TARGET + STEPPERS,
        GameKind::Diamond => 0.0,
    }
}

/// How large the dialog would like to be.
fn extent(kind: GameKind, wide: bool) -> Vec2 {
    let players = seats::HEIGHT + PART + TARGET;
    if wide {
        let board = PREVIEW + choices(kind);
        vec2(LEFT + GUTTER + 390.0 + 48.0, board.max(players) + FRAME)
    } else {
        vec2(440.0, PREVIEW + choices(kind) + PART + players + FRAME)
    }
}

fn contents(
    ui: &mut Ui,
    rect: Rect,
    wide: bool,
    sizes: &Sizes,
    kind: GameKind,
    players: Players,
    fresh: bool,
) -> Chosen {
    let (board, right) = if wide {
        let split = rect.left() + LEFT;
        let board = Rect::from_min_max(rect.min, pos2(split, rect.bottom()));
        (board, Rect::from_min_max(pos2(split + GUTTER, rect.top()), rect.max))
    } else {
        let players = seats::HEIGHT + PART + TARGET;
        let split = rect.bottom() - players;
        let board = Rect::from_min_max(rect.min, pos2(rect.right(), split - PART));
        (board, Rect::from_min_max(pos2(rect.left(), split), rect.max))
    };
    let size = size(ui, board, sizes, kind);
    let lexicon = Lexicon(sizes.of(kind));
    let seats = [(Person::One, Side::First), (Person::Two, Side::Second)].map(|(person, side)| {
        let label = labels::seat(lexicon, side);
        Seat { person, side, label }
    });
    let players = picker(ui, right, lexicon, &seats, players);
    let bottom = Rect::from_min_max(pos2(right.left(), right.bottom() - TARGET), right.max);
    let begin = Button::new(labels::PLAY).icon(Icon::Play).tone(Tone::Primary).focus(fresh);
    Chosen { size, players, play: begin.show(ui, bottom).clicked() }
}

/// A picture of the board above what chooses its size; gives the size as it is now wanted.
fn size(ui: &Ui, rect: Rect, sizes: &Sizes, kind: GameKind) -> Size {
    let variant = sizes.of(kind);
    let mut size = variant.size();
    let split = rect.bottom() - choices(kind);
    let picture = egui::Rect::from_min_max(rect.min, pos2(rect.right(), split));
    if picture.height() > 60.0 {
        preview::show(ui, picture, variant);
    }
    if kind == GameKind::Diamond {
        return size;
    }
    let row = |top: f32| Rect::from_min_size(pos2(rect.left(), top), vec2(rect.width(), TARGET));
    let presets = row(split + PART);
    let usual = Sizes::usual(kind);
    let names: Vec<String> = usual.iter().map(|size| labels::size(*size)).collect();
    let names: Vec<&str> = names.iter().map(String::as_str).collect();
    let current = usual.iter().position(|usual| *usual == size);
    if let Some(index) = choice(ui, presets, labels::BOARD_SIZE, &names, current) {
        size = usual[index];
    }
    if kind == GameKind::Breakthrough {
        let columns = row(presets.bottom() + 10.0);
        size.columns = stepper(ui, columns, labels::COLUMNS, size.columns, 2..=10).unwrap_or(size.columns);
        let rows = row(columns.bottom() + 8.0);
        size.rows = stepper(ui, rows, labels::ROWS, size.rows, 4..=10).unwrap_or(size.rows);
    }
    size
}
