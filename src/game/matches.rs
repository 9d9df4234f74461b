//! The match entity and its small components.

use bevy::ecs::component::Mutable;
use bevy::prelude::*;

use super::board::BoardPoint;
use super::computer::EvalHistory;
use super::piece::{At, InHand, Owner, Piece};
use super::player::{ActivePlayer, Generation, Paused, Players};
use super::turn;
use crate::rules::{
    Allegiance, Effect, Game, IllegalMove, Move, Outcome, PerSide, Position, Record, Side, Situation, Variant,
};

/// Begins a match: its entity with its components, and as its children the points of the board, the pieces on it and
/// (Diamond) the pieces in hand.
///
/// Everything is there when the commands have been applied, [`Match`] last: who waits for it finds a whole match.
/// Components that the caller adds to the entity come after that. The match's facts begin with `Jumped` and
/// `TurnStarted` (or `Ended`, if the start is a finished game). Despawning the entity removes its children with it.
pub fn spawn(commands: &mut Commands, start: Position) -> Entity {
    spawn_record(commands, Record::new(start), Players::HUMANS)
}

/// Begins a match in which these moves have been played; they can be taken back. Otherwise as [`spawn`].
///
/// # Errors
/// The reason why the first move that is not legal is not; nothing is spawned.
pub fn spawn_with(commands: &mut Commands, start: Position, moves: &[Move]) -> Result<Entity, IllegalMove> {
    spawn_between(commands, start, moves, Players::HUMANS)
}

/// Begins a match between these players. Otherwise as [`spawn_with`], which is for people alone.
///
/// # Errors
/// The reason why the first move that is not legal is not; nothing is spawned.
pub fn spawn_between(
    commands: &mut Commands,
    start: Position,
    moves: &[Move],
    players: Players,
) -> Result<Entity, IllegalMove> {
    let mut record = Record::new(start);
    for mv in moves {
        record.play(*mv)?;
    }
    Ok(spawn_record(commands, record, players))
}

fn spawn_record(commands: &mut Commands, record: Record<Position>, players: Players) -> Entity {
    let game = commands.spawn_empty().id();
    commands.queue(move |world: &mut World| set_up(world, game, &record, players));
    game
}

/// Sets the start up on an empty entity and plays the record on it, so that the pieces have the past they would have.
fn set_up(world: &mut World, game: Entity, record: &Record<Position>, players: Players) {
    let start = record.start();
    let Ok(mut entity) = world.get_entity_mut(game) else { return };
    let mut seats = PerSide::new(Seat::One, Seat::Two);
    if start.opener() == Side::Second {
        seats.swap();
    }
    entity.insert((
        Name::new(start.variant().kind().id()),
        MatchState(start.situation()),
        MatchOutcome(record.current().outcome()),
        Seats(seats),
        (players, ActivePlayer::default(), Paused::default(), Generation::default(), EvalHistory::default()),
        DrawOffer::default(),
        History { start: start.clone(), played: Vec::new(), undone: Vec::new() },
    ));
    set_board(&mut entity, start);
    turn::apply(world, game, record);
    if let Ok(mut entity) = world.get_entity_mut(game) {
        entity.insert(Match(start.variant()));
        turn::settle_after_jump(world, game, record.current().outcome());
    }
}

fn set_board(game: &mut EntityWorldMut, start: &Position) {
    let placement = start.placement();
    let hands = match start.situation() {
        Situation::Diamond(situation) => situation.in_hand,
        Situation::Othello { .. } | Situation::Breakthrough { .. } => PerSide::default(),
    };
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

/// Changes a component of a match; does nothing where it is missing.
pub(super) fn change<C: Component<Mutability = Mutable>>(world: &mut World, game: Entity, with: impl FnOnce(&mut C)) {
    if let Some(mut component) = world.get_mut::<C>(game) {
        with(&mut component);
    }
}

/// A match of two; its points and pieces are its children.
#[derive(Component, Clone, Copy, PartialEq, Eq, Debug)]
#[component(immutable)]
pub struct Match(pub Variant);

/// What the position knows beyond who stands where; the side to move is in here.
#[derive(Component, Clone, PartialEq, Eq, Debug)]
pub struct MatchState(pub Situation);

/// How the match stands, resignation and agreement included.
#[derive(Component, Clone, Copy, PartialEq, Eq, Debug)]
pub struct MatchOutcome(pub Outcome);

/// Which person plays which side. The pie rule exchanges them.
#[derive(Component, Clone, Copy, PartialEq, Eq, Debug)]
pub struct Seats(pub PerSide<Seat>);

/// The two at the table, people or not; `One` made the first ply (or would have).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Seat {
    One,
    Two,
}

impl Seat {
    pub const BOTH: [Seat; 2] = [Seat::One, Seat::Two];

    /// 0 for `One`, 1 for `Two`.
    #[must_use]
    pub const fn index(self) -> usize {
        self as usize
    }
}

/// The side that has offered a draw, while the offer stands.
#[derive(Component, Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct DrawOffer(pub Option<Side>);

/// Every ply of the match, and the plies taken back that can be played again until another is played instead.
#[derive(Component, Clone, PartialEq, Debug)]
pub struct History {
    pub start: Position,
    pub played: Vec<PlayedPly>,
    /// Taken back; the last one is the next to be played again.
    pub undone: Vec<Move>,
}

/// A ply that was played, with what is needed to take it back.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PlayedPly {
    pub side: Side,
    pub mv: Move,
    /// The move as people write it.
    pub text: String,
    pub effects: Vec<Effect>,
    pub before: Situation,
}
