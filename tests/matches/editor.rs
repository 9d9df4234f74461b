//! The position editor: its board follows the set-up, and a match that is open waits.

use std::time::Duration;

use bevy::prelude::*;
use bevy::state::app::StatesPlugin;
use bevy::time::TimeUpdateStrategy;

use tessera::game::clock::{Clock, TimeControl};
use tessera::game::editor::{EditedSetup, EditorRequest};
use tessera::game::matches::{Match, SetAside};
use tessera::game::piece::{At, InHand, Owner, Piece};
use tessera::game::player::Players;
use tessera::game::requests::{MatchCommand, MatchRequest, Refusal, RefusalReason};
use tessera::game::screen::{Active, Screen, ScreenRequest};

use tessera::rules::{Allegiance, Game, GameKind, Placement, Point, Position, Side, Variant};
use tessera::setup::{Brush, PositionSetup, SetupEdit, Symmetry};

const WHITE: Brush = Brush::Piece(Allegiance::Side(Side::Second));

fn app() -> App {
    let mut app = App::new();
    app.add_plugins((MinimalPlugins, StatesPlugin, tessera::game::plugin, tessera::game::session::plugin));
    app.update();
    app
}

fn request(app: &mut App, requests: impl IntoIterator<Item = EditorRequest>) {
    app.world_mut().write_message_batch(requests);
    app.update();
    app.update();
}

fn open(app: &mut App, setup: PositionSetup) {
    request(app, [EditorRequest::Open(Box::new(setup))]);
}

fn edit(app: &mut App, edit: SetupEdit) {
    request(app, [EditorRequest::Edit(edit)]);
}

fn screen(app: &App) -> Screen {
    *app.world().resource::<State<Screen>>().get()
}

fn editor(app: &mut App) -> EditedSetup {
    app.world_mut().query_filtered::<&EditedSetup, With<Active>>().single(app.world()).expect("one editor").clone()
}

/// The pieces of the active board, and the numbers of pieces in hand.
fn shown(app: &mut App) -> (Placement, [usize; 2]) {
    let active = app.world_mut().query_filtered::<Entity, With<Active>>().single(app.world()).expect("one board");
    let mut pieces = app.world_mut().query_filtered::<(&ChildOf, &Owner, Option<&At>, Has<InHand>), With<Piece>>();
    let (mut placement, mut hands) = (Placement::default(), [0; 2]);
    for (parent, owner, at, in_hand) in pieces.iter(app.world()).filter(|(parent, ..)| parent.parent() == active) {
        assert_eq!(at.is_some(), !in_hand, "a piece is in one place, {parent:?}");
        match (at, owner.0) {
            (Some(at), owner) => {
                assert_eq!(placement.at(at.0), None, "one piece on a point");
                placement.put(at.0, Some(owner));
            }
            (None, Allegiance::Side(side)) => hands[side.index()] += 1,
            (None, Allegiance::Neutral) => panic!("a neutral piece is in hand"),
        }
    }
    (placement, hands)
}

#[track_caller]
fn assert_board_follows(app: &mut App) {
    let edited = editor(app);
    let setup = edited.current();
    assert_eq!(shown(app), (*setup.placement(), setup.parts().in_hand.0.map(usize::from)));
}

fn standard(kind: GameKind) -> PositionSetup {
    PositionSetup::start(Variant::standard(kind))
}

/// A match of two people on the screen, with a clock.
fn open_match(app: &mut App, kind: GameKind) -> Entity {
    let start = Position::start(Variant::standard(kind));
    let clock = Some(TimeControl::PRESETS[0]);
    app.world_mut().write_message(ScreenRequest::open(start, Players::HUMANS, clock));
    app.update();
    app.update();
    app.world_mut().query_filtered::<Entity, (With<Active>, With<Match>)>().single(app.world()).expect("a match")
}

#[test]
fn the_board_of_the_editor_follows_every_edit() {
    for kind in GameKind::ALL {
        let mut app = app();
        open(&mut app, standard(kind));
        assert_eq!(screen(&app), Screen::Editor);
        assert_board_follows(&mut app);
        let far = standard(kind).topology().points().iter().last().expect("a point");
        request(
            &mut app,
            [EditorRequest::Brush(WHITE), EditorRequest::Press(far), EditorRequest::Press(Point::new(2))],
        );
        assert_eq!(editor(&mut app).brush, WHITE);
        assert_board_follows(&mut app);
        let turns = [Symmetry::HalfTurn, Symmetry::MirrorSideways, Symmetry::MirrorUpDown];
        for change in turns.map(SetupEdit::Transform).into_iter().chain([SetupEdit::SwapSides, SetupEdit::Clear]) {
            edit(&mut app, change);
            assert_board_follows(&mut app);
        }
        request(&mut app, [EditorRequest::Undo, EditorRequest::Undo]);
        assert_board_follows(&mut app);
        request(&mut app, [EditorRequest::Redo]);
        assert_board_follows(&mut app);
    }
}

#[test]
fn a_rotated_board_moves_its_pieces_instead_of_replacing_them() {
    let mut app = app();
    open(&mut app, standard(GameKind::Breakthrough));
    let pieces = |app: &mut App| {
        let mut pieces: Vec<Entity> =
            app.world_mut().query_filtered::<Entity, With<Piece>>().iter(app.world()).collect();
        pieces.sort();
        pieces
    };
    let before = pieces(&mut app);
    edit(&mut app, SetupEdit::Transform(Symmetry::QuarterTurn));
    assert_eq!(pieces(&mut app), before);
}

#[test]
fn commands_to_matches_are_refused_on_the_board_of_the_editor() {
    let mut app = app();
    open(&mut app, standard(GameKind::Othello));
    let game = app.world_mut().query_filtered::<Entity, With<Active>>().single(app.world()).unwrap();
    app.world_mut().write_message(MatchRequest { game, command: MatchCommand::Hint });
    app.update();
    let refusals: Vec<Refusal> = app.world_mut().resource_mut::<Messages<Refusal>>().drain().collect();
    assert_eq!(refusals.iter().map(|refusal| refusal.reason).collect::<Vec<_>>(), [RefusalReason::NoSuchMatch]);
}

#[test]
fn a_match_waits_while_the_editor_is_open_and_comes_back_when_it_closes() {
    let mut app = app();
    app.insert_resource(TimeUpdateStrategy::ManualDuration(Duration::from_secs(1)));
    let game = open_match(&mut app, GameKind::Othello);
    open(&mut app, standard(GameKind::Othello));
    let time_left = |app: &App| app.world().get::<Clock>(game).expect("a clock").left;
    assert!(app.world().get::<SetAside>(game).is_some());
    let before = time_left(&app);
    for _ in 0..5 {
        app.update();
    }
    assert_eq!(time_left(&app), before, "the clock stands still");
    request(&mut app, [EditorRequest::Close]);
    assert_eq!(screen(&app), Screen::Match);
    assert!(app.world().get::<Active>(game).is_some() && app.world().get::<SetAside>(game).is_none());
    assert!(app.world_mut().query::<&EditedSetup>().iter(app.world()).next().is_none());
}

#[test]
fn the_editor_closes_to_the_title_without_a_match() {
    let mut app = app();
    open(&mut app, standard(GameKind::Othello));
    request(&mut app, [EditorRequest::Close]);
    assert_eq!(screen(&app), Screen::Title);
    assert!(app.world_mut().query_filtered::<(), With<Active>>().iter(app.world()).next().is_none());
}

#[test]
fn a_match_from_the_set_up_replaces_the_editor_and_the_match_that_waits() {
    let mut app = app();
    let before = open_match(&mut app, GameKind::Othello);
    open(&mut app, standard(GameKind::Diamond));
    request(&mut app, [EditorRequest::Press(Point::new(20))]);
    edit(&mut app, SetupEdit::ToMove(Side::Second));
    let position = editor(&mut app).current().check().expect("one black piece, White to move");
    app.world_mut().write_message(ScreenRequest::open(position.clone(), Players::HUMANS, None));
    app.update();
    app.update();
    assert_eq!(screen(&app), Screen::Match);
    assert!(app.world().get_entity(before).is_err(), "the match before is gone");
    assert!(app.world_mut().query::<&EditedSetup>().iter(app.world()).next().is_none());
    assert_eq!(shown(&mut app).0, position.placement());
}

#[test]
fn a_set_up_on_another_board_replaces_the_whole_board() {
    let mut app = app();
    open(&mut app, standard(GameKind::Othello));
    edit(&mut app, SetupEdit::Replace(Box::new(standard(GameKind::Diamond))));
    assert_eq!(editor(&mut app).current(), &standard(GameKind::Othello), "an edit keeps the board");
    open(&mut app, standard(GameKind::Diamond));
    assert_eq!(editor(&mut app).current(), &standard(GameKind::Diamond));
    assert_board_follows(&mut app);
    let variant = app.world_mut().query_filtered::<&Match, With<Active>>().single(app.world()).unwrap().0;
    assert_eq!(variant.kind(), GameKind::Diamond);
}

#[test]
fn requests_without_an_editor_do_nothing() {
    let mut app = app();
    request(&mut app, [EditorRequest::Press(Point::new(3)), EditorRequest::Undo, EditorRequest::Close]);
    assert_eq!(screen(&app), Screen::Title);
}
