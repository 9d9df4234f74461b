//! Complete games of the engine against itself over the protocol.

use tessera_engine::protocol::UgiSession;
use tessera_rules::Game;

use super::support::{Program, ask, best_move};

/// Plays a game to its end; returns the moves and the result.
fn play(setup: &[&str], go: &str) -> (Vec<String>, String) {
    let mut session = UgiSession::new();
    for line in setup {
        assert_eq!(ask(&mut session, line), [""; 0]);
    }
    let longest = session.position().longest_game().expect("every game has a maximum length");
    let mut moves: Vec<String> = Vec::new();
    while ask(&mut session, "query gameover") == ["response false"] {
        let legal = ask(&mut session, "legal").concat();
        let chosen = best_move(&ask(&mut session, go)).to_owned();
        assert!(legal.split(' ').any(|mv| mv == chosen), "{chosen} is not among {legal}");
        moves.push(chosen);
        assert_eq!(ask(&mut session, &format!("position startpos moves {}", moves.join(" "))), [""; 0]);
        assert!(moves.len() <= longest, "{moves:?}");
    }
    assert_eq!(ask(&mut session, "legal"), ["legal"]);
    assert_eq!(ask(&mut session, go), ["error go: the game is over"]);
    (moves, ask(&mut session, "query result").concat())
}

#[test]
fn a_game_of_othello_ends_with_its_official_score() {
    let (moves, result) = play(&[], "go nodes 300");
    let words: Vec<&str> = result.split(' ').collect();
    let [_, result_word, first, second] = words[..] else { panic!("{result}") };
    let [first, second] = [first, second].map(|score| score.parse::<u32>().expect("a score"));
    assert_eq!(first + second, 64);
    assert_eq!(
        result_word,
        if first > second {
            "p1win"
        } else if first < second {
            "p2win"
        } else {
            "draw"
        }
    );
    assert!(moves.len() > 30);
}

#[test]
fn a_game_of_breakthrough_ends_with_a_win() {
    let (_, result) =
        play(&["setoption name Game value breakthrough", "setoption name Size value 6x5"], "go nodes 500");
    assert!(["response p1win", "response p2win"].contains(&result.as_str()), "{result}");
}

#[test]
fn a_game_of_diamond_ends_with_a_result() {
    let (moves, result) = play(&["setoption name Game value diamond"], "go nodes 300");
    assert!(["response p1win", "response p2win", "response draw"].contains(&result.as_str()), "{result}");
    assert!(moves.len() > 7);
}

#[test]
fn the_program_plays_a_complete_game_through_its_pipes() {
    let mut program = Program::start();
    program.write_line("setoption name Game value breakthrough");
    program.write_line("setoption name Size value 5x5");
    let mut moves = String::new();
    loop {
        program.write_line(&format!("position startpos moves{moves}"));
        program.write_line("query gameover");
        if program.read_until("response ") == ["response true"] {
            break;
        }
        program.write_line("go depth 2");
        let lines = program.read_until("bestmove ");
        moves += " ";
        moves += best_move(&lines);
    }
    program.write_line("query result");
    let result = program.read_until("response ").concat();
    assert!(["response p1win", "response p2win"].contains(&result.as_str()), "{result}");
    program.write_line("quit");
    assert_eq!(program.wait_for_exit().1.code(), Some(0));
}
