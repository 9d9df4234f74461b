//! Exclusive access to one match.

use bevy::ecs::component::Mutable;
use bevy::prelude::*;

use super::events::{BoardEvent, MatchEvent};
use super::matches::{DrawOffer, History, MatchOutcome, Seats};
use super::permissions::Permissions;
use super::piece::Piece;
use super::player::{ActivePlayer, Generation, Paused, Players};
use super::requests::RefusalReason;
use crate::rules::{Outcome, Position, Variant};

/// A mutable component that every match has.
pub(super) trait MatchComponent: Component<Mutability = Mutable> {}

macro_rules! define_match_components {
    ($($component:ty),* $(,)?) => {
        $(impl MatchComponent for $component {})*
        type MatchComponents = ($(&'static $component,)*);
    };
}
define_match_components!(
    MatchOutcome,
    Seats,
    DrawOffer,
    History,
    Permissions,
    Players,
    ActivePlayer,
    Paused,
    Generation,
);

/// Exclusive access to the world, through one entity known to have all components of a match.
///
/// Checking once, in [`MatchMut::get`], is what lets [`part`](MatchMut::part) return a component and not an option.
/// Code that uses [`world`](MatchMut::world) must neither despawn the match nor remove one of these components.
#[derive(Debug)]
pub(super) struct MatchMut<'w> {
    world: &'w mut World,
    entity: Entity,
}

impl<'w> MatchMut<'w> {
    /// Looks the match up.
    ///
    /// # Errors
    /// [`RefusalReason::NoSuchMatch`] if the entity does not exist or lacks a component of a match.
    pub(super) fn get(world: &'w mut World, entity: Entity) -> Result<MatchMut<'w>, RefusalReason> {
        let is_match = world.get_entity(entity).is_ok_and(|found| found.get_components::<MatchComponents>().is_ok());
        if is_match { Ok(MatchMut { world, entity }) } else { Err(RefusalReason::NoSuchMatch) }
    }

    pub(super) const fn entity(&self) -> Entity {
        self.entity
    }

    pub(super) const fn world(&mut self) -> &mut World {
        self.world
    }

    /// A component that every match has.
    pub(super) fn part<C: MatchComponent>(&self) -> &C {
        self.world.get(self.entity).expect("`MatchMut::get` has found every component of a match")
    }

    /// A component that every match has, to change it.
    pub(super) fn part_mut<C: MatchComponent>(&mut self) -> Mut<'_, C> {
        self.world.get_mut(self.entity).expect("`MatchMut::get` has found every component of a match")
    }

    /// A component that only some matches have, such as a clock.
    pub(super) fn find<C: Component>(&self) -> Option<&C> {
        self.world.get(self.entity)
    }

    /// A component that only some matches have, to change it.
    pub(super) fn find_mut<C: Component<Mutability = Mutable>>(&mut self) -> Option<Mut<'_, C>> {
        self.world.get_mut(self.entity)
    }

    /// The game and its board size.
    pub(super) fn variant(&self) -> Variant {
        self.part::<History>().tree.variant()
    }

    /// The number of plies played and not taken back.
    pub(super) fn plies_played(&self) -> usize {
        self.part::<History>().plies().len()
    }

    /// The pieces of the match, on the board or off it, in the order in which they appeared.
    pub(super) fn pieces(&self) -> impl DoubleEndedIterator<Item = EntityRef<'_>> {
        let children = self.find::<Children>().map_or(&[][..], |children| &**children);
        children.iter().filter_map(|child| self.world.get_entity(*child).ok()).filter(|child| child.contains::<Piece>())
    }

    /// The position on the board.
    pub(super) fn position(&self) -> &Position {
        self.part::<History>().position()
    }

    /// The position of a match that is not over.
    ///
    /// # Errors
    /// [`RefusalReason::MatchOver`].
    pub(super) fn position_in_progress(&self) -> Result<&Position, RefusalReason> {
        match self.part::<MatchOutcome>().0 {
            Outcome::InProgress => Ok(self.position()),
            _ => Err(RefusalReason::MatchOver),
        }
    }

    /// Writes an event about this match.
    pub(super) fn emit(&mut self, event: MatchEvent) {
        self.world.write_message(BoardEvent { game: self.entity, event });
    }
}
