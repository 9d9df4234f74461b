//! A handicap: the weaker player is Black and has discs in corners, which nobody can turn; White, who gives them,
//! moves first, as is the custom in handicap games.

use super::super::{Allegiance, Game, GameKind, Position, Setup, Side, Situation, Size, Topology, Variant};

/// The most corners there are.
pub const MOST: u8 = 4;

/// Where a game of Othello begins when Black gets so many corners: opposite ones first. Without any, Black moves first.
#[must_use]
pub fn handicap(size: Size, corners: u8) -> Position {
    let variant = Variant::new(GameKind::Othello, size).unwrap_or(Variant::standard(GameKind::Othello));
    let start = Position::start(variant);
    let topology = Topology::of(variant);
    let (low, high) = topology.bounds();
    let places = [[low[0], high[1]], [high[0], low[1]], [high[0], high[1]], [low[0], low[1]]];
    let mut placement = start.placement();
    for place in places.into_iter().take(usize::from(corners)) {
        if let Some((corner, _)) = topology.nearest(place) {
            placement.put(corner, Some(Allegiance::Side(Side::First)));
        }
    }
    let to_move = if corners == 0 { Side::First } else { Side::Second };
    let setup = Setup { variant, placement, situation: Situation::Othello { to_move } };
    setup.into_position().unwrap_or(start)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn corners_are_given_one_after_the_other_on_every_board() {
        for side in [6, 8, 10] {
            let size = Size { columns: side, rows: side };
            for corners in 0..=MOST {
                let position = handicap(size, corners);
                let black = position.placement().of(Side::First).len();
                assert_eq!(black, 2 + usize::from(corners), "{size}");
            }
        }
    }

    #[test]
    fn whoever_gives_corners_moves_first() {
        let to_move = |corners| handicap(Size { columns: 8, rows: 8 }, corners).side_to_move();
        assert_eq!(
            (0..=MOST).map(to_move).collect::<Vec<_>>(),
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
