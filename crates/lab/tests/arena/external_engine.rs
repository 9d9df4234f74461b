//! Other programs as players: this crate's engine, and scripts that misbehave.

use std::fs;
use std::time::Duration;

use tessera_lab::{CliError, PlayerConfig, SeriesResult};
use tessera_rules::{Game, GameKind, Position, Record, Variant};

use super::support::{TempFile, config, play_series, player, variant};

const ENGINE: &str = env!("CARGO_BIN_EXE_tessera-engine");

/// How long to wait for programs that never send the expected line.
const SHORT_TIMEOUT: Duration = Duration::from_millis(400);

#[test]
fn the_engine_plays_every_game_over_ugi() {
    let kinds = [GameKind::Othello, GameKind::Diamond].map(Variant::standard);
    for variant in kinds.into_iter().chain([variant(GameKind::Breakthrough, 6, 5)]) {
        let program = format!("ugi:{ENGINE},nodes=300");
        let result = play_series(&config(variant), [&program, "random"], 2).expect("the games end");
        assert_eq!(result.score.wins, 2, "{}: {}", variant.kind(), result.score);
        let nodes = result.players[0].search.nodes;
        assert!(nodes > 300, "the nodes it reports are counted: {nodes}");
        assert_eq!(result.players.map(|stats| (stats.illegal_moves, stats.losses_on_time)), [(0, 0); 2]);
    }
}

#[test]
fn the_engine_chooses_the_same_move_in_this_process_and_over_ugi() {
    let config = config(Variant::standard(GameKind::Diamond));
    let game = Record::new(Position::start(config.variant));
    let [mut internal, mut external] = ["tessera:depth=2", &format!("ugi:{ENGINE},depth=2,Seed=9")]
        .map(|name| player(name, &config).expect("the player is created"));
    let internal = internal.choose_move(&game, 9).expect("a move").mv;
    let external = external.choose_move(&game, 0).expect("a move").mv;
    assert_eq!(internal, external);
    assert!(game.current().check(external).is_ok());
}

/// The error of a program that cannot be used as a player.
fn refusal(program: &str, config: &PlayerConfig) -> String {
    let error = player(program, config).err().expect("the program cannot be used").to_string();
    assert!(error.starts_with(program.split_once(':').expect("a protocol").1), "{error}");
    error
}

#[test]
fn a_program_that_is_missing_or_exits_is_refused() {
    let config = config(Variant::standard(GameKind::Othello));
    assert!(refusal("ugi:/no/such/program", &config).contains("cannot be started"));
    assert!(refusal("ugi:true", &config).contains("has ended (exit status: 0)"));
    assert!(refusal("ugi:false", &config).contains("has ended (exit status: 1)"));
}

#[test]
fn a_program_that_never_sends_the_expected_line_is_refused() {
    let config = PlayerConfig { timeout: SHORT_TIMEOUT, ..config(Variant::standard(GameKind::Othello)) };
    // `cat /dev/zero` never ends its line, `yes` sends lines without pause.
    for program in ["ugi:sleep 30", "ugi:yes", "ugi:cat /dev/zero"] {
        assert!(refusal(program, &config).contains("timed out before sending ugiok"), "{program}");
    }
    assert!(refusal("uci:cat", &config).contains("timed out before sending uciok"));
}

#[test]
fn a_program_that_is_refused_is_ended() {
    let pid_file = TempFile::new("pid");
    let script = script(&format!(
        "echo $$ > {}\nread ugi\necho ugiok\nread isready\necho error: not ready\nexec sleep 600\n",
        pid_file.text()
    ));
    let config = config(Variant::standard(GameKind::Othello));
    assert!(refusal(&format!("ugi:sh {}", script.text()), &config).contains("not ready"));
    if fs::exists("/proc/self").expect("the folder can be read") {
        let process = format!("/proc/{}", pid_file.read().trim());
        assert!(!fs::exists(process).expect("the folder can be read"));
    }
}

fn script(text: &str) -> TempFile {
    let file = TempFile::new("script");
    fs::write(file.path(), text).expect("the file can be written");
    file
}

/// A program that completes the handshake, and runs this shell command when it is to move.
fn ugi_script(on_go: &str) -> TempFile {
    script(&format!(
        "while read word rest; do\n case $word in\n ugi) echo ugiok;;\n isready) echo readyok;;\n go) {on_go};;\n \
         esac\ndone\n"
    ))
}

/// Plays two games between a script and the greedy player.
fn play_script(on_go: &str, options: &str, timeout: Duration) -> Result<SeriesResult, CliError> {
    let script = ugi_script(on_go);
    let config = PlayerConfig { timeout, ..config(Variant::standard(GameKind::Breakthrough)) };
    play_series(&config, [&format!("ugi:sh {}{options}", script.text()), "greedy"], 2)
}

#[test]
fn an_illegal_move_loses_the_game_and_the_series_continues() {
    for text in ["a1a5", "", "(none)", "\u{1b}[2J×"] {
        let on_go = format!("echo 'bestmove {text}'");
        let result = play_script(&on_go, ",nodes=1", Duration::from_secs(60)).expect("the games end");
        assert_eq!((result.score.losses, result.players[0].illegal_moves), (2, 2), "{text}");
        assert_eq!(result.players[1].illegal_moves, 0);
    }
}

#[test]
fn a_move_over_the_time_limit_loses_the_game() {
    let result = play_script("sleep 0.3; echo bestmove a2a3", ",movetime=50", Duration::from_secs(60));
    let result = result.expect("the games end");
    // In the second game the script plays Black, for whom the move is illegal.
    let stats = result.players[0];
    assert_eq!((result.score.losses, stats.losses_on_time, stats.illegal_moves), (2, 1, 1));
}

#[test]
fn a_program_that_fails_during_a_game_ends_the_series() {
    for (on_go, timeout, part) in [
        ("exit 3", Duration::from_secs(60), "has ended (exit status: 3) before sending bestmove"),
        ("true", SHORT_TIMEOUT * 5, "timed out before sending bestmove"),
        ("echo error go: out of ideas", Duration::from_secs(60), "reported \"error go: out of ideas\""),
    ] {
        let error = play_script(on_go, ",nodes=1", timeout).expect_err("no move was sent");
        assert!(error.to_string().contains(part), "{error}");
        assert!(matches!(error, CliError::Agent(_)), "{error:?}");
    }
}

#[test]
fn a_game_that_uci_engines_do_not_play_is_refused() {
    let script =
        script("read word\necho option name UCI_Variant type combo default chess var chess\necho uciok\ncat\n");
    let refused = refusal(&format!("uci:sh {}", script.text()), &config(Variant::standard(GameKind::Othello)));
    assert!(refused.contains("Othello cannot be played over UCI"), "{refused}");
}
