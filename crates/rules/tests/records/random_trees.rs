//! Random games with variations, comments, evaluations, clock times and tags, made from a seed.

use std::time::Duration;

use rand::RngExt;
use rand::rngs::StdRng;
use tessera_rules::records::{
    EarlyEnd, EvaluationReliability, EvaluationValue, GameRecord, GameTree, NodeEvaluation, NodeId,
};
use tessera_rules::{Game, GameKind, Position, Side, Variant};

use crate::random::{pick, seeded};

/// Pieces of comments, among them all that a format could stumble over.
const WORDS: &[&str] = &[
    "good",
    " ",
    "{",
    "}",
    "(",
    ")",
    "[%eval 3]",
    "[%",
    "]",
    ";",
    "\n",
    "\r\n",
    "\t",
    "&#125;",
    "&",
    "\\",
    "\"",
    "é",
    "→",
    "1.",
    "1-0",
    "*",
    "$3",
    "%",
    "\u{feff}",
    "//",
    "  ",
];

/// A board of the game: the default one, or any other that is offered.
pub(crate) fn random_variant(kind: GameKind, rng: &mut StdRng) -> Variant {
    let size = if rng.random_bool(0.5) { kind.default_size() } else { pick(rng, kind.info().offered_sizes) };
    Variant::new(kind, size).expect("an offered size is allowed")
}

/// A game that is played at random to its end or broken off, with everything that a record can hold.
pub(crate) fn random_record(kind: GameKind, seed: u64) -> GameRecord {
    let mut rng = seeded(seed);
    let variant = random_variant(kind, &mut rng);
    let mut start = Position::start(variant);
    if rng.random_bool(0.2) {
        let most = rng.random_range(0..20);
        start = play_on(&start, most, &mut rng).last_position();
    }
    let length = if rng.random_bool(0.5) { usize::MAX } else { rng.random_range(0..60) };
    let mut record = play_on(&start, length, &mut rng);
    add_variations(&mut record.tree, &mut rng);
    annotate(&mut record.tree, &mut rng);
    if !record.last_position().outcome().is_over() {
        let ends = [EarlyEnd::Resigned(Side::First), EarlyEnd::OutOfTime(Side::Second), EarlyEnd::Agreed];
        let adjudicated = [Some(Side::First), Some(Side::Second), None].map(EarlyEnd::Adjudicated);
        let ends: Vec<_> = ends.into_iter().chain(adjudicated).map(Some).chain([None]).collect();
        record.early_end = pick(&mut rng, &ends);
    }
    for name in ["White", "Black", "Event", "Date", "Annotator", "TimeControl", "X_y1"] {
        if rng.random_bool(0.4) {
            let value = random_text(&mut rng);
            record.tags.set(name, &value);
        }
    }
    record
}

fn play_on(start: &Position, plies: usize, rng: &mut StdRng) -> GameRecord {
    let mut position = start.clone();
    let mut moves = Vec::new();
    while moves.len() < plies {
        let legal = position.legal_moves();
        if legal.is_empty() {
            break;
        }
        moves.push(pick(rng, &legal));
        position.play_unchecked(moves[moves.len() - 1]);
    }
    GameRecord::new(GameTree::with_moves(start.clone(), &moves).expect("the moves are legal"))
}

/// Adds up to six variations, each of a few moves, anywhere in the tree; variations get variations too.
fn add_variations(tree: &mut GameTree, rng: &mut StdRng) {
    for _ in 0..rng.random_range(0..7) {
        let node = random_node(tree, rng);
        let mut position = tree.position(node);
        tree.go_to(node);
        for _ in 0..rng.random_range(1..5) {
            let legal = position.legal_moves();
            if legal.is_empty() {
                break;
            }
            let mv = pick(rng, &legal);
            tree.play(mv).expect("the move is legal");
            position.play_unchecked(mv);
        }
    }
    let last = tree.main_line().last().copied().unwrap_or(NodeId::START);
    tree.go_to(last);
}

pub(crate) fn all_nodes(tree: &GameTree) -> Vec<NodeId> {
    let mut nodes = vec![NodeId::START];
    let mut next = 0;
    while next < nodes.len() {
        nodes.extend_from_slice(tree.children(nodes[next]));
        next += 1;
    }
    nodes
}

pub(crate) fn random_node(tree: &GameTree, rng: &mut StdRng) -> NodeId {
    pick(rng, &all_nodes(tree))
}

fn annotate(tree: &mut GameTree, rng: &mut StdRng) {
    for node in all_nodes(tree) {
        if rng.random_bool(0.8) {
            continue;
        }
        let annotation = tree.annotation_mut(node);
        if rng.random_bool(0.6) {
            annotation.comment = random_text(rng);
        }
        if rng.random_bool(0.3) {
            annotation.glyphs.push(rng.random_range(0..=255));
        }
        if rng.random_bool(0.4) {
            annotation.evaluation = Some(random_evaluation(rng));
        }
        if rng.random_bool(0.3) {
            annotation.clock = Some(Duration::from_millis(rng.random_range(0..50_000_000)));
        }
    }
}

fn random_text(rng: &mut StdRng) -> String {
    (0..rng.random_range(1..6)).map(|_| pick(rng, WORDS)).collect()
}

fn random_evaluation(rng: &mut StdRng) -> NodeEvaluation {
    let side = pick(rng, &Side::BOTH);
    let value = match rng.random_range(0..4) {
        0 => EvaluationValue::Discs(rng.random_range(-6400..=6400)),
        1 => EvaluationValue::Probability(rng.random_range(0..=1000)),
        2 => EvaluationValue::Win { side, plies: rng.random_range(1..200) },
        _ => EvaluationValue::Draw,
    };
    let reliability = match rng.random_range(0..3) {
        0 => EvaluationReliability::Unknown,
        1 => EvaluationReliability::Depth(rng.random_range(1..60)),
        _ => EvaluationReliability::Exact,
    };
    NodeEvaluation { value, reliability }
}
