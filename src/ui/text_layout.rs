//! Draws lines and paragraphs of text.

mod area;
pub(crate) mod line_breaks;

use std::sync::Arc;

use bevy_egui::egui::text::LayoutJob;
use bevy_egui::egui::{Align2, Color32, Galley, Painter, Pos2, Rect, Vec2};

use super::bidi;
use super::label_log;
use super::theme;
use super::theme::icons::Icon;
use super::theme::text_role::TextRole;

pub(crate) use area::TextArea;

/// The ways of setting a button's label, the largest first.
pub(crate) const LABEL: &[TextRole] = &[TextRole::Strong, TextRole::SmallStrong, TextRole::Small];
/// The ways of setting the label of a row.
pub(crate) const ROW: &[TextRole] = &[TextRole::Body, TextRole::Quiet, TextRole::Small];

const ELLIPSIS: char = '…';

/// Draws one line without wrapping and returns its rectangle.
pub(crate) fn line(painter: &Painter, at: Pos2, align: Align2, role: TextRole, color: Color32, text: &str) -> Rect {
    let galley = laid_out(painter, role, color, text, f32::INFINITY);
    let rect = align.anchor_size(at, galley.size());
    paragraph(painter, rect.min, galley, color, Rect::EVERYTHING);
    rect
}

/// Draws text in `room`: in one line of the first role in which it fits, else wrapped in the first role in which it
/// fits. What fits in no role is cut. Returns the rectangle of the letters.
pub(crate) fn fit(
    painter: &Painter,
    room: Rect,
    align: Align2,
    roles: &[TextRole],
    color: Color32,
    text: &str,
) -> Rect {
    let galley = fitting(painter, room.size(), align, roles, color, text);
    let rect = align.align_size_within_rect(galley.size(), room);
    let at = rect.min - galley.rect.min.to_vec2();
    paragraph(painter, at, galley, color, room);
    rect
}

/// The text as [`fit`] draws it in a room of this size.
pub(crate) fn fitting(
    painter: &Painter,
    room: Vec2,
    align: Align2,
    roles: &[TextRole],
    color: Color32,
    text: &str,
) -> Arc<Galley> {
    let lines = roles.iter().map(|role| laid_out(painter, *role, color, text, f32::INFINITY));
    if let Some(line) = lines.into_iter().find(|line| fits(line.size(), room)) {
        return line;
    }
    let wrapped = |role: TextRole| {
        let mut job = job(painter, role, color, text, room.x);
        job.halign = align.x();
        job
    };
    let whole_words = roles.iter().filter(|role| widest_word(painter, **role, text) <= room.x);
    let wraps = whole_words.map(|role| painter.layout_job(wrapped(*role)));
    if let Some(paragraph) = wraps.into_iter().find(|paragraph| fits(paragraph.size(), room)) {
        return paragraph;
    }
    let role = roles.last().copied().unwrap_or(TextRole::Small);
    let mut job = wrapped(role);
    let row = laid_out(painter, TextRole::Small, color, "x", f32::INFINITY).size().y;
    job.wrap.max_rows = ((room.y / row) as usize).max(1);
    if job.wrap.max_rows == 1 {
        return one_line(painter, role, color, text, room.x);
    }
    painter.layout_job(job)
}

fn fits(size: Vec2, room: Vec2) -> bool {
    size.x <= room.x + 0.5 && size.y <= room.y + 0.5
}

fn widest_word(painter: &Painter, role: TextRole, text: &str) -> f32 {
    line_breaks::pieces(text).map(|word| width(painter, role, word.trim_end())).fold(0.0, f32::max)
}

/// One line that ends in an ellipsis where it would be wider than `width`.
pub(crate) fn clipped_line(
    painter: &Painter,
    at: Pos2,
    width: f32,
    role: TextRole,
    color: Color32,
    text: &str,
) -> Rect {
    let galley = one_line(painter, role, color, text, width);
    let rect = Align2::LEFT_CENTER.anchor_size(at, galley.size());
    let room = Align2::LEFT_CENTER.anchor_size(at, Vec2::new(width, rect.height()));
    paragraph(painter, rect.min, galley, color, room);
    rect
}

/// A line that ends in an ellipsis where it would be wider than `width`.
fn one_line(painter: &Painter, role: TextRole, color: Color32, text: &str, width: f32) -> Arc<Galley> {
    if bidi::needs_reordering(text) && width.is_finite() {
        return one_reordered_line(painter, role, color, text, width);
    }
    let mut job = role.job(theme::text(painter.ctx()), text, color, width);
    job.wrap.max_rows = 1;
    job.wrap.break_anywhere = width.is_finite();
    painter.layout_job(job)
}

/// The same for a text with words that run from right to left. It is cut where it is read last: egui cuts the letters that
/// are drawn last.
fn one_reordered_line(painter: &Painter, role: TextRole, color: Color32, text: &str, room: f32) -> Arc<Galley> {
    cut_to(room, text, |text| laid_out(painter, role, color, text, f32::INFINITY))
}

/// A line of text with as many of its first characters as have room, and an ellipsis if those are not all.
pub(super) fn cut_to(room: f32, text: &str, lay: impl Fn(&str) -> Arc<Galley>) -> Arc<Galley> {
    let whole = lay(text);
    if whole.size().x <= room {
        return whole;
    }
    let cut = |end: usize| lay(&format!("{}{ELLIPSIS}", text[..end].trim_end()));
    let ends: Vec<usize> = text.char_indices().map(|(start, _)| start).collect();
    let fitting = ends.partition_point(|end| cut(*end).size().x <= room);
    let mut galley = cut(ends.get(fitting.saturating_sub(1)).copied().unwrap_or_default());
    Arc::make_mut(&mut galley).elided = true;
    galley
}

/// A paragraph wrapped at `width`, to be measured before it is drawn.
pub(crate) fn laid_out(painter: &Painter, role: TextRole, color: Color32, text: &str, width: f32) -> Arc<Galley> {
    painter.layout_job(job(painter, role, color, text, width))
}

/// A text that is wrapped at `width` by the rules of its script.
fn job(painter: &Painter, role: TextRole, color: Color32, text: &str, width: f32) -> LayoutJob {
    let lines = line_breaks::broken(painter, role, text, width);
    role.job(theme::text(painter.ctx()), &lines, color, width)
}

/// Draws a paragraph that was laid out for `room`.
pub(crate) fn paragraph(painter: &Painter, at: Pos2, galley: Arc<Galley>, color: Color32, room: Rect) {
    let rect = galley.rect.translate(at.to_vec2());
    label_log::record(painter, galley.text(), rect, room, galley.elided);
    painter.galley(at, galley, color);
}

/// How wide a line is.
pub(crate) fn width(painter: &Painter, role: TextRole, text: &str) -> f32 {
    laid_out(painter, role, Color32::WHITE, text, f32::INFINITY).size().x
}

/// An icon with its middle at `at`.
pub(crate) fn icon(painter: &Painter, at: Pos2, size: f32, color: Color32, icon: Icon) {
    painter.text(at, Align2::CENTER_CENTER, icon.char(), Icon::font(size), color);
}

#[cfg(test)]
mod tests {
    use bevy_egui::egui::{Context, LayerId, RawInput, vec2};

    use super::*;

    /// The size and the ending of a text that fits itself into a room.
    fn fitted(room: Vec2, text: &str) -> (usize, bool) {
        let ctx = Context::default();
        ctx.set_fonts(crate::ui::theme::fonts::definitions());
        let mut found = (0, false);
        let mut output = ctx.run_ui(RawInput::default(), |_| {
            let painter = ctx.layer_painter(LayerId::background());
            let galley = fitting(&painter, room, Align2::CENTER_CENTER, LABEL, Color32::WHITE, text);
            found = (galley.rows.len(), galley.elided);
        });
        output.textures_delta.clear();
        found
    }

    #[test]
    fn a_line_from_right_to_left_is_cut_where_it_is_read_last() {
        let ctx = Context::default();
        ctx.set_fonts(crate::ui::theme::fonts::definitions());
        let mut cut = Vec::new();
        let mut output = ctx.run_ui(RawInput::default(), |_| {
            let painter = ctx.layer_painter(LayerId::background());
            let line = |text: &str| one_line(&painter, TextRole::Body, Color32::WHITE, text, 60.0);
            cut = ["דוד כהן לוי", "Daniel Cohen"].map(line).to_vec();
        });
        output.textures_delta.clear();
        assert!(cut.iter().all(|line| line.elided && line.size().x <= 60.5), "{:?}", cut[0].size());
        assert!(cut[0].text().starts_with(ELLIPSIS) && cut[0].text().ends_with("דוד"), "{}", cut[0].text());
    }

    #[test]
    fn a_label_wraps_where_its_line_is_too_long_and_is_cut_only_where_nothing_fits() {
        assert_eq!(fitted(vec2(200.0, 40.0), "Switch sides"), (1, false));
        assert_eq!(fitted(vec2(60.0, 40.0), "Switch sides"), (2, false));
        assert_eq!(fitted(vec2(60.0, 16.0), "Switch sides"), (1, true));
    }
}
