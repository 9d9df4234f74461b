//! Games in the Generic Game Format of the game server GGS, which NBoard and most Othello programs exchange.
//!
//! Source: Michael Buro's description of GGF (skatgame.net/mburo/ggsa/ggf).
//!
//! ```
//! use tessera_rules::othello::ggf::GgfGame;
//!
//! let text = "(;GM[Othello]PC[club]PB[Ann]PW[Bob]RE[?]TY[8]\
//!     BO[8 ---------------------------O*------*O--------------------------- *]B[f5]W[d6//1.5];)";
//! let game = GgfGame::parse(text).unwrap();
//! assert_eq!((game.black.as_str(), game.moves.len()), ("Ann", 2));
//! ```

use std::fmt;

use super::notation;
use super::notation::{Replay, disc, read_move, squares};
use super::position::Position;
use super::position_text::parse_position;
use crate::game::illegal;
use crate::notation::error_at;
use crate::{Game, Grid, Move, NotationError, NotationReason, PerSide, Side, Size};

/// A game with its tags; unknown texts are empty.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct GgfGame {
    /// The place (`PC`).
    pub place: String,
    /// The date (`DT`).
    pub date: String,
    /// Black's name (`PB`).
    pub black: String,
    /// White's name (`PW`).
    pub white: String,
    /// Black's score minus White's, perhaps with a flag: `-12.00`, `+64.00:r` (resigned), `:t` (time), `:s` (agreed).
    pub result: String,
    /// The position before the first move (`BO`).
    pub start: Position,
    /// All plies, passes included, each legal in turn.
    pub moves: Vec<Move>,
}

const NO_BOARD: NotationReason = NotationReason::Expected("the board, BO[...], before the moves and the end");

impl GgfGame {
    /// A game of legal moves. The result is the official one if the game is over, and `?` otherwise.
    pub fn new(black: &str, white: &str, start: Position, moves: Vec<Move>) -> GgfGame {
        let mut end = start.clone();
        moves.iter().for_each(|mv| end.play_unchecked(*mv));
        let PerSide([black_score, white_score]) = end.official_score();
        let difference = i64::from(black_score) - i64::from(white_score);
        let result = if end.outcome().is_over() { format!("{difference:+}") } else { "?".to_owned() };
        let (black, white) = (black.to_owned(), white.to_owned());
        GgfGame { place: "Tessera".to_owned(), date: String::new(), black, white, result, start, moves }
    }

    /// Black's score minus White's, if the result contains it. A number beyond the squares of the usual board, and of this
    /// one, means that there is none.
    pub fn difference(&self) -> Option<f64> {
        let number = self.result.split(':').next().unwrap_or_default();
        let most = f64::from(self.start.size().columns).max(8.0).powi(2);
        number.trim().parse().ok().filter(|difference: &f64| difference.abs() <= most)
    }

    /// Reads one game. Other tags (ratings, clocks) are skipped, and so are evaluations and times of moves.
    ///
    /// An omitted pass is inserted where the colours of the moves show it, and passes after the end of the game are left out.
    ///
    /// # Errors
    /// The place and the reason of the first fault: a text cut short, an unreadable or an illegal move.
    pub fn parse(text: &str) -> Result<GgfGame, NotationError> {
        // A number of games may come first: `1 (;...;)`.
        let begin = text.trim_start().trim_start_matches(|c: char| c.is_ascii_digit()).trim_start();
        let mut rest = begin.strip_prefix("(;").ok_or_else(|| expected(text, begin, "a game, (;...;)"))?;
        let mut reader = GgfReader::default();
        loop {
            rest = rest.trim_start();
            if let Some(after) = rest.strip_prefix(";)") {
                return match after.trim() {
                    "" => reader.finish().ok_or_else(|| error_at(text, rest, NO_BOARD)),
                    more => Err(error_at(text, more, NotationReason::Trailing)),
                };
            }
            let (name, value, after) = read_tag(text, rest)?;
            reader.take(text, name, value)?;
            rest = after;
        }
    }
}

fn expected(text: &str, found: &str, what: &'static str) -> NotationError {
    error_at(text, found, NotationReason::Expected(what))
}

/// Splits `NAME[value]` off the beginning of `rest`: name, value, and what follows.
fn read_tag<'a>(text: &str, rest: &'a str) -> Result<(&'a str, &'a str, &'a str), NotationError> {
    let letters = rest.bytes().take_while(u8::is_ascii_alphabetic).count();
    let (name, bracket) = rest.split_at(letters);
    if name.is_empty() {
        return Err(expected(text, rest, "a tag or the end, ;)"));
    }
    let value = bracket.strip_prefix('[').ok_or_else(|| expected(text, bracket, "[ and a value"))?;
    let (value, after) = value.split_once(']').ok_or_else(|| expected(text, &text[text.len()..], "]"))?;
    Ok((name, value, after))
}

/// The part of a game read so far.
#[derive(Default)]
struct GgfReader {
    texts: [String; 5],
    start: Option<Position>,
    replay: Option<Replay>,
}

/// The tags of [`GgfReader::texts`].
const TEXTS: [&str; 5] = ["PC", "DT", "PB", "PW", "RE"];

impl GgfReader {
    fn take(&mut self, text: &str, name: &str, value: &str) -> Result<(), NotationError> {
        match name {
            "GM" if !value.trim().eq_ignore_ascii_case("Othello") => Err(expected(text, value, "Othello")),
            "TY" => check_type(text, value),
            "BO" => {
                let start = read_board(text, value)?;
                self.replay = Some(Replay::new(start.clone()));
                self.start = Some(start);
                Ok(())
            }
            "B" => self.play(text, Side::First, value),
            "W" => self.play(text, Side::Second, value),
            _ => {
                if let Some(index) = TEXTS.iter().position(|known| *known == name) {
                    value.trim().clone_into(&mut self.texts[index]);
                }
                Ok(())
            }
        }
    }

    fn play(&mut self, text: &str, side: Side, value: &str) -> Result<(), NotationError> {
        let replay = self.replay.as_mut().ok_or_else(|| error_at(text, value, NO_BOARD))?;
        let word = value.split('/').next().unwrap_or_default().trim();
        let (mv, _) = if is_short_pass(word) { Some((Move::Pass, word.len())) } else { None }
            .or_else(|| read_move(replay.position.grid(), word).filter(|(_, read)| *read == word.len()))
            .ok_or_else(|| error_at(text, word, NotationReason::NotAMove))?;
        if mv == Move::Pass && replay.position.outcome().is_over() {
            return Ok(());
        }
        if replay.position.side_to_move() != side {
            replay.pass_if_forced();
        }
        if replay.position.side_to_move() != side && !replay.position.outcome().is_over() {
            let turn = match side {
                Side::First => "a move by White, W[...]",
                Side::Second => "a move by Black, B[...]",
            };
            return Err(expected(text, word, turn));
        }
        replay.position.check(mv).map_err(|reason| error_at(text, word, illegal(&replay.position, reason)))?;
        replay.push(mv);
        Ok(())
    }

    fn finish(self) -> Option<GgfGame> {
        let [place, date, black, white, result] = self.texts;
        let (start, moves) = (self.start?, self.replay?.moves);
        Some(GgfGame { place, date, black, white, result, start, moves })
    }
}

/// Whether a word is the beginning of `pass`, as the server lets players shorten it.
fn is_short_pass(word: &str) -> bool {
    !word.is_empty() && "pass".get(..word.len()).is_some_and(|begin| begin.eq_ignore_ascii_case(word))
}

/// Refuses the types of games that have other rules or boards: `8a` (fewer discs win), `8k` (discs are added at
/// the end) and `88` (an octagon). Others say how the start (`8r20`), the colours (`8b`, `8w`) and the pairs (`s8`) are chosen.
fn check_type(text: &str, value: &str) -> Result<(), NotationError> {
    let kind = value.trim().to_ascii_lowercase();
    let refused = |what| Err(expected(text, value, what));
    let letters: String = kind.chars().filter(|c| !c.is_ascii_digit()).collect();
    if letters.contains('a') {
        refused("a game by the usual rules, not anti-Othello")
    } else if letters.contains('k') {
        refused("a game by the usual rules, without komi")
    } else if kind.trim_start_matches(|c: char| c.is_ascii_alphabetic()).starts_with("88") {
        refused("a square board, not an octagon")
    } else if let Some(unknown) = letters.chars().find(|letter| !"sbwr".contains(*letter)) {
        let slice =
            value.char_indices().find(|(_, c)| c.eq_ignore_ascii_case(&unknown)).map_or(value, |(at, _)| &value[at..]);
        Err(expected(text, slice, "a type of game whose rules are known"))
    } else {
        Ok(())
    }
}

/// Reads `8 <64 squares> *`: side of the board, squares, side to move.
fn read_board(text: &str, value: &str) -> Result<Position, NotationError> {
    let value = value.trim_start();
    let digits = value.bytes().take_while(u8::is_ascii_digit).count();
    let (side, squares) = value.split_at(digits);
    let side: u8 = side.parse().map_err(|_| expected(text, value, "the size of the board, 6, 8 or 10"))?;
    parse_position(Size { columns: side, rows: side }, squares).map_err(|error| {
        let place = error_at(text, squares, error.reason.clone());
        NotationError { column: place.column + error.column - 1, ..error }
    })
}

/// The game on one line. A value cannot hold `]`, and no line break: they become `)` and a blank.
impl fmt::Display for GgfGame {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "(;GM[Othello]")?;
        let texts = [&self.place, &self.date, &self.black, &self.white, &self.result];
        for (name, value) in TEXTS.into_iter().zip(texts).filter(|(_, value)| !value.is_empty()) {
            write!(f, "{name}[{}]", value.replace(']', ")").replace(['\n', '\r'], " "))?;
        }
        let side = self.start.size().columns;
        write!(f, "TY[{side}]BO[{side} ")?;
        squares(&self.start).try_for_each(|square| write!(f, "{}", square.map_or('-', ggf_disc)))?;
        write!(f, " {}]", ggf_disc(self.start.side_to_move()))?;
        let grid = Grid::new(self.start.size());
        let mut side = self.start.side_to_move();
        for mv in &self.moves {
            let colour = if side == Side::First { 'B' } else { 'W' };
            write!(f, "{colour}[{}]", ggf_move(grid, *mv))?;
            side = side.other();
        }
        write!(f, ";)")
    }
}

fn ggf_disc(side: Side) -> char {
    if side == Side::First { '*' } else { disc(side) }
}

fn ggf_move(grid: Grid, mv: Move) -> String {
    if mv == Move::Pass { "PA".to_owned() } else { notation::format_move(grid, mv) }
}
