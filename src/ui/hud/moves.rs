//! The move list: numbers and two columns; the move that is shown is marked, moves taken back are dim. A click goes to the
//! position after a move.

use bevy_egui::egui::{
    Align, Align2, CornerRadius, Id, Pos2, Rect, ScrollArea, Sense, Ui, UiBuilder, Vec2, WidgetInfo, WidgetType, vec2,
};

use crate::game::review::ReviewRequest;
use crate::presentation::model::{ListedPly, MatchModel};
use crate::rules::Game;
use crate::ui::text_layout;
use crate::ui::theme;
use crate::ui::theme::text_role::TextRole;
use crate::ui::transitions::glow;
use crate::ui::widgets;

const ROW: f32 = 34.0;
/// Room for the numbers.
const NUMBER: f32 = 44.0;

/// Shows the list in `rect` and returns the request to look at the clicked move.
pub(crate) fn show(ui: &mut Ui, rect: Rect, model: &MatchModel) -> Option<ReviewRequest> {
    let plies: Vec<ListedPly> = model.plies().collect();
    if plies.is_empty() {
        let look = theme::palette(ui.ctx());
        let place = rect.left_top() + vec2(12.0, ROW / 2.0);
        text_layout::line(
            ui.painter(),
            place,
            Align2::LEFT_CENTER,
            TextRole::Quiet,
            look.quiet,
            theme::text(ui.ctx()).no_moves(),
        );
        return None;
    }
    let mut inner = ui.new_child(UiBuilder::new().id_salt("moves").max_rect(rect));
    inner.set_clip_rect(rect.intersect(ui.clip_rect()));
    let area = ScrollArea::vertical().auto_shrink(false).id_salt(model.game);
    area.show(&mut inner, |ui| rows(ui, model, &plies)).inner
}

fn rows(ui: &mut Ui, model: &MatchModel, plies: &[ListedPly]) -> Option<ReviewRequest> {
    // A game that begins with the second side leaves the first column of its first row empty.
    let skipped = model.history.start().side_to_move().index();
    let played = model.history.played.len();
    let count = (plies.len() + skipped).div_ceil(2);
    let (whole, _) = ui.allocate_exact_size(vec2(ui.available_width(), count as f32 * ROW), Sense::hover());
    let place = |index: usize| {
        let (row, column) = ((index + skipped) / 2, (index + skipped) % 2);
        let width = (whole.width() - NUMBER - 6.0) / 2.0;
        let min = whole.min + vec2(NUMBER + width * column as f32, ROW * row as f32);
        Rect::from_min_size(min, vec2(width, ROW))
    };
    numbers(ui, whole, count);
    if skipped > 0 {
        let look = theme::palette(ui.ctx());
        let at = whole.min + vec2(NUMBER + 12.0, ROW / 2.0);
        text_layout::line(ui.painter(), at, Align2::LEFT_CENTER, TextRole::Body, look.quiet, "…");
    }
    let mut clicked = None;
    for (index, ply) in plies.iter().enumerate() {
        if cell(ui, place(index).shrink2(vec2(2.0, 1.5)), index, ply, index + 1 == played) {
            clicked = Some(ReviewRequest::GoTo(ply.node));
        }
    }
    follow(ui, model, played, &place);
    clicked
}

fn numbers(ui: &Ui, whole: Rect, count: usize) {
    let look = theme::palette(ui.ctx());
    for row in 0..count {
        let at = whole.min + vec2(12.0, ROW * (row as f32 + 0.5));
        if ui.is_rect_visible(Rect::from_center_size(at, Vec2::splat(ROW))) {
            let number = (row + 1).to_string();
            text_layout::line(ui.painter(), at, Align2::LEFT_CENTER, TextRole::Body, look.quiet, &number);
        }
    }
}

/// One move; true when it was clicked. The keyboard reaches the same places with its own keys.
fn cell(ui: &Ui, rect: Rect, index: usize, ply: &ListedPly, last: bool) -> bool {
    if !ui.is_rect_visible(rect) {
        return false;
    }
    let look = theme::palette(ui.ctx());
    let id = ui.id().with(("ply", index));
    let info = || WidgetInfo::selected(WidgetType::SelectableLabel, true, last, &ply.text);
    let response = widgets::sense(ui, rect, id, Sense::CLICK, info);
    let lit = glow(ui.ctx(), id, widgets::is_lit(&response) && !last);
    let radius = CornerRadius::same(8);
    ui.painter().rect_filled(rect, radius, if last { look.tint } else { look.button.gamma_multiply(lit) });
    let ink = if last { look.focus } else { look.text.gamma_multiply(if ply.taken_back { 0.42 } else { 1.0 }) };
    let at = Pos2::new(rect.left() + 10.0, rect.center().y);
    text_layout::clipped_line(ui.painter(), at, rect.width() - 14.0, TextRole::Body, ink, &ply.text);
    response.clicked()
}

/// Scrolls to the last move when it changes or the list becomes lower.
fn follow(ui: &Ui, model: &MatchModel, played: usize, place: &impl Fn(usize) -> Rect) {
    let id = Id::new(("moves followed", model.game));
    let now = (played, ui.clip_rect().height() as u32);
    let before = ui.data(|data| data.get_temp::<(usize, u32)>(id));
    if before != Some(now) && !ui.is_sizing_pass() {
        ui.data_mut(|data| data.insert_temp(id, now));
        ui.scroll_to_rect(place(played.saturating_sub(1)).expand2(vec2(0.0, ROW * 0.5)), None::<Align>);
    }
}
