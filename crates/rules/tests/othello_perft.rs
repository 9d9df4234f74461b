//! Othello's move generator counts what other programs count, in all three conventions for passes and finished games.

use serde_json::Value;
use tessera_rules::othello::{Position, parse_position};
use tessera_rules::{FinishedGames, Game, GameKind, Move, perft};

/// Deep enough to meet passes and early ends, shallow enough for an unoptimised build.
const START_DEPTH: usize = 9;
const POSITION_DEPTH: usize = 7;

/// A position of the reference data, its counts in the three conventions, and the depth to which it is counted here.
struct Reference {
    position: Position,
    counts: Value,
    depth: usize,
}

impl Reference {
    fn read(entry: &Value, depth: usize) -> Reference {
        let text = [&entry["board"], &entry["side"]].map(|part| part.as_str().expect("board and side are texts"));
        let position = parse_position(GameKind::Othello.default_size(), &text.join(" ")).expect("it is a position");
        Reference { position, counts: entry.clone(), depth }
    }

    fn all() -> Vec<Reference> {
        let data: Value =
            serde_json::from_str(include_str!("../../../tests/data/othello-perft.json")).expect("the data is JSON");
        let others = data["positions"].as_array().expect("there are positions").iter();
        let others = others.map(|entry| Reference::read(entry, POSITION_DEPTH));
        std::iter::once(Reference::read(&data["start"], START_DEPTH)).chain(others).collect()
    }

    /// The reference counts of depths 1 to `self.depth`.
    fn expected(&self, convention: &str) -> Vec<u64> {
        let counts = self.counts[convention].as_array().expect("each convention has its counts");
        counts.iter().take(self.depth).filter_map(Value::as_u64).collect()
    }
}

fn assert_counts(convention: &str, count: impl Fn(&Position, u32) -> u64) {
    let references = Reference::all();
    assert_eq!(references.len(), 11, "the start and ten positions with passes");
    for reference in references {
        let counted: Vec<u64> = (1..=reference.depth as u32).map(|depth| count(&reference.position, depth)).collect();
        assert_eq!(counted, reference.expected(convention), "{convention} from\n{}", reference.position);
    }
}

#[test]
fn counts_agree_when_a_finished_game_is_a_leaf_at_every_depth() {
    assert_counts("A", |position, depth| perft(position, depth, FinishedGames::CountAsLeaf));
}

#[test]
fn counts_agree_when_only_sequences_of_the_full_length_count() {
    assert_counts("B", |position, depth| perft(position, depth, FinishedGames::Drop));
}

#[test]
fn counts_agree_when_a_pass_is_not_a_ply() {
    assert_counts("C", placements);
}

/// Perft in which a forced pass costs no depth.
fn placements(position: &Position, depth: u32) -> u64 {
    let after = |mv: &Move, depth: u32| {
        let mut next = position.clone();
        next.play_unchecked(*mv);
        placements(&next, depth)
    };
    match position.legal_moves().as_slice() {
        _ if depth == 0 => 1,
        [] => 1,
        [Move::Pass] => after(&Move::Pass, depth),
        moves if depth == 1 => moves.len() as u64,
        moves => moves.iter().map(|mv| after(mv, depth - 1)).sum(),
    }
}
