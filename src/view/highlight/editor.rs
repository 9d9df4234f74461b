//! The marks on the board of the position editor: the cursor alone.

use bevy::prelude::*;

use super::painter::MarkPainter;
use super::{Mark, MarkMeshes};
use crate::game::editor::EditedSetup;
use crate::game::matches::Match;
use crate::game::selection::Selection;

type EditedBoard<'a> = (Entity, &'a Match, &'a Selection, Option<&'a Children>);

/// Draws the cursor where it has moved.
pub(super) fn draw(
    mut commands: Commands,
    editors: Query<EditedBoard, (With<EditedSetup>, Changed<Selection>)>,
    marks: Query<(), With<Mark>>,
    shapes: Res<MarkMeshes>,
    mut meshes: ResMut<Assets<Mesh>>,
) {
    for (editor, Match(variant), selection, children) in &editors {
        for child in children.into_iter().flatten().filter(|child| marks.contains(**child)) {
            commands.entity(*child).despawn();
        }
        MarkPainter::new(&mut commands, editor, *variant, &shapes, &mut meshes).cursor(selection.cursor);
    }
}
