//! Compares what a frame has done with what the model says.

use std::collections::{BTreeMap, BTreeSet};

use bevy::prelude::*;
use tessera::game::events::{BoardEvent, MatchEvent};
use tessera::game::requests::{MatchRequest, Refusal};

use super::facts::{Facts, Role};
use super::judge::{Applied, Model};
use super::probe::Probed;

/// What a frame has written, and the matches after it.
#[derive(Debug)]
pub(super) struct Frame<'a> {
    pub(super) refusals: &'a [Refusal],
    pub(super) events: &'a [BoardEvent],
    pub(super) after: &'a BTreeMap<Entity, Facts>,
    /// The matches that there were before the frame.
    pub(super) known: &'a BTreeSet<Entity>,
    /// Another board was opened or closed after the commands: matches may wait, and reviews be closed.
    pub(super) other_board: bool,
}

/// Every command is applied as the model says, or refused for the reason that it gives, in order.
pub(super) fn check(probed: &Probed, frame: &Frame) {
    let mut model = Model { matches: probed.matches.clone(), confirm: probed.confirm };
    let mut refusals = frame.refusals.iter().copied().peekable();
    let mut applied: BTreeMap<Entity, Vec<Applied>> = BTreeMap::new();
    for request @ MatchRequest { game, command } in probed.requests.iter().copied() {
        match model.judge(request) {
            Some(Err(reason)) => assert_eq!(refusals.next(), Some(Refusal { game, command, reason })),
            Some(Ok(done)) => applied.entry(game).or_default().push(done),
            None => _ = refusals.next_if(|refusal| (refusal.game, refusal.command) == (game, command)),
        }
    }
    assert_eq!(refusals.next(), None, "the model applies this command; {:?}", probed.requests);
    for (game, before) in &probed.matches {
        if before.role == Role::Exercise {
            continue;
        }
        check_events(*game, applied.get(game).map_or(&[], |applied| applied), frame);
        match (model.matches.get(game), frame.after.get(game)) {
            (Some(expected), Some(found)) => check_facts(expected, found, frame),
            (Some(_), None) => assert!(frame.other_board, "a match has vanished"),
            (None, found) => assert_eq!(found, None, "a review that is closed is gone"),
        }
    }
}

/// Each kind of event is written as often as a command was applied that writes it.
fn check_events(game: Entity, applied: &[Applied], frame: &Frame) {
    let count = |wanted: Applied| applied.iter().filter(|done| **done == wanted).count();
    let written = |is: fn(&MatchEvent) -> bool| {
        frame.events.iter().filter(|event| event.game == game && is(&event.event)).count()
    };
    // A match begins with a jump.
    let begun = usize::from(!frame.known.contains(&game));
    assert_eq!(written(|event| matches!(event, MatchEvent::Played { .. })), count(Applied::Played));
    assert_eq!(written(|event| matches!(event, MatchEvent::Jumped { .. })), count(Applied::Jumped) + begun);
    assert_eq!(written(|event| matches!(event, MatchEvent::DrawOffered { .. })), count(Applied::Offered));
    assert_eq!(written(|event| matches!(event, MatchEvent::PlayerChanged { .. })), count(Applied::PlayerChanged));
    assert!(written(|event| matches!(event, MatchEvent::DrawDeclined { .. })) >= count(Applied::Declined));
    assert!(written(|event| matches!(event, MatchEvent::Ended(_))) >= count(Applied::Ended));
}

fn check_facts(expected: &Facts, found: &Facts, frame: &Frame) {
    let is_review = matches!(found.role, Role::Review { .. });
    let state = |facts: &Facts| {
        let board = (facts.position.clone(), facts.outcome, facts.seats, facts.offer);
        // A review shows the clock of its match.
        let clock = facts.clock.clone().filter(|_| !is_review);
        (board, (facts.players, facts.paused, facts.active_player), (facts.generation, facts.chosen, facts.role), clock)
    };
    assert_eq!(state(found), state(expected));
    if !frame.other_board {
        assert_eq!((found.active, found.reviewed), (expected.active, expected.reviewed));
    }
    assert_eq!(found.active_player, found.expected_active_player());
}
