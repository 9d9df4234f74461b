//! Marks, and where and when they are shown.

use super::*;
use crate::game::board::BoardPoint;
use crate::game::matches::{History, Match};
use crate::rules::{GameKind, Move, Point, Position, Side, Surface, Topology, Variant, Victory};
use crate::view::games::GameView;
use crate::view::layout::stand;

struct Table {
    app: App,
    kind: GameKind,
    board: Entity,
}

impl Table {
    fn new(kind: GameKind) -> Table {
        let mut app = App::new();
        app.init_resource::<Assets<Mesh>>().init_resource::<Preferences>().init_resource::<Animating>();
        app.add_plugins(crate::view::highlight::plugin);
        let variant = Variant::standard(kind);
        let history = History::of(Position::start(variant));
        let board = app.world_mut().spawn((Match(variant), history, ShownOutcome::default())).id();
        for point in Topology::of(variant).points().iter() {
            app.world_mut().spawn((BoardPoint(point), ChildOf(board)));
        }
        Table { app, kind, board }
    }

    fn point(&self, label: &str) -> Point {
        let topology = Topology::of(Variant::standard(self.kind));
        topology.points().iter().find(|point| topology.label(*point) == label).expect("a point of the board")
    }

    fn place(&self, label: &str) -> Vec3 {
        stand(Topology::of(Variant::standard(self.kind)), self.point(label))
    }

    fn entity(&mut self, label: &str) -> Entity {
        let point = self.point(label);
        let mut points = self.app.world_mut().query::<(Entity, &BoardPoint)>();
        points.iter(self.app.world()).find(|(_, at)| at.0 == point).expect("an entity of the point").0
    }

    fn mark(&mut self, label: &str, mark: impl Component) {
        let entity = self.entity(label);
        self.app.world_mut().entity_mut(entity).insert(mark);
    }

    /// Where shapes are shown in the next frame.
    fn shown(&mut self) -> Vec<Vec3> {
        self.app.update();
        let mut marks = self.app.world_mut().query_filtered::<(&Transform, &Visibility), With<Mark>>();
        let shown = marks.iter(self.app.world()).filter(|(_, visibility)| **visibility != Visibility::Hidden);
        shown.map(|(transform, _)| transform.translation).collect()
    }
}

#[test]
fn placements_are_marked_only_in_games_that_say_so() {
    for kind in GameKind::ALL {
        let mut table = Table::new(kind);
        table.mark("c3", TargetMark::Placement);
        assert_eq!(!table.shown().is_empty(), GameView::of(kind).marks_placements, "{kind}");
    }
}

#[test]
fn a_mark_is_drawn_on_its_point_while_the_point_has_it() {
    let mut table = Table::new(GameKind::Breakthrough);
    table.mark("e4", TargetMark::Step);
    let (shown, place) = (table.shown(), table.place("e4"));
    assert_eq!(shown.len(), 2, "a dot and its dark ring");
    assert!(shown.iter().all(|mark| mark.xz() == place.xz() && (0.009..0.013).contains(&mark.y)), "{shown:?}");
    let entity = table.entity("e4");
    table.app.world_mut().entity_mut(entity).remove::<TargetMark>();
    assert_eq!(table.shown(), []);
}

#[test]
fn a_mark_that_changes_is_drawn_anew() {
    let mut table = Table::new(GameKind::Breakthrough);
    table.mark("d3", HintMark::Origin { to: table.point("e4") });
    assert_eq!(table.shown().len(), 3, "a ring, an arrow and its edge");
    table.mark("d3", HintMark::Region);
    assert_eq!(table.shown().len(), 1, "a dashed ring");
}

#[test]
fn marks_for_the_next_move_wait_for_the_pieces_and_end_with_the_game() {
    let mut table = Table::new(GameKind::Othello);
    table.mark("d3", CursorMark);
    table.mark("e3", LessonMark::Found);
    assert_eq!(table.shown().len(), 2);
    table.app.insert_resource(Animating(true));
    assert_eq!(table.shown().len(), 1, "that of the lesson");
    table.app.insert_resource(Animating(false));
    assert_eq!(table.shown().len(), 2);
    let outcome = ShownOutcome(Outcome::Won { side: Side::First, by: Victory::Resignation });
    table.app.world_mut().entity_mut(table.board).insert(outcome);
    assert_eq!(table.shown().len(), 1, "that of the lesson");
}

#[test]
fn preferences_hide_targets_and_previews_but_not_the_preview_of_a_chosen_move() {
    let mut table = Table::new(GameKind::Othello);
    table.mark("d3", TargetMark::Placement);
    table.mark("d4", PreviewMark { chosen: false });
    table.mark("e4", PreviewMark { chosen: true });
    assert_eq!(table.shown().len(), 4);
    table.app.insert_resource(Preferences { markers: false, previews: false, ..default() });
    let (shown, chosen) = (table.shown(), table.place("e4"));
    assert!(matches!(&shown[..], [only] if only.xz() == chosen.xz()), "{shown:?}");
}

#[test]
fn a_way_that_won_is_filled_and_its_goal_framed() {
    let mut table = Table::new(GameKind::Breakthrough);
    let start = Position::parse(Variant::standard(GameKind::Breakthrough), "8/P7/8/8/8/8/7p/8 w").expect("a position");
    let mut history = History::of(start);
    history.play(Move::Step { from: table.point("a7"), to: table.point("b8") }).expect("a legal move");
    let won = Outcome::Won { side: Side::First, by: Victory::FarRow { at: table.point("b8") } };
    table.app.world_mut().entity_mut(table.board).insert((history, ShownOutcome(won)));
    assert_eq!(table.shown().len(), 2 + 1, "the two squares, and the frame of the last");
    table.app.world_mut().entity_mut(table.board).insert(ShownOutcome::default());
    assert_eq!(table.shown(), []);
}

#[test]
fn the_last_move_is_marked_by_the_corners_of_its_cells_and_where_the_game_has_a_place_for_a_lozenge() {
    for kind in GameKind::ALL {
        let mut table = Table::new(kind);
        table.mark("c3", LastMoveMark);
        let (shown, place) = (table.shown(), table.place("c3"));
        let cells = Topology::of(Variant::standard(kind)).surface() == Surface::Cells;
        let lozenge = GameView::of(kind).last_move_mark.map(|mark| place + mark);
        assert!(cells || lozenge.is_some(), "{kind}: it is marked");
        let lozenges = shown.iter().filter(|mark| Some(**mark) == lozenge).count();
        assert_eq!((lozenges, shown.len() - lozenges), (2 * usize::from(lozenge.is_some()), 3 * usize::from(cells)));
        assert!(shown.iter().all(|mark| mark.xz().distance(place.xz()) < 0.5), "{kind}: {shown:?}");
    }
}
