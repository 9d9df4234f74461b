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
use crate::game::oracle::ProvenValue;
use crate::game::screen::Screen;
use crate::presentation::analysis::{self, RankedValue};
use crate::presentation::model::MatchModel;
use crate::presentation::move_marks::move_marks;
use crate::presentation::oracle::{ValueKind, point_values};
use crate::presentation::point_values::PointValue;
use crate::rules::Point;
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

/// What a point shows.
struct PointSign {
    point: Point,
    of_piece: bool,
    kind: ValueKind,
    words: String,
}

/// Draws the signs under the panels, while no piece moves.
fn draw(
    mut contexts: EguiContexts,
    matches: PanelReader,
    (places, stage, animating): (Res<PointPlaces>, Res<Stage>, Res<Animating>),
) -> Result {
    let ctx = contexts.ctx_mut()?;
    let Some(model) = matches.model().filter(|_| !animating.0 && !places.0.is_empty()) else { return Ok(()) };
    let painter = ctx.layer_painter(LayerId::new(Order::Background, Id::new("values")));
    let painter = painter.with_clip_rect(to_points(ctx, stage.0));
    let zoom = ctx.zoom_factor();
    let marked = model.values().map(|values| move_marks(values, model.match_view.selected)).unwrap_or_default();
    marks::draw(&painter, &places, zoom, &marked);
    for shown in signs(&model) {
        let Some(place) = places.of(shown.point) else { continue };
        let at = if shown.of_piece { place.front } else { place.middle } / zoom;
        let width = place.width / zoom;
        let letters = (width * LETTERS).clamp(SMALLEST, LARGEST);
        let sign = Sign { kind: shown.kind, words: &shown.words, letters };
        sign.draw(&painter, pos2(at.x, at.y), width);
    }
    Ok(())
}

/// The signs of the analysis if one is shown, else those of the oracle if it is on.
fn signs(model: &MatchModel) -> Vec<PointSign> {
    let (game, selected) = (model.game_text, model.match_view.selected);
    if model.actions.analysis {
        let values = model.values().map(|values| analysis::point_values(values, selected)).unwrap_or_default();
        let sign = |shown: PointValue<RankedValue>| PointSign {
            point: shown.point,
            of_piece: shown.of_piece,
            kind: ValueKind::of_analysed(shown.value),
            words: game.value_sign(shown.value.value),
        };
        return values.into_iter().map(sign).collect();
    }
    let values = model.actions.oracle.map(|values| point_values(values, selected)).unwrap_or_default();
    let sign = |shown: PointValue<ProvenValue>| PointSign {
        point: shown.point,
        of_piece: shown.of_piece,
        kind: ValueKind::of(shown.value),
        words: game.text.oracle_sign(shown.value),
    };
    values.into_iter().map(sign).collect()
}
