//! The commands of GTP that begin a game: sizes of the board and handicaps.

use super::error::GtpError;
use super::{GtpSession, parse_int};
use tessera_rules::othello::handicap::{MAX_CORNERS, handicap};
use tessera_rules::{Allegiance, Game, GameKind, Position, Side, Size, Variant};

impl GtpSession {
    /// Starts a new game from this position.
    pub(super) fn start_from(&mut self, start: Position) {
        self.positions = vec![start];
        self.table.clear();
    }

    /// Starts a new game on a board of 6, 8 or 10 rows.
    pub(super) fn set_size(&mut self, text: &str) -> Result<(), GtpError> {
        let side = u8::try_from(parse_int(text)?).map_err(|_| GtpError::UnacceptableSize)?;
        let variant = Variant::new(GameKind::Othello, Size { columns: side, rows: side });
        self.start_from(Position::start(variant.map_err(|_| GtpError::UnacceptableSize)?));
        Ok(())
    }

    /// Gives Black corners; White then moves first. The response names the corners.
    pub(super) fn give_corners(&mut self, text: &str) -> Result<String, GtpError> {
        let count = u8::try_from(parse_int(text)?).ok().filter(|count| (1..=MAX_CORNERS).contains(count));
        let count = count.ok_or(GtpError::InvalidStoneCount)?;
        let start = self.empty_board()?;
        let position = handicap(start.variant().size(), count);
        let given = position.placement().of(Side::First) - start.placement().of(Side::First);
        let squares: Vec<&str> = given.iter().map(|point| start.topology().label(point)).collect();
        self.start_from(Position::Othello(position));
        Ok(squares.join(" "))
    }

    /// Gives Black discs on these empty squares; White then moves first.
    pub(super) fn place_handicap(&mut self, squares: &[&str]) -> Result<(), GtpError> {
        let start = self.empty_board()?;
        let mut placement = start.placement();
        for square in squares {
            let square = square.to_ascii_lowercase();
            let point = start.topology().points().iter().find(|point| start.topology().label(*point) == square);
            let point = point.filter(|point| !placement.occupied().contains(*point)).ok_or(GtpError::BadVertexList)?;
            placement.put(point, Some(Allegiance::Side(Side::First)));
        }
        let size = start.variant().size();
        let position = tessera_rules::othello::Position::from_setup(size, placement, Side::Second);
        let position = position.ok().filter(|_| !squares.is_empty()).map(Position::Othello);
        // A game that is over before the first move is none.
        let position = position.filter(|position| !position.outcome().is_over()).ok_or(GtpError::BadVertexList)?;
        self.start_from(position);
        Ok(())
    }

    /// The start position, if the game has not begun and there is no handicap yet.
    fn empty_board(&self) -> Result<Position, GtpError> {
        let start = Position::start(self.position().variant());
        if self.positions == [start.clone()] { Ok(start) } else { Err(GtpError::BoardNotEmpty) }
    }
}
