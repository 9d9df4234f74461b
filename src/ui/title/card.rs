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
        let name = theme::text(ctx).game_name(kind);
        let info = || WidgetInfo::labeled(WidgetType::Button, true, name);
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

const NAMES: [TextRole; 4] = [TextRole::Heading, TextRole::PlayerName, TextRole::Strong, TextRole::Small];
const SMALL_NAMES: [TextRole; 2] = [TextRole::SmallStrong, TextRole::Small];
const NARROW: f32 = 120.0;
const TAGLINES: [TextRole; 2] = [TextRole::Quiet, TextRole::Small];

fn words_below(ui: &Ui, rect: Rect, variant: Variant) -> bool {
    let look = theme::palette(ui.ctx());
    let kind = variant.kind();
    let row = |top: f32, height: f32| rect.with_min_y(rect.top() + top).with_max_y(rect.top() + top + height);
    let centre = Align2::CENTER_CENTER;
    let text = theme::text(ui.ctx());
    text_layout::fit(ui.painter(), row(4.0, 28.0), centre, &NAMES, look.text, text.game_name(kind));
    let tagline = text.tagline(kind);
    let said = text_layout::fit(ui.painter(), row(34.0, 40.0), Align2::CENTER_TOP, &TAGLINES, look.quiet, tagline);
    let place = Rect::from_center_size(Pos2::new(rect.center().x, said.bottom() + 27.0), SIZE);
    size(ui, place, centre, variant)
}

fn words_in_line(ui: &Ui, rect: Rect, variant: Variant) -> bool {
    let look = theme::palette(ui.ctx());
    let name = theme::text(ui.ctx()).game_name(variant.kind());
    let wanted = text_layout::width(ui.painter(), TextRole::PlayerName, name);
    let place = Align2::RIGHT_CENTER.anchor_size(rect.right_center(), SMALL_SIZE);
    // Where large text leaves no room for the size, it is chosen in the dialog that the card opens.
    let has_size = rect.left() + wanted + 24.0 < place.left() && rect.height() >= SMALL_SIZE.y;
    let (room, align) = if has_size {
        (rect.with_max_x(place.left() - 8.0), Align2::LEFT_CENTER)
    } else {
        (rect, Align2::CENTER_CENTER)
    };
    // The names of narrow cards are of one size.
    let roles = if rect.width() < NARROW { &SMALL_NAMES[..] } else { &NAMES[1..] };
    text_layout::fit(ui.painter(), room, align, roles, look.text, name);
    has_size && size(ui, place, Align2::RIGHT_CENTER, variant)
}

/// Name, description and size below one another, as far as there is room for them.
fn words_beside(ui: &Ui, rect: Rect, variant: Variant) -> bool {
    let look = theme::palette(ui.ctx());
    let kind = variant.kind();
    let text = theme::text(ui.ctx());
    let (title, tagline) = (text.game_name(kind), text.tagline(kind));
    let name_room = vec2(rect.width(), 30.0);
    let name = text_layout::fitting(ui.painter(), name_room, Align2::LEFT_TOP, &NAMES, look.text, title).size().y;
    let lines = text_layout::laid_out(ui.painter(), TextRole::Quiet, look.quiet, tagline, rect.width()).size().y;
    let has_size = name + 8.0 + SIZE.y <= rect.height();
    let left = rect.height() - name - 4.0 - if has_size { SIZE.y + 8.0 } else { 0.0 };
    let has_tagline = lines <= left;
    let lines = if has_tagline { lines } else { 0.0 };
    let whole = name + 4.0 + lines + if has_size { 8.0 + SIZE.y } else { 0.0 };
    let top = Pos2::new(rect.left(), rect.center().y - whole / 2.0);
    let row = |below: f32, height: f32| Rect::from_min_size(top + vec2(0.0, below), vec2(rect.width(), height));
    text_layout::fit(ui.painter(), row(0.0, name), Align2::LEFT_TOP, &NAMES, look.text, title);
    if has_tagline {
        let room = row(name + 4.0, lines);
        text_layout::fit(ui.painter(), room, Align2::LEFT_TOP, &[TextRole::Quiet], look.quiet, tagline);
    }
    let below = top + vec2(0.0, name + 4.0 + lines + 8.0 + SIZE.y / 2.0);
    has_size && size(ui, Align2::LEFT_CENTER.anchor_size(below, SIZE), Align2::LEFT_CENTER, variant)
}

const SIZE: Vec2 = vec2(104.0, 40.0);
const SMALL_SIZE: Vec2 = vec2(72.0, 40.0);

/// Shows the board's size: a button where there is a choice, else a label. Returns whether it was pressed.
fn size(ui: &Ui, place: Rect, align: Align2, variant: Variant) -> bool {
    let text = theme::text(ui.ctx());
    if variant.kind().info().offered_sizes.len() == 1 {
        let look = theme::palette(ui.ctx());
        let board = text.board_of(variant);
        let roles = [TextRole::Caps, TextRole::Small];
        text_layout::fit(ui.painter(), place, align, &roles, look.quiet, &board);
        return false;
    }
    let label = text.size(variant.size());
    let button = Button::new(&label).id_salt("size").on_table();
    let button = if place.width() >= SIZE.x { button.icon(Icon::Size) } else { button };
    button.show(ui, place).clicked()
}
