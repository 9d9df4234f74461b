//! The evaluation bar at the left edge of the board: the share of each side.

use bevy::prelude::*;
use bevy_egui::egui::{Align2, CornerRadius, Id, LayerId, Order, Rect, Stroke, StrokeKind, pos2};
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};

use crate::game::screen::Screen;
use crate::presentation::analysis::height;
use crate::rules::Side;
use crate::ui::panel_reader::PanelReader;
use crate::ui::scale::to_points;
use crate::ui::systems::UiSystems;
use crate::ui::text_layout;
use crate::ui::theme;
use crate::ui::theme::text_role::TextRole;
use crate::view::near_side::NearSide;
use crate::view::stage::Stage;

/// The width of the bar, its distance from the edge of the board's place, and the room below and above it.
const WIDTH: f32 = 14.0;
const INSET: f32 = 6.0;
const ENDS: f32 = 0.12;
/// A place narrower than this has no room for a bar.
const NARROW: f32 = 240.0;

/// Adds the bar.
pub(super) fn plugin(app: &mut App) {
    app.add_systems(EguiPrimaryContextPass, draw.in_set(UiSystems::Screen).run_if(in_state(Screen::Match)));
}

fn draw(mut contexts: EguiContexts, matches: PanelReader, (stage, near): (Res<Stage>, Res<NearSide>)) -> Result {
    let ctx = contexts.ctx_mut()?;
    let Some(model) = matches.model() else { return Ok(()) };
    let Some((side, value)) = model.actions.evaluation.and_then(|evaluation| evaluation.value) else { return Ok(()) };
    let place = to_points(ctx, stage.0);
    if place.width() < NARROW {
        return Ok(());
    }
    let (look, game) = (theme::palette(ctx), model.game_text);
    let painter = ctx.layer_painter(LayerId::new(Order::Background, Id::new("evaluation-bar")));
    let ends = place.height() * ENDS;
    let bar = Rect::from_min_max(
        pos2(place.left() + INSET, place.top() + ends),
        pos2(place.left() + INSET + WIDTH, place.bottom() - ends),
    );
    // The side that sits at the lower edge of the board fills the bar from below.
    let for_first = height(value, side, game.variant);
    let for_near = if near.0 == Side::First { for_first } else { -for_first };
    let border = bar.bottom() - bar.height() * (1.0 + for_near) / 2.0;
    let radius = CornerRadius::same(5);
    painter.rect_filled(bar, radius, look.piece(game.colour(near.0.other())));
    painter.with_clip_rect(bar.with_min_y(border)).rect_filled(bar, radius, look.piece(game.colour(near.0)));
    painter.rect_stroke(bar, radius, Stroke::new(1.0, look.hairline), StrokeKind::Outside);
    painter.hline(bar.x_range(), bar.center().y, Stroke::new(1.0, look.brass));
    let words = game.text.analysis_of_side(&game.colour_name(side), &game.value_sign(value));
    let at = pos2(bar.left(), bar.top() - 4.0);
    text_layout::line(&painter, at, Align2::LEFT_BOTTOM, TextRole::Small, look.text, &words);
    Ok(())
}
