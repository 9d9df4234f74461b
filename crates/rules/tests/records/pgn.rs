//! PGN: what is written is read back, what others write is understood, and faults are named with their place.

use tessera_rules::records::{EarlyEnd, GameHint, GameRecord, NodeId, read_pgn, write_pgn};
use tessera_rules::{Game, GameKind, Outcome, Side, Variant};

use crate::random_trees::random_record;

fn read_one(text: &str) -> GameRecord {
    let mut games: Vec<_> = read_pgn(text, GameHint::Unknown).collect();
    assert_eq!(games.len(), 1, "{text}");
    games.remove(0).unwrap_or_else(|error| panic!("{error} in\n{text}"))
}

fn error_of(text: &str) -> String {
    read_pgn(text, GameHint::Unknown).find_map(Result::err).expect("the text has a fault").to_string()
}

fn round_trips(kind: GameKind, seeds: std::ops::Range<u64>) {
    for seed in seeds {
        let record = random_record(kind, seed);
        let text = write_pgn(&record);
        let reread = read_one(&text);
        assert_eq!(reread, record, "{kind}, seed {seed}:\n{text}");
        assert_eq!(write_pgn(&reread), text, "{kind}, seed {seed}");
    }
}

#[test]
fn random_games_with_variations_and_comments_are_read_back_as_written() {
    GameKind::ALL.into_iter().for_each(|kind| round_trips(kind, 0..100));
}

#[test]
#[ignore = "takes minutes; run when the format changes"]
fn ten_thousand_games_of_each_kind_are_read_back_as_written() {
    GameKind::ALL.into_iter().for_each(|kind| round_trips(kind, 1_000..11_000));
}

#[test]
fn a_game_is_written_as_other_programs_read_it() {
    let text = "\
[Event \"?\"]
[Site \"?\"]
[Date \"2026.11.23\"]
[Round \"?\"]
[White \"Ann \\\"A\\\" B\\\\\"]
[Black \"?\"]
[Result \"1-0\"]
[Variant \"Breakthrough 5x5\"]
[Termination \"resignation\"]

1. a2-a3 {[%eval 62.5%/20] [%clk 0:02:58] quiet} (1. b2-b3 $1 a4xb3 (1... c4xb3
2. a2xb3) 2. c2xb3) 1... e4-e3 $4 2. d2xe3 1-0

";
    let record = read_one(text);
    assert_eq!(record.early_end, Some(EarlyEnd::Resigned(Side::Second)));
    assert_eq!(record.tags.get("White"), Some("Ann \"A\" B\\"));
    let line = record.tree.main_line();
    assert_eq!(record.tree.annotation(line[0]).comment, "quiet");
    assert_eq!(write_pgn(&record), text);
}

#[test]
fn results_mean_the_colours_whichever_side_begins() {
    for (kind, winner) in [("Othello", Side::Second), ("Breakthrough", Side::First), ("Diamond", Side::Second)] {
        let record = read_one(&format!("[Variant \"{kind}\"]\n1-0"));
        assert_eq!(record.outcome().winner(), Some(winner), "{kind}");
        assert!(write_pgn(&record).contains("[Result \"1-0\"]"));
    }
    assert_eq!(read_one("[Variant \"diamond\"]\n[Result \"1/2-1/2\"]\n*").outcome(), Outcome::InProgress);
}

#[test]
fn spellings_of_other_programs_are_read() {
    let text = "\u{feff}% made elsewhere\n[variant \"x\"]\n[Variant \"othello\"]\n; a line of remarks\n\
        1.F5!? D6 2. c3?! ; good\n2...d3 {a\nb} {c} *";
    let record = read_one(text);
    let line = record.tree.main_line();
    let annotations: Vec<_> = line.iter().map(|node| record.tree.annotation(*node)).collect();
    assert_eq!(record.tree.start().format_game(&record.tree.moves(&line)), "f5d6c3d3");
    assert_eq!(annotations[0].glyphs.as_slice(), [5]);
    assert_eq!((annotations[2].glyphs.as_slice(), annotations[2].comment.as_str()), (&[6][..], "good"));
    assert_eq!(annotations[3].comment, "a b c");
    assert_eq!(record.tree.annotation(NodeId::START).comment, "a line of remarks");
}

#[test]
fn comments_before_a_move_and_in_repeated_moves_are_kept() {
    let record = read_one("[Variant \"Othello\"]\n1. f5 {one} ({before} 1. d3 {after}) (1. f5 {two}) ({alone}) *");
    let comments: Vec<&str> =
        record.tree.children(NodeId::START).iter().map(|node| record.tree.annotation(*node).comment.as_str()).collect();
    assert_eq!(comments, ["one two alone", "before after"]);
}

#[test]
fn a_pass_that_a_record_leaves_out_is_played() {
    let moves = "f5d6c3d3c4f4f6f3e6e7d7c5b6d8c6c7d2b5a5a6a7g5";
    let spaced: Vec<&str> = moves.as_bytes().chunks(2).map(|label| std::str::from_utf8(label).unwrap()).collect();
    let record = read_one(&format!("[Variant \"Othello\"]\n{}", spaced.join(" ")));
    let start = record.tree.start();
    assert_eq!(record.tree.moves(&record.tree.main_line()), start.parse_game(moves).unwrap());
}

#[test]
fn a_game_without_a_tag_that_names_it_is_of_the_first_kind_in_which_it_can_be_read() {
    let kind = |text: &str, likely: Option<GameKind>| {
        let game = read_pgn(text, likely.map_or(GameHint::Unknown, |kind| GameHint::Likely(Variant::standard(kind))))
            .next()
            .expect("there is a game");
        game.map(|game| game.tree.variant().kind()).map_err(|error| error.to_string())
    };
    assert_eq!(kind("1. f5 {?}", None), Ok(GameKind::Othello));
    assert_eq!(kind("1. f5 {?}", Some(GameKind::Diamond)), Ok(GameKind::Diamond));
    assert_eq!(kind("1. f5 (1. g7) b2", None), Ok(GameKind::Diamond));
    assert_eq!(kind("1. a2-a3 $1 *", None), Ok(GameKind::Breakthrough));
    let error = "line 1, column 13, \"Nf3\": this seems to be a game of chess";
    assert_eq!(kind("1. e4 e5 2. Nf3", None), Err(error.to_owned()));
}

#[test]
fn a_game_with_a_fault_does_not_keep_the_others_from_being_read() {
    let good = "[Variant \"Othello\"]\n\n1. f5 d6 *\n\n";
    for bad in [
        "[Variant \"Othello\"]\n\n1. f5 f5 {[Event \"x\"]\n\n*\n\n",
        "[Variant \"Othello\"]\n[Date unquoted]\n[Event \"x\"]\n\n1. f5 *\n",
        "[Event \"x\"]\n[Variant \"Chess\"]\n[Round \"1\"]\n\n1. e4 *\n",
        "[Variant \"Othello\"]\n1. f5 (d6",
    ] {
        let bad = bad.replace("f5 {", "f5} ");
        let text = format!("{good}{bad}\n{good}");
        let games: Vec<_> = read_pgn(&text, GameHint::Unknown).collect();
        assert_eq!(games.iter().map(Result::is_ok).collect::<Vec<_>>(), [true, false, true], "{text}");
    }
}

#[test]
fn faults_are_named_with_line_column_and_reason() {
    let othello = |text: &str| format!("[Variant \"Othello\"]\n\n{text}");
    for (text, expected) in [
        (othello("1. f5 d6\n2. z9 d3"), "line 4, column 4, \"z9\": not a move in this game"),
        (othello("1. f5 f5"), "line 3, column 7, \"f5\": illegal: f5 is occupied"),
        (othello("1. f5 {never ends\nhere"), "line 3, column 7, \"{never ends\": a comment does not end"),
        (othello("1. f5 (1. d3"), "line 3, column 7, \"(\": a variation does not end"),
        (othello("(1. d3)"), "line 3, column 1, \"(\": a variation must follow the move to which it is an alternative"),
        (othello("1. f5)"), "line 3, column 6, \")\": expected ( before )"),
        (othello("1. f5 $999"), "line 3, column 7, \"$999\": expected a number from 0 to 255 after $"),
        (
            "[Variant \"Go\"]".to_owned(),
            "line 1, column 11, \"Go\": \"Go\" is not a game; the games are othello, breakthrough, diamond",
        ),
        (
            "[Variant \"Othello 7x7\"]".to_owned(),
            "line 1, column 11, \"Othello 7x7\": Othello is not played on 7x7: it takes 6x6, 8x8 or 10x10",
        ),
        ("[Event \"cup]\n".to_owned(), "line 1, column 8, \"\"cup]\": expected a value that ends with a quote"),
        (
            "[Variant \"Breakthrough\"]\n[FEN \"pppppppp/8 w\"]".to_owned(),
            "line 2, column 17: the board has 2 rows instead of 8",
        ),
    ] {
        assert_eq!(error_of(&text), expected, "{text}");
    }
}

#[test]
fn hostile_nesting_ends_with_an_error_and_not_with_a_crash() {
    let deep = format!("[Variant \"Diamond\"]\n{}", "a1 (".repeat(100_000));
    assert!(error_of(&deep).ends_with("variations are nested more than 500 deep"));
    let mut text = "[Variant \"Diamond\"]\na1 ".to_owned();
    text += &"(b1) ".repeat(300_000);
    assert!(error_of(&text).ends_with("the game has more than 200000 moves"));
}
