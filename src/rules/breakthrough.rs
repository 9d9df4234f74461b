//! Breakthrough (Dan Troyka, 2000): pieces step forward, capture diagonally, and race to the far row.
//!
//! White ([`Side::First`]) starts on the two bottom rows and moves up, Black on the two top rows and moves down.
//! The first side to reach the far row, or to capture every enemy piece, wins. There are no draws: the side to move
//! always has a move, because no own piece is ahead of its most advanced piece, which can therefore step diagonally (a
//! board has at least two columns).
//!
//! ```
//! use tessera::rules::{Game, breakthrough::Position, Size};
//!
//! let start = Position::start(Size { columns: 6, rows: 5 });
//! let board = "\
//! 5 p p p p p p
//! 4 p p p p p p
//! 3 . . . . . .
//! 2 P P P P P P
//! 1 P P P P P P
//!   a b c d e f
//! White to move";
//! assert_eq!(start.to_string(), board);
//! assert_eq!(start.format_position(), "pppppp/pppppp/6/PPPPPP/PPPPPP w");
//! assert_eq!(start.count_legal_moves(), 16);
//! ```
//!
//! | Concern | File |
//! |---|---|
//! | facts about the game | `info` |
//! | masks of a board, and stepping whole sets of pieces | `field` |
//! | which set-ups are positions | `setup` |
//! | moves as text | `notation` |
//! | positions as text, for files and for terminals | `text` |
//! | the board as a graph with faces | `board` |

use std::fmt;

use super::{
    Allegiance, Effect, Game, GameKind, IllegalMove, Move, NotationError, Outcome, PerSide, Placement, Point, PointSet,
    Side, Size, Variant, Victory,
};
use field::{Field, Heading};

mod board;
mod field;
mod info;
mod notation;
mod setup;
mod situation;
mod text;

use board::build_topology;
pub use info::INFO;
pub use situation::Situation;
pub use text::parse_position;

/// A position of Breakthrough on a board of any allowed size.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Position {
    field: &'static Field,
    pieces: PerSide<PointSet>,
    to_move: Side,
}

impl Position {
    /// Two filled rows for each side, White to move.
    ///
    /// # Panics
    /// If Breakthrough is not played on `size`; the size of a [`Variant`] always is allowed.
    #[must_use]
    pub fn start(size: Size) -> Position {
        let field = Field::of(size).expect("the size is one that the game allows");
        Position { field, pieces: field.home, to_move: Side::First }
    }

    /// The side that made the last ply: the only one that can have won.
    const fn last_mover(&self) -> Side {
        self.to_move.other()
    }

    /// The pieces of the side to move that can step to `heading`.
    ///
    /// Found by stepping the allowed targets back, which is a step of the opponent in the mirrored direction.
    fn movers(&self, heading: Heading) -> PointSet {
        let own = self.pieces[self.to_move];
        let enemy = self.pieces[self.to_move.other()];
        let closed = if heading == Heading::Ahead { own | enemy } else { own };
        let allowed = self.field.points - closed;
        self.field.step(self.to_move.other(), allowed, heading.mirrored()) & own
    }

    fn is_over(&self) -> bool {
        let reached = self.pieces[self.last_mover()] & self.field.far[self.last_mover()];
        !reached.is_empty() || self.pieces[self.to_move].is_empty()
    }

    fn captures(&self, to: Point) -> bool {
        self.pieces[self.to_move.other()].contains(to)
    }

    /// Checks a step whose points are on the board, in a game in progress.
    fn check_step(&self, from: Point, to: Point) -> Result<(), IllegalMove> {
        let own = self.pieces[self.to_move];
        if !own.contains(from) {
            let enemy = self.pieces[self.to_move.other()].contains(from);
            return Err(if enemy { IllegalMove::NotYours(from) } else { IllegalMove::NothingThere(from) });
        }
        if own.contains(to) {
            return Err(IllegalMove::OwnPieceThere(to));
        }
        match self.field.heading(self.to_move, from, to) {
            None => Err(IllegalMove::NotOneStepForward),
            Some(Heading::Ahead) if self.captures(to) => Err(IllegalMove::CapturesOnlyDiagonally(to)),
            Some(_) => Ok(()),
        }
    }
}

impl Game for Position {
    fn variant(&self) -> Variant {
        Variant::new(GameKind::Breakthrough, self.field.size()).expect("only fields of allowed sizes are built")
    }

    fn side_to_move(&self) -> Side {
        self.to_move
    }

    /// If the same ply reached the far row and captured the last enemy piece, reaching the far row is the reason.
    fn outcome(&self) -> Outcome {
        let side = self.last_mover();
        if let Some(at) = (self.pieces[side] & self.field.far[side]).first() {
            Outcome::Won { side, by: Victory::FarRow { at } }
        } else if self.pieces[self.to_move].is_empty() {
            Outcome::Won { side, by: Victory::CapturedAll }
        } else {
            Outcome::InProgress
        }
    }

    fn placement(&self) -> Placement {
        let PerSide([first, second]) = self.pieces;
        Placement { first, second, neutral: PointSet::EMPTY }
    }

    fn legal_moves(&self) -> Vec<Move> {
        if self.is_over() {
            return Vec::new();
        }
        let movers = Heading::ALL.map(|heading| self.movers(heading));
        let mut moves = Vec::with_capacity(movers.iter().map(|set| set.len()).sum());
        // Origins rise, and so do the targets of one origin from west to east: the list comes out sorted.
        for from in movers.into_iter().fold(PointSet::EMPTY, |all, set| all | set).iter() {
            for (set, heading) in movers.into_iter().zip(Heading::ALL) {
                if set.contains(from) {
                    moves.push(Move::Step { from, to: self.field.target(self.to_move, from, heading) });
                }
            }
        }
        moves
    }

    fn check(&self, mv: Move) -> Result<(), IllegalMove> {
        if self.is_over() {
            return Err(IllegalMove::GameOver);
        }
        let Move::Step { from, to } = mv else {
            return Err(IllegalMove::NotInThisGame);
        };
        match [from, to].into_iter().find(|point| !self.field.points.contains(*point)) {
            Some(outside) => Err(IllegalMove::NoSuchPoint(outside)),
            None => self.check_step(from, to),
        }
    }

    fn effects(&self, mv: Move) -> Vec<Effect> {
        let Move::Step { from, to } = mv else {
            return Vec::new();
        };
        let captured = self.captures(to).then_some(Effect::Captured { side: self.to_move.other(), at: to });
        captured.into_iter().chain([Effect::Moved { from, to }]).collect()
    }

    fn play_unchecked(&mut self, mv: Move) {
        debug_assert_eq!(self.check(mv), Ok(()), "{mv:?} is not legal in\n{self}");
        if let Move::Step { from, to } = mv {
            self.pieces[self.to_move].remove(from);
            self.pieces[self.to_move].insert(to);
            self.pieces[self.to_move.other()].remove(to);
        }
        self.to_move = self.to_move.other();
    }

    fn count_legal_moves(&self) -> usize {
        if self.is_over() { 0 } else { Heading::ALL.iter().map(|heading| self.movers(*heading).len()).sum() }
    }

    /// The steps of all pieces together to their far rows, plus one; 0 in a finished game.
    ///
    /// Every ply takes exactly one of those steps, no step is ever undone, and a capture only removes steps, so there
    /// cannot be more plies. Adding one is the convention of OpenSpiel, whose figures these are:
    /// `2 * (2 * rows - 3) * columns + 1` at the start, 209 on 8x8. The bound is safe but not sharp: only the last
    /// ply of a game may enter a far row, so every piece could be counted one step shorter (177 plies on 8x8).
    fn longest_game(&self) -> Option<usize> {
        let steps = |side| self.pieces[side].iter().map(move |point| self.field.steps_to_far_row(side, point));
        let total: usize = Side::BOTH.into_iter().flat_map(steps).sum();
        Some(if self.is_over() { 0 } else { total + 1 })
    }

    fn format_move(&self, mv: Move) -> String {
        notation::write(self, mv)
    }

    fn protocol_move(&self, mv: Move) -> String {
        notation::write_plain(self, mv)
    }

    fn parse_move(&self, text: &str) -> Result<Move, NotationError> {
        notation::read(self, text)
    }

    fn format_position(&self) -> String {
        text::write(self)
    }
}

/// The board with its coordinates, `P` for White and `p` for Black, and the state of the game; for terminals.
impl fmt::Display for Position {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        text::draw(self, f)
    }
}

/// The names of the sides.
const fn name(side: Side) -> &'static str {
    match side {
        Side::First => "White",
        Side::Second => "Black",
    }
}

/// The letter of a side's pieces in texts.
const fn letter(side: Side) -> char {
    match side {
        Side::First => 'P',
        Side::Second => 'p',
    }
}

/// The letter of the piece on a point, if there is one.
fn symbol(position: &Position, point: Point) -> Option<char> {
    position.placement().at(point).and_then(Allegiance::side).map(letter)
}
