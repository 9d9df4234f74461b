//! A game as it was played: where it started, every ply, and the way back.

use super::{Effect, Game, IllegalMove, Move};

/// One ply of a record and the position it was played in.
#[derive(Clone, PartialEq, Debug)]
pub struct Ply<G> {
    pub before: G,
    pub mv: Move,
    pub effects: Vec<Effect>,
}

/// A game from its start to the current position.
#[derive(Clone, PartialEq, Debug)]
pub struct Record<G> {
    current: G,
    plies: Vec<Ply<G>>,
}

impl<G: Game> Record<G> {
    pub const fn new(start: G) -> Self {
        Record { current: start, plies: Vec::new() }
    }

    pub const fn current(&self) -> &G {
        &self.current
    }

    pub fn start(&self) -> &G {
        self.plies.first().map_or(&self.current, |ply| &ply.before)
    }

    pub fn plies(&self) -> &[Ply<G>] {
        &self.plies
    }

    pub fn moves(&self) -> Vec<Move> {
        self.plies.iter().map(|ply| ply.mv).collect()
    }

    /// # Errors
    /// The reason why the move is illegal; the record is as it was.
    pub fn play(&mut self, mv: Move) -> Result<&Ply<G>, IllegalMove> {
        let played = self.current.play(mv)?;
        let before = std::mem::replace(&mut self.current, played.next);
        self.plies.push(Ply { before, mv, effects: played.effects });
        Ok(self.plies.last().expect("a ply was just pushed"))
    }

    /// Takes the last ply back and gives it, or `None` at the start.
    pub fn undo(&mut self) -> Option<Ply<G>> {
        let ply = self.plies.pop()?;
        self.current = ply.before.clone();
        Some(ply)
    }

    /// The whole game as people write it.
    pub fn text(&self) -> String {
        self.start().format_game(&self.moves())
    }
}
