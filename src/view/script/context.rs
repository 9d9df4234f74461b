//! What a script depends on besides the events of its ply.

use bevy::prelude::*;

use crate::rules::{PerSide, Side, Topology, Variant};
use crate::view::games::GameView;
use crate::view::piece::DisplayedPiece;

/// What a script depends on besides the events.
#[derive(Debug)]
pub struct ScriptContext {
    /// The game and its board.
    pub variant: Variant,
    /// The number of pieces each side has lost so far; the script adds those of its ply.
    pub captured: PerSide<usize>,
    /// Whether captured pieces are kept beside the board; else they disappear.
    pub tray: bool,
    /// The pieces as they are shown before the ply.
    pub pieces: Vec<(Entity, DisplayedPiece)>,
    /// The side of the only human player, whose loss has a sound of its own.
    pub only_human: Option<Side>,
}

impl ScriptContext {
    /// The context of a match between two people whose pieces are not known.
    pub fn new(variant: Variant) -> ScriptContext {
        ScriptContext { variant, captured: PerSide::default(), tray: true, pieces: Vec::new(), only_human: None }
    }

    pub(super) fn topology(&self) -> &'static Topology {
        Topology::of(self.variant)
    }

    pub(super) fn game(&self) -> &'static GameView {
        GameView::of(self.variant.kind())
    }
}
