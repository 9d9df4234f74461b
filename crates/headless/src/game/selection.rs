//! The selection on a board, and what the rules say about it.
//!
//! Input devices write the point under the cursor and the selected piece into [`Selection`]; [`MoveOptions`] adds the
//! legal moves and a preview. The view shows them on the board, the panels describe them in words; neither judges moves.

mod marks;

use bevy::prelude::*;

use super::match_mut::MatchMut;
use super::matches::{History, MatchOutcome};
use super::player::ActivePlayer;
use super::requests::RefusalReason;
use super::systems::GameSystems;
use crate::rules::{Allegiance, Effect, Game, IllegalMove, Move, Outcome, Point, PointSet, Position};

pub use marks::{ChosenMark, CursorMark, PreviewMark, TargetMark};

/// Adds the move options of matches with a selection.
pub(super) fn plugin(app: &mut App) {
    app.init_resource::<ConfirmMoves>();
    app.add_systems(Update, (update_options, marks::mark_points).chain().in_set(GameSystems::Options));
}

/// The cursor and the selected piece on a match's board.
#[derive(Component, Clone, PartialEq, Eq, Debug, Default)]
#[require(MoveOptions)]
pub struct Selection {
    /// The point under the pointer, or under the keyboard's cursor.
    pub cursor: Option<Point>,
    /// The point of the selected piece, in games whose pieces move.
    pub selected: Option<Point>,
    /// The move requested once, where moves must be confirmed.
    pub chosen: Option<Move>,
}

impl Selection {
    /// Deselects the piece and drops the chosen move.
    pub const fn put_down(&mut self) {
        self.selected = None;
        self.chosen = None;
    }
}

/// Whether a move on the board is played only when it has been requested twice.
#[derive(Resource, Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct ConfirmMoves(pub bool);

/// The moves that a player can make now, derived from the position and the [`Selection`].
#[derive(Component, Clone, PartialEq, Eq, Debug, Default)]
pub struct MoveOptions {
    /// Points on which a move can start: cells to place on, pieces to select, neutral pieces to remove.
    pub origins: PointSet,
    /// Points to which the selected piece can move; empty while none is selected.
    pub targets: PointSet,
    /// The move that a click on the cursor's point would request; `None` where a click is not a move.
    pub proposal: Option<Proposal>,
    /// Whether pieces are placed on this turn, rather than selected and moved.
    pub placing: bool,
    /// Whether passing is legal now.
    pub pass: bool,
    /// Whether swapping sides by the pie rule is legal now.
    pub swap: bool,
    /// The move that waits to be confirmed, and its notation.
    pub chosen: Option<(Move, String)>,
}

/// A move that the player points at, legal or not.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Proposal {
    /// The move.
    pub mv: Move,
    /// Its consequences, or the reason why it is illegal.
    pub verdict: Result<MovePreview, IllegalMove>,
}

/// The consequences of a legal move.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct MovePreview {
    /// The move in the game's notation.
    pub text: String,
    /// Its effects, in order.
    pub effects: Vec<Effect>,
    /// The outcome after it.
    pub outcome: Outcome,
    /// The enemy pieces that the move corners, captured or (when there are two) not; only in games with cornering.
    pub cornered: PointSet,
}

/// Updates the [`MoveOptions`] of every match that has them and a [`Selection`]; empty while no human is to move.
pub(super) fn update_options(
    mut matches: Query<(&History, &Selection, &ActivePlayer, &mut MoveOptions), OptionsOutdated>,
) {
    for (history, selection, active, mut options) in &mut matches {
        let is_human = *active == ActivePlayer::Human;
        let position = is_human.then(|| history.position());
        options.set_if_neq(position.map(|position| MoveOptions::new(position, selection)).unwrap_or_default());
    }
}

type OptionsOutdated =
    Or<(Changed<Selection>, Changed<History>, Changed<ActivePlayer>, Changed<MatchOutcome>, Added<MoveOptions>)>;

impl MoveOptions {
    /// Whether the proposal is this move.
    pub fn proposes(&self, mv: Option<Move>) -> bool {
        mv.is_some() && self.proposal.as_ref().map(|proposal| proposal.mv) == mv
    }

    /// The moves that a player can make at `position` with this selection.
    pub fn new(position: &Position, selection: &Selection) -> MoveOptions {
        let legal = position.legal_moves();
        let targets = legal.iter().filter_map(|mv| match *mv {
            Move::Step { from, to } if Some(from) == selection.selected => Some(to),
            _ => None,
        });
        MoveOptions {
            origins: legal.iter().filter_map(|mv| mv.origin()).collect(),
            targets: targets.collect(),
            proposal: proposal(position, selection),
            placing: legal.iter().any(|mv| matches!(mv, Move::Place(_))),
            pass: legal.contains(&Move::Pass),
            swap: legal.contains(&Move::Swap),
            chosen: selection.chosen.map(|mv| (mv, position.format_move(mv))),
        }
    }
}

/// A pointer that rests on a piece proposes nothing, although a click there would be an illegal move. The chosen move
/// stays proposed until the player points at another legal one.
fn proposal(position: &Position, selection: &Selection) -> Option<Proposal> {
    let propose = |mv| Proposal { mv, verdict: preview(position, mv) };
    let rests_on_piece =
        |proposal: &Proposal| matches!(proposal.verdict, Err(IllegalMove::Occupied(_) | IllegalMove::OwnPieceThere(_)));
    let pointed = proposed_move(position, selection).map(propose).filter(|proposal| !rests_on_piece(proposal));
    let is_legal = pointed.as_ref().is_some_and(|proposal| proposal.verdict.is_ok());
    match selection.chosen {
        Some(mv) if !is_legal && selection.selected.is_none() => Some(propose(mv)),
        _ => pointed,
    }
}

/// The move that a click on the cursor's point requests, legal or not.
pub fn proposed_move(position: &Position, selection: &Selection) -> Option<Move> {
    let cursor = selection.cursor?;
    if let Some(from) = selection.selected {
        return (from != cursor).then_some(Move::Step { from, to: cursor });
    }
    if position.situation().places_pieces() {
        return Some(Move::Place(cursor));
    }
    position.placement().neutral.contains(cursor).then_some(Move::Remove(cursor))
}

/// Handles a press on the cursor's point: selects or deselects a piece, or returns the requested move, legal or not.
pub fn press(position: &Position, selection: &mut Selection) -> Option<Move> {
    let before = selection.selected;
    if selection.cursor.is_none() && before.is_none() {
        return selection.chosen;
    }
    pick_up(position, selection);
    if selection.selected != before {
        return None;
    }
    if selection.cursor == selection.selected {
        selection.selected = None;
        return None;
    }
    requested_move(position, selection)
}

/// The move that a press on the cursor's point requests.
///
/// On the target of the chosen move it is that move. On a piece that cannot be selected it is an illegal step, so that
/// the refusal gives the reason.
pub fn requested_move(position: &Position, selection: &Selection) -> Option<Move> {
    let again = selection.chosen.filter(|mv| mv.target() == selection.cursor && selection.selected.is_none());
    let illegal_step = || {
        let cursor = selection.cursor?;
        let next = position.topology().neighbours(cursor).first()?;
        position.placement().at(cursor).map(|_| Move::Step { from: cursor, to: next })
    };
    again.or_else(|| proposed_move(position, selection)).or_else(illegal_step)
}

/// Selects the piece under the cursor if it belongs to the side to move and that side moves pieces on this turn.
pub fn pick_up(position: &Position, selection: &mut Selection) {
    let Some(cursor) = selection.cursor else { return };
    let own = position.placement().at(cursor) == Some(Allegiance::Side(position.side_to_move()));
    let steps = position.legal_moves().iter().any(|mv| matches!(mv, Move::Step { .. }));
    if own && steps && selection.selected != Some(cursor) {
        *selection = Selection { cursor: Some(cursor), selected: Some(cursor), chosen: None };
    }
}

/// Whether a requested move must be requested once more: records a legal one as chosen where moves must be confirmed.
pub(super) fn needs_confirmation(game: &mut MatchMut, mv: Move) -> Result<bool, RefusalReason> {
    let Some(chosen) = game.find::<Selection>().map(|selection| selection.chosen) else { return Ok(false) };
    let confirm = game.world().resource::<ConfirmMoves>().0;
    if !confirm || chosen == Some(mv) || mv.target().is_none() {
        return Ok(false);
    }
    game.position_in_progress()?.play(mv).map_err(RefusalReason::Illegal)?;
    if let Some(mut selection) = game.find_mut::<Selection>() {
        selection.chosen = Some(mv);
    }
    Ok(true)
}

/// Drops the chosen move, which belonged to the position before.
pub(super) fn clear_chosen_move(game: &mut MatchMut) {
    if game.find::<Selection>().is_some_and(|selection| selection.chosen.is_some())
        && let Some(mut selection) = game.find_mut::<Selection>()
    {
        selection.chosen = None;
    }
}

fn preview(position: &Position, mv: Move) -> Result<MovePreview, IllegalMove> {
    let played = position.play(mv)?;
    Ok(MovePreview {
        text: position.format_move(mv),
        effects: played.effects,
        outcome: played.next.outcome(),
        cornered: position.cornered(mv),
    })
}
