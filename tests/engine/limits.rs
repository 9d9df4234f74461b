//! When a search ends, and that it is the same every time.

use std::sync::atomic::Ordering;
use std::thread;
use std::time::{Duration, Instant};

use tessera::engine::{Limits, Report, SearchInfo, think};
use tessera::rules::{Game, GameKind};

use super::support::{play, search, start};

fn observed(kind: GameKind, limits: &Limits, seed: u64) -> (Vec<SearchInfo>, Report) {
    let mut told = Vec::new();
    let report = think(&start(kind), limits, seed, &mut |info| told.push(info.clone())).expect("the game goes on");
    (told, report)
}

#[test]
fn the_same_seed_and_node_limit_give_the_same_search_to_the_last_detail() {
    for kind in GameKind::ALL {
        for seed in [0, 1, 99] {
            let limits = Limits::nodes(4_000);
            assert_eq!(observed(kind, &limits, seed), observed(kind, &limits, seed), "{kind} {seed}");
        }
    }
}

#[test]
fn the_seed_decides_between_moves_that_are_equally_good() {
    // The four first moves of Othello mirror each other.
    let best = |seed| observed(GameKind::Othello, &Limits::depth(4), seed).1.best;
    let mut chosen: Vec<_> = (0..32).map(best).collect();
    chosen.sort();
    chosen.dedup();
    assert_eq!(chosen.len(), 4);
    let scores = |seed| observed(GameKind::Othello, &Limits::depth(4), seed).1.score;
    assert!((1..8).all(|seed| scores(seed) == scores(0)));
}

#[test]
fn a_search_looks_into_no_more_nodes_than_it_may() {
    for kind in GameKind::ALL {
        for nodes in [1, 2, 10, 63, 64, 65, 1_000, 10_000] {
            let (told, report) = observed(kind, &Limits::nodes(nodes), 0);
            assert!(report.nodes <= nodes, "{kind}: {report:?}");
            assert!(report.nodes + 1 >= nodes, "{kind} uses what it is given: {report:?}");
            assert_eq!(start(kind).check(report.best), Ok(()));
            assert_eq!(told.last().map(|info| info.score), Some(report.score));
        }
    }
}

#[test]
fn a_depth_limit_is_reached_and_not_passed() {
    for kind in GameKind::ALL {
        let (told, report) = observed(kind, &Limits::depth(3), 0);
        assert_eq!(told.iter().map(|info| info.depth).collect::<Vec<_>>(), [1, 2, 3]);
        assert_eq!((report.depth, report.variation.len()), (3, 3));
    }
}

#[test]
fn every_news_tells_a_playable_line_and_more_nodes_than_the_one_before() {
    for kind in GameKind::ALL {
        let (told, report) = observed(kind, &Limits::nodes(20_000), 0);
        assert!(told.len() > 2, "{kind}");
        assert!(told.is_sorted_by(|a, b| a.nodes < b.nodes && a.depth <= b.depth), "{told:?}");
        for info in &told {
            let text = start(kind).format_game(&info.variation);
            let _ = play(start(kind), &text);
        }
        assert_eq!(told.last().map(|info| &info.variation), Some(&report.variation));
        assert_eq!(report.variation.first(), Some(&report.best));
    }
}

#[test]
fn a_set_flag_stops_an_endless_search_at_once() {
    for kind in GameKind::ALL {
        let limits = Limits::default();
        let stop = limits.stop.clone();
        let thinking = thread::spawn(move || search(&start(kind), &limits));
        thread::sleep(Duration::from_millis(60));
        assert!(!thinking.is_finished(), "{kind}");
        let flagged = Instant::now();
        stop.store(true, Ordering::Relaxed);
        let report = thinking.join().expect("the search does not panic");
        assert!(flagged.elapsed() < Duration::from_secs(2), "{kind}: {:?}", flagged.elapsed());
        assert_eq!(start(kind).check(report.best), Ok(()));
    }
}

#[test]
fn a_deadline_ends_a_search_soon_after_it_and_not_before() {
    let started = Instant::now();
    let limits = Limits { deadline: Some(started + Duration::from_millis(80)), ..Limits::default() };
    let report = search(&start(GameKind::Breakthrough), &limits);
    assert!((80..3_000).contains(&started.elapsed().as_millis()), "{:?}", started.elapsed());
    assert!(report.depth > 0);
}
