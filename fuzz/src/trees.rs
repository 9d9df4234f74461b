//! Trees of moves that are edited, annotated and written.

use std::time::Duration;

use tessera_engine::explorer::ExplorerBuilder;
use tessera_library::{LibraryRequest, NewGame};
use tessera_rules::records::{
    EarlyEnd, EvaluationReliability, EvaluationValue, GameRecord, GameTree, NodeEvaluation, NodeId,
};
use tessera_rules::{Game, Position, Side};

use super::choices::Choices;
use super::games::assert_record;

/// Edits of one tree.
const EDITS: usize = 60;

/// Pieces of texts over which a format could stumble.
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
    "\u{1}",
    "@1",
    "~",
    "2026.11.24",
    "99999999999999999999",
];

/// A tree that grows, loses branches and gets comments; it is written and read in every format.
pub(super) fn trees(input: &[u8]) {
    let mut choices = Choices::new(input);
    let variant = choices.variant();
    let start = if choices.yes() { Position::start(variant) } else { choices.position(variant, 40) };
    let mut tree = GameTree::new(start);
    for _ in 0..EDITS {
        if choices.is_empty() {
            break;
        }
        edit(&mut tree, &mut choices);
    }
    tree.go_to(*tree.main_line().last().unwrap_or(&NodeId::START));
    let mut record = GameRecord::new(tree);
    if choices.yes() {
        record.set_names([&text(&mut choices), &text(&mut choices)]);
    }
    for tag in ["Date", "Event", "WhiteType", "WhiteLevel"] {
        if choices.yes() {
            record.tags.set(tag, &text(&mut choices));
        }
    }
    if choices.yes() && !record.last_position().outcome().is_over() {
        let side = choices.side();
        let ends = [EarlyEnd::Resigned(side), EarlyEnd::OutOfTime(side), EarlyEnd::Adjudicated(Some(side))];
        record.early_end = Some(choices.pick(&ends));
    }
    assert_eq!(record.tree, record.tree.clone());
    assert_eq!(record.tree.line_through(NodeId::START), record.tree.main_line());
    assert_record(&record);
    assert_saved(record);
}

fn edit(tree: &mut GameTree, choices: &mut Choices<'_>) {
    let nodes: Vec<NodeId> = (0..256).map_while(|index| tree.node_at(index)).collect();
    let node = if choices.yes() { tree.current() } else { choices.pick(&nodes) };
    match choices.below(8) {
        0..=3 => {
            if let Some(mv) = choices.legal_move(&tree.position(node)) {
                let added = tree.add(node, mv).expect("a legal move can be added");
                tree.go_to(added);
            }
        }
        4 => tree.promote(node),
        5 => tree.remove(node),
        6 => tree.annotation_mut(node).comment = text(choices),
        _ => annotate(tree, node, choices),
    }
}

fn annotate(tree: &mut GameTree, node: NodeId, choices: &mut Choices<'_>) {
    let annotation = tree.annotation_mut(node);
    if choices.yes() {
        annotation.clock = Some(Duration::from_millis(choices.number() >> choices.below(64)));
    }
    if choices.yes() {
        annotation.glyphs.push(choices.byte());
    }
    if choices.yes() {
        let number = choices.number() >> choices.below(64);
        let value = match choices.below(4) {
            0 => EvaluationValue::Discs((number % 12_801) as i16 - 6_400),
            1 => EvaluationValue::Probability((number % 1_001) as u16),
            2 => EvaluationValue::Win { side: choices.pick(&Side::BOTH), plies: 1 + (number % 200) as u16 },
            _ => EvaluationValue::Draw,
        };
        let depth = EvaluationReliability::Depth(1 + u16::from(choices.byte()));
        let reliability = choices.pick(&[EvaluationReliability::Unknown, EvaluationReliability::Exact, depth]);
        annotation.evaluation = Some(NodeEvaluation { value, reliability });
    }
}

fn text(choices: &mut Choices<'_>) -> String {
    (0..choices.below(5)).map(|_| choices.pick(WORDS)).collect()
}

/// Asserts that a record is unchanged after it has been sent to a library, and that an index takes it.
pub(super) fn assert_saved(record: GameRecord) {
    let mut builder = ExplorerBuilder::new(60);
    builder.add(&record);
    assert!(builder.table().len() <= 60);
    let expected = canonical(&record);
    let request = LibraryRequest::Import(vec![NewGame::of_record(record, 1)]);
    let text = serde_json::to_string(&request).expect("a request can be written");
    let reread: LibraryRequest = serde_json::from_str(&text).unwrap_or_else(|error| panic!("{error} in {text}"));
    let LibraryRequest::Import(mut games) = reread else { panic!("another request: {text}") };
    let game = games.pop().expect("one game");
    assert_eq!(canonical(&game.record), expected, "{text}");
}

/// A record as text, so that nodes may have other numbers.
fn canonical(record: &GameRecord) -> String {
    tessera_rules::records::write_pgn(record)
}
