//! Ways to give the game away that is shown: texts to copy, files to store, and its link as a QR code.

use bevy::prelude::*;
use bevy_egui::EguiContexts;
use bevy_egui::EguiPrimaryContextPass;
use bevy_egui::egui::{self, Align2, Color32, CornerRadius, Rect, Ui, vec2};

use super::dialogs::{Dialog, Dialogs, frame};
use super::systems::UiSystems;
use super::text_layout::{self, ROW};
use super::theme::icons::Icon;
use super::theme::{self, GAP, TARGET};
use super::widgets::{Button, ButtonStyle, Column, column};
use crate::game::screen::Screen;
use crate::persist::library::ActiveRecord;
use crate::share::{PageAddress, QrSquares, ShareRequest, ShareText, share_text};

const WIDTH: f32 = 640.0;
/// Height with the code beside the buttons, and with the code under them.
const LOW: f32 = 520.0;
const HIGH: f32 = 860.0;
/// From this width of the dialog on the code stands beside the buttons.
const WIDE: f32 = 560.0;
const CODE: f32 = 250.0;

/// Every button with what it requests.
const BUTTONS: [(ShareRequest, Icon); 8] = [
    (ShareRequest::Copy(ShareText::Link), Icon::Link),
    (ShareRequest::Copy(ShareText::Moves), Icon::Copy),
    (ShareRequest::Copy(ShareText::Pgn), Icon::Copy),
    (ShareRequest::Copy(ShareText::Position), Icon::Copy),
    (ShareRequest::SavePgn, Icon::Save),
    (ShareRequest::SavePicture, Icon::Picture),
    (ShareRequest::SaveAnimation, Icon::Play),
    (ShareRequest::Send, Icon::Share),
];

/// The code of a link, which is computed once.
#[derive(Default)]
struct ShownCode {
    link: String,
    code: Option<QrSquares>,
}

/// Adds the page.
pub(super) fn plugin(app: &mut App) {
    app.add_message::<ShareRequest>().init_resource::<PageAddress>();
    app.add_systems(EguiPrimaryContextPass, draw.in_set(UiSystems::Pages).run_if(in_state(Screen::Match)));
}

fn draw(
    mut contexts: EguiContexts,
    mut dialogs: ResMut<Dialogs>,
    game: ActiveRecord,
    page: Res<PageAddress>,
    mut requests: MessageWriter<ShareRequest>,
    mut shown: Local<ShownCode>,
) -> Result {
    if dialogs.top() != Some(Dialog::Share) {
        return Ok(());
    }
    let ctx = contexts.ctx_mut()?.clone();
    let Some(record) = game.record() else { return Ok(()) };
    let link = share_text(ShareText::Link, &record, page.0.as_deref()).unwrap_or_default();
    if shown.link != link {
        *shown = ShownCode { code: QrSquares::of(&link), link };
    }
    let on_page = page.0.is_some();
    let size = vec2(WIDTH, if ctx.content_rect().width() < WIDTH { HIGH } else { LOW });
    let pressed = frame(&ctx, &mut dialogs, theme::text(&ctx).share(), size, |ui, rect, _, fresh| {
        if rect.width() < WIDE {
            return column(ui, rect, "share", |column| {
                let pressed = buttons(column, on_page, fresh);
                let place = column.place(CODE.min(column.width()));
                code(column.ui, place, shown.code.as_ref());
                notes(column, on_page, shown.code.is_some());
                pressed
            });
        }
        let left = rect.with_max_x(rect.left() + CODE);
        code(ui, left.with_max_y((left.top() + CODE).min(left.bottom())), shown.code.as_ref());
        let below = left.with_min_y(left.top() + CODE + GAP);
        column(ui, below, "notes", |column| notes(column, on_page, shown.code.is_some()));
        let right = rect.with_min_x(left.right() + 2.0 * GAP);
        column(ui, right, "share", |column| buttons(column, on_page, fresh))
    });
    if let Some(request) = pressed {
        // The picture is that of the board, without the dialog over it.
        dialogs.clear();
        requests.write(request);
    }
    Ok(())
}

fn label(text: crate::presentation::text::Text, request: ShareRequest) -> &'static str {
    match request {
        ShareRequest::Copy(ShareText::Link) => text.share_link(),
        ShareRequest::Copy(ShareText::Moves) => text.share_moves(),
        ShareRequest::Copy(ShareText::Pgn) => text.share_pgn(),
        ShareRequest::Copy(ShareText::Position) => text.share_position(),
        ShareRequest::SavePgn => text.share_save_pgn(),
        ShareRequest::SavePicture => text.share_save_picture(),
        ShareRequest::SaveAnimation => text.share_save_animation(),
        ShareRequest::Send => text.share_send(),
        ShareRequest::Paste => text.library_paste(),
        ShareRequest::OpenFile => text.library_open_file(),
    }
}

fn buttons(column: &mut Column, on_page: bool, fresh: bool) -> Option<ShareRequest> {
    let text = theme::text(column.ui.ctx());
    let mut pressed = None;
    for (index, (request, icon)) in BUTTONS.into_iter().enumerate() {
        // Only a page can give a link to other programs.
        if request == ShareRequest::Send && !on_page {
            continue;
        }
        let style = if index == 0 { ButtonStyle::Primary } else { ButtonStyle::Row };
        let row = column.place(TARGET);
        let button = Button::new(label(text, request)).icon(icon).style(style).focus(fresh && index == 0);
        if button.show(column.ui, row).clicked() {
            pressed = Some(request);
        }
    }
    pressed
}

fn notes(column: &mut Column, on_page: bool, has_code: bool) {
    let text = theme::text(column.ui.ctx());
    column.note(match (has_code, on_page) {
        (false, _) => text.share_qr_too_long(),
        (true, true) => text.share_qr(),
        (true, false) => text.share_qr_desktop(),
    });
    column.ui.add_space(GAP);
    column.note(text.share_play_by_link());
}

/// Draws a code, dark on light whatever the theme, because readers need that.
fn code(ui: &Ui, place: Rect, code: Option<&QrSquares>) {
    let Some(code) = code else {
        let (look, text) = (theme::palette(ui.ctx()), theme::text(ui.ctx()));
        text_layout::fit(ui.painter(), place, Align2::CENTER_CENTER, ROW, look.quiet, text.share_qr_too_long());
        return;
    };
    let squares = code.width + 2 * QrSquares::MARGIN;
    // Whole pixels, so that no lines appear between the squares.
    let pixel = 1.0 / ui.ctx().pixels_per_point();
    let unit = (place.width().min(place.height()) / squares as f32 / pixel).floor().max(1.0) * pixel;
    let ground = Align2::CENTER_TOP.align_size_within_rect(egui::Vec2::splat(unit * squares as f32), place);
    let ground = Rect::from_min_size((ground.min / pixel).round() * pixel, ground.size());
    ui.painter().rect_filled(ground, CornerRadius::ZERO, Color32::WHITE);
    let first = ground.min + egui::Vec2::splat(unit * QrSquares::MARGIN as f32);
    for (index, _) in code.dark.iter().enumerate().filter(|(_, dark)| **dark) {
        let at = vec2((index % code.width) as f32, (index / code.width) as f32) * unit;
        ui.painter().rect_filled(
            Rect::from_min_size(first + at, egui::Vec2::splat(unit)),
            CornerRadius::ZERO,
            Color32::BLACK,
        );
    }
}
