//! Marks of points: components of the point entities, which views draw and read aloud.
//!
//! Each feature keeps its own marks. A view listens to them with `On<Insert, …>` and `On<Discard, …>`.

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;

use super::board::BoardPoint;
use crate::rules::Point;

/// Puts the marks of one kind on the points of boards.
#[derive(SystemParam)]
#[expect(missing_debug_implementations, reason = "queries have no contents to print")]
pub struct PointMarks<'w, 's, M: Component + PartialEq> {
    commands: Commands<'w, 's>,
    boards: Query<'w, 's, &'static Children>,
    points: Query<'w, 's, (Entity, &'static BoardPoint, Option<&'static M>)>,
}

impl<M: Component + PartialEq> PointMarks<'_, '_, M> {
    /// Gives each point of a board its mark, or none. A mark that stays is not inserted again.
    pub fn set(&mut self, board: Entity, mark: impl Fn(Point) -> Option<M>) {
        let children = self.boards.get(board).map_or(&[][..], |children| &**children);
        for (entity, BoardPoint(point), shown) in self.points.iter_many(children) {
            let wanted = mark(*point);
            if wanted.as_ref() == shown {
                continue;
            }
            match wanted {
                Some(wanted) => self.commands.entity(entity).try_insert(wanted),
                None => self.commands.entity(entity).try_remove::<M>(),
            };
        }
    }
}
