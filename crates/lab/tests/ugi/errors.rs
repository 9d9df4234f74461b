//! Invalid lines: one error each, and the session stays unchanged.

use tessera_engine::protocol::UgiSession;

use super::support::{ask, ask_new};

/// A line, and what its error must contain: the place and the reason.
const INVALID_LINES: &[(&str, &[&str])] = &[
    ("foo", &["error line: ", "foo"]),
    ("posit", &["error line: ", "posit"]),
    ("UGI", &["error line: "]),
    ("\u{0}\u{1}\u{1b}[2J", &["error line: "]),
    ("é\u{202e}…", &["error line: "]),
    ("ugi now", &["error ugi: ", "now"]),
    ("isready?", &["error line: "]),
    ("uci", &["error line: ", "uci"]),
    ("ucinewgame", &["error line: "]),
    ("ponderhit", &["error line: "]),
    ("debug on", &["error line: "]),
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
    ("setoption name Threads value 257", &["error setoption Threads: ", "257", "256"]),
    ("setoption name Hash value 65537", &["error setoption Hash: ", "65537", "65536"]),
    ("setoption name Hash value -1", &["error setoption Hash: "]),
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
    ("go movestogo 5", &["error go: ", "movestogo"]),
    ("go ponder", &["error go: ", "ponder"]),
    ("go exact", &["error go exact: ", "Breakthrough"]),
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

fn session_in_mid_game() -> UgiSession {
    let mut session = UgiSession::new();
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
fn an_invalid_line_gets_one_error_with_place_and_reason_and_changes_nothing() {
    let mut session = session_in_mid_game();
    let untouched = format!("{session:?}");
    for (line, parts) in INVALID_LINES {
        let responses = ask(&mut session, line);
        assert_eq!(responses.len(), 1, "{line:?}: {responses:?}");
        assert!(responses[0].starts_with("error "), "{line:?}: {responses:?}");
        for part in *parts {
            assert!(responses[0].contains(part), "{line:?} should mention {part:?}: {responses:?}");
        }
        assert!(!responses[0].contains(|c: char| c.is_control()), "{line:?}: {responses:?}");
        assert_eq!(format!("{session:?}"), untouched, "{line:?}");
    }
}

#[test]
fn invalid_lines_are_reported_in_every_game() {
    for (game, invalid) in [
        ("othello", vec!["moves e4", "moves f5 f6 a1", "moves pass", "moves swap", "moves f5d6", "fen XO X"]),
        ("diamond", vec!["moves a8", "moves e4 e4", "moves swap", "moves e4-e5", "moves xe4", "fen 8/8 b p12,12 0 -"]),
    ] {
        let mut session = UgiSession::new();
        ask(&mut session, &format!("setoption name Game value {game}"));
        let untouched = session.position().clone();
        for line in invalid {
            let start = if line.starts_with("fen") { "" } else { "startpos " };
            let responses = ask(&mut session, &format!("position {start}{line}"));
            assert!(
                responses.len() == 1 && responses[0].starts_with("error position"),
                "{game}, {line}: {responses:?}"
            );
            assert_eq!(session.position(), &untouched);
        }
        let responses = ask(&mut session, "setoption name Size value 7x7");
        assert!(responses.concat().starts_with("error setoption Size: "), "{responses:?}");
        assert_eq!(session.position(), &untouched);
    }
}

#[test]
fn the_error_for_a_very_long_line_is_short() {
    let long = "x".repeat(60_000);
    let mut session = UgiSession::new();
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
        let responses = ask(&mut session, &line);
        assert_eq!(responses.len(), 1);
        assert!(
            responses[0].starts_with("error ") && responses[0].len() < 300,
            "{}",
            &responses[0][..300.min(responses[0].len())]
        );
    }
}

#[test]
fn truncated_and_garbled_lines_get_at_most_one_error() {
    let lines = [
        "setoption name Size value 6x5",
        "position fen pppppp/pppppp/6/PPPPPP/PPPPPP w moves a2a3 f4f3",
        "position startpos moves a2b3 a4b3",
        "query gameover",
        "perft 2",
    ];
    let mut session = session_in_mid_game();
    for line in lines {
        for end in 0..=line.len() {
            for garbled in
                [line[..end].to_owned(), line[end..].to_owned(), format!("{}~{}", &line[..end], &line[end..])]
            {
                let before = session.position().clone();
                let responses = ask(&mut session, &garbled);
                assert!(responses.len() <= 1, "{garbled:?}: {responses:?}");
                if responses.iter().any(|line| line.starts_with("error ")) {
                    assert_eq!(session.position(), &before, "{garbled:?}");
                }
            }
        }
    }
}

#[test]
fn an_unreadable_weights_file_is_reported_and_the_handwritten_evaluation_is_used() {
    let mut session = UgiSession::new();
    ask(&mut session, "setoption name Game value diamond");
    ask(&mut session, "position startpos moves d4 e5 d5");
    ask(&mut session, "setoption name EvalFile value none");
    let handwritten = ask(&mut session, "go depth 3");
    ask(&mut session, "setoption name EvalFile value built-in");
    let learned = ask(&mut session, "go depth 3");
    let responses = ask(&mut session, "setoption name EvalFile value /no/such file");
    assert_eq!(responses.len(), 1);
    assert!(responses[0].starts_with("error setoption EvalFile: \"/no/such file\": "), "{responses:?}");
    assert!(responses[0].ends_with("using the handwritten evaluation"), "{responses:?}");
    let after = ask(&mut session, "go depth 3");
    let without_time = |responses: &[String]| -> Vec<String> {
        responses.iter().map(|line| line.split(" time ").next().unwrap_or_default().to_owned()).collect()
    };
    assert_eq!(without_time(&after), without_time(&handwritten));
    assert_ne!(without_time(&after), without_time(&learned));
}

#[test]
fn threads_and_hash_are_limited_to_their_range() {
    for (line, bounds) in [
        ("setoption name Threads value 0", "from 1 to 256"),
        ("setoption name Threads value many", "from 1 to 256"),
        ("setoption name Hash value 0", "from 1 to 65536"),
    ] {
        let responses = ask_new(&[line]);
        assert!(
            responses.len() == 1 && responses[0].starts_with("error setoption") && responses[0].contains(bounds),
            "{responses:?}"
        );
    }
    let responses = ask_new(&["setoption name Threads value 2", "setoption name Hash value 4", "go depth 5"]);
    assert!(responses.last().is_some_and(|line| line.starts_with("bestmove ")), "{responses:?}");
}
