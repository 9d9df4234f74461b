//! Lifts the picked-up piece a little above the board, or lets it follow the pointer.

use bevy::prelude::*;

use crate::game::matches::Match;
use crate::game::piece::At;
use crate::game::screen::Active;
use crate::game::selection::Selection;
use crate::rules::Topology;

use super::ViewSystems;
use super::motion::{Motion, Path};
use super::piece::{DisplayedPiece, resting_transform};
use super::scene::BoardCamera;
use super::stage::{Dragged, NeedsRedraw};

/// Lifts the picked-up piece.
pub fn plugin(app: &mut App) {
    app.add_systems(Update, update_lifted.in_set(ViewSystems::Lift));
}

/// Marks the piece that is picked up.
#[derive(Component, Clone, Copy, Debug, Default)]
pub struct Lifted;

/// How high a lifted piece hovers, in cells.
const HOVER: f32 = 0.24;
/// How fast it follows its goal: the decay rate of the distance, per second.
const FOLLOW_RATE: f32 = 22.0;
/// How long it takes to put it down, in seconds.
const PUT_DOWN: f32 = 0.13;

type Liftable<'a> =
    (Entity, &'a ChildOf, &'a DisplayedPiece, Option<&'a At>, &'a mut Transform, Has<Motion>, Has<Lifted>);

/// Lifts what is selected and puts down what no longer is.
fn update_lifted(
    mut commands: Commands,
    time: Res<Time>,
    dragged: Res<Dragged>,
    camera: Single<(&Camera, &GlobalTransform), With<BoardCamera>>,
    active: Query<(Entity, &Match, &Selection, &GlobalTransform), With<Active>>,
    mut pieces: Query<Liftable>,
    mut needs_redraw: ResMut<NeedsRedraw>,
) {
    let Ok((game, Match(variant), selection, board)) = active.single() else { return };
    let topology = Topology::of(*variant);
    for (piece, parent, displayed, at, mut transform, moving, lifted) in &mut pieces {
        if parent.parent() != game {
            continue;
        }
        let selected = at.is_some_and(|at| selection.selected == Some(at.0));
        let home = resting_transform(variant.kind(), topology, *displayed);
        if selected && !moving {
            let dragged_to = dragged.0.and_then(|(_, pointer)| surface_point(pointer, *camera, board));
            let goal = dragged_to.unwrap_or(home.translation) + Vec3::Y * HOVER;
            if goal.distance(transform.translation) > 0.003 {
                transform.translation.smooth_nudge(&goal, FOLLOW_RATE, time.delta_secs().min(0.05));
                needs_redraw.0 = true;
            }
            if !lifted {
                commands.entity(piece).insert(Lifted);
            }
        } else if lifted && !selected {
            commands.entity(piece).remove::<Lifted>();
            if !moving {
                commands.entity(piece).insert(Motion::new(*transform, home, Path::Slide { hop: 0.0 }, 0.0, PUT_DOWN));
            }
        }
    }
}

/// The point of the board's surface under the pointer, in the board's space.
fn surface_point(pointer: Vec2, (camera, view): (&Camera, &GlobalTransform), board: &GlobalTransform) -> Option<Vec3> {
    let ray = camera.viewport_to_world(view, pointer).ok()?;
    let distance = ray.intersect_plane(board.translation() + Vec3::Y * HOVER, InfinitePlane3d::new(Vec3::Y))?;
    let place = board.affine().inverse().transform_point3(ray.get_point(distance));
    Some(Vec3::new(place.x, 0.0, place.z))
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use bevy::time::TimeUpdateStrategy;

    use super::*;
    use crate::game::piece::Piece;
    use crate::rules::{Allegiance, GameKind, Point, Side, Variant};
    use crate::view::piece::PiecePlace;

    const POINT: Point = Point::new(9);

    /// A match with one pawn, and the pawn's resting transform.
    fn scene() -> (App, Entity, Entity, Transform) {
        let mut app = App::new();
        app.add_plugins(MinimalPlugins).init_resource::<Dragged>().init_resource::<NeedsRedraw>();
        app.insert_resource(TimeUpdateStrategy::ManualDuration(Duration::from_millis(20)));
        app.add_systems(Update, update_lifted);
        let variant = Variant::standard(GameKind::Breakthrough);
        let game = (Match(variant), Active, GlobalTransform::default());
        let game = app.world_mut().spawn(game).id();
        app.world_mut().spawn((BoardCamera, Camera::default(), GlobalTransform::default()));
        let displayed = DisplayedPiece { place: PiecePlace::On(POINT), owner: Allegiance::Side(Side::First) };
        let home = resting_transform(variant.kind(), Topology::of(variant), displayed);
        let piece = app.world_mut().spawn((Piece, displayed, At(POINT), home, ChildOf(game))).id();
        app.update();
        (app, game, piece, home)
    }

    fn select(app: &mut App, game: Entity, selected: Option<Point>) {
        app.world_mut().get_mut::<Selection>(game).expect("the match has a selection").selected = selected;
    }

    fn height(app: &App, piece: Entity) -> f32 {
        app.world().get::<Transform>(piece).expect("the piece has a transform").translation.y
    }

    #[test]
    fn a_selected_piece_rises_and_comes_to_rest_above_its_point() {
        let (mut app, game, piece, home) = scene();
        assert_eq!(height(&app, piece), home.translation.y, "nothing is selected");
        select(&mut app, game, Some(POINT));
        let mut heights = vec![home.translation.y];
        loop {
            app.insert_resource(NeedsRedraw(false));
            app.update();
            heights.push(height(&app, piece));
            if !app.world().resource::<NeedsRedraw>().0 {
                break;
            }
            assert!(heights.len() < 100, "it comes to rest: {heights:?}");
        }
        assert!(heights.is_sorted() && heights.len() > 5, "{heights:?}");
        assert!((height(&app, piece) - HOVER).abs() < 0.004);
        assert!(app.world().get::<Lifted>(piece).is_some());
    }

    #[test]
    fn a_piece_that_is_deselected_is_put_down_on_its_point() {
        let (mut app, game, piece, home) = scene();
        select(&mut app, game, Some(POINT));
        (0..5).for_each(|_| app.update());
        select(&mut app, game, None);
        app.update();
        let motion = app.world().get::<Motion>(piece).expect("it is put down");
        assert_eq!((motion.to, motion.duration), (home, PUT_DOWN));
        assert!(app.world().get::<Lifted>(piece).is_none());
    }
}
