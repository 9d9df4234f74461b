//! The part of a link after the name of the game.

use super::bits::{BitReader, BitWriter, width};
use crate::records::error::RecordErrorReason;
use crate::records::{EarlyEnd, GameRecord, GameTree, NodeId};
use crate::{Game, Position, Side, Variant};

use data_encoding::BASE64URL_NOPAD;

const VERSION: u8 = 1;
const HAS_START: u8 = 16;
const HAS_END: u8 = 32;
const HAS_NAMES: u8 = 64;

/// Plies of a game that are read.
const MAX_PLIES: usize = 20_000;

/// The early ends, by the number that stands for them.
const ENDS: [EarlyEnd; 8] = [
    EarlyEnd::Resigned(Side::First),
    EarlyEnd::Resigned(Side::Second),
    EarlyEnd::OutOfTime(Side::First),
    EarlyEnd::OutOfTime(Side::Second),
    EarlyEnd::Agreed,
    EarlyEnd::Adjudicated(Some(Side::First)),
    EarlyEnd::Adjudicated(Some(Side::Second)),
    EarlyEnd::Adjudicated(None),
];

pub(super) fn encode(record: &GameRecord, name: &str) -> String {
    let tree = &record.tree;
    let moves = tree.moves(&tree.main_line());
    let is_unusual = *tree.start() != Position::start(tree.variant());
    let names = record.names().map(|name| name.unwrap_or_default());
    let has_names = names != ["", ""];
    let end = record.early_end.and_then(|end| ENDS.iter().position(|known| *known == end));
    let flag = |set: bool, flag: u8| if set { flag } else { 0 };
    let flags = flag(is_unusual, HAS_START) | flag(end.is_some(), HAS_END) | flag(has_names, HAS_NAMES);

    let mut bytes = vec![VERSION | flags];
    push_number(&mut bytes, moves.len());
    if is_unusual {
        push_text(&mut bytes, &tree.start().format_position());
    }
    if has_names {
        names.iter().for_each(|name| push_text(&mut bytes, name));
    }
    bytes.extend(end.map(|end| end as u8));
    let mut bits = BitWriter::default();
    let mut position = tree.start().clone();
    for mv in moves {
        let legal = position.legal_moves();
        let place = legal.binary_search(&mv).expect("the moves of a tree are legal");
        bits.push(place, width(legal.len()));
        position.play_unchecked(mv);
    }
    bytes.extend(bits.bytes);
    let check = checksum(name, &bytes);
    bytes.extend(check);
    BASE64URL_NOPAD.encode(&bytes)
}

pub(super) fn decode(variant: Variant, name: &str, payload: &str) -> Result<GameRecord, RecordErrorReason> {
    const DAMAGED: RecordErrorReason = RecordErrorReason::DamagedLink;
    // Programs that find links in text may add the point or the parenthesis that ends a sentence.
    let payload = payload.trim_end_matches(['.', ',', ')', '=']);
    let bytes = BASE64URL_NOPAD.decode(payload.as_bytes()).map_err(|_| DAMAGED)?;
    let (bytes, check) = bytes.split_last_chunk::<2>().ok_or(DAMAGED)?;
    if *check != checksum(name, bytes) {
        return Err(DAMAGED);
    }
    let mut rest = bytes;
    let head = take_byte(&mut rest).ok_or(DAMAGED)?;
    if head & 15 != VERSION {
        return Err(RecordErrorReason::Version { found: u32::from(head & 15), known: u32::from(VERSION) });
    }
    let plies = take_number(&mut rest).ok_or(DAMAGED)?;
    if plies > MAX_PLIES {
        return Err(RecordErrorReason::TooLong(MAX_PLIES));
    }
    let start = match head & HAS_START {
        0 => Position::start(variant),
        _ => Position::parse(variant, take_text(&mut rest).ok_or(DAMAGED)?).map_err(|error| error.reason)?,
    };
    let mut record = GameRecord::new(GameTree::new(start));
    if head & HAS_NAMES != 0 {
        let names = [take_text(&mut rest).ok_or(DAMAGED)?, take_text(&mut rest).ok_or(DAMAGED)?];
        record.set_names(names);
    }
    let mut end = None;
    if head & HAS_END != 0 {
        let found = take_byte(&mut rest).and_then(|end| ENDS.get(usize::from(end)));
        end = Some(*found.ok_or(DAMAGED)?);
    }
    play_moves(&mut record.tree, plies, rest).ok_or(DAMAGED)?;
    record.set_early_end(end);
    Ok(record)
}

/// Plays the moves that the bits stand for; `None` if they do not fit the game.
fn play_moves(tree: &mut GameTree, plies: usize, bytes: &[u8]) -> Option<()> {
    let mut bits = BitReader::new(bytes);
    let mut position = tree.start().clone();
    let mut node = NodeId::START;
    for _ in 0..plies {
        let legal = position.legal_moves();
        let mv = *legal.get(bits.take(width(legal.len()))?)?;
        node = tree.insert(node, mv);
        position.play_unchecked(mv);
    }
    tree.go_to(node);
    bits.is_at_end().then_some(())
}

fn push_number(bytes: &mut Vec<u8>, mut number: usize) {
    while number >= 128 {
        bytes.push(number as u8 | 128);
        number >>= 7;
    }
    bytes.push(number as u8);
}

fn push_text(bytes: &mut Vec<u8>, text: &str) {
    push_number(bytes, text.len());
    bytes.extend(text.as_bytes());
}

fn take_byte(rest: &mut &[u8]) -> Option<u8> {
    let (first, after) = rest.split_first()?;
    *rest = after;
    Some(*first)
}

fn take_number(rest: &mut &[u8]) -> Option<usize> {
    // Three groups of seven bits are more than any number in a link.
    let mut number = 0;
    for group in 0..3 {
        let byte = take_byte(rest)?;
        number |= usize::from(byte & 127) << (7 * group);
        if byte < 128 {
            return Some(number);
        }
    }
    None
}

fn take_text<'a>(rest: &mut &'a [u8]) -> Option<&'a str> {
    let length = take_number(rest)?;
    let (text, after) = rest.split_at_checked(length)?;
    *rest = after;
    std::str::from_utf8(text).ok()
}

/// The FNV-1a hash of name and bytes, its two halves combined.
fn checksum(name: &str, bytes: &[u8]) -> [u8; 2] {
    let hash = name
        .bytes()
        .chain(bytes.iter().copied())
        .fold(0x811c_9dc5_u32, |hash, byte| (hash ^ u32::from(byte)).wrapping_mul(0x0100_0193));
    ((hash >> 16) as u16 ^ hash as u16).to_be_bytes()
}
