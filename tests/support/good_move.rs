//! A learner that plays well in the matches of lessons.

use tessera_engine::lessons::MatchGoal;
use tessera_engine::{Level, Limits, reply};
use tessera_rules::{Game, Move, Position};

/// The move of a learner that plays well with the goal in mind.
pub(crate) fn good_move(position: &Position, goal: MatchGoal, seed: u64) -> Move {
    let best = reply(position, Level::LAST, &Limits::nodes(200_000), seed, &mut |_| ()).unwrap().best;
    let replies = |mv: &Move| {
        let targets = |after: Position| after.legal_moves().into_iter().filter_map(Move::target).collect::<Vec<_>>();
        targets(position.after(*mv))
    };
    match goal {
        MatchGoal::Hold { points, .. } => {
            let onto = position.legal_moves().into_iter().find(|mv| mv.target().is_some_and(|to| points.contains(to)));
            onto.unwrap_or(best)
        }
        MatchGoal::Survive { points, .. } => {
            let safe = |mv: &Move| !replies(mv).into_iter().any(|to| points.contains(to));
            let choices = position.legal_moves();
            if safe(&best) { best } else { choices.into_iter().find(safe).unwrap_or(best) }
        }
        MatchGoal::Squeeze { .. } => position.legal_moves().into_iter().min_by_key(|mv| replies(mv).len()).unwrap(),
        MatchGoal::Win | MatchGoal::Finish => best,
    }
}
