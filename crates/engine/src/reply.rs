//! The move that a playing strength chooses.
//!
//! Strong levels play the best move they find. Weak ones look less far ahead and choose at random among the moves that
//! lose at most so much, better ones more often: they make the mistakes of a human player, but none without a reason.
//! Full strength searches for the best move until its time is over.

use rand::rngs::StdRng;
use rand::{RngExt, SeedableRng};
use web_time::Instant;

use super::level::Level;
use super::limits::Limits;
use super::registry;
use super::report::{Report, Score, SearchInfo};
use super::solving::SolveProgress;
use super::static_eval::material_eval;
use super::strength::{self, EvalMethod, Strength};
use super::think::think;
use super::weights::Weights;
use tessera_rules::{Game, Move, Position};

/// The move that a level plays, with its evaluation; `None` if the game is over.
///
/// `limits` can only shorten the level's own search; by the clock its deadline decides. The seed decides among equally good
/// moves, and in sampling.
pub fn reply(
    position: &Position,
    level: Level,
    limits: &Limits,
    seed: u64,
    on_info: &mut dyn FnMut(&SearchInfo),
) -> Option<Report> {
    if level == Level::PERFECT
        && let Some(report) = perfect(position, limits)
    {
        return Some(report);
    }
    if level.is_full() {
        return think(position, &full_limits(position, level, limits), seed, on_info);
    }
    let strength = level.strength(position.variant().kind());
    let nodes = limits.nodes.map_or(strength.nodes, |nodes| nodes.min(strength.nodes));
    let limits = Limits { nodes: Some(nodes), ..limits.clone() };
    match strength.method {
        EvalMethod::Search => think(position, &limits, seed, on_info),
        EvalMethod::Material | EvalMethod::Plies(_) => sample(position, strength, &limits, seed),
    }
}

/// The limits of a search at full strength that starts now: its own time shortened by `limits`. A single legal move is played
/// at once.
pub(super) fn full_limits(position: &Position, level: Level, limits: &Limits) -> Limits {
    let own = match (level.move_time(), limits.deadline) {
        (None, Some(_)) => None,
        (time, _) => Instant::now().checked_add(time.unwrap_or(Level::DEFAULT_TIME)),
    };
    let deadline = limits.deadline.into_iter().chain(own).min();
    let depth = if position.count_legal_moves() == 1 { Some(1) } else { limits.depth };
    Limits { depth, deadline, ..limits.clone() }
}

/// The values of these moves, each found by a search of the position after it within the limits, for the side to move.
pub fn rate_moves(position: &Position, moves: &[Move], limits: &Limits, seed: u64) -> Vec<Report> {
    let rate = |mv: &Move| evaluate_move(position, *mv, EvalMethod::Search, limits, seed);
    moves.iter().map(rate).collect()
}

/// Draws one of the moves that lose at most `tolerance` hundredths against the best of them, better ones more often: half
/// the tolerance makes a move a third as likely. `None` without moves.
pub fn draw_move(rated: &[Report], tolerance: i32, seed: u64) -> Option<Report> {
    choose(rated, Strength { tolerance, blur: (tolerance / 2).max(1), ..strength::nodes(1) }, seed)
}

/// The proved best move of a small board.
fn perfect(position: &Position, limits: &Limits) -> Option<Report> {
    match registry::solver(position)?.work(limits) {
        SolveProgress::Solved(report) => report,
        SolveProgress::Unfinished => None,
    }
}

/// Evaluates all moves and draws one of those that lose little.
fn sample(position: &Position, strength: Strength, limits: &Limits, seed: u64) -> Option<Report> {
    let moves = position.legal_moves();
    let evaluate = |mv| evaluate_move(position, mv, strength.method, limits, seed);
    let evaluated: Vec<Report> = moves.into_iter().map(evaluate).collect();
    choose(&evaluated, strength, seed)
}

/// Draws one of the evaluated moves; the less a move loses, the likelier it is.
pub(super) fn choose(evaluated: &[Report], strength: Strength, seed: u64) -> Option<Report> {
    let best = evaluated.iter().max_by_key(|report| as_centi(report.score))?;
    if matches!(best.score, Score::Win { .. }) {
        return Some(best.clone());
    }
    let top = as_centi(best.score);
    let weight = |report: &Report| match top - as_centi(report.score) {
        loss if loss > strength.tolerance => 0.0,
        loss => (-f64::from(loss) / f64::from(strength.blur)).exp(),
    };
    let total: f64 = evaluated.iter().map(weight).sum();
    let mut mark = StdRng::seed_from_u64(seed).random_range(0.0..1.0) * total;
    let chosen = evaluated.iter().find(|report| {
        mark -= weight(report);
        mark < 0.0
    });
    Some(chosen.unwrap_or(best).clone())
}

/// A level's evaluation of one move.
pub(super) fn evaluate_move(position: &Position, mv: Move, method: EvalMethod, limits: &Limits, seed: u64) -> Report {
    let next = position.after(mv);
    let found = match method {
        EvalMethod::Plies(plies) if plies > 0 => {
            think(&next, &Limits { depth: Some(plies), ..limits.clone() }, seed, &mut |_| ())
        }
        _ => None,
    };
    let (score, nodes) = match &found {
        Some(reply) => (reply.score, reply.nodes),
        None if method == EvalMethod::Material => (Score::Centi(material_eval(&next)), 1),
        None => (registry::static_eval(&next, Weights::built_in()), 1),
    };
    let outcome = next.outcome();
    let score = match outcome.winner() {
        Some(side) if side == position.side_to_move() => Score::Win { plies: 1 },
        Some(_) => Score::Loss { plies: 1 },
        None if outcome.is_over() => Score::Draw,
        // After a swap, too, the other player moves, although the side to move is the same.
        None => one_ply_earlier(score),
    };
    Report { best: mv, depth: 1, score, nodes, variation: vec![mv] }
}

/// The score for the opponent, one ply earlier.
const fn one_ply_earlier(score: Score) -> Score {
    match score {
        Score::Centi(centi) => Score::Centi(-centi),
        Score::Win { plies } => Score::Loss { plies: plies + 1 },
        Score::Loss { plies } => Score::Win { plies: plies + 1 },
        Score::Draw => Score::Draw,
        Score::Exact(discs) => Score::Exact(-discs),
    }
}

/// A score in hundredths; a proven win or loss outweighs any estimate.
const fn as_centi(score: Score) -> i32 {
    const DECIDED: i32 = 1 << 22;
    match score {
        Score::Centi(centi) => centi,
        Score::Win { plies } => DECIDED - plies as i32,
        Score::Loss { plies } => plies as i32 - DECIDED,
        Score::Draw => 0,
        Score::Exact(discs) => 100 * discs,
    }
}
