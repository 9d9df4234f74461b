//! The board of an analysis: a review in which moves are made.

use crate::game::clock::Clock;
use crate::game::match_mut::MatchMut;
use crate::game::matches::{Analysis, History, Review, Reviewed};
use crate::game::oracle::OracleForbidden;
use crate::game::permissions::{CommandSet, Movers, Permissions};
use crate::game::player::Players;
use crate::game::requests::RefusalReason;
use crate::game::screen::Active;
use crate::game::{review, turn_control};

/// Opens the analysis at the position that is shown, or goes back to the match.
pub(in crate::game) fn show(game: &mut MatchMut, shown: bool) -> Result<(), RefusalReason> {
    if game.find::<OracleForbidden>().is_some() {
        return Err(RefusalReason::TimedMatch);
    }
    let entity = game.entity();
    match (shown, game.find::<Review>().copied()) {
        (true, _) => return open(game),
        (false, Some(Review { of })) => {
            let world = game.world();
            review::close(&mut world.commands(), entity, of);
            // The next command of the frame finds the match itself.
            world.flush();
        }
        (false, None) => {}
    }
    Ok(())
}

/// Opens the analysis at the position that is shown.
pub(in crate::game) fn open(game: &mut MatchMut) -> Result<(), RefusalReason> {
    if game.find::<Review>().is_some() {
        begin(game);
        return Ok(());
    }
    // The analysis takes the place of the match that is shown.
    if game.find::<Reviewed>().is_some() {
        return Err(RefusalReason::LookingBack);
    }
    if game.find::<Active>().is_none() {
        return Err(RefusalReason::NoSuchMatch);
    }
    let (entity, tree, players) = (game.entity(), game.part::<History>().tree.clone(), *game.part::<Players>());
    let world = game.world();
    let review = review::open(&mut world.commands(), entity, tree, players, None);
    world.flush();
    begin(&mut MatchMut::get(world, review)?);
    Ok(())
}

/// What may be asked of an analysis: also moves, for both sides.
const TRYING_OUT: Permissions = Permissions {
    movers: Movers::Anyone,
    commands: review::LOOKING_BACK.commands.union(CommandSet::PLAY),
    ..review::LOOKING_BACK
};

/// Turns a review into an analysis. The clock of the match is not shown there.
fn begin(game: &mut MatchMut) {
    let entity = game.entity();
    game.world().entity_mut(entity).insert((Analysis, TRYING_OUT)).remove::<Clock>();
    turn_control::update_active_player(game);
}
