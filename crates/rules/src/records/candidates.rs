//! The games that a text without a name can be of, and which of them it most likely is.

use crate::{Game, GameKind, Move, Position, Size, Variant};

use super::format::GameHint;

/// A board that a text may be played on.
#[derive(Clone, Copy, Debug)]
pub(super) struct VariantCandidate {
    pub(super) variant: Variant,
    /// How much less likely than the likeliest board it is, in bits.
    pub(super) rarity: f64,
}

/// The rarity of a board that is not the default one of its game.
const OTHER_BOARD: f64 = 6.0;
/// The rarity of a game that a text probably is not of.
const OTHER_GAME: f64 = 4.0;
/// How rare a text with a fault is.
const FAULT: f64 = 5.0;
/// What a character of a word with a fault says: a letter or a digit out of eight.
const FAULTY_CHARACTER: f64 = 3.0;
/// What a character of the text behind it says.
const CHARACTER: f64 = 4.0;

/// The boards that a list of moves is tried on: the expected one, the default ones, then all others that menus offer.
pub(super) fn likely_variants(hint: GameHint) -> Vec<VariantCandidate> {
    let kinds = kinds(hint);
    let standard = kinds.iter().map(|kind| Variant::standard(*kind));
    let offered = kinds
        .iter()
        .flat_map(|kind| kind.info().offered_sizes.iter().filter_map(move |size| Variant::new(*kind, *size).ok()));
    candidates(hint, standard.chain(offered))
}

/// Every board of every game, the likely ones first.
pub(super) fn all_variants(hint: GameHint) -> Vec<VariantCandidate> {
    /// More columns or rows than a set of points can hold.
    const LARGEST: u8 = 16;
    let sizes = (1..=LARGEST).flat_map(|columns| (1..=LARGEST).map(move |rows| Size { columns, rows }));
    let allowed = kinds(hint)
        .into_iter()
        .flat_map(move |kind| sizes.clone().filter_map(move |size| Variant::new(kind, size).ok()));
    candidates(hint, likely_variants(hint).into_iter().map(|known| known.variant).chain(allowed))
}

fn kinds(hint: GameHint) -> Vec<GameKind> {
    match hint {
        GameHint::Given(kind, _) => vec![kind],
        GameHint::Unknown | GameHint::Likely(_) => GameKind::ALL.to_vec(),
    }
}

/// The variants that the hint allows, each once.
fn candidates(hint: GameHint, variants: impl Iterator<Item = Variant>) -> Vec<VariantCandidate> {
    let first = match hint {
        GameHint::Likely(variant) => Some(variant),
        GameHint::Given(kind, size) => size.and_then(|size| Variant::new(kind, size).ok()),
        GameHint::Unknown => None,
    };
    let is_allowed = |variant: &Variant| match hint {
        GameHint::Given(_, Some(_)) => Some(*variant) == first,
        _ => true,
    };
    let mut found: Vec<VariantCandidate> = Vec::new();
    for variant in first.into_iter().chain(variants).filter(is_allowed) {
        if found.iter().all(|known| known.variant != variant) {
            found.push(VariantCandidate { variant, rarity: rarity(variant, first) });
        }
    }
    found
}

fn rarity(variant: Variant, first: Option<Variant>) -> f64 {
    if first == Some(variant) {
        return 0.0;
    }
    let is_default = variant == Variant::standard(variant.kind());
    let board = if is_default { 0.0 } else { OTHER_BOARD };
    // Each game is written by half as many programs as the one before it in the list.
    let kind = GameKind::ALL.iter().take_while(|kind| **kind != variant.kind()).count() as f64;
    board + kind + if first.is_some() { OTHER_GAME } else { 0.0 }
}

/// How surprising these moves are for players of the game, in bits: little, where there are few legal moves.
pub(super) fn surprise(start: &Position, moves: &[Move]) -> f64 {
    let mut position = start.clone();
    let mut bits = 0.0;
    for mv in moves {
        bits += (position.count_legal_moves().max(1) as f64).log2();
        position.play_unchecked(*mv);
    }
    bits
}

/// How surprising a text is that goes on like this after the last move that can be read. Numbers of moves say nothing.
pub(super) fn surprise_of_fault(rest: &str) -> f64 {
    let is_number = |c: char| c.is_ascii_digit() || c == '.';
    let words = rest.split_whitespace().filter(|word| !word.chars().all(is_number));
    let count = |word: &str| word.chars().filter(|c| c.is_alphanumeric()).count();
    let all: usize = words.map(count).sum();
    let faulty = all.min(2);
    FAULT + FAULTY_CHARACTER * faulty as f64 + CHARACTER * (all - faulty) as f64
}

/// The reading of a text that surprises least, of those that `read` returns for each candidate, and how much it does; the
/// first of equal ones.
///
/// A text that can be read to its end in one game may still be a text of another one with a fault: `f5 d6 a1` begins like
/// Othello, where there are four and three moves to choose from, and any three points begin a game of Diamond.
pub(super) fn likeliest<T, E>(
    candidates: &[VariantCandidate],
    mut read: impl FnMut(Variant) -> (f64, Result<T, E>),
) -> (f64, Result<T, E>) {
    let mut best: Option<(f64, Result<T, E>)> = None;
    for VariantCandidate { variant, rarity } in candidates {
        let (surprise, reading) = read(*variant);
        let surprise = surprise + rarity;
        if best.as_ref().is_none_or(|(least, _)| surprise < *least) {
            let is_read = reading.is_ok();
            best = Some((surprise, reading));
            if is_read {
                break;
            }
        }
    }
    best.expect("there is a game")
}
