//! The themes to choose from, each as a small piece of its board with its pieces and its accent.

use std::borrow::Cow;

use bevy_egui::egui::{
    Align2, Color32, CornerRadius, Rect, Sense, Stroke, StrokeKind, Ui, Vec2, WidgetInfo, WidgetType, pos2, vec2,
};

use super::button::{TipSide, tip};
use super::{Column, focus_ring, is_lit, mix, sense};
use crate::settings::theme::{OwnTheme, Srgb, Theme, ThemeChoice, ThemeId};
use crate::ui::text_layout;
use crate::ui::theme;
use crate::ui::theme::icons::Icon;
use crate::ui::theme::{BUTTON_RADIUS, TARGET};
use crate::ui::transitions::glow;

/// How high a row is.
const HEIGHT: f32 = 64.0;
const GAP: f32 = 8.0;
/// Height of the stripe in the panels' colours.
const STRIPE: f32 = 14.0;

/// Shows these themes side by side, in two rows where the column is narrow, and returns the pressed one, if any.
fn rows(column: &mut Column, themes: &[(ThemeChoice, Cow<Theme>)], chosen: ThemeChoice) -> Option<ThemeChoice> {
    let width_of = |count: usize| (column.width() + GAP) / count as f32 - GAP;
    let in_row = if width_of(themes.len()) < TARGET { themes.len().div_ceil(2) } else { themes.len() };
    let width = width_of(in_row);
    let mut pressed = None;
    for row in themes.chunks(in_row) {
        let rect = column.place(HEIGHT);
        for (index, (choice, theme)) in row.iter().enumerate() {
            let min = rect.min + vec2(index as f32 * (width + GAP), 0.0);
            let place = Rect::from_min_size(min, vec2(width, rect.height()));
            if swatch(column.ui, place, *choice, theme, *choice == chosen) {
                pressed = Some(*choice);
            }
        }
    }
    pressed
}

/// Shows all themes, the player's own one last, and returns the pressed one, if any.
pub(crate) fn swatches(column: &mut Column, chosen: ThemeChoice, own: &OwnTheme) -> Option<ThemeChoice> {
    let theme = |choice| match choice {
        ThemeChoice::BuiltIn(id) => (choice, Cow::Borrowed(id.theme())),
        ThemeChoice::Own => (choice, Cow::Owned(own.theme())),
    };
    rows(column, &ThemeChoice::all().map(theme).collect::<Vec<_>>(), chosen)
}

/// Shows the themes of the program and returns the pressed one, if any.
pub(crate) fn built_in_swatches(column: &mut Column, chosen: ThemeId) -> Option<ThemeId> {
    let themes: Vec<_> = ThemeId::all().map(|id| (ThemeChoice::BuiltIn(id), Cow::Borrowed(id.theme()))).collect();
    match rows(column, &themes, chosen.into()) {
        Some(ThemeChoice::BuiltIn(id)) => Some(id),
        Some(ThemeChoice::Own) | None => None,
    }
}

fn swatch(ui: &Ui, rect: Rect, choice: ThemeChoice, theme: &Theme, chosen: bool) -> bool {
    let look = theme::palette(ui.ctx());
    let title = theme::text(ui.ctx()).theme_title(choice);
    let info = || WidgetInfo::selected(WidgetType::RadioButton, true, chosen, &title);
    let response = sense(ui, rect, ui.id().with(("swatch", choice)), Sense::click(), info);
    let lit = glow(ui.ctx(), response.id, is_lit(&response));
    picture(ui, rect.shrink(4.0), theme);
    if choice == ThemeChoice::Own {
        // It looks like the theme that it was made from.
        let badge = rect.left_top() + Vec2::splat(11.0);
        ui.painter().circle(badge, 10.0, look.solid, Stroke::new(1.0, look.brass));
        text_layout::icon(ui.painter(), badge, 13.0, look.text, Icon::Edit);
    }
    let edge =
        if chosen { Stroke::new(2.5, look.brass) } else { Stroke::new(1.0, mix(look.button_edge, look.brass, lit)) };
    ui.painter().rect_stroke(rect, CornerRadius::same(BUTTON_RADIUS), edge, StrokeKind::Inside);
    if chosen {
        tick(ui, rect);
    }
    focus_ring(ui, &response, rect, BUTTON_RADIUS);
    tip::show(ui, &response, rect, &title, TipSide::Below);
    response.clicked()
}

/// Two cells of each shade with a piece of each side, and below them the panels' ground with a line of the accent.
fn picture(ui: &Ui, rect: Rect, theme: &Theme) {
    let painter = ui.painter();
    let radius = BUTTON_RADIUS - 4;
    painter.rect_filled(rect, CornerRadius::same(radius), opaque(theme.rim.paint));
    let board = Rect::from_min_max(rect.min + Vec2::splat(3.0), rect.max - vec2(3.0, STRIPE));
    let half = board.size() / 2.0;
    for cell in 0..4_u8 {
        let (column, row) = (f32::from(cell % 2), f32::from(cell / 2));
        let shade = if (cell % 2) == (cell / 2) { theme.pale.paint } else { theme.deep.paint };
        let place = Rect::from_min_size(board.min + half * vec2(column, row), half);
        painter.rect_filled(place, CornerRadius::ZERO, opaque(shade));
    }
    let reach = (half.min_elem() * 0.62).min(half.y * 0.75);
    for (across, stuff) in [(0.27, &theme.light), (0.73, &theme.dark)] {
        let middle = pos2(board.left() + board.width() * across, board.center().y);
        painter.circle(middle, reach, opaque(stuff.paint), Stroke::new(1.0, Color32::from_black_alpha(90)));
    }
    let below = Rect::from_min_max(pos2(rect.left(), board.bottom()), rect.max);
    let ground = CornerRadius { nw: 0, ne: 0, sw: radius, se: radius };
    painter.rect_filled(below, ground, opaque(theme.panels.panel));
    let line = Align2::CENTER_CENTER.anchor_size(below.center(), vec2(below.width() * 0.55, 4.0));
    painter.rect_filled(line, CornerRadius::same(2), opaque(theme.panels.accent));
}

/// A tick marks the chosen theme, besides its edge.
fn tick(ui: &Ui, rect: Rect) {
    let look = theme::palette(ui.ctx());
    let middle = rect.right_top() + vec2(-9.0, 9.0);
    ui.painter().circle_filled(middle, 8.5, look.brass);
    let tick = [vec2(-3.5, 0.2), vec2(-1.0, 2.8), vec2(3.6, -2.8)].map(|offset| middle + offset);
    ui.painter().line(tick.to_vec(), Stroke::new(1.8, look.on_brass));
}

const fn opaque(Srgb([red, green, blue]): Srgb) -> Color32 {
    Color32::from_rgb(red, green, blue)
}
