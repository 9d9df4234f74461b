//! A position of any of the games, chosen at run time; and the one gate through which set-ups become positions.

use std::fmt;

use serde::{Deserialize, Serialize};

use super::{
    Effect, FinishedGames, Game, GameKind, IllegalMove, Move, NotationError, Outcome, Placement, SetupError, Side,
    Topology, Variant, breakthrough, diamond, othello,
};

/// A valid position of one of the games.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Position {
    Othello(othello::Position),
    Breakthrough(breakthrough::Position),
    Diamond(diamond::Position),
}

/// What a position knows beyond who stands where.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Situation {
    Othello { to_move: Side },
    Breakthrough { to_move: Side },
    Diamond(diamond::Situation),
}

impl Situation {
    #[must_use]
    pub const fn kind(&self) -> GameKind {
        match self {
            Situation::Othello { .. } => GameKind::Othello,
            Situation::Breakthrough { .. } => GameKind::Breakthrough,
            Situation::Diamond(_) => GameKind::Diamond,
        }
    }

    #[must_use]
    pub const fn to_move(&self) -> Side {
        match self {
            Situation::Othello { to_move } | Situation::Breakthrough { to_move } => *to_move,
            Situation::Diamond(situation) => situation.to_move,
        }
    }
}

/// An untrusted description of a position: becomes one by [`Setup::into_position`].
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Setup {
    pub variant: Variant,
    pub placement: Placement,
    pub situation: Situation,
}

impl Setup {
    /// # Errors
    /// The first [`SetupError`] that shows this to be no position of the game.
    pub fn into_position(self) -> Result<Position, SetupError> {
        let Setup { variant, placement, situation } = self;
        let sets = [placement.first, placement.second, placement.neutral];
        let counted: usize = sets.iter().map(|set| set.len()).sum();
        let occupied = placement.occupied();
        if counted != occupied.len() || !(occupied - Topology::of(variant).points()).is_empty() {
            return Err(SetupError::Misplaced);
        }
        match (variant.kind(), situation) {
            (GameKind::Othello, Situation::Othello { to_move }) => {
                othello::Position::from_setup(variant.size(), placement, to_move).map(Position::Othello)
            }
            (GameKind::Breakthrough, Situation::Breakthrough { to_move }) => {
                breakthrough::Position::from_setup(variant.size(), placement, to_move).map(Position::Breakthrough)
            }
            (GameKind::Diamond, Situation::Diamond(situation)) => {
                diamond::Position::from_setup(placement, situation).map(Position::Diamond)
            }
            (kind, _) => Err(SetupError::WrongGame(kind)),
        }
    }
}

/// Calls the same expression on the position inside, whichever game it is of.
macro_rules! each {
    ($position:expr, $inner:ident => $call:expr) => {
        match $position {
            Position::Othello($inner) => $call,
            Position::Breakthrough($inner) => $call,
            Position::Diamond($inner) => $call,
        }
    };
}

impl Position {
    /// The position a game starts from.
    #[must_use]
    pub fn start(variant: Variant) -> Position {
        match variant.kind() {
            GameKind::Othello => Position::Othello(othello::Position::start(variant.size())),
            GameKind::Breakthrough => Position::Breakthrough(breakthrough::Position::start(variant.size())),
            GameKind::Diamond => Position::Diamond(diamond::Position::start()),
        }
    }

    /// Reads a position in the game's own format.
    ///
    /// # Errors
    /// The place of the first trouble and its reason.
    pub fn parse(variant: Variant, text: &str) -> Result<Position, NotationError> {
        match variant.kind() {
            GameKind::Othello => othello::parse_position(variant.size(), text).map(Position::Othello),
            GameKind::Breakthrough => breakthrough::parse_position(variant.size(), text).map(Position::Breakthrough),
            GameKind::Diamond => diamond::parse_position(text).map(Position::Diamond),
        }
    }

    /// What [`Setup::into_position`] needs besides variant and placement to build this position again.
    #[must_use]
    pub fn situation(&self) -> Situation {
        match self {
            Position::Othello(position) => Situation::Othello { to_move: position.side_to_move() },
            Position::Breakthrough(position) => Situation::Breakthrough { to_move: position.side_to_move() },
            Position::Diamond(position) => Situation::Diamond(position.situation()),
        }
    }

    #[must_use]
    pub fn setup(&self) -> Setup {
        Setup { variant: self.variant(), placement: self.placement(), situation: self.situation() }
    }

    /// The side now played by the person who made the first ply: the pie rule may have changed it.
    #[must_use]
    pub fn opener(&self) -> Side {
        match self {
            Position::Diamond(position) if position.situation().swapped => Side::Second,
            _ => Side::First,
        }
    }
}

impl Game for Position {
    fn variant(&self) -> Variant {
        each!(self, position => position.variant())
    }

    fn side_to_move(&self) -> Side {
        each!(self, position => position.side_to_move())
    }

    fn outcome(&self) -> Outcome {
        each!(self, position => position.outcome())
    }

    fn placement(&self) -> Placement {
        each!(self, position => position.placement())
    }

    fn legal_moves(&self) -> Vec<Move> {
        each!(self, position => position.legal_moves())
    }

    fn check(&self, mv: Move) -> Result<(), IllegalMove> {
        each!(self, position => position.check(mv))
    }

    fn effects(&self, mv: Move) -> Vec<Effect> {
        each!(self, position => position.effects(mv))
    }

    fn play_unchecked(&mut self, mv: Move) {
        each!(self, position => position.play_unchecked(mv));
    }

    fn count_legal_moves(&self) -> usize {
        each!(self, position => position.count_legal_moves())
    }

    fn perft(&self, depth: u32, finished: FinishedGames) -> u64 {
        each!(self, position => position.perft(depth, finished))
    }

    fn longest_game(&self) -> Option<usize> {
        each!(self, position => position.longest_game())
    }

    fn format_move(&self, mv: Move) -> String {
        each!(self, position => position.format_move(mv))
    }

    fn protocol_move(&self, mv: Move) -> String {
        each!(self, position => position.protocol_move(mv))
    }

    fn parse_move(&self, text: &str) -> Result<Move, NotationError> {
        each!(self, position => position.parse_move(text))
    }

    fn format_game(&self, moves: &[Move]) -> String {
        each!(self, position => position.format_game(moves))
    }

    fn parse_game(&self, text: &str) -> Result<Vec<Move>, NotationError> {
        each!(self, position => position.parse_game(text))
    }

    fn format_position(&self) -> String {
        each!(self, position => position.format_position())
    }
}

/// The board as text, for terminals.
impl fmt::Display for Position {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        each!(self, position => position.fmt(f))
    }
}
