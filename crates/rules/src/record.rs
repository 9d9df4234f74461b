//! A game as it was played: its start and every ply, which can be taken back.

use super::{Effect, Game, IllegalMove, Move, Side};

/// One ply of a record and the position it was played in.
#[derive(Clone, PartialEq, Debug)]
pub struct Ply<G> {
    /// The position before it.
    pub before: G,
    /// The move.
    pub mv: Move,
    /// What it changed, in order.
    pub effects: Vec<Effect>,
}

impl<G: Game> Ply<G> {
    /// The side that played it.
    pub fn side(&self) -> Side {
        self.before.side_to_move()
    }

    /// The move in the game's notation.
    pub fn text(&self) -> String {
        self.before.format_move(self.mv)
    }
}

/// A game from its start to the current position.
#[derive(Clone, PartialEq, Debug)]
pub struct Record<G> {
    current: G,
    plies: Vec<Ply<G>>,
}

impl<G: Game> Record<G> {
    /// A record without plies.
    pub const fn new(start: G) -> Self {
        Record { current: start, plies: Vec::new() }
    }

    /// The position after the last ply.
    pub const fn current(&self) -> &G {
        &self.current
    }

    /// The position before the first ply.
    pub fn start(&self) -> &G {
        self.plies.first().map_or(&self.current, |ply| &ply.before)
    }

    /// All plies, the first one first.
    pub fn plies(&self) -> &[Ply<G>] {
        &self.plies
    }

    /// The moves of all plies.
    pub fn moves(&self) -> Vec<Move> {
        self.plies.iter().map(|ply| ply.mv).collect()
    }

    /// Plays a move.
    ///
    /// # Errors
    /// Why the move is illegal; then the record is unchanged.
    pub fn play(&mut self, mv: Move) -> Result<&Ply<G>, IllegalMove> {
        let played = self.current.play(mv)?;
        let before = std::mem::replace(&mut self.current, played.next);
        self.plies.push(Ply { before, mv, effects: played.effects });
        Ok(self.plies.last().expect("a ply was just pushed"))
    }

    /// Takes the last ply back and returns it, or `None` at the start.
    pub fn undo(&mut self) -> Option<Ply<G>> {
        let ply = self.plies.pop()?;
        self.current = ply.before.clone();
        Some(ply)
    }

    /// The game in its usual notation.
    pub fn text(&self) -> String {
        self.start().format_game(&self.moves())
    }
}
