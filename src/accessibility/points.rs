//! The description of a board's points: label, piece and legal moves.

use serde::Serialize;

use crate::game::selection::{MoveOptions, Selection};
use crate::presentation::text::{GameText, Text, spoken};
use crate::rules::{Allegiance, Colour, Game, Grid, Point, Position, RankOne, Topology};

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
    /// A legal move begins or ends here.
    pub legal: bool,
    /// The piece here is picked up.
    pub selected: bool,
    /// The last move ended here.
    pub last: bool,
    /// Where the arrows up, right, down and left lead; empty where there is nothing.
    pub toward: [String; 4],
}

const ARROWS: [[f32; 2]; 4] = [[0.0, 1.0], [1.0, 0.0], [0.0, -1.0], [-1.0, 0.0]];

/// All points in reading order; `human_to_move` if a person may move now.
pub(super) fn describe_points(
    position: &Position,
    selected: Option<Point>,
    last: Option<Point>,
    human_to_move: bool,
    text: Text,
) -> Vec<PointDescription> {
    let topology = Topology::of(position.variant());
    let grid = Grid::new(position.variant().size());
    let mut points: Vec<PointDescription> = topology
        .points()
        .iter()
        .map(|point| describe_point(position, topology, grid, point, selected, last, human_to_move, text))
        .collect();
    points.sort_by_key(|point| (point.row, point.column));
    points
}

fn place(topology: &Topology, point: Point) -> [f32; 2] {
    let (low, high) = topology.bounds();
    let [x, y] = topology.place(point);
    // Hundredths are fine enough for the page.
    [(x - low[0]) / (high[0] - low[0]), (high[1] - y) / (high[1] - low[1])].map(|part| (part * 100.0).round() / 100.0)
}

fn describe_point(
    position: &Position,
    topology: &Topology,
    grid: Grid,
    point: Point,
    selected: Option<Point>,
    last: Option<Point>,
    human_to_move: bool,
    text: Text,
) -> PointDescription {
    let game_text = GameText::new(text, position.variant());
    let owner = position.placement().at(point);
    let selection = Selection { cursor: Some(point), selected, chosen: None };
    let options = if human_to_move { MoveOptions::new(position, &selection) } else { MoveOptions::default() };
    let mover = position.side_to_move();
    let movable = options.origins.contains(point) && owner == Some(Allegiance::Side(mover));
    let proposal = options.proposal.as_ref().filter(|proposal| proposal.verdict.is_ok());
    let (selected, last) = (selected == Some(point), last == Some(point));
    let spoken = spoken::spot(game_text, spoken::PointState { point, owner, mover, proposal, movable, selected, last });
    let name = |point| topology.label(point).to_owned();
    PointDescription {
        label: name(point),
        row: match position.variant().kind().info().rank_one {
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
