//! The registration of the games: what each must provide, and the types that hold any of them at run time.
//!
//! The list itself is [`for_each_game`], in the parent module.

use std::collections::BTreeMap;
use std::fmt;
use std::sync::{Mutex, PoisonError};

use serde::{Deserialize, Serialize};

use super::{
    Effect, FinishedGames, Game, GameInfo, GameKind, IllegalMove, Move, NotationError, Outcome, PerSide, Phase,
    Placement, Point, PointSet, SetupError, Side, SituationParts, Size, Topology, Variant,
};

/// What a game provides besides [`Game`].
pub(super) trait GameRules: Game {
    /// What a position consists of besides its placement.
    type Situation: GameSituation;

    fn build_topology(size: Size) -> Topology;

    /// The standard start on a board of an allowed size.
    fn start(size: Size) -> Self;

    /// The start with a handicap of this many corners; the standard start in games without handicaps.
    fn with_handicap(size: Size, _corners: u8) -> Self {
        Self::start(size)
    }

    fn parse_position(size: Size, text: &str) -> Result<Self, NotationError>;

    fn from_setup(size: Size, placement: Placement, situation: Self::Situation) -> Result<Self, SetupError>;

    fn situation(&self) -> Self::Situation;

    /// The enemies that a legal move attacks from all sides, captured or not, where captures work like that.
    fn cornered(&self, _mv: Move) -> PointSet {
        PointSet::EMPTY
    }

    /// Why a move is illegal, in a sentence, if only this game has the reason. `label` gives the names of points.
    fn explain(_reason: IllegalMove, _label: &dyn Fn(Point) -> String) -> Option<String> {
        None
    }

    /// Whether a text is a pass in any form that the game reads.
    fn is_pass(&self, _text: &str) -> bool {
        false
    }

    /// Whether games usually lead to positions like this one.
    fn is_plausible(&self) -> bool {
        true
    }

    /// The official score of a finished game, in games that have one.
    fn official_score(&self) -> Option<PerSide<u32>> {
        None
    }

    /// The words of the past that decide the future besides the pieces and the side to move, with `carry` applied to all
    /// sets of points.
    fn past(&self, _carry: &dyn Fn(PointSet) -> PointSet) -> Vec<u128> {
        Vec::new()
    }

    /// The name of the opening played from this position, in games whose openings have names.
    fn opening_name(&self, _moves: &[Move]) -> Option<&'static str> {
        None
    }
}

/// The questions that shared code asks a game's situation.
pub(super) trait GameSituation: Sized {
    /// The situation with these parts, without a past, of a position that has been set up with these pieces.
    fn from_parts(parts: &SituationParts, placement: &Placement) -> Self;

    /// The side to move.
    fn to_move(&self) -> Side;

    /// The side to move puts new pieces on the board now, rather than moving pieces.
    fn places_pieces(&self) -> bool {
        self.phase() == Some(Phase::Placement)
    }

    /// The current phase, in games that have phases.
    fn phase(&self) -> Option<Phase> {
        None
    }

    /// Pieces not yet placed.
    fn in_hand(&self) -> PerSide<u8> {
        PerSide::new(0, 0)
    }

    /// Plies since the last capture or removal, where they are counted now.
    fn quiet_plies(&self) -> Option<u8> {
        None
    }

    /// The players have exchanged their sides by the pie rule.
    fn swapped(&self) -> bool {
        false
    }
}

macro_rules! define_registry {
    ($($name:ident = $module:ident, $doc:literal;)*) => {
        impl GameKind {
            /// The facts about the game.
            pub const fn info(self) -> &'static GameInfo {
                match self {
                    $(GameKind::$name => &super::$module::INFO,)*
                }
            }
        }

        /// A valid position of one of the games.
        #[derive(Clone, PartialEq, Eq, Debug)]
        pub enum Position {
            $(#[doc = $doc] $name(super::$module::Position),)*
        }

        /// What a position consists of besides its placement: the side to move, and what else the game counts.
        #[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
        pub enum Situation {
            $(#[doc = $doc] $name(super::$module::Situation),)*
        }

        /// Evaluates the same expression on the position inside, whichever game it is of.
        macro_rules! on_position {
            ($position:expr, $inner:ident => $call:expr) => {
                match $position {
                    $(Position::$name($inner) => $call,)*
                }
            };
        }

        /// Evaluates the same expression on the situation inside, whichever game it is of.
        macro_rules! on_situation {
            ($situation:expr, $inner:ident => $call:expr) => {
                match $situation {
                    $(Situation::$name($inner) => $call,)*
                }
            };
        }

        impl Position {
            /// The position a game starts from.
            pub fn start(variant: Variant) -> Position {
                match variant.kind() {
                    $(GameKind::$name => Position::$name(<super::$module::Position as GameRules>::start(variant.size())),)*
                }
            }

            /// The start in which the weaker first player has `n` corners, at most [`GameInfo::max_handicap`].
            pub fn start_with_handicap(variant: Variant, corners: u8) -> Position {
                let (size, corners) = (variant.size(), corners.min(variant.kind().info().max_handicap));
                match variant.kind() {
                    $(GameKind::$name => {
                        Position::$name(<super::$module::Position as GameRules>::with_handicap(size, corners))
                    })*
                }
            }

            /// Reads a position in the game's own format.
            ///
            /// # Errors
            /// The place and the reason of the first fault.
            pub fn parse(variant: Variant, text: &str) -> Result<Position, NotationError> {
                match variant.kind() {
                    $(GameKind::$name => {
                        <super::$module::Position as GameRules>::parse_position(variant.size(), text).map(Position::$name)
                    })*
                }
            }

            /// What [`Setup::into_position`] needs besides variant and placement to build this position again.
            pub fn situation(&self) -> Situation {
                match self {
                    $(Position::$name(position) => Situation::$name(GameRules::situation(position)),)*
                }
            }
        }

        impl Situation {
            /// The situation with these parts, of a position that has been set up with these pieces: nothing is counted
            /// and no earlier position is known.
            pub fn from_parts(kind: GameKind, parts: &SituationParts, placement: &Placement) -> Situation {
                match kind {
                    $(GameKind::$name => {
                        Situation::$name(<super::$module::Situation as GameSituation>::from_parts(parts, placement))
                    })*
                }
            }

            /// The game that the situation belongs to.
            pub const fn kind(&self) -> GameKind {
                match self {
                    $(Situation::$name(_) => GameKind::$name,)*
                }
            }
        }

        impl Setup {
            /// Builds the position described.
            ///
            /// # Errors
            /// The first [`SetupError`] that shows this not to be a position of the game.
            pub fn into_position(self) -> Result<Position, SetupError> {
                let Setup { variant, placement, situation } = self;
                check_points(variant, &placement)?;
                match (variant.kind(), situation) {
                    $((GameKind::$name, Situation::$name(situation)) => {
                        GameRules::from_setup(variant.size(), placement, situation).map(Position::$name)
                    })*
                    (kind, _) => Err(SetupError::WrongGame(kind)),
                }
            }
        }

        fn build_topology(variant: Variant) -> Topology {
            match variant.kind() {
                $(GameKind::$name => <super::$module::Position as GameRules>::build_topology(variant.size()),)*
            }
        }
    };
}
for_each_game!(define_registry);

/// An untrusted description of a position: [`Setup::into_position`] checks it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Setup {
    /// The game and its board.
    pub variant: Variant,
    /// The pieces on the board.
    pub placement: Placement,
    /// The rest, such as the side to move.
    pub situation: Situation,
}

fn check_points(variant: Variant, placement: &Placement) -> Result<(), SetupError> {
    let sets = [placement.first, placement.second, placement.neutral];
    let counted: usize = sets.iter().map(|set| set.len()).sum();
    let occupied = placement.occupied();
    let outside = occupied - Topology::of(variant).points();
    if counted != occupied.len() || !outside.is_empty() { Err(SetupError::Misplaced) } else { Ok(()) }
}

impl Topology {
    /// The board of a variant; built once and kept.
    pub fn of(variant: Variant) -> &'static Topology {
        static BUILT: Mutex<BTreeMap<Variant, &'static Topology>> = Mutex::new(BTreeMap::new());
        let mut built = BUILT.lock().unwrap_or_else(PoisonError::into_inner);
        built.entry(variant).or_insert_with(|| Box::leak(Box::new(build_topology(variant))))
    }
}

impl Situation {
    /// The parts that can be chosen when a position is set up.
    pub fn parts(&self) -> SituationParts {
        let (to_move, phase) = (self.to_move(), self.phase());
        SituationParts { to_move, phase, in_hand: self.in_hand(), swapped: self.swapped() }
    }

    /// The side to move.
    pub fn to_move(&self) -> Side {
        on_situation!(self, situation => situation.to_move())
    }

    /// The side to move puts new pieces on the board now, rather than moving pieces.
    pub fn places_pieces(&self) -> bool {
        on_situation!(self, situation => situation.places_pieces())
    }

    /// The current phase, in games that have phases.
    pub fn phase(&self) -> Option<Phase> {
        on_situation!(self, situation => GameSituation::phase(situation))
    }

    /// Pieces not yet placed; none in games without [hands](GameInfo::hand).
    pub fn in_hand(&self) -> PerSide<u8> {
        on_situation!(self, situation => GameSituation::in_hand(situation))
    }

    /// Plies since the last capture or removal, while the game counts them to [its limit](GameInfo::quiet_limit).
    pub fn quiet_plies(&self) -> Option<u8> {
        on_situation!(self, situation => situation.quiet_plies())
    }

    /// The players have exchanged their sides by the pie rule.
    pub fn swapped(&self) -> bool {
        on_situation!(self, situation => GameSituation::swapped(situation))
    }
}

impl Position {
    /// The untrusted description that [`Setup::into_position`] turns back into this position.
    pub fn setup(&self) -> Setup {
        Setup { variant: self.variant(), placement: self.placement(), situation: self.situation() }
    }

    /// The side now played by the player of the first ply: the pie rule exchanges the sides.
    pub fn opener(&self) -> Side {
        if self.situation().swapped() { Side::Second } else { Side::First }
    }

    /// The enemies that a legal move corners, captured or not; empty in games without cornering.
    pub fn cornered(&self, mv: Move) -> PointSet {
        on_position!(self, position => GameRules::cornered(position, mv))
    }

    /// Whether a text is a pass in any form that the game reads, legal here or not.
    pub fn is_pass(&self, text: &str) -> bool {
        on_position!(self, position => GameRules::is_pass(position, text))
    }

    /// Whether games usually lead to positions like this one: a text without a name is of another game if they do not.
    pub fn is_plausible(&self) -> bool {
        on_position!(self, position => GameRules::is_plausible(position))
    }

    /// The official score of a finished game; `None` in games without one, and before the end.
    pub fn official_score(&self) -> Option<PerSide<u32>> {
        if !self.outcome().is_over() {
            return None;
        }
        on_position!(self, position => GameRules::official_score(position))
    }

    /// The words of the past that decide the future besides pieces and side to move, with `carry` applied to all sets.
    pub fn past(&self, carry: &dyn Fn(PointSet) -> PointSet) -> Vec<u128> {
        on_position!(self, position => GameRules::past(position, carry))
    }

    /// The name of the opening that these moves from here have reached, in games whose openings have names.
    pub fn opening_name(&self, moves: &[Move]) -> Option<&'static str> {
        on_position!(self, position => position.opening_name(moves))
    }
}

impl Game for Position {
    fn variant(&self) -> Variant {
        on_position!(self, position => position.variant())
    }

    fn side_to_move(&self) -> Side {
        on_position!(self, position => position.side_to_move())
    }

    fn outcome(&self) -> Outcome {
        on_position!(self, position => position.outcome())
    }

    fn placement(&self) -> Placement {
        on_position!(self, position => position.placement())
    }

    fn legal_moves(&self) -> Vec<Move> {
        on_position!(self, position => position.legal_moves())
    }

    fn check(&self, mv: Move) -> Result<(), IllegalMove> {
        on_position!(self, position => position.check(mv))
    }

    fn effects(&self, mv: Move) -> Vec<Effect> {
        on_position!(self, position => position.effects(mv))
    }

    fn play_unchecked(&mut self, mv: Move) {
        on_position!(self, position => position.play_unchecked(mv));
    }

    fn count_legal_moves(&self) -> usize {
        on_position!(self, position => position.count_legal_moves())
    }

    fn perft(&self, depth: u32, finished: FinishedGames) -> u64 {
        on_position!(self, position => position.perft(depth, finished))
    }

    fn longest_game(&self) -> Option<usize> {
        on_position!(self, position => position.longest_game())
    }

    fn format_move(&self, mv: Move) -> String {
        on_position!(self, position => position.format_move(mv))
    }

    fn protocol_move(&self, mv: Move) -> String {
        on_position!(self, position => position.protocol_move(mv))
    }

    fn parse_move(&self, text: &str) -> Result<Move, NotationError> {
        on_position!(self, position => position.parse_move(text))
    }

    fn format_game(&self, moves: &[Move]) -> String {
        on_position!(self, position => position.format_game(moves))
    }

    fn parse_game(&self, text: &str) -> Result<Vec<Move>, NotationError> {
        on_position!(self, position => position.parse_game(text))
    }

    fn format_position(&self) -> String {
        on_position!(self, position => position.format_position())
    }
}

/// The board as text, for terminals.
impl fmt::Display for Position {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        on_position!(self, position => fmt::Display::fmt(position, f))
    }
}
