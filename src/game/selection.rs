//! What the person at the board is considering, and what the rules say of it.
//!
//! Input writes where the pointer or cursor is and what is picked up; [`foresee`] adds the verdict. The view shows it
//! on the board, the interface tells it in words; neither judges anything.

use bevy::prelude::*;

use super::matches::{MatchOutcome, MatchState, change};
use super::player::ActivePlayer;
use super::requests::RefusalReason;
use super::snapshot::Boards;
use super::turn;
use crate::rules::{Allegiance, Effect, Game, IllegalMove, Move, Outcome, Phase, Point, PointSet, Position};

/// What is pointed at and picked up on a match's board.
#[derive(Component, Clone, PartialEq, Eq, Debug, Default)]
pub struct Selection {
    /// The point under the pointer, or the keyboard's cursor.
    pub cursor: Option<Point>,
    /// The point of the piece that is picked up (Breakthrough, Diamond).
    pub selected: Option<Point>,
    /// The move that was asked for once, where moves are to be confirmed.
    pub chosen: Option<Move>,
}

impl Selection {
    /// Nothing is picked up or chosen any more.
    pub const fn put_down(&mut self) {
        self.selected = None;
        self.chosen = None;
    }
}

/// Whether a move on the board is played only when it has been asked for twice.
#[derive(Resource, Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct ConfirmMoves(pub bool);

/// What could be done: derived from the position and the intent.
#[derive(Component, Clone, PartialEq, Eq, Debug, Default)]
pub struct MoveOptions {
    /// Points on which a move can begin: cells to place on, pieces to pick up, neutrals to remove.
    pub origins: PointSet,
    /// Points to which the picked-up piece can go; empty while nothing is picked up.
    pub targets: PointSet,
    /// What a click on the cursor's point would mean, with the verdict; `None` where a click means no move.
    pub proposal: Option<Proposal>,
    /// New pieces are placed on this turn (else pieces are picked up first).
    pub placing: bool,
    /// A move without a point that is legal now: a pass, or the swap by the pie rule.
    pub pass: bool,
    pub swap: bool,
    /// The move that is chosen and waits to be confirmed, and how people write it.
    pub chosen: Option<(Move, String)>,
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Proposal {
    pub mv: Move,
    pub verdict: Result<MovePreview, IllegalMove>,
}

/// What a legal move would do.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct MovePreview {
    /// The move as people write it.
    pub text: String,
    pub effects: Vec<Effect>,
    pub outcome: Outcome,
    /// Diamond: enemies that stand cornered by the move, captured or (when two) not.
    pub cornered: PointSet,
}

/// Keeps the [`Choices`] of every match that has them and an [`Intent`] up to date; none are offered while no person
/// is to move.
pub(super) fn update_options(
    boards: Boards,
    mut considered: Query<(Entity, &Selection, &ActivePlayer, &mut MoveOptions), ChangedInputs>,
) {
    for (game, intent, awaited, mut choices) in &mut considered {
        let position = if *awaited == ActivePlayer::Person { boards.position(game) } else { None };
        choices.set_if_neq(position.map(|position| MoveOptions::new(&position, intent)).unwrap_or_default());
    }
}

type ChangedInputs =
    Or<(Changed<Selection>, Changed<MatchState>, Changed<ActivePlayer>, Changed<MatchOutcome>, Added<MoveOptions>)>;

impl MoveOptions {
    /// Everything a person could do at `position` with this intent.
    #[must_use]
    pub fn new(position: &Position, intent: &Selection) -> MoveOptions {
        let legal = position.legal_moves();
        let targets = legal.iter().filter_map(|mv| match *mv {
            Move::Step { from, to } if Some(from) == intent.selected => Some(to),
            _ => None,
        });
        MoveOptions {
            origins: legal.iter().filter_map(|mv| mv.origin()).collect(),
            targets: targets.collect(),
            proposal: proposal(position, intent),
            placing: legal.iter().any(|mv| matches!(mv, Move::Place(_))),
            pass: legal.contains(&Move::Pass),
            swap: legal.contains(&Move::Swap),
            chosen: intent.chosen.map(|mv| (mv, position.format_move(mv))),
        }
    }
}

/// A pointer that only rests on a piece asks for nothing, however illegal a click there would be. The chosen move stays
/// proposed until another one is pointed at.
fn proposal(position: &Position, intent: &Selection) -> Option<Proposal> {
    let propose = |mv| Proposal { mv, verdict: preview(position, mv) };
    let rests =
        |proposal: &Proposal| matches!(proposal.verdict, Err(IllegalMove::Occupied(_) | IllegalMove::OwnPieceThere(_)));
    let pointed = proposed_move(position, intent).map(propose).filter(|proposal| !rests(proposal));
    let other = pointed.as_ref().is_some_and(|proposal| proposal.verdict.is_ok());
    match intent.chosen {
        Some(mv) if !other && intent.selected.is_none() => Some(propose(mv)),
        _ => pointed,
    }
}

/// The move that a click on the cursor's point asks for, legal or not.
#[must_use]
pub fn proposed_move(position: &Position, intent: &Selection) -> Option<Move> {
    let cursor = intent.cursor?;
    if let Some(from) = intent.selected {
        return (from != cursor).then_some(Move::Step { from, to: cursor });
    }
    let placement = position.placement();
    match position {
        Position::Othello(_) => Some(Move::Place(cursor)),
        Position::Breakthrough(_) => None,
        Position::Diamond(diamond) => match diamond.situation().phase {
            Phase::Placement => Some(Move::Place(cursor)),
            Phase::Movement => placement.neutral.contains(cursor).then_some(Move::Remove(cursor)),
        },
    }
}

/// A press on the cursor's point: picks a piece up, puts it down, or gives the move that it asks for, legal or not.
#[must_use]
pub fn press(position: &Position, intent: &mut Selection) -> Option<Move> {
    let before = intent.selected;
    if intent.cursor.is_none() && before.is_none() {
        return intent.chosen;
    }
    pick_up(position, intent);
    if intent.selected != before {
        return None;
    }
    if intent.cursor == intent.selected {
        intent.selected = None;
        return None;
    }
    asked_move(position, intent)
}

/// The move that a press on the cursor's point asks for. On a piece that cannot be picked up it means no move: it is
/// asked as a step, so that the answer says why. On the target of the chosen move it means that move.
#[must_use]
pub fn asked_move(position: &Position, intent: &Selection) -> Option<Move> {
    let again = intent.chosen.filter(|mv| mv.target() == intent.cursor && intent.selected.is_none());
    let puzzled = || {
        let cursor = intent.cursor?;
        let next = position.topology().neighbours(cursor).first()?;
        position.placement().at(cursor).map(|_| Move::Step { from: cursor, to: next })
    };
    again.or_else(|| proposed_move(position, intent)).or_else(puzzled)
}

/// A press on one of the mover's own pieces picks it up, unless pieces are placed on this turn.
pub fn pick_up(position: &Position, intent: &mut Selection) {
    let Some(cursor) = intent.cursor else { return };
    let own = position.placement().at(cursor) == Some(Allegiance::Side(position.side_to_move()));
    let steps = position.legal_moves().iter().any(|mv| matches!(mv, Move::Step { .. }));
    if own && steps && intent.selected != Some(cursor) {
        *intent = Selection { cursor: Some(cursor), selected: Some(cursor), chosen: None };
    }
}

/// Chooses a legal move where moves are to be confirmed and it was not chosen before; true if it is not to be played yet.
pub(super) fn choose(world: &mut World, game: Entity, mv: Move) -> Result<bool, RefusalReason> {
    let Some(chosen) = world.get::<Selection>(game).map(|intent| intent.chosen) else { return Ok(false) };
    let confirm = world.get_resource::<ConfirmMoves>().is_some_and(|confirm| confirm.0);
    if !confirm || chosen == Some(mv) || mv.target().is_none() {
        return Ok(false);
    }
    turn::running_position(world, game)?.play(mv).map_err(RefusalReason::Illegal)?;
    change(world, game, |intent: &mut Selection| intent.chosen = Some(mv));
    Ok(true)
}

/// What was chosen on another position is not chosen any more.
pub(super) fn clear_stale(world: &mut World, game: Entity) {
    if world.get::<Selection>(game).is_some_and(|intent| intent.chosen.is_some()) {
        change(world, game, |intent: &mut Selection| intent.chosen = None);
    }
}

fn preview(position: &Position, mv: Move) -> Result<MovePreview, IllegalMove> {
    let played = position.play(mv)?;
    let cornered = match position {
        Position::Diamond(diamond) => diamond.cornered(mv),
        Position::Othello(_) | Position::Breakthrough(_) => PointSet::EMPTY,
    };
    Ok(MovePreview {
        text: position.format_move(mv),
        effects: played.effects,
        outcome: played.next.outcome(),
        cornered,
    })
}
