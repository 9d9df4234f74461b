//! Endings that the rules do not decide: resignation, loss on time, and the agreed draw.

use super::clock::Clock;
use super::events::MatchEvent;
use super::match_mut::MatchMut;
use super::matches::{DrawOffer, Seats};
use super::outcome;
use super::requests::RefusalReason;
use crate::rules::{Draw, Outcome, Side, Victory};

/// Whether this end does not follow from the board: undo takes it back first.
pub(super) const fn is_decided_off_board(outcome: Outcome) -> bool {
    matches!(outcome, Outcome::Won { by: Victory::Resignation | Victory::Time, .. } | Outcome::Drawn(Draw::Agreement))
}

/// Ends the match with a loss of `side`, which may resign at any time.
pub(super) fn resign(game: &mut MatchMut, side: Side) -> Result<(), RefusalReason> {
    game.position_in_progress()?;
    outcome::update(game, Outcome::Won { side: side.other(), by: Victory::Resignation });
    Ok(())
}

/// Ends the match with a loss of `side` if it has no time left.
pub(super) fn lose_on_time(game: &mut MatchMut, side: Side) -> Result<(), RefusalReason> {
    game.position_in_progress()?;
    let seat = game.part::<Seats>().0[side];
    let clock = game.find::<Clock>().ok_or(RefusalReason::Outdated)?;
    if !clock.of(seat).is_zero() {
        return Err(RefusalReason::Outdated);
    }
    outcome::update(game, Outcome::Won { side: side.other(), by: Victory::Time });
    Ok(())
}

/// Records the offer of `by`. Either side may offer at any time; one offer stands at a time.
pub(super) fn offer_draw(game: &mut MatchMut, by: Side) -> Result<(), RefusalReason> {
    check_draw_offers_allowed(game)?;
    game.position_in_progress()?;
    if game.part::<DrawOffer>().0.is_some() {
        return Err(RefusalReason::AlreadyOffered);
    }
    game.part_mut::<DrawOffer>().0 = Some(by);
    game.emit(MatchEvent::DrawOffered { by });
    Ok(())
}

/// Accepts or declines the draw that stands offered.
pub(super) fn answer_draw(game: &mut MatchMut, accept: bool) -> Result<(), RefusalReason> {
    check_draw_offers_allowed(game)?;
    game.position_in_progress()?;
    let offered_by = game.part::<DrawOffer>().0.ok_or(RefusalReason::NoOffer)?;
    if accept {
        outcome::update(game, Outcome::Drawn(Draw::Agreement));
    } else {
        decline_draw(game, offered_by.other());
    }
    Ok(())
}

/// Declines the opponent's draw offer, if there is one, because `mover` moves instead of answering.
pub(super) fn decline_draw_by_moving(game: &mut MatchMut, mover: Side) {
    if game.part::<DrawOffer>().0 == Some(mover.other()) {
        decline_draw(game, mover);
    }
}

fn decline_draw(game: &mut MatchMut, by: Side) {
    game.part_mut::<DrawOffer>().0 = None;
    game.emit(MatchEvent::DrawDeclined { by });
}

fn check_draw_offers_allowed(game: &MatchMut) -> Result<(), RefusalReason> {
    if game.variant().kind().info().draw_offers { Ok(()) } else { Err(RefusalReason::NoDrawsByAgreement) }
}
