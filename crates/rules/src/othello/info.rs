//! The facts about Othello.

use super::handicap;
use super::illegal::explain;
use super::notation;
use super::openings::opening;
use super::position::Position;
use super::position_text::{has_full_middle, parse_position};
use super::situation::Situation;
use crate::info::{AllowedSizes, CaptureKind, GameInfo, PieceKind, RankOne};
use crate::registry::GameRules;
use crate::{
    Colour, FinishedGames, Game, GameKind, IllegalMove, Move, NotationError, PerSide, Placement, Point, SetupError,
    Size, Surface, Topology,
};

const SIZES: &[Size] = &[Size::square(6), Size::square(8), Size::square(10)];

/// The facts about Othello.
pub const INFO: GameInfo = GameInfo {
    kind: GameKind::Othello,
    id: "othello",
    name: "Othello",
    colours: PerSide::new(Colour::Black, Colour::White),
    default_size: Size::square(8),
    offered_sizes: SIZES,
    allowed_sizes: AllowedSizes::Listed(SIZES),
    surface: Surface::Cells,
    rank_one: RankOne::Top,
    piece: PieceKind::Disc,
    capture: CaptureKind::Flipped,
    hand: 0,
    passes: true,
    pie_rule: false,
    draws: true,
    draw_offers: false,
    counts_discs: true,
    quiet_limit: None,
    played_out: true,
    turns: true,
    max_handicap: handicap::MAX_CORNERS,
    perft: FinishedGames::CountAsLeaf,
};

impl GameRules for Position {
    type Situation = Situation;

    fn build_topology(size: Size) -> Topology {
        Topology::cells(size, INFO.rank_one)
    }

    fn start(size: Size) -> Self {
        Position::start(size)
    }

    fn with_handicap(size: Size, corners: u8) -> Self {
        handicap::handicap(size, corners)
    }

    fn parse_position(size: Size, text: &str) -> Result<Self, NotationError> {
        parse_position(size, text)
    }

    fn from_setup(size: Size, placement: Placement, situation: Situation) -> Result<Self, SetupError> {
        Position::from_setup(size, placement, situation.to_move)
    }

    fn situation(&self) -> Situation {
        Situation { to_move: self.side_to_move() }
    }

    fn is_pass(&self, text: &str) -> bool {
        notation::is_pass(text)
    }

    fn is_plausible(&self) -> bool {
        has_full_middle(self)
    }

    fn official_score(&self) -> Option<PerSide<u32>> {
        Some(Position::official_score(self))
    }

    fn opening_name(&self, moves: &[Move]) -> Option<&'static str> {
        opening(self, moves.iter().copied())
    }

    fn explain(reason: IllegalMove, label: &dyn Fn(Point) -> String) -> Option<String> {
        explain(reason, label)
    }
}
