//! The responses to valid lines.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::channel;
use std::thread;

use tessera_engine::protocol::{Protocol, StopFlags, UgiSession};
use tessera_rules::{Game, GameKind};

use super::support::{DEADLINE, ask, ask_new, best_move};

#[test]
fn ugi_reports_the_name_the_author_and_the_options() {
    let responses = ask_new(&["ugi"]);
    assert_eq!(responses.first().map(String::as_str), Some(concat!("id name Tessera ", env!("CARGO_PKG_VERSION"))));
    assert!(responses[1].starts_with("id author "));
    let games: String = GameKind::ALL.iter().map(|kind| format!(" var {}", kind.info().id)).collect();
    assert!(responses.contains(&format!("option name Game type combo default othello{games}")));
    assert!(responses.contains(&"option name Size type string default 8x8".to_owned()));
    assert_eq!(responses.last().map(String::as_str), Some("ugiok"));
}

#[test]
fn isready_gets_a_response_and_an_empty_line_does_not() {
    assert_eq!(ask_new(&["isready"]), ["readyok"]);
    assert_eq!(ask_new(&["  isready \r"]), ["readyok"]);
    for line in ["", "   ", "\t\r", "stop"] {
        assert_eq!(ask_new(&[line]), [""; 0], "{line:?}");
    }
}

#[test]
fn legal_moves_are_sorted_and_written_as_in_the_protocol() {
    assert_eq!(ask_new(&["legal"]), ["legal c4 d3 e6 f5"]);
    let breakthrough = ask_new(&["setoption name Game value breakthrough", "setoption name Size value 2x4", "legal"]);
    assert_eq!(breakthrough, ["legal a2b3 b2a3"]);
    let diamond = ask_new(&["setoption name Game value diamond", "position startpos moves a1", "legal"]);
    assert!(diamond[0].starts_with("legal a2 a3 ") && diamond[0].ends_with(" h8 swap"), "{diamond:?}");
    let problem = "position fen White a1 d4 e3; Black f4 h8; neutral c7; White to move";
    let diamond = ask_new(&["setoption name Game value diamond", problem, "legal"]);
    let words: Vec<&str> = diamond[0].split(' ').collect();
    assert!(words.contains(&"d4-e4") && words.contains(&"xc7"), "{diamond:?}");
    assert!(words[1..].is_sorted());
}

#[test]
fn setting_the_game_selects_its_standard_size_and_start() {
    let mut session = UgiSession::new();
    for line in
        ["setoption name Game value breakthrough", "setoption name Size value 6x5", "position startpos moves a2a3"]
    {
        assert_eq!(ask(&mut session, line), [""; 0]);
    }
    assert_eq!(session.position().variant().size().to_string(), "6x5");
    assert_eq!(ask(&mut session, "setoption name game value Othello"), [""; 0]);
    assert_eq!(session.position().variant().kind(), GameKind::Othello);
    assert_eq!(session.position().variant().size().to_string(), "8x8");
    ask(&mut session, "setoption name Game value breakthrough");
    assert_eq!(session.position().variant().size().to_string(), "8x8");
    assert_eq!(ask(&mut session, "legal")[0].split(' ').count(), 1 + 22);
}

#[test]
fn setting_the_size_or_starting_a_new_game_resets_the_position() {
    let mut session = UgiSession::new();
    ask(&mut session, "position startpos moves f5");
    assert_eq!(ask(&mut session, "setoption name Size value 10x10"), [""; 0]);
    assert_eq!(ask(&mut session, "legal"), ["legal d5 e4 f7 g6"]);
    ask(&mut session, "position startpos moves g6");
    assert_eq!(ask(&mut session, "uginewgame"), [""; 0]);
    assert_eq!(ask(&mut session, "legal"), ["legal d5 e4 f7 g6"]);
}

#[test]
fn a_position_can_be_set_by_its_text_and_moves() {
    let mut session = UgiSession::new();
    ask(&mut session, "setoption name Game value breakthrough");
    ask(&mut session, "setoption name Size value 4x4");
    ask(&mut session, "position fen 3p/4/P3/4 w moves a2a3 d4d3");
    assert_eq!(session.position().format_position(), "4/P2p/4/4 w");
    ask(&mut session, "setoption name Game value diamond");
    ask(&mut session, "position fen White d4 e3; Black f4; White to move moves d4-e4");
    assert_eq!(ask(&mut session, "query p1turn"), ["response true"]);
    assert!(session.position().format_position().contains('n'), "{}", session.position().format_position());
}

#[test]
fn the_position_line_of_show_sets_up_the_same_position() {
    for setup in [
        vec!["position startpos moves f5 d6"],
        vec!["setoption name Game value breakthrough", "setoption name Size value 3x7", "position startpos moves a2a3"],
        vec!["setoption name Game value diamond", "position startpos moves e4 swap d5"],
    ] {
        let mut session = UgiSession::new();
        for line in &setup {
            ask(&mut session, line);
        }
        let before = session.position().clone();
        let shown = ask(&mut session, "show");
        assert_eq!(shown[0], before.to_string().lines().next().expect("a board has lines"));
        let [.., setup_line, turn] = shown.as_slice() else { panic!("{shown:?}") };
        assert!(setup_line.starts_with("position fen "), "{shown:?}");
        let p1_turn = ask(&mut session, "query p1turn") == ["response true"];
        assert_eq!(turn, if p1_turn { "p1 to move" } else { "p2 to move" });
        ask(&mut session, "uginewgame");
        assert_ne!(session.position(), &before);
        assert_eq!(ask(&mut session, setup_line), [""; 0]);
        assert_eq!(session.position(), &before);
    }
}

#[test]
fn perft_agrees_with_the_published_tables() {
    assert_eq!(ask_new(&["perft 0"]), ["perft 0 1"]);
    assert_eq!(ask_new(&["perft 6"]), ["perft 6 8200"]);
    // Black captures White's last disc with the ninth move: one leaf at any depth in Othello.
    let wiped_out = "position startpos moves e6 f4 e3 f6 g5 d6 e7 f5 c5";
    assert_eq!(ask_new(&[wiped_out, "perft 20"]), ["perft 20 1"]);
    let breakthrough = ["setoption name Game value breakthrough", "setoption name Size value 5x5", "perft 5"];
    assert_eq!(ask_new(&breakthrough), ["perft 5 289828"]);
    let won = ["setoption name Game value breakthrough", "setoption name Size value 4x4", "position fen P3/4/2pp/4 b"];
    assert_eq!(ask_new(&[&won[..], &["perft 3"]].concat()), ["perft 3 0"]);
    assert_eq!(ask_new(&["setoption name Game value diamond", "perft 2"]), ["perft 2 3844"]);
}

#[test]
fn a_stopped_perft_is_one_error() {
    let stop = StopFlags::default();
    let other_thread = stop.clone();
    thread::spawn(move || other_thread.stop_all());
    let mut responses = Vec::new();
    let _ = UgiSession::new().handle_line("perft 20", &stop, &mut |line| responses.push(line.to_owned()));
    assert_eq!(responses, ["error perft: stopped before the count was complete"]);
}

#[test]
fn queries_report_the_turn_the_end_and_the_result() {
    let query = |setup: &[&str]| {
        ["query p1turn", "query gameover", "query result"].map(|line| ask_new(&[setup, &[line]].concat()).concat())
    };
    let in_progress = |turn: &str| [format!("response {turn}"), "response false".into(), "response none".into()];
    assert_eq!(query(&["uginewgame"]), in_progress("true"));
    assert_eq!(query(&["position startpos moves f5"]), in_progress("false"));
    let over = |setup: &[&str]| query(setup)[1..].join(", ");
    let othello = "position startpos moves e6 f4 e3 f6 g5 d6 e7 f5 c5";
    assert_eq!(over(&[othello]), "response true, response p1win 64 0");
    let six = "setoption name Size value 6x6";
    // Neither side can play a1, so it counts for the winner.
    let blocked = "position fen -XXXXX/XXOOOO/XOXOOO/XOOXOO/XOOOXO/XOOOOX X";
    assert_eq!(over(&[six, blocked]), "response true, response p2win 15 21");
    let drawn = format!("position fen {}{} X", "X".repeat(18), "O".repeat(18));
    assert_eq!(over(&[six, &drawn]), "response true, response draw 18 18");
    let breakthrough = ["setoption name Game value breakthrough", "setoption name Size value 4x4"];
    assert_eq!(over(&[&breakthrough[..], &["position fen P3/4/2pp/4 b"]].concat()), "response true, response p1win");
    assert_eq!(over(&[&breakthrough[..], &["position fen 4/PP2/4/3p w"]].concat()), "response true, response p2win");
}

#[test]
fn p1_plays_white_after_a_swap() {
    let diamond = "setoption name Game value diamond";
    let p1_turn =
        |moves: &str| ask_new(&[diamond, &format!("position startpos moves {moves}"), "query p1turn"]).concat();
    assert_eq!(p1_turn("b2"), "response false");
    assert_eq!(p1_turn("b2 swap"), "response true");
    assert_eq!(p1_turn("b2 swap h8"), "response false");
    // Black, now p2, completes the square a2-b2-b3-a3.
    let won = "position startpos moves a2 swap h8 b2 e8 b3 g1 a3";
    assert_eq!(ask_new(&[diamond, won, "query result"]), ["response p2win"]);
    let not_swapped = "position startpos moves a2 h8 b2 e8 b3 g1 a3";
    assert_eq!(ask_new(&[diamond, not_swapped, "query result"]), ["response p1win"]);
}

#[test]
fn a_search_reports_every_depth_and_ends_with_the_best_move() {
    let responses = ask_new(&["setoption name Game value breakthrough", "go depth 3"]);
    assert_eq!(responses.len(), 4, "{responses:?}");
    for (line, depth) in responses.iter().zip(1..=3) {
        let words: Vec<&str> = line.split(' ').collect();
        assert_eq!(words[..4], ["info", "depth", &depth.to_string(), "score"], "{line}");
        let names: Vec<&str> =
            words.iter().copied().filter(|word| ["cp", "nodes", "time", "nps", "pv"].contains(word)).collect();
        assert_eq!(names, ["cp", "nodes", "time", "nps", "pv"], "{line}");
        assert_eq!(line.split_once(" pv ").map(|(_, line)| line.split(' ').count()), Some(depth), "{line}");
    }
    let line = responses[2].split_once(" pv ").map(|(_, line)| line.split(' ').next());
    assert_eq!(line, Some(Some(best_move(&responses))));
}

#[test]
fn a_proven_result_is_reported_as_a_win_or_loss_in_plies() {
    let setup = ["setoption name Game value breakthrough", "setoption name Size value 4x4"];
    let go = |position: &str| ask_new(&[&setup[..], &[position, "go depth 8"]].concat());
    let won = go("position fen 3p/4/P3/4 w");
    assert!(won[won.len() - 2].contains(" score win 3 "), "{won:?}");
    assert_eq!(best_move(&won), "a2a3");
    let lost = go("position fen 4/4/P1p1/4 w");
    assert!(lost[lost.len() - 2].contains(" score loss 2 "), "{lost:?}");
}

#[test]
fn a_pass_in_othello_is_a_move() {
    let six = ["setoption name Size value 6x6", &format!("position fen XO-{} O", "X".repeat(33))];
    assert_eq!(ask_new(&[&six[..], &["legal"]].concat()), ["legal pass"]);
    assert_eq!(best_move(&ask_new(&[&six[..], &["go depth 2"]].concat())), "pass");
    let with_pass = format!("{} moves pass c1", six[1]);
    assert_eq!(ask_new(&[six[0], &with_pass, "query result"]), ["response p1win 36 0"]);
    let without_pass = format!("{} moves c1", six[1]);
    assert!(ask_new(&[six[0], &without_pass])[0].starts_with("error "));
}

#[test]
fn every_limit_of_go_ends_a_search() {
    for limits in [
        "depth 2",
        "nodes 500",
        "movetime 30",
        "p1time 500 p2time 600000",
        "p1time 500 p1inc 10",
        "infinite depth 2",
        "depth 99 nodes 100",
        "p2time 1000 nodes 100",
    ] {
        let stop = StopFlags::default();
        if limits.contains("infinite") {
            stop.stop_infinite_searches();
        }
        let mut responses = Vec::new();
        let _ =
            UgiSession::new().handle_line(&format!("go {limits}"), &stop, &mut |line| responses.push(line.to_owned()));
        assert!(["c4", "d3", "e6", "f5"].contains(&best_move(&responses)), "{limits}");
        assert!(responses.len() > 1, "{limits}");
    }
}

#[test]
fn an_infinite_search_sends_its_move_only_after_it_is_stopped() {
    let stop = StopFlags::default();
    let is_stop_requested = Arc::new(AtomicBool::new(false));
    let (sender, responses) = channel();
    let (stop_of_session, was_stop_requested) = (stop.clone(), Arc::clone(&is_stop_requested));
    let searching = thread::spawn(move || {
        let mut session = UgiSession::new();
        ask(&mut session, "setoption name Game value breakthrough");
        ask(&mut session, "setoption name Size value 4x4");
        ask(&mut session, "position fen 3p/4/P3/4 w");
        let _ = session.handle_line("go infinite", &stop_of_session, &mut |line| {
            let is_early = line.starts_with("bestmove") && !was_stop_requested.load(Ordering::SeqCst);
            assert!(!is_early, "the move was sent before the stop");
            sender.send(line.to_owned()).expect("the test listens");
        });
    });
    let next = || responses.recv_timeout(DEADLINE).expect("the search reports");
    while !next().contains(" score win 3 ") {}
    is_stop_requested.store(true, Ordering::SeqCst);
    stop.stop_all();
    searching.join().expect("the search does not panic");
    assert_eq!(best_move(&responses.try_iter().collect::<Vec<String>>()), "a2a3");
}

#[test]
fn the_seed_decides_between_equally_good_moves() {
    let best = |seed: u64| {
        let seed = format!("setoption name Seed value {seed}");
        best_move(&ask_new(&[&seed, "go depth 3"])).to_owned()
    };
    assert_eq!(best(7), best(7));
    assert!((0..20).any(|seed| best(seed) != best(7)));
}
