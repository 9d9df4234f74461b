//! Games as other programs and people write them: 200 of each format, each with the oddities that are met in files.

use tessera_rules::records::{EarlyEnd, GameRecord, GameTree, RecordFormat, write_pgn};
use tessera_rules::{Game, GameKind, Move, Position, Side, Variant};

/// Names in the scripts that players write theirs in.
const NAMES: [&str; 12] = [
    "Ann",
    "André",
    "Jürgen Müßig",
    "高梨悠介",
    "オセロ太郎",
    "Иван Петров",
    "김철수",
    "Γιώργος",
    "أحمد",
    "דוד",
    "ชาย",
    "O'Neil \"Bob\"",
];

/// Games of a file.
pub(crate) const GAMES: usize = 200;

/// A file and what is in it.
pub(crate) struct OddFile {
    pub(crate) format: &'static str,
    pub(crate) bytes: Vec<u8>,
    /// What is to be read: start, moves and early end of each game.
    pub(crate) games: Vec<OddGame>,
}

/// What a reader must find.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct OddGame {
    pub(crate) start: Position,
    pub(crate) moves: Vec<Move>,
    pub(crate) names: [Option<String>; 2],
    pub(crate) end: Option<EarlyEnd>,
}

impl OddGame {
    pub(crate) fn of(record: &GameRecord) -> OddGame {
        let names = record.names().map(|name| name.map(str::to_owned));
        let tree = &record.tree;
        OddGame { start: tree.start().clone(), moves: tree.moves(&tree.main_line()), names, end: record.early_end }
    }
}

/// A game of random moves, finished or not, with names and perhaps a result.
fn game(kind: GameKind, number: usize) -> GameRecord {
    let mut state = number as u64 * 2 + 1;
    let mut next = |below: usize| {
        state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (state >> 33) as usize % below
    };
    let start = Position::start(Variant::standard(kind));
    let mut position = start.clone();
    let plies = if number.is_multiple_of(3) { 400 } else { 6 + next(40) };
    let mut moves = Vec::new();
    while moves.len() < plies {
        let legal = position.legal_moves();
        let Some(mv) = (!legal.is_empty()).then(|| legal[next(legal.len())]) else { break };
        moves.push(mv);
        position.play_unchecked(mv);
    }
    let mut record = GameRecord::new(GameTree::with_moves(start, &moves).expect("the moves are legal"));
    record.set_names([NAMES[number % NAMES.len()], NAMES[(number * 5 + 1) % NAMES.len()]]);
    record.tags.set("Date", ["2024.??.??", "2003.12.15", "2026.01.01"][number % 3]);
    record
}

fn labels(record: &GameRecord) -> Vec<String> {
    let mut position = record.tree.start().clone();
    let moves = record.tree.moves(&record.tree.main_line());
    let label = |mv: Move| {
        let text = position.protocol_move(mv);
        position.play_unchecked(mv);
        text
    };
    moves.into_iter().map(label).collect()
}

fn is_over(record: &GameRecord) -> bool {
    record.last_position().outcome().is_over()
}

/// PGN with quotes in values, odd numbers, missing results, passes in every spelling, results in discs and other draws.
fn odd_pgn(kind: GameKind, number: usize) -> (String, OddGame) {
    let mut record = game(kind, number);
    let [first, second] = kind.info().colours.0.map(|colour| colour.name());
    let name = |index: usize| record.names()[index].unwrap_or_default().to_owned();
    let mut text =
        format!("[Event \"Games of the \"Club\"\"]\n[{first} \"{}\"]\n[{second} \"{}\"]\n", name(0), name(1));
    text += &format!("[Date \"{}\"]\n", record.tags.get("Date").unwrap_or_default());
    if kind == GameKind::Diamond || number.is_multiple_of(2) {
        text += &format!("[Variant \"{}\"]\n", kind.info().name);
    }
    let (mark, end) = match (number % 5, kind.info().counts_discs, is_over(&record)) {
        (_, _, true) => ("", None),
        (0, true, _) => ("36-28", Some(EarlyEnd::Adjudicated(Some(Side::First)))),
        (1, ..) => ("½-½", Some(EarlyEnd::Adjudicated(None))),
        (2, ..) => ("1/2", Some(EarlyEnd::Adjudicated(None))),
        (3, ..) => ("*", None),
        _ => ("", None),
    };
    record.early_end = end;
    text += "\n";
    for (ply, label) in labels(&record).into_iter().enumerate() {
        let pass = ["pass", "PASS", "--", "PA", ""][number % 5];
        let word = if label == "pass" { pass } else { &label };
        match (ply.is_multiple_of(2), number % 3) {
            (true, 0) => text += &format!("{}. {word} ", ply / 2 + 1),
            (true, 1) => text += &format!("{}.{word} ", ply / 2 + 1),
            (false, 0) => text += &format!("{}. ... {word} ", ply / 2 + 1),
            (false, 1) => text += &format!("{word} {{[%emt 0:00:0{}]}} ", number % 10),
            _ => text += &format!("{word}\n"),
        }
    }
    (text + mark + "\n\n", OddGame::of(&record))
}

/// Games of a format of one game, each written by `write` on a text of its own.
fn file(format: &'static str, kind: GameKind, write: impl Fn(&mut GameRecord, usize) -> String) -> OddFile {
    let mut games = Vec::new();
    let mut bytes = Vec::new();
    for number in 0..GAMES {
        let mut record = game(kind, number);
        bytes.extend(write(&mut record, number).into_bytes());
        games.push(OddGame::of(&record));
    }
    OddFile { format, bytes, games }
}

/// The files of all formats that a list of games can be in.
pub(crate) fn odd_files() -> Vec<OddFile> {
    let mut files = Vec::new();
    for kind in GameKind::ALL {
        let (texts, games): (Vec<_>, Vec<_>) = (0..GAMES).map(|number| odd_pgn(kind, number)).unzip();
        files.push(OddFile { format: "pgn", bytes: texts.concat().into_bytes(), games: games.clone() });
        let utf_16 = texts.concat().encode_utf16().flat_map(u16::to_le_bytes).collect();
        files.push(OddFile { format: "pgn", bytes: utf_16, games });
        files.push(file("json", kind, |record, _| RecordFormat::find("json").unwrap().write(record).unwrap()));
        files.push(file("pgn", kind, |record, _| write_pgn(record).replace('\n', "\r\n")));
    }
    for kind in [GameKind::Othello, GameKind::Breakthrough] {
        files.push(file("sgf", kind, odd_sgf));
    }
    files.push(file("ggf", GameKind::Othello, odd_ggf));
    files.push(file("quest", GameKind::Othello, odd_quest));
    files.push(file("transcript", GameKind::Othello, |record, number| {
        record.set_names(["", ""]);
        let labels = labels(record).concat();
        if number.is_multiple_of(2) { labels.to_uppercase() + "\n" } else { labels.replace("pass", "--") + "\r\n" }
    }));
    files.push(file("transcript", GameKind::Breakthrough, |record, number| {
        record.set_names(["", ""]);
        let text = record.tree.start().format_game(&record.tree.moves(&record.tree.main_line()));
        if number.is_multiple_of(2) { text + "\n" } else { labels(record).join(" ") + "\n" }
    }));
    files
}

fn odd_ggf(record: &mut GameRecord, number: usize) -> String {
    let board = "8 -------- -------- -------- ---O*--- ---*O--- -------- -------- -------- *";
    let result = match number % 4 {
        _ if is_over(record) => "?",
        0 => "-127.000",
        1 => {
            record.early_end = Some(EarlyEnd::Adjudicated(Some(Side::First)));
            "+8.00"
        }
        2 => {
            record.early_end = Some(EarlyEnd::Resigned(Side::First));
            "-64.000:r"
        }
        _ => "aborted",
    };
    let date = ["2003.12.15_13:24:03.MST", "2014-01-29 23:05:30 GMT", "1071519843", "2006"][number % 4];
    let [black, white] = record.names().map(|name| name.unwrap_or_default().to_owned());
    let moves: String = labels(record)
        .into_iter()
        .enumerate()
        .map(|(ply, label)| {
            let colour = if ply.is_multiple_of(2) { 'B' } else { 'W' };
            let pass = ["PA", "pass", "PASS", "--"][number % 4];
            let label = if label == "pass" { pass.to_owned() } else { label };
            if number.is_multiple_of(3) {
                format!("{colour}[{label}/-1.50/0.25]")
            } else {
                format!("{colour}[{label}]")
            }
        })
        .collect();
    format!(
        "1 (;GM[Othello]PC[GGS/os]DT[{date}]PB[{black}]PW[{white}]RE[{result}]TI[05:00//02:00]TY[s8r18]BO[{board}]{moves};)\n"
    )
}

fn odd_quest(record: &mut GameRecord, _: usize) -> String {
    let [black, white] = record.names().map(|name| name.unwrap_or_default().replace('"', "\\\""));
    let mut steps: Vec<String> = labels(record)
        .into_iter()
        .map(|label| format!("{{\"m\":\"{}\",\"t\":12}}", if label == "pass" { "-".to_owned() } else { label }))
        .collect();
    if !is_over(record) {
        record.early_end = Some(EarlyEnd::Resigned(record.last_position().side_to_move()));
        steps.push("{\"s\":\"LOSE:RESIGN\",\"t\":1}".to_owned());
    }
    format!(
        "{{\"gtype\":\"reversi\",\"position\":{{\"moves\":[{}]}},\"players\":[{{\"name\":\"{black}\"}},{{\"name\":\"{white}\"}}],\
         \"created\":\"2025-03-18T18:17:13.535Z\"}}\n",
        steps.join(",")
    )
}

/// SGF as Edax, Quarry and Little Golem write it, in turn.
fn odd_sgf(record: &mut GameRecord, number: usize) -> String {
    let kind = record.tree.variant().kind();
    let colours = kind.info().colours.0.map(|colour| &colour.name()[..1]);
    let [first, second] = record.names().map(|name| name.unwrap_or_default().replace('\\', "\\\\"));
    let result = match number % 3 {
        _ if is_over(record) => String::new(),
        0 => {
            record.early_end = Some(EarlyEnd::OutOfTime(Side::Second));
            format!("RE[{}+Time]", colours[0])
        }
        1 => {
            record.early_end = Some(EarlyEnd::Agreed);
            "RE[Draw]".to_owned()
        }
        _ => "RE[Void]".to_owned(),
    };
    let game = if kind == GameKind::Othello { "GM[2]" } else { "EV[breakthrough.ch.1]" };
    let mut text = format!("(;FF[4]{game}SZ[8]P{}[{first}]P{}[{second}]{result}\n", colours[0], colours[1]);
    for (ply, label) in labels(record).into_iter().enumerate() {
        let value = match (label.as_str(), number % 3) {
            ("pass", 0) => String::new(),
            ("pass", 1) => "tt".to_owned(),
            ("pass", _) => "PA".to_owned(),
            (label, 0) if kind == GameKind::Othello => letters(label),
            (label, _) => label.to_owned(),
        };
        text += &format!(";{}[{value}]", colours[ply % 2]);
    }
    text + ")\n"
}

/// A label as two letters, with rows from the top.
fn letters(label: &str) -> String {
    let (file, rank) = label.split_at(1);
    let row: u8 = rank.parse().expect("a label ends with its rank");
    format!("{file}{}", char::from(b'a' + row - 1))
}
