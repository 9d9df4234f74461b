//! The facts about Breakthrough.

use super::illegal::explain;
use super::position::Position;
use super::situation::Situation;
use super::text::parse_position;
use crate::info::{AllowedSizes, CaptureKind, GameInfo, PieceKind, RankOne};
use crate::registry::GameRules;
use crate::{
    Colour, FinishedGames, Game, GameKind, IllegalMove, NotationError, PerSide, Placement, Point, SetupError, Size,
    Surface, Topology,
};

/// The facts about Breakthrough.
pub const INFO: GameInfo = GameInfo {
    kind: GameKind::Breakthrough,
    id: "breakthrough",
    name: "Breakthrough",
    colours: PerSide::new(Colour::White, Colour::Black),
    default_size: Size::square(8),
    offered_sizes: &[Size::square(5), Size::square(6), Size::square(7), Size::square(8), Size::square(10)],
    allowed_sizes: AllowedSizes::Between { smallest: Size { columns: 2, rows: 4 }, largest: Size::square(10) },
    surface: Surface::Cells,
    rank_one: RankOne::Bottom,
    piece: PieceKind::Pawn,
    capture: CaptureKind::Removed,
    hand: 0,
    passes: false,
    pie_rule: false,
    draws: false,
    draw_offers: false,
    counts_discs: false,
    quiet_limit: None,
    played_out: false,
    turns: false,
    max_handicap: 0,
    perft: FinishedGames::Drop,
};

impl GameRules for Position {
    type Situation = Situation;

    fn build_topology(size: Size) -> Topology {
        Topology::cells(size, INFO.rank_one)
    }

    fn start(size: Size) -> Self {
        Position::start(size)
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

    fn explain(reason: IllegalMove, label: &dyn Fn(Point) -> String) -> Option<String> {
        explain(reason, label)
    }
}
