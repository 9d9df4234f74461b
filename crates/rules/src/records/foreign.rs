//! Names files and texts of other kinds, so that a message can say which they seem to be.

use super::format::RecordSource;

/// The first bytes of files that are often taken for others.
const MAGIC: [(&[u8], &str); 15] = [
    (b"\x89PNG", "a PNG picture"),
    (b"\xff\xd8\xff", "a JPEG picture"),
    (b"GIF8", "a GIF picture"),
    (b"RIFF", "a picture, sound or film"),
    (b"%PDF", "a PDF document"),
    (b"PK\x03\x04", "a ZIP archive: unpack it first"),
    (b"\x1f\x8b", "a file packed with gzip: unpack it first"),
    (b"BZh", "a file packed with bzip2: unpack it first"),
    (b"\xfd7zXZ", "a file packed with xz: unpack it first"),
    (b"7z\xbc\xaf\x27\x1c", "a 7z archive: unpack it first"),
    (b"Rar!", "a RAR archive: unpack it first"),
    (b"SQLite format 3", "an SQLite database"),
    (b"{\\rtf", "a document in RTF: save it as plain text"),
    (b"\x7fELF", "a program"),
    (b"\xd0\xcf\x11\xe0", "a document of an office program: save it as plain text"),
];

/// What the data seems to be, in words that follow "this seems to be"; `None` if nothing shows it.
pub(super) fn kind_of(source: &RecordSource) -> Option<&'static str> {
    let magic = MAGIC.into_iter().find(|(magic, _)| source.bytes().starts_with(magic)).map(|(_, kind)| kind);
    magic.or_else(|| text_kind(source.as_text()))
}

/// What a text without tags seems to be.
fn text_kind(text: &str) -> Option<&'static str> {
    let begin = text.trim_start();
    let begins = |word: &str| begin.get(..word.len()).is_some_and(|begin| begin.eq_ignore_ascii_case(word));
    if begins("<!doctype html") || begins("<html") {
        return Some("a web page: save or copy its text");
    }
    if begins("<?xml") || begins("<svg") {
        return Some("an XML document");
    }
    begin.starts_with("MZ\u{fffd}").then_some("a program").or_else(|| seems_chess(text).then_some("a game of chess"))
}

/// Whether there are moves of chess pieces or castling among the first words.
pub(super) fn seems_chess(text: &str) -> bool {
    text.split_whitespace().take(200).map(without_number).any(|word| is_castling(word) || is_piece_move(word))
}

fn without_number(word: &str) -> &str {
    word.trim_start_matches(|c: char| c.is_ascii_digit()).trim_start_matches('.')
}

fn is_castling(word: &str) -> bool {
    matches!(word.trim_end_matches(['+', '#']), "O-O" | "O-O-O")
}

/// A piece's letter and a square of the chess board, such as `Nf3` or `Qxd5+`. The letter of bishops names a column, too.
fn is_piece_move(word: &str) -> bool {
    let move_text = word.trim_end_matches(['+', '#', '!', '?']);
    let mut bytes = move_text.bytes();
    let is_piece = bytes.next().is_some_and(|byte| b"KQRN".contains(&byte));
    let inner: Vec<u8> = bytes.filter(|byte| *byte != b'x').collect();
    let [.., file, rank] = inner[..] else { return false };
    is_piece && inner.len() <= 4 && (b'a'..=b'h').contains(&file) && (b'1'..=b'8').contains(&rank)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn other_files_are_named() {
        for (bytes, expected) in [
            (&b"\x89PNG\r\n\x1a\n"[..], Some("a PNG picture")),
            (b"PK\x03\x04\x14\0", Some("a ZIP archive: unpack it first")),
            (b"\n<!DOCTYPE html><html>", Some("a web page: save or copy its text")),
            (b"1. e4 e5 2. Nf3 Nc6", Some("a game of chess")),
            (b"1. e2-e3 e7-e6", None),
            (b"f5d6c3", None),
            (b"F5 D6 C3", None),
            (b"B4", None),
        ] {
            assert_eq!(kind_of(&RecordSource::new(bytes)), expected);
        }
    }
}
