//! Opens and closes the match that people play.

use bevy::prelude::*;

use super::clock::Clock;
use super::screen::{Active, Screen, ScreenRequest};
use super::selection::{MoveOptions, Selection};
use super::{GameSystems, demo, matches};

/// The screens, and which match is played on them. Needs Bevy's states.
#[derive(Clone, Copy, Debug, Default)]
pub struct SessionPlugin;

impl Plugin for SessionPlugin {
    fn build(&self, app: &mut App) {
        app.init_state::<Screen>().init_resource::<demo::DemoClock>().add_message::<ScreenRequest>();
        app.add_systems(Update, handle_requests.in_set(GameSystems::Commands));
        app.add_systems(OnEnter(Screen::Title), demo::set_up);
        app.add_systems(Update, demo::play.in_set(GameSystems::Commands).run_if(in_state(Screen::Title)));
    }
}

/// Grants wishes to go elsewhere. A match with an illegal line of moves is not opened, and the error says why.
fn handle_requests(
    mut commands: Commands,
    mut requests: MessageReader<ScreenRequest>,
    active: Query<Entity, With<Active>>,
    mut screen: ResMut<NextState<Screen>>,
) -> Result {
    let Some(request) = requests.read().last() else { return Ok(()) };
    let open = match request {
        ScreenRequest::Open { start, moves, players, clock } => {
            let game = matches::spawn_between(&mut commands, start.clone(), moves, *players)
                .map_err(|reason| format!("the match was not opened: {reason:?}"))?;
            commands.entity(game).insert((Active, Selection::default(), MoveOptions::default()));
            if let Some(control) = clock {
                commands.entity(game).insert(Clock::new(*control));
            }
            Screen::Match
        }
        ScreenRequest::Close => Screen::Title,
    };
    for game in &active {
        commands.entity(game).despawn();
    }
    // A match that replaces another stays on the same screen.
    NextState::set_if_neq(&mut screen, open);
    Ok(())
}
