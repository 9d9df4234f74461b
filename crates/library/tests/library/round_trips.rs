//! What is saved, ply by ply or at once and however it is edited, is loaded equal.

use rand::RngExt;
use rand::rngs::StdRng;
use std::time::Duration;
use tessera_library::{GameFilter, GameId, Library, NewGame, SaveEffect, SavedResult};
use tessera_rules::records::{
    EarlyEnd, EvaluationReliability, EvaluationValue, GameRecord, GameTree, NodeEvaluation, NodeId,
};
use tessera_rules::{Game, GameKind, Position, Side, Variant};

use crate::folder::Folder;
use crate::random::{pick, seeded};
use crate::random_trees::{random_node, random_record, random_variant};

fn new_game(kind: GameKind) -> GameRecord {
    GameRecord::new(GameTree::new(Position::start(Variant::standard(kind))))
}

fn all(seeds: u64) -> impl Iterator<Item = (u64, GameKind)> {
    (0..seeds).flat_map(|seed| GameKind::ALL.map(|kind| (seed, kind)))
}

/// What another connection, which remembers nothing, loads.
fn assert_stored(folder: &Folder, id: GameId, record: &GameRecord, state: Option<&str>) {
    let loaded = folder.library().load(id).unwrap();
    assert_eq!((&loaded.record, loaded.state.as_deref()), (record, state));
    let summary = loaded.summary;
    assert_eq!(summary.plies as usize, record.tree.main_line().len());
    assert_eq!(summary.final_position, record.last_position().format_position());
    assert_eq!(summary.result, SavedResult::from(record.outcome()));
    assert_eq!((summary.variant, summary.early_end), (record.tree.variant(), record.early_end));
}

#[test]
fn random_games_saved_as_a_whole_are_loaded_equal() {
    let mut library = Library::open_in_memory().unwrap();
    for (seed, kind) in all(150) {
        let record = random_record(kind, seed);
        let id = library.add(&NewGame::of_record(record.clone(), 5)).unwrap();
        assert_eq!(library.load(id).unwrap().record, record, "{kind} {seed}");
        let other = library.add(&NewGame::of_record(new_game(kind), 5)).unwrap();
        library.save(other, &record, Some("{}"), 6).unwrap();
        let loaded = library.load(other).unwrap();
        assert_eq!((loaded.record, loaded.state.as_deref()), (record, Some("{}")), "{kind} {seed}");
    }
    library.check().unwrap();
}

#[test]
fn random_games_saved_ply_by_ply_are_loaded_equal_after_every_ply() {
    let folder = Folder::new();
    let mut library = folder.library();
    for (seed, kind) in all(4) {
        let mut rng = seeded(seed);
        let start = Position::start(random_variant(kind, &mut rng));
        let mut record = GameRecord::new(GameTree::new(start.clone()));
        let id = library.add(&NewGame::of_record(record.clone(), 5)).unwrap();
        let mut position = start;
        while let Some(mv) = (!position.outcome().is_over()).then(|| pick(&mut rng, &position.legal_moves())) {
            let node = record.tree.play(mv).unwrap();
            record.tree.annotation_mut(node).clock = Some(Duration::from_nanos(rng.random_range(0..99_999_999_999)));
            position.play_unchecked(mv);
            let state = format!("{{\"plies\":{}}}", record.tree.move_count());
            let effect = library.save(id, &record, Some(&state), 6).unwrap();
            let expected = if position.outcome().is_over() { SaveEffect::Rewritten } else { SaveEffect::Appended };
            assert_eq!(effect, expected, "{kind} {seed}");
            assert_stored(&folder, id, &record, Some(&state));
        }
        assert_eq!(library.save(id, &record, None, 7).unwrap(), SaveEffect::Appended, "the state alone has changed");
        assert_eq!(library.save(id, &record, None, 8).unwrap(), SaveEffect::Unchanged);
        assert_eq!(library.summary(id).unwrap().changed, 7);
    }
}

fn edit(record: &mut GameRecord, rng: &mut StdRng) {
    let node = random_node(&record.tree, rng);
    match rng.random_range(0..7) {
        0 => record.tree.promote(node),
        1 if rng.random_bool(0.3) => record.tree.remove(node),
        2 => record.tree.annotation_mut(node).comment = pick(rng, &["", "a \"b\" \\", "( ) ~ @1", "\n"]).to_owned(),
        3 => record.tree.annotation_mut(node).glyphs.push(rng.random_range(0..=255)),
        4 => record.tags.set("Event", pick(rng, &["", "Cup", "\"x\""])),
        5 if !record.last_position().outcome().is_over() => {
            record.early_end = pick(rng, &[None, Some(EarlyEnd::Agreed), Some(EarlyEnd::Resigned(Side::First))]);
        }
        _ => {
            let legal = record.tree.position(node).legal_moves();
            record.tree.go_to(node);
            if !legal.is_empty() {
                record.tree.play(pick(rng, &legal)).unwrap();
            }
        }
    }
}

#[test]
fn games_that_are_edited_at_random_are_loaded_equal_after_every_edit() {
    let folder = Folder::new();
    let mut library = folder.library();
    for (seed, kind) in all(6) {
        let mut rng = seeded(seed);
        let mut record = random_record(kind, seed);
        let id = library.add(&NewGame::of_record(record.clone(), 5)).unwrap();
        for _ in 0..25 {
            let before = record.clone();
            edit(&mut record, &mut rng);
            let effect = library.save(id, &record, None, 6).unwrap();
            assert_eq!(effect == SaveEffect::Unchanged, record == before, "{kind} {seed}");
            assert_stored(&folder, id, &record, None);
        }
    }
    library.check().unwrap();
}

#[test]
fn an_evaluation_that_is_found_after_the_ply_is_appended_too() {
    let mut library = Library::open_in_memory().unwrap();
    let mut record = random_record(GameKind::ALL[1], 3);
    record.tree = GameTree::new(record.tree.start().clone());
    record.early_end = None;
    let id = library.add(&NewGame::of_record(record.clone(), 5)).unwrap();
    let mv = record.tree.start().legal_moves()[0];
    let node = record.tree.play(mv).unwrap();
    record.tree.annotation_mut(node).clock = Some(Duration::from_secs(5));
    assert_eq!(library.save(id, &record, None, 6).unwrap(), SaveEffect::Appended);
    let value = EvaluationValue::Probability(600);
    record.tree.annotation_mut(node).evaluation =
        Some(NodeEvaluation { value, reliability: EvaluationReliability::Depth(9) });
    assert_eq!(library.save(id, &record, None, 7).unwrap(), SaveEffect::Appended);
    assert_eq!(library.load(id).unwrap().record, record);
}

#[test]
fn two_programs_that_save_the_same_game_do_not_mix_their_moves() {
    let folder = Folder::new();
    let (mut first, mut second) = (folder.library(), folder.library());
    let mut rng = seeded(1);
    let mut records = [new_game(GameKind::ALL[0]), new_game(GameKind::ALL[0])];
    let id = first.add(&NewGame::of_record(records[0].clone(), 5)).unwrap();
    for _ in 0..20 {
        let turn = rng.random_range(0..2);
        let record = &mut records[turn];
        let legal = record.last_position().legal_moves();
        record.tree.play(pick(&mut rng, &legal)).unwrap();
        let library = if turn == 0 { &mut first } else { &mut second };
        library.save(id, record, None, 6).unwrap();
        assert_stored(&folder, id, record, None);
    }
}

#[test]
fn several_matches_run_at_once() {
    let mut library = Library::open_in_memory().unwrap();
    let mut matches: Vec<(GameId, GameRecord)> = (0..12)
        .map(|index| {
            let record = new_game(GameKind::ALL[index % GameKind::COUNT]);
            (library.add(&NewGame::of_record(record.clone(), 5)).unwrap(), record)
        })
        .collect();
    let mut rng = seeded(2);
    for _ in 0..300 {
        let index = rng.random_range(0..matches.len());
        let (id, record) = &mut matches[index];
        let legal = record.last_position().legal_moves();
        if !legal.is_empty() {
            record.tree.play(pick(&mut rng, &legal)).unwrap();
            library.save(*id, record, None, 6).unwrap();
        }
    }
    for (id, record) in &matches {
        assert_eq!(library.load(*id).unwrap().record, *record);
    }
    let unfinished = matches.iter().filter(|(_, record)| !record.outcome().is_over()).count();
    assert_eq!(library.count(&GameFilter::unfinished()).unwrap(), unfinished as u64);
}

#[test]
fn a_ply_of_a_long_game_writes_only_itself() {
    let folder = Folder::new();
    let mut record = new_game(GameKind::ALL[0]);
    record.tree.annotation_mut(NodeId::START).comment = "x".repeat(1_000_000);
    let id = folder.library().add(&NewGame::of_record(record.clone(), 5)).unwrap();
    // The log of the library that is closed here is written into the file.
    let mut library = folder.library();
    record.tree.play(record.tree.start().legal_moves()[0]).unwrap();
    assert_eq!(library.save(id, &record, None, 7).unwrap(), SaveEffect::Appended);
    let log = std::fs::metadata(folder.path().join("games.db-wal")).unwrap().len();
    assert!(log < 60_000, "{log} bytes were written");
    assert_stored(&folder, id, &record, None);
}
