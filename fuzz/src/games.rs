//! Games in each format: they are legal, and are read back as they were written.

use tessera::records::{
    GameRecord, GameTree, NodeId, RecordFormat, RecordSource, RecordWriteError, TextPlace, link_fragment,
    parse_link_fragment, read_pgn, write_pgn,
};
use tessera::rules::{Game, Position};

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
    let variant = choices.yes().then(|| choices.variant());
    read(id, &RecordSource { variant, ..RecordSource::text(choices.text()) });
}

fn read(id: &str, source: &RecordSource<'_>) {
    for game in format(id).read(*source).take(GAMES) {
        match game {
            Ok(record) => assert_record(&record),
            Err(error) => assert_message(&error.to_string().replace('\n', " ")),
        }
    }
}

pub(super) fn pgn(input: &[u8]) {
    let mut choices = Choices::new(input);
    let variant = choices.yes().then(|| choices.variant());
    let text = choices.text();
    for game in read_pgn(text, variant).take(GAMES) {
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
        read("wthor", &RecordSource { bytes: &bytes, variant: None, name_files: &name_files });
    }
}

/// Bytes whose format is recognised, as when a file is opened or a text is pasted.
pub(super) fn any_format(input: &[u8]) {
    let source = RecordSource { bytes: input, variant: None, name_files: &[] };
    match RecordFormat::recognise(&source) {
        Ok(found) => read(found.id, &source),
        Err(error) => assert_message(&error.to_string()),
    }
}

/// Asserts that a record can be replayed, written in every format and read back from those that hold it.
pub(super) fn assert_record(record: &GameRecord) {
    let tree = &record.tree;
    assert_legal(tree);
    assert_eq!(tree.position(*tree.main_line().last().unwrap_or(&NodeId::START)), record.last_position());
    let text = write_pgn(record);
    let mut games = read_pgn(&text, None);
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
    let json = format("json").write(record).expect("JSON holds every game");
    let reread = format("json").read(RecordSource::text(&json)).next().expect("one game");
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
