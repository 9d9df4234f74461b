//! The position editor as panels and the accessible board show it: what it holds, and what can be done.

mod choices;

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;

use super::settings::PresentationSettings;
use super::text::{GameText, Message, Text};
use crate::game::editor::{EditedSetup, EditorRequest};
use crate::game::screen::Active;
use crate::rules::{Game, Phase, Position, SetupError, Side, SituationParts};
use crate::setup::{Brush, PositionSetup, SetupEdit, Symmetry};

pub use choices::{EditorChoice, EditorCommand};

/// Reads the editor.
#[derive(SystemParam)]
#[expect(missing_debug_implementations, reason = "queries have no contents to print")]
pub struct EditorReader<'w, 's> {
    editors: Query<'w, 's, &'static EditedSetup, With<Active>>,
    settings: PresentationSettings<'w>,
}

impl EditorReader<'_, '_> {
    /// The editor as it is now; `None` while it is closed.
    pub fn model(&self) -> Option<EditorModel> {
        self.editors.single().ok().map(|edited| EditorModel::new(edited, self.settings.text()))
    }
}

/// Everything that the panel of the editor shows.
#[derive(Clone, Debug)]
pub struct EditorModel {
    /// The text about the game.
    pub game_text: GameText<'static>,
    /// The set-up as it is now.
    pub setup: PositionSetup,
    /// The position that it is, or the reason why it is none.
    pub checked: Result<Position, SetupError>,
    /// What the set-up is, and what to do.
    pub message: Message,
    /// What a press on a point does.
    pub brush: Brush,
    /// There is an edit to undo.
    pub can_undo: bool,
    /// There is an edit to redo.
    pub can_redo: bool,
}

/// What can be done with the whole board of the editor.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum BoardEdit {
    /// Takes the last edit back.
    Undo,
    /// Repeats the edit that was undone last.
    Redo,
    /// Removes all pieces.
    Clear,
    /// Places the pieces of the standard start.
    Start,
    /// Mirrors or turns the board.
    Transform(Symmetry),
    /// Exchanges the colours.
    SwapSides,
}

impl EditorModel {
    fn new(edited: &EditedSetup, text: Text) -> EditorModel {
        let setup = edited.current().clone();
        let game_text = GameText::new(text, setup.variant());
        let checked = setup.check();
        let message = game_text.setup_status(&checked);
        let (can_undo, can_redo) = (edited.history.can_undo(), edited.history.can_redo());
        EditorModel { game_text, setup, checked, message, brush: edited.brush, can_undo, can_redo }
    }

    /// The side to move, and what else can be chosen besides the pieces.
    pub fn parts(&self) -> SituationParts {
        self.setup.parts()
    }

    /// The brushes of this game, in the order in which they are offered.
    pub fn brushes(&self) -> Vec<Brush> {
        self.setup.pieces().into_iter().map(Brush::Piece).chain([Brush::Remove]).collect()
    }

    /// The name of a brush.
    pub fn brush_name(&self, brush: Brush) -> String {
        match brush {
            Brush::Piece(owner) => self.game_text.owner_name(owner),
            Brush::Remove => self.game_text.text.brush_remove().into(),
        }
    }

    /// The sides that can be to move, by name.
    pub fn side_names(&self) -> [String; 2] {
        Side::BOTH.map(|side| self.game_text.colour_name(side))
    }

    /// The pieces that are not placed yet, in a placement phase.
    pub fn in_hand(&self) -> Option<String> {
        let places = self.parts().phase == Some(Phase::Placement);
        places.then(|| self.game_text.in_hand(self.parts().in_hand))
    }

    /// Whether the pie rule has been used; `None` where that makes no difference.
    pub fn swapped(&self) -> Option<bool> {
        let parts = self.parts();
        let matters = parts.swapped || parts.phase != Some(Phase::Movement);
        (self.setup.info().pie_rule && matters).then_some(parts.swapped)
    }

    /// What can be done with the whole board, in the order of the buttons. The smallest turn of the board is enough.
    pub fn board_edits(&self) -> Vec<BoardEdit> {
        let topology = self.setup.topology();
        let mirrors = [Symmetry::MirrorSideways, Symmetry::MirrorUpDown];
        let mirrors = mirrors.into_iter().filter(|mirror| Symmetry::of(topology).any(|found| found == *mirror));
        let transforms = mirrors.chain(Symmetry::smallest_turn(topology)).map(BoardEdit::Transform);
        let edits = [BoardEdit::Undo, BoardEdit::Redo, BoardEdit::Clear, BoardEdit::Start];
        edits.into_iter().chain(transforms).chain([BoardEdit::SwapSides]).collect()
    }

    /// The label of an edit.
    pub fn edit_label(&self, edit: BoardEdit) -> &'static str {
        let text = self.game_text.text;
        match edit {
            BoardEdit::Undo => text.undo(),
            BoardEdit::Redo => text.redo(),
            BoardEdit::Clear => text.editor_clear(),
            BoardEdit::Start => text.editor_start(),
            BoardEdit::Transform(symmetry) => self.game_text.symmetry_name(symmetry),
            BoardEdit::SwapSides => text.editor_swap(),
        }
    }

    /// Whether an edit is possible now.
    pub const fn is_available(&self, edit: BoardEdit) -> bool {
        match edit {
            BoardEdit::Undo => self.can_undo,
            BoardEdit::Redo => self.can_redo,
            _ => true,
        }
    }

    /// The position from which a match can begin; a finished game is none.
    pub fn playable(&self) -> Option<&Position> {
        self.checked.as_ref().ok().filter(|position| !position.outcome().is_over())
    }
}

impl From<BoardEdit> for EditorRequest {
    fn from(edit: BoardEdit) -> EditorRequest {
        match edit {
            BoardEdit::Undo => EditorRequest::Undo,
            BoardEdit::Redo => EditorRequest::Redo,
            BoardEdit::Clear => EditorRequest::Edit(SetupEdit::Clear),
            BoardEdit::Start => EditorRequest::Edit(SetupEdit::Start),
            BoardEdit::Transform(symmetry) => EditorRequest::Edit(SetupEdit::Transform(symmetry)),
            BoardEdit::SwapSides => EditorRequest::Edit(SetupEdit::SwapSides),
        }
    }
}
