//! The oracle: a sign on each point that its values concern, and a list of all moves beside the board.

pub(crate) mod list;
mod sign;

use bevy::prelude::*;
use bevy_egui::egui::{Id, LayerId, Order, pos2};
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};

use super::panel_reader::PanelReader;
use super::scale::to_points;
use super::systems::UiSystems;
use super::theme;
use crate::game::screen::Screen;
use crate::presentation::oracle::{ValueKind, point_values};
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
    (places, stage, animating): (Res<PointPlaces>, Res<Stage>, Res<Animating>),
) -> Result {
    let ctx = contexts.ctx_mut()?;
    let Some(model) = matches.model().filter(|_| !animating.0 && !places.0.is_empty()) else { return Ok(()) };
    let Some(values) = model.actions.oracle else { return Ok(()) };
    let painter = ctx.layer_painter(LayerId::new(Order::Background, Id::new("oracle")));
    let painter = painter.with_clip_rect(to_points(ctx, stage.0));
    let (text, zoom) = (theme::text(ctx), ctx.zoom_factor());
    for shown in point_values(values, model.match_view.selected) {
        let Some(place) = places.of(shown.point) else { continue };
        let at = if shown.of_piece { place.front } else { place.middle } / zoom;
        let width = place.width / zoom;
        let letters = (width * LETTERS).clamp(SMALLEST, LARGEST);
        let sign = Sign { kind: ValueKind::of(shown.value), words: &text.oracle_sign(shown.value), letters };
        sign.draw(&painter, pos2(at.x, at.y), width);
    }
    Ok(())
}
