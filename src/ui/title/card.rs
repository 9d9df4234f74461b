//! A board's card: a frame around the board itself, its name, and the choice of its size.

use bevy_egui::egui::{
    Align2, Context, CornerRadius, Pos2, Rect, Response, Sense, Stroke, StrokeKind, Ui, Vec2, WidgetInfo, WidgetType,
    vec2,
};

use crate::rules::Variant;
use crate::ui::layout::{CardLayout, CardTextPlacement};
use crate::ui::text_layout;
use crate::ui::theme::icons::Icon;
use crate::ui::theme::text_role::TextRole;
use crate::ui::theme::{self, PANEL_RADIUS};
use crate::ui::transitions::glow;
use crate::ui::widgets::{self, Button, Panel, mix};

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum CardResponse {
    Nothing,
    /// The game, or its size: a match of it is to be made.
    Chosen,
    /// It is not on the screen yet and could not take the keyboard.
    NotYet,
}

/// Shows the card, focused if `focus`.
pub(crate) fn show(ctx: &Context, slot: usize, card: CardLayout, variant: Variant, focus: bool) -> CardResponse {
    let kind = variant.kind();
    let panel = Panel::new(ctx, kind.id(), card.frame).bare().from(vec2(0.0, 10.0 + 6.0 * slot as f32));
    panel.show(ctx, |ui, rect| {
        if ui.is_sizing_pass() {
            return CardResponse::NotYet;
        }
        let info = || WidgetInfo::labeled(WidgetType::Button, true, kind.info().name);
        let response = widgets::sense(ui, rect, ui.id().with("card"), Sense::click(), info);
        if focus {
            response.request_focus();
        }
        ground(ui, rect, &response);
        let shift = rect.min - card.frame.min;
        let chosen = words(ui, card.words.translate(shift), card.setting, variant);
        if chosen || response.clicked() { CardResponse::Chosen } else { CardResponse::Nothing }
    })
}

/// The frame lets the board shine through: it has no ground, only light when it is pointed at.
fn ground(ui: &Ui, rect: Rect, response: &Response) {
    let look = theme::palette(ui.ctx());
    let lit = glow(ui.ctx(), response.id, widgets::is_lit(response));
    let radius = CornerRadius::same(PANEL_RADIUS);
    let fill = look.brass.gamma_multiply(0.05 * lit);
    let edge = Stroke::new(1.0, mix(look.hairline, look.brass, lit));
    ui.painter().rect(rect, radius, fill, edge, StrokeKind::Inside);
    widgets::focus_ring(ui, response, rect, PANEL_RADIUS);
}

/// Name, description, size; true when the size was pressed.
fn words(ui: &Ui, rect: Rect, setting: CardTextPlacement, variant: Variant) -> bool {
    match setting {
        CardTextPlacement::Below => words_below(ui, rect, variant),
        CardTextPlacement::InLine => words_in_line(ui, rect, variant),
        CardTextPlacement::Beside => words_beside(ui, rect, variant),
    }
}

fn words_below(ui: &Ui, rect: Rect, variant: Variant) -> bool {
    let look = theme::palette(ui.ctx());
    let kind = variant.kind();
    let at = |y: f32| Pos2::new(rect.center().x, rect.top() + y);
    text_layout::line(ui.painter(), at(18.0), Align2::CENTER_CENTER, TextRole::Heading, look.text, kind.info().name);
    let tagline = text_layout::centred(
        ui.painter(),
        TextRole::Quiet,
        look.quiet,
        theme::text(ui.ctx()).tagline(kind),
        rect.width(),
    );
    let height = tagline.size().y;
    ui.painter().galley(at(36.0), tagline, look.quiet);
    let below = at(36.0 + height + if height > 24.0 { 26.0 } else { 33.0 });
    size(ui, Rect::from_center_size(below, SIZE), Align2::CENTER_CENTER, variant)
}

fn words_in_line(ui: &Ui, rect: Rect, variant: Variant) -> bool {
    let look = theme::palette(ui.ctx());
    let left = rect.left_center();
    let name = variant.kind().info().name;
    let said = text_layout::line(ui.painter(), left, Align2::LEFT_CENTER, TextRole::PlayerName, look.text, name);
    let place = Align2::RIGHT_CENTER.anchor_size(rect.right_center(), SMALL_SIZE);
    // Where large text leaves no room for the size, it is chosen in the dialog that the card opens.
    let room = said.right() + 24.0 < place.left();
    room && size(ui, place, Align2::RIGHT_CENTER, variant)
}

fn words_beside(ui: &Ui, rect: Rect, variant: Variant) -> bool {
    let look = theme::palette(ui.ctx());
    let kind = variant.kind();
    let lay = |role, ink, words| text_layout::laid_out(ui.painter(), role, ink, words, rect.width());
    let large = lay(TextRole::Heading, look.text, kind.info().name);
    // A name is never broken into lines: a long one is set smaller.
    let name = if large.rows.len() > 1 { lay(TextRole::PlayerName, look.text, kind.info().name) } else { large };
    let tagline = lay(TextRole::Quiet, look.quiet, theme::text(ui.ctx()).tagline(kind));
    let whole = name.size().y + 4.0 + tagline.size().y + 8.0 + SIZE.y;
    let top = Pos2::new(rect.left(), rect.center().y - whole / 2.0);
    let second = top + vec2(0.0, name.size().y + 4.0);
    let third = second + vec2(0.0, tagline.size().y + 8.0 + SIZE.y / 2.0);
    ui.painter().galley(top, name, look.text);
    ui.painter().galley(second, tagline, look.quiet);
    size(ui, Align2::LEFT_CENTER.anchor_size(third, SIZE), Align2::LEFT_CENTER, variant)
}

const SIZE: Vec2 = vec2(104.0, 40.0);
const SMALL_SIZE: Vec2 = vec2(72.0, 40.0);

/// Shows the board's size: a button where there is a choice, else a label. Returns whether it was pressed.
fn size(ui: &Ui, place: Rect, align: Align2, variant: Variant) -> bool {
    let text = theme::text(ui.ctx());
    if variant.kind().info().offered_sizes.len() == 1 {
        let look = theme::palette(ui.ctx());
        let board = text.board_of(variant);
        text_layout::line(ui.painter(), align.pos_in_rect(&place), align, TextRole::Caps, look.quiet, &board);
        return false;
    }
    let label = text.size(variant.size());
    let button = Button::new(&label).id_salt("size").on_table();
    let button = if place.width() >= SIZE.x { button.icon(Icon::Size) } else { button };
    button.show(ui, place).clicked()
}
