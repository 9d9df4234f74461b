//! The names of the players as a strip of pixels, to stand below a picture of the board.

use std::sync::Arc;

use bevy_egui::egui::{Color32, ColorImage, Context, Galley, Pos2, pos2, vec2};

use super::text_layout::cut_to;
use super::theme;
use super::theme::text_role::TextRole;
use crate::presentation::model::MatchModel;
use crate::rules::Side;
use crate::share::BoardImage;

/// The height of the strip, of the discs and of the letters by the width of the picture.
const HEIGHT: f32 = 0.075;
const RADIUS: f32 = 0.018;
const LETTERS: f32 = 0.034;
/// Letters are not larger or smaller than this, in pixels.
const LEAST: f32 = 12.0;
const MOST: f32 = 40.0;
/// The steps between the colour of the letters and that of the ground: an animation has few colours.
const STEPS: u16 = 8;

/// The players below a picture of this width in pixels; `None` in a match whose people have no names.
pub fn caption(ctx: &Context, model: &MatchModel, width: usize) -> Option<BoardImage> {
    Side::BOTH.into_iter().find_map(|side| model.game_text.name(side))?;
    let look = theme::palette(ctx);
    let letters = (width as f32 * LETTERS).clamp(LEAST, MOST);
    let scale = letters / LETTERS;
    let mut strip = Strip::new(width, (scale * HEIGHT) as usize, look.table_dark);
    let middle = strip.image.height as f32 / 2.0;
    let half = width as f32 / 2.0;
    for side in Side::BOTH {
        let left = half * side.index() as f32 + scale * RADIUS;
        let disc = pos2(left + scale * RADIUS, middle);
        strip.disc(disc, scale * RADIUS + 1.5, look.brass);
        strip.disc(disc, scale * RADIUS, look.piece(model.game_text.colour(side)));
        let from = disc.x + 2.0 * scale * RADIUS;
        let room = half * (side.index() + 1) as f32 - scale * RADIUS - from;
        strip.text(ctx, pos2(from, middle), letters, room, look.text, &model.called(side));
    }
    Some(strip.image)
}

/// Pixels that are being drawn.
struct Strip {
    image: BoardImage,
}

impl Strip {
    fn new(width: usize, height: usize, ground: Color32) -> Strip {
        let [red, green, blue, _] = ground.to_array();
        Strip { image: BoardImage { width, height, pixels: vec![[red, green, blue]; width * height] } }
    }

    /// Covers a pixel in part, in a few steps.
    fn cover(&mut self, x: i32, y: i32, colour: Color32, part: f32) {
        let (width, height) = (self.image.width as i32, self.image.height as i32);
        if !(0..width).contains(&x) || !(0..height).contains(&y) {
            return;
        }
        let part = (part.clamp(0.0, 1.0) * f32::from(STEPS)).round() / f32::from(STEPS);
        let pixel = &mut self.image.pixels[(y * width + x) as usize];
        for (below, above) in pixel.iter_mut().zip(colour.to_array()) {
            *below = (f32::from(*below) * (1.0 - part) + f32::from(above) * part).round() as u8;
        }
    }

    fn disc(&mut self, middle: Pos2, radius: f32, colour: Color32) {
        let (low, high) = (middle - vec2(radius, radius), middle + vec2(radius, radius));
        for (x, y) in (low.x as i32..=high.x as i32).flat_map(|x| (low.y as i32..=high.y as i32).map(move |y| (x, y))) {
            let distance = (pos2(x as f32 + 0.5, y as f32 + 0.5) - middle).length();
            self.cover(x, y, colour, radius - distance + 0.5);
        }
    }

    /// A line of text from a place at its left, shortened where it would be wider than its room.
    fn text(&mut self, ctx: &Context, at: Pos2, letters: f32, room: f32, ink: Color32, text: &str) {
        let points = ctx.pixels_per_point();
        let lay = |text: &str| {
            let mut job = TextRole::Strong.job(theme::text(ctx), text, ink, f32::INFINITY);
            for section in &mut job.sections {
                section.format.font_id.size = letters / points;
                section.format.line_height = None;
            }
            ctx.fonts_mut(|fonts| fonts.layout_job(job))
        };
        let galley = cut_to(room / points, text, lay);
        let atlas = ctx.fonts(|fonts| fonts.image());
        let top = at - vec2(0.0, galley.size().y * points / 2.0);
        self.glyphs(&galley, &atlas, top, points, ink);
    }

    /// Copies the letters from the texture that holds them.
    fn glyphs(&mut self, galley: &Arc<Galley>, atlas: &ColorImage, at: Pos2, points: f32, ink: Color32) {
        for (row, glyph) in galley.rows.iter().flat_map(|row| row.glyphs.iter().map(move |glyph| (row, glyph))) {
            let uv = glyph.uv_rect;
            let corner = at + (row.pos.to_vec2() + glyph.pos.to_vec2() + uv.offset) * points;
            let [left, top] = [corner.x.round() as i32, corner.y.round() as i32];
            for (u, v) in (uv.min[0]..uv.max[0]).flat_map(|u| (uv.min[1]..uv.max[1]).map(move |v| (u, v))) {
                let coverage = atlas[(usize::from(u), usize::from(v))].a();
                let (x, y) = (left + i32::from(u - uv.min[0]), top + i32::from(v - uv.min[1]));
                self.cover(x, y, ink, f32::from(coverage) / 255.0);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use bevy_egui::egui::RawInput;

    use super::*;

    /// The columns in which a text leaves a mark, in a strip of this width.
    fn inked(text: &str, room: f32) -> Vec<usize> {
        let ctx = Context::default();
        ctx.set_fonts(theme::fonts::definitions());
        let mut strip = Strip::new(400, 40, Color32::BLACK);
        let mut output = ctx.run_ui(RawInput::default(), |_| {
            strip.text(&ctx, pos2(10.0, 20.0), 20.0, room, Color32::WHITE, text);
        });
        output.textures_delta.clear();
        let is_inked = |column: &usize| (0..40).any(|row| strip.image.pixels[row * 400 + column] != [0; 3]);
        (0..400).filter(is_inked).collect()
    }

    #[test]
    fn a_name_is_drawn_in_its_room_and_a_long_one_is_shortened() {
        let short = inked("Ада", 300.0);
        assert!((10..14).contains(&short[0]) && short.len() > 20, "{short:?}");
        let long = inked(&"Длинное имя ".repeat(9), 150.0);
        assert!(*long.last().expect("letters") <= 160 && long.len() > 100, "{long:?}");
    }

    #[test]
    fn a_disc_is_as_wide_as_its_radius_says() {
        let mut strip = Strip::new(40, 40, Color32::BLACK);
        strip.disc(pos2(20.0, 20.0), 8.0, Color32::WHITE);
        let row = &strip.image.pixels[20 * 40..21 * 40];
        assert_eq!(row.iter().filter(|pixel| **pixel == [255; 3]).count(), 16);
    }
}
