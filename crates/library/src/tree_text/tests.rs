//! What the text of a tree looks like, and which texts are refused.

use super::*;
use tessera_rules::records::GameTree;
use tessera_rules::{GameKind, Variant};

fn start() -> Position {
    Position::start(Variant::standard(GameKind::ALL[0]))
}

#[test]
fn a_text_is_read_and_written_unchanged() {
    for text in [
        "",
        "\"before\"",
        "f5 @61.25 d6 ~+2.00/12 $1 $4 \"good \\\"} ( \\n\" c3 ( c4 \"x\" ) ( c5 ) d3",
        "f5 ( d3 @0.000000001 c3 ( c5 ) ( e3 ) ) ( c4 ) d6",
    ] {
        assert_eq!(write(&read(start(), text).unwrap()), text);
    }
}

#[test]
fn a_move_at_the_end_of_the_main_line_only_adds_text_at_the_end() {
    let mut tree = read(start(), "f5 ( d3 ) d6 @5 \"x\"").unwrap();
    let before = write(&tree);
    tree.play(tree.position(tree.current()).parse_move("c3").unwrap()).unwrap();
    assert_eq!(write(&tree).strip_prefix(&before), Some(" c3"));
}

#[test]
fn a_value_outside_its_range_is_left_out_and_the_tree_stays_readable() {
    use tessera_rules::records::{EvaluationReliability::Exact, EvaluationValue::Discs};
    let mut tree = GameTree::new(start());
    for (hundredths, text) in [(10_000, "~+100.00/exact"), (10_001, "")] {
        let value = NodeEvaluation { value: Discs(hundredths), reliability: Exact };
        tree.annotation_mut(NodeId::START).evaluation = Some(value);
        assert_eq!(write(&tree), text);
    }
}

#[test]
fn variations_may_be_nested_deeper_than_the_stack_of_the_program() {
    let depth = 100_000;
    let mut text = "f5".to_owned();
    for _ in 0..depth {
        text += " ( d3";
    }
    text += &" )".repeat(depth);
    // Each variation is the same alternative to the first move, so the tree has two moves.
    let tree = read(start(), &text).unwrap();
    assert_eq!(tree.move_count(), 2);
}

#[test]
fn a_fault_is_reported_with_its_place_and_its_reason() {
    for (text, place, reason) in [
        ("f5 f5", 4, "f5 is occupied"),
        ("f5 d6 xx", 7, "xx"),
        ("( f5 )", 1, "a variation must follow the move"),
        ("f5 )", 4, "expected ( before )"),
        ("f5 ( d3", 8, "a variation does not end"),
        ("f5 @x", 4, "expected seconds after @"),
        ("f5 ~x", 4, "expected a value after ~"),
        ("f5 $256", 4, "expected a number up to 255 after $"),
        ("f5 \"open", 4, "expected a JSON string"),
    ] {
        let error = read(start(), text).unwrap_err();
        assert_eq!(error.place.column, place, "{text}");
        assert!(error.to_string().contains(reason), "{text}: {error}");
    }
}

#[cfg(feature = "database")]
#[test]
fn the_first_moves_are_found_without_variations_and_annotations() {
    let moves = |plies| {
        let found = first_moves(&start(), "\"a\" f5 @9 ( c4 ( d3 ) ) d6 ~+2.00/12 \"b ( c\" c3 d3 zz c4", plies);
        let mut position = start();
        let write = |mv| {
            let text = position.protocol_move(mv);
            position.play_unchecked(mv);
            text
        };
        found.into_iter().map(write).collect::<Vec<_>>().join(" ")
    };
    assert_eq!((moves(30).as_str(), moves(2).as_str()), ("f5 d6 c3 d3", "f5 d6"));
}

#[cfg(feature = "database")]
#[test]
fn comments_are_found_without_the_moves() {
    let found: Vec<String> = comments("\"a b\" f5 $1 \"\\\"c\\\" d\" zz ( \"e\" )").collect();
    assert_eq!(found, ["a b", "\"c\" d", "e"]);
}
