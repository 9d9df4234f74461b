//! The match to start with: from options, a link, or a file of games. A link may carry an own theme instead.

use std::borrow::Cow;
use std::ffi::OsStr;
use std::fmt::Display;
use std::path::{Path, PathBuf};

use super::OptionsError;
use crate::records::{GameRecord, GameTree, ImportError, RecordFormat, RecordSource, parse_link_fragment};
use crate::rules::{Game, GameKind, Position, Size, Variant};
use crate::settings::theme::OwnTheme;

/// The match that `--game` and the options beside it describe.
pub(super) fn from_options(
    kind: Option<GameKind>,
    size: Option<Size>,
    position: Option<&str>,
    moves: Option<&str>,
) -> Result<Option<GameRecord>, OptionsError> {
    let Some(kind) = kind else {
        return if size.is_some() || position.is_some() || moves.is_some() {
            Err(OptionsError::NeedsGame)
        } else {
            Ok(None)
        };
    };
    let variant = Variant::new(kind, size.unwrap_or(kind.default_size()))?;
    let start = match position {
        Some(text) => Position::parse(variant, text).map_err(OptionsError::Position)?,
        None => Position::start(variant),
    };
    let moves = start.parse_game(moves.unwrap_or_default()).map_err(OptionsError::Moves)?;
    let tree = GameTree::with_moves(start, &moves).expect("the moves have been read as legal");
    Ok(Some(GameRecord::new(tree)))
}

/// What a link or a file opens.
#[derive(Debug)]
pub(super) enum Linked {
    Game(GameRecord),
    Theme(OwnTheme),
}

impl Linked {
    /// Puts it where it belongs.
    pub(super) fn put_into(self, game: &mut Option<GameRecord>, theme: &mut Option<OwnTheme>) {
        match self {
            Linked::Game(record) => *game = Some(record),
            Linked::Theme(own) => *theme = Some(own),
        }
    }
}

/// The match or the theme of a link, or of the part of an address after `#`.
pub(super) fn from_link(link: &str) -> Result<Linked, OptionsError> {
    if OwnTheme::is_meant_by(link) {
        return OwnTheme::parse(link).map(Linked::Theme).map_err(OptionsError::OwnTheme);
    }
    // The place within a link says nothing to a player.
    let record = parse_link_fragment(link).map_err(|error| OptionsError::Link(error.reason.to_string()))?;
    Ok(Linked::Game(record))
}

/// What a link opens, or the first game of a file in any known format.
pub(super) fn from_file_or_link(source: &OsStr) -> Result<Linked, OptionsError> {
    let path = path(source);
    let link = source.to_str().filter(|text| !path.exists() && looks_like_link(text));
    match link {
        Some(link) => from_link(link),
        None => from_file(&path).map(Linked::Game),
    }
}

/// The path of a file that is named by its path or, as file managers do, by a `file:` address on this machine.
fn path(source: &OsStr) -> Cow<'_, Path> {
    let encoded = source.to_str().and_then(|text| text.strip_prefix("file://"));
    let Some(encoded) = encoded.map(|path| path.strip_prefix("localhost").unwrap_or(path)) else {
        return Cow::Borrowed(Path::new(source));
    };
    let decoded = percent_encoding::percent_decode_str(encoded).decode_utf8_lossy();
    // Windows has a drive after the slash.
    let is_drive = |path: &str| cfg!(windows) && path.as_bytes().get(2) == Some(&b':');
    let path = decoded.strip_prefix('/').filter(|_| is_drive(&decoded)).unwrap_or(&decoded);
    Cow::Owned(PathBuf::from(path))
}

fn looks_like_link(text: &str) -> bool {
    if OwnTheme::is_meant_by(text) {
        return true;
    }
    let format = RecordFormat::recognise(&RecordSource::text(text));
    format.is_ok_and(|format| format.id == "link")
}

fn from_file(path: &Path) -> Result<GameRecord, OptionsError> {
    let fault =
        |error: &dyn Display| OptionsError::File { path: path.display().to_string(), reason: error.to_string() };
    let bytes = std::fs::read(path).map_err(|error| fault(&error))?;
    let source = RecordSource::new(&bytes);
    let format = RecordFormat::recognise(&source).map_err(|error| fault(&error))?;
    let first = format.read(&source).next().unwrap_or(Err(ImportError::NoGame));
    first.map_err(|error| fault(&error))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::cli::{CliCommand, parse};
    use crate::records::{EarlyEnd, link_fragment};
    use crate::rules::Side;

    fn record() -> GameRecord {
        let start = Position::start(Variant::standard(GameKind::Diamond));
        let moves = start.parse_game("d4 swap e5").expect("the moves are legal");
        let mut record = GameRecord::new(GameTree::with_moves(start, &moves).expect("they are"));
        record.early_end = Some(EarlyEnd::Resigned(Side::First));
        record
    }

    fn opening(arguments: &[&str]) -> Result<Option<GameRecord>, String> {
        match parse(arguments.iter().map(Into::into)) {
            Ok(CliCommand::Play(options)) => Ok(options.opening),
            Ok(_) => Ok(None),
            Err(error) => Err(error.to_string()),
        }
    }

    #[test]
    fn a_file_may_be_named_by_its_address() {
        for (source, expected) in [
            ("file:///games/a%20b.pgn", "/games/a b.pgn"),
            ("file://localhost/games/%E6%A3%8B.pgn", "/games/棋.pgn"),
            ("/games/a%20b.pgn", "/games/a%20b.pgn"),
            ("games/file://a.pgn", "games/file://a.pgn"),
        ] {
            assert_eq!(path(OsStr::new(source)), Path::new(expected), "{source}");
        }
        let file = std::env::temp_dir().join(format!("tessera opening {}.pgn", std::process::id()));
        std::fs::write(&file, "[Variant \"Othello\"]\n\n1. f5 d6 *\n").unwrap();
        let address = format!("file://{}", file.display()).replace(' ', "%20");
        let found = opening(&[&address]);
        std::fs::remove_file(&file).unwrap();
        assert_eq!(found.unwrap().map(|record| record.tree.move_count()), Some(2));
    }

    #[test]
    fn a_link_opens_its_game_whatever_stands_before_it() {
        let fragment = link_fragment(&record());
        let expected = record();
        for link in [format!("tessera:{fragment}"), format!("https://example.org/play/?lang=en#{fragment}"), fragment] {
            assert_eq!(opening(&[&link]), Ok(Some(expected.clone())), "{link}");
            assert_eq!(opening(&["--link", &link]), Ok(Some(expected.clone())), "{link}");
        }
    }

    #[test]
    fn a_file_opens_its_first_game() {
        let path = std::env::temp_dir().join(format!("tessera-opening-{}.pgn", std::process::id()));
        std::fs::write(&path, "[Variant \"Othello\"]\n1. f5 (1. d3) d6 *\n\n[Variant \"Diamond\"]\n*\n")
            .expect("it can be written");
        let opened = opening(&[path.to_str().expect("the path is UTF-8")]);
        std::fs::remove_file(&path).expect("it can be removed");
        let tree = opened.expect("the file is read").expect("it has a game").tree;
        assert_eq!((tree.variant().kind(), tree.move_count(), tree.main_line().len()), (GameKind::Othello, 3, 2));
    }

    #[test]
    fn what_is_neither_a_link_nor_a_file_is_refused_with_the_reason() {
        let fragment = link_fragment(&record());
        let cut = &fragment[..fragment.len() - 2];
        assert_eq!(opening(&[cut]), Err("the link is incomplete or was changed: copy it again as a whole".to_owned()));
        assert!(opening(&["no-such-file"]).is_err_and(|error| error.starts_with("no-such-file: ")));
        let both = opening(&[&fragment, "--game", "othello"]);
        assert_eq!(both, Err("a link or a file and --game exclude each other".to_owned()));
    }
}
