//! Opening and closing the active match.

use bevy::prelude::*;

use super::clock::Clock;
use super::demo;
use super::editor;
use super::lesson;
use super::matches::{MatchDetails, Review, SetAside};
use super::player_names::tags_across;
use super::puzzle;
use super::requests::{MatchCommand, MatchRequest};
use super::resumable;
use super::review;
use super::screen::{Active, Screen, ScreenRequest};
use super::spawn::spawn_tree;
use super::systems::GameSystems;
use crate::records::Tags;

/// The screens with the active match and the demos. Needs Bevy's states.
pub fn plugin(app: &mut App) {
    app.init_state::<Screen>().add_message::<ScreenRequest>();
    app.add_plugins((demo::plugin, resumable::plugin, review::plugin, editor::plugin));
    app.add_plugins((lesson::plugin, puzzle::plugin));
    let requests = (review::handle_requests, handle_requests).chain().before(demo::play);
    app.add_systems(Update, requests.in_set(GameSystems::Commands));
}

/// Handles the last request of the frame.
fn handle_requests(
    mut commands: Commands,
    mut requests: MessageReader<ScreenRequest>,
    active: Query<(Entity, Option<&Review>), With<Active>>,
    waiting: Query<Entity, With<SetAside>>,
    mut next_screen: ResMut<NextState<Screen>>,
    mut endings: MessageWriter<MatchRequest>,
) {
    let Some(request) = requests.read().last() else { return };
    let screen = match request {
        ScreenRequest::Open { tree, players, clock, end, details } => {
            let game = spawn_tree(&mut commands, tree.clone(), *players);
            let mut details = details.clone().unwrap_or_else(|| MatchDetails::beginning_now(Tags::default()));
            details.tags = tags_across(details.tags, tree, &tree.line_through(tree.current()));
            commands.entity(game).insert((Active, details));
            if let Some(control) = clock {
                commands.entity(game).insert(Clock::new(*control));
            }
            let ending = end.map(|end| MatchCommand::ending(end, tree.variant(), false)).unwrap_or_default();
            endings.write_batch(ending.into_iter().map(|command| MatchRequest { game, command }));
            Screen::Match
        }
        ScreenRequest::Close => Screen::Title,
    };
    for (shown, review) in &active {
        if let Some(Review { of }) = review {
            review::close(&mut commands, shown, *of);
        }
        commands.entity(review.map_or(shown, |review| review.of)).despawn();
    }
    for game in &waiting {
        commands.entity(game).despawn();
    }
    // A match that replaces another stays on the same screen.
    NextState::set_if_neq(&mut next_screen, screen);
}
