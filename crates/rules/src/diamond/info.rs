//! The facts about Diamond.

use super::board::{PIECES, QUIET_LIMIT};
use super::illegal::explain;
use super::position::Position;
use super::position_text::parse_position;
use super::shape::build_topology;
use super::situation::Situation;
use crate::info::{AllowedSizes, CaptureKind, GameInfo, PieceKind, RankOne};
use crate::registry::{GameRules, GameSituation};
use crate::{
    Colour, FinishedGames, GameKind, IllegalMove, Move, NotationError, PerSide, Phase, Placement, Point, PointSet,
    SetupError, Side, SituationParts, Size, Surface, Topology,
};

const SIZES: &[Size] = &[Size::square(8)];

/// The facts about Diamond.
pub const INFO: GameInfo = GameInfo {
    kind: GameKind::Diamond,
    id: "diamond",
    name: "Diamond",
    colours: PerSide::new(Colour::Black, Colour::White),
    default_size: Size::square(8),
    offered_sizes: SIZES,
    allowed_sizes: AllowedSizes::Listed(SIZES),
    surface: Surface::Crossings,
    rank_one: RankOne::Bottom,
    piece: PieceKind::Piece,
    capture: CaptureKind::Neutralised,
    hand: PIECES,
    passes: false,
    pie_rule: true,
    draws: true,
    draw_offers: true,
    counts_discs: false,
    played_out: false,
    quiet_limit: Some(QUIET_LIMIT),
    turns: true,
    max_handicap: 0,
    perft: FinishedGames::Drop,
};

impl GameRules for Position {
    type Situation = Situation;

    fn build_topology(_: Size) -> Topology {
        build_topology()
    }

    fn start(_: Size) -> Self {
        Position::start()
    }

    fn parse_position(_: Size, text: &str) -> Result<Self, NotationError> {
        parse_position(text)
    }

    fn from_setup(_: Size, placement: Placement, situation: Situation) -> Result<Self, SetupError> {
        Position::from_setup(placement, situation)
    }

    fn situation(&self) -> Situation {
        Position::situation(self)
    }

    fn cornered(&self, mv: Move) -> PointSet {
        Position::cornered(self, mv)
    }

    /// The phase, the counter of quiet plies, a switch of sides, and the earlier positions that can still recur: two
    /// positions with different pasts have different futures, because a repetition could draw one of them alone.
    fn past(&self, carry: &dyn Fn(PointSet) -> PointSet) -> Vec<u128> {
        let situation = Position::situation(self);
        let flags = u128::from(situation.quiet) << 2
            | u128::from(situation.phase == Phase::Movement) << 1
            | u128::from(situation.swapped);
        let earlier = situation.seen.split_last().map_or(&[][..], |(_, earlier)| earlier);
        let sets = earlier.iter().flatten().map(|set| carry(*set).0);
        [flags].into_iter().chain(sets).collect()
    }

    fn explain(reason: IllegalMove, label: &dyn Fn(Point) -> String) -> Option<String> {
        explain(reason, label)
    }
}

impl GameSituation for Situation {
    /// The movement phase begins here, unless the parts say that pieces are still placed.
    fn from_parts(parts: &SituationParts, placement: &Placement) -> Self {
        let moving = Situation::without_history(placement, parts.to_move);
        let situation = Situation { in_hand: parts.in_hand, swapped: parts.swapped, ..moving };
        match parts.phase {
            Some(Phase::Placement) => Situation { phase: Phase::Placement, seen: Vec::new(), ..situation },
            Some(Phase::Movement) | None => situation,
        }
    }

    fn to_move(&self) -> Side {
        self.to_move
    }

    fn phase(&self) -> Option<Phase> {
        Some(self.phase)
    }

    fn in_hand(&self) -> PerSide<u8> {
        self.in_hand
    }

    fn quiet_plies(&self) -> Option<u8> {
        (self.phase == Phase::Movement).then_some(self.quiet)
    }

    fn swapped(&self) -> bool {
        self.swapped
    }
}
