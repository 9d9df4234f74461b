//! The graph of a game: how the only person, or the first side, stood after each ply. A press goes to the position.

use bevy_egui::egui::epaint::Mesh;
use bevy_egui::egui::{
    Align2, Color32, CornerRadius, Pos2, Rect, Sense, Shape, Stroke, StrokeKind, Ui, WidgetInfo, WidgetType, pos2, vec2,
};

use crate::presentation::analysis::GraphPoint;
use crate::presentation::model::MatchModel;
use crate::presentation::report::upper_side;
use crate::records::NodeId;
use crate::rules::Side;
use crate::ui::text_layout;
use crate::ui::theme;
use crate::ui::theme::text_role::TextRole;
use crate::ui::widgets;

/// Room between the edge and the lines.
const INSET: f32 = 6.0;

/// Shows the graph with the node that is shown and those of decisive moves; returns the node that was pressed.
pub(crate) fn show(
    ui: &Ui,
    rect: Rect,
    model: &MatchModel,
    points: &[GraphPoint],
    (shown, decisive): (Option<NodeId>, &[NodeId]),
) -> Option<NodeId> {
    let (look, game) = (theme::palette(ui.ctx()), model.game_text);
    let info = || WidgetInfo::labeled(WidgetType::Image, true, game.text.analysis_graph());
    let response = widgets::sense(ui, rect, ui.id().with(("graph", model.game)), Sense::CLICK, info);
    let painter = ui.painter().with_clip_rect(rect.intersect(ui.clip_rect()));
    let edge = Stroke::new(1.0, look.button_edge);
    painter.rect(rect, CornerRadius::same(8), look.button, edge, StrokeKind::Inside);
    let inner = rect.shrink(INSET);
    let step = inner.width() / points.len().saturating_sub(1).max(1) as f32;
    let x = |index: usize| inner.left() + step * index as f32;
    let upper = upper_side(model);
    let upwards = if upper == Side::First { 1.0 } else { -1.0 };
    let y = |height: f32| inner.center().y - upwards * height * inner.height() / 2.0;
    let colours = [upper, upper.other()].map(|side| look.piece(game.colour(side)));
    let known: Vec<(usize, f32)> =
        points.iter().enumerate().filter_map(|(index, point)| Some((index, point.height?))).collect();
    // One mesh has no soft edges between its pieces.
    let mut areas = Mesh::default();
    for pair in known.windows(2) {
        let [from, to] = [pair[0], pair[1]].map(|(index, height)| pos2(x(index), y(height)));
        fill(&mut areas, from, to, inner.center().y, colours.map(|colour| colour.gamma_multiply(0.55)));
    }
    painter.add(Shape::mesh(areas));
    painter.hline(inner.x_range(), inner.center().y, Stroke::new(1.0, look.quiet.gamma_multiply(0.5)));
    let line: Vec<Pos2> = known.iter().map(|(index, height)| pos2(x(*index), y(*height))).collect();
    painter.add(Shape::line(line.clone(), Stroke::new(2.0, look.brass)));
    if let [only] = line[..] {
        painter.circle_filled(only, 3.0, look.brass);
    }
    for (index, point) in points.iter().enumerate().filter(|(_, point)| decisive.contains(&point.node)) {
        let at = pos2(x(index), y(point.height.unwrap_or(0.0)));
        let ends = [pos2(at.x, rect.top()), pos2(at.x, rect.bottom())];
        painter.extend(Shape::dashed_line(&ends, Stroke::new(1.0, look.danger), 3.0, 3.0));
        painter.circle(at, 4.0, look.danger, Stroke::new(1.0, look.solid));
    }
    if let Some(index) = points.iter().position(|point| Some(point.node) == shown) {
        painter.vline(x(index), rect.y_range(), Stroke::new(2.0, look.focus));
        if let Some(height) = points[index].height {
            painter.circle_filled(pos2(x(index), y(height)), 4.0, look.focus);
        }
    }
    names(ui, rect, model, upper);
    let at = response.interact_pointer_pos().filter(|_| response.clicked())?;
    let index = ((at.x - inner.left()) / step).round().clamp(0.0, points.len().saturating_sub(1) as f32) as usize;
    points.get(index).map(|point| point.node)
}

/// Fills the area between a piece of the line and the middle, in the colour of the side that is ahead there.
fn fill(mesh: &mut Mesh, from: Pos2, to: Pos2, middle: f32, colours: [Color32; 2]) {
    let mut area = |from: Pos2, to: Pos2, y: f32| {
        let first = mesh.vertices.len() as u32;
        let colour = colours[usize::from(y > middle)];
        for at in [from, to, pos2(to.x, middle), pos2(from.x, middle)] {
            mesh.colored_vertex(at, colour);
        }
        mesh.add_triangle(first, first + 1, first + 2);
        mesh.add_triangle(first, first + 2, first + 3);
    };
    if (from.y - middle) * (to.y - middle) >= 0.0 {
        area(from, to, if (from.y - middle).abs() > (to.y - middle).abs() { from.y } else { to.y });
    } else {
        let share = (middle - from.y) / (to.y - from.y);
        let cross = pos2(from.x + share * (to.x - from.x), middle);
        area(from, cross, from.y);
        area(cross, to, to.y);
    }
}

/// The names of the sides at the edges towards which the line goes when they are ahead.
fn names(ui: &Ui, rect: Rect, model: &MatchModel, upper: Side) {
    let look = theme::palette(ui.ctx());
    for (at, align, side) in [
        (rect.left_top() + vec2(8.0, 4.0), Align2::LEFT_TOP, upper),
        (rect.left_bottom() + vec2(8.0, -4.0), Align2::LEFT_BOTTOM, upper.other()),
    ] {
        let name = model.game_text.who(side);
        text_layout::line(ui.painter(), at, align, TextRole::Small, look.text, &name);
    }
}
