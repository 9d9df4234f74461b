//! A good move on demand, with the reason for it.

mod why;

use std::time::Duration;

use bevy::prelude::*;

use super::matches::Match;
use super::player::Generation;
use super::requests::RefusalReason;
use super::snapshot::Boards;
use super::thinker::{Luck, limits};
use super::{seating, turn};
use crate::engine::think;
use crate::platform::errand::{Errand, News};
use crate::rules::{Game, Move, Position};

pub use why::{Threat, Why};

/// For so long a good move is looked for, and then for the reason.
const LONGEST: Duration = Duration::from_millis(900);
const LONGEST_REASON: Duration = Duration::from_millis(500);

/// A good move for the side to move, until something is played.
#[derive(Component, Clone, PartialEq, Debug)]
pub struct Hint {
    pub mv: Move,
    pub why: Why,
    generation: u64,
}

/// A good move is being looked for. Removing it calls that off.
#[derive(Component, Debug)]
pub struct Seeking {
    errand: Option<Errand<Option<(Move, Why)>>>,
    generation: u64,
}

/// Grants the wish for a hint, once for each position.
pub(super) fn ask(world: &mut World, game: Entity) -> Result<(), RefusalReason> {
    turn::running_position(world, game)?;
    seating::persons_turn(world, game)?;
    let now = world.get::<Generation>(game).map_or(0, |generation| generation.0);
    let known = world.get::<Hint>(game).is_some_and(|hint| hint.generation == now);
    let sought = world.get::<Seeking>(game).is_some_and(|seeking| seeking.generation == now);
    if !known && !sought {
        world.entity_mut(game).remove::<Hint>().insert(Seeking { errand: None, generation: now });
    }
    Ok(())
}

/// Searches, finds, and forgets what is outdated.
pub(super) fn tend(
    mut commands: Commands,
    boards: Boards,
    mut seeking: Query<(Entity, &mut Seeking, &Generation), With<Match>>,
    hints: Query<(Entity, &Hint, &Generation), Changed<Generation>>,
    mut luck: ResMut<Luck>,
) {
    for (game, _, _) in hints.iter().filter(|(_, hint, now)| hint.generation != now.0) {
        commands.entity(game).remove::<Hint>();
    }
    for (game, mut seeking, now) in &mut seeking {
        if seeking.generation != now.0 {
            commands.entity(game).remove::<Seeking>();
            continue;
        }
        let Some(errand) = seeking.errand.as_mut() else {
            seeking.errand = boards.position(game).map(|position| begin(position, luck.draw()));
            continue;
        };
        match errand.ask() {
            News::NotYet => {}
            News::Done(Some((mv, why))) => {
                let hint = Hint { mv, why, generation: now.0 };
                commands.entity(game).remove::<Seeking>().insert(hint);
            }
            News::Done(None) | News::Lost => {
                commands.entity(game).remove::<Seeking>();
            }
        }
    }
}

fn begin(position: Position, seed: u64) -> Errand<Option<(Move, Why)>> {
    Errand::begin("hint", move |stop| {
        let report = think(&position, &limits(stop.clone(), LONGEST), seed, &mut |_| ())?;
        // A pass or a single move needs no reason but this one.
        let why = if position.legal_moves().len() == 1 {
            Why::OnlyMove
        } else {
            why::find(&position, &report, &limits(stop, LONGEST_REASON))
        };
        Some((report.best, why))
    })
}
