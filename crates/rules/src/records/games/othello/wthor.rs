//! WTHOR: a year of games in one file, and the names of players and tournaments in two others.

use crate::othello::wthor::{WthorGame, WthorGames};
use crate::records::format::{ImportError, ImportedGames, RecordSource};
use crate::records::{EarlyEnd, EvaluationReliability, EvaluationValue, GameRecord, GameTree, NodeEvaluation, NodeId};
use crate::{Game, GameKind, Move, Position, Side, Variant};

/// Bytes before the first name or game.
const HEADER: usize = 16;

/// The length of a player's name in a file of names.
const PLAYER: usize = 20;

/// The length of a tournament's name.
const TOURNAMENT: usize = 26;

/// Squares that are empty at the start.
const EMPTIES: usize = 60;

/// The discs of a full board.
const DISCS: u8 = 64;

pub(super) fn recognises(source: &RecordSource) -> bool {
    std::str::from_utf8(source.bytes()).is_err() && WthorGames::open(source.bytes()).is_ok()
}

pub(super) fn read<'a>(source: &'a RecordSource<'a>) -> ImportedGames<'a> {
    let names = WthorNames::read(source.name_files());
    match WthorGames::open(source.bytes()) {
        Err(error) => Box::new(std::iter::once(Err(ImportError::Format(error.into())))),
        Ok(file) => Box::new(file.games().map(move |game| match game {
            Ok(game) => Ok(record_of(&file, game, &names)),
            Err(error) => Err(ImportError::Format(error.into())),
        })),
    }
}

/// The names that games refer to by number.
#[derive(Default)]
struct WthorNames {
    players: Vec<String>,
    tournaments: Vec<String>,
}

impl WthorNames {
    /// Finds the two files of names by their lengths; others are ignored.
    fn read(files: &[Vec<u8>]) -> WthorNames {
        let find = |length| files.iter().find_map(|bytes| read_names(bytes, length)).unwrap_or_default();
        WthorNames { players: find(PLAYER), tournaments: find(TOURNAMENT) }
    }
}

/// The names of a file in which each has this length; `None` if the file is another one.
fn read_names(bytes: &[u8], length: usize) -> Option<Vec<String>> {
    let (header, names) = bytes.split_at_checked(HEADER)?;
    let count = usize::from(u16::from_le_bytes([header[8], header[9]]));
    let latin1 = |name: &[u8]| name.iter().take_while(|byte| **byte != 0).map(|byte| char::from(*byte)).collect();
    (names.len() == count * length).then(|| names.chunks(length).map(latin1).collect())
}

fn record_of(file: &WthorGames, game: WthorGame, names: &WthorNames) -> GameRecord {
    let start = Position::start(Variant::standard(GameKind::Othello));
    let tree = GameTree::with_moves(start, &game.moves).expect("the moves have been read as legal");
    let mut record = GameRecord::new(tree);
    let name = |names: &[String], number: u16| names.get(usize::from(number)).cloned().unwrap_or_default();
    record.set_names([&name(&names.players, game.black), &name(&names.players, game.white)]);
    record.tags.set("Event", &name(&names.tournaments, game.tournament));
    record.tags.set("Date", &format!("{}.??.??", file.year));
    record.tags.set("Score", &format!("{}-{}", game.score, DISCS.saturating_sub(game.score)));
    if !record.last_position().outcome().is_over() {
        record.early_end = Some(EarlyEnd::Adjudicated(winner(game.score)));
    }
    add_best_score(&mut record.tree, usize::from(file.solved_empties), game.best_score);
    record
}

/// The winner by Black's official score.
fn winner(score: u8) -> Option<Side> {
    match score.cmp(&(DISCS / 2)) {
        std::cmp::Ordering::Greater => Some(Side::First),
        std::cmp::Ordering::Less => Some(Side::Second),
        std::cmp::Ordering::Equal => None,
    }
}

/// Notes the score of perfect play at the position for which the file has it.
fn add_best_score(tree: &mut GameTree, empties: usize, best_score: u8) {
    let Some(placed) = EMPTIES.checked_sub(empties) else { return };
    let mut discs = 0;
    let node = tree.main_line().into_iter().find(|node| {
        discs += usize::from(tree.mv(*node) != Some(Move::Pass));
        discs == placed
    });
    let (Some(node), 0..=DISCS) = (node.or((placed == 0).then_some(NodeId::START)), best_score) else { return };
    let hundredths = (i16::from(best_score) * 2 - i16::from(DISCS)) * 100;
    let (value, reliability) = (EvaluationValue::Discs(hundredths), EvaluationReliability::Exact);
    tree.annotation_mut(node).evaluation = Some(NodeEvaluation { value, reliability });
}
