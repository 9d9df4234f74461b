//! Matches that wait while the editor, a lesson or a puzzle is on the screen in their place.

use bevy::prelude::*;

use super::matches::{InPlaceOfMatch, Review, SetAside};
use super::review;
use super::screen::{Active, Screen};

/// Makes room for another board: the match that is shown waits, of a review the match that it shows, and a board that was
/// shown in place of a match is despawned.
pub(super) fn make_room(
    commands: &mut Commands,
    shown: Entity,
    review: Option<&Review>,
    others: &Query<(), With<InPlaceOfMatch>>,
) {
    if let Some(Review { of }) = review {
        review::close(commands, shown, *of);
    }
    let game = review.map_or(shown, |review| review.of);
    if others.contains(game) {
        commands.entity(game).despawn();
    } else {
        commands.entity(game).insert(SetAside).remove::<Active>();
    }
}

/// Makes room for another board, and shows another screen.
pub(super) fn replace_with(world: &mut World, screen: Screen) {
    world.run_system_cached(make_room_for_all).expect("the system takes what every world has");
    NextState::set_if_neq(&mut world.resource_mut::<NextState<Screen>>(), screen);
}

fn make_room_for_all(
    mut commands: Commands,
    active: Query<(Entity, Option<&Review>), With<Active>>,
    others: Query<(), With<InPlaceOfMatch>>,
) {
    for (shown, review) in &active {
        make_room(&mut commands, shown, review, &others);
    }
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
