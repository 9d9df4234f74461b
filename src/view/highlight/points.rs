//! What the marks of points look like.

use std::marker::PhantomData;

use bevy::prelude::*;

use super::painter::{HEIGHT, MarkPainter, TINT_HEIGHT};
use super::{LastMoveMark, MarkMeshes, ShownWhen};
use crate::game::board::BoardPoint;
use crate::game::hint::HintMark;
use crate::game::lesson::LessonMark;
use crate::game::matches::Match;
use crate::game::selection::{ChosenMark, CursorMark, PreviewMark, TargetMark};
use crate::rules::Point;
use crate::view::material::Material;

/// The height of rings around pieces: low, as higher up they would seem to lie on another point.
const RING_HEIGHT: f32 = 0.06;

/// A mark of a point that is drawn.
pub(super) trait DrawnMark: Component + Copy {
    /// When it is shown.
    fn when(self) -> ShownWhen;

    /// Draws it on its point.
    fn draw(self, painter: &mut MarkPainter, point: Point);
}

/// The shapes that are drawn for a mark of this kind, on the point that has it.
#[derive(Component, Debug)]
struct Drawn<M: Send + Sync + 'static>(Vec<Entity>, PhantomData<M>);

/// Draws every mark of a kind while its point has it.
pub(super) fn draw_each<M: DrawnMark>(app: &mut App) {
    app.add_observer(draw::<M>).add_observer(erase::<M>);
}

fn draw<M: DrawnMark>(
    mark: On<Insert, M>,
    mut commands: Commands,
    points: Query<(&M, &BoardPoint, &ChildOf)>,
    boards: Query<&Match>,
    shapes: Res<MarkMeshes>,
    mut meshes: ResMut<Assets<Mesh>>,
) {
    let Ok((shown, BoardPoint(point), parent)) = points.get(mark.entity) else { return };
    let Ok(Match(variant)) = boards.get(parent.parent()) else { return };
    let mut painter = MarkPainter::new(&mut commands, parent.parent(), *variant, shown.when(), (&shapes, &mut meshes));
    shown.draw(&mut painter, *point);
    let drawn = Drawn::<M>(painter.drawn, PhantomData);
    commands.entity(mark.entity).try_insert(drawn);
}

fn erase<M: DrawnMark>(mark: On<Discard, M>, mut commands: Commands, drawn: Query<&Drawn<M>>) {
    for shape in drawn.get(mark.entity).into_iter().flat_map(|drawn| &drawn.0) {
        commands.entity(*shape).try_despawn();
    }
}

/// Cells by a tint and their corners, so that the mark has a shape, too, and with a lozenge where the game has a place for
/// it.
impl DrawnMark for LastMoveMark {
    fn when(self) -> ShownWhen {
        ShownWhen::Always
    }

    fn draw(self, painter: &mut MarkPainter, point: Point) {
        let MarkMeshes { lozenge, lozenge_edge, corners, corner_edges, tint, .. } = painter.shapes;
        if !painter.on_crossings() {
            painter.put_at(tint, Material::Last, point, TINT_HEIGHT);
            painter.put_at(corner_edges, Material::Shade, point, TINT_HEIGHT);
            painter.put_at(corners, Material::Last, point, HEIGHT);
        }
        if let Some(mark) = painter.view.last_move_mark {
            painter.put_beside(lozenge_edge, Material::Shade, point, mark);
            painter.put_beside(lozenge, Material::Last, point, mark);
        }
    }
}

/// A dashed ring around a point to look at, a whole one around one that has been found.
impl DrawnMark for LessonMark {
    fn when(self) -> ShownWhen {
        ShownWhen::Always
    }

    fn draw(self, painter: &mut MarkPainter, point: Point) {
        let ring = match self {
            LessonMark::PointedOut => &painter.shapes.dashes,
            LessonMark::Found => &painter.shapes.cursor,
        };
        painter.put_at(ring, Material::Focus, point, RING_HEIGHT);
    }
}

/// Where a piece can be placed, in games that show it; where the selected piece can move to.
impl DrawnMark for TargetMark {
    fn when(self) -> ShownWhen {
        ShownWhen::Targets
    }

    fn draw(self, painter: &mut MarkPainter, point: Point) {
        let MarkMeshes { dot, ring, .. } = painter.shapes;
        if self == TargetMark::Placement && !painter.view.marks_placements {
            return;
        }
        if painter.on_crossings() {
            painter.put_at(ring, Material::Mark, point, 0.05);
        } else {
            painter.put_at(dot, Material::Mark, point, HEIGHT);
            painter.put_at(ring, Material::Shade, point, HEIGHT - 0.002);
        }
    }
}

impl DrawnMark for CursorMark {
    fn when(self) -> ShownWhen {
        ShownWhen::Waiting
    }

    fn draw(self, painter: &mut MarkPainter, point: Point) {
        let MarkMeshes { cursor, frame, .. } = painter.shapes;
        let (shape, height) = if painter.on_crossings() { (cursor, 0.03) } else { (frame, HEIGHT) };
        painter.put_at(shape, Material::Focus, point, height);
    }
}

/// A ring around the piece to move, a dashed one around its target, and an arrow from one to the other; a dot where a piece
/// is to be placed; dashed rings around the points to look at.
impl DrawnMark for HintMark {
    fn when(self) -> ShownWhen {
        ShownWhen::Waiting
    }

    fn draw(self, painter: &mut MarkPainter, point: Point) {
        let MarkMeshes { dashes, cursor, dot, .. } = painter.shapes;
        match self {
            HintMark::Origin { to } => {
                painter.put_at(cursor, Material::Focus, point, RING_HEIGHT);
                painter.arrow(point, to, RING_HEIGHT);
                return;
            }
            HintMark::Target { alone: true } => painter.put_at(dot, Material::Last, point, RING_HEIGHT),
            HintMark::Target { alone: false } | HintMark::Region => {}
        }
        painter.put_at(dashes, Material::Focus, point, RING_HEIGHT);
    }
}

impl DrawnMark for ChosenMark {
    fn when(self) -> ShownWhen {
        ShownWhen::Waiting
    }

    fn draw(self, painter: &mut MarkPainter, point: Point) {
        painter.put_at(&painter.shapes.cursor, Material::Focus, point, RING_HEIGHT);
    }
}

/// A dashed ring around the piece, above its top.
impl DrawnMark for PreviewMark {
    fn when(self) -> ShownWhen {
        if self.chosen { ShownWhen::Waiting } else { ShownWhen::Previews }
    }

    fn draw(self, painter: &mut MarkPainter, point: Point) {
        let height = if painter.on_crossings() { 0.30 } else { 0.18 };
        painter.put_at(&painter.shapes.dashes, Material::Focus, point, height);
    }
}
