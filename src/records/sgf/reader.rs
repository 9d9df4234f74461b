//! Reads SGF.

use std::time::Duration;

use crate::records::error::{RecordError, RecordErrorReason};
use crate::records::format::{GameHint, ImportError};
use crate::records::{
    EarlyEnd, EvaluationReliability, EvaluationValue, GameRecord, GameTree, NodeEvaluation, NodeId, Tags, written_move,
};
use crate::rules::{Colour, Game, GameKind, Move, Position, Side, Size, Variant};

use super::node::{SgfToken, next};
use super::position::{self, is_setup, letters};
use super::property::Property;
use super::value::plain;
use super::{games, result, tags};

/// Moves of a game, variations included, that are read.
const MAX_MOVES: usize = 200_000;

/// Variations within variations that are read.
const MAX_DEPTH: usize = 500;

/// The number of Othello, and of Breakthrough at the servers that give it one.
pub(super) const GAMES: [(u8, GameKind); 2] = [(2, GameKind::Othello), (41, GameKind::Breakthrough)];

/// The games of the format that are often met.
const OTHERS: [(u8, &str); 14] = [
    (1, "an SGF of Go"),
    (3, "an SGF of chess"),
    (4, "an SGF of Gomoku or Renju"),
    (5, "an SGF of nine men's morris"),
    (6, "an SGF of backgammon"),
    (7, "an SGF of Chinese chess"),
    (8, "an SGF of shogi"),
    (9, "an SGF of Lines of Action"),
    (10, "an SGF of Ataxx"),
    (11, "an SGF of Hex"),
    (13, "an SGF of Neutron"),
    (18, "an SGF of Amazons"),
    (20, "an SGF of Gess"),
    (21, "an SGF of Twixt"),
];

/// Reads all games of a text.
pub(in crate::records) fn read(text: &str, hint: GameHint) -> impl Iterator<Item = Result<GameRecord, ImportError>> {
    games::games(text).map(move |game| read_game(text, game, hint))
}

fn read_game(text: &str, game: &str, hint: GameHint) -> Result<GameRecord, ImportError> {
    let root = root_of(text, game)?;
    let variant = variant(text, game, &root, hint)?;
    let start = position::start(text, variant, &root, first_mover(variant, text, game))?;
    let mut reader = SgfReader::new(text, start);
    let mut rest = game;
    while let Some((token, after)) = next(text, rest)? {
        match token {
            SgfToken::Open if reader.lines.len() == MAX_DEPTH => {
                return Err(
                    RecordError::at(text, &rest.trim_start()[..1], RecordErrorReason::TooDeep(MAX_DEPTH)).into()
                );
            }
            SgfToken::Open => reader.lines.push(reader.line.clone()),
            SgfToken::Close => {
                if let Some(line) = reader.lines.pop() {
                    reader.line = line;
                }
            }
            SgfToken::Node(properties) => reader.take_node(&properties)?,
        }
        rest = after;
    }
    if !reader.lines.is_empty() {
        let first = game.lines().next().unwrap_or_default();
        return Err(RecordError::at(text, first, RecordErrorReason::Unclosed("a game")).into());
    }
    Ok(reader.finish(&root))
}

/// The properties of the first node.
fn root_of<'a>(text: &str, game: &'a str) -> Result<Vec<Property<'a>>, RecordError> {
    let mut rest = game;
    while let Some((token, after)) = next(text, rest)? {
        if let SgfToken::Node(properties) = token {
            return Ok(properties);
        }
        rest = after;
    }
    Ok(Vec::new())
}

/// The game and its board.
fn variant(text: &str, game: &str, root: &[Property], hint: GameHint) -> Result<Variant, ImportError> {
    let find = |name: &str| root.iter().find(|property| property.name == name);
    let value = |name: &str| find(name).map_or(String::new(), |property| plain(property.value()));
    let refuse = |name: &str| {
        let found = find(name).map_or("", Property::value);
        RecordError::at(text, found, RecordErrorReason::OtherRules)
    };
    let number = value("GM");
    let known = GAMES.into_iter().find(|(known, _)| known.to_string() == number).map(|(_, kind)| kind);
    let kind = match (known, number.as_str(), kind_of_event(&value("EV")), hint) {
        (Some(kind), ..) | (None, "", Some(kind), _) => kind,
        (None, "", None, GameHint::Given(kind, _)) => kind,
        (None, "", None, GameHint::Likely(variant)) if variant.kind() != GameKind::Diamond => variant.kind(),
        _ => {
            // Without a number the format means Go.
            let number = if number.is_empty() { "1" } else { &number };
            let other = OTHERS.into_iter().find(|(other, _)| other.to_string() == number);
            return Err(ImportError::Foreign(other.map_or("an SGF of another game", |(_, name)| name)));
        }
    };
    for name in ["EV", "RU", "SU"] {
        let words = value(name).to_ascii_lowercase();
        if words.contains("octagon") || words.contains("anti-") || words.contains("antiothello") {
            return Err(refuse(name).into());
        }
    }
    let size = value("SZ");
    let size = match (size.as_str(), value("SU").as_str()) {
        ("", "MiniBreakthrough") => Size::square(5),
        ("", _) => kind.default_size(),
        (size, _) => {
            let (columns, rows) = size.split_once(':').unwrap_or((size, size));
            match (columns.trim().parse(), rows.trim().parse()) {
                (Ok(columns), Ok(rows)) => Size { columns, rows },
                _ => return Err(refuse_size(text, game, find("SZ")).into()),
            }
        }
    };
    let found = find("SZ").map_or("", Property::value);
    Ok(Variant::new(kind, size).map_err(|error| RecordError::at(text, found, error))?)
}

fn refuse_size(text: &str, game: &str, size: Option<&Property>) -> RecordError {
    let found = size.map_or(&game[..0], Property::value);
    RecordError::at(text, found, RecordErrorReason::Expected("the size of the board, such as 8 or 6:5"))
}

/// The game of an event such as `breakthrough.mc.2010.oct.1.11`, as Little Golem names them.
fn kind_of_event(event: &str) -> Option<GameKind> {
    let begins = |word: &str| event.get(..word.len()).is_some_and(|begin| begin.eq_ignore_ascii_case(word));
    if begins("reversi") || begins("othello") {
        Some(GameKind::Othello)
    } else {
        begins("breakthrough").then_some(GameKind::Breakthrough)
    }
}

/// The side of the first move in the text.
fn first_mover(variant: Variant, text: &str, game: &str) -> Option<Side> {
    let mut rest = game;
    while let Ok(Some((token, after))) = next(text, rest) {
        if let SgfToken::Node(properties) = token
            && let Some(mover) = properties.iter().find_map(|property| mover(variant, property))
        {
            return Some(mover);
        }
        rest = after;
    }
    None
}

fn mover(variant: Variant, property: &Property) -> Option<Side> {
    let colour = match property.name.as_str() {
        "B" => Colour::Black,
        "W" => Colour::White,
        _ => return None,
    };
    Some(variant.kind().info().side(colour))
}

/// A line of moves while it is read.
#[derive(Clone)]
struct Line {
    node: NodeId,
    position: Position,
}

struct SgfReader<'a> {
    text: &'a str,
    tree: GameTree,
    tags: Tags,
    line: Line,
    /// Where each open variation goes back to.
    lines: Vec<Line>,
    resigned: Option<Side>,
    moves: usize,
}

impl<'a> SgfReader<'a> {
    fn new(text: &'a str, start: Position) -> SgfReader<'a> {
        let line = Line { node: NodeId::START, position: start.clone() };
        let (tree, tags) = (GameTree::new(start), Tags::default());
        SgfReader { text, tree, tags, line, lines: Vec::new(), resigned: None, moves: 0 }
    }

    fn take_node(&mut self, properties: &[Property]) -> Result<(), RecordError> {
        let variant = self.tree.variant();
        for property in properties {
            if let Some(side) = mover(variant, property) {
                self.play(side, property.value())?;
            } else if is_setup(&property.name) && self.line.node != NodeId::START {
                let expected = "pieces to be set up before the first move only";
                return Err(RecordError::at(self.text, property.value(), RecordErrorReason::Expected(expected)));
            }
        }
        properties.iter().for_each(|property| self.annotate(property));
        Ok(())
    }

    fn play(&mut self, side: Side, value: &str) -> Result<(), RecordError> {
        let word = value.trim();
        if ["resign", "resigns"].iter().any(|resign| word.eq_ignore_ascii_case(resign)) {
            let end = self.tree.main_line().last().copied().unwrap_or(NodeId::START);
            self.resigned = (self.line.node == end).then_some(side).or(self.resigned);
            return Ok(());
        }
        if self.line.position.side_to_move() != side && self.line.position.legal_moves() == [Move::Pass] {
            self.push(Move::Pass);
        }
        if self.line.position.side_to_move() != side && !self.line.position.outcome().is_over() {
            let turn = match self.line.position.variant().kind().info().colours[side.other()] {
                Colour::White => "a move by White, W[...]",
                Colour::Black => "a move by Black, B[...]",
            };
            return Err(RecordError::at(self.text, value, RecordErrorReason::Expected(turn)));
        }
        self.moves += 1;
        if self.moves > MAX_MOVES {
            return Err(RecordError::at(self.text, value, RecordErrorReason::TooLong(MAX_MOVES)));
        }
        let label = label(&self.line.position, word);
        let moves = written_move::read(&self.line.position, label.as_deref().unwrap_or(word)).map_err(|error| {
            // The place within a value says nothing, and the value may be another spelling of the move.
            RecordError::at(self.text, value, error.reason)
        })?;
        moves.into_iter().for_each(|mv| self.push(mv));
        Ok(())
    }

    fn push(&mut self, mv: Move) {
        self.line.node = self.tree.insert(self.line.node, mv);
        self.line.position.play_unchecked(mv);
    }

    fn annotate(&mut self, property: &Property) {
        let (node, value) = (self.line.node, property.value());
        let annotation = self.tree.annotation_mut(node);
        let is_double = value.trim() == "2";
        match property.name.as_str() {
            "C" | "GC" => {
                if !annotation.comment.is_empty() {
                    annotation.comment.push(' ');
                }
                annotation.comment += &plain(value);
            }
            "TE" => annotation.glyphs.push(if is_double { 3 } else { 1 }),
            "BM" => annotation.glyphs.push(if is_double { 4 } else { 2 }),
            "IT" => annotation.glyphs.push(5),
            "DO" => annotation.glyphs.push(6),
            "V" => annotation.evaluation = evaluation(value),
            "BL" | "WL" if node != NodeId::START => annotation.clock = clock(value),
            name if node == NodeId::START || self.lines.len() == 1 => tags::set(&mut self.tags, name, value),
            _ => {}
        }
    }

    fn finish(mut self, root: &[Property]) -> GameRecord {
        let last = self.tree.main_line().last().copied().unwrap_or(NodeId::START);
        self.tree.go_to(last);
        let mut record = GameRecord { tags: self.tags, ..GameRecord::new(self.tree) };
        if let Some(end) = root.iter().find(|property| property.name == "RE") {
            result::set(&mut record, end.value());
        }
        if let Some(side) = self.resigned {
            record.set_early_end(Some(EarlyEnd::Resigned(side)));
        }
        record
    }
}

/// The usual spelling of a move that is written in letters; `None` if it is not.
fn label(position: &Position, word: &str) -> Option<String> {
    let variant = position.variant();
    let label = |point| position.topology().label(point);
    match *word.as_bytes() {
        [] => Some("pass".to_owned()),
        [b't' | b'T', b't' | b'T'] => Some("pass".to_owned()),
        [b'@', b'@', b'@', b'@'] => Some("pass".to_owned()),
        [column, row] if row.is_ascii_alphabetic() => Some(label(letters(variant, column, row)?).to_owned()),
        [a, b, c, d] if b.is_ascii_alphabetic() && d.is_ascii_alphabetic() => {
            Some(format!("{}{}", label(letters(variant, a, b)?), label(letters(variant, c, d)?)))
        }
        _ => None,
    }
}

/// A value in discs, `B+1.20`, `W+3.50` or a number for Black.
fn evaluation(value: &str) -> Option<NodeEvaluation> {
    let value = value.trim();
    let (sign, number) = match value.split_once('+') {
        Some(("B" | "b", number)) => (1.0, number),
        Some(("W" | "w", number)) => (-1.0, number),
        _ => (1.0, value),
    };
    let hundredths = number.parse::<f64>().ok().map(|discs| (sign * discs * 100.0).round())?;
    (hundredths.abs() <= 10_000.0).then_some(NodeEvaluation {
        value: EvaluationValue::Discs(hundredths as i16),
        reliability: EvaluationReliability::Unknown,
    })
}

fn clock(value: &str) -> Option<Duration> {
    let seconds: f64 = value.trim().parse().ok()?;
    (0.0..1e7).contains(&seconds).then(|| Duration::from_millis((seconds * 1000.0).round() as u64))
}
