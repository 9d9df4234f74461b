//! Games of Othello in other people's files: GGF is read and written, WTHOR is read, damage is named.

use rand::rngs::StdRng;
use rand::{RngExt, SeedableRng};
use tessera_rules::othello::Position;
use tessera_rules::othello::ggf::GgfGame;
use tessera_rules::othello::wthor::{WthorError, WthorFile};
use tessera_rules::{Game, GameKind, Grid, IllegalMove, Move, NotationReason, Point, SetupError, Side, Size};

const EIGHT: Size = GameKind::Othello.default_size();

const BOARD: &str = "8 ---------------------------O*------*O--------------------------- *";

fn point(label: &str) -> Point {
    Grid::new(EIGHT).parse_label(label).expect("the test names a square")
}

fn random_game(start: &Position, rng: &mut StdRng) -> Vec<Move> {
    let mut position = start.clone();
    let mut moves = Vec::new();
    loop {
        let legal = position.legal_moves();
        if legal.is_empty() {
            return moves;
        }
        moves.push(legal[rng.random_range(0..legal.len())]);
        position.play_unchecked(moves[moves.len() - 1]);
    }
}

#[test]
fn a_server_game_is_read_with_its_names_board_and_moves() {
    let text = format!(
        "1 (;GM[Othello]PC[GGS/os]DT[2003.12.15_13:24:03.MST]PB[Ann]PW[Bob 2]RB[2197.01]RW[2199.72]TI[05:00//02:00]\n\
         TY[8]RE[-2.00:r]BO[{BOARD}]B[F5//0.01]W[d6/-3.2/1.5]B[c3];)\n"
    );
    let game = GgfGame::parse(&text).unwrap();
    assert_eq!([&game.place, &game.date], ["GGS/os", "2003.12.15_13:24:03.MST"]);
    assert_eq!([&game.black, &game.white], ["Ann", "Bob 2"]);
    assert_eq!((game.result.as_str(), game.difference()), ("-2.00:r", Some(-2.0)));
    assert_eq!(game.start, Position::start(EIGHT));
    assert_eq!(game.moves, ["f5", "d6", "c3"].map(|label| Move::Place(point(label))));
}

#[test]
fn a_game_is_written_in_one_line_that_other_programs_read() {
    let start = Position::start(EIGHT);
    let moves = start.parse_game("f5d6").unwrap();
    let written = GgfGame::new("Ann", "B[ob]", start, moves).to_string();
    let expected = format!("(;GM[Othello]PC[Tessera]PB[Ann]PW[B[ob)]RE[?]TY[8]BO[{BOARD}]B[f5]W[d6];)");
    assert_eq!(written, expected);
}

#[test]
fn a_finished_game_carries_the_official_difference() {
    let start = Position::start(EIGHT);
    let moves = start.parse_game("c4c5e6e3e2d6c6b4a4").unwrap();
    let game = GgfGame::new("a", "b", start, moves);
    assert_eq!((game.result.as_str(), game.difference()), ("+64", Some(64.0)));
}

#[test]
fn random_games_of_all_sizes_round_trip_through_ggf() {
    let mut rng = StdRng::seed_from_u64(5);
    let mut passes = 0;
    for side in [6, 8, 10] {
        let start = Position::start(Size { columns: side, rows: side });
        for _ in 0..20 {
            let game = GgfGame::new("Ann", "Bob", start.clone(), random_game(&start, &mut rng));
            passes += game.moves.iter().filter(|mv| **mv == Move::Pass).count();
            assert_eq!(GgfGame::parse(&game.to_string()), Ok(game));
        }
    }
    assert!(passes > 10, "{passes} passes were written");
}

#[test]
fn a_pass_omitted_from_a_ggf_game_is_inserted() {
    let board = format!("8 *O{} O", "-".repeat(62));
    let game = GgfGame::parse(&format!("(;GM[Othello]BO[{board}]B[c1];)")).unwrap();
    assert_eq!(game.moves, [Move::Pass, Move::Place(point("c1"))]);
    assert_eq!(game.start.side_to_move(), Side::Second);
}

#[test]
fn passes_after_the_end_of_a_ggf_game_are_left_out() {
    let board = "8 ---------------------------O*------*O--------------------------- *";
    let moves = "B[e6]W[f4]B[e3]W[f6]B[g5]W[d6]B[e7]W[f5]B[c5]";
    let game = |end: &str| GgfGame::parse(&format!("(;GM[Othello]BO[{board}]{moves}{end};)"));
    assert_eq!(game("").map(|game| game.moves.len()), Ok(9));
    for end in ["W[PA]", "W[PA]B[pass]", "B[PA//0.1]"] {
        assert_eq!(game(end), game(""), "{end}");
    }
    assert!(game("W[a1]").is_err());
}

#[test]
fn damaged_ggf_is_refused_with_place_and_reason() {
    let head = format!("(;GM[Othello]BO[{BOARD}]");
    let at = head.chars().count();
    let expected = NotationReason::Expected;
    let occupied =
        NotationReason::Illegal { reason: IllegalMove::Occupied(point("f5")), explanation: "f5 is occupied".into() };
    let no_board = "the board, BO[...], before the moves and the end";
    let seven = Size { columns: 7, rows: 7 };
    let short = NotationReason::BoardLength { expected: 64, found: 2 };
    let cases = [
        (String::new(), 1, "", expected("a game, (;...;)")),
        ("(GM[Othello])".into(), 1, "(GM[Othello])", expected("a game, (;...;)")),
        ("(;GM[Chess];)".into(), 6, "Chess", expected("Othello")),
        ("(;GM[Othello];)".into(), 14, ";)", expected(no_board)),
        ("(;B[f5];)".into(), 5, "f5", expected(no_board)),
        ("(;BO[x];)".into(), 6, "x", expected("the size of the board, 6, 8 or 10")),
        ("(;BO[7 -- *];)".into(), 7, "", NotationReason::Impossible(SetupError::WrongSize(seven))),
        ("(;BO[8 -- *];)".into(), 11, "*", short),
        ("(;BO[8 é];)".into(), 8, "é", NotationReason::UnknownSymbol),
        ("(;GM".into(), 5, "", expected("[ and a value")),
        ("(;GM[Oth".into(), 9, "", expected("]")),
        (head.clone(), at + 1, "", expected("a tag or the end, ;)")),
        (format!("{head}B[f5"), at + 5, "", expected("]")),
        (format!("{head}B[f5]W[f5];)"), at + 8, "f5", occupied),
        (format!("{head}B[f5]B[d6];)"), at + 8, "d6", expected("a move by White, W[...]")),
        (format!("{head}W[f5];)"), at + 3, "f5", expected("a move by Black, B[...]")),
        (format!("{head}B[k1];)"), at + 3, "k1", NotationReason::NotAMove),
        (format!("{head};) more"), at + 4, "more", NotationReason::Trailing),
    ];
    for (text, column, found, reason) in cases {
        let error = GgfGame::parse(&text).expect_err(&text);
        assert_eq!((error.column, error.found.as_str(), error.reason), (column, found, reason), "{text}");
    }
}

#[test]
fn every_cut_of_a_ggf_game_is_refused_without_a_panic() {
    let start = Position::start(EIGHT);
    let moves = start.parse_game("f5d6c3d3c4").unwrap();
    let written = GgfGame::new("Zoë", "Bob", start, moves).to_string();
    for (cut, _) in written.char_indices() {
        let error = GgfGame::parse(&written[..cut]).expect_err("a cut game is not a game");
        assert!(error.column <= written[..cut].chars().count() + 1);
    }
}

/// A WTHOR file of games that were made up for the test.
fn wthor(games: &[(u8, u8, &str)]) -> Vec<u8> {
    let count = (games.len() as u32).to_le_bytes();
    let mut file = vec![20, 24, 5, 1, count[0], count[1], count[2], count[3], 0, 0, 0xE8, 0x07, 8, 0, 22, 0];
    for (index, (score, best, transcript)) in games.iter().enumerate() {
        file.extend([index as u8, 1, 2, 0, 3, 0, *score, *best]);
        let mut moves: Vec<u8> =
            transcript.as_bytes().chunks(2).map(|label| (label[1] - b'0') * 10 + (label[0] - b'a' + 1)).collect();
        moves.resize(60, 0);
        file.extend(moves);
    }
    file
}

const SHORT_GAME: &str = "c4c5e6e3e2d6c6b4a4";

#[test]
fn a_wthor_file_is_read_with_year_scores_and_moves() {
    let file = WthorFile::parse(&wthor(&[(64, 40, SHORT_GAME), (30, 32, "f5d6")])).unwrap();
    assert_eq!((file.year, file.solved_empties, file.games.len()), (2024, 22, 2));
    let [first, second] = &file.games[..] else { panic!("two games") };
    assert_eq!((first.tournament, first.black, first.white), (256, 2, 3));
    assert_eq!((first.score, first.best_score), (64, 40));
    assert_eq!(Position::start(EIGHT).format_game(&first.moves), SHORT_GAME);
    assert_eq!((second.tournament, second.score, second.moves.len()), (257, 30, 2));
}

#[test]
fn passes_omitted_by_wthor_are_inserted() {
    let transcript = "c4c3e6f4b2d6f5d3e2b3a2b4g3a1c6e3b5b7b6a5d2g6a4f3b8a6c5c8g5e7a7d7h7a3f2g4f6a8h3c7c2h2h1h4h5d1b1c1e8\
                      d8g2f8f7g8g7e1f1g1";
    let file = WthorFile::parse(&wthor(&[(10, 10, transcript)])).unwrap();
    let moves = &file.games[0].moves;
    assert_eq!(moves.iter().filter(|mv| **mv != Move::Pass).count(), 58);
    assert!(moves.contains(&Move::Pass));
    let mut end = Position::start(EIGHT);
    moves.iter().for_each(|mv| end.play_unchecked(*mv));
    assert_eq!(end.official_score()[Side::First], u32::from(file.games[0].score));
}

#[test]
fn a_damaged_wthor_file_is_refused_with_its_reason() {
    let good = wthor(&[(64, 40, SHORT_GAME), (30, 32, "f5d6")]);
    let with = |at: usize, byte: u8| {
        let mut file = good.clone();
        file[at] = byte;
        WthorFile::parse(&file)
    };
    let second_game = 16 + 68 + 8;
    let d4 = IllegalMove::Occupied(point("d4"));
    let full = good.len() as u64;
    assert_eq!(WthorFile::parse(&[]), Err(WthorError::NoHeader { found: 0 }));
    assert_eq!(WthorFile::parse(&good[..15]), Err(WthorError::NoHeader { found: 15 }));
    assert_eq!(WthorFile::parse(&good[..100]), Err(WthorError::Length { expected: full, found: 100 }));
    assert_eq!(with(4, 1), Err(WthorError::Length { expected: full - 68, found: good.len() }));
    let most = 16 + 68 * (u64::from(u32::MAX) - 0x00FF_FFFD);
    assert_eq!(with(7, 255), Err(WthorError::Length { expected: most, found: good.len() }));
    assert_eq!(with(12, 10), Err(WthorError::BoardSize(10)));
    assert_eq!(with(13, 1), Err(WthorError::NotGames));
    assert_eq!(with(second_game, 99), Err(WthorError::NoSuchSquare { game: 2, mv: 1, byte: 99 }));
    assert_eq!(with(second_game, 0), Err(WthorError::NoSuchSquare { game: 2, mv: 1, byte: 0 }));
    assert_eq!(with(second_game + 1, 44), Err(WthorError::Illegal { game: 2, mv: 2, reason: d4 }));
    let message = WthorError::Illegal { game: 2, mv: 2, reason: d4 }.to_string();
    assert_eq!(message, "game 2, move 2: d4 is occupied");
}

#[test]
fn a_board_size_of_0_means_the_usual_board() {
    let mut file = wthor(&[(64, 40, SHORT_GAME)]);
    file[12] = 0;
    assert_eq!(WthorFile::parse(&file).unwrap().games.len(), 1);
}

#[test]
fn no_bytes_make_the_wthor_reader_panic() {
    let mut rng = StdRng::seed_from_u64(6);
    let good = wthor(&[(64, 40, SHORT_GAME), (30, 32, "f5d6")]);
    let mut refused = 0;
    for _ in 0..5000 {
        let mut file = good.clone();
        file.truncate(rng.random_range(0..=good.len()));
        for _ in 0..rng.random_range(0..4) {
            if !file.is_empty() {
                let at = rng.random_range(0..file.len());
                file[at] = rng.random();
            }
        }
        refused += usize::from(WthorFile::parse(&file).is_err());
    }
    assert!(refused > 4000, "{refused} of 5000 were refused");
}
