//! Games in each format: they are legal, and are read back as they were written.

use encoding_rs::Encoding;
use tessera_rules::records::{
    GameHint, GameRecord, GameTree, NodeId, RecordFormat, RecordSource, RecordWriteError, TextPlace, link_fragment,
    parse_link_fragment, read_pgn, write_pgn,
};
use tessera_rules::{Game, Position};

use super::checked;
use super::choices::Choices;
use super::notation::assert_message;

/// Games of one input that are looked at.
const GAMES: usize = 20;

fn format(id: &str) -> &'static RecordFormat {
    RecordFormat::find(id).expect("the target names a format")
}

/// Reads a text whose first byte says whether a board is expected.
fn read_text(id: &str, input: &[u8]) {
    let mut choices = Choices::new(input);
    let hint = hint(&mut choices);
    read(id, &RecordSource::text(choices.text()).with_hint(hint));
}

/// The game that a text may be of.
fn hint(choices: &mut Choices) -> GameHint {
    match choices.below(4) {
        0 | 1 => GameHint::Unknown,
        2 => GameHint::Likely(choices.variant()),
        _ => {
            let variant = choices.variant();
            GameHint::Given(variant.kind(), choices.yes().then(|| variant.size()))
        }
    }
}

fn read(id: &str, source: &RecordSource<'_>) {
    for game in format(id).read(source).take(GAMES) {
        match game {
            Ok(record) => assert_record(&record),
            Err(error) => assert_message(&error.to_string().replace('\n', " ")),
        }
    }
}

pub(super) fn pgn(input: &[u8]) {
    let mut choices = Choices::new(input);
    let hint = hint(&mut choices);
    let text = choices.text();
    for game in read_pgn(text, hint).take(GAMES) {
        match game {
            Ok(record) => assert_record(&record),
            Err(error) => {
                assert!(error.place <= TextPlace::at(text, text.len()), "{error:?} in {text:?}");
                assert_message(&error.to_string());
            }
        }
    }
}

pub(super) fn json(input: &[u8]) {
    read_text("json", input);
}

pub(super) fn ggf(input: &[u8]) {
    read_text("ggf", input);
}

pub(super) fn obf(input: &[u8]) {
    read_text("obf", input);
}

/// SGF, and the JSON of Othello Quest.
pub(super) fn sgf(input: &[u8]) {
    read_text("sgf", input);
    read_text("quest", input);
}

/// Lists of moves, and lists of positions.
pub(super) fn transcripts(input: &[u8]) {
    read_text("transcript", input);
    read_text("position", input);
}

/// A link as it stands, and one with the right checksum around the rest of the input.
pub(super) fn links(input: &[u8]) {
    let mut choices = Choices::new(input);
    if choices.yes() {
        let text = choices.text();
        if let Ok(record) = parse_link_fragment(text) {
            assert_record(&record);
        }
        read("link", &RecordSource::text(text));
        return;
    }
    let variant = choices.variant();
    match parse_link_fragment(&checked::link(variant, choices.rest())) {
        Ok(record) => assert_record(&record),
        Err(error) => assert_message(&error.to_string()),
    }
}

/// A file of games with a header that fits, and two files of names.
pub(super) fn wthor(input: &[u8]) {
    let mut choices = Choices::new(input);
    let names = choices.below(64);
    let rest = choices.rest();
    let (names, games) = rest.split_at(names.min(rest.len()));
    let name_files = [names.to_vec(), checked::wthor_names(names)];
    for bytes in [games.to_vec(), checked::wthor(games)] {
        read("wthor", &RecordSource::new(&bytes).with_name_files(&name_files));
    }
}

/// Bytes whose format is recognised, as when a file is opened or a text is pasted.
pub(super) fn any_format(input: &[u8]) {
    read_any(input);
}

/// A text in an encoding that its first byte chooses: what can be read from it as UTF-8 is read from it in UTF-16, too.
pub(super) fn encodings(input: &[u8]) {
    const LABELS: [&str; 8] =
        ["shift_jis", "euc-jp", "iso-2022-jp", "euc-kr", "gb18030", "big5", "windows-1251", "windows-1252"];
    let mut choices = Choices::new(input);
    let label = choices.pick(&LABELS);
    let text = choices.text();
    let encoding = Encoding::for_label(label.as_bytes()).expect("the label is in the standard");
    read_any(&encoding.encode(text).0);
    let utf_16: Vec<u8> = "\u{feff}".encode_utf16().chain(text.encode_utf16()).flat_map(u16::to_be_bytes).collect();
    // The mark of UTF-8 says that no other encoding is meant.
    let utf_8 = format!("\u{feff}{text}");
    assert_eq!(read_any(&utf_16), read_any(utf_8.as_bytes()), "{text:?}");
}

/// Reads bytes whose format is recognised; returns the games that can be read, in PGN.
fn read_any(input: &[u8]) -> Vec<String> {
    let source = RecordSource::new(input);
    match RecordFormat::recognise(&source) {
        Ok(found) => {
            read(found.id, &source);
            found.read(&source).take(GAMES).flatten().map(|record| write_pgn(&record)).collect()
        }
        Err(error) => {
            assert_message(&error.to_string());
            Vec::new()
        }
    }
}

/// Asserts that a record can be replayed, written in every format and read back from those that hold it.
pub(super) fn assert_record(record: &GameRecord) {
    let tree = &record.tree;
    assert_legal(tree);
    assert_eq!(tree.position(*tree.main_line().last().unwrap_or(&NodeId::START)), record.last_position());
    let text = write_pgn(record);
    let mut games = read_pgn(&text, GameHint::Unknown);
    let reread = games.next().expect("one game").unwrap_or_else(|error| panic!("{error} in\n{text}"));
    assert!(games.next().is_none(), "{text}");
    assert_eq!(write_pgn(&reread), text);
    assert_eq!(reread.tree.moves(&reread.tree.main_line()), tree.moves(&tree.main_line()), "{text}");
    let link = parse_link_fragment(&link_fragment(record)).expect("a written link can be read");
    assert_eq!(link.tree.moves(&link.tree.main_line()), tree.moves(&tree.main_line()), "{text}");
    for written in RecordFormat::all().into_iter().filter(|format| format.is_written()) {
        match written.write(record) {
            Ok(text) => assert!(text.ends_with('\n'), "{}: {text:?}", written.id),
            Err(RecordWriteError::OtherGame { .. } | RecordWriteError::UnusualStart(_)) => {}
            Err(error) => panic!("{}: {error}", written.id),
        }
    }
    if let Ok(text) = format("sgf").write(record) {
        let reread = format("sgf").read(&RecordSource::text(&text)).next().expect("one game");
        let reread = reread.unwrap_or_else(|error| panic!("{error} in {text}"));
        assert_eq!(reread.tree.moves(&reread.tree.main_line()), tree.moves(&tree.main_line()), "{text}");
    }
    let json = format("json").write(record).expect("JSON holds every game");
    let reread = format("json").read(&RecordSource::text(&json)).next().expect("one game");
    assert_eq!(reread.unwrap_or_else(|error| panic!("{error} in {json}")).tree.move_count(), tree.move_count());
}

/// Asserts that all moves of a tree are legal where they stand.
pub(super) fn assert_legal(tree: &GameTree) {
    let mut open: Vec<(NodeId, Position)> = vec![(NodeId::START, tree.start().clone())];
    let mut visited = 0;
    while let Some((node, position)) = open.pop() {
        for child in tree.children(node) {
            let mv = tree.mv(*child).expect("only the start has no move");
            assert_eq!(tree.parent(*child), Some(node));
            assert_eq!(position.check(mv), Ok(()), "{mv:?} in\n{position}");
            open.push((*child, position.after(mv)));
            visited += 1;
        }
    }
    assert_eq!(visited, tree.move_count());
}
