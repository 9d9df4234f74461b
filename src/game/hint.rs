//! A good move on demand, with the reason for it.

use bevy::prelude::*;

use super::computer::SeedSequence;
use super::engine_task::EngineTask;
use super::matches::Match;
use super::player::Generation;
use super::requests::RefusalReason;
use super::snapshot::Boards;
use super::{turn, turn_control};
use crate::engine::request::{EngineRequest, EngineResponse};
use crate::platform::task::TaskStatus;
use crate::rules::Move;

pub use crate::engine::{Explanation, Threat};

/// A good move for the side to move, until something is played.
#[derive(Component, Clone, PartialEq, Debug)]
pub struct Hint {
    pub mv: Move,
    pub why: Explanation,
    generation: u64,
}

/// A good move is being looked for. Removing it calls that off.
#[derive(Component, Debug)]
pub struct HintSearch {
    inquiry: Option<EngineTask>,
    generation: u64,
}

/// Grants the wish for a hint, once for each position.
pub(super) fn request(world: &mut World, game: Entity) -> Result<(), RefusalReason> {
    turn::running_position(world, game)?;
    turn_control::check_human_turn(world, game)?;
    let now = world.get::<Generation>(game).map_or(0, |generation| generation.0);
    let known = world.get::<Hint>(game).is_some_and(|hint| hint.generation == now);
    let sought = world.get::<HintSearch>(game).is_some_and(|seeking| seeking.generation == now);
    if !known && !sought {
        world.entity_mut(game).remove::<Hint>().insert(HintSearch { inquiry: None, generation: now });
    }
    Ok(())
}

/// Searches, finds, and forgets what is outdated.
pub(super) fn update_search(
    mut commands: Commands,
    boards: Boards,
    mut seeking: Query<(Entity, &mut HintSearch, &Generation), With<Match>>,
    hints: Query<(Entity, &Hint, &Generation), Changed<Generation>>,
    mut luck: ResMut<SeedSequence>,
) {
    for (game, _, _) in hints.iter().filter(|(_, hint, now)| hint.generation != now.0) {
        commands.entity(game).remove::<Hint>();
    }
    for (game, mut seeking, now) in &mut seeking {
        if seeking.generation != now.0 {
            commands.entity(game).remove::<HintSearch>();
            continue;
        }
        let Some(inquiry) = seeking.inquiry.as_mut() else {
            seeking.inquiry = boards
                .position(game)
                .map(|position| EngineTask::spawn("hint", EngineRequest::hint(&position, luck.next_seed())));
            continue;
        };
        match inquiry.poll() {
            TaskStatus::Pending => {}
            TaskStatus::Done(Some(EngineResponse::Hint(mv, why))) => {
                let hint = Hint { mv, why, generation: now.0 };
                commands.entity(game).remove::<HintSearch>().insert(hint);
            }
            TaskStatus::Done(_) | TaskStatus::Failed => {
                commands.entity(game).remove::<HintSearch>();
            }
        }
    }
}
