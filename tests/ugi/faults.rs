//! Lines that are out of order: one error each, and nothing changes.

use tessera::protocol::Session;

use super::support::{ask, converse};

/// A line, and what its error must mention: the place, and what is wrong there.
const FAULTS: &[(&str, &[&str])] = &[
    ("foo", &["error line: ", "foo"]),
    ("posit", &["error line: ", "posit"]),
    ("UGI", &["error line: "]),
    ("\u{0}\u{1}\u{1b}[2J", &["error line: "]),
    ("é\u{202e}…", &["error line: "]),
    ("ugi now", &["error ugi: ", "now"]),
    ("isready?", &["error line: "]),
    ("isready isready", &["error isready: "]),
    ("stop it", &["error stop: "]),
    ("quit later", &["error quit: "]),
    ("legal moves", &["error legal: "]),
    ("show me", &["error show: "]),
    ("uginewgame 2", &["error uginewgame: "]),
    ("setoption", &["error setoption: ", "value"]),
    ("setoption name", &["error setoption: "]),
    ("setoption name Game", &["error setoption: "]),
    ("setoption name Game value", &["error setoption: "]),
    ("setoption Game breakthrough", &["error setoption: "]),
    ("setoption name Contempt value 3", &["error setoption: ", "Contempt"]),
    ("setoption name Game value chess", &["error setoption Game: ", "chess", "diamond"]),
    ("setoption name Size value 1x1", &["error setoption Size: ", "1x1", "2 to 10"]),
    ("setoption name Size value 200x200", &["error setoption Size: ", "200x200"]),
    ("setoption name Size value 0x0", &["error setoption Size: "]),
    ("setoption name Size value 11x8", &["error setoption Size: "]),
    ("setoption name Size value 99999x5", &["error setoption Size: "]),
    ("setoption name Size value -6x5", &["error setoption Size: "]),
    ("setoption name Size value 6x5x4", &["error setoption Size: "]),
    ("setoption name Size value six", &["error setoption Size: ", "six"]),
    ("setoption name Seed value -1", &["error setoption Seed: "]),
    ("setoption name Seed value 1 2", &["error setoption Seed: "]),
    ("position", &["error position: "]),
    ("position here", &["error position: "]),
    ("position moves a2a3", &["error position: "]),
    ("position fen", &["error position fen: ", "missing"]),
    ("position fen moves a2a3", &["error position fen: ", "missing"]),
    ("position startpos a2a3", &["error position startpos: ", "a2a3"]),
    ("position fen rubbish", &["error position fen: ", "unknown symbol"]),
    ("position fen pppp/4/4/PPPP", &["error position fen: "]),
    ("position fen pppppppp/pppppppp/8/8/8/8/PPPPPPPP/PPPPPPPP w", &["error position fen: "]),
    ("position fen pppppp/pppppp/6/PPPPPP/PPPPPP x", &["error position fen: ", "side to move"]),
    ("position startpos moves b2b3 b4c3 b9", &["error position, move 3: ", "b9"]),
    ("position startpos moves a2a3 a4a3", &["error position, move 2: ", "blocked"]),
    ("position startpos moves a2a3 a2a3", &["error position, move 2: "]),
    ("position startpos moves f5", &["error position, move 1: "]),
    ("position startpos moves swap", &["error position, move 1: "]),
    ("position startpos moves moves", &["error position, move 1: "]),
    ("position startpos moves a2a3 \u{7}", &["error position, move 2: "]),
    ("go fast", &["error go: ", "fast"]),
    ("go depth", &["error go depth: ", "missing"]),
    ("go depth 0", &["error go depth: ", "0"]),
    ("go depth -3", &["error go depth: "]),
    ("go depth three", &["error go depth: ", "three"]),
    ("go depth 2 depth 3", &["error go depth: ", "twice"]),
    ("go nodes 0", &["error go nodes: "]),
    ("go nodes 1e6", &["error go nodes: "]),
    ("go nodes 99999999999999999999", &["error go nodes: "]),
    ("go movetime", &["error go movetime: "]),
    ("go movetime -1", &["error go movetime: "]),
    ("go p1time", &["error go p1time: "]),
    ("go p2inc x", &["error go p2inc: "]),
    ("go infinite infinite", &["error go: "]),
    ("query", &["error query: "]),
    ("query weather", &["error query: "]),
    ("query result please", &["error query: "]),
    ("perft", &["error perft: "]),
    ("perft 99", &["error perft: ", "99", "20"]),
    ("perft -1", &["error perft: ", "-1"]),
    ("perft 2 3", &["error perft: "]),
    ("perft many", &["error perft: "]),
    ("perft 4294967297", &["error perft: "]),
];

fn in_the_middle_of_a_game() -> Session {
    let mut session = Session::new();
    for line in [
        "setoption name Game value breakthrough",
        "setoption name Size value 6x5",
        "setoption name Seed value 5",
        "position startpos moves c2d3 b4b3",
    ] {
        assert_eq!(ask(&mut session, line), [""; 0]);
    }
    session
}

#[test]
fn every_fault_is_one_error_that_names_place_and_reason_and_changes_nothing() {
    let mut session = in_the_middle_of_a_game();
    let untouched = format!("{session:?}");
    for (line, mentions) in FAULTS {
        let answers = ask(&mut session, line);
        assert_eq!(answers.len(), 1, "{line:?}: {answers:?}");
        assert!(answers[0].starts_with("error "), "{line:?}: {answers:?}");
        for mentioned in *mentions {
            assert!(answers[0].contains(mentioned), "{line:?} should mention {mentioned:?}: {answers:?}");
        }
        assert!(!answers[0].contains(|c: char| c.is_control()), "{line:?}: {answers:?}");
        assert_eq!(format!("{session:?}"), untouched, "{line:?}");
    }
}

#[test]
fn faults_are_told_in_the_other_games_too() {
    for (game, faults) in [
        ("othello", vec!["moves e4", "moves f5 f6 a1", "moves pass", "moves swap", "moves f5d6", "fen XO X"]),
        ("diamond", vec!["moves a8", "moves e4 e4", "moves swap", "moves e4-e5", "moves xe4", "fen 8/8 b p12,12 0 -"]),
    ] {
        let mut session = Session::new();
        ask(&mut session, &format!("setoption name Game value {game}"));
        let untouched = session.position().clone();
        for fault in faults {
            let start = if fault.starts_with("fen") { "" } else { "startpos " };
            let answers = ask(&mut session, &format!("position {start}{fault}"));
            assert!(answers.len() == 1 && answers[0].starts_with("error position"), "{game}, {fault}: {answers:?}");
            assert_eq!(session.position(), &untouched);
        }
        let answers = ask(&mut session, "setoption name Size value 7x7");
        assert!(answers.concat().starts_with("error setoption Size: "), "{answers:?}");
        assert_eq!(session.position(), &untouched);
    }
}

#[test]
fn an_error_stays_short_however_long_the_line_is() {
    let long = "x".repeat(60_000);
    let mut session = Session::new();
    for line in [
        long.clone(),
        format!("ugi {long}"),
        format!("position fen {long}"),
        format!("position startpos moves {long}"),
        format!("setoption name {long} value {long}"),
        format!("setoption name Game value {long}"),
        format!("setoption name Size value {long}"),
        format!("setoption name Seed value {long}"),
        format!("go {long}"),
        format!("go depth {long}"),
        format!("perft {long}"),
    ] {
        let answers = ask(&mut session, &line);
        assert_eq!(answers.len(), 1);
        assert!(
            answers[0].starts_with("error ") && answers[0].len() < 300,
            "{}",
            &answers[0][..300.min(answers[0].len())]
        );
    }
}

#[test]
fn lines_cut_off_or_garbled_anywhere_never_get_more_than_one_error() {
    let lines = [
        "setoption name Size value 6x5",
        "position fen pppppp/pppppp/6/PPPPPP/PPPPPP w moves a2a3 f4f3",
        "position startpos moves a2b3 a4b3",
        "query gameover",
        "perft 2",
    ];
    let mut session = in_the_middle_of_a_game();
    for line in lines {
        for end in 0..=line.len() {
            for garbled in
                [line[..end].to_owned(), line[end..].to_owned(), format!("{}~{}", &line[..end], &line[end..])]
            {
                let before = session.position().clone();
                let answers = ask(&mut session, &garbled);
                assert!(answers.len() <= 1, "{garbled:?}: {answers:?}");
                if answers.iter().any(|answer| answer.starts_with("error ")) {
                    assert_eq!(session.position(), &before, "{garbled:?}");
                }
            }
        }
    }
}

#[test]
fn weights_that_cannot_be_read_are_told_of_and_positions_judged_plainly() {
    let mut session = Session::new();
    ask(&mut session, "setoption name Game value diamond");
    ask(&mut session, "position startpos moves d4 e5 d5");
    ask(&mut session, "setoption name EvalFile value none");
    let plain = ask(&mut session, "go depth 3");
    ask(&mut session, "setoption name EvalFile value built-in");
    let learned = ask(&mut session, "go depth 3");
    let told = ask(&mut session, "setoption name EvalFile value /no/such file");
    assert_eq!(told.len(), 1);
    assert!(told[0].starts_with("error setoption EvalFile: \"/no/such file\": "), "{told:?}");
    assert!(told[0].ends_with("positions are judged plainly now"), "{told:?}");
    let after = ask(&mut session, "go depth 3");
    let without_time = |answers: &[String]| -> Vec<String> {
        answers.iter().map(|line| line.split(" time ").next().unwrap_or_default().to_owned()).collect()
    };
    assert_eq!(without_time(&after), without_time(&plain));
    assert_ne!(without_time(&after), without_time(&learned));
}

#[test]
fn threads_and_table_have_bounds() {
    for (line, bounds) in [
        ("setoption name Threads value 0", "from 1 to 256"),
        ("setoption name Threads value many", "from 1 to 256"),
        ("setoption name Hash value 0", "from 1 to 65536"),
    ] {
        let told = converse(&[line]);
        assert!(told.len() == 1 && told[0].starts_with("error setoption") && told[0].contains(bounds), "{told:?}");
    }
    let answers = converse(&["setoption name Threads value 2", "setoption name Hash value 4", "go depth 5"]);
    assert!(answers.last().is_some_and(|line| line.starts_with("bestmove ")), "{answers:?}");
}
