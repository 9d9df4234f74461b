//! The one judge: grants a wish or refuses it with a reason, one after the other.

use bevy::ecs::message::MessageCursor;
use bevy::prelude::*;

use super::matches::{DrawOffer, History, Match, Seats, Standing, Verdict};
use super::player::{Awaited, Generation, Paused, Players};
use super::requests::{Answer, MatchRequest, Refusal, RefusalReason, Wish};
use super::{agreement, clock, hint, history, intent, seating, turn};
use crate::rules::{Game, Move};

/// Answers all wishes in the order in which they were written; each finds the match as the one before left it.
///
/// It has the world to itself for that reason: a granted wish changes entities at once.
pub(super) fn answer(world: &mut World, mut cursor: Local<MessageCursor<MatchRequest>>) {
    let asked: Vec<MatchRequest> = cursor.read(world.resource::<Messages<MatchRequest>>()).copied().collect();
    for MatchRequest { game, wish } in asked {
        if let Err(reason) = grant(world, game, wish) {
            world.write_message(Refusal { game, wish, reason });
        }
    }
}

/// Every branch checks all it has to before it changes anything.
fn grant(world: &mut World, game: Entity, wish: Wish) -> Result<(), RefusalReason> {
    if !is_match(world, game) {
        return Err(RefusalReason::NoSuchMatch);
    }
    match wish {
        Wish::Play(mv) => play(world, game, mv),
        Wish::Reply { answer, generation } => reply(world, game, answer, generation),
        Wish::Undo { plies } => history::undo(world, game, plies),
        Wish::Redo { plies } => history::redo(world, game, plies),
        Wish::TakeBack => history::take_back(world, game),
        Wish::PlayAgain => history::play_again(world, game),
        Wish::Seat { person, player } => {
            seating::seat(world, game, person, player);
            Ok(())
        }
        Wish::Pause(paused) => seating::pause(world, game, paused),
        Wish::Hint => hint::ask(world, game),
        Wish::Resign(side) => agreement::resign(world, game, side),
        Wish::Flag(side) => clock::flag(world, game, side),
        Wish::OfferDraw(side) => agreement::offer_draw(world, game, side),
        Wish::AnswerDraw { accept } => agreement::answer_draw(world, game, accept),
    }
}

fn play(world: &mut World, game: Entity, mv: Move) -> Result<(), RefusalReason> {
    seating::persons_turn(world, game)?;
    if intent::choose(world, game, mv)? {
        return Ok(());
    }
    turn::play(world, game, mv)
}

fn reply(world: &mut World, game: Entity, answer: Answer, generation: u64) -> Result<(), RefusalReason> {
    seating::still_asked(world, game, generation)?;
    let mover = turn::running_position(world, game)?.side_to_move();
    // A draw that was offered in this very frame is answered first.
    let offered = world.get::<DrawOffer>(game).is_some_and(|offer| offer.0 == Some(mover.other()));
    match answer {
        Answer::Draw { accept } => agreement::answer_draw(world, game, accept),
        _ if offered => Err(RefusalReason::Outdated),
        Answer::Play(mv) => turn::play(world, game, mv),
        Answer::GiveUp => agreement::resign(world, game, mover),
    }
}

fn is_match(world: &World, game: Entity) -> bool {
    type Parts =
        (&'static Match, &'static Standing, &'static Verdict, &'static Seats, &'static DrawOffer, &'static History);
    type Company = (&'static Players, &'static Awaited, &'static Paused, &'static Generation);
    world.get_entity(game).is_ok_and(|entity| entity.get_components::<(Parts, Company)>().is_ok())
}
