//! The state that view, input and interface share: the free part of the window, what moves, what is dragged.

use bevy::prelude::*;

use crate::game::player::Players;
use crate::rules::{GameKind, Point};
use crate::settings::preferences::BoardOrientation;

/// Owns the resources and messages of this module.
pub fn plugin(app: &mut App) {
    app.init_resource::<Stage>()
        .init_resource::<TitleBoards>()
        .init_resource::<NeedsRedraw>()
        .init_resource::<TraysVisible>()
        .init_resource::<Animating>()
        .init_resource::<BoardCovered>()
        .init_resource::<ResultOpen>()
        .init_resource::<Dragged>()
        .add_message::<OpenMenu>()
        .add_message::<SkipAnimations>();
}

/// The part of the window that is free for the board, between the panels: a rectangle in logical pixels from the
/// window's upper left corner.
///
/// The interface sets it each frame that it lays itself out; the camera keeps the board inside it. Empty until then: the
/// whole window is free.
#[derive(Resource, Clone, Copy, PartialEq, Debug, Default)]
pub struct Stage(pub Rect);

/// Where the boards of the title screen appear in the window, by slot, in logical pixels. The view sets it; the
/// interface writes names under the boards.
#[derive(Resource, Clone, PartialEq, Debug, Default)]
pub struct TitleBoards(pub [Option<Rect>; GameKind::COUNT]);

/// Whether there is room beside the board to show captured pieces without making the board smaller. The players' panels
/// show them in any case.
#[derive(Resource, Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct TraysVisible(pub bool);

/// Whether something moves that must be drawn but does not delay the match: the camera, a piece in the hand.
#[derive(Resource, Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct NeedsRedraw(pub bool);

/// Whether board events are still being shown; marks and the result dialog wait for their end.
#[derive(Resource, Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Animating(pub bool);

/// Whether a menu or dialog covers the board, which then takes no input. The interface sets it.
#[derive(Resource, Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct BoardCovered(pub bool);

/// Whether the result of the match is what covers the board: undo, redo and the menu still have their keys beside it. The
/// interface sets it.
#[derive(Resource, Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct ResultOpen(pub bool);

/// The piece that is dragged: its point on the board, and the pointer's position in logical pixels.
#[derive(Resource, Clone, Copy, PartialEq, Debug, Default)]
pub struct Dragged(pub Option<(Point, Vec2)>);

/// Asks the interface to open the menu of the running match.
#[derive(Message, Clone, Copy, PartialEq, Eq, Debug)]
pub struct OpenMenu;

/// Asks the view to finish all animations at once.
#[derive(Message, Clone, Copy, Debug)]
pub struct SkipAnimations;

/// Whether two people sit opposite each other, at two edges of the screen.
pub fn sit_opposite(orientation: BoardOrientation, players: Players) -> bool {
    orientation == BoardOrientation::Opposite && players == Players::HUMANS
}
