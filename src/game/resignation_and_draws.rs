//! Endings that people bring about, not the rules: resignation and the agreed draw.

use bevy::prelude::*;

use super::events::MatchEvent;
use super::matches::{DrawOffer, Match, change};
use super::requests::RefusalReason;
use super::turn;
use crate::rules::{Draw, GameKind, Outcome, Side, Victory};

/// Whether people brought this end about; nothing on the board shows it, and undo takes it back first.
pub(super) const fn is_decided_by_players(outcome: Outcome) -> bool {
    matches!(outcome, Outcome::Won { by: Victory::Resignation | Victory::Time, .. } | Outcome::Drawn(Draw::Agreement))
}

/// Either side may give up at any time.
pub(super) fn resign(world: &mut World, game: Entity, side: Side) -> Result<(), RefusalReason> {
    turn::running_position(world, game)?;
    turn::settle(world, game, Outcome::Won { side: side.other(), by: Victory::Resignation });
    Ok(())
}

/// Either side may offer a draw at any time; one offer stands at a time.
pub(super) fn offer_draw(world: &mut World, game: Entity, by: Side) -> Result<(), RefusalReason> {
    check_draw_offers_allowed(world, game)?;
    turn::running_position(world, game)?;
    if offer(world, game).is_some() {
        return Err(RefusalReason::AlreadyOffered);
    }
    change(world, game, |offer: &mut DrawOffer| offer.0 = Some(by));
    turn::emit(world, game, MatchEvent::DrawOffered { by });
    Ok(())
}

pub(super) fn answer_draw(world: &mut World, game: Entity, accept: bool) -> Result<(), RefusalReason> {
    check_draw_offers_allowed(world, game)?;
    turn::running_position(world, game)?;
    let by = offer(world, game).ok_or(RefusalReason::NoOffer)?.other();
    if accept {
        turn::settle(world, game, Outcome::Drawn(Draw::Agreement));
    } else {
        decline(world, game, by);
    }
    Ok(())
}

/// A side that moves has declined the draw it was offered.
pub(super) fn decline_by_moving(world: &mut World, game: Entity, mover: Side) {
    if offer(world, game) == Some(mover.other()) {
        decline(world, game, mover);
    }
}

fn decline(world: &mut World, game: Entity, by: Side) {
    change(world, game, |offer: &mut DrawOffer| offer.0 = None);
    turn::emit(world, game, MatchEvent::DrawDeclined { by });
}

fn offer(world: &World, game: Entity) -> Option<Side> {
    world.get::<DrawOffer>(game).and_then(|offer| offer.0)
}

fn check_draw_offers_allowed(world: &World, game: Entity) -> Result<(), RefusalReason> {
    let kind = world.get::<Match>(game).map(|game| game.0.kind());
    if kind == Some(GameKind::Diamond) { Ok(()) } else { Err(RefusalReason::NoDrawsByAgreement) }
}
