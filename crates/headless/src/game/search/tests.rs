//! Tests of the service, with searches whose end a test decides.

use std::sync::atomic::Ordering;
use std::time::{Duration, Instant};

use super::*;
use crate::engine::request::{EngineRequest, EngineResponse};
use crate::rules::{GameKind, Position, Variant};

const DEADLINE: Duration = Duration::from_secs(20);

/// A search whose end the test decides.
#[derive(Clone, Copy, Debug)]
struct Errand<const IS_REPLY: bool, const IS_HELD: bool>(End);

#[derive(Clone, Copy, Debug)]
enum End {
    AtOnce,
    Never,
    InPanic,
}

impl<const IS_REPLY: bool, const IS_HELD: bool> SearchKind for Errand<IS_REPLY, IS_HELD> {
    type Request = EngineRequest;
    const NAME: &'static str = "test";
    const PRIORITY: SearchPriority = if IS_REPLY { SearchPriority::Reply } else { SearchPriority::Background };
    const IS_HELD: bool = IS_HELD;

    fn spawn(&self, _: EngineRequest) -> RequestTask<EngineRequest> {
        match self.0 {
            End::AtOnce => Task::spawn("test", |_| Some(EngineResponse::Oracle(Vec::new()))),
            End::Never => Task::spawn("test", never),
            End::InPanic => Task::spawn("test", |_| panic!("this test panics on purpose")),
        }
    }
}

/// Works until it is stopped.
fn never<T>(stop: Arc<AtomicBool>) -> Option<T> {
    while !stop.load(Ordering::Relaxed) {
        std::thread::sleep(Duration::from_millis(1));
    }
    None
}

impl<K: SearchKind> Search<K> {
    /// A search that has started already, and does not end by itself.
    pub(in crate::game) fn that_never_answers(about: K, request: K::Request) -> Search<K> {
        Search { task: Some(Task::spawn("test", never)), ..Search::lasting(about, request) }
    }
}

type Reply = Errand<true, false>;
type HeldReply = Errand<true, true>;
type Background = Errand<false, false>;

/// Whether each search that has been delivered has found something.
#[derive(Resource, Default)]
struct Delivered(Vec<bool>);

fn note<K: SearchKind>(search: On<SearchFinished<K>>, mut delivered: ResMut<Delivered>) {
    delivered.0.push(search.found.is_some());
}

/// A program with a match.
fn program() -> (App, Entity) {
    let mut app = App::new();
    app.init_resource::<RunningSearches>().init_resource::<Delivered>();
    app.configure_sets(Update, (GameSystems::Answers, GameSystems::Outdate, GameSystems::Search).chain());
    app.add_plugins((plugin::<Reply>, plugin::<HeldReply>, plugin::<Background>));
    app.add_observer(note::<Reply>).add_observer(note::<HeldReply>).add_observer(note::<Background>);
    let game = app.world_mut().spawn(Generation(1)).id();
    (app, game)
}

fn search<K: SearchKind<Request = EngineRequest>>(about: K) -> Search<K> {
    let position = Position::start(Variant::standard(GameKind::Othello));
    Search::of_position(about, EngineRequest::hint(&position, 0), Generation(1))
}

/// Updates until this holds.
fn wait(app: &mut App, holds: impl Fn(&World) -> bool) {
    let deadline = Instant::now() + DEADLINE;
    while !holds(app.world()) {
        assert!(Instant::now() < deadline, "waited too long");
        std::thread::yield_now();
        app.update();
    }
}

fn delivered(app: &App) -> &[bool] {
    &app.world().resource::<Delivered>().0
}

#[test]
fn what_a_search_finds_is_delivered_once_and_the_search_is_removed() {
    let (mut app, game) = program();
    app.world_mut().entity_mut(game).insert(search(Errand::<true, false>(End::AtOnce)));
    assert!(app.world().resource::<RunningSearches>().any());
    wait(&mut app, |world| world.get::<Search<Reply>>(game).is_none());
    app.update();
    assert_eq!(delivered(&app), [true]);
    assert!(!app.world().resource::<RunningSearches>().any());
}

#[test]
fn a_held_answer_stays_with_its_search_until_the_position_changes() {
    let (mut app, game) = program();
    app.world_mut().entity_mut(game).insert(search(Errand::<true, true>(End::AtOnce)));
    let answer = |world: &World| world.get::<Search<HeldReply>>(game).and_then(|search| search.answer().cloned());
    wait(&mut app, |world| answer(world).is_some());
    app.update();
    assert_eq!(answer(app.world()), Some(Some(EngineResponse::Oracle(Vec::new()))));
    assert!(app.world().resource::<RunningSearches>().any(), "the program stays awake until it can be shown");
    app.world_mut().entity_mut(game).insert(Generation(2));
    app.update();
    assert!(app.world().get::<Search<HeldReply>>(game).is_none());
    assert_eq!(delivered(&app), [false; 0]);
}

#[test]
fn a_search_whose_position_is_gone_is_removed_and_never_delivered() {
    let (mut app, game) = program();
    app.world_mut().entity_mut(game).insert(search(Errand::<true, false>(End::AtOnce)));
    app.update();
    app.world_mut().entity_mut(game).insert(Generation(2));
    app.update();
    assert!(app.world().get::<Search<Reply>>(game).is_none());
    app.update();
    assert_eq!(delivered(&app), [false; 0]);
}

#[test]
fn a_background_search_waits_while_a_reply_is_searched_and_goes_on_afterwards() {
    let (mut app, game) = program();
    app.world_mut().entity_mut(game).insert(search(Errand::<false, false>(End::Never)));
    app.update();
    let is_running = |app: &App| app.world().get::<Search<Background>>(game).map(Search::is_running);
    let stop = app.world().get::<Search<Background>>(game).and_then(Search::stop).expect("the search runs");
    let other = app.world_mut().spawn((Generation(1), search(Errand::<true, false>(End::Never)))).id();
    app.update();
    assert_eq!(is_running(&app), Some(false), "it waits for a reply of any match");
    assert!(stop.load(Ordering::Relaxed), "its thread is stopped");
    assert_eq!(app.world().get::<Search<Reply>>(other).map(Search::is_running), Some(true));
    app.update();
    assert_eq!(is_running(&app), Some(false));
    app.world_mut().despawn(other);
    app.update();
    assert_eq!(is_running(&app), Some(true));
}

#[test]
fn removing_a_search_stops_its_thread_and_delivers_nothing() {
    let (mut app, game) = program();
    app.world_mut().entity_mut(game).insert(search(Errand::<true, false>(End::Never)));
    app.update();
    let stop = app.world().get::<Search<Reply>>(game).and_then(Search::stop).expect("the search runs");
    app.world_mut().entity_mut(game).remove::<Search<Reply>>();
    assert!(stop.load(Ordering::Relaxed));
    app.update();
    assert_eq!(delivered(&app), [false; 0]);
    assert!(!app.world().resource::<RunningSearches>().any());
}

#[test]
fn a_search_that_panics_is_delivered_as_one_that_has_found_nothing() {
    let (mut app, game) = program();
    app.world_mut().entity_mut(game).insert(search(Errand::<true, false>(End::InPanic)));
    wait(&mut app, |world| world.get::<Search<Reply>>(game).is_none());
    assert_eq!(delivered(&app), [false]);
}
