//! Wins and losses that a player sees at once.

use tessera_engine::{Limits, Score, think};
use tessera_rules::{GameKind, Position};

use super::support::{best, play, problem, read, search, sized, small, start};

fn almost_full_othello() -> Position {
    let board = format!("{}O- X", "X".repeat(34));
    read(sized(GameKind::Othello, 6, 6), &board)
}

fn almost_wiped_out_othello() -> Position {
    play(start(GameKind::Othello), "e6 f4 e3 f6 g5 d6 e7 f5")
}

/// Black to place, with three corners of a2-b2-b3-a3.
fn three_corners() -> Position {
    play(start(GameKind::Diamond), "a2 h8 b2 e8 b3 g1")
}

/// White to place: Black threatens a3 and b4.
fn double_threat() -> Position {
    play(start(GameKind::Diamond), "a2 h8 b2 e8 c3 g1 c4 h4 b3")
}

#[test]
fn a_win_in_one_is_found_in_every_game_with_any_limits() {
    let cases = [
        (almost_full_othello(), vec!["f6"]),
        (almost_wiped_out_othello(), vec!["c5"]),
        (small("4/P3/2pp/3P w"), vec!["a3a4", "a3b4"]),
        (small("4/1p2/P3/3P w"), vec!["a2b3"]),
        (small("4/2P1/2p1/4 b"), vec!["c2b1", "c2c1", "c2d1"]),
        (three_corners(), vec!["a3"]),
        (play(problem(), "e3-e4 f3-f4 g3-f3 f4-e3"), vec!["f3-f4", "g4-f4"]),
    ];
    for (position, wins) in cases {
        let stopped = Limits { depth: Some(1), nodes: Some(1), ..Limits::default() };
        stopped.stop.store(true, std::sync::atomic::Ordering::Relaxed);
        for limits in [stopped, Limits::nodes(1), Limits::depth(1), Limits::depth(6), Limits::nodes(3_000)] {
            for seed in 0..3 {
                let mut scores = Vec::new();
                let report = think(&position, &limits, seed, &mut |info| scores.push(info.score)).expect("it goes on");
                assert!(
                    matches!(report.score, Score::Win { plies: 1 } | Score::Exact(1..)),
                    "{report:?} in\n{position}"
                );
                assert!(wins.contains(&best(&position, &limits).as_str()), "{report:?} in\n{position}");
                assert_eq!(report.variation, [report.best]);
                assert_eq!(scores, [report.score]);
            }
        }
    }
}

#[test]
fn a_loss_is_reported_with_its_length() {
    for (position, plies) in [(small("4/4/P1p1/4 w"), 2), (double_threat(), 2), (play(problem(), "e3-e4"), 4)] {
        let report = search(&position, &Limits::depth(8));
        assert_eq!(report.score, Score::Loss { plies }, "{position}");
    }
}

#[test]
fn a_win_in_three_is_found_no_later_than_three_plies_deep() {
    for (position, mv) in
        [(small("3p/4/P3/4 w"), "a2a3"), (play(start(GameKind::Diamond), "a2 h8 b2 e8 c3 g1 c4 h4"), "b3")]
    {
        let report = search(&position, &Limits::depth(3));
        assert_eq!(report.score, Score::Win { plies: 3 }, "{position}");
        assert!(report.depth <= 3, "{position}");
        assert_eq!(best(&position, &Limits::depth(3)), mv, "{position}");
    }
}

#[test]
fn the_published_problem_of_diamond_is_solved() {
    let mut depths = Vec::new();
    let report = think(&problem(), &Limits::default(), 0, &mut |info| depths.push(info.depth)).expect("it goes on");
    assert_eq!(best(&problem(), &Limits::default()), "e3-e4");
    assert_eq!(report.score, Score::Win { plies: 5 });
    assert!(depths.iter().all(|depth| *depth <= 5), "{depths:?}");
    assert!(report.nodes < 20_000, "{} nodes", report.nodes);
}

#[test]
fn a_stopped_search_reports_no_loss_before_all_moves_are_searched() {
    let threatened = play(start(GameKind::Diamond), "a2 h8 b2 e8 b3");
    for (position, defence) in [(threatened, "a3"), (small("3p/4/P1p1/1P2 w"), "b1c2")] {
        for nodes in 1..400 {
            let report = search(&position, &Limits::nodes(nodes));
            assert!(!matches!(report.score, Score::Loss { .. }), "{nodes} nodes: {report:?}");
        }
        assert_eq!(best(&position, &Limits::nodes(400)), defence);
    }
}

#[test]
fn a_forced_pass_is_played() {
    let position = read(sized(GameKind::Othello, 6, 6), &format!("XO-{} O", "X".repeat(33)));
    assert_eq!(best(&position, &Limits::depth(4)), "pass");
}

#[test]
fn a_finished_game_has_no_report() {
    for position in
        [play(almost_wiped_out_othello(), "c5"), play(small("4/P3/2pp/3P w"), "a3a4"), play(three_corners(), "a3")]
    {
        assert_eq!(think(&position, &Limits::default(), 0, &mut |_| panic!("nothing to tell")), None);
    }
}
