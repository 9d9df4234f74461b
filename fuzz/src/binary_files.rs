//! Files of numbers: weights, saved proofs, values of openings, games of the engine, indexes of openings.

use std::io::Cursor;
use std::sync::OnceLock;

use tessera_engine::breakthrough::openings::{OpeningBook, read_openings, write_openings};
use tessera_engine::breakthrough::solve::Solver;
use tessera_engine::explorer::{EngineGames, ExplorerIndex};
use tessera_engine::{Limits, Weights, think_with};
use tessera_rules::records::{GameRecord, GameTree};
use tessera_rules::{Game, GameKind, Move, Position, Size, Variant};

use super::checked;
use super::choices::Choices;

/// A file of weights, as it stands, with the right checksum, or the program's own with a part replaced. The weights
/// evaluate positions.
pub(super) fn weights(input: &[u8]) {
    let mut choices = Choices::new(input);
    let variant = choices.variant();
    let file = match choices.below(4) {
        0 => choices.rest().to_vec(),
        1 => checked::weights(choices.rest()),
        _ => replaced(choices),
    };
    let mut weights = Weights::none();
    if weights.read(&file).is_err() {
        assert_eq!(weights, Weights::none());
        return;
    }
    let mut reread = Weights::none();
    reread.read(&weights.write()).expect("written weights can be read");
    assert_eq!(reread, weights);
    let mut position = Position::start(variant);
    for _ in 0..2 {
        let report = think_with(&weights, &position, &Limits { table: 1, ..Limits::nodes(40) }, 0, &mut |_| ());
        let report = report.expect("games do not end so early");
        position.play_unchecked(report.best);
    }
}

/// The start of the program's own files with some bytes replaced, and the right checksum.
fn replaced(mut choices: Choices<'_>) -> Vec<u8> {
    static OWN: OnceLock<Vec<u8>> = OnceLock::new();
    let own = OWN.get_or_init(|| Weights::built_in().write()[20..].to_vec());
    let mut blocks = own.clone();
    while !choices.is_empty() {
        let at = choices.number() as usize >> choices.below(64);
        match choices.below(8) {
            0 => blocks.truncate(at % (blocks.len() + 1)),
            1 => drop(blocks.drain(..at % (blocks.len() + 1))),
            _ if blocks.is_empty() => {}
            _ => {
                let place = at % blocks.len();
                blocks[place] = choices.byte();
            }
        }
    }
    checked::weights(&blocks)
}

/// A saved proof that is continued.
pub(super) fn proofs(input: &[u8]) {
    const SIZE: Size = Size { columns: 4, rows: 5 };
    let mut choices = Choices::new(input);
    let variant = Variant::new(GameKind::Breakthrough, SIZE).expect("an allowed size");
    let Position::Breakthrough(position) = choices.position(variant, 8) else { return };
    let mut solver = Solver::new(&position, 1).expect("a small board");
    let is_whole = choices.yes();
    let nodes = u64::from(choices.byte());
    let own = is_whole.then(|| {
        solver.run(&Limits::nodes(nodes), &mut |_| ());
        solver.save()
    });
    let bytes = match own {
        Some(mut saved) => {
            let content = choices.rest();
            // The identity stays; the rest is taken from the input as far as it goes.
            let end = saved.len().min(48 + content.len());
            saved[48..end].copy_from_slice(&content[..end - 48]);
            saved.extend(&content[end - 48..][..(content.len() - (end - 48)) / 8 * 8]);
            checked::proof(&saved[16..])
        }
        None => choices.rest().to_vec(),
    };
    let before = solver.no_win_within();
    if solver.restore(&bytes).is_err() {
        assert_eq!(solver.no_win_within(), before);
    }
    solver.run(&Limits::nodes(200), &mut |_| ());
    if let Some(mv) = solver.best_move() {
        assert_eq!(position.check(mv), Ok(()));
    }
    // From forged numbers may follow that neither side wins; such a state is not taken back.
    if solver.no_win_within().0 != [255; 2] {
        let copy = solver.save();
        assert_eq!(solver.restore(&copy), Ok(()));
    }
}

/// Values of openings, games of the engine, and an index of openings.
pub(super) fn openings(input: &[u8]) {
    let mut choices = Choices::new(input);
    match choices.below(5) {
        0 => opening_values(choices.rest()),
        1 => opening_values(&checked::openings(choices.rest())),
        2 => {
            let kind = choices.pick(&GameKind::ALL);
            let bytes = [b"TESSPLAY", choices.rest()].concat();
            if let Ok(table) = EngineGames::read(&bytes, kind) {
                assert_eq!(table.counts(0).map(|(_, _, games)| games).sum::<usize>(), table.len());
            }
        }
        3 => index(choices),
        _ => engine_games(choices),
    }
}

/// The games of the engine are read as they were written.
fn engine_games(mut choices: Choices<'_>) {
    let variant = choices.variant();
    let mut tree = GameTree::new(Position::start(variant));
    while let Some(mv) = choices.legal_move(&tree.position(tree.current())).filter(|_| !choices.is_empty()) {
        tree.play(mv).expect("a legal move can be played");
    }
    let plies = tree.move_count().min(12);
    let mut games = EngineGames::new(12);
    games.add(&GameRecord::new(tree));
    assert_eq!(games.games(), 1);
    let table = EngineGames::read(&games.write(), variant.kind()).expect("written games can be read");
    assert_eq!(table.len(), plies, "a position for each ply");
}

fn opening_values(bytes: &[u8]) {
    for values in read_openings(bytes).into_iter().flatten() {
        let written = write_openings(std::slice::from_ref(&values));
        assert_eq!(read_openings(&written), Ok(vec![values.clone()]));
        // All positions of some plies are listed, which takes long later in the game.
        if values.plies <= 3 && values.check().is_ok() {
            assert!(OpeningBook::new(&values).known() >= values.lengths.iter().filter(|length| **length > 0).count());
        }
    }
}

fn index(mut choices: Choices<'_>) {
    let variant = choices.variant();
    let position = choices.position(variant, 6);
    let singles = choices.byte() % 8;
    let content = choices.rest();
    let shared = content.len().saturating_sub(16 * usize::from(singles)) / 40;
    let mut bytes = b"TESSXPL1".to_vec();
    bytes.extend(u64::from(singles).to_le_bytes());
    bytes.extend((shared as u64).to_le_bytes());
    bytes.extend(content);
    bytes.resize(24 + 16 * usize::from(singles) + 40 * shared, 0);
    // The keys of the entries fit the position, so that they are found.
    let key = tessera_engine::explorer::key_of(&position).to_le_bytes();
    for single in 0..usize::from(singles) {
        bytes[24 + 16 * single + 8..][..8].copy_from_slice(&key);
    }
    for entry in 0..shared {
        bytes[24 + 16 * usize::from(singles) + 40 * entry..][..8].copy_from_slice(&key);
    }
    let mut index = ExplorerIndex::open(Cursor::new(bytes)).expect("the lengths fit");
    let moves = index.moves(&position).expect("memory can be read");
    let legal: Vec<Move> = position.legal_moves();
    assert!(moves.iter().all(|found| legal.contains(&found.mv)));
}
