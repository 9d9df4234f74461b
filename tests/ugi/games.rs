//! Whole games, played by the engine against itself through the protocol.

use tessera::protocol::Session;
use tessera::rules::Game;

use super::support::{Program, ask, best_move};

/// Plays a game to its end and gives the moves and the result.
fn play(setup: &[&str], go: &str) -> (Vec<String>, String) {
    let mut session = Session::new();
    for line in setup {
        assert_eq!(ask(&mut session, line), [""; 0]);
    }
    let longest = session.position().longest_game().expect("every game ends");
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
fn a_game_of_othello_is_played_to_its_official_score() {
    let (moves, result) = play(&[], "go nodes 300");
    let words: Vec<&str> = result.split(' ').collect();
    let [_, winner, first, second] = words[..] else { panic!("{result}") };
    let [first, second] = [first, second].map(|score| score.parse::<u32>().expect("a score"));
    assert_eq!(first + second, 64);
    assert_eq!(
        winner,
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
fn a_game_of_breakthrough_is_played_to_a_win() {
    let (_, result) =
        play(&["setoption name Game value breakthrough", "setoption name Size value 6x5"], "go nodes 500");
    assert!(["response p1win", "response p2win"].contains(&result.as_str()), "{result}");
}

#[test]
fn a_game_of_diamond_is_played_to_its_end() {
    let (moves, result) = play(&["setoption name Game value diamond"], "go nodes 300");
    assert!(["response p1win", "response p2win", "response draw"].contains(&result.as_str()), "{result}");
    assert!(moves.len() > 7);
}

#[test]
fn the_program_plays_a_whole_game_through_its_pipes() {
    let mut program = Program::start();
    program.line("setoption name Game value breakthrough");
    program.line("setoption name Size value 5x5");
    let mut moves = String::new();
    loop {
        program.line(&format!("position startpos moves{moves}"));
        program.line("query gameover");
        if program.until("response ") == ["response true"] {
            break;
        }
        program.line("go depth 2");
        let said = program.until("bestmove ");
        moves += " ";
        moves += best_move(&said);
    }
    program.line("query result");
    let result = program.until("response ").concat();
    assert!(["response p1win", "response p2win"].contains(&result.as_str()), "{result}");
    program.line("quit");
    assert_eq!(program.end().1.code(), Some(0));
}
