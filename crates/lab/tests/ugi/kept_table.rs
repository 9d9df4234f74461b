//! The transposition table that a session keeps from move to move.

use tessera_engine::protocol::UgiSession;

use super::support::{ask, ask_new};

/// Sizes, starts and searches for each game.
const GAMES: [(&str, &str); 5] =
    [("othello", "8x8"), ("othello", "6x6"), ("breakthrough", "6x6"), ("breakthrough", "10x10"), ("diamond", "8x8")];

/// A session with a board of this game, which has answered nothing yet.
fn session(game: &str, size: &str) -> UgiSession {
    let mut session = UgiSession::new();
    for line in [&format!("setoption name Game value {game}"), &format!("setoption name Size value {size}")] {
        assert_eq!(ask(&mut session, line), [""; 0]);
    }
    session
}

/// Responses without the fields that depend on the time.
fn without_time(responses: &[String]) -> Vec<String> {
    let strip = |line: &String| match line.split_once(" time ") {
        Some((before, after)) => format!("{before} pv{}", after.split_once(" pv").map_or("", |(_, line)| line)),
        None => line.clone(),
    };
    responses.iter().map(strip).collect()
}

/// Plays a game against itself with searches of both kinds: everything that the session answers, without times.
fn self_play(session: &mut UgiSession) -> Vec<String> {
    let mut answers = Vec::new();
    let mut moves = String::new();
    for ply in 0..8 {
        ask(session, &format!("position startpos{}{moves}", if ply == 0 { "" } else { " moves" }));
        let responses = ask(session, if ply % 2 == 0 { "go nodes 3000" } else { "go depth 5" });
        moves += responses.last().and_then(|line| line.strip_prefix("bestmove")).expect("a move");
        answers.extend(without_time(&responses));
    }
    answers
}

/// The nodes of a search to this depth.
fn nodes(session: &mut UgiSession, depth: u32) -> u64 {
    let responses = ask(session, &format!("go depth {depth}"));
    let info = responses.iter().rev().find(|line| line.starts_with("info ")).expect("a search reports");
    let (_, rest) = info.split_once(" nodes ").expect("it reports its nodes");
    rest.split(' ').next().and_then(|count| count.parse().ok()).expect("a number")
}

#[test]
fn the_same_commands_get_the_same_answers_in_a_new_session_and_after_uginewgame() {
    for (game, size) in GAMES {
        let first = self_play(&mut session(game, size));
        assert!(first.iter().any(|line| line.contains(" nodes ")), "{first:?}");
        assert_eq!(self_play(&mut session(game, size)), first, "{game} {size}");
        let mut other = session(game, size);
        ask(&mut other, "position startpos");
        ask(&mut other, "go nodes 20000");
        self_play(&mut other);
        ask(&mut other, "uginewgame");
        assert_eq!(self_play(&mut other), first, "{game} {size}");
    }
}

#[test]
fn the_next_search_of_a_game_needs_fewer_nodes_than_the_first_of_a_session() {
    for (game, size) in GAMES {
        let mut playing = session(game, size);
        let reply = ask(&mut playing, "go depth 8").last().cloned().expect("a move");
        let moves = format!("position startpos moves {}", reply.trim_start_matches("bestmove "));
        let mut fresh = session(game, size);
        for session in [&mut playing, &mut fresh] {
            assert_eq!(ask(session, &moves), [""; 0]);
        }
        let (kept, fresh) = (nodes(&mut playing, 7), nodes(&mut fresh, 7));
        assert!(kept < fresh, "{game} {size}: {kept} and {fresh}");
    }
}

#[test]
fn the_table_is_emptied_by_what_makes_it_worthless_and_by_nothing_else() {
    let mut session = UgiSession::new();
    let first = nodes(&mut session, 8);
    for line in [
        "position startpos",
        "setoption name Seed value 0",
        "isready",
        "perft 1",
        "go depth 0",
        "setoption name Hash value 0",
    ] {
        ask(&mut session, line);
        assert!(nodes(&mut session, 8) < first, "{line}");
    }
    for line in [
        "uginewgame",
        "setoption name Game value othello",
        "setoption name Size value 8x8",
        "setoption name Hash value 32",
        "setoption name EvalFile value built-in",
    ] {
        assert_eq!(ask(&mut session, line), [""; 0]);
        assert_eq!(nodes(&mut session, 8), first, "{line}");
    }
    ask(&mut session, "setoption name Game value diamond");
    ask(&mut session, "go depth 3");
    ask(&mut session, "setoption name Game value othello");
    assert_eq!(nodes(&mut session, 8), first, "a search of another game was in between");
}

#[test]
fn a_position_of_another_game_gets_its_right_score() {
    let score = |responses: Vec<String>| {
        let info = responses.iter().rev().find(|line| line.starts_with("info ")).expect("a search reports").clone();
        info.split_once(" score ")
            .and_then(|(_, rest)| rest.split_once(" nodes "))
            .expect("it has a score")
            .0
            .to_owned()
    };
    let ends: Vec<String> = (1..5).map(end_of_a_game).collect();
    let mut session = UgiSession::new();
    ask(&mut session, "go depth 10");
    for position in ends.iter().chain(ends.iter().rev()) {
        ask(&mut session, position);
        let found = score(ask(&mut session, "go exact"));
        assert!(found.starts_with("exact "), "{found}");
        assert_eq!(found, score(ask_new(&[position, "go exact"])), "{position}");
    }
    let mut session = self::session("breakthrough", "4x4");
    ask(&mut session, "go depth 9");
    for (position, expected) in [("3p/4/P3/4 w", "win 3"), ("4/4/P1p1/4 w", "loss 2"), ("3p/4/P3/4 w", "win 3")] {
        ask(&mut session, &format!("position fen {position}"));
        assert_eq!(score(ask(&mut session, "go depth 8")), expected, "{position}");
    }
}

/// A position of Othello with few empty squares: each move of its game is the `step`th legal one, counted in a circle.
fn end_of_a_game(step: usize) -> String {
    let mut session = UgiSession::new();
    let mut moves = String::new();
    for ply in 0..50 {
        let legal = ask(&mut session, "legal").concat();
        let legal: Vec<&str> = legal.split(' ').skip(1).collect();
        let Some(mv) = legal.get(ply * step % legal.len().max(1)) else { break };
        moves = format!("{moves} {mv}");
        ask(&mut session, &format!("position startpos moves{moves}"));
    }
    format!("position startpos moves{moves}")
}
