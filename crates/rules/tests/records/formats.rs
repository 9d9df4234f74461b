//! The formats: each is recognised, read back as written, and names its faults.

use tessera_rules::records::{
    EarlyEnd, EvaluationValue, GameHint, GameRecord, GameTree, NodeId, RecordFormat, RecordSource, RecordWriteError,
};
use tessera_rules::{Game, GameKind, Position, Side, Size, Variant};

use crate::random_trees::random_record;

fn format(id: &str) -> &'static RecordFormat {
    RecordFormat::find(id).expect("the test names a format")
}

fn read(text: &str) -> Vec<Result<GameRecord, String>> {
    let source = RecordSource::text(text);
    match RecordFormat::recognise(&source) {
        Ok(format) => format.read(&source).map(|game| game.map_err(|error| error.to_string())).collect(),
        Err(error) => vec![Err(error.to_string())],
    }
}

fn read_one(text: &str) -> GameRecord {
    let mut games = read(text);
    assert_eq!(games.len(), 1, "{text}");
    games.remove(0).unwrap_or_else(|error| panic!("{error} in\n{text}"))
}

/// The record without what only PGN and JSON can hold.
fn main_line_of(record: &GameRecord) -> GameRecord {
    let tree = &record.tree;
    let line = GameTree::with_moves(tree.start().clone(), &tree.moves(&tree.main_line()));
    GameRecord { early_end: record.early_end, ..GameRecord::new(line.expect("the moves are legal")) }
}

fn recognised(text: &str) -> &'static str {
    RecordFormat::recognise(&RecordSource::text(text)).map_or("none", |format| format.id)
}

fn json_round_trips(kind: GameKind, seeds: std::ops::Range<u64>) {
    for seed in seeds {
        let record = random_record(kind, seed);
        let text = format("json").write(&record).expect("JSON holds every game");
        assert_eq!((read_one(&text), text.lines().count()), (record, 1), "{kind}, seed {seed}");
    }
}

fn links_round_trip(kind: GameKind, seeds: std::ops::Range<u64>) {
    for seed in seeds {
        let record = random_record(kind, seed);
        let text = format("link").write(&record).expect("a link holds every main line");
        let mut expected = main_line_of(&record);
        expected.set_names(record.names().map(Option::unwrap_or_default));
        assert_eq!((read_one(&text), recognised(&text)), (expected, "link"), "{kind}, seed {seed}: {text}");
    }
}

fn transcripts_round_trip(kind: GameKind, seeds: std::ops::Range<u64>) {
    for seed in seeds {
        let mut record = main_line_of(&random_record(kind, seed));
        record.early_end = None;
        let hint = GameHint::Likely(record.tree.variant());
        match format("transcript").write(&record) {
            Ok(text) if text == "\n" => {}
            Ok(text) => {
                let games: Result<Vec<_>, _> =
                    format("transcript").read(&RecordSource::text(&text).with_hint(hint)).collect();
                assert_eq!(games.expect("a written game can be read"), [record], "{kind}, seed {seed}");
            }
            Err(error) => assert_eq!(error, RecordWriteError::UnusualStart("a list of moves")),
        }
    }
}

fn ggf_round_trips(seeds: std::ops::Range<u64>) {
    for seed in seeds {
        let mut record = main_line_of(&random_record(GameKind::Othello, seed));
        record.set_names(["Ann", "Bob"]);
        let text = format("ggf").write(&record).expect("GGF holds Othello");
        assert_eq!((read_one(&text), recognised(&text)), (record, "ggf"), "seed {seed}: {text}");
    }
}

#[test]
fn random_games_are_read_back_from_every_format_that_can_hold_them() {
    for kind in GameKind::ALL {
        json_round_trips(kind, 0..60);
        links_round_trip(kind, 0..60);
        transcripts_round_trip(kind, 0..60);
    }
    ggf_round_trips(0..60);
}

#[test]
#[ignore = "takes minutes; run when a format changes"]
fn ten_thousand_games_of_each_kind_are_read_back_from_every_format() {
    for kind in GameKind::ALL {
        json_round_trips(kind, 1_000..11_000);
        links_round_trip(kind, 1_000..11_000);
        transcripts_round_trip(kind, 1_000..11_000);
    }
    ggf_round_trips(1_000..11_000);
}

#[test]
fn positions_of_every_board_are_recognised_and_read_back() {
    for (kind, seed) in GameKind::ALL.into_iter().flat_map(|kind| (0..40).map(move |seed| (kind, seed))) {
        let record = random_record(kind, seed);
        let text = format("position").write(&record).expect("every position has a text");
        let expected = record.last_position().format_position();
        let reread = read_one(&text);
        assert_eq!((recognised(&text), reread.tree.variant()), ("position", record.tree.variant()), "{text}");
        assert_eq!((text.trim_end(), reread.tree.start().format_position()), (expected.as_str(), expected.clone()));
    }
}

#[test]
fn an_othello_game_of_sixty_plies_fits_a_link_of_120_characters() {
    let longest = (0..300)
        .map(|seed| {
            let record = main_line_of(&random_record(GameKind::Othello, seed));
            let is_usual = *record.tree.start() == Position::start(Variant::standard(GameKind::Othello));
            if is_usual { format("link").write(&record).expect("a link holds every game").len() } else { 0 }
        })
        .max();
    assert!(longest.is_some_and(|longest| (50..=80).contains(&longest)), "{longest:?}");
}

#[test]
fn spellings_of_othello_transcripts_are_read() {
    let expected = read_one("f5d6c3d3c4");
    for text in [
        "F5D6C3D3C4",
        " f5 d6 c3 d3 c4\n",
        "1. f5 d6 2. c3 d3 3. c4",
        "1.f5 2.d6 3.c3 4.d3 5.c4",
        "f5,d6,c3,d3,c4",
        "f5\nd6\nc3\nd3\nc4\n",
    ] {
        assert_eq!((recognised(text), read_one(text)), ("transcript", expected.clone()), "{text}");
    }
    let tagged = "[Event \"?\"]\n[Site \"PlayOK\"]\n[Black \"ann\"]\n[White \"bob\"]\n[Result \"24-40\"]\n\n\
        1. f5 d6 2. c3 d3 3. c4 24-40";
    let tagged = read_one(tagged);
    assert_eq!((tagged.names(), &tagged.tree), ([Some("ann"), Some("bob")], &expected.tree));
}

#[test]
fn lists_of_moves_of_the_other_games_are_recognised() {
    for (text, variant) in [
        ("1. a2-a3 h7-h6 2. a3-a4", Variant::standard(GameKind::Breakthrough)),
        ("a2a3 h7h6", Variant::standard(GameKind::Breakthrough)),
        ("b2b3 a4xb3", Variant::new(GameKind::Breakthrough, Size { columns: 5, rows: 5 }).unwrap()),
        ("d4 swap e5", Variant::standard(GameKind::Diamond)),
    ] {
        assert_eq!(read_one(text).tree.variant(), variant, "{text}");
    }
}

#[test]
fn one_bad_line_does_not_keep_the_others_from_being_read() {
    let games = read("f5d6c3\nf5z9\n\nf5f6\n");
    assert_eq!(games.iter().map(Result::is_ok).collect::<Vec<_>>(), [true, false, true]);
    assert_eq!(games[1], Err("line 2, column 3, \"z9\": not a move in this game".to_owned()));
    let ggf = "(;GM[Othello]BO[8 ---------------------------O*------*O--------------------------- *]B[f5];)";
    let games = read(&format!("{ggf}\n{}\n{ggf}", ggf.replace("f5", "a1")));
    assert_eq!(games.iter().map(Result::is_ok).collect::<Vec<_>>(), [true, false, true]);
    let json = format("json").write(&read_one("f5d6")).expect("JSON holds every game");
    for bad in [json.replace("f5", "a1"), json.replace("\"moves\":[", "\"moves\":[["), json.replace("othello", "go")] {
        let games = read(&format!("{json}{bad}{json}"));
        assert_eq!(games.iter().map(Result::is_ok).collect::<Vec<_>>(), [true, false, true], "{bad}: {games:?}");
    }
}

#[test]
fn faults_name_their_place_and_reason() {
    for (text, expected) in [
        ("", "the text is empty"),
        (" \n", "the text is empty"),
        ("f5d6f5", "line 1, column 5, \"f5\": illegal: f5 is occupied"),
        ("hello", "line 1, column 1, \"hello\": not a move in this game"),
        ("{\"version\":7}", "line 1, column 1: it is of version 7, this program reads 1"),
        ("\n{\"version\":1,", "line 2, column 13: EOF while parsing a value"),
        (
            "tessera:othello.AAAA",
            "line 1, column 17, \"AAAA\": the link is incomplete or was changed: copy it again as a whole",
        ),
        (
            "https://example.org/#go.AAAA",
            "line 1, column 22, \"go\": \"go\" is not a game; the games are othello, breakthrough, diamond",
        ),
        ("https://example.org/", "line 1, column 1, \"https://example.org/\": expected a game, a point and its moves"),
        ("(;GM[Othello]PB[x", "line 1, column 1, \"(;GM[Othello]PB[x\": a game does not end"),
    ] {
        assert_eq!(read(text)[0], Err(expected.to_owned()), "{text}");
    }
    let source = RecordSource::new(&[0x80, 0, 1, 2]);
    let error = RecordFormat::recognise(&source).map(|format| format.id).unwrap_err();
    assert_eq!(error.to_string(), "this is neither text nor a known file of games");
}

#[test]
fn a_changed_or_shortened_link_is_refused() {
    let record = main_line_of(&random_record(GameKind::Breakthrough, 7));
    let link = format("link").write(&record).expect("a link holds every game");
    let link = link.trim_end();
    let payload = link.find('.').expect("a point ends the name") + 1;
    for cut in payload..link.len() {
        assert!(read(&link[..cut])[0].is_err(), "cut to {cut}");
        let mut changed = link.to_owned().into_bytes();
        changed[cut] = if changed[cut] == b'A' { b'B' } else { b'A' };
        let changed = String::from_utf8(changed).expect("the link is ASCII");
        assert!(read(&changed)[0].is_err(), "changed at {cut}: {changed}");
    }
    assert_eq!(read_one(&format!("https://example.org/play/?lang=en#{}", &link["tessera:".len()..])), record);
}

#[test]
fn random_bytes_are_refused_or_read_but_never_crash() {
    use rand::RngExt;
    let alphabet: Vec<char> = "abcdefgh12345678-x.#()[]{};:%\"\\ \nXO*$!BWPGMTY=/_é".chars().collect();
    let mut rng = crate::random::seeded(18);
    for _ in 0..3_000 {
        let length = rng.random_range(0..80);
        let text: String = (0..length).map(|_| crate::random::pick(&mut rng, &alphabet)).collect();
        for format in RecordFormat::all() {
            _ = format.read(&RecordSource::text(&text)).count();
        }
        read(&text);
    }
}

#[test]
fn formats_of_one_game_refuse_the_others() {
    let record = random_record(GameKind::Diamond, 1);
    for (id, error) in [
        ("ggf", "GGF cannot hold a game of Diamond"),
        ("obf", "OBF cannot hold a game of Diamond"),
        ("wthor", "wthor can only be read"),
    ] {
        assert_eq!(format(id).write(&record).unwrap_err().to_string(), error);
    }
}

#[test]
fn positions_with_scores_are_read_from_board_files() {
    let text = "---------------------------OX------XO--------------------------- X; f5:+2; d3:-4; % try\n\n\
        % only a remark\n------------------OOOX--OXX---OOXX-- X;\n";
    let games: Vec<GameRecord> = read(text).into_iter().map(|game| game.expect("no fault")).collect();
    assert_eq!((recognised(text), games.len()), ("obf", 2));
    let tree = &games[0].tree;
    let values: Vec<_> = tree
        .children(NodeId::START)
        .iter()
        .map(|node| tree.annotation(*node).evaluation.map(|evaluation| evaluation.value))
        .collect();
    assert_eq!(values, [Some(EvaluationValue::Discs(200)), Some(EvaluationValue::Discs(-400))]);
    assert_eq!(tree.annotation(NodeId::START).comment, "try");
    assert_eq!(games[1].tree.variant().size(), Size { columns: 6, rows: 6 });
    assert_eq!(format("obf").write(&games[0]).unwrap(), text.lines().next().unwrap().to_owned() + "\n");
}

#[test]
fn results_of_ggf_games_that_ended_early_are_kept() {
    let game = |result: &str| {
        format!(
            "(;GM[Othello]RE[{result}]BO[8 ---------------------------O*------*O--------------------------- *]B[f5];)"
        )
    };
    for (result, end) in [
        ("+12.00:r", Some(EarlyEnd::Resigned(Side::Second))),
        ("-3:t", Some(EarlyEnd::OutOfTime(Side::First))),
        ("0:s", Some(EarlyEnd::Agreed)),
        ("-8.00", Some(EarlyEnd::Adjudicated(Some(Side::Second)))),
        ("?", None),
    ] {
        assert_eq!(read_one(&game(result)).early_end, end, "{result}");
    }
}
