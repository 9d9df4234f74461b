//! The stages of a search: iterations of growing depth, then searches to the end of the game with growing certainty.

use super::probcut::{CERTAIN, SelectiveCuts};

/// The certainty of cuts in searches that do not reach the end of the game.
const MIDGAME_CERTAINTY: u8 = 1;
/// Iterations of at most this many plies take no time worth saving by cuts a few plies above the leaves, and a search that ends
/// with them none worth saving by any cuts.
const UNCUT_DEPTH: u32 = 6;
/// The depth of the search before a short end of the game is solved.
const SHORT_END_DEPTH: u32 = 4;

/// How a search proceeds to the end of the game.
struct EndPlan {
    /// How many plies before the end iterative deepening stops.
    leap: u32,
    /// The certainties with which the end is searched, each from `n` empty squares on.
    passes: [(u8, u32); 3],
}

/// In a search without limits, deeper iterations and more passes would cost more than their better move order saves.
const UNLIMITED: EndPlan = EndPlan { leap: 12, passes: [(1, 17), (3, 27), (CERTAIN, 0)] };
/// A search that a limit may end before its score is certain is better off with them: the second pass is rarely wrong, and with 24
/// empty squares it takes a fifteenth of the nodes of the exact search.
const LIMITED: EndPlan = EndPlan { leap: 8, passes: [(1, 17), (3, 17), (CERTAIN, 0)] };

/// The part of the time of a move after which no iteration begins while a clock runs, because it would rarely end in time.
const LAST_START: f64 = 0.55;
/// The same for the search without cuts, which takes much longer than those before it.
const LAST_CERTAIN_START: f64 = 0.3;

/// One iteration of the search.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct SearchStage {
    pub(crate) depth: u32,
    pub(crate) certainty: u8,
}

impl SearchStage {
    /// The cuts that its search makes.
    pub(crate) fn cuts(self) -> SelectiveCuts {
        let at_frontier = self.certainty < CERTAIN && self.depth > UNCUT_DEPTH;
        SelectiveCuts { certainty: self.certainty, at_frontier, ..SelectiveCuts::NONE }
    }

    /// Whether it finds the exact score of a position with `n` empty squares.
    pub(crate) fn is_exact(self, empties: u32) -> bool {
        self.depth == empties && self.certainty == CERTAIN
    }

    /// Whether it is too late to begin, after this part of the time that a clock allows for the move.
    pub(crate) fn is_too_late(self, used: f64) -> bool {
        used > if self.certainty == CERTAIN { LAST_CERTAIN_START } else { LAST_START }
    }
}

/// The stages of a search with `n` empty squares and at most `deepest` plies.
pub(crate) fn stages(empties: u32, deepest: u32, is_limited: bool) -> Vec<SearchStage> {
    let plan = if is_limited { LIMITED } else { UNLIMITED };
    let deepest = deepest.min(empties);
    let before_the_end = empties.saturating_sub(plan.leap).max((empties / 2).min(SHORT_END_DEPTH));
    let last = if deepest == empties { before_the_end } else { deepest };
    let certainty = if deepest <= UNCUT_DEPTH { CERTAIN } else { MIDGAME_CERTAINTY };
    let mut stages: Vec<SearchStage> = (1..=last).map(|depth| SearchStage { depth, certainty }).collect();
    if deepest == empties {
        let passes = plan.passes.into_iter().filter(|(_, least)| empties >= *least);
        stages.extend(passes.map(|(certainty, _)| SearchStage { depth: empties, certainty }));
    }
    stages
}

#[cfg(test)]
mod tests {
    use super::*;

    fn planned(empties: u32, deepest: u32, is_limited: bool) -> Vec<(u32, u8)> {
        stages(empties, deepest, is_limited).into_iter().map(|stage| (stage.depth, stage.certainty)).collect()
    }

    #[test]
    fn stages_deepen_ply_by_ply_and_then_reach_the_end_with_growing_certainty() {
        assert_eq!(planned(40, 7, false)[4..], [(5, 1), (6, 1), (7, 1)]);
        assert_eq!(planned(22, 60, false)[9..], [(10, 1), (22, 1), (22, CERTAIN)]);
        assert_eq!(planned(27, 60, false)[15..], [(27, 1), (27, 3), (27, CERTAIN)]);
        assert_eq!(planned(1, 60, false), [(1, CERTAIN)]);
    }

    #[test]
    fn searches_of_few_plies_make_no_cuts() {
        assert_eq!(planned(40, 3, false), [1, 2, 3].map(|depth| (depth, CERTAIN)));
        assert_eq!(planned(40, UNCUT_DEPTH, true).len(), 6);
        assert!(planned(40, UNCUT_DEPTH, true).iter().all(|(_, certainty)| *certainty == CERTAIN));
        assert_eq!(planned(6, 60, false), [1, 2, 3, 6].map(|depth| (depth, CERTAIN)));
    }

    #[test]
    fn limited_searches_deepen_further_and_make_another_pass_before_the_certain_one() {
        assert_eq!(planned(22, 60, true)[13..], [(14, 1), (22, 1), (22, 3), (22, CERTAIN)]);
        assert_eq!(planned(16, 60, true)[7..], [(8, 1), (16, CERTAIN)]);
    }

    #[test]
    fn only_a_certain_search_to_the_end_finds_the_exact_score() {
        let is_exact = |depth, certainty| SearchStage { depth, certainty }.is_exact(22);
        assert!(is_exact(22, CERTAIN) && !is_exact(22, 3) && !is_exact(6, CERTAIN));
    }

    #[test]
    fn the_evaluation_cuts_near_the_leaves_of_selective_stages_but_not_of_the_cheap_first_iterations() {
        let at_frontier = |depth, certainty| SearchStage { depth, certainty }.cuts().at_frontier;
        assert!(!at_frontier(UNCUT_DEPTH, MIDGAME_CERTAINTY));
        assert!(at_frontier(UNCUT_DEPTH + 1, MIDGAME_CERTAINTY));
        assert!(!at_frontier(22, CERTAIN), "exact scores rest on no cut");
    }

    #[test]
    fn a_certain_search_begins_only_with_most_of_the_time_left_and_others_in_the_first_half() {
        let is_too_late = |certainty, used| SearchStage { depth: 22, certainty }.is_too_late(used);
        assert!(!is_too_late(CERTAIN, 0.2) && is_too_late(CERTAIN, 0.4));
        assert!(!is_too_late(1, 0.5) && is_too_late(1, 0.6));
        assert!(!is_too_late(CERTAIN, 0.0), "without a clock it is never too late");
    }
}
