//! Matches that wait while the editor, a lesson or a puzzle is on the screen in their place.

use bevy::prelude::*;

use super::matches::{History, Review, SetAside};
use super::review;
use super::screen::{Active, Screen};

/// Lets the match that is shown wait; of a review, the match that it shows.
pub(super) fn set_aside(commands: &mut Commands, shown: Entity, review: Option<&Review>) {
    if let Some(Review { of }) = review {
        review::close(commands, shown, *of);
    }
    let game = review.map_or(shown, |review| review.of);
    commands.entity(game).insert(SetAside).remove::<Active>();
}

/// Lets the match on the screen wait, if there is one, and shows another screen.
pub(super) fn replace_with(world: &mut World, screen: Screen) {
    // The board of the editor has no history.
    let mut active = world.query_filtered::<(Entity, Option<&Review>), (With<Active>, With<History>)>();
    let shown: Vec<(Entity, Option<Review>)> =
        active.iter(world).map(|(shown, review)| (shown, review.copied())).collect();
    for (shown, review) in shown {
        set_aside(&mut world.commands(), shown, review.as_ref());
    }
    NextState::set_if_neq(&mut world.resource_mut::<NextState<Screen>>(), screen);
}

/// Despawns a board that was shown in place of a match, and shows the match again; without one the title.
pub(super) fn close(world: &mut World, board: Entity) {
    world.despawn(board);
    let waiting: Vec<Entity> = world.query_filtered::<Entity, With<SetAside>>().iter(world).collect();
    for game in &waiting {
        world.entity_mut(*game).insert(Active).remove::<SetAside>();
    }
    let screen = if waiting.is_empty() { Screen::Title } else { Screen::Match };
    NextState::set_if_neq(&mut world.resource_mut::<NextState<Screen>>(), screen);
}
