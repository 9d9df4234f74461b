//! Values that the engine proves against plain minimax, on small boards and near the ends of games.

use tessera_engine::{Distance, Limits, MoveOracle, ProvenValue, Score, WinProver, think};
use tessera_rules::{Game, GameKind, Placement, Position, Setup, Side, Situation, Size, Topology, Variant};

use super::choices::Choices;

/// Positions that minimax looks at before it gives up.
const BUDGET: u32 = 20_000;

/// What perfect play leads to, for the side to move.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
enum Truth {
    /// A loss or a win after so many plies, or a draw, where only winning counts.
    Decided { winning: i32, plies: u32 },
    /// The final margin, where discs are counted.
    Discs(i32),
}

/// The value of a position; `None` if the budget is used up.
fn minimax(position: &Position, budget: &mut u32) -> Option<Truth> {
    *budget = budget.checked_sub(1)?;
    let side = position.side_to_move();
    if position.outcome().is_over() {
        return Some(match (position.official_score(), position.outcome().winner()) {
            (Some(score), _) => Truth::Discs(score[side] as i32 - score[side.other()] as i32),
            (None, Some(winner)) => Truth::Decided { winning: if winner == side { 1 } else { -1 }, plies: 0 },
            (None, None) => Truth::Decided { winning: 0, plies: 0 },
        });
    }
    let mut best: Option<Truth> = None;
    for mv in position.legal_moves() {
        let found = for_mover(minimax(&position.after(mv), budget)?);
        best = Some(best.map_or(found, |best| if rank(found) > rank(best) { found } else { best }));
    }
    best
}

const fn for_mover(truth: Truth) -> Truth {
    match truth {
        Truth::Decided { winning, plies } => Truth::Decided { winning: -winning, plies: plies + 1 },
        Truth::Discs(discs) => Truth::Discs(-discs),
    }
}

/// A number that is the greater the better the value is: quick wins, slow losses.
const fn rank(truth: Truth) -> i32 {
    match truth {
        Truth::Decided { winning, plies } => winning * (10_000 - plies as i32),
        Truth::Discs(discs) => discs,
    }
}

const fn sign(truth: Truth) -> i32 {
    match truth {
        Truth::Decided { winning, .. } => winning,
        Truth::Discs(discs) => discs.signum(),
    }
}

pub(super) fn values(input: &[u8]) {
    let mut choices = Choices::new(input);
    match choices.below(4) {
        0 => {
            if let Some(position) = nearly_full_board(&mut choices) {
                compare(&position);
            }
        }
        1 | 2 => {
            let size = Size { columns: 2 + choices.byte() % 3, rows: 4 + choices.byte() % 2 };
            let variant = Variant::new(GameKind::Breakthrough, size).expect("an allowed size");
            let position = choices.position(variant, 24);
            compare(&position);
            forced_wins(&position, 5);
        }
        _ => {
            let variant = choices.variant();
            let reached = choices.position(variant, 120);
            if reached.outcome().is_over() {
                return forced_wins(&reached, 2);
            }
            // The search leaves out repetition, which is the same for a position without a past.
            let (placement, parts) = (reached.placement(), reached.situation().parts());
            let situation = Situation::from_parts(variant.kind(), &parts, &placement);
            let setup = Setup { variant, placement, situation };
            forced_wins(&setup.into_position().unwrap_or(reached), 2);
        }
    }
}

/// A board of Othello with at most six empty squares.
fn nearly_full_board(choices: &mut Choices<'_>) -> Option<Position> {
    let variant = Variant::new(GameKind::Othello, Size::square(choices.pick(&[8, 6, 10]))).expect("an allowed size");
    let points = Topology::of(variant).points();
    let all: Vec<_> = points.iter().collect();
    let empty = (0..choices.below(7)).map(|_| choices.pick(&all)).collect();
    let first = choices.some_of(points - empty);
    let placement = Placement { first, second: points - empty - first, ..Placement::default() };
    let situation = Position::start(variant).situation();
    let parts = tessera_rules::SituationParts { to_move: choices.side(), ..situation.parts() };
    let situation = Situation::from_parts(GameKind::Othello, &parts, &placement);
    Setup { variant, placement, situation }.into_position().ok()
}

/// Compares what search and oracle prove with the value by minimax.
fn compare(position: &Position) {
    if position.outcome().is_over() {
        assert!(think(position, &Limits::depth(2), 0, &mut |_| ()).is_none());
        return;
    }
    let Some(truth) = minimax(position, &mut { BUDGET }) else { return };
    let limits = Limits { table: 1, ..Limits::nodes(20_000) };
    let report = think(position, &limits, 0, &mut |_| ()).expect("the game goes on");
    assert_eq!(position.check(report.best), Ok(()), "{position}");
    assert_score(position, report.score, truth);
    if report.score.is_proven() {
        let reached = for_mover(minimax(&position.after(report.best), &mut { BUDGET }).expect("a part of the tree"));
        assert_eq!(sign(reached), sign(truth), "{report:?} instead of {truth:?} in\n{position}");
    }
    let mut oracle = MoveOracle::new(position);
    oracle.work(&Limits::nodes(20_000));
    for found in oracle.values() {
        let truth = for_mover(minimax(&position.after(found.mv), &mut { BUDGET }).expect("a part of the tree"));
        assert_value(position, found.value, truth);
    }
}

fn assert_score(position: &Position, score: Score, truth: Truth) {
    let is_right = match (score, truth) {
        (Score::Centi(_), _) => true,
        (Score::Exact(discs), Truth::Discs(exact)) => discs == exact,
        // The plies of a score are an upper bound.
        (Score::Win { plies: most }, Truth::Decided { winning, plies })
        | (Score::Loss { plies: most }, Truth::Decided { winning, plies }) => {
            plies <= most && winning == if matches!(score, Score::Win { .. }) { 1 } else { -1 }
        }
        (Score::Win { .. }, _) => sign(truth) > 0,
        (Score::Loss { .. }, _) => sign(truth) < 0,
        (Score::Draw, _) => sign(truth) == 0,
        (Score::Exact(_), Truth::Decided { .. }) => false,
    };
    assert!(is_right, "{score:?} instead of {truth:?} in\n{position}");
}

fn assert_value(position: &Position, value: ProvenValue, truth: Truth) {
    let fits = |distance: Distance| match (distance, truth) {
        (Distance::Exactly(found), Truth::Decided { plies, .. }) => found == plies,
        (Distance::AtMost(most), Truth::Decided { plies, .. }) => plies <= most,
        (Distance::AtLeast(least), Truth::Decided { plies, .. }) => plies >= least,
        (_, Truth::Discs(_)) => true,
    };
    let is_right = match value {
        ProvenValue::Unknown => true,
        ProvenValue::Win(distance) => sign(truth) > 0 && fits(distance),
        ProvenValue::Loss(distance) => sign(truth) < 0 && fits(distance),
        ProvenValue::Draw => sign(truth) == 0,
        ProvenValue::Discs(discs) => truth == Truth::Discs(discs),
    };
    assert!(is_right, "{value:?} instead of {truth:?} in\n{position}");
}

/// Compares the search for forced wins with a search of all lines of so many plies.
fn forced_wins(position: &Position, most: u32) {
    let Some(mut prover) = WinProver::new(position) else { return };
    for side in Side::BOTH {
        for plies in 1..=most {
            let Some(expected) = wins_within(position, side, plies, &mut { BUDGET }) else { return };
            if let Some(found) = prover.wins_within(position, side, plies, &Limits::nodes(20_000)) {
                assert_eq!(found, expected, "{side:?} within {plies} plies in\n{position}");
            }
        }
    }
}

fn wins_within(position: &Position, side: Side, plies: u32, budget: &mut u32) -> Option<bool> {
    *budget = budget.checked_sub(1)?;
    if position.outcome().is_over() || plies == 0 {
        return Some(position.outcome().winner() == Some(side));
    }
    let is_attacking = position.side_to_move() == side;
    for mv in position.legal_moves() {
        if wins_within(&position.after(mv), side, plies - 1, budget)? == is_attacking {
            return Some(is_attacking);
        }
    }
    Some(!is_attacking)
}
