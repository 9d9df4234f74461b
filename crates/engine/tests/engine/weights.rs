//! Learned weights: what their files hold, what is refused, and that the engine goes on without them.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use tessera_engine::othello::training as othello;
use tessera_engine::training::{TrainingConfig, TrainingEvent, train};
use tessera_engine::{Limits, Weights, WeightsError, think_with};
use tessera_rules::{GameKind, Position, Variant};

use super::support::{sized, start};

fn config(variant: Variant, seed: u64) -> TrainingConfig {
    TrainingConfig { rounds: 1, games: 30, nodes: 40, epochs: 2, duel: 4, seed, ..TrainingConfig::new(variant) }
}

/// The weights that a training run produces, and the events that it reports.
fn learned(config: &TrainingConfig) -> (Weights, Vec<TrainingEvent>) {
    let (mut events, mut kept) = (Vec::new(), Weights::none());
    let stop = Default::default();
    let mut keep = |_: u32, weights: &Weights| kept = weights.clone();
    train(config, Weights::none(), &stop, &mut |item| events.push(item), &mut keep).expect("the game can be learned");
    (kept, events)
}

#[test]
fn the_built_in_weights_can_be_read_and_cover_the_default_boards() {
    assert_eq!(Weights::built_in_error(), None);
    assert!(Weights::built_in().knows(Variant::standard(GameKind::Breakthrough)));
    assert!(Weights::built_in().knows(Variant::standard(GameKind::Diamond)));
    assert!(Weights::built_in().knows(Variant::standard(GameKind::Othello)));
    assert!(Weights::built_in().write().len() < 2_300_000);
}

#[test]
fn trained_weights_round_trip_through_a_file() {
    let mut weights = learned(&config(sized(GameKind::Breakthrough, 4, 5), 3)).0;
    weights.merge(&learned(&config(Variant::standard(GameKind::Diamond), 3)).0);
    let mut read = Weights::none();
    assert_eq!(read.read(&weights.write()), Ok(()));
    assert!(
        read == weights
            && read.knows(Variant::standard(GameKind::Diamond))
            && read.knows(sized(GameKind::Breakthrough, 4, 5))
    );
    assert!(!read.knows(Variant::standard(GameKind::Breakthrough)));
}

#[test]
fn a_board_without_a_network_uses_that_of_the_most_similar_board() {
    let position = Position::start(sized(GameKind::Breakthrough, 9, 7));
    let judged = |weights: &Weights| {
        think_with(weights, &position, &Limits::depth(2), 1, &mut |_| ()).map(|report| report.score)
    };
    assert!(!Weights::built_in().knows(sized(GameKind::Breakthrough, 9, 7)));
    assert_ne!(judged(Weights::built_in()), judged(&Weights::none()));
}

#[test]
fn the_same_seed_gives_the_same_weights_with_any_number_of_threads() {
    let variant = sized(GameKind::Breakthrough, 5, 5);
    let [once, again] = [1, 2].map(|threads| learned(&TrainingConfig { threads, games: 60, ..config(variant, 7) }));
    assert!(once.0 == again.0);
    assert!(once.0 != learned(&TrainingConfig { games: 60, ..config(variant, 8) }).0);
    let is_last = |events: &&TrainingEvent| matches!(events, TrainingEvent::Compared { won, drawn, lost, .. } if won + drawn + lost == 4);
    assert_eq!(once.1.iter().filter(is_last).count(), 1, "{:?}", once.1);
}

#[test]
fn fitting_reduces_the_error() {
    let fitted =
        learned(&TrainingConfig { games: 150, epochs: 6, duel: 0, ..config(sized(GameKind::Breakthrough, 5, 5), 1) });
    let errors: Vec<f64> = fitted
        .1
        .iter()
        .filter_map(|events| if let TrainingEvent::Epoch { error, .. } = events { Some(*error) } else { None })
        .collect();
    assert_eq!(errors.len(), 6);
    assert!(errors[5] < 0.95 * errors[0], "{errors:?}");
}

/// Othello's weights after a very short course.
fn learned_othello(threads: usize, seed: u64) -> (Weights, Vec<othello::OthelloTrainingEvent>) {
    let config = othello::OthelloTrainingConfig {
        rounds: 2,
        games: 120,
        duel: 4,
        steps: 5,
        threads,
        seed,
        ..othello::OthelloTrainingConfig::new()
    };
    let (mut events, mut kept) = (Vec::new(), Weights::none());
    let mut keep = |_: u32, weights: &Weights| kept = weights.clone();
    othello::train(&config, Weights::none(), &Default::default(), &mut |item| events.push(item), &mut keep);
    (kept, events)
}

#[test]
fn othello_training_is_independent_of_threads_and_improves_each_round() {
    let [once, again] = [1, 2].map(|threads| learned_othello(threads, 3));
    assert!(once.0 == again.0 && once.0.knows(Variant::standard(GameKind::Othello)));
    let errors = |round: u32| {
        let fitted = once.1.iter().find_map(|events| match events {
            othello::OthelloTrainingEvent::Fitted { round: fitted, errors } if *fitted == round => Some(errors.clone()),
            _ => None,
        });
        fitted.expect("every round is fitted")
    };
    // So near the end the labels are exact: twice as many games teach more of it.
    assert_eq!((errors(1).len(), errors(2).len()), (15, 15));
    assert!(errors(2)[13] < errors(1)[13], "{:?} {:?}", errors(1), errors(2));
    let mut read = Weights::none();
    assert_eq!(read.read(&once.0.write()), Ok(()));
    assert!(read == once.0, "what was learned survives being written");
}

#[test]
fn refinement_is_independent_of_threads_and_of_interruptions() {
    let (before, _) = learned_othello(2, 3);
    let refined = |threads: usize, is_interrupted: bool| {
        let folder = std::env::temp_dir().join(format!("tessera-refine-{}-{threads}", std::process::id()));
        let config = othello::OthelloRefinementConfig {
            games: 220,
            play_depth: 1,
            label_depth: 2,
            solved: 6,
            steps: 2,
            threads,
            ..Default::default()
        };
        let mut phases = Vec::new();
        let mut refine = |is_interrupted: bool| {
            let stop = Arc::new(AtomicBool::new(false));
            let mut on_event = |event| {
                let othello::OthelloTrainingEvent::FittedPhase { phase, .. } = event else { return };
                phases.push(phase);
                // It stops in the middle, with some labels and phases in their files.
                stop.store(is_interrupted && phase == 9, Ordering::Relaxed);
            };
            let found = othello::refine(&config, before.clone(), &folder, &stop, &mut on_event);
            found.expect("the folder can be written")
        };
        if is_interrupted {
            assert!(refine(true).is_none());
        }
        let found = refine(false).expect("it was not stopped");
        std::fs::remove_dir_all(&folder).expect("the folder is there");
        (found, phases)
    };
    let (once, phases) = refined(1, false);
    assert_eq!(phases, (0..15).rev().collect::<Vec<usize>>(), "from the end of the game backwards");
    let (again, phases_again) = refined(2, true);
    assert!(once != before && once == again);
    assert_eq!(phases_again, phases, "no phase is fitted twice");
}

#[test]
fn othello_is_played_by_rules_of_thumb_when_its_weights_are_damaged() {
    let good = learned_othello(2, 4).0.write();
    for damaged in [&good[..good.len() / 2], &[&good[..100], &[7], &good[101..]].concat()[..]] {
        let mut weights = Weights::none();
        assert_eq!(weights.read(damaged), Err(WeightsError::Damaged));
        assert!(!weights.knows(Variant::standard(GameKind::Othello)));
        let report = think_with(&weights, &start(GameKind::Othello), &Limits::depth(6), 0, &mut |_| ());
        assert_eq!(report.map(|report| report.depth), Some(6));
    }
}

#[test]
fn othello_has_no_networks_to_train() {
    let config = config(Variant::standard(GameKind::Othello), 1);
    assert!(train(&config, Weights::none(), &Default::default(), &mut |_| (), &mut |_, _| ()).is_err());
}

#[test]
fn damaged_or_foreign_weights_files_are_refused_and_change_nothing() {
    let whole = learned(&config(sized(GameKind::Breakthrough, 4, 4), 5)).0.write();
    let with = |at: usize, byte: u8| {
        let mut bytes = whole.clone();
        bytes[at] = byte;
        bytes
    };
    let cases = [
        (Vec::new(), WeightsError::NotWeights),
        (b"no weights at all, but long enough".to_vec(), WeightsError::NotWeights),
        (with(0, b'X'), WeightsError::NotWeights),
        (with(8, 9), WeightsError::OtherVersion(9)),
        (whole[..40].to_vec(), WeightsError::Damaged),
        (whole[..10].to_vec(), WeightsError::Damaged),
        (with(60, whole[60] ^ 1), WeightsError::Damaged),
        ([&whole[..], &[0]].concat(), WeightsError::Damaged),
    ];
    for (bytes, error) in cases {
        let mut weights = Weights::none();
        assert_eq!(weights.read(&bytes), Err(error));
        assert!(weights == Weights::none());
    }
}

#[test]
fn weights_change_the_evaluation() {
    for kind in [GameKind::Breakthrough, GameKind::Diamond] {
        let think = |weights| think_with(weights, &start(kind), &Limits::depth(3), 0, &mut |_| ());
        let [plain, learned] = [&Weights::none(), Weights::built_in()].map(think);
        let (plain, learned) = (plain.expect("a move"), learned.expect("a move"));
        assert_eq!((plain.depth, learned.depth), (3, 3));
        assert_ne!(plain.nodes, learned.nodes);
    }
}
