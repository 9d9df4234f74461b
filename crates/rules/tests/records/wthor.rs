//! WTHOR: games with names, results and scores of perfect play; a game with a fault does not lose the others.

use std::path::Path;

use tessera_rules::Side;
use tessera_rules::records::{EarlyEnd, GameRecord, RecordFormat, RecordSource};

/// A file of games that were made up for the test: score, best score, moves.
fn file(games: &[(u8, u8, &str)]) -> Vec<u8> {
    let count = (games.len() as u32).to_le_bytes();
    let mut file = vec![20, 24, 5, 1, count[0], count[1], count[2], count[3], 0, 0, 0xE8, 0x07, 8, 0, 58, 0];
    for (score, best, transcript) in games {
        file.extend([1, 0, 0, 0, 1, 0, *score, *best]);
        let label = |label: &[u8]| (label[1] - b'0') * 10 + (label[0] - b'a' + 1);
        let mut moves: Vec<u8> = transcript.as_bytes().chunks(2).map(label).collect();
        moves.resize(60, 0);
        file.extend(moves);
    }
    file
}

fn names(length: usize, names: &[&[u8]]) -> Vec<u8> {
    let mut file = vec![20, 26, 2, 16, 0, 0, 0, 0, names.len() as u8, 0, 0, 0, 0, 0, 0, 0];
    for name in names {
        file.extend(*name);
        file.resize(file.len() + length - name.len(), 0);
    }
    file
}

fn read(bytes: &[u8], name_files: &[Vec<u8>]) -> Vec<Result<GameRecord, String>> {
    let source = RecordSource::new(bytes).with_name_files(name_files);
    let format = RecordFormat::recognise(&source).expect("the file is recognised");
    assert_eq!(format.id, "wthor");
    format.read(&source).map(|game| game.map_err(|error| error.to_string())).collect()
}

#[test]
fn names_results_and_scores_of_perfect_play_are_taken_over() {
    let players = names(20, &[b"Ann", b"Andr\xe9"]);
    let tournaments = names(26, &[b"Friendly", b"Paris Open"]);
    let games = read(&file(&[(20, 40, "f5d6c3")]), &[tournaments, players]);
    let [Ok(game)] = &games[..] else { panic!("one game: {games:?}") };
    assert_eq!(game.names(), [Some("Ann"), Some("André")]);
    let tags = ["Event", "Date", "Score"].map(|name| game.tags.get(name));
    assert_eq!(tags, [Some("Paris Open"), Some("2024.??.??"), Some("20-44")]);
    assert_eq!(game.early_end, Some(EarlyEnd::Adjudicated(Some(Side::Second))));
    let line = game.tree.main_line();
    let values: Vec<Option<String>> =
        line.iter().map(|node| game.tree.annotation(*node).evaluation.map(|value| value.to_string())).collect();
    assert_eq!(values, [None, Some("+16.00/exact".to_owned()), None], "after two of sixty moves 58 squares are empty");
}

#[test]
fn a_game_with_a_fault_does_not_lose_the_others() {
    let games = read(&file(&[(32, 32, "f5d6"), (32, 32, "f5a1"), (32, 32, "f5f6")]), &[]);
    assert_eq!(games.iter().map(Result::is_ok).collect::<Vec<_>>(), [true, false, true]);
    assert_eq!(games[1], Err("game 2, move 2: a1 outflanks nothing".to_owned()));
    let first = games[0].as_ref().expect("the first game is right");
    assert_eq!((first.names(), first.early_end), ([None, None], Some(EarlyEnd::Adjudicated(None))));
}

/// The files of the federation are not part of the project: `TESSERA_WTHOR` names their folder.
#[test]
#[ignore = "needs the federation's files in the folder TESSERA_WTHOR"]
fn every_game_of_the_federation_is_read_and_has_its_official_score() {
    let folder = std::env::var("TESSERA_WTHOR").expect("TESSERA_WTHOR names a folder");
    let (mut read, mut finished) = (0, 0);
    for entry in std::fs::read_dir(&folder).expect("the folder can be read") {
        let path = entry.expect("the folder can be read").path();
        if path.extension().is_some_and(|extension| extension.eq_ignore_ascii_case("wtb")) {
            let (games, over) = check_file(&path);
            read += games;
            finished += over;
        }
    }
    assert!(read > 0, "{folder} has no files of games");
    println!("{read} games read, {finished} of them played to the end");
}

/// Reads a file and compares the scores of the games that were played to the end; returns how many there are of each.
fn check_file(path: &Path) -> (usize, usize) {
    let bytes = std::fs::read(path).expect("the file can be read");
    let (mut read, mut finished) = (0, 0);
    for game in self::read(&bytes, &[]) {
        let game = game.unwrap_or_else(|error| panic!("{}: {error}", path.display()));
        read += 1;
        if let Some(score) = game.last_position().official_score() {
            finished += 1;
            let [black, white] = score.0;
            assert_eq!(game.tags.get("Score"), Some(format!("{black}-{white}").as_str()), "{} {read}", path.display());
        }
    }
    (read, finished)
}
