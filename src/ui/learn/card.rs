//! A card: a picture of a board, paragraphs, how much is done, and a button.

use std::sync::Arc;

use bevy_egui::egui::{Align2, Color32, CornerRadius, Galley, Rect, Stroke, StrokeKind, Ui, Vec2, pos2, vec2};

use crate::rules::Position;
use crate::ui::text_layout;
use crate::ui::theme::text_role::TextRole;
use crate::ui::theme::{self, BUTTON_RADIUS, GAP, TARGET};
use crate::ui::widgets::{Button, board_picture, progress_bar, read_out, sparkline};

/// Between the edge of a card and its contents.
const INSET: f32 = 16.0;
/// Below a paragraph.
const AFTER: f32 = 4.0;
/// The height of the bar.
const BAR: f32 = 5.0;
/// The side of the picture, and that in a low window.
const PICTURE: f32 = 208.0;
const LITTLE: f32 = 132.0;
/// A window lower than this has little pictures, and none above the words.
const LOW: f32 = 500.0;
/// The least and the greatest width of the curve.
const CURVE: f32 = 90.0;
const WIDEST_CURVE: f32 = 420.0;
/// The least width of the words beside a picture or a button.
const WORDS: f32 = 190.0;

/// What a card shows.
pub(super) struct Card<'a> {
    pub(super) picture: Option<&'a Position>,
    pub(super) paragraphs: Vec<(TextRole, &'a str)>,
    /// A curve beside the paragraphs, where there is room, and the same in words.
    pub(super) curve: (&'a [u16], &'a str),
    pub(super) done: Option<(usize, usize)>,
    pub(super) button: Option<Button<'a>>,
    /// The button stands at the right, where there is room for it.
    pub(super) is_line: bool,
    pub(super) edge: Color32,
}

/// A card laid out for a width.
pub(super) struct LaidOut {
    /// The size of the picture, and whether it stands beside the words.
    picture: Vec2,
    picture_beside: bool,
    words: Vec<Arc<Galley>>,
    /// The width of a button beside the words; 0 if it stands below them.
    button: f32,
    pub(super) height: f32,
}

impl Card<'_> {
    pub(super) fn lay_out(&self, ui: &Ui, width: f32) -> LaidOut {
        let inner = width - 2.0 * INSET;
        let low = ui.ctx().content_rect().height() < LOW;
        let side = if low { LITTLE } else { PICTURE };
        let picture_beside = self.picture.is_some() && inner >= side + GAP + WORDS;
        let picture = match self.picture {
            Some(_) if picture_beside => Vec2::splat(side),
            Some(_) if !low => vec2(inner, side),
            _ => Vec2::ZERO,
        };
        let button = self.button.filter(|_| self.is_line).map_or(0.0, |button| button.width(ui));
        let button = if inner >= button + GAP + WORDS { button } else { 0.0 };
        let beside = if picture_beside { side + GAP } else { 0.0 } + if button > 0.0 { button + GAP } else { 0.0 };
        let lay = |(role, words): &(TextRole, &str)| {
            text_layout::laid_out(ui.painter(), *role, ink(ui, *role), words, inner - beside)
        };
        let words: Vec<Arc<Galley>> = self.paragraphs.iter().map(lay).collect();
        let text: f32 = words.iter().map(|galley| galley.size().y + AFTER).sum();
        let bar = self.done.map_or(0.0, |_| BAR + 2.0 * AFTER);
        let foot = if button > 0.0 || self.button.is_none() { 0.0 } else { GAP + TARGET };
        let right = (text + bar + foot).max(if button > 0.0 { TARGET } else { 0.0 });
        let height = match (picture_beside, picture.y) {
            (true, picture) => right.max(picture),
            (false, 0.0) => right,
            (false, picture) => picture + GAP + right,
        };
        LaidOut { picture, picture_beside, words, button, height: height + 2.0 * INSET }
    }

    /// Shows the card; returns whether its button was pressed.
    pub(super) fn show(&self, ui: &Ui, rect: Rect, laid_out: LaidOut) -> bool {
        let look = theme::palette(ui.ctx());
        let radius = CornerRadius::same(BUTTON_RADIUS);
        ui.painter().rect(rect, radius, look.panel, Stroke::new(1.0, self.edge), StrokeKind::Inside);
        let inner = rect.shrink(INSET);
        let LaidOut { picture, picture_beside, words, button, .. } = laid_out;
        let mut room = inner;
        if let Some(position) = self.picture.filter(|_| picture.y > 0.0) {
            board_picture(ui, Rect::from_min_size(inner.min, picture), position);
            match picture_beside {
                true => room.min.x += picture.x + GAP,
                false => room.min.y += picture.y + GAP,
            }
        }
        let place = match button {
            0.0 => room.with_min_y(room.bottom() - TARGET),
            width => Align2::RIGHT_CENTER.anchor_size(room.right_center(), vec2(width, TARGET)),
        };
        if button > 0.0 {
            room.max.x = place.left() - GAP;
        }
        self.show_words(ui, room, words);
        self.button.is_some_and(|button| button.show(ui, place).clicked())
    }

    fn show_words(&self, ui: &Ui, room: Rect, words: Vec<Arc<Galley>>) {
        let mut top = room.top();
        let widest = words.iter().map(|galley| galley.size().x).fold(0.0, f32::max);
        let height: f32 = words.iter().map(|galley| galley.size().y + AFTER).sum();
        let curve = room.with_min_x(room.left() + widest + 2.0 * GAP).with_max_y(room.top() + height - AFTER);
        if self.curve.0.len() > 1 && curve.width() >= CURVE {
            sparkline(ui, curve.with_max_x(curve.right().min(curve.left() + WIDEST_CURVE)), self.curve.0, self.curve.1);
        }
        for ((role, spoken), galley) in self.paragraphs.iter().zip(words) {
            let place = Rect::from_min_size(pos2(room.left(), top), vec2(room.width(), galley.size().y));
            top = place.bottom() + AFTER;
            text_layout::paragraph(ui.painter(), place.min, galley, ink(ui, *role), place);
            read_out(ui, place, spoken);
        }
        if let Some(done) = self.done {
            progress_bar(ui, Rect::from_min_size(pos2(room.left(), top + AFTER), vec2(room.width(), BAR)), done);
        }
    }
}

fn ink(ui: &Ui, role: TextRole) -> Color32 {
    let look = theme::palette(ui.ctx());
    if matches!(role, TextRole::Caps | TextRole::Quiet) { look.quiet } else { look.text }
}
