//! A game with everything that is recorded about it.

use serde::{Deserialize, Serialize};

use crate::{Colour, Draw, Game, Outcome, Position, Side, Victory};

use super::tags::Tags;
use super::tree::{GameTree, NodeId};

/// How a game ended before the rules decided it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum EarlyEnd {
    /// This side resigned.
    #[serde(rename = "gave-up")]
    Resigned(Side),
    /// This side ran out of time.
    OutOfTime(Side),
    /// The players agreed on a draw.
    Agreed,
    /// The source names this winner, or a draw, and no reason.
    Adjudicated(Option<Side>),
}

impl EarlyEnd {
    /// The winner; `None` for a draw.
    pub const fn winner(self) -> Option<Side> {
        match self {
            EarlyEnd::Resigned(loser) | EarlyEnd::OutOfTime(loser) => Some(loser.other()),
            EarlyEnd::Agreed => None,
            EarlyEnd::Adjudicated(winner) => winner,
        }
    }

    /// The outcome of a match that ends like this. A match knows no adjudication: it counts as resignation or agreement.
    pub const fn outcome(self) -> Outcome {
        match self {
            EarlyEnd::Resigned(loser) => Outcome::Won { side: loser.other(), by: Victory::Resignation },
            EarlyEnd::OutOfTime(loser) => Outcome::Won { side: loser.other(), by: Victory::Time },
            EarlyEnd::Adjudicated(Some(side)) => Outcome::Won { side, by: Victory::Resignation },
            EarlyEnd::Agreed | EarlyEnd::Adjudicated(None) => Outcome::Drawn(Draw::Agreement),
        }
    }

    /// The early end that an outcome records; `None` for one that the rules decide.
    pub const fn of(outcome: Outcome) -> Option<EarlyEnd> {
        match outcome {
            Outcome::Won { side, by: Victory::Resignation } => Some(EarlyEnd::Resigned(side.other())),
            Outcome::Won { side, by: Victory::Time } => Some(EarlyEnd::OutOfTime(side.other())),
            Outcome::Drawn(Draw::Agreement) => Some(EarlyEnd::Agreed),
            _ => None,
        }
    }
}

/// A game: its moves with variations and comments, its tags, and how it ended.
#[derive(Clone, PartialEq, Debug)]
pub struct GameRecord {
    /// Players, place, date and more, by the names of the PGN standard.
    pub tags: Tags,
    /// The moves.
    pub tree: GameTree,
    /// How the game ended, if the rules do not decide it.
    pub early_end: Option<EarlyEnd>,
}

impl GameRecord {
    /// A game about which only its moves are known.
    pub fn new(tree: GameTree) -> GameRecord {
        GameRecord { tags: Tags::default(), tree, early_end: None }
    }

    /// The names of the players of the first and the second side, by the tags of their colours.
    pub fn names(&self) -> [Option<&str>; 2] {
        self.colours().map(|colour| self.tags.get(colour.name()))
    }

    /// Sets the names of the players of the first and the second side.
    pub fn set_names(&mut self, names: [&str; 2]) {
        for (colour, name) in self.colours().into_iter().zip(names) {
            self.tags.set(colour.name(), name);
        }
    }

    /// Notes how the game ended, if the rules do not decide it at the end of its main line.
    pub fn set_early_end(&mut self, end: Option<EarlyEnd>) {
        self.early_end = end.filter(|_| !self.last_position().outcome().is_over());
    }

    fn colours(&self) -> [Colour; 2] {
        self.tree.variant().kind().info().colours.0
    }

    /// The outcome at the end of the main line: by the rules, or else by [`GameRecord::early_end`].
    pub fn outcome(&self) -> Outcome {
        let by_rules = self.last_position().outcome();
        self.early_end.filter(|_| !by_rules.is_over()).map_or(by_rules, EarlyEnd::outcome)
    }

    /// The position at the end of the main line.
    pub fn last_position(&self) -> Position {
        self.tree.position(self.tree.main_line().last().copied().unwrap_or(NodeId::START))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{GameKind, Variant};

    #[test]
    fn an_early_end_and_its_outcome_belong_together() {
        for end in [EarlyEnd::Resigned(Side::First), EarlyEnd::OutOfTime(Side::Second), EarlyEnd::Agreed] {
            assert_eq!((EarlyEnd::of(end.outcome()), end.winner()), (Some(end), end.outcome().winner()));
        }
        assert_eq!(EarlyEnd::of(Outcome::InProgress), None);
    }

    #[test]
    fn the_rules_decide_before_an_early_end() {
        let start = Position::start(Variant::standard(GameKind::Othello));
        let wiped_out = start.parse_game("c4c5e6e3e2d6c6b4a4").unwrap();
        let mut record = GameRecord::new(GameTree::with_moves(start, &wiped_out).unwrap());
        record.early_end = Some(EarlyEnd::Resigned(Side::First));
        assert_eq!(record.outcome(), Outcome::Won { side: Side::First, by: Victory::MoreDiscs });
        record.set_early_end(Some(EarlyEnd::Resigned(Side::First)));
        assert_eq!(record.early_end, None);
    }
}
