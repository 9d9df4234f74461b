//! After any sequence of searches at any depths bar, graph, list and hint show the same value of a node, and a
//! proof stays.

use std::collections::HashMap;

use tessera_engine::analysis::{EvaluationStore, NodeValue};
use tessera_engine::{Limits, Score, think};
use tessera_rules::setup::{CanonicalPosition, PositionKey};
use tessera_rules::{Game, GameKind, Position, Size, Variant};

/// A small deterministic source of random numbers.
struct Numbers(u64);

impl Numbers {
    fn below(&mut self, limit: usize) -> usize {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) as usize % limit
    }

    /// A line of random moves from a position, without the end of the game.
    fn line(&mut self, from: &Position, plies: usize) -> Vec<Position> {
        let mut line = vec![from.clone()];
        for _ in 0..plies {
            let last = line.last().expect("the line begins with the position");
            let moves = last.legal_moves();
            let next = last.after(moves[self.below(moves.len())]);
            if next.outcome().is_over() {
                break;
            }
            line.push(next);
        }
        line
    }
}

fn as_rank(score: Score) -> i32 {
    match score {
        Score::Centi(centi) => centi,
        Score::Exact(discs) => 100 * discs,
        Score::Draw => 0,
        Score::Win { plies } => 1_000_000 - plies as i32,
        Score::Loss { plies } => plies as i32 - 1_000_000,
    }
}

/// Proved values must stay; only the plies of a win or a loss may fall.
fn check_proof(proofs: &mut HashMap<PositionKey, Score>, position: &Position, value: Option<NodeValue>) {
    let key = CanonicalPosition::of(position).key;
    let shown = value.map(|value| value.score).filter(|score| score.is_proven());
    match (proofs.get(&key), shown) {
        (None, None) => {}
        (Some(Score::Win { plies: before }), Some(Score::Win { plies })) => assert!(plies <= *before, "{position}"),
        (Some(Score::Loss { plies: before }), Some(Score::Loss { plies })) => assert!(plies <= *before, "{position}"),
        (Some(before), shown) => assert_eq!(Some(*before), shown, "{position}"),
        (None, Some(_)) => {}
    }
    proofs.extend(shown.map(|score| (key, score)));
}

/// Checks the bar, the graph, the list and the hint at every node of a line.
fn check_line(store: &EvaluationStore, line: &[Position], proofs: &mut HashMap<PositionKey, Score>) -> usize {
    let graph = store.line(line);
    let mut shown = 0;
    for (position, of_graph) in line.iter().zip(&graph) {
        let bar = store.value(position);
        assert_eq!(bar, *of_graph, "{position}");
        check_proof(proofs, position, bar);
        let list = store.moves(position);
        for rated in &list {
            let next = position.after(rated.mv);
            let of_next = store.value(&next).expect("a rated move leads to a node with a value");
            assert_eq!(of_next.of_move(), rated.value, "{position}");
            check_proof(proofs, &next, Some(of_next));
        }
        for pair in list.windows(2) {
            let [left, right] = [pair[0].value, pair[1].value];
            let is_equal = as_rank(left.score) == as_rank(right.score);
            assert!(!is_equal || left.is_proven() || !right.is_proven(), "{pair:?}\n{position}");
        }
        if let (Some(bar), Some(hint)) = (bar, list.first()) {
            shown += 1;
            assert!(list.iter().all(|rated| as_rank(rated.value.score) <= as_rank(hint.value.score)), "{position}");
            assert!(as_rank(hint.value.score) <= as_rank(bar.score), "{hint:?} {bar:?}\n{position}");
            assert_eq!(hint.value.loss_against(bar, position.variant()).min(0.0), 0.0);
        }
    }
    shown
}

fn search_at_random(start: &Position, rounds: usize, deepest: usize, seed: u64) {
    let mut numbers = Numbers(seed);
    let mut store = EvaluationStore::default();
    let mut proofs = HashMap::new();
    let mut lines: Vec<Vec<Position>> = Vec::new();
    let mut shown = 0;
    for _ in 0..rounds {
        let length = numbers.below(5);
        let line = numbers.line(start, length);
        let depth = 1 + numbers.below(deepest) as u32;
        let limits = Limits { depth: Some(depth), nodes: Some(1 << numbers.below(12)), ..Limits::default() };
        let searched = line.last().expect("the line begins with the start");
        let report = think(searched, &limits, 0, &mut |_| ()).expect("the game goes on");
        store.record(searched, &report);
        lines.push(line);
        // Every search is followed by a look at some lines that were searched before.
        let others = [lines.len() - 1, numbers.below(lines.len()), numbers.below(lines.len())];
        shown += others.into_iter().map(|index| check_line(&store, &lines[index], &mut proofs)).sum::<usize>();
    }
    assert!(shown > rounds, "{shown} values were shown");
}

fn small_breakthrough() -> Variant {
    Variant::new(GameKind::Breakthrough, Size { columns: 5, rows: 6 }).expect("an allowed size")
}

#[test]
fn a_node_has_one_value_in_bar_graph_list_and_hint_after_any_searches() {
    let variants = GameKind::ALL.map(Variant::standard).into_iter().chain([small_breakthrough()]);
    for variant in variants {
        for seed in 0..2 {
            search_at_random(&Position::start(variant), 20, 6, seed);
        }
    }
}

#[test]
fn proofs_at_the_end_of_a_game_never_change() {
    for variant in GameKind::ALL.map(Variant::standard).into_iter().chain([small_breakthrough()]) {
        for seed in 0..2 {
            let mut numbers = Numbers(seed);
            let line = numbers.line(&Position::start(variant), 200);
            let late = &line[line.len().saturating_sub(9)];
            search_at_random(late, 20, 9, seed);
        }
    }
}

#[test]
fn a_shallower_search_of_a_reply_does_not_change_what_a_deep_one_found() {
    let start = Position::start(Variant::standard(GameKind::Breakthrough));
    let mut store = EvaluationStore::default();
    store.record(&start, &think(&start, &Limits::depth(7), 0, &mut |_| ()).unwrap());
    let found = store.value(&start).unwrap();
    for mv in start.legal_moves() {
        let next = start.after(mv);
        store.record(&next, &think(&next, &Limits::depth(1), 0, &mut |_| ()).unwrap());
    }
    assert_eq!(store.value(&start), Some(found));
    assert_eq!(store.moves(&start).len(), start.legal_moves().len());
}

#[test]
fn a_full_store_keeps_the_best_founded_values() {
    let start = Position::start(Variant::standard(GameKind::Othello));
    let mut store = EvaluationStore::with_capacity(40);
    store.record(&start, &think(&start, &Limits::depth(8), 0, &mut |_| ()).unwrap());
    let mut numbers = Numbers(1);
    for _ in 0..40 {
        let line = numbers.line(&start, 9);
        let last = line.last().unwrap();
        store.record(last, &think(last, &Limits::depth(1), 0, &mut |_| ()).unwrap());
        assert!(store.len() <= 40, "{}", store.len());
    }
    assert_eq!(store.searched_depth(&start), Some(8));
}
