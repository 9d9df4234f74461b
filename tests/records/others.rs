//! What other programs and people write: nothing is lost, no result is invented, and other games are named.

use std::path::Path;

use tessera::records::{EarlyEnd, GameHint, GameRecord, RecordFormat, RecordSource, write_pgn};
use tessera::rules::{Colour, Game, GameKind, Outcome, Side, Size, Variant};

fn read_bytes(bytes: &[u8], hint: GameHint) -> Vec<Result<GameRecord, String>> {
    let source = RecordSource::new(bytes).with_hint(hint);
    match RecordFormat::recognise(&source) {
        Ok(format) => format.read(&source).map(|game| game.map_err(|error| error.to_string())).collect(),
        Err(error) => vec![Err(error.to_string())],
    }
}

fn read(text: &str) -> Vec<Result<GameRecord, String>> {
    read_bytes(text.as_bytes(), GameHint::Unknown)
}

#[track_caller]
fn read_one(text: &str) -> GameRecord {
    let mut games = read(text);
    assert_eq!(games.len(), 1, "{text}: {games:?}");
    games.remove(0).unwrap_or_else(|error| panic!("{error} in\n{text}"))
}

#[track_caller]
fn error_of(text: &str) -> String {
    read(text).into_iter().find_map(Result::err).unwrap_or_else(|| panic!("{text} has a fault"))
}

fn file(name: &str) -> Vec<u8> {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/data/formats").join(name);
    std::fs::read(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

#[track_caller]
fn games_of(name: &str) -> Vec<GameRecord> {
    let games = read_bytes(&file(name), GameHint::Unknown);
    games.into_iter().map(|game| game.unwrap_or_else(|error| panic!("{name}: {error}"))).collect()
}

#[track_caller]
fn game_of(name: &str) -> GameRecord {
    let mut games = games_of(name);
    assert_eq!(games.len(), 1, "{name}");
    games.remove(0)
}

fn moves(record: &GameRecord) -> String {
    let tree = &record.tree;
    let mut position = tree.start().clone();
    let moves = tree.moves(&tree.main_line()).into_iter().map(|mv| {
        let text = position.protocol_move(mv);
        position.play_unchecked(mv);
        text
    });
    moves.collect::<Vec<_>>().join(" ")
}

fn kind(record: &GameRecord) -> GameKind {
    record.tree.variant().kind()
}

fn format(id: &str) -> &'static RecordFormat {
    RecordFormat::find(id).expect("the test names a format")
}

#[test]
fn a_fault_in_a_game_costs_no_other_whether_or_not_results_stand_between_them() {
    let games = ["[Black \"a\"]\n\n1. f5 d6", "[Black \"b\"]\n\n1. f5 f6", "[Black \"c\"]\n\n1. f5 f4"];
    let faults = [
        ("1. f5 d6", "1. f5 a1"),
        ("[Black \"a\"]", "[Black \"a]"),
        ("[Black \"a\"]", "[Black a]"),
        ("1. f5 d6", "1. f5 {never closed"),
        ("1. f5 d6", "1. f5 (1. d3"),
        ("1. f5 d6", "1. f5) d6"),
    ];
    for mark in ["", " *", " 1-0", " 36-28"] {
        for place in 0..3 {
            for (right, wrong) in faults {
                let mut texts = games.map(|game| format!("{game}{mark}"));
                texts[place] = games[0].replace(right, wrong) + mark;
                let text = texts.join("\n\n");
                let read = read(&text);
                let expected: Vec<bool> = (0..3).map(|game| game != place).collect();
                assert_eq!(read.iter().map(Result::is_ok).collect::<Vec<_>>(), expected, "{text}\n{read:?}");
                let line = format!("line {}", place * 4 + 1);
                let next = format!("line {}", place * 4 + 3);
                let error = read[place].as_ref().expect_err("the game has a fault");
                assert!(error.starts_with(&line) || error.starts_with(&next), "{error}: {text}");
            }
        }
    }
}

#[test]
fn a_fault_costs_no_other_game_in_any_format() {
    let board = "8 ---------------------------O*------*O--------------------------- *";
    let ggf = |moves: &str| format!("1 (;GM[Othello]BO[{board}]{moves};)");
    let obf = |fields: &str| format!("---------------------------OX------XO--------------------------- X;{fields}");
    let sgf = |moves: &str| format!("(;FF[4]GM[2]{moves})");
    let quest = |moves: &str| format!("{{\"position\":{{\"moves\":[{{\"m\":\"{moves}\"}}]}}}}");
    for (good, bad) in [
        (ggf("B[f5]"), ggf("B[a1]")),
        (ggf("B[f5]"), ggf("B[f5]").replace(";)", "")),
        (ggf("B[f5]"), ggf("B[f5").replace(";)", "")),
        (obf(" f5:+2;"), obf(" f5:x;")),
        (obf(" f5:+2;"), obf(" f5:+2;").replace("OX", "O?")),
        (sgf(";B[f5]"), sgf(";B[a1]")),
        (sgf(";B[f5]"), "(;FF[4]GM[2];B[f5]".to_owned()),
        (sgf(";B[f5]"), "(;FF[4]GM[2];B[f5".to_owned()),
        (sgf(";B[f5]"), "(;FF[4]GM[2];B[f5](;W[d6]".to_owned()),
        (quest("f5"), quest("a1")),
        (quest("f5"), quest("f5").replace("]", "")),
        ("f5d6c3".to_owned(), "f5a1".to_owned()),
        ("a2a3 h7h6".to_owned(), "a2a3 h7h3".to_owned()),
    ] {
        for place in 0..4 {
            let mut texts = vec![good.clone(); 4];
            texts[place].clone_from(&bad);
            let read = read(&texts.join("\n"));
            let expected: Vec<bool> = (0..4).map(|game| game != place).collect();
            assert_eq!(read.iter().map(Result::is_ok).collect::<Vec<_>>(), expected, "{texts:?}\n{read:?}");
        }
    }
}

#[test]
fn a_game_with_a_typing_error_over_several_lines_is_one_game_with_a_fault() {
    for text in ["f5d6c3d3c4\nf4f6a1e6\ne7d7c5", "1. f5 d6 2. c3 d3\n3. c4 f4 4. f6 a1\n5. e6 e7"] {
        let read = read(text);
        assert_eq!(read.len(), 1, "{text}: {read:?}");
        assert!(read[0].as_ref().is_err_and(|error| error.contains("\"a1")), "{read:?}");
    }
    let games = read("f5d6c3d3\n\nf5f6e6f4\n\nf5d6\nc3d3");
    assert_eq!(
        games.iter().map(|game| game.as_ref().map(moves)).collect::<Vec<_>>(),
        [Ok("f5 d6 c3 d3".to_owned()), Ok("f5 f6 e6 f4".to_owned()), Ok("f5 d6 c3 d3".to_owned())]
    );
}

#[test]
fn three_games_are_read_with_their_dates() {
    let games = games_of("33b_three.pgn");
    let dates: Vec<_> = games.iter().map(|game| game.tags.get("Date")).collect();
    assert_eq!(dates, [Some("2003.12.15"), Some("2014.01.29"), Some("2015.01.29")]);
    let games = games_of("33_archive_two.ggf");
    let dates: Vec<_> = games.iter().map(|game| game.tags.get("Date")).collect();
    assert_eq!(dates, [Some("2003.12.15"), Some("2014.01.29")]);
    let written = format("ggf").write(&games[0]).unwrap();
    assert!(written.contains("DT[2003.12.15_13:24:03.MST]"), "{written}");
    assert_eq!(game_of("R12_year.pgn").tags.get("Date"), Some("2024.??.??"));
}

#[test]
fn a_result_in_discs_is_that_of_a_stopped_game_and_stays() {
    let record = game_of("R3_disc_result.pgn");
    assert_eq!(record.early_end, Some(EarlyEnd::Adjudicated(Some(Side::First))));
    let pgn = write_pgn(&record);
    assert!(pgn.contains("[Result \"0-1\"]") && pgn.contains("[Score \"36-28\"]"), "{pgn}");
    assert!(format("ggf").write(&record).unwrap().contains("RE[+8.00]"));
    assert!(format("sgf").write(&record).unwrap().contains("RE[B+8]"));
    assert_eq!(read_one("[Result \"36-28\"]\n\n1. f5 *").early_end, Some(EarlyEnd::Adjudicated(Some(Side::First))));
    assert_eq!(read_one("[Black \"a\"]\n\n1. f5 d6 30-34").early_end, Some(EarlyEnd::Adjudicated(Some(Side::Second))));
    assert_eq!(read_one("[Black \"a\"]\n\n1. f5 d6 99-34").early_end, None, "there are no so many squares");
    let finished = game_of("29_finished.pgn");
    assert_eq!((finished.early_end, finished.outcome().winner()), (None, Some(Side::First)));
    assert_eq!(finished.last_position().official_score().map(|score| score.0), Some([36, 28]));
}

#[test]
fn a_score_beyond_the_board_is_no_result() {
    let record = game_of("R5_re127.ggf");
    assert_eq!(record.early_end, None);
    assert!(format("ggf").write(&record).unwrap().contains("RE[?]"));
    for (result, end) in
        [("+64.00", Some(EarlyEnd::Adjudicated(Some(Side::First)))), ("-64.5", None), ("aborted", None)]
    {
        let text = String::from_utf8(file("R5_re127.ggf")).unwrap().replace("-127.000", result);
        assert_eq!(read_one(&text).early_end, end, "{result}");
    }
    let unknown = GameRecord { early_end: Some(EarlyEnd::Adjudicated(Some(Side::Second))), ..record };
    assert!(format("ggf").write(&unknown).unwrap().contains("RE[-1.00]"), "no margin is made up");
}

#[test]
fn other_rules_are_refused_with_the_reason_and_never_played_as_the_usual_ones() {
    let ggf = String::from_utf8(file("R5_re127.ggf")).unwrap();
    for (kind, reason) in [
        ("8a", "expected a game by the usual rules, not anti-Othello"),
        ("s8A", "expected a game by the usual rules, not anti-Othello"),
        ("8k", "expected a game by the usual rules, without komi"),
        ("88", "expected a square board, not an octagon"),
        ("s88r24", "expected a square board, not an octagon"),
        ("8z", "expected a type of game whose rules are known"),
    ] {
        let error = error_of(&ggf.replace("TY[8]", &format!("TY[{kind}]")));
        assert!(error.ends_with(reason), "{kind}: {error}");
    }
    for usual in ["8", "s8", "8r18", "s8r20", "8b", "8W", "10"] {
        assert!(read(&ggf.replace("TY[8]", &format!("TY[{usual}]")))[0].is_ok(), "{usual}");
    }
    for (text, reason) in [
        (ggf.replace("Othello", "Amazons"), "\"Amazons\": expected Othello"),
        (ggf.replace("BO[8 ", "BO[12 "), "the game is not played on 12x12"),
        ("[Variant \"Anti-Othello\"]\n\n1. f5 *".to_owned(), "\"Anti-Othello\" is not a game"),
        ("[Variant \"Othello 12x12\"]\n\n1. f5 *".to_owned(), "Othello is not played on 12x12"),
        ("(;FF[4]GM[2]SZ[12];B[f5])".to_owned(), "Othello is not played on 12x12"),
        ("(;FF[4]GM[2]EV[Rated Anti-Othello game];B[f5])".to_owned(), "other rules than those of this program"),
        ("(;FF[4]GM[2]SU[Octagon];B[f5])".to_owned(), "other rules than those of this program"),
    ] {
        let error = error_of(&text);
        assert!(error.contains(reason), "{text}: {error}");
    }
    assert_eq!(kind(&read_one("[Variant \"xot\"]\n\n1. f5 d6 *")), GameKind::Othello);
}

#[test]
fn a_text_is_of_the_game_that_is_named_or_of_the_one_that_explains_most() {
    let typo = file("R7_typo.txt");
    let illegal = "line 1, column 7, \"a1\": illegal: a1 outflanks nothing";
    assert_eq!(read_bytes(&typo, GameHint::Unknown), [Err(illegal.to_owned())]);
    assert_eq!(read_bytes(&typo, GameHint::Given(GameKind::Othello, None)), [Err(illegal.to_owned())]);
    let diamond = read_bytes(&typo, GameHint::Given(GameKind::Diamond, None));
    assert_eq!(diamond[0].as_ref().map(kind), Ok(GameKind::Diamond));
    let given = |text: &str, kind, size| read_bytes(text.as_bytes(), GameHint::Given(kind, size)).remove(0);
    assert!(given("d4 swap e5", GameKind::Othello, None).is_err());
    assert!(given("[Black \"a\"]\n\n1. d4 swap *", GameKind::Othello, None).is_err());
    let six = Some(Size::square(6));
    assert!(given("f5d6", GameKind::Othello, six).is_err(), "the board that is given is binding");
    assert_eq!(given("d5c5", GameKind::Othello, None).map(|game| game.tree.variant().size()), Ok(Size::square(6)));
    for (text, expected) in [
        ("f5 d6 c3 d3 c4 f4 zz", "column 19, \"zz\": not a move in this game"),
        ("a2-a3 h7-h6 a3-a5", "column 13, \"a3-a5\": illegal: pieces move one row forward, straight or diagonally"),
        ("d4 swap e5 e5", "column 12, \"e5\": illegal"),
    ] {
        let error = error_of(text);
        assert!(error.contains(expected), "{text}: {error}");
    }
    assert_eq!(kind(&read_one("d4 e5 f6 g3 d5")), GameKind::Diamond);
    let named = given("[Variant \"Diamond\"]\n\n1. d4 swap *", GameKind::Othello, None);
    assert_eq!(named.as_ref().map(kind), Ok(GameKind::Diamond), "a text that names its game is of that game");
}

#[test]
fn texts_of_all_encodings_are_read() {
    assert_eq!(game_of("R4_latin1.pgn").tags.get("Black"), Some("André"));
    let board = "8 ---------------------------O*------*O--------------------------- *";
    for (label, name) in [
        ("shift_jis", "高梨悠介"),
        ("windows-1252", "Jürgen Müßig"),
        ("windows-1251", "Иван Петров"),
        ("utf-16le", "Ёж"),
    ] {
        for text in [
            format!("[Black \"{name}\"]\n\n1. f5 d6 *\n"),
            format!("(;GM[Othello]PB[{name}]BO[{board}]B[f5];)\n"),
            format!("(;FF[4]GM[2]PB[{name}];B[f5])\n"),
            format!("{{\"position\":{{\"moves\":[{{\"m\":\"f5\"}}]}},\"players\":[{{\"name\":\"{name}\"}}]}}\n"),
            format!(
                "{{\"version\":1,\"game\":\"othello\",\"size\":\"8x8\",\"tags\":[[\"Black\",\"{name}\"]],\"moves\":[]}}\n"
            ),
        ] {
            let encoding = encoding_rs::Encoding::for_label(label.as_bytes()).unwrap();
            let bytes = match label {
                "utf-16le" => text.encode_utf16().flat_map(u16::to_le_bytes).collect(),
                _ => encoding.encode(&text).0.into_owned(),
            };
            let games = read_bytes(&bytes, GameHint::Unknown);
            let names: Vec<_> = games.iter().map(|game| game.as_ref().map(|game| game.tags.get("Black"))).collect();
            assert_eq!(names, [Ok(Some(name))], "{label}: {text}");
        }
    }
}

#[test]
fn oddities_of_pgn_are_read() {
    let club = game_of("R2_quotes.pgn");
    assert_eq!((club.tags.get("Event"), club.tree.move_count()), (Some("Games of the \"Club\""), 2));
    assert_eq!(moves(&game_of("R9_numbers.pgn")), "f5 d6");
    assert_eq!(moves(&game_of("R14_headless.txt")), "f5 d6");
    assert_eq!(game_of("R15_half.pgn").early_end, Some(EarlyEnd::Adjudicated(None)));
    for draw in ["½-½", "1/2", "1/2-1/2", "½"] {
        for text in [format!("1. f5 d6 {draw}"), format!("[Result \"{draw}\"]\n\n1. f5 d6")] {
            assert_eq!(read_one(&text).early_end, Some(EarlyEnd::Adjudicated(None)), "{text}");
        }
    }
    let emt = game_of("R10_emt.pgn");
    assert!(write_pgn(&emt).contains("1. f5 {[%emt 0:00:01]} *"), "{}", write_pgn(&emt));
    let edax = game_of("11_edax_fen.pgn");
    assert_eq!((kind(&edax), moves(&edax)), (GameKind::Othello, "d6 c3".to_owned()));
    let resigned = read_one("[White \"a\"] \n[Black \"b\"] \n[Result \"0-1\"] \n1. h2-g3 e7-e6 2. resign 0-1\n");
    assert_eq!((kind(&resigned), resigned.early_end), (GameKind::Breakthrough, Some(EarlyEnd::Resigned(Side::First))));
    let glued = read_one("[Black \"a\"]\n\n1.f5d6 2.c3d3 *");
    assert_eq!(moves(&glued), "f5 d6 c3 d3");
    assert_eq!(read("1. f5 d6 *\n\n1. f5 f6\n\n1. f5 f4 1-0").len(), 3);
}

#[test]
fn explicit_passes_are_read_wherever_they_are_written() {
    let expected = game_of("29_finished.pgn");
    let expected = GameRecord::new(expected.tree);
    let line = moves(&expected);
    assert!(line.contains("pass"), "{line}");
    for pass in ["pass", "PASS", "PA", "ps", "--", "@@"] {
        let written = line.replace("pass", pass);
        assert_eq!(moves(&read_one(&written)), line, "{pass}");
        assert_eq!(moves(&read_one(&format!("[Black \"a\"]\n\n{written} *"))), line, "{pass}");
        assert_eq!(moves(&read_one(&format!("[Black \"a\"]\n\n{} *", line.replace("pass ", "")))), line);
    }
    let sgf = format("sgf").write(&expected).unwrap();
    assert_eq!(moves(&read_one(&sgf)), line);
}

#[test]
fn passes_after_the_end_change_nothing() {
    let over = "c4 c5 e6 e3 e2 d6 c6 b4 a4";
    let labels: Vec<&str> = over.split(' ').collect();
    let colour = |ply: usize| if ply.is_multiple_of(2) { 'B' } else { 'W' };
    let nodes = |open: &str, pass: &str| -> String {
        let all = labels.iter().copied().chain([pass, pass]).enumerate();
        all.map(|(ply, label)| format!("{open}{}[{label}]", colour(ply))).collect()
    };
    let board = "8 ---------------------------O*------*O--------------------------- *";
    for text in [
        format!("{over} pass pass"),
        format!("{} -- --", over.replace(' ', "")),
        format!("[Black \"a\"]\n\n{over} -- -- 13-0"),
        format!("(;GM[Othello]BO[{board}]{};)", nodes("", "PA")),
        format!("(;FF[4]GM[2]{})", nodes(";", "")),
        format!("(;FF[4]GM[2]{})", nodes(";", "tt")),
    ] {
        let record = read_one(&text);
        assert_eq!(moves(&record), over, "{text}");
        assert!(matches!(record.outcome(), Outcome::Won { side: Side::First, .. }));
    }
}

#[test]
fn breakthrough_is_read_as_chess_programs_write_it() {
    let start = Variant::standard(GameKind::Breakthrough);
    for name in ["R8_bt.fen", "15h_bt_fen_fsf.txt"] {
        assert_eq!(*game_of(name).tree.start(), tessera::rules::Position::start(start), "{name}");
    }
    assert_eq!(moves(&game_of("15e_bt_san.pgn")), "d2d3 e7e6 d3c4 d7d6 c4c5 d6c5");
    let starred = game_of("15c_bt_openspiel_star.txt");
    assert_eq!((kind(&starred), starred.tree.move_count()), (GameKind::Breakthrough, 49));
    assert!(moves(&starred).starts_with("b2b3 c7d6") && moves(&starred).contains("d4c3 d2c3"));
    let fen =
        "[Variant \"Breakthrough\"]\n[FEN \"pppppppp/pppppppp/8/8/8/8/PPPPPPPP/PPPPPPPP w - - 0 1\"]\n\n1. Pdd3 Pc6 *";
    assert_eq!(moves(&read_one(fen)), "d2d3 c7c6");
    assert_eq!(moves(&read_one("[Variant \"Breakthrough\"]\n\n1. d3 e6 2. e3 ed5 *")), "d2d3 e7e6 e2e3 e6d5");
}

#[test]
fn boards_are_read_as_others_write_them() {
    let expected = "f5 d6 c3 d3";
    for name in ["03a_board_star_moves.txt", "03b_edax_board_semicolon.txt"] {
        let record = game_of(name);
        assert_eq!((kind(&record), moves(&record)), (GameKind::Othello, expected.to_owned()), "{name}");
    }
    let start = tessera::rules::Position::start(Variant::standard(GameKind::Othello));
    assert_eq!(*game_of("03f_board_noside.txt").tree.start(), start);
    let rows = ["--------"; 3].join("\n");
    let eight = format!("{rows}\n---OX---\n---XO---\n{rows}\n");
    for text in [
        eight.clone(),
        format!("{eight}X\n"),
        format!("{eight}Black to move\n"),
        start.to_string(),
        start.to_string().replace("X to move", ""),
        format!("{};", start.format_position()),
        "8/8/8/3pP3/3Pp3/8/8/8 b - - 0 1".to_owned(),
    ] {
        assert_eq!(*read_one(&text).tree.start(), start, "{text}");
    }
    let commented = format!("% a set of positions\n{}; f5:+2; % first\n", start.format_position());
    let record = read_one(&commented);
    assert_eq!((record.tree.start(), record.tree.move_count()), (&start, 1));
    // After one move it is White's turn.
    let after = start.after(start.parse_move("f5").unwrap());
    assert_eq!(*read_one(after.format_position().trim_end_matches(" O")).tree.start(), after);
}

#[test]
fn sgf_of_edax_quarry_and_playstrategy_is_read() {
    let edax = game_of("09_edax.sgf");
    assert_eq!((edax.names(), edax.tags.get("Date")), ([Some("ann"), Some("bob")], Some("2026.10.07")));
    assert!(
        edax.last_position().outcome().is_over() && edax.tree.main_line().len() == 63,
        "{}",
        edax.tree.move_count()
    );
    let quarry = "(;GM[2]FF[4]\nCA[UTF-8]\nAP[Quarry:0.2.0]\nSZ[8]\n;B[dc]C[good \\] one](;W[ce]TE[1])(;W[cc]))";
    let record = read_one(quarry);
    assert_eq!((moves(&record), record.tree.move_count()), ("d3 c5".to_owned(), 3));
    assert_eq!(record.tree.annotation(record.tree.main_line()[0]).comment, "good ] one");
    let playstrategy =
        "(;FF[4]\nGM[41]\nCA[UTF-8]\nAP[playstrategy.org]\nPW[a]\nPB[b]\nRE[1-0]\nSZ[8]\n\n;W[dgdf]\n;B[dbdc])";
    let record = read_one(playstrategy);
    assert_eq!(
        (moves(&record), record.early_end),
        ("d2d3 d7d6".to_owned(), Some(EarlyEnd::Adjudicated(Some(Side::First))))
    );
    let little_golem =
        "(;FF[4]EV[breakthrough.ch.1.1.1]PB[b;]]PW[a]SO[http://www.littlegolem.com];W[h2-g3];B[e7e6];W[resign])";
    let record = read_one(little_golem);
    assert_eq!((moves(&record), record.early_end), ("h2g3 e7e6".to_owned(), Some(EarlyEnd::Resigned(Side::First))));
    assert_eq!(record.tags.get("Black"), Some("b;]"));
    let white_first = read_one("(;FF[4]GM[2];W[d6];B[c6])");
    assert_eq!(white_first.tree.start().side_to_move(), Side::Second);
    for (result, end) in [
        ("B+12", Some(EarlyEnd::Adjudicated(Some(Side::First)))),
        ("W+R", Some(EarlyEnd::Resigned(Side::First))),
        ("W+Time", Some(EarlyEnd::OutOfTime(Side::First))),
        ("Draw", Some(EarlyEnd::Agreed)),
        ("0", Some(EarlyEnd::Adjudicated(None))),
        ("Void", None),
        ("?", None),
    ] {
        assert_eq!(read_one(&format!("(;FF[4]GM[2]RE[{result}];B[f5])")).early_end, end, "{result}");
    }
}

#[test]
fn the_json_of_othello_quest_is_read() {
    let record = game_of("08_othelloquest.json");
    assert_eq!((record.names(), record.tags.get("Date")), ([Some("Ann"), Some("Bob")], Some("2024.01.02")));
    assert!(moves(&record).starts_with("f5 d6 c7 f6") && record.last_position().outcome().is_over());
}

#[test]
fn what_is_no_game_is_named() {
    for (bytes, expected) in [
        (&b"(;FF[4]GM[1]SZ[19];B[pd])"[..], "this seems to be an SGF of Go"),
        (b"(;FF[4]SZ[19];B[pd])", "this seems to be an SGF of Go"),
        (b"(;FF[4]GM[11]SZ[13];W[mf])", "this seems to be an SGF of Hex"),
        (b"1. e4 e5 2. Nf3 Nc6", "this seems to be a game of chess"),
        (b"[Event \"x\"]\n\n1. e4 e5 2. Nf3 Nc6 *", "line 3, column 13, \"Nf3\": this seems to be a game of chess"),
        (b"\x89PNG\r\n\x1a\n\0\0", "this seems to be a PNG picture"),
        (b"<!DOCTYPE html>\n<html></html>", "this seems to be a web page: save or copy its text"),
    ] {
        let error = read_bytes(bytes, GameHint::Unknown).remove(0).unwrap_err();
        assert_eq!(error, expected);
    }
}

#[test]
fn names_of_every_script_are_kept() {
    for (name, black) in [("28_cjk.pgn", "為則英司"), ("28_cyr.pgn", "Иван Петров"), ("28_kana.pgn", "オセロ太郎")]
    {
        let record = game_of(name);
        assert_eq!(kind(&record).info().colours[Side::First], Colour::Black);
        assert_eq!((record.names()[0], record.tree.move_count()), (Some(black), 4));
        assert_eq!(read_one(&write_pgn(&record)), record);
    }
}
