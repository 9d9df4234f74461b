//! Themes of Othello.

use super::line::SolutionLine;
use super::puzzle_game::{LONG_SOLUTION, PuzzleGame, chosen};
use super::theme::PuzzleTheme;
use tessera_rules::othello::Position;
use tessera_rules::{Game, Grid, Move, Point, PointSet};

/// A side with this many discs fewer is far behind.
const FAR_BEHIND: usize = 12;

impl PuzzleGame for Position {
    const LINES: &'static str = include_str!("../../../../assets/puzzles/othello.txt");

    fn themes(line: &SolutionLine) -> Vec<PuzzleTheme> {
        let (start, first) = line.start();
        let placement = start.placement();
        let (own, theirs) = (placement.of(line.side).len(), placement.of(line.side.other()).len());
        let corners = corners(start.variant().size());
        let takes_corner = |mv: &Move| mv.target().is_some_and(|at| corners.contains(at));
        let points = (own + theirs + empty_points(start).len()) as i32;
        chosen(&[
            (PuzzleTheme::Corner, takes_corner(&first)),
            (PuzzleTheme::Sacrifice, line.moves.get(1).is_some_and(takes_corner)),
            (PuzzleTheme::Parity, enters_odd_region(start, first)),
            (PuzzleTheme::Pass, line.positions[1].legal_moves() == [Move::Pass]),
            (PuzzleTheme::Wipeout, line.margin == Some(points)),
            (PuzzleTheme::Comeback, own + FAR_BEHIND <= theirs && line.margin.is_some_and(|margin| margin > 0)),
            (PuzzleTheme::Long, line.own_moves() >= LONG_SOLUTION),
        ])
    }
}

fn corners(size: tessera_rules::Size) -> PointSet {
    let grid = Grid::new(size);
    let is_end = |place: usize, count: usize| place == 0 || place + 1 == count;
    let ends = |point: &Point| is_end(grid.column(*point), grid.columns) && is_end(grid.row(*point), grid.rows);
    grid.points().filter(ends).collect()
}

fn empty_points(position: &tessera_rules::Position) -> PointSet {
    let occupied = position.placement().occupied();
    Grid::new(position.variant().size()).points().filter(|point| !occupied.contains(*point)).collect()
}

/// Whether the move is made in a region of empty squares with an odd number of them, while there is another with an even
/// number: the solver then makes the last move in the odd one, and the opponent must open the even one.
fn enters_odd_region(position: &tessera_rules::Position, first: Move) -> bool {
    let regions = regions(empty_points(position), Grid::new(position.variant().size()));
    let Some(at) = first.target() else { return false };
    let odd = regions.iter().any(|region| region.contains(at) && region.len() % 2 == 1);
    odd && regions.iter().any(|region| region.len().is_multiple_of(2))
}

/// The empty squares that touch each other, diagonals included, set by set.
fn regions(mut rest: PointSet, grid: Grid) -> Vec<PointSet> {
    let mut found = Vec::new();
    while let Some(seed) = rest.first() {
        let (mut region, mut edge) = (PointSet::EMPTY, vec![seed]);
        rest.remove(seed);
        while let Some(at) = edge.pop() {
            region.insert(at);
            for next in rest.iter().filter(|next| touches(grid, at, *next)) {
                rest.remove(next);
                edge.push(next);
            }
        }
        found.push(region);
    }
    found
}

fn touches(grid: Grid, one: Point, other: Point) -> bool {
    grid.column(one).abs_diff(grid.column(other)) <= 1 && grid.row(one).abs_diff(grid.row(other)) <= 1
}

#[cfg(test)]
mod tests {
    use super::*;
    use tessera_rules::Size;

    #[test]
    fn regions_of_empty_squares_touch_along_diagonals() {
        let grid = Grid::new(Size::square(8));
        let set = |indices: &[usize]| indices.iter().map(|index| Point::new(*index)).collect::<PointSet>();
        // a1, b2 and c3 touch; h1 stands alone; a8 and b8 touch.
        let found = regions(set(&[0, 9, 18, 7, 56, 57]), grid);
        assert_eq!(found, [set(&[0, 9, 18]), set(&[7]), set(&[56, 57])]);
    }
}
