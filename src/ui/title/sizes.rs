//! On what size of board each game is to be played next.

use bevy::prelude::*;

use crate::rules::{GameKind, Size, Variant};

const OTHELLO: [Size; 3] = [square(6), square(8), square(10)];
const BREAKTHROUGH: [Size; 5] = [square(5), square(6), square(7), square(8), square(10)];

const fn square(side: u8) -> Size {
    Size { columns: side, rows: side }
}

#[derive(Resource, Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct BoardSizes {
    othello: Variant,
    breakthrough: Variant,
}

impl Default for BoardSizes {
    fn default() -> Self {
        BoardSizes {
            othello: Variant::standard(GameKind::Othello),
            breakthrough: Variant::standard(GameKind::Breakthrough),
        }
    }
}

impl BoardSizes {
    #[must_use]
    pub(crate) const fn of(&self, kind: GameKind) -> Variant {
        match kind {
            GameKind::Othello => self.othello,
            GameKind::Breakthrough => self.breakthrough,
            GameKind::Diamond => Variant::standard(kind),
        }
    }

    /// Chooses a size; one that the game does not allow changes nothing.
    pub(crate) fn choose(&mut self, kind: GameKind, size: Size) {
        let Ok(variant) = Variant::new(kind, size) else { return };
        match kind {
            GameKind::Othello => self.othello = variant,
            GameKind::Breakthrough => self.breakthrough = variant,
            GameKind::Diamond => {}
        }
    }

    /// The sizes people know, smallest first.
    #[must_use]
    pub(crate) const fn offered(kind: GameKind) -> &'static [Size] {
        match kind {
            GameKind::Othello => &OTHELLO,
            GameKind::Breakthrough => &BREAKTHROUGH,
            GameKind::Diamond => &[],
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_usual_size_can_be_chosen() {
        for kind in GameKind::ALL {
            for size in BoardSizes::offered(kind) {
                let mut sizes = BoardSizes::default();
                sizes.choose(kind, *size);
                assert_eq!(sizes.of(kind).size(), *size, "{kind}");
            }
        }
    }

    #[test]
    fn a_size_that_the_game_does_not_allow_changes_nothing() {
        let mut sizes = BoardSizes::default();
        sizes.choose(GameKind::Othello, Size { columns: 7, rows: 7 });
        assert_eq!(sizes, BoardSizes::default());
    }
}
