//! The position editor: a board on which pieces are set up, in place of the active match.
//!
//! The board of the editor has points and pieces as entities like that of a match, so that it is shown in the same way,
//! but it has no history, players or clock: commands to matches are refused there. A match that is open when the editor
//! opens waits until it closes.

mod board;

use bevy::prelude::*;

use super::judge::judge_commands;
use super::matches::{InPlaceOfMatch, Match, Review, SetAside};
use super::screen::{Active, Screen};
use super::systems::GameSystems;
use super::waiting::make_room;
use crate::rules::{Allegiance, Point, Side};
use crate::setup::{Brush, PositionSetup, SetupEdit, SetupHistory};

/// Adds the editor.
pub(super) fn plugin(app: &mut App) {
    app.add_message::<EditorRequest>();
    app.add_systems(
        Update,
        (handle_requests, board::show_setup).chain().in_set(GameSystems::Judge).after(judge_commands),
    );
}

/// The set-up that is edited, on the board of the editor.
#[derive(Component, Clone, PartialEq, Eq, Debug)]
#[require(InPlaceOfMatch)]
pub struct EditedSetup {
    /// The set-up, with the edits that can be undone.
    pub history: SetupHistory,
    /// What a press on a point does.
    pub brush: Brush,
}

impl EditedSetup {
    /// The set-up as it is now.
    pub const fn current(&self) -> &PositionSetup {
        self.history.current()
    }
}

/// A request to the editor.
#[derive(Message, Clone, PartialEq, Eq, Debug)]
pub enum EditorRequest {
    /// Opens the editor with a set-up; the match on the screen waits. In an open editor, replaces the set-up: by one on
    /// the same board as an edit that can be undone, else for good.
    Open(Box<PositionSetup>),
    /// Changes what a press on a point does.
    Brush(Brush),
    /// Uses the brush on a point.
    Press(Point),
    /// Any edit. A set-up on another board is replaced by [`EditorRequest::Open`] alone.
    Edit(SetupEdit),
    /// Takes the last edit back.
    Undo,
    /// Repeats the edit that was undone last.
    Redo,
    /// Closes the editor without a match from its position; the match that waits is shown again.
    Close,
}

type Edited<'a> = (Entity, &'a mut EditedSetup);

/// Handles all requests of the frame in their order.
pub(super) fn handle_requests(
    mut commands: Commands,
    mut requests: MessageReader<EditorRequest>,
    mut edited: Query<Edited>,
    active: Query<(Entity, Option<&Review>), With<Active>>,
    (waiting, others): (Query<Entity, With<SetAside>>, Query<(), With<InPlaceOfMatch>>),
    mut next_screen: ResMut<NextState<Screen>>,
) {
    for request in requests.read() {
        match (request, edited.single_mut()) {
            (EditorRequest::Open(setup), Err(_)) => {
                for (shown, review) in &active {
                    make_room(&mut commands, shown, review, &others);
                }
                open(&mut commands, (**setup).clone());
                NextState::set_if_neq(&mut next_screen, Screen::Editor);
                // The editor exists in the next frame.
                return;
            }
            (EditorRequest::Open(setup), Ok((_, mut edited))) if setup.variant() == edited.current().variant() => {
                edited.history.edit(SetupEdit::Replace(setup.clone()));
            }
            (EditorRequest::Open(setup), Ok((editor, _))) => {
                commands.entity(editor).despawn();
                open(&mut commands, (**setup).clone());
                return;
            }
            (EditorRequest::Close, Ok((editor, _))) => {
                commands.entity(editor).despawn();
                for game in &waiting {
                    commands.entity(game).insert(Active).remove::<SetAside>();
                }
                let screen = if waiting.is_empty() { Screen::Title } else { Screen::Match };
                NextState::set_if_neq(&mut next_screen, screen);
                return;
            }
            (request, Ok((_, mut edited))) => edited.handle(request),
            (_, Err(_)) => {}
        }
    }
}

impl EditedSetup {
    fn handle(&mut self, request: &EditorRequest) {
        match request {
            EditorRequest::Brush(brush) => self.brush = *brush,
            EditorRequest::Press(at) => self.history.edit(SetupEdit::Press { at: *at, brush: self.brush }),
            EditorRequest::Edit(SetupEdit::Replace(setup)) if setup.variant() != self.current().variant() => {}
            EditorRequest::Edit(edit) => self.history.edit(edit.clone()),
            EditorRequest::Undo => self.history.undo(),
            EditorRequest::Redo => self.history.redo(),
            EditorRequest::Open(_) | EditorRequest::Close => {}
        }
    }
}

/// Spawns the board of the editor; its pieces follow the set-up.
fn open(commands: &mut Commands, setup: PositionSetup) {
    let variant = setup.variant();
    let brush = Brush::Piece(Allegiance::Side(Side::First));
    let mut editor = commands.spawn((Name::new("editor"), Match(variant), Active));
    editor.with_children(|children| board::spawn_points(children, setup.topology()));
    editor.insert(EditedSetup { history: SetupHistory::new(setup), brush });
}
