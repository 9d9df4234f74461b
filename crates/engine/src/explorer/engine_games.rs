//! Games of the engine against itself as a small file: the moves of each game as their places among the legal ones.
//!
//! After eight magic bytes comes a block for each board: the length of the game's id and the id, the columns and rows, the
//! number of games and the length of what follows (four bytes each, little endian), and the deflated games. A game is its
//! result, its lead (0x80 if none is counted), the number of its plies and a byte for each ply. Games are sorted, so that
//! those that begin alike stand side by side.

use std::collections::BTreeMap;

use thiserror::Error;

use super::build::{ExplorerBuilder, game_of};
use super::packed::{PackedGame, PackedResult};
use super::table::MoveTable;
use tessera_rules::records::GameRecord;
use tessera_rules::{Game, GameKind, Position, Size, Variant};

const MAGIC: &[u8; 8] = b"TESSPLAY";
const NO_LEAD: u8 = 0x80;
/// How hard deflate tries.
const PACKING: u8 = 10;
/// The largest block that is read, unpacked.
const MOST_BYTES: usize = 64 << 20;

/// Games of the engine against itself.
#[derive(Clone, Debug, Default)]
pub struct EngineGames {
    plies: usize,
    lines: BTreeMap<Variant, Vec<Vec<u8>>>,
}

/// Why a file of engine games cannot be used.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Error)]
#[error("these are not games of the engine, or they are damaged")]
pub struct EngineGamesError;

impl EngineGames {
    /// Keeps the first `n` plies of each game, at most 255.
    pub fn new(plies: usize) -> EngineGames {
        EngineGames { plies: plies.min(usize::from(u8::MAX)), lines: BTreeMap::new() }
    }

    /// Adds the main line of a game; one from another position than the usual start is left out.
    pub fn add(&mut self, record: &GameRecord) {
        let tree = &record.tree;
        let start = Position::start(tree.variant());
        if *tree.start() != start {
            return;
        }
        let moves = tree.moves(&tree.main_line());
        let PackedGame { result, lead, .. } = game_of(record);
        let mut position = start;
        let mut line = vec![result as u8, lead.map_or(NO_LEAD, |lead| lead as u8), moves.len().min(self.plies) as u8];
        for mv in moves.into_iter().take(self.plies) {
            let place = position.legal_moves().iter().position(|legal| *legal == mv);
            line.extend(place.and_then(|place| u8::try_from(place).ok()));
            position.play_unchecked(mv);
        }
        self.lines.entry(tree.variant()).or_default().push(line);
    }

    /// The number of games.
    pub fn games(&self) -> usize {
        self.lines.values().map(Vec::len).sum()
    }

    /// The file, the same for the same games in any order.
    pub fn write(mut self) -> Vec<u8> {
        let mut file = MAGIC.to_vec();
        for (variant, lines) in &mut self.lines {
            lines.sort_unstable_by(|a, b| a[2..].cmp(&b[2..]).then_with(|| a.cmp(b)));
            let packed = miniz_oxide::deflate::compress_to_vec(&lines.concat(), PACKING);
            let (id, size) = (variant.kind().id(), variant.size());
            file.push(id.len() as u8);
            file.extend(id.as_bytes());
            file.extend([size.columns, size.rows]);
            file.extend((lines.len() as u32).to_le_bytes());
            file.extend((packed.len() as u32).to_le_bytes());
            file.extend(packed);
        }
        file
    }

    /// The moves of the games of one kind in a file.
    ///
    /// # Errors
    /// The file is something else, or damaged.
    pub fn read(file: &[u8], kind: GameKind) -> Result<MoveTable, EngineGamesError> {
        let mut builder = ExplorerBuilder::new(usize::MAX);
        let mut rest = file.strip_prefix(MAGIC).ok_or(EngineGamesError)?;
        while !rest.is_empty() {
            let length = usize::from(take(&mut rest, 1)?[0]);
            let id = take(&mut rest, length)?;
            let [columns, rows] = *take(&mut rest, 2)? else { return Err(EngineGamesError) };
            let games = number(&mut rest)?;
            let length = number(&mut rest)?;
            let packed = take(&mut rest, length)?;
            if id == kind.id().as_bytes() {
                let variant = Variant::new(kind, Size { columns, rows }).map_err(|_| EngineGamesError)?;
                read_block(packed, games, variant, &mut builder)?;
            }
        }
        Ok(builder.table())
    }
}

fn take<'a>(rest: &mut &'a [u8], length: usize) -> Result<&'a [u8], EngineGamesError> {
    let (taken, after) = rest.split_at_checked(length).ok_or(EngineGamesError)?;
    *rest = after;
    Ok(taken)
}

fn number(rest: &mut &[u8]) -> Result<usize, EngineGamesError> {
    let bytes = take(rest, 4)?.try_into().map_err(|_| EngineGamesError)?;
    Ok(u32::from_le_bytes(bytes) as usize)
}

fn read_block(
    packed: &[u8],
    games: usize,
    variant: Variant,
    builder: &mut ExplorerBuilder,
) -> Result<(), EngineGamesError> {
    let bytes = miniz_oxide::inflate::decompress_to_vec_with_limit(packed, MOST_BYTES).map_err(|_| EngineGamesError)?;
    let mut rest = bytes.as_slice();
    for _ in 0..games {
        let [result, lead, plies] = *take(&mut rest, 3)? else { return Err(EngineGamesError) };
        let result = PackedResult::of_code(result);
        let game = PackedGame { result, lead: (lead != NO_LEAD).then_some(lead as i8), day: 0 };
        let mut position = Position::start(variant);
        let mut moves = Vec::with_capacity(usize::from(plies));
        for place in take(&mut rest, usize::from(plies))? {
            let legal = position.legal_moves();
            let mv = *legal.get(usize::from(*place)).ok_or(EngineGamesError)?;
            position.play_unchecked(mv);
            moves.push(mv);
        }
        builder.add_line(Position::start(variant), moves, game);
    }
    if rest.is_empty() { Ok(()) } else { Err(EngineGamesError) }
}
