//! Habits of other programs and people: encodings, passes, boards, SGF, JSON.

use tessera_rules::records::{EarlyEnd, GameHint, GameRecord, write_pgn};
use tessera_rules::{Colour, Game, GameKind, Outcome, Side, Variant};

use crate::reading::{format, game_of, kind, moves, read, read_bytes, read_one};

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
        assert_eq!(*game_of(name).tree.start(), tessera_rules::Position::start(start), "{name}");
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
    let start = tessera_rules::Position::start(Variant::standard(GameKind::Othello));
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
fn names_of_every_script_are_kept() {
    for (name, black) in [("28_cjk.pgn", "為則英司"), ("28_cyr.pgn", "Иван Петров"), ("28_kana.pgn", "オセロ太郎")]
    {
        let record = game_of(name);
        assert_eq!(kind(&record).info().colours[Side::First], Colour::Black);
        assert_eq!((record.names()[0], record.tree.move_count()), (Some(black), 4));
        assert_eq!(read_one(&write_pgn(&record)), record);
    }
}
