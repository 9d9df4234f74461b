//! The sign of a value: letters on a ground whose colour and shape keep wins, losses and draws apart.

use bevy_egui::egui::{Align2, Color32, CornerRadius, FontId, Painter, Pos2, Stroke, StrokeKind, vec2};

use crate::presentation::oracle::ValueKind;
use crate::ui::text_layout;
use crate::ui::theme::fonts;

/// Blue and red stay apart for eyes that confuse red and green; the best estimate also has an edge. The grounds are the same in every theme: the edge makes
/// them stand out from every board.
const WIN: Color32 = Color32::from_rgb(0x1D, 0x4E, 0x89);
const LOSS: Color32 = Color32::from_rgb(0x8C, 0x2F, 0x14);
const DRAW: Color32 = Color32::from_rgb(0x4A, 0x4A, 0x4A);
const ESTIMATE: Color32 = Color32::from_rgb(0x33, 0x33, 0x33);
const BEST: Color32 = Color32::from_rgb(0x1C, 0x58, 0x3A);
const UNPROVED: Color32 = Color32::from_rgba_unmultiplied_const(0x14, 0x14, 0x14, 170);
const INK: Color32 = Color32::WHITE;

/// The room around the letters, in parts of their height.
const BESIDE: f32 = 0.36;
const ABOVE: f32 = 0.10;

#[derive(Clone, Copy, Debug)]
pub(crate) struct Sign<'a> {
    pub(crate) kind: ValueKind,
    pub(crate) words: &'a str,
    /// The height of the letters.
    pub(crate) letters: f32,
}

impl Sign<'_> {
    /// Draws the sign with its middle at `at`, smaller if it would be wider than `width`.
    pub(crate) fn draw(&self, painter: &Painter, at: Pos2, width: f32) {
        let lay_out = |letters: f32| {
            let font = FontId::new(letters, fonts::bold());
            painter.layout_no_wrap(self.words.to_owned(), font, INK)
        };
        let mut letters = self.letters;
        let mut galley = lay_out(letters);
        let whole = galley.size().x + 2.0 * BESIDE * letters;
        if whole > width {
            letters *= width / whole;
            galley = lay_out(letters);
        }
        let height = galley.size().y + 2.0 * ABOVE * letters;
        let size = vec2((galley.size().x + 2.0 * BESIDE * letters).max(height), height);
        let ground = Align2::CENTER_CENTER.anchor_size(at, size);
        let edge = match self.kind {
            ValueKind::Unproved | ValueKind::Estimate => Stroke::NONE,
            _ => Stroke::new(1.5, INK),
        };
        painter.rect(ground, self.corners(height), self.colour(), edge, StrokeKind::Outside);
        let letters_at = Align2::CENTER_CENTER.anchor_size(at, galley.size()).min;
        text_layout::paragraph(painter, letters_at, galley, INK, ground);
    }

    const fn colour(&self) -> Color32 {
        match self.kind {
            ValueKind::Win => WIN,
            ValueKind::Loss => LOSS,
            ValueKind::Draw => DRAW,
            ValueKind::Unproved => UNPROVED,
            ValueKind::Estimate => ESTIMATE,
            ValueKind::Best => BEST,
        }
    }

    /// Wins are round, losses have corners.
    const fn corners(&self, height: f32) -> CornerRadius {
        let round = (height / 2.0) as u8;
        CornerRadius::same(match self.kind {
            ValueKind::Win | ValueKind::Unproved | ValueKind::Estimate | ValueKind::Best => round,
            ValueKind::Draw => round / 2,
            ValueKind::Loss => 0,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The contrast with white letters, as the web guidelines define it.
    fn contrast(ground: Color32) -> f32 {
        let channel = |value: u8| {
            let value = f32::from(value) / 255.0;
            if value <= 0.04045 { value / 12.92 } else { ((value + 0.055) / 1.055).powf(2.4) }
        };
        let light = 0.2126 * channel(ground.r()) + 0.7152 * channel(ground.g()) + 0.0722 * channel(ground.b());
        1.05 / (light + 0.05)
    }

    #[test]
    fn letters_have_the_enhanced_contrast_of_the_guidelines() {
        for ground in [WIN, LOSS, DRAW, ESTIMATE, BEST] {
            assert!(contrast(ground) >= 7.0, "{ground:?}: {:.2}", contrast(ground));
        }
    }

    #[test]
    fn wins_losses_and_draws_differ_in_shape_as_well_as_in_colour() {
        let kinds = [ValueKind::Win, ValueKind::Loss, ValueKind::Draw];
        let sign = |kind| Sign { kind, words: "", letters: 12.0 };
        let mut shapes = kinds.map(|kind| sign(kind).corners(16.0).nw).to_vec();
        shapes.sort_unstable();
        shapes.dedup();
        assert_eq!(shapes.len(), kinds.len());
    }
}
