//! `explorer`, as a user runs it.

use tessera_engine::explorer::{EngineGames, key_of};
use tessera_rules::{GameKind, Position, Variant};

use super::support::{TempFile, run};

#[test]
fn the_command_builds_an_index_and_shows_a_position() {
    let (games, index) = (TempFile::new("games.txt"), TempFile::new("index"));
    std::fs::write(games.path(), "f5d6c3d3c4\nd3c5f6f5e6\nf5a1\n").expect("the temporary folder can be written");
    let (code, output, errors) = run(&["explorer", "build", "--out", index.text(), games.text()]);
    assert_eq!((code, output.starts_with("2 games, ")), (Some(1), true), "{output}");
    assert!(errors.contains("game 3: ") && errors.ends_with("error: games that were not read: 1\n"), "{errors}");
    let (code, output, errors) = run(&["explorer", "show", index.text(), "f5", "d6", "c3", "d3"]);
    assert_eq!((code, errors.as_str()), (Some(0), ""));
    let line = output.lines().last().expect("a move was played");
    assert!(line.starts_with("c4 ") && line.contains(" 2 "), "{output}");
    let (code, _, errors) = run(&["explorer", "show", games.text()]);
    assert!(code == Some(1) && errors.contains("this is not an index of openings"), "{errors}");
}

#[test]
fn the_command_shows_the_year_of_a_game_and_counts_none_by_other_rules() {
    let anti =
        "(;GM[Othello]DT[2025]TY[8a]BO[8 ---------------------------O*------*O--------------------------- *]B[f5];)";
    let (games, other, index) = (TempFile::new("games.pgn"), TempFile::new("anti.ggf"), TempFile::new("index"));
    std::fs::write(other.path(), anti).expect("the temporary folder can be written");
    for date in ["2024.??.??", "2024.01.01", "2024.12.31", "2024"] {
        std::fs::write(games.path(), format!("[Date \"{date}\"]\n\n1. f5 *\n")).expect("the folder can be written");
        let (code, output, errors) = run(&["explorer", "build", "--out", index.text(), games.text(), other.text()]);
        assert!(output.starts_with("1 games, ") && errors.contains("anti-Othello"), "{code:?} {output} {errors}");
        let (_, output, _) = run(&["explorer", "show", index.text()]);
        assert!(output.trim_end().ends_with(" 2024"), "{date}: {output}");
    }
}

#[test]
fn the_command_packs_games() {
    let (games, out) = (TempFile::new("games.txt"), TempFile::new("packed"));
    std::fs::write(games.path(), "f5d6c3d3c4\nd3c5f6f5e6\n").expect("the temporary folder can be written");
    let (code, output, errors) = run(&["explorer", "pack", "--plies", "4", "--out", out.text(), games.text()]);
    let file = std::fs::read(out.path()).expect("the file is written");
    assert_eq!((code, output, errors), (Some(0), format!("2 games, {} bytes\n", file.len()), String::new()));
    let table = EngineGames::read(&file, GameKind::Othello).expect("packed games");
    assert_eq!(table.of(key_of(&Position::start(Variant::standard(GameKind::Othello))))[0].totals.games, 2);
}
