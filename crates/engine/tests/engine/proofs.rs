//! Whatever the engine claims as proven agrees with plain minimax, which knows no table, no order and no windows.

use rand::rngs::StdRng;
use tessera_engine::breakthrough::solve::{SolveOutcome, Solver};
use tessera_engine::{Limits, Score, SearchInfo, think};
use tessera_rules::{Game, GameKind, Position, Variant};

use super::random::{pick, seeded};
use super::support::{after, diamond, minimax, problem, search, sized, start};

/// The position some random plies on; never a finished one.
fn wander(mut position: Position, plies: usize, rng: &mut StdRng) -> Position {
    for _ in 0..plies {
        let next = after(&position, pick(rng, &position.legal_moves()));
        if next.outcome().is_over() {
            break;
        }
        position = next;
    }
    position
}

/// Plies to which minimax follows a proof that goes further than the search was deep.
const FOLLOWED: u32 = 6;

/// Compares a search of this depth with minimax of the same depth and tells which it was. The search may see further
/// than minimax, and may not have found the shortest way; what it says must be true all the same.
fn compare(position: &Position, depth: u32) -> Option<Score> {
    let truth = minimax(position, depth);
    let report = search(position, &Limits::depth(depth));
    let claimed = report.score;
    let is_true = match claimed {
        Score::Win { plies } | Score::Loss { plies } if truth.is_none() => {
            plies > FOLLOWED || minimax(position, plies).is_some_and(|truth| agree(truth, claimed))
        }
        Score::Exact(discs) => discs == margin(position),
        // On the standard board nothing is claimed of Othello before all is searched to the last square.
        Score::Centi(_) if is_standard_othello(position) => depth < empty_squares(position),
        Score::Centi(centi) => truth.is_none() || truth == Some(Score::Draw) && centi == 0,
        _ => truth.is_some_and(|truth| agree(truth, claimed)),
    };
    assert!(is_true, "{claimed:?}, not {truth:?}, at depth {depth} in\n{position}\n{}", position.format_position());
    assert_playable(position, &report.variation);
    truth
}

/// Whether the same side wins, in no more plies than claimed.
fn agree(truth: Score, claimed: Score) -> bool {
    match (truth, claimed) {
        (Score::Win { plies: least }, Score::Win { plies }) | (Score::Loss { plies: least }, Score::Loss { plies }) => {
            least <= plies
        }
        _ => truth == claimed,
    }
}

fn is_standard_othello(position: &Position) -> bool {
    position.variant() == Variant::standard(GameKind::Othello)
}

fn empty_squares(position: &Position) -> u32 {
    64 - position.placement().occupied().len() as u32
}

/// By how many discs the side to move wins with best play, empty squares counted for the winner.
fn margin(position: &Position) -> i32 {
    if let (Position::Othello(over), true) = (position, position.outcome().is_over()) {
        let score = over.official_score().0.map(|discs| discs as i32);
        let side = position.side_to_move().index();
        return score[side] - score[1 - side];
    }
    let replies = position.legal_moves().into_iter().map(|mv| -margin(&after(position, mv)));
    replies.max().expect("the game goes on")
}

fn assert_playable(position: &Position, variation: &[tessera_rules::Move]) {
    let mut position = position.clone();
    for mv in variation {
        assert_eq!(position.check(*mv), Ok(()), "{mv:?} of {variation:?} in\n{position}");
        position.play_unchecked(*mv);
    }
}

/// How many wins, losses, draws and open positions a test has seen: it should see some of each that there can be.
#[derive(Default, Debug)]
struct Tally {
    won: usize,
    lost: usize,
    drawn: usize,
    open: usize,
}

impl Tally {
    fn note(&mut self, truth: Option<Score>) {
        match truth {
            Some(Score::Win { .. }) => self.won += 1,
            Some(Score::Loss { .. }) => self.lost += 1,
            Some(_) => self.drawn += 1,
            None => self.open += 1,
        }
    }
}

#[test]
fn breakthrough_on_small_boards_agrees_with_minimax() {
    let mut rng = seeded(11);
    let mut tally = Tally::default();
    for round in 0..60 {
        let variant = sized(GameKind::Breakthrough, 3 + round % 2, 4 + round % 3);
        let position = wander(Position::start(variant), usize::from(round) / 4, &mut rng);
        for depth in 1..=5 {
            tally.note(compare(&position, depth));
        }
    }
    assert!(tally.won > 20 && tally.lost > 2 && tally.open > 20, "{tally:?}");
}

/// Deep searches leave out and shorten what looks bad. The solver leaves nothing out.
#[test]
fn wins_proven_by_the_selective_search_are_confirmed_by_the_solver() {
    let mut rng = seeded(17);
    let (mut won, mut lost) = (0, 0);
    for round in 0..500 {
        let start = Position::start(sized(GameKind::Breakthrough, 5, 6));
        let position = wander(start, 8 + round % 14, &mut rng);
        let report = search(&position, &Limits::nodes(20_000));
        let claimed = match report.score {
            Score::Win { plies } => (true, plies),
            Score::Loss { plies } => (false, plies),
            _ => continue,
        };
        let Position::Breakthrough(place) = &position else { panic!("a position of Breakthrough") };
        let truth = Solver::new(place, 64).expect("a small board").run(&Limits::default(), &mut |_| ());
        let SolveOutcome::Proved { winner, plies } = truth else { panic!("{truth:?} in\n{position}") };
        let truth = (winner == position.side_to_move(), plies);
        assert!(truth.0 == claimed.0 && truth.1 <= claimed.1, "{claimed:?}, not {truth:?} in\n{position}");
        won += usize::from(report.depth >= 6 && claimed.0);
        lost += usize::from(report.depth >= 6 && !claimed.0);
    }
    assert!(won > 10 && lost > 10, "{won} won, {lost} lost");
}

/// A limit may strike when the moves that lose have been tried and the one that saves has not.
#[test]
fn a_stopped_search_reports_no_false_loss() {
    let mut rng = seeded(21);
    let mut not_lost = 0;
    for _ in 0..30 {
        let position = wander(Position::start(sized(GameKind::Othello, 6, 6)), 24, &mut rng);
        let whole = search(&position, &Limits::default());
        for share in 1..40 {
            let score = search(&position, &Limits::nodes((whole.nodes * share / 40).max(1))).score;
            if matches!(score, Score::Loss { .. }) {
                assert_eq!(score, whole.score, "{share}/40 of {} nodes in\n{position}", whole.nodes);
            }
        }
        not_lost += usize::from(!matches!(whole.score, Score::Loss { .. }));
    }
    assert!(not_lost > 5);
}

#[test]
fn the_last_squares_of_othello_agree_with_minimax() {
    let mut rng = seeded(12);
    let mut tally = Tally::default();
    for round in 0..40 {
        let size = if round % 4 == 0 { 8 } else { 6 };
        let start = Position::start(sized(GameKind::Othello, size, size));
        let plies = usize::from(size) * usize::from(size) - 4 - 6;
        let position = wander(start, plies, &mut rng);
        for depth in 1..=8 {
            tally.note(compare(&position, depth));
        }
    }
    assert!(tally.won > 5 && tally.lost > 5 && tally.open > 5, "{tally:?}");
}

#[test]
fn othello_searched_to_the_last_square_is_proven_even_if_drawn() {
    let mut rng = seeded(13);
    let small = || Position::start(sized(GameKind::Othello, 6, 6));
    let ends: Vec<Position> = (0..60).map(|_| wander(small(), 28, &mut rng)).collect();
    let scores: Vec<Score> = ends.iter().map(|position| search(position, &Limits::default()).score).collect();
    assert!(scores.iter().all(|score| score.is_proven()), "{scores:?}");
    assert!(scores.contains(&Score::Draw));
    for (position, score) in ends.iter().zip(scores) {
        assert_eq!(Some(score), minimax(position, 20), "{position}");
    }
}

#[test]
fn diamond_s_placement_agrees_with_minimax() {
    let mut rng = seeded(14);
    let mut tally = Tally::default();
    for round in 0..12 {
        let position = wander(start(GameKind::Diamond), 10 + round, &mut rng);
        for depth in 1..=2 {
            tally.note(compare(&position, depth));
        }
    }
    assert!(tally.won > 0 && tally.open > 0, "{tally:?}");
}

#[test]
fn diamond_s_movement_agrees_with_minimax() {
    let mut rng = seeded(15);
    let mut tally = Tally::default();
    for round in 0..24 {
        let position = wander(problem(), round % 8, &mut rng);
        for depth in 1..=3 {
            tally.note(compare(&position, depth));
        }
    }
    assert!(tally.won > 5 && tally.lost > 0 && tally.open > 5, "{tally:?}");
}

/// Pieces that step to and fro have been in many positions twice; entering one again is a draw.
#[test]
fn diamond_s_repetitions_agree_with_minimax() {
    let few = diamond("White a2 b2 b4; Black h8 g8; White to move");
    assert_eq!(few.variant(), Variant::standard(GameKind::Diamond));
    let mut rng = seeded(16);
    let mut tally = Tally::default();
    for round in 0..40 {
        let mut position = few.clone();
        // Of the two moves that come first in the list one often takes back the other.
        for _ in 0..8 + round {
            let moves = position.legal_moves();
            let next = after(&position, pick(&mut rng, &moves[..2.min(moves.len())]));
            if next.outcome().is_over() {
                break;
            }
            position = next;
        }
        for depth in 1..=4 {
            tally.note(compare(&position, depth));
        }
    }
    assert!(tally.open > 20, "{tally:?}");
}

/// A game of chance of Othello until `n` squares are empty, with a move to make.
fn othello_with(empty: u32, seed: u64) -> Position {
    let mut rng = seeded(seed);
    let mut position = start(GameKind::Othello);
    while empty_squares(&position) > empty || position.legal_moves().len() < 2 {
        position = after(&position, pick(&mut rng, &position.legal_moves()));
        if position.outcome().is_over() {
            position = start(GameKind::Othello);
        }
    }
    position
}

#[test]
fn several_threads_find_the_same_othello_score_as_one() {
    for seed in 0..6 {
        let position = othello_with(17, seed);
        let [alone, together] =
            [1, 3].map(|threads| search(&position, &Limits { threads, table: 8, ..Limits::depth(60) }));
        assert!(matches!(alone.score, Score::Exact(_)), "{:?}", alone.score);
        assert_eq!(alone.score, together.score, "{}", position.format_position());
    }
}

#[test]
fn progress_counts_the_nodes_of_all_threads() {
    let position = othello_with(18, 2);
    let limits = Limits { threads: 3, table: 8, ..Limits::depth(60) };
    let mut counted = Vec::new();
    let report = think(&position, &limits, 0, &mut |info: &SearchInfo| counted.push(info.nodes));
    assert!(counted.is_sorted() && counted.first() < counted.last(), "{counted:?}");
    assert_eq!(counted.last().copied(), report.map(|report| report.nodes), "the last stage proves the score");
}

#[test]
fn the_nodes_of_helpers_are_counted_in_every_game() {
    let alone = Limits::nodes(200_000);
    for kind in GameKind::ALL {
        let mut counted = Vec::new();
        let together = Limits { threads: 3, table: 8, ..alone.clone() };
        let report = think(&start(kind), &together, 0, &mut |info: &SearchInfo| counted.push(info.nodes));
        let nodes = report.expect("the game begins").nodes;
        assert!(nodes > 220_000, "{kind:?}: {nodes}");
        assert!(counted.is_sorted() && counted.last() <= Some(&nodes), "{kind:?}: {counted:?}, then {nodes}");
    }
}

#[test]
fn several_threads_stop_together() {
    let position = othello_with(30, 1);
    let limits = Limits { threads: 3, table: 8, ..Limits::nodes(30_000) };
    let report = search(&position, &limits);
    assert!(position.legal_moves().contains(&report.best));
    assert!(report.nodes < 3_000_000, "all of them stop soon: {}", report.nodes);
    let stop = Limits { threads: 3, table: 8, ..Limits::default() };
    let stop_at_depth_six = &mut |info: &SearchInfo| {
        stop.stop.store(info.depth >= 6, std::sync::atomic::Ordering::Relaxed);
    };
    let report = think(&position, &stop, 0, stop_at_depth_six).expect("the game goes on");
    assert!(!matches!(report.score, Score::Exact(_)), "thirty empty squares take longer");
}
