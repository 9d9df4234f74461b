//! A position that may be illegal.

use crate::{
    Allegiance, GameInfo, PerSide, Phase, Placement, Point, Position, Setup, SetupError, Side, Situation,
    SituationParts, Topology, Variant,
};

/// A position that is being set up: pieces on points of the board, the side to move, and what else the game needs.
///
/// All pieces stand on different points of the board; otherwise it may be illegal, which [`PositionSetup::check`] shows.
/// An edited position has no past: no earlier positions and no plies towards a draw are known of it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PositionSetup {
    setup: Setup,
}

impl From<&Position> for PositionSetup {
    fn from(position: &Position) -> PositionSetup {
        PositionSetup { setup: position.setup() }
    }
}

impl PositionSetup {
    /// The board without pieces; the first side to move.
    pub fn empty(variant: Variant) -> PositionSetup {
        let start = PositionSetup::start(variant);
        let placement = Placement::default();
        start.with(placement, start.parts())
    }

    /// The position a game starts from.
    pub fn start(variant: Variant) -> PositionSetup {
        PositionSetup::from(&Position::start(variant))
    }

    /// The game and its board.
    pub const fn variant(&self) -> Variant {
        self.setup.variant
    }

    /// The facts about the game.
    pub const fn info(&self) -> &'static GameInfo {
        self.variant().kind().info()
    }

    /// The shape of the board.
    pub fn topology(&self) -> &'static Topology {
        Topology::of(self.variant())
    }

    /// The pieces on the board.
    pub const fn placement(&self) -> &Placement {
        &self.setup.placement
    }

    /// The situation besides the pieces.
    pub const fn situation(&self) -> &Situation {
        &self.setup.situation
    }

    /// The side to move, and what else can be chosen besides the pieces.
    pub fn parts(&self) -> SituationParts {
        self.setup.situation.parts()
    }

    /// The pieces that can be placed on the board of this game: those of both sides, and neutral ones if there are any.
    pub fn pieces(&self) -> Vec<Allegiance> {
        let neutral = self.info().has_neutral_pieces().then_some(Allegiance::Neutral);
        Side::BOTH.into_iter().map(Allegiance::Side).chain(neutral).collect()
    }

    /// The position that has been set up. It may be a finished game, in which nothing can be played.
    ///
    /// # Errors
    /// The first reason why the game has no such position.
    pub fn check(&self) -> Result<Position, SetupError> {
        self.setup.clone().into_position()
    }

    /// The same game with other pieces and other parts, and without a past. Pieces that do not exist in the game or
    /// stand beside the board are left out. Pieces not yet placed are in hand during a placement phase.
    pub(super) fn with(&self, mut placement: Placement, parts: SituationParts) -> PositionSetup {
        let known = self.pieces();
        for point in placement.occupied().iter() {
            let stands = placement.at(point).is_some_and(|piece| known.contains(&piece));
            if !stands || !self.topology().points().contains(point) {
                placement.put(point, None);
            }
        }
        let in_hand = self.in_hand(&placement, parts.phase);
        let parts = SituationParts { in_hand, ..parts };
        let situation = Situation::from_parts(self.variant().kind(), &parts, &placement);
        PositionSetup { setup: Setup { variant: self.variant(), placement, situation } }
    }

    /// The pieces that each side has not yet placed.
    fn in_hand(&self, placement: &Placement, phase: Option<Phase>) -> PerSide<u8> {
        let left = |side: Side| match phase {
            Some(Phase::Placement) => usize::from(self.info().hand).saturating_sub(placement.of(side).len()) as u8,
            Some(Phase::Movement) | None => 0,
        };
        PerSide(Side::BOTH.map(left))
    }

    /// What stands on a point.
    pub const fn at(&self, point: Point) -> Option<Allegiance> {
        self.setup.placement.at(point)
    }
}
