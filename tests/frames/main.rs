//! Work per frame: only moving pieces are touched, and a waiting match comes to rest.

mod curve;
mod graphics_loss;
#[path = "../support/idle.rs"]
mod idle;
mod long_runs;
mod pictures;
#[path = "../support/random.rs"]
mod random;
mod window_sizes;

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

use idle::run_until_idle;

const STEP: Duration = Duration::from_millis(20);
/// Black plays c3 and turns ten discs in four rings.
const WAVE: &str = "-------- -------- ---OOOOX --OO---- --O-O--- --O--O-- --X---X- -------O X";

/// The pieces whose transform changed in the last frame.
#[derive(Resource, Default)]
struct Touched(BTreeSet<Entity>);

fn track(moved: Query<Entity, (With<DisplayedPiece>, Changed<Transform>)>, mut touched: ResMut<Touched>) {
    touched.0 = moved.iter().collect();
}

fn app_at_rest() -> (App, Position) {
    let line = ["--game", "othello", "--position", WAVE].map(Into::into);
    let Ok(CliCommand::Play(options)) = cli::parse(line) else { panic!("the line is understood") };
    let start = options.opening.clone().expect("the line names a game").tree.start().clone();
    let mut app = headless(*options, STEP);
    app.init_resource::<Touched>().add_systems(Last, track);
    run_until_idle(&mut app);
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
fn a_wave_of_ten_flips_touches_only_the_discs_that_flip() {
    let (mut app, start) = app_at_rest();
    let discs = app.world_mut().query_filtered::<Entity, With<DisplayedPiece>>().iter(app.world()).count();
    play(&mut app, &start, "c3");
    let (mut all, mut most, mut frames) = (BTreeSet::new(), 0, 0);
    loop {
        let before = moving(&mut app);
        app.update();
        let expected: BTreeSet<Entity> = &before | &moving(&mut app);
        let touched = &app.world().resource::<Touched>().0;
        assert!(touched.is_subset(&expected), "{touched:?} were touched, {expected:?} have motions");
        most = most.max(touched.len());
        all.extend(touched.iter().copied());
        frames += 1;
        if all.len() == 11 && moving(&mut app).is_empty() {
            break;
        }
        assert!(frames < 200, "the wave ends");
    }
    assert_eq!(all.len(), 11, "the new disc and the ten it flips, of {}", discs + 1);
    assert!(most < 11, "the wave runs ring by ring");
    run_until_idle(&mut app);
    assert!(!app.world().resource::<Animating>().0);
}

#[test]
fn a_match_that_waits_for_a_human_move_comes_to_rest() {
    let (mut app, _) = app_at_rest();
    for _ in 0..50 {
        app.update();
        assert!(!app.world().resource::<Animating>().0 && !app.world().resource::<NeedsRedraw>().0);
        assert!(app.world().resource::<Touched>().0.is_empty());
    }
}
