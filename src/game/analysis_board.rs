//! The board of an analysis: a review in which moves are made.

use super::clock::Clock;
use super::match_mut::MatchMut;
use super::matches::{Analysis, History, Review, Reviewed};
use super::oracle::OracleForbidden;
use super::player::Players;
use super::requests::RefusalReason;
use super::screen::Active;
use super::{review, turn_control};

/// Opens the analysis at the position that is shown, or goes back to the match.
pub(super) fn show(game: &mut MatchMut, shown: bool) -> Result<(), RefusalReason> {
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
pub(super) fn open(game: &mut MatchMut) -> Result<(), RefusalReason> {
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

/// Turns a review into an analysis. The clock of the match is not shown there.
fn begin(game: &mut MatchMut) {
    let entity = game.entity();
    game.world().entity_mut(entity).insert(Analysis).remove::<Clock>();
    turn_control::update_active_player(game);
}
