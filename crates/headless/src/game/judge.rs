//! The judge: applies each command or refuses it with a reason, one after the other.

use bevy::ecs::message::MessageCursor;
use bevy::prelude::*;

use super::match_mut::MatchMut;
use super::matches::DrawOffer;
use super::permissions::Permissions;
use super::requests::{EngineReply, MatchCommand, MatchRequest, Refusal, RefusalReason};
use super::systems::GameSystems;
use super::{endings, history, selection, turn, turn_control};
use crate::rules::{Game, Move};

/// Adds the judge.
pub(super) fn plugin(app: &mut App) {
    app.init_resource::<CommandHandlers>();
    app.add_systems(Update, judge_commands.in_set(GameSystems::Judge).run_if(on_message::<MatchRequest>));
}

/// Handles all commands in the order in which they were written; each finds the match as the one before left it.
///
/// An exclusive system for that reason: a command changes entities at once.
pub(super) fn judge_commands(world: &mut World, mut cursor: Local<MessageCursor<MatchRequest>>) {
    let requests: Vec<MatchRequest> = cursor.read(world.resource::<Messages<MatchRequest>>()).copied().collect();
    for MatchRequest { game, command } in requests {
        let judged = MatchMut::get(world, game).and_then(|mut game| judge(&mut game, command));
        if let Err(reason) = judged {
            world.write_message(Refusal { game, command, reason });
        }
    }
}

/// Every branch checks all of its conditions before it changes anything.
fn judge(game: &mut MatchMut, command: MatchCommand) -> Result<(), RefusalReason> {
    game.part::<Permissions>().check(command)?;
    match command {
        MatchCommand::Play(mv) => play(game, mv),
        MatchCommand::Reply { answer, generation } => reply(game, answer, generation),
        MatchCommand::Undo { plies } => history::undo(game, plies),
        MatchCommand::Redo { plies } => history::redo(game, plies),
        MatchCommand::GoTo(node) => history::go_to(game, node),
        MatchCommand::TakeBack => history::take_back(game),
        MatchCommand::PlayAgain => history::play_again(game),
        MatchCommand::SetPlayer { seat, player } => {
            turn_control::set_player(game, seat, player);
            Ok(())
        }
        MatchCommand::Pause(paused) => turn_control::pause(game, paused),
        MatchCommand::Resign(side) => endings::resign(game, side),
        MatchCommand::Flag(side) => endings::lose_on_time(game, side),
        MatchCommand::OfferDraw(side) => endings::offer_draw(game, side),
        MatchCommand::AnswerDraw { accept } => endings::answer_draw(game, accept),
        MatchCommand::Hint | MatchCommand::Analyse(_) | MatchCommand::ShowOracle(_) | MatchCommand::ShowExplorer(_) => {
            let handlers = game.world().resource::<CommandHandlers>().0.clone();
            let handled = handlers.into_iter().find_map(|handle| handle(game, command));
            handled.unwrap_or(Err(RefusalReason::NoSuchMatch))
        }
    }
}

/// Handles the commands of a feature; `None` for those of others.
pub(super) type CommandHandler = fn(&mut MatchMut, MatchCommand) -> Option<Result<(), RefusalReason>>;

/// The handlers of all features.
#[derive(Resource, Clone, Default)]
struct CommandHandlers(Vec<CommandHandler>);

/// Lets a feature handle its commands.
pub(super) fn add_handler(app: &mut App, handler: CommandHandler) {
    app.world_mut().get_resource_or_init::<CommandHandlers>().0.push(handler);
}

fn play(game: &mut MatchMut, mv: Move) -> Result<(), RefusalReason> {
    turn_control::check_human_turn(game)?;
    if selection::needs_confirmation(game, mv)? {
        return Ok(());
    }
    turn::play(game, mv)
}

fn reply(game: &mut MatchMut, answer: EngineReply, generation: u64) -> Result<(), RefusalReason> {
    turn_control::check_generation(game, generation)?;
    let mover = game.position_in_progress()?.side_to_move();
    // A draw offered earlier in the same frame is answered before the computer moves.
    let offered = game.part::<DrawOffer>().0 == Some(mover.other());
    match answer {
        EngineReply::Draw { accept } => endings::answer_draw(game, accept),
        _ if offered => Err(RefusalReason::Outdated),
        EngineReply::Play(mv) => turn::play(game, mv),
        EngineReply::Resign => endings::resign(game, mover),
    }
}
