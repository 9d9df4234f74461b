//! The one judge: grants a wish or refuses it with a reason, one after the other.

use bevy::ecs::message::MessageCursor;
use bevy::prelude::*;

use super::matches::{DrawOffer, History, Match, MatchOutcome, MatchState, Seats};
use super::player::{ActivePlayer, Generation, Paused, Players};
use super::requests::{EngineReply, MatchCommand, MatchRequest, Refusal, RefusalReason};
use super::{clock, hint, history, resignation_and_draws, selection, turn, turn_control};
use crate::rules::{Game, Move};

/// Answers all wishes in the order in which they were written; each finds the match as the one before left it.
///
/// It has the world to itself for that reason: a granted wish changes entities at once.
pub(super) fn judge_commands(world: &mut World, mut cursor: Local<MessageCursor<MatchRequest>>) {
    let asked: Vec<MatchRequest> = cursor.read(world.resource::<Messages<MatchRequest>>()).copied().collect();
    for MatchRequest { game, command: wish } in asked {
        if let Err(reason) = judge(world, game, wish) {
            world.write_message(Refusal { game, wish, reason });
        }
    }
}

/// Every branch checks all it has to before it changes anything.
fn judge(world: &mut World, game: Entity, wish: MatchCommand) -> Result<(), RefusalReason> {
    if !is_match(world, game) {
        return Err(RefusalReason::NoSuchMatch);
    }
    match wish {
        MatchCommand::Play(mv) => play(world, game, mv),
        MatchCommand::Reply { answer, generation } => reply(world, game, answer, generation),
        MatchCommand::Undo { plies } => history::undo(world, game, plies),
        MatchCommand::Redo { plies } => history::redo(world, game, plies),
        MatchCommand::TakeBack => history::take_back(world, game),
        MatchCommand::PlayAgain => history::play_again(world, game),
        MatchCommand::Seat { person, player } => {
            turn_control::seat(world, game, person, player);
            Ok(())
        }
        MatchCommand::Pause(paused) => turn_control::pause(world, game, paused),
        MatchCommand::Hint => hint::request(world, game),
        MatchCommand::Resign(side) => resignation_and_draws::resign(world, game, side),
        MatchCommand::Flag(side) => clock::flag(world, game, side),
        MatchCommand::OfferDraw(side) => resignation_and_draws::offer_draw(world, game, side),
        MatchCommand::AnswerDraw { accept } => resignation_and_draws::answer_draw(world, game, accept),
    }
}

fn play(world: &mut World, game: Entity, mv: Move) -> Result<(), RefusalReason> {
    turn_control::check_human_turn(world, game)?;
    if selection::choose(world, game, mv)? {
        return Ok(());
    }
    turn::play(world, game, mv)
}

fn reply(world: &mut World, game: Entity, answer: EngineReply, generation: u64) -> Result<(), RefusalReason> {
    turn_control::check_generation(world, game, generation)?;
    let mover = turn::running_position(world, game)?.side_to_move();
    // A draw that was offered in this very frame is answered first.
    let offered = world.get::<DrawOffer>(game).is_some_and(|offer| offer.0 == Some(mover.other()));
    match answer {
        EngineReply::Draw { accept } => resignation_and_draws::answer_draw(world, game, accept),
        _ if offered => Err(RefusalReason::Outdated),
        EngineReply::Play(mv) => turn::play(world, game, mv),
        EngineReply::GiveUp => resignation_and_draws::resign(world, game, mover),
    }
}

fn is_match(world: &World, game: Entity) -> bool {
    type Parts = (
        &'static Match,
        &'static MatchState,
        &'static MatchOutcome,
        &'static Seats,
        &'static DrawOffer,
        &'static History,
    );
    type Company = (&'static Players, &'static ActivePlayer, &'static Paused, &'static Generation);
    world.get_entity(game).is_ok_and(|entity| entity.get_components::<(Parts, Company)>().is_ok())
}
