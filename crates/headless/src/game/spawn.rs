//! Starting matches.

use bevy::prelude::*;

use super::board::BoardPoint;
use super::match_mut::MatchMut;
use super::matches::{History, Match, MatchOutcome};
use super::permissions::Permissions;
use super::piece::{At, InHand, Owner, Piece};
use super::player::Players;
use super::player_names::seats_after;
use super::{outcome, turn};
use crate::records::GameTree;
use crate::rules::{Allegiance, Game, IllegalMove, Move, Position, Side};

/// Starts a match between two human players: spawns its entity, and as children the points of the board, the pieces on
/// it and the pieces in hand.
///
/// Everything exists once the commands have been applied. [`Match`] is inserted last, so an observer of its insertion
/// finds a complete match. The match's events start with `Jumped` and `TurnStarted` (or `Ended` if `start` is a finished
/// game). Despawning the entity also despawns its children.
pub fn spawn_match(commands: &mut Commands, start: Position) -> Entity {
    spawn_tree(commands, GameTree::new(start), Players::HUMANS)
}

/// Starts a match in which these moves have been played; they can be taken back. Otherwise like [`spawn_match`].
///
/// # Errors
/// The reason why the first illegal move is illegal; nothing is spawned.
pub fn spawn_match_with(commands: &mut Commands, start: Position, moves: &[Move]) -> Result<Entity, IllegalMove> {
    spawn_match_between(commands, start, moves, Players::HUMANS)
}

/// Starts a match between these players. Otherwise like [`spawn_match_with`].
///
/// # Errors
/// The reason why the first illegal move is illegal; nothing is spawned.
pub fn spawn_match_between(
    commands: &mut Commands,
    start: Position,
    moves: &[Move],
    players: Players,
) -> Result<Entity, IllegalMove> {
    Ok(spawn_tree(commands, GameTree::with_moves(start, moves)?, players))
}

/// Starts a match with all moves of a tree; its position is that of the current node. Otherwise like [`spawn_match`].
pub fn spawn_tree(commands: &mut Commands, tree: GameTree, players: Players) -> Entity {
    let entity = commands.spawn_empty().id();
    commands.queue(move |world: &mut World| insert_match(world, entity, tree, players));
    entity
}

/// Sets up the start position on an empty entity and plays the moves up to the current node on it, so that the pieces get
/// their history.
fn insert_match(world: &mut World, entity: Entity, tree: GameTree, players: Players) {
    let moves = tree.moves(&tree.path(tree.current()));
    let outcome = tree.position(tree.current()).outcome();
    let start = tree.start().clone();
    let Ok(mut empty) = world.get_entity_mut(entity) else { return };
    empty.insert((
        Name::new(start.variant().kind().id()),
        MatchOutcome(outcome),
        seats_after(&start, &[]),
        players,
        Permissions::MATCH,
        History::at_start(tree),
    ));
    spawn_board(&mut empty, &start);
    let Ok(mut game) = MatchMut::get(world, entity) else { return };
    for mv in moves {
        turn::apply(&mut game, mv);
    }
    game.world().entity_mut(entity).insert(Match(start.variant()));
    outcome::update_after_jump(&mut game, outcome);
}

/// Spawns the points and the pieces of the start position.
fn spawn_board(game: &mut EntityWorldMut, start: &Position) {
    let placement = start.placement();
    let hands = start.situation().in_hand();
    game.with_children(|children| {
        for point in start.topology().points().iter() {
            children.spawn(BoardPoint(point));
        }
        for point in placement.occupied().iter() {
            let owner = placement.at(point).expect("an occupied point has an owner");
            children.spawn((Piece, Owner(owner), At(point)));
        }
        for side in Side::BOTH {
            for _ in 0..hands[side] {
                children.spawn((Piece, Owner(Allegiance::Side(side)), InHand));
            }
        }
    });
}
