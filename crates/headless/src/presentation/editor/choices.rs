//! Everything that can be done in the editor besides presses on points, as a list of buttons.

use super::{BoardEdit, EditorModel};
use crate::game::editor::EditorRequest;
use crate::rules::{Allegiance, Phase, Side};
use crate::setup::{Brush, SetupEdit, Symmetry};

/// A button of the editor, where there is no room for a picture.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct EditorChoice {
    /// Its name in requests.
    pub id: &'static str,
    /// What it says, its group included.
    pub label: String,
    /// Whether it is the one chosen, in a group of which one is.
    pub pressed: Option<bool>,
    /// What it does.
    pub command: EditorCommand,
}

/// What a button does.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum EditorCommand {
    /// Writes a request to the editor.
    Request(EditorRequest),
    /// Begins a match from the position.
    Play,
}

impl EditorModel {
    /// All buttons that can be pressed now.
    pub fn choices(&self) -> Vec<EditorChoice> {
        let text = self.game_text.text;
        let mut choices: Vec<EditorChoice> = self.brushes().into_iter().map(|brush| self.brush_choice(brush)).collect();
        choices.extend(Side::BOTH.map(|side| self.to_move_choice(side)));
        choices.extend(self.phase_choices());
        if let Some(swapped) = self.swapped() {
            let edit = EditorRequest::Edit(SetupEdit::Swapped(!swapped));
            choices.push(choice("switched", text.editor_switched(), Some(swapped), edit));
        }
        let edits = self.board_edits().into_iter().filter(|edit| self.is_available(*edit));
        choices.extend(edits.map(|edit| choice(edit_id(edit), self.edit_label(edit), None, edit.into())));
        if self.playable().is_some() {
            let label = text.play_from_here().to_owned();
            choices.push(EditorChoice { id: "play", label, pressed: None, command: EditorCommand::Play });
        }
        choices.push(choice("cancel", text.editor_cancel(), None, EditorRequest::Close));
        choices
    }

    fn brush_choice(&self, brush: Brush) -> EditorChoice {
        let id = match brush {
            Brush::Piece(Allegiance::Side(Side::First)) => "brush-first",
            Brush::Piece(Allegiance::Side(Side::Second)) => "brush-second",
            Brush::Piece(Allegiance::Neutral) => "brush-neutral",
            Brush::Remove => "brush-remove",
        };
        let text = self.game_text.text;
        let label = text.editor_choice(text.editor_brush(), &self.brush_name(brush));
        choice(id, &label, Some(brush == self.brush), EditorRequest::Brush(brush))
    }

    fn to_move_choice(&self, side: Side) -> EditorChoice {
        let id = if side == Side::First { "to-move-first" } else { "to-move-second" };
        let text = self.game_text.text;
        let label = text.editor_choice(text.editor_to_move(), &self.game_text.colour_name(side));
        let pressed = self.parts().to_move == side;
        choice(id, &label, Some(pressed), EditorRequest::Edit(SetupEdit::ToMove(side)))
    }

    fn phase_choices(&self) -> Vec<EditorChoice> {
        let text = self.game_text.text;
        let Some(current) = self.parts().phase else { return Vec::new() };
        let phases = [
            ("phase-placement", text.phase_placement(), Phase::Placement),
            ("phase-movement", text.phase_movement(), Phase::Movement),
        ];
        let button = |(id, name, phase)| {
            let label = text.editor_choice(text.editor_phase(), name);
            choice(id, &label, Some(phase == current), EditorRequest::Edit(SetupEdit::Phase(phase)))
        };
        phases.map(button).into()
    }
}

fn choice(id: &'static str, label: &str, pressed: Option<bool>, request: EditorRequest) -> EditorChoice {
    EditorChoice { id, label: label.to_owned(), pressed, command: EditorCommand::Request(request) }
}

const fn edit_id(edit: BoardEdit) -> &'static str {
    match edit {
        BoardEdit::Undo => "undo",
        BoardEdit::Redo => "redo",
        BoardEdit::Clear => "clear",
        BoardEdit::Start => "start",
        BoardEdit::Transform(Symmetry::MirrorSideways) => "mirror-sideways",
        BoardEdit::Transform(Symmetry::MirrorUpDown) => "mirror-up-down",
        BoardEdit::Transform(Symmetry::QuarterTurn) => "quarter-turn",
        BoardEdit::Transform(Symmetry::HalfTurn) => "half-turn",
        BoardEdit::SwapSides => "swap-sides",
    }
}
