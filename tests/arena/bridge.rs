//! Programs of their own as players: this crate's engine, and programs that are good for nothing.

use std::fs;
use std::time::{Duration, Instant};

use tessera::arena::{Hall, Trouble};
use tessera::rules::{Game, GameKind, Position, Record, Variant};

use super::support::{Scratch, contest, hall, seat, variant};

const ENGINE: &str = env!("CARGO_BIN_EXE_tessera-engine");

#[test]
fn the_engine_plays_every_game_as_a_program() {
    let kinds = [GameKind::Othello, GameKind::Diamond].map(Variant::standard);
    for variant in kinds.into_iter().chain([variant(GameKind::Breakthrough, 6, 5)]) {
        let program = format!("ugi:{ENGINE},nodes=300");
        let standing = contest(&hall(variant), [&program, "random"], 2).expect("it is played");
        assert_eq!(standing.tally.wins, 2, "{}: {}", variant.kind(), standing.tally);
        let nodes = standing.players[0].effort.nodes;
        assert!(nodes > 300, "the nodes it tells are counted: {nodes}");
        assert_eq!(standing.players.map(|conduct| (conduct.illegal_moves, conduct.losses_on_time)), [(0, 0); 2]);
    }
}

#[test]
fn the_engine_chooses_the_same_move_here_and_as_a_program() {
    let hall = hall(Variant::standard(GameKind::Diamond));
    let game = Record::new(Position::start(hall.variant));
    let [mut here, mut there] = ["tessera:depth=2", &format!("ugi:{ENGINE},depth=2,Seed=9")]
        .map(|name| seat(name, &hall).expect("the player comes"));
    let (here, there) = (here.choose(&game, 9).expect("a move"), there.choose(&game, 0).expect("a move"));
    assert_eq!(here.mv, there.mv);
    assert!(game.current().check(there.mv).is_ok());
}

/// What is said about a program that does not get as far as a game.
fn refusal(program: &str) -> String {
    let hall = Hall { patience: Duration::from_millis(400), ..hall(Variant::standard(GameKind::Othello)) };
    let begun = Instant::now();
    let reason = seat(program, &hall).err().expect("nothing can be played with it");
    assert!(begun.elapsed() < Duration::from_secs(10), "{program}");
    assert!(reason.starts_with(program.split_once(':').expect("a kind").1), "{reason}");
    reason
}

#[test]
fn a_program_that_is_missing_dead_silent_or_talks_nonsense_is_refused() {
    assert!(refusal("ugi:/no/such/program").contains("cannot be started"));
    assert!(refusal("ugi:true").contains("it has ended (exit status: 0)"));
    assert!(refusal("ugi:false").contains("it has ended (exit status: 1)"));
    assert!(refusal("ugi:sleep 30").contains("silent too long: ugiok did not come"));
    assert!(refusal("uci:cat").contains("silent too long: uciok"));
    assert!(refusal("ugi:yes").contains("silent too long"));
    // It never ends its line.
    assert!(refusal("ugi:cat /dev/zero").contains("silent too long"));
}

#[test]
fn a_program_that_is_no_longer_needed_is_ended() {
    let note = Scratch::new("pid");
    let script = script(&format!("echo $$ > {}\nexec sleep 30\n", note.text()));
    refusal(&format!("ugi:sh {}", script.text()));
    let process = format!("/proc/{}", note.read().trim());
    assert!(fs::exists("/proc/self").is_ok_and(|there_is_proc| !there_is_proc) || !fs::exists(process).unwrap());
}

fn script(text: &str) -> Scratch {
    let file = Scratch::new("script");
    fs::write(file.path(), text).expect("it can be written");
    file
}

/// A program that says hello and then does this when it is to move.
fn player(answer: &str) -> Scratch {
    script(&format!(
        "while read word rest; do\n case $word in\n ugi) echo ugiok;;\n isready) echo readyok;;\n go) {answer};;\n \
         esac\ndone\n"
    ))
}

/// A match of two games between a script and the greedy player.
fn outcome(answer: &str) -> Result<tessera::arena::Standing, Trouble> {
    let script = player(answer);
    let hall = Hall { patience: Duration::from_millis(400), ..hall(Variant::standard(GameKind::Breakthrough)) };
    contest(&hall, [&format!("ugi:sh {},movetime=50", script.text()), "greedy"], 2)
}

#[test]
fn an_illegal_move_loses_the_game_and_the_match_goes_on() {
    for answer in ["a1a5", "", "(none)", "\u{1b}[2J×"] {
        let standing = outcome(&format!("echo 'bestmove {answer}'")).expect("it is played");
        assert_eq!((standing.tally.losses, standing.players[0].illegal_moves), (2, 2), "{answer}");
        assert_eq!(standing.players[1].illegal_moves, 0);
    }
}

#[test]
fn a_move_that_comes_too_late_loses_the_game() {
    let standing = outcome("sleep 0.3; echo bestmove a2a3").expect("it is played");
    // For Black the move is not even legal.
    let conduct = standing.players[0];
    assert_eq!((standing.tally.losses, conduct.losses_on_time, conduct.illegal_moves), (2, 1, 1));
}

#[test]
fn a_program_that_breaks_during_a_game_ends_the_match() {
    for (answer, part) in [
        ("exit 3", "it has ended (exit status: 3) instead of saying bestmove"),
        ("true", "silent too long: bestmove did not come"),
        ("echo error go: out of ideas", "out of ideas"),
    ] {
        let Err(Trouble::Failed(reason)) = outcome(answer) else { panic!("{answer} passes for a move") };
        assert!(reason.contains(part), "{reason}");
    }
}

#[test]
fn a_game_that_is_not_played_over_uci_is_refused() {
    let script =
        script("read word\necho option name UCI_Variant type combo default chess var chess\necho uciok\ncat\n");
    assert!(refusal(&format!("uci:sh {}", script.text())).contains("Othello is not played over UCI"));
}
