//! What the engine answers to lines that are in order.

use std::thread;
use std::time::Duration;

use tessera::protocol::{Brakes, Session};
use tessera::rules::{Game, GameKind};

use super::support::{ask, best_move, converse};

#[test]
fn the_engine_introduces_itself_and_its_options() {
    let answers = converse(&["ugi"]);
    assert_eq!(answers.first().map(String::as_str), Some(concat!("id name Tessera ", env!("CARGO_PKG_VERSION"))));
    assert!(answers[1].starts_with("id author "));
    assert!(
        answers.contains(
            &"option name Game type combo default othello var othello var breakthrough var diamond".to_owned()
        )
    );
    assert!(answers.contains(&"option name Size type string default 8x8".to_owned()));
    assert_eq!(answers.last().map(String::as_str), Some("ugiok"));
}

#[test]
fn is_ready_is_answered_and_an_empty_line_is_not() {
    assert_eq!(converse(&["isready"]), ["readyok"]);
    assert_eq!(converse(&["  isready \r"]), ["readyok"]);
    for line in ["", "   ", "\t\r", "stop"] {
        assert_eq!(converse(&[line]), [""; 0], "{line:?}");
    }
}

#[test]
fn legal_moves_come_sorted_in_the_form_of_the_protocol() {
    assert_eq!(converse(&["legal"]), ["legal c4 d3 e6 f5"]);
    let breakthrough = converse(&["setoption name Game value breakthrough", "setoption name Size value 2x4", "legal"]);
    assert_eq!(breakthrough, ["legal a2b3 b2a3"]);
    let diamond = converse(&["setoption name Game value diamond", "position startpos moves a1", "legal"]);
    assert!(diamond[0].starts_with("legal a2 a3 ") && diamond[0].ends_with(" h8 swap"), "{diamond:?}");
    let problem = "position fen White a1 d4 e3; Black f4 h8; neutral c7; White to move";
    let diamond = converse(&["setoption name Game value diamond", problem, "legal"]);
    let words: Vec<&str> = diamond[0].split(' ').collect();
    assert!(words.contains(&"d4-e4") && words.contains(&"xc7"), "{diamond:?}");
    assert!(words[1..].is_sorted());
}

#[test]
fn setting_the_game_brings_its_usual_size_and_start() {
    let mut session = Session::new();
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
fn setting_the_size_and_a_new_game_go_back_to_the_start() {
    let mut session = Session::new();
    ask(&mut session, "position startpos moves f5");
    assert_eq!(ask(&mut session, "setoption name Size value 10x10"), [""; 0]);
    assert_eq!(ask(&mut session, "legal"), ["legal d5 e4 f7 g6"]);
    ask(&mut session, "position startpos moves g6");
    assert_eq!(ask(&mut session, "uginewgame"), [""; 0]);
    assert_eq!(ask(&mut session, "legal"), ["legal d5 e4 f7 g6"]);
}

#[test]
fn a_position_can_be_given_by_its_text_and_moves() {
    let mut session = Session::new();
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
fn what_is_shown_can_be_given_back() {
    for setup in [
        vec!["position startpos moves f5 d6"],
        vec!["setoption name Game value breakthrough", "setoption name Size value 3x7", "position startpos moves a2a3"],
        vec!["setoption name Game value diamond", "position startpos moves e4 swap d5"],
    ] {
        let mut session = Session::new();
        for line in &setup {
            ask(&mut session, line);
        }
        let before = session.position().clone();
        let shown = ask(&mut session, "show");
        assert_eq!(shown[0], before.to_string().lines().next().expect("a board has lines"));
        let [.., again, turn] = shown.as_slice() else { panic!("{shown:?}") };
        assert!(again.starts_with("position fen "), "{shown:?}");
        let p1_turn = ask(&mut session, "query p1turn") == ["response true"];
        assert_eq!(turn, if p1_turn { "p1 to move" } else { "p2 to move" });
        ask(&mut session, "uginewgame");
        assert_ne!(session.position(), &before);
        assert_eq!(ask(&mut session, again), [""; 0]);
        assert_eq!(session.position(), &before);
    }
}

#[test]
fn perft_counts_as_the_usual_tables_do() {
    assert_eq!(converse(&["perft 0"]), ["perft 0 1"]);
    assert_eq!(converse(&["perft 6"]), ["perft 6 8200"]);
    // Black wipes White out with the ninth disc: one leaf at any depth in Othello.
    let wiped_out = "position startpos moves e6 f4 e3 f6 g5 d6 e7 f5 c5";
    assert_eq!(converse(&[wiped_out, "perft 20"]), ["perft 20 1"]);
    let breakthrough = ["setoption name Game value breakthrough", "setoption name Size value 5x5", "perft 5"];
    assert_eq!(converse(&breakthrough), ["perft 5 289828"]);
    let won = ["setoption name Game value breakthrough", "setoption name Size value 4x4", "position fen P3/4/2pp/4 b"];
    assert_eq!(converse(&[&won[..], &["perft 3"]].concat()), ["perft 3 0"]);
    assert_eq!(converse(&["setoption name Game value diamond", "perft 2"]), ["perft 2 3844"]);
}

#[test]
fn a_stopped_count_is_one_error() {
    let brakes = Brakes::default();
    let from_elsewhere = brakes.clone();
    thread::spawn(move || {
        thread::sleep(Duration::from_millis(50));
        from_elsewhere.stop();
    });
    let mut answers = Vec::new();
    let _ = Session::new().obey("perft 20", &brakes, &mut |answer| answers.push(answer.to_owned()));
    assert_eq!(answers, ["error perft: stopped before all was counted"]);
}

#[test]
fn queries_tell_whose_turn_it_is_and_how_the_game_stands() {
    let query = |setup: &[&str]| {
        ["query p1turn", "query gameover", "query result"].map(|line| converse(&[setup, &[line]].concat()).concat())
    };
    let going_on = |turn: &str| [format!("response {turn}"), "response false".into(), "response none".into()];
    assert_eq!(query(&["uginewgame"]), going_on("true"));
    assert_eq!(query(&["position startpos moves f5"]), going_on("false"));
    let over = |setup: &[&str]| query(setup)[1..].join(", ");
    let othello = "position startpos moves e6 f4 e3 f6 g5 d6 e7 f5 c5";
    assert_eq!(over(&[othello]), "response true, response p1win 64 0");
    let six = "setoption name Size value 6x6";
    // Nobody can place a disc on a1, so it goes to the winner.
    let blocked = "position fen -XXXXX/XXOOOO/XOXOOO/XOOXOO/XOOOXO/XOOOOX X";
    assert_eq!(over(&[six, blocked]), "response true, response p2win 15 21");
    let drawn = format!("position fen {}{} X", "X".repeat(18), "O".repeat(18));
    assert_eq!(over(&[six, &drawn]), "response true, response draw 18 18");
    let breakthrough = ["setoption name Game value breakthrough", "setoption name Size value 4x4"];
    assert_eq!(over(&[&breakthrough[..], &["position fen P3/4/2pp/4 b"]].concat()), "response true, response p1win");
    assert_eq!(over(&[&breakthrough[..], &["position fen 4/PP2/4/3p w"]].concat()), "response true, response p2win");
}

#[test]
fn after_the_pie_rule_p1_plays_white() {
    let diamond = "setoption name Game value diamond";
    let p1_turn =
        |moves: &str| converse(&[diamond, &format!("position startpos moves {moves}"), "query p1turn"]).concat();
    assert_eq!(p1_turn("b2"), "response false");
    assert_eq!(p1_turn("b2 swap"), "response true");
    assert_eq!(p1_turn("b2 swap h8"), "response false");
    // Black completes a2-b2-b3-a3: the colour of whoever swapped.
    let won = "position startpos moves a2 swap h8 b2 e8 b3 g1 a3";
    assert_eq!(converse(&[diamond, won, "query result"]), ["response p2win"]);
    let not_swapped = "position startpos moves a2 h8 b2 e8 b3 g1 a3";
    assert_eq!(converse(&[diamond, not_swapped, "query result"]), ["response p1win"]);
}

#[test]
fn a_search_tells_its_progress_and_ends_with_the_best_move() {
    let answers = converse(&["setoption name Game value breakthrough", "go depth 3"]);
    assert_eq!(answers.len(), 4, "{answers:?}");
    for (line, depth) in answers.iter().zip(1..=3) {
        let words: Vec<&str> = line.split(' ').collect();
        assert_eq!(words[..4], ["info", "depth", &depth.to_string(), "score"], "{line}");
        let names: Vec<&str> =
            words.iter().copied().filter(|word| ["cp", "nodes", "time", "nps", "pv"].contains(word)).collect();
        assert_eq!(names, ["cp", "nodes", "time", "nps", "pv"], "{line}");
        assert_eq!(line.split_once(" pv ").map(|(_, line)| line.split(' ').count()), Some(depth), "{line}");
    }
    let line = answers[2].split_once(" pv ").map(|(_, line)| line.split(' ').next());
    assert_eq!(line, Some(Some(best_move(&answers))));
}

#[test]
fn a_proven_result_is_told_as_such() {
    let setup = ["setoption name Game value breakthrough", "setoption name Size value 4x4"];
    let go = |position: &str| converse(&[&setup[..], &[position, "go depth 8"]].concat());
    let won = go("position fen 3p/4/P3/4 w");
    assert!(won[won.len() - 2].contains(" score win 3 "), "{won:?}");
    assert_eq!(best_move(&won), "a2a3");
    let lost = go("position fen 4/4/P1p1/4 w");
    assert!(lost[lost.len() - 2].contains(" score loss 2 "), "{lost:?}");
}

#[test]
fn othello_passes_are_spelt_out() {
    let six = ["setoption name Size value 6x6", &format!("position fen XO-{} O", "X".repeat(33))];
    assert_eq!(converse(&[&six[..], &["legal"]].concat()), ["legal pass"]);
    assert_eq!(best_move(&converse(&[&six[..], &["go depth 2"]].concat())), "pass");
    let through = format!("{} moves pass c1", six[1]);
    assert_eq!(converse(&[six[0], &through, "query result"]), ["response p1win 36 0"]);
    let skipped = format!("{} moves c1", six[1]);
    assert!(converse(&[six[0], &skipped])[0].starts_with("error "));
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
        let brakes = Brakes::default();
        if limits.contains("infinite") {
            brakes.stop_endless();
        }
        let mut answers = Vec::new();
        let _ = Session::new().obey(&format!("go {limits}"), &brakes, &mut |line| answers.push(line.to_owned()));
        assert!(["c4", "d3", "e6", "f5"].contains(&best_move(&answers)), "{limits}");
        assert!(answers.len() > 1, "{limits}");
    }
}

#[test]
fn an_endless_search_keeps_its_move_back_until_it_is_stopped() {
    let brakes = Brakes::default();
    let elsewhere = brakes.clone();
    let searching = thread::spawn(move || {
        let mut session = Session::new();
        ask(&mut session, "setoption name Game value breakthrough");
        ask(&mut session, "setoption name Size value 4x4");
        ask(&mut session, "position fen 3p/4/P3/4 w");
        let mut answers = Vec::new();
        let _ = session.obey("go infinite", &elsewhere, &mut |line| answers.push(line.to_owned()));
        answers
    });
    thread::sleep(Duration::from_millis(150));
    assert!(!searching.is_finished(), "the win in three was found long ago");
    brakes.stop();
    assert_eq!(best_move(&searching.join().expect("no panic")), "a2a3");
}

#[test]
fn the_same_seed_plays_the_same_and_another_may_not() {
    let best = |seed: u64| {
        let seed = format!("setoption name Seed value {seed}");
        best_move(&converse(&[&seed, "go depth 3"])).to_owned()
    };
    assert_eq!(best(7), best(7));
    assert!((0..20).any(|seed| best(seed) != best(7)));
}
