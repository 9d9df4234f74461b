//! The description of a board's points: label, piece and legal moves.

use serde::Serialize;

use crate::game::selection::{MoveOptions, Selection};
use crate::presentation::text::{GameText, Text, spoken};
use crate::rules::{
    Allegiance, Colour, Grid, Placement, Point, PointSet, Position, RankOne, Side, Surface, Topology, Variant,
};

/// A point of the board.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct PointDescription {
    /// The coordinates, such as `e4`.
    pub label: String,
    /// Counted from the far side, from 0.
    pub row: usize,
    /// Counted from the left, from 0.
    pub column: usize,
    /// Its place in the picture of the board: from the left and from the far side, each from 0 to 1.
    pub place: [f32; 2],
    /// Everything about the point, for screen readers.
    pub spoken: String,
    /// `black`, `white` or `stone`; empty where nothing stands.
    pub piece: &'static str,
    /// A legal move starts or ends here.
    pub legal: bool,
    /// The piece here is selected.
    pub selected: bool,
    /// The last move ended here.
    pub last: bool,
    /// Where the arrows up, right, down and left lead; empty where there is nothing.
    pub toward: [String; 4],
}

const ARROWS: [[f32; 2]; 4] = [[0.0, 1.0], [1.0, 0.0], [0.0, -1.0], [-1.0, 0.0]];

/// A board as its points are described.
#[derive(Debug)]
pub(super) struct DescribedBoard<'a> {
    pub(super) variant: Variant,
    pub(super) placement: Placement,
    pub(super) mover: Side,
    /// The position in which moves are made; none while it is set up.
    pub(super) position: Option<&'a Position>,
    /// The point of the selected piece.
    pub(super) selected: Option<Point>,
    /// The point on which the last move ended.
    pub(super) last: Option<Point>,
    /// The points of the pieces that the last move flipped.
    pub(super) flipped: PointSet,
    /// A human may move now.
    pub(super) human_to_move: bool,
    /// The values that are shown on points, in words.
    pub(super) values: Vec<(Point, String)>,
    pub(super) text: Text,
}

fn place(topology: &Topology, point: Point) -> [f32; 2] {
    let (low, high) = topology.bounds();
    let [x, y] = topology.place(point);
    // Thousandths are fine enough for lines that look straight on the page.
    [(x - low[0]) / (high[0] - low[0]), (high[1] - y) / (high[1] - low[1])].map(|part| (part * 1000.0).round() / 1000.0)
}

/// The width and the height of the area in which the points lie.
pub(super) fn extent(topology: &Topology) -> [f32; 2] {
    let (low, high) = topology.bounds();
    [high[0] - low[0], high[1] - low[1]]
}

/// The lines between points, where there are any, by the labels of their ends.
pub(super) fn lines(topology: &'static Topology) -> Vec<[&'static str; 2]> {
    match topology.surface() {
        Surface::Cells => Vec::new(),
        Surface::Crossings => topology.lines().iter().map(|line| line.map(|point| topology.label(point))).collect(),
    }
}

impl DescribedBoard<'_> {
    /// All points in reading order.
    pub(super) fn points(&self) -> Vec<PointDescription> {
        let points = Topology::of(self.variant).points();
        let mut points: Vec<PointDescription> = points.iter().map(|point| self.point(point)).collect();
        points.sort_by_key(|point| (point.row, point.column));
        points
    }

    fn point(&self, point: Point) -> PointDescription {
        let variant = self.variant;
        let (topology, grid) = (Topology::of(variant), Grid::new(variant.size()));
        let game_text = GameText::new(self.text, variant);
        let owner = self.placement.at(point);
        let options = self.options(point);
        let mover = self.mover;
        let movable = options.origins.contains(point) && owner == Some(Allegiance::Side(mover));
        let proposal = options.proposal.as_ref().filter(|proposal| proposal.verdict.is_ok());
        let (selected, last) = (self.selected == Some(point), self.last == Some(point));
        let flipped = self.flipped.contains(point);
        let state = spoken::PointState { point, owner, mover, proposal, movable, selected, last, flipped };
        let value = self.values.iter().find(|(at, _)| *at == point).map(|(_, value)| value.clone());
        let spoken = self.text.phrases([spoken::spot(game_text, state)].into_iter().chain(value));
        let name = |point| topology.label(point).to_owned();
        PointDescription {
            label: name(point),
            row: match variant.kind().info().rank_one {
                RankOne::Top => grid.row(point),
                RankOne::Bottom => grid.rows - 1 - grid.row(point),
            },
            column: grid.column(point),
            place: place(topology, point),
            spoken,
            piece: match owner {
                None => "",
                Some(Allegiance::Neutral) => "stone",
                Some(Allegiance::Side(side)) if game_text.colour(side) == Colour::White => "white",
                Some(Allegiance::Side(_)) => "black",
            },
            legal: proposal.is_some() || movable,
            selected,
            last,
            toward: ARROWS.map(|arrow| topology.toward(point, arrow).map(name).unwrap_or_default()),
        }
    }

    /// What could be done with the cursor on this point.
    fn options(&self, point: Point) -> MoveOptions {
        let selection = Selection { cursor: Some(point), selected: self.selected, chosen: None };
        let position = self.position.filter(|_| self.human_to_move);
        position.map(|position| MoveOptions::new(position, &selection)).unwrap_or_default()
    }
}
