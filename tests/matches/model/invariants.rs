//! What holds at the end of every frame, whatever was requested.

use std::collections::BTreeMap;

use bevy::ecs::system::SystemState;
use bevy::prelude::*;
use tessera::game::board::BoardPoint;
use tessera::game::board::Boards;
use tessera::game::editor::EditedSetup;
use tessera::game::lesson::LessonBoard;
use tessera::game::matches::{History, Match, Review, Reviewed, SetAside};
use tessera::game::piece::{At, InHand, OffBoard, Piece};
use tessera::game::puzzle::PuzzleBoard;
use tessera::game::screen::{Active, Demo, Screen};
use tessera::rules::{Game, Move, PointSet};

use super::facts::Facts;
use super::probe::Found;
use crate::table::position_of_pieces;

/// The state of every match, each of which is sound.
pub(super) fn sound_matches(world: &mut World) -> BTreeMap<Entity, Facts> {
    let mut state = SystemState::<(Query<Found>, Boards)>::new(world);
    let (matches, boards) = state.get(world).expect("a world can always be queried");
    let facts: BTreeMap<Entity, Facts> = matches.iter().map(|found| (found.entity, found.facts())).collect();
    for found in &matches {
        let (entity, facts) = (found.entity, &facts[&found.entity]);
        assert_eq!(found.history.position(), &facts.position, "the history has the position of its node");
        assert_eq!(
            position_of_pieces(&boards, entity, &facts.position),
            facts.position,
            "the pieces show the position"
        );
        let moves: Vec<Move> = found.history.plies().iter().map(|ply| ply.mv).collect();
        assert_eq!(moves, facts.tree.moves(&facts.tree.path(facts.node)), "the plies lead to the current node");
        let mut replayed = facts.clone();
        replayed.go_to(facts.node);
        assert_eq!(facts.seats, replayed.seats, "only the pie rule exchanges seats");
        assert!(facts.offer.is_none() || !facts.outcome.is_over(), "an offer does not survive the end");
        let ends = facts.position.outcome();
        assert!(!ends.is_over() || facts.outcome == ends, "the rules end a match: {ends:?}, not {:?}", facts.outcome);
    }
    pieces_are_sound(world, &facts);
    facts
}

/// Every piece is in one place, and every board has its points.
fn pieces_are_sound(world: &mut World, matches: &BTreeMap<Entity, Facts>) {
    let mut pieces = world.query_filtered::<(&ChildOf, Has<At>, Has<InHand>, Has<OffBoard>), With<Piece>>();
    for (parent, at, in_hand, off_board) in pieces.iter(world) {
        let places = [at, in_hand, off_board].into_iter().filter(|there| *there).count();
        assert_eq!(places, 1, "a piece is in one place");
        assert!(world.get::<Match>(parent.parent()).is_some(), "a piece belongs to a board");
    }
    let mut boards: BTreeMap<Entity, PointSet> = BTreeMap::new();
    for (parent, point) in world.query::<(&ChildOf, &BoardPoint)>().iter(world) {
        let points = boards.entry(parent.parent()).or_default();
        assert!(!points.contains(point.0), "a point is on the board once");
        points.insert(point.0);
    }
    for (entity, facts) in matches {
        assert_eq!(boards.get(entity), Some(&facts.position.topology().points()), "a board has its points");
    }
}

/// One board is shown at most, and a review belongs to one match.
pub(super) fn shown_boards_are_sound(world: &mut World) {
    let active = world.query_filtered::<Entity, With<Active>>().iter(world).count();
    assert!(active <= 1, "{active} boards are shown");
    let reviews: Vec<Review> = world.query::<&Review>().iter(world).copied().collect();
    let reviewed: Vec<Entity> = world.query_filtered::<Entity, With<Reviewed>>().iter(world).collect();
    assert_eq!(reviews.iter().map(|review| review.of).collect::<Vec<_>>(), reviewed);
    let waiting = world.query_filtered::<Entity, With<SetAside>>().iter(world).count();
    assert!(waiting <= 1, "{waiting} matches wait");
}

/// After some frames without requests: the screen has the board that belongs to it, and no other match is left over.
pub(super) fn screens_are_sound(world: &mut World) {
    let screen = *world.resource::<State<Screen>>().get();
    let mut active = world.query_filtered::<Entity, With<Active>>();
    let shown = active.single(world).ok();
    let has = |expected: bool| assert!(expected, "{screen:?} does not show its board");
    match (screen, shown) {
        (Screen::Title, shown) => has(shown.is_none()),
        (_, None) => panic!("{screen:?} shows no board"),
        (Screen::Match, Some(shown)) => has(world.get::<History>(shown).is_some()),
        (Screen::Editor, Some(shown)) => has(world.get::<EditedSetup>(shown).is_some()),
        (Screen::Lesson, Some(shown)) => has(world.get::<LessonBoard>(shown).is_some()),
        (Screen::Puzzle, Some(shown)) => has(world.get::<PuzzleBoard>(shown).is_some()),
    }
    let others = world
        .query_filtered::<Entity, (With<Match>, Without<Active>, Without<Reviewed>, Without<SetAside>, Without<Demo>)>()
        .iter(world)
        .count();
    assert_eq!(others, 0, "matches are left over");
    let demos = world.query_filtered::<(), With<Demo>>().iter(world).count();
    assert_eq!(demos, if screen == Screen::Title { 3 } else { 0 }, "demos play on the title screen");
}
