//! The entities of the editor's board: they follow the set-up.

use bevy::prelude::*;

use super::EditedSetup;
use crate::game::board::BoardPoint;
use crate::game::board::Boards;
use crate::game::events::{BoardEvent, MatchEvent};
use crate::game::piece::{At, InHand, Owner, Piece};
use crate::rules::{Allegiance, Point, Side, Topology};
use crate::setup::PositionSetup;

pub(super) fn spawn_points(children: &mut ChildSpawnerCommands, topology: &Topology) {
    for point in topology.points().iter() {
        children.spawn(BoardPoint(point));
    }
}

/// Where a piece has to be.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Place {
    On(Point),
    InHand,
}

/// Puts the pieces where the set-up has them. A piece that leaves its point goes to where one of its colour is missing,
/// so that moved and rotated pieces are seen to move.
pub(super) fn show_setup(
    mut commands: Commands,
    boards: Boards,
    changed: Query<(Entity, &EditedSetup), Changed<EditedSetup>>,
    mut events: MessageWriter<BoardEvent>,
) {
    for (editor, edited) in &changed {
        let setup = edited.current();
        let mut free = loose_pieces(&mut commands, &boards, editor, setup);
        let mut moved = !free.is_empty();
        for (place, owner) in missing_pieces(&boards, editor, setup) {
            moved = true;
            let found = free.iter().position(|(_, loose)| *loose == owner);
            let piece = found.map(|index| free.swap_remove(index).0);
            let piece = piece.unwrap_or_else(|| commands.spawn((Piece, Owner(owner), ChildOf(editor))).id());
            match place {
                Place::On(point) => commands.entity(piece).insert(At(point)).remove::<InHand>(),
                Place::InHand => commands.entity(piece).insert(InHand).remove::<At>(),
            };
        }
        for (piece, _) in free {
            commands.entity(piece).despawn();
        }
        if moved || recoloured(&boards, editor, setup).next().is_some() {
            events.write(BoardEvent { game: editor, event: MatchEvent::Jumped { ply: 0 } });
        }
    }
}

/// Changes the owners of the pieces that stay on their points, and returns those that have to go.
fn loose_pieces(
    commands: &mut Commands,
    boards: &Boards,
    editor: Entity,
    setup: &PositionSetup,
) -> Vec<(Entity, Allegiance)> {
    for (piece, owner) in recoloured(boards, editor, setup) {
        commands.entity(piece).insert(Owner(owner));
    }
    let left = boards.on_board(editor).filter(|(_, _, at)| setup.at(*at).is_none());
    let mut loose: Vec<(Entity, Allegiance)> = left.map(|(piece, owner, _)| (piece, owner)).collect();
    for side in Side::BOTH {
        let kept = usize::from(setup.parts().in_hand[side]);
        loose.extend(boards.hand(editor, side).skip(kept).map(|piece| (piece, Allegiance::Side(side))));
    }
    loose
}

/// The pieces on points where the set-up has one of another owner, with that owner.
fn recoloured<'a>(
    boards: &'a Boards,
    editor: Entity,
    setup: &'a PositionSetup,
) -> impl Iterator<Item = (Entity, Allegiance)> + 'a {
    boards.on_board(editor).filter_map(|(piece, owner, at)| {
        let wanted = setup.at(at)?;
        (wanted != owner).then_some((piece, wanted))
    })
}

/// The places without the piece that the set-up has there.
fn missing_pieces(boards: &Boards, editor: Entity, setup: &PositionSetup) -> Vec<(Place, Allegiance)> {
    let placement = setup.placement();
    let standing: Vec<Point> = boards.on_board(editor).map(|(_, _, at)| at).collect();
    let empty = placement.occupied().iter().filter(|point| !standing.contains(point));
    let mut missing: Vec<(Place, Allegiance)> =
        empty.filter_map(|point| Some((Place::On(point), placement.at(point)?))).collect();
    for side in Side::BOTH {
        let lacking = usize::from(setup.parts().in_hand[side]).saturating_sub(boards.hand(editor, side).count());
        missing.extend(std::iter::repeat_n((Place::InHand, Allegiance::Side(side)), lacking));
    }
    missing
}
