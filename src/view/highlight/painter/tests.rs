//! Marks and where they lie.

use super::*;
use crate::rules::{GameKind, Side, Victory};

/// The positions of the marks that `paint` draws, and their number.
fn marks(kind: GameKind, paint: impl FnOnce(&mut MarkPainter)) -> Vec<Vec3> {
    let mut world = World::new();
    world.init_resource::<Assets<Mesh>>();
    world.init_resource::<MarkMeshes>();
    let game = world.spawn_empty().id();
    world.resource_scope(|world, mut meshes: Mut<Assets<Mesh>>| {
        let shapes = world.resource::<MarkMeshes>().clone();
        let mut commands = world.commands();
        let variant = Variant::standard(kind);
        paint(&mut MarkPainter::new(&mut commands, game, variant, &shapes, &mut meshes));
    });
    world.flush();
    let mut query = world.query_filtered::<&Transform, With<Mark>>();
    query.iter(&world).map(|transform| transform.translation).collect()
}

fn point(kind: GameKind, label: &str) -> Point {
    let topology = Topology::of(Variant::standard(kind));
    topology.points().iter().find(|point| topology.label(*point) == label).expect("a point of the board")
}

#[test]
fn placements_are_marked_only_in_games_that_say_so() {
    for kind in GameKind::ALL {
        let some = Topology::of(Variant::standard(kind)).points().iter().take(2).collect();
        let options = MoveOptions { placing: true, origins: some, ..default() };
        let count = marks(kind, |painter| painter.move_targets(&Selection::default(), &options)).len();
        assert_eq!(count > 0, GameView::of(kind).marks_placements, "{kind}: {count}");
    }
}

#[test]
fn the_targets_of_a_picked_up_piece_are_marked_where_they_are() {
    let kind = GameKind::Breakthrough;
    let (from, to) = (point(kind, "d3"), point(kind, "e4"));
    let selection = Selection { selected: Some(from), ..default() };
    let options = MoveOptions { targets: to.set(), ..default() };
    let marks = marks(kind, |painter| painter.move_targets(&selection, &options));
    let place = stand(Topology::of(Variant::standard(kind)), to);
    assert_eq!(marks.len(), 2, "a dot and its dark ring");
    assert!(marks.iter().all(|mark| mark.xz() == place.xz() && (0.009..0.013).contains(&mark.y)), "{marks:?}");
}

#[test]
fn a_way_that_won_is_filled_and_its_goal_framed() {
    let kind = GameKind::Breakthrough;
    let outcome = Outcome::Won { side: Side::First, by: Victory::FarRow { at: point(kind, "c8") } };
    let moves = [("a6", "b7"), ("h3", "h2"), ("b7", "c8")];
    let moves = moves.map(|(from, to)| Move::Step { from: point(kind, from), to: point(kind, to) });
    assert_eq!(marks(kind, |painter| painter.winning_shape(outcome, &moves)).len(), 3 + 1);
    assert_eq!(marks(kind, |painter| painter.winning_shape(Outcome::InProgress, &moves)).len(), 0);
}

#[test]
fn the_last_move_is_marked_by_the_corners_of_its_cells_and_where_the_game_has_a_place_for_a_lozenge() {
    for kind in GameKind::ALL {
        let topology = Topology::of(Variant::standard(kind));
        let at = topology.points().first().expect("a board has points");
        let marks = marks(kind, |painter| painter.last_move(at.set()));
        let cells = topology.surface() == Surface::Cells;
        let lozenge = GameView::of(kind).last_move_mark.map(|mark| stand(topology, at) + mark);
        assert!(cells || lozenge.is_some(), "{kind}: it is marked");
        let lozenges = marks.iter().filter(|mark| Some(**mark) == lozenge).count();
        assert_eq!((lozenges, marks.len() - lozenges), (2 * usize::from(lozenge.is_some()), 3 * usize::from(cells)));
        assert!(marks.iter().all(|mark| mark.xz().distance(stand(topology, at).xz()) < 0.5), "{kind}: {marks:?}");
    }
}
