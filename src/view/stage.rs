//! The part of the window that is free for the board, between the panels.

use bevy::prelude::*;

/// The free rectangle in logical pixels from the window's upper left corner. The interface sets it each frame that it
/// lays itself out; the camera keeps the board inside it. Empty until then: the whole window is free.
#[derive(Resource, Clone, Copy, PartialEq, Debug, Default)]
pub struct Stage(pub Rect);

/// Where the boards of the title screen appear in the window, by slot, in logical pixels: the view tells, the interface
/// writes names under them.
#[derive(Resource, Clone, PartialEq, Debug, Default)]
pub struct TitleBoards(pub [Option<Rect>; 3]);

/// Whether anything else moves that must be drawn but holds nothing up: the camera, a piece in the hand.
#[derive(Resource, Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct NeedsRedraw(pub bool);

/// Whether what happened is still being shown; marks and the result dialog wait for it.
#[derive(Resource, Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Animating(pub bool);

/// Whether a menu or dialog lies over the board: the board takes no input then. The interface sets it.
#[derive(Resource, Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct BoardCovered(pub bool);

/// The piece that is dragged: the point it belongs to and where the pointer holds it, in logical pixels.
#[derive(Resource, Clone, Copy, PartialEq, Debug, Default)]
pub struct Dragged(pub Option<(crate::rules::Point, Vec2)>);

/// Somebody calls for the menu while the board is played on; the interface opens it.
#[derive(Message, Clone, Copy, PartialEq, Eq, Debug)]
pub struct OpenMenu;
