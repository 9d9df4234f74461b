//! When a search ends, and that it is the same every time.

use std::sync::atomic::Ordering;
use std::time::{Duration, Instant};

use tessera_engine::{ClockTime, Limits, Report, Score, SearchInfo, TimeLimit, think};
use tessera_rules::{Game, GameKind};

use super::support::{play, search, start};

fn search_with_infos(kind: GameKind, limits: &Limits, seed: u64) -> (Vec<SearchInfo>, Report) {
    let mut infos = Vec::new();
    let report = think(&start(kind), limits, seed, &mut |info| infos.push(info.clone())).expect("the game goes on");
    (infos, report)
}

#[test]
fn the_same_seed_and_node_limit_give_the_same_report() {
    for kind in GameKind::ALL {
        for seed in [0, 1, 99] {
            let limits = Limits::nodes(4_000);
            assert_eq!(search_with_infos(kind, &limits, seed), search_with_infos(kind, &limits, seed), "{kind} {seed}");
        }
    }
}

#[test]
fn the_seed_decides_between_moves_that_are_equally_good() {
    // The four first moves of Othello mirror each other.
    let best = |seed| search_with_infos(GameKind::Othello, &Limits::depth(4), seed).1.best;
    let mut chosen: Vec<_> = (0..32).map(best).collect();
    chosen.sort();
    chosen.dedup();
    assert_eq!(chosen.len(), 4);
    let scores = |seed| search_with_infos(GameKind::Othello, &Limits::depth(4), seed).1.score;
    assert!((1..8).all(|seed| scores(seed) == scores(0)));
}

#[test]
fn a_search_stops_at_the_node_limit() {
    for kind in GameKind::ALL {
        for nodes in [1, 2, 10, 63, 64, 65, 1_000, 10_000] {
            let (infos, report) = search_with_infos(kind, &Limits::nodes(nodes), 0);
            assert!(report.nodes <= nodes, "{kind}: {report:?}");
            let is_proven = !matches!(report.score, Score::Centi(_));
            assert!(report.nodes + 1 >= nodes || is_proven, "{kind} uses what it is given: {report:?}");
            assert_eq!(start(kind).check(report.best), Ok(()));
            assert_eq!(infos.last().map(|info| info.score), Some(report.score));
        }
    }
}

#[test]
fn othello_begins_no_further_iteration_when_it_is_too_late_for_the_clock() {
    let hour = Duration::from_secs(3_600);
    let limits = |clock_time| Limits { clock_time: Some(clock_time), ..Limits::depth(8) };
    let late = limits(ClockTime { started: Instant::now(), time: Duration::ZERO });
    let (infos, report) = search_with_infos(GameKind::Othello, &late, 0);
    assert_eq!((report.depth, infos.len()), (1, 1));
    let early = limits(ClockTime { started: Instant::now(), time: hour });
    assert_eq!(search_with_infos(GameKind::Othello, &early, 0).1.depth, 8);
}

#[test]
fn othello_spends_hardly_any_time_of_a_clock_on_a_forced_move() {
    let position = play(start(GameKind::Othello), "e6 f4 g3 c6 c4");
    assert_eq!(position.legal_moves().len(), 1);
    let with_clock = Limits::depth(9).with_time(Instant::now(), TimeLimit::Clock(Duration::from_secs(3_600)));
    let depth = |limits| think(&position, limits, 0, &mut |_| ()).map(|report| report.depth);
    assert_eq!([depth(&with_clock), depth(&Limits::depth(9))], [Some(4), Some(9)]);
}

#[test]
fn a_search_stops_at_the_depth_limit() {
    for kind in GameKind::ALL {
        let (infos, report) = search_with_infos(kind, &Limits::depth(3), 0);
        assert_eq!(infos.iter().map(|info| info.depth).collect::<Vec<_>>(), [1, 2, 3]);
        assert_eq!((report.depth, report.variation.len()), (3, 3));
    }
}

#[test]
fn every_info_has_a_legal_line_and_more_nodes_than_the_one_before() {
    for kind in GameKind::ALL {
        let (infos, report) = search_with_infos(kind, &Limits::nodes(20_000), 0);
        assert!(infos.len() > 2, "{kind}");
        assert!(infos.is_sorted_by(|a, b| a.nodes < b.nodes && a.depth <= b.depth), "{infos:?}");
        for info in &infos {
            let text = start(kind).format_game(&info.variation);
            let _ = play(start(kind), &text);
        }
        assert_eq!(infos.last().map(|info| &info.variation), Some(&report.variation));
        assert_eq!(report.variation.first(), Some(&report.best));
    }
}

#[test]
fn the_stop_flag_ends_an_unlimited_search() {
    for kind in GameKind::ALL {
        let limits = Limits::default();
        let stop_at_depth_three = &mut |info: &SearchInfo| limits.stop.store(info.depth >= 3, Ordering::Relaxed);
        let report = think(&start(kind), &limits, 0, stop_at_depth_three).expect("the game goes on");
        assert!((3..30).contains(&report.depth), "{kind}: {}", report.depth);
        assert_eq!(start(kind).check(report.best), Ok(()));
    }
}

#[test]
fn a_search_ends_at_its_deadline() {
    let started = Instant::now();
    let limits = Limits { deadline: Some(started + Duration::from_millis(80)), ..Limits::default() };
    let report = search(&start(GameKind::Breakthrough), &limits);
    assert!((80..3_000).contains(&started.elapsed().as_millis()), "{:?}", started.elapsed());
    assert!(report.depth > 0);
}
