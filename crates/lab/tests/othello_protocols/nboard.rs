//! Every command of NBoard's protocol.

use tessera_engine::protocol::{NboardSession, Protocol, StopFlags};

use super::support::{BLACK_MUST_PASS, WIPE_OUT, ask, ggf};

/// The commands of the specification.
pub(crate) const COMMANDS: [&str; 10] =
    ["nboard", "set depth", "set game", "set contempt", "move", "hint", "go", "ping", "learn", "analyze"];

fn lines_with<'a>(responses: &'a [String], name: &str) -> Vec<Vec<&'a str>> {
    responses.iter().map(|line| line.split(' ').collect::<Vec<&str>>()).filter(|words| words[0] == name).collect()
}

/// The move, the value and the seconds of the `===` line.
fn chosen(responses: &[String]) -> (String, f64, f64) {
    let reply = responses.iter().find_map(|line| line.strip_prefix("=== ")).expect("a move");
    let parts: Vec<&str> = reply.split('/').collect();
    let number = |index: usize| parts[index].parse::<f64>().expect("a number");
    (parts[0].to_owned(), number(1), number(2))
}

#[test]
fn every_command_gets_the_response_of_the_specification() {
    let mut engine = NboardSession::new(1);
    let name = format!("set myname Tessera {}", env!("CARGO_PKG_VERSION"));
    let game = format!("set game {}", ggf(&["F5", "D6"]));
    let mut sent = Vec::new();
    for (line, expected) in [
        ("nboard 2", vec![name.as_str()]),
        ("set depth 4", vec![]),
        (game.as_str(), vec![]),
        ("set contempt -20", vec![]),
        ("move C3/1.20/0.5", vec![]),
        ("ping 12", vec!["pong 12"]),
        ("learn", vec!["learned"]),
    ] {
        assert_eq!(ask(&mut engine, line), expected, "{line}");
        sent.push(line);
    }
    let hints = ask(&mut engine, "hint 2");
    let searches = lines_with(&hints, "search");
    assert_eq!(searches.len(), 2 * 4, "two moves at each of four depths: {hints:?}");
    let best = &searches[searches.len() - 2];
    assert_eq!((best.len(), best[3], best[4]), (5, "0", "4"), "{best:?}");
    assert!(best[2].parse::<f64>().is_ok() && best[1].len() >= 2, "{best:?}");
    let lines = ask(&mut engine, "go");
    assert_eq!(lines_with(&lines, "nodestats").len(), 1, "{lines:?}");
    let (reply, _, seconds) = chosen(&lines);
    assert!(seconds < 60.0);
    assert!(ask(&mut engine, &format!("move {reply}")).is_empty(), "go does not play its move, which is legal");
    let analysis = ask(&mut engine, "analyze");
    let moves_made: Vec<&str> = lines_with(&analysis, "analysis").iter().map(|words| words[1]).collect();
    assert_eq!(moves_made, ["4", "3", "2", "1", "0"], "{analysis:?}");
    sent.extend(["hint 2", "go", "analyze"]);
    for command in COMMANDS {
        assert!(sent.iter().any(|line| line.starts_with(command)), "{command}");
    }
}

#[test]
fn an_invalid_line_gets_an_error_as_a_status_and_changes_nothing() {
    let mut engine = NboardSession::new(1);
    ask(&mut engine, &format!("set game {}", ggf(&["F5"])));
    let untouched = format!("{engine:?}");
    let small = "set game (;GM[Othello]BO[6 --------------O*----*O-------------- *];)";
    for line in [
        "dance",
        "nboard",
        "nboard two",
        "set",
        "set colour red",
        "set depth",
        "set depth 0",
        "set depth x",
        "set depth -4",
        "set game",
        "set game (;nothing",
        small,
        "move",
        "move A1",
        "move F5",
        "move PA",
        "hint",
        "hint few",
        "ping",
        "ping x",
    ] {
        let responses = ask(&mut engine, line);
        assert_eq!(responses.len(), 1, "{line}: {responses:?}");
        assert!(responses[0].starts_with("status error"), "{line}: {responses:?}");
        assert_eq!(format!("{engine:?}"), untouched, "{line}");
    }
    for line in ["", "  ", "set contempt", "set depth 99"] {
        assert!(ask(&mut engine, line).is_empty(), "{line}");
    }
}

#[test]
fn a_pass_is_sent_and_read_in_every_spelling() {
    for pass in ["PA", "pa", "PASS", "pass", "PS", "--", "PA/-3.00/0.1"] {
        let mut engine = NboardSession::new(1);
        ask(&mut engine, "set depth 2");
        ask(&mut engine, &format!("set game {}", ggf(&BLACK_MUST_PASS)));
        assert_eq!(chosen(&ask(&mut engine, "go")).0, "PA");
        let hints = ask(&mut engine, "hint 1");
        assert!(lines_with(&hints, "search").iter().all(|words| words[1].starts_with("PA")), "{hints:?}");
        assert_eq!(ask(&mut engine, &format!("move {pass}")), [""; 0], "{pass}");
        assert!(ask(&mut engine, &format!("move {pass}"))[0].starts_with("status error move"), "White has moves");
        assert_eq!(ask(&mut engine, "move c1"), [""; 0]);
    }
    let mut engine = NboardSession::new(1);
    let with_pass: Vec<&str> = BLACK_MUST_PASS.iter().copied().chain(["PA//0.01", "C1"]).collect();
    assert_eq!(ask(&mut engine, &format!("set game {}", ggf(&with_pass))), [""; 0]);
}

#[test]
fn a_pass_after_the_end_of_the_game_changes_nothing() {
    let mut engine = NboardSession::new(1);
    let ended: Vec<&str> = WIPE_OUT.iter().copied().chain(["PA", "PA"]).collect();
    assert_eq!(ask(&mut engine, &format!("set game {}", ggf(&ended))), [""; 0]);
    let untouched = format!("{engine:?}");
    for line in ["move PA", "move pass/0.00/0.1", "move --"] {
        assert_eq!(ask(&mut engine, line), [""; 0], "{line}");
        assert_eq!(format!("{engine:?}"), untouched, "{line}");
    }
    assert!(ask(&mut engine, "go").contains(&"=== PA".to_owned()));
    assert_eq!(ask(&mut engine, "hint 1"), ["status error hint: the game is over"]);
    ask(&mut engine, "set depth 1");
    let analysis = ask(&mut engine, "analyze");
    assert_eq!(lines_with(&analysis, "analysis")[0], ["analysis", "9", "64.00"], "{analysis:?}");
}

#[test]
fn an_analysis_sees_every_position_as_black_does() {
    let mut engine = NboardSession::new(1);
    ask(&mut engine, "set depth 8");
    ask(&mut engine, &format!("set game {}", ggf(&WIPE_OUT[..8])));
    let analysis = ask(&mut engine, "analyze");
    let values: Vec<f64> =
        lines_with(&analysis, "analysis").iter().map(|words| words[2].parse().expect("a value")).collect();
    assert_eq!(values.len(), 9, "{analysis:?}");
    // Black wins everything with the next move. White, to move before that, was far ahead.
    assert_eq!(values[0], 64.0);
    assert!(values[1] < -5.0 && values[8].abs() < 5.0, "{analysis:?}");
}

#[test]
fn solved_positions_are_reported_as_solved() {
    let mut engine = NboardSession::new(1);
    ask(&mut engine, &format!("set game {}", ggf(&WIPE_OUT[..8])));
    let hints = ask(&mut engine, "hint 1");
    let searches = lines_with(&hints, "search");
    assert_eq!(searches[0][1..], ["C5", "64.00", "0", "100%"], "{hints:?}");
}

#[test]
fn the_time_of_the_game_limits_go_but_not_hints() {
    let hasty = ggf(&[]).replace("TI[0]", "TI[00:01]").replace(";)", "B[F5//0.9]W[D6//0.9];)");
    let mut engine = NboardSession::new(1);
    ask(&mut engine, "set depth 30");
    assert_eq!(ask(&mut engine, &format!("set game {hasty}")), [""; 0]);
    let (reply, _, seconds) = chosen(&ask(&mut engine, "go"));
    assert!(seconds < 5.0, "30 plies would take hours: {seconds}");
    assert_eq!(ask(&mut engine, &format!("move {reply}")), [""; 0]);
}

#[test]
fn a_stopped_search_ends_without_further_results() {
    let stop = StopFlags::default();
    stop.stop_searches();
    let mut engine = NboardSession::new(1);
    for line in ["hint 3", "analyze"] {
        let mut responses = Vec::new();
        let _ = engine.handle_line(line, &stop, &mut |line| responses.push(line.to_owned()));
        assert_eq!(responses, ["status Tessera is analysing", "status Tessera is waiting"], "{line}");
    }
}
