//! Reads the bytes of an input as decisions, so that an input describes a game, an edit or a text.

use tessera_rules::{Game, GameKind, Move, Placement, PointSet, Position, Side, Size, Variant};

/// The decisions that are left; all of them are 0 when the bytes are used up.
pub(super) struct Choices<'a> {
    bytes: &'a [u8],
}

impl<'a> Choices<'a> {
    pub(super) const fn new(bytes: &'a [u8]) -> Choices<'a> {
        Choices { bytes }
    }

    pub(super) const fn is_empty(&self) -> bool {
        self.bytes.is_empty()
    }

    pub(super) fn byte(&mut self) -> u8 {
        let Some((first, rest)) = self.bytes.split_first() else { return 0 };
        self.bytes = rest;
        *first
    }

    pub(super) fn number(&mut self) -> u64 {
        (0..8).fold(0, |number, _| number << 8 | u64::from(self.byte()))
    }

    /// A number below `limit`, which is at most 256 and at least 1.
    pub(super) fn below(&mut self, limit: usize) -> usize {
        usize::from(self.byte()) % limit
    }

    pub(super) fn yes(&mut self) -> bool {
        self.byte() % 2 == 1
    }

    /// One of `items`, which must not be empty.
    pub(super) fn pick<T: Copy>(&mut self, items: &[T]) -> T {
        items[self.below(items.len())]
    }

    pub(super) fn side(&mut self) -> Side {
        self.pick(&Side::BOTH)
    }

    /// Any game on any board; small boards of Breakthrough as often as its standard one.
    pub(super) fn variant(&mut self) -> Variant {
        let kind = self.pick(&GameKind::ALL);
        let size = Size { columns: 2 + self.byte() % 9, rows: 2 + self.byte() % 9 };
        let square = Size::square(size.columns);
        let read = Variant::new(kind, size).or_else(|_| Variant::new(kind, square));
        read.unwrap_or_else(|_| Variant::standard(kind))
    }

    /// A position that is reached from the usual start by at most so many plies.
    pub(super) fn position(&mut self, variant: Variant, most: usize) -> Position {
        let mut position = Position::start(variant);
        for _ in 0..self.below(most + 1) {
            let Some(mv) = self.legal_move(&position) else { break };
            position.play_unchecked(mv);
        }
        position
    }

    /// A legal move; `None` in a finished game.
    pub(super) fn legal_move(&mut self, position: &Position) -> Option<Move> {
        let moves = position.legal_moves();
        (!moves.is_empty()).then(|| self.pick(&moves))
    }

    /// Some of these points.
    pub(super) fn some_of(&mut self, points: PointSet) -> PointSet {
        PointSet((u128::from(self.number()) << 64 | u128::from(self.number())) & points.0)
    }

    /// Pieces anywhere on a board, each of one allegiance.
    pub(super) fn placement(&mut self, points: PointSet) -> Placement {
        let first = self.some_of(points);
        let second = self.some_of(points - first);
        let neutral =
            if self.byte().is_multiple_of(4) { self.some_of(points - first - second) } else { PointSet::EMPTY };
        Placement { first, second, neutral }
    }

    /// The rest as text, up to the first byte that is none.
    pub(super) fn text(self) -> &'a str {
        match std::str::from_utf8(self.bytes) {
            Ok(text) => text,
            Err(error) => std::str::from_utf8(&self.bytes[..error.valid_up_to()]).unwrap_or_default(),
        }
    }

    pub(super) const fn rest(self) -> &'a [u8] {
        self.bytes
    }
}
