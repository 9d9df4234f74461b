//! Signs of values on the points of the board: those of the analysis, or of the oracle with its list beside the board.

pub(crate) mod list;
mod marks;
pub(crate) mod sign;

use bevy::prelude::*;
use bevy_egui::egui::{Id, LayerId, Order, pos2};
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};

use super::panel_reader::PanelReader;
use super::scale::to_points;
use super::systems::UiSystems;
use crate::game::screen::Screen;
use crate::presentation::move_marks::move_marks;
use crate::presentation::value_marks::ValueMarks;
use crate::view::point_places::PointPlaces;
use crate::view::stage::{Animating, Stage};
use sign::Sign;

/// Adds the signs on the board.
pub(super) fn plugin(app: &mut App) {
    app.add_systems(EguiPrimaryContextPass, draw.in_set(UiSystems::Screen).run_if(in_state(Screen::Match)));
}

/// The height of the letters in cells, and its limits in points.
const LETTERS: f32 = 0.33;
const SMALLEST: f32 = 10.0;
const LARGEST: f32 = 18.0;

/// Draws the signs under the panels, while no piece moves.
fn draw(
    mut contexts: EguiContexts,
    matches: PanelReader,
    values: ValueMarks,
    (places, stage, animating): (Res<PointPlaces>, Res<Stage>, Res<Animating>),
) -> Result {
    let ctx = contexts.ctx_mut()?;
    let Some(model) = matches.model().filter(|_| !animating.0 && !places.0.is_empty()) else { return Ok(()) };
    let painter = ctx.layer_painter(LayerId::new(Order::Background, Id::new("values")));
    let painter = painter.with_clip_rect(to_points(ctx, stage.0));
    let zoom = ctx.zoom_factor();
    let marked = model.values().map(|values| move_marks(values, model.match_view.selected)).unwrap_or_default();
    marks::draw(&painter, &places, zoom, &marked);
    for (point, value) in values.of(model.game) {
        let Some(place) = places.of(point) else { continue };
        let at = if value.of_piece { place.front } else { place.middle } / zoom;
        let width = place.width / zoom;
        let letters = (width * LETTERS).clamp(SMALLEST, LARGEST);
        let sign = Sign { kind: value.kind, words: &value.sign, letters };
        sign.draw(&painter, pos2(at.x, at.y), width);
    }
    Ok(())
}
