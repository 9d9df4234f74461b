//! Opens and closes the match that people play.

use bevy::prelude::*;

use super::intent::{Choices, Intent};
use super::matches;
use super::screen::{Active, Screen, ScreenRequest};

/// Grants wishes to go elsewhere. A match with an illegal line of moves is not opened, and the error says why.
pub(super) fn go(
    mut commands: Commands,
    mut requests: MessageReader<ScreenRequest>,
    active: Query<Entity, With<Active>>,
    mut screen: ResMut<NextState<Screen>>,
) -> Result {
    let Some(request) = requests.read().last() else { return Ok(()) };
    let open = match request {
        ScreenRequest::Open { start, moves } => {
            let game = matches::spawn_with(&mut commands, start.clone(), moves)
                .map_err(|reason| format!("the match was not opened: {reason:?}"))?;
            commands.entity(game).insert((Active, Intent::default(), Choices::default()));
            Screen::Match
        }
        ScreenRequest::Close => Screen::Title,
    };
    for game in &active {
        commands.entity(game).despawn();
    }
    screen.set_if_neq(open);
    Ok(())
}
