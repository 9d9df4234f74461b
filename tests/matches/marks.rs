//! What is shown on the points of a board, as components of the points.

use bevy::prelude::*;
use tessera::game::board::BoardPoint;
use tessera::game::editor::EditorRequest;
use tessera::game::hint::{Hint, HintMark};
use tessera::game::lesson::{LessonMark, LessonRequest};
use tessera::game::matches::Match;
use tessera::game::puzzle::{PuzzleBoard, PuzzleRequest, PuzzleSource};
use tessera::game::requests::MatchCommand;
use tessera::game::screen::Active;
use tessera::game::selection::{ChosenMark, CursorMark, PreviewMark, Selection, TargetMark};
use tessera::lessons::{Lesson, LessonTask};
use tessera::puzzles::{PuzzleHint, PuzzleSet};
use tessera::rules::{GameKind, Move, PointSet, Topology, Variant};
use tessera::setup::PositionSetup;

use crate::exercise::{app, game, part, request};
use crate::table::{Table, point, start};

/// The marks of a kind on a board, by the labels of their points.
fn marks<M: Component + Clone>(app: &mut App, board: Entity) -> Vec<(String, M)> {
    let topology = Topology::of(app.world().get::<Match>(board).expect("a board").0);
    let mut points = app.world_mut().query::<(&BoardPoint, &M, &ChildOf)>();
    let points = points.iter(app.world()).filter(|(.., parent)| parent.parent() == board);
    let mut marks: Vec<_> = points.map(|(at, mark, _)| (topology.label(at.0).to_owned(), mark.clone())).collect();
    marks.sort_by(|a, b| a.0.cmp(&b.0));
    marks
}

fn labels<M: Component + Clone>(app: &mut App, board: Entity) -> String {
    marks::<M>(app, board).into_iter().map(|(label, _)| label).collect::<Vec<_>>().join(" ")
}

fn with_selection(kind: GameKind) -> (Table, Entity) {
    let mut table = Table::new();
    let game = table.open(start(kind));
    table.app.world_mut().entity_mut(game).insert(Selection::default());
    table.app.update();
    (table, game)
}

#[test]
fn the_cursor_and_the_legal_moves_of_a_selection_are_marked_on_their_points() {
    let kind = GameKind::Breakthrough;
    let (mut table, game) = with_selection(kind);
    assert_eq!(labels::<TargetMark>(&mut table.app, game), "");
    let [a2, b3] = ["a2", "b3"].map(|label| point(&start(kind), label));
    table.app.world_mut().entity_mut(game).insert(Selection { cursor: Some(b3), selected: Some(a2), chosen: None });
    table.app.update();
    assert_eq!(labels::<CursorMark>(&mut table.app, game), "b3");
    assert_eq!(
        marks::<TargetMark>(&mut table.app, game),
        [("a3".to_owned(), TargetMark::Step), ("b3".to_owned(), TargetMark::Step)]
    );
    table.app.world_mut().entity_mut(game).insert(Selection::default());
    table.app.update();
    assert_eq!(labels::<CursorMark>(&mut table.app, game), "");
    assert_eq!(labels::<TargetMark>(&mut table.app, game), "");
}

#[test]
fn a_proposed_placement_marks_what_it_flips_and_a_chosen_one_itself() {
    let kind = GameKind::Othello;
    let (mut table, game) = with_selection(kind);
    assert_eq!(labels::<TargetMark>(&mut table.app, game), "c4 d3 e6 f5");
    let f5 = point(&start(kind), "f5");
    let mut selection = Selection { cursor: Some(f5), ..default() };
    table.app.world_mut().entity_mut(game).insert(selection.clone());
    table.app.update();
    let preview = |chosen| [("e5".to_owned(), PreviewMark { chosen })];
    assert_eq!(marks::<PreviewMark>(&mut table.app, game), preview(false));
    assert_eq!(labels::<ChosenMark>(&mut table.app, game), "");
    selection.chosen = Some(Move::Place(f5));
    table.app.world_mut().entity_mut(game).insert(selection);
    table.app.update();
    assert_eq!(marks::<PreviewMark>(&mut table.app, game), preview(true));
    assert_eq!(labels::<ChosenMark>(&mut table.app, game), "f5");
    table.play(game, "f5");
    assert_eq!(labels::<PreviewMark>(&mut table.app, game), "");
}

#[test]
fn a_hint_is_marked_until_the_position_changes() {
    let kind = GameKind::Breakthrough;
    let (mut table, game) = with_selection(kind);
    table.request(game, MatchCommand::Hint);
    let mv = loop {
        table.app.update();
        if let Some(Hint { mv, .. }) = table.app.world().get::<Hint>(game) {
            break *mv;
        }
    };
    let topology = Topology::of(Variant::standard(kind));
    let (Move::Step { from, to }, label) = (mv, |point| topology.label(point).to_owned()) else { panic!("a step") };
    let mut expected = vec![(label(from), HintMark::Origin { to }), (label(to), HintMark::Target { alone: false })];
    expected.sort_by(|a, b| a.0.cmp(&b.0));
    assert_eq!(marks::<HintMark>(&mut table.app, game), expected);
    table.play(game, "h2-h3");
    table.app.update();
    assert_eq!(labels::<HintMark>(&mut table.app, game), "");
}

#[test]
fn a_lesson_marks_what_it_points_out_and_what_has_been_found() {
    let mut app = app();
    let mut seen = (0, 0);
    for lesson in GameKind::ALL.into_iter().flat_map(Lesson::of) {
        for (step, of) in lesson.steps.iter().enumerate() {
            request(&mut app, LessonRequest::Open { lesson, step: Some(step) });
            let board = game(&mut app);
            let pointed_out = marks::<LessonMark>(&mut app, board);
            assert_eq!(pointed_out.len(), of.marks.iter().count(), "{} {step}", lesson.id);
            assert!(pointed_out.iter().all(|(_, mark)| *mark == LessonMark::PointedOut));
            seen.0 += pointed_out.len();
            if let LessonTask::Point(wanted) = &of.task {
                let first = wanted.iter().next().expect("a point to find");
                request(&mut app, LessonRequest::Press(first));
                let found = marks::<LessonMark>(&mut app, board);
                seen.1 += found.iter().filter(|(_, mark)| *mark == LessonMark::Found).count();
            }
        }
    }
    assert!(seen.0 > 0 && seen.1 > 0, "{seen:?}");
}

#[test]
fn a_puzzle_marks_where_to_look_and_then_the_move() {
    let mut app = app();
    let kind = GameKind::Breakthrough;
    let puzzle = &PuzzleSet::built_in(kind).puzzles()[0];
    request(&mut app, PuzzleRequest::Open { puzzle, source: PuzzleSource::Rating });
    let board = game(&mut app);
    assert_eq!(labels::<HintMark>(&mut app, board), "");
    request(&mut app, PuzzleRequest::Hint);
    let Some(PuzzleHint::Region(region)) = part::<PuzzleBoard>(&mut app).hint else { panic!("first where to look") };
    let marked = marks::<HintMark>(&mut app, board);
    assert_eq!(marked.len(), region.iter().count());
    assert!(marked.iter().all(|(_, mark)| *mark == HintMark::Region));
    request(&mut app, PuzzleRequest::Hint);
    let ends: PointSet = [puzzle.first.origin(), puzzle.first.target()].into_iter().flatten().collect();
    let marked = marks::<HintMark>(&mut app, board);
    assert_eq!(marked.len(), ends.iter().count());
    assert!(marked.iter().all(|(_, mark)| *mark != HintMark::Region));
}

#[test]
fn the_board_of_the_editor_has_a_cursor() {
    let mut app = app();
    let setup = PositionSetup::start(Variant::standard(GameKind::Diamond));
    request(&mut app, EditorRequest::Open(Box::new(setup)));
    let board = game(&mut app);
    let at = point(&start(GameKind::Diamond), "e4");
    let mut active = app.world_mut().query_filtered::<&mut Selection, With<Active>>();
    active.single_mut(app.world_mut()).expect("one board").cursor = Some(at);
    app.update();
    assert_eq!(labels::<CursorMark>(&mut app, board), "e4");
}
