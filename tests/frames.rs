//! What the program does from frame to frame: it moves what moves and nothing else, and comes to rest.

use std::collections::BTreeSet;
use std::time::Duration;

use bevy::prelude::*;
use tessera::app::cli::{self, CliCommand};
use tessera::app::headless::headless;
use tessera::game::requests::{MatchCommand, MatchRequest};
use tessera::game::screen::Active;
use tessera::rules::{Game, Position};
use tessera::view::motion::Motion;
use tessera::view::piece::DisplayedPiece;
use tessera::view::stage::{Animating, NeedsRedraw};

const STEP: Duration = Duration::from_millis(20);
/// Black plays c3 and turns ten discs in four rings.
const WAVE: &str = "-------- -------- ---OOOOX --OO---- --O-O--- --O--O-- --X---X- -------O X";

#[derive(Resource, Default)]
struct Touched(BTreeSet<Entity>);

fn watch(moved: Query<Entity, (With<DisplayedPiece>, Changed<Transform>)>, mut touched: ResMut<Touched>) {
    touched.0 = moved.iter().collect();
}

fn table() -> (App, Position) {
    let line = ["--game", "othello", "--position", WAVE].map(Into::into);
    let Ok(CliCommand::Play(options)) = cli::parse(line) else { panic!("the line is understood") };
    let start = options.opening.clone().expect("the line names a game").start;
    let mut app = headless(*options, STEP);
    app.init_resource::<Touched>().add_systems(Last, watch);
    // Until the camera has come down.
    (0..200).for_each(|_| app.update());
    (app, start)
}

fn play(app: &mut App, position: &Position, text: &str) {
    let world = app.world_mut();
    let game = world.query_filtered::<Entity, With<Active>>().single(world).expect("a match is open");
    let mv = position.parse_move(text).expect("a legal move");
    world.write_message(MatchRequest { game, command: MatchCommand::Play(mv) });
}

fn moving(app: &mut App) -> BTreeSet<Entity> {
    let world = app.world_mut();
    world.query_filtered::<Entity, With<Motion>>().iter(world).collect()
}

#[test]
fn a_wave_of_ten_discs_touches_the_discs_that_turn_and_no_other() {
    let (mut app, start) = table();
    let discs = app.world_mut().query_filtered::<Entity, With<DisplayedPiece>>().iter(app.world()).count();
    play(&mut app, &start, "c3");
    let (mut all, mut most) = (BTreeSet::new(), 0);
    for _ in 0..60 {
        let before = moving(&mut app);
        app.update();
        let expected: BTreeSet<Entity> = &before | &moving(&mut app);
        let touched = &app.world().resource::<Touched>().0;
        assert!(touched.is_subset(&expected), "{touched:?} were touched, {expected:?} were on their way");
        most = most.max(touched.len());
        all.extend(touched.iter().copied());
    }
    assert_eq!(all.len(), 11, "the new disc and the ten it turns, of {}", discs + 1);
    assert!(most < 11, "the wave runs ring by ring");
    assert!(moving(&mut app).is_empty() && !app.world().resource::<Animating>().0);
}

#[test]
fn a_match_that_waits_for_a_person_comes_to_rest() {
    let (mut app, _) = table();
    for _ in 0..50 {
        app.update();
        assert!(!app.world().resource::<Animating>().0 && !app.world().resource::<NeedsRedraw>().0);
        assert!(app.world().resource::<Touched>().0.is_empty());
    }
}
