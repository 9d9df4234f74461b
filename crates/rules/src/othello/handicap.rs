//! Handicap starts: Black, the weaker player, has discs in corners, which can never be flipped; White, who gives them,
//! moves first, as is the custom in handicap games.

use super::position::Position;
use crate::{Allegiance, Game, Side, Size};

/// The most corners that can be given.
pub const MAX_CORNERS: u8 = 4;

/// The start in which Black has `n` corners, opposite ones first. Without any, Black moves first.
///
/// # Panics
/// If Othello is not played on `size`; the size of a [`Variant`](crate::Variant) always is allowed.
pub fn handicap(size: Size, corners: u8) -> Position {
    let start = Position::start(size);
    let topology = start.topology();
    let (low, high) = topology.bounds();
    let places = [[low[0], high[1]], [high[0], low[1]], [high[0], high[1]], [low[0], low[1]]];
    let mut placement = start.placement();
    for place in places.into_iter().take(usize::from(corners)) {
        if let Some((corner, _)) = topology.nearest(place) {
            placement.put(corner, Some(Allegiance::Side(Side::First)));
        }
    }
    let to_move = if corners == 0 { Side::First } else { Side::Second };
    Position::from_setup(size, placement, to_move).unwrap_or(start)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_handicap_corner_adds_a_disc_on_every_board() {
        for side in [6, 8, 10] {
            let size = Size { columns: side, rows: side };
            for corners in 0..=MAX_CORNERS {
                let position = handicap(size, corners);
                let black = position.placement().of(Side::First).len();
                assert_eq!(black, 2 + usize::from(corners), "{size}");
            }
        }
    }

    #[test]
    fn white_moves_first_when_corners_are_given() {
        let to_move = |corners| handicap(Size { columns: 8, rows: 8 }, corners).side_to_move();
        assert_eq!(
            (0..=MAX_CORNERS).map(to_move).collect::<Vec<_>>(),
            [Side::First, Side::Second, Side::Second, Side::Second, Side::Second]
        );
    }

    #[test]
    fn the_first_corner_is_a1() {
        let position = handicap(Size { columns: 8, rows: 8 }, 1);
        let a1 = position.topology().points().iter().find(|point| position.topology().label(*point) == "a1");
        assert_eq!(position.placement().at(a1.unwrap()), Some(Allegiance::Side(Side::First)));
    }
}
