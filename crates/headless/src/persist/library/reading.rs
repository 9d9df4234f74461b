//! Reads the games in data from outside.

use crate::records::{GameRecord, ImportError, RecordFormat, RecordSource};

/// The games of an import, and its faults.
#[derive(Debug, Default)]
pub(super) struct ReadGames {
    pub(super) games: Vec<GameRecord>,
    pub(super) failed: usize,
    pub(super) first_fault: Option<String>,
}

/// Reads all games of all files; a game with a fault does not keep the others from being read.
pub(super) fn read(files: &[Vec<u8>], name_files: &[Vec<u8>]) -> ReadGames {
    let mut read = ReadGames::default();
    for file in files {
        let source = RecordSource::new(file).with_name_files(name_files);
        let games: Box<dyn Iterator<Item = _>> = match RecordFormat::recognise(&source) {
            Ok(format) => format.read(&source),
            Err(error) => Box::new(std::iter::once(Err(error))),
        };
        let before = read.games.len() + read.failed;
        for game in games {
            read.add(game);
        }
        if read.games.len() + read.failed == before {
            read.add(Err(ImportError::NoGame));
        }
    }
    read
}

impl ReadGames {
    fn add(&mut self, game: Result<GameRecord, ImportError>) {
        match game {
            Ok(game) => self.games.push(game),
            Err(error) => {
                self.failed += 1;
                self.first_fault.get_or_insert_with(|| error.to_string());
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read_texts(texts: &[&str]) -> (usize, usize, Option<String>) {
        let files: Vec<Vec<u8>> = texts.iter().map(|text| text.as_bytes().to_vec()).collect();
        let read = read(&files, &[]);
        (read.games.len(), read.failed, read.first_fault)
    }

    #[test]
    fn a_file_with_a_bad_game_gives_the_others_and_the_fault() {
        let pgn = "[Variant \"Othello\"]\n\n1. f5 d6 *\n\n[Variant \"Othello\"]\n\n1. a1 *\n\n[Variant \"Othello\"]\n\n1. f5 f6 *\n";
        let (games, failed, fault) = read_texts(&[pgn]);
        assert_eq!((games, failed), (2, 1));
        assert!(fault.is_some_and(|fault| fault.contains("line 7")), "the place is named");
    }

    #[test]
    fn a_text_without_a_game_is_a_fault() {
        assert_eq!(read_texts(&[""]).0, 0);
        assert_eq!(read_texts(&["", "f5d6c3"]).0, 1);
        assert_eq!(read_texts(&["what a nice day"]).1, 1);
    }
}
