//! A model of the match: after any series of requests, in frames of any length, the entities are what the rules and the
//! commands promise.
//!
//! A case is a series of [`Step`](steps::Step)s. Just before the commands of a frame are judged, the state of every match is
//! read from the world; the model then says which commands are refused and why, and what the others do. At the end of the
//! frame the refusals, the events and the entities must be the same. `TESSERA_MODEL_CASES` sets the number of cases.

mod expected;
mod facts;
mod invariants;
mod judge;
mod probe;
mod session;
mod steps;
mod story;

use proptest::test_runner::{Config, TestRunner};
use session::Session;
use steps::Players;

fn check(players: Players, cases: u32) {
    let cases = std::env::var("TESSERA_MODEL_CASES").ok().and_then(|number| number.parse().ok()).unwrap_or(cases);
    let config = Config { cases, max_shrink_iters: 4_000, failure_persistence: None, ..Config::default() };
    let steps = proptest::collection::vec(steps::step(players), 1..80);
    let run = TestRunner::new(config).run(&steps, |steps| {
        let mut session = Session::new();
        for step in &steps {
            session.step(step);
        }
        session.settle();
        Ok(())
    });
    if let Err(error) = run {
        panic!("{error}");
    }
}

#[test]
fn any_series_of_requests_of_people_does_what_the_model_says() {
    check(Players::People, 60);
}

#[test]
fn any_series_of_requests_beside_computers_does_what_the_model_says() {
    check(Players::Any, 40);
}
