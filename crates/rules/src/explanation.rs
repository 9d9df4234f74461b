//! Why moves are illegal, in sentences: those of all games here, and those of one game from the game itself.

use super::registry::GameRules;
use super::{IllegalMove, Point};

impl IllegalMove {
    /// The reason in a sentence. `label` gives the name of a point on the game's board.
    pub fn explain(self, label: impl Fn(Point) -> String) -> String {
        match self {
            IllegalMove::GameOver => "the game is over".into(),
            IllegalMove::NotInThisGame => "this game has no such move".into(),
            IllegalMove::NoSuchPoint(_) => "that point is not on this board".into(),
            IllegalMove::Occupied(at) => format!("{} is occupied", label(at)),
            IllegalMove::NothingThere(at) => format!("no piece stands on {}", label(at)),
            IllegalMove::NotYours(at) => format!("the piece on {} is the opponent's", label(at)),
            IllegalMove::OwnPieceThere(at) => format!("your own piece stands on {}", label(at)),
            reason => explain_by_game(reason, &label).unwrap_or_else(|| "the rules forbid it".into()),
        }
    }
}

macro_rules! define_explanations {
    ($($name:ident = $module:ident, $doc:literal;)*) => {
        /// The explanation by the game that has this reason.
        fn explain_by_game(reason: IllegalMove, label: &dyn Fn(Point) -> String) -> Option<String> {
            let explanations = [$(<super::$module::Position as GameRules>::explain),*];
            explanations.iter().find_map(|explain| explain(reason, label))
        }
    };
}
for_each_game!(define_explanations);

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_reason_has_an_explanation_of_its_own() {
        let [a, b] = [Point::new(1), Point::new(10)];
        let reasons = [
            IllegalMove::GameOver,
            IllegalMove::NotInThisGame,
            IllegalMove::NoSuchPoint(a),
            IllegalMove::Occupied(a),
            IllegalMove::FlipsNothing(a),
            IllegalMove::MayNotPass,
            IllegalMove::MustPass,
            IllegalMove::NothingThere(a),
            IllegalMove::NotYours(a),
            IllegalMove::NeutralsDoNotMove(a),
            IllegalMove::NotOneStepForward,
            IllegalMove::CapturesOnlyDiagonally(a),
            IllegalMove::OwnPieceThere(a),
            IllegalMove::NoLine { from: a, to: b },
            IllegalMove::StillPlacing,
            IllegalMove::AllPlaced,
            IllegalMove::NotNeutral(a),
            IllegalMove::NeutralHasNeighbour { neutral: a, piece: b },
            IllegalMove::SwapOnlySecondPly,
        ];
        let mut explanations = reasons.map(|reason| reason.explain(|point| format!("point {}", point.index())));
        assert!(explanations.iter().all(|explanation| explanation != "the rules forbid it"), "{explanations:?}");
        explanations.sort();
        assert!(explanations.windows(2).all(|pair| pair[0] != pair[1]), "{explanations:?}");
    }
}
