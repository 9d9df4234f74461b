//! The state of every action, read from the components of a match.

use bevy::ecs::query::QueryData;
use bevy::prelude::*;

use super::{ActionState, MatchAction, Unavailable};
use crate::game::analysis::{Analysis, AnalysisValues, GameAnalysis, PlayEvaluation, Retry};
use crate::game::clock::Clock;
use crate::game::computer::EngineFailed;
use crate::game::explorer::OpeningMoves;
use crate::game::history::plies_to_take_back;
use crate::game::matches::{DrawOffer, History, Match, MatchDetails, MatchOutcome, Review, Seats};
use crate::game::oracle::{OracleForbidden, OracleValues};
use crate::game::player::{ActivePlayer, Paused, Player, Players};
use crate::game::review::autoplay::Autoplay;
use crate::game::selection::MoveOptions;
use crate::rules::{Game, Side};

/// The components of a match on which its actions depend.
#[derive(QueryData, Debug)]
#[query_data(derive(Debug))]
pub struct MatchActions {
    pub game: Entity,
    pub variant: &'static Match,
    pub outcome: &'static MatchOutcome,
    pub seats: &'static Seats,
    pub players: &'static Players,
    pub active_player: &'static ActivePlayer,
    pub paused: &'static Paused,
    pub engine_failed: Has<EngineFailed>,
    pub offer: &'static DrawOffer,
    pub clock: Option<&'static Clock>,
    pub details: Option<&'static MatchDetails>,
    pub history: &'static History,
    pub options: &'static MoveOptions,
    pub review: Option<&'static Review>,
    pub autoplay: Has<Autoplay>,
    pub oracle: Option<&'static OracleValues>,
    pub oracle_forbidden: Has<OracleForbidden>,
    pub analysis: Has<Analysis>,
    pub values: Option<&'static AnalysisValues>,
    pub retry: Option<&'static Retry>,
    pub evaluation: Option<&'static PlayEvaluation>,
    pub game_analysis: Option<&'static GameAnalysis>,
    pub openings: Option<&'static OpeningMoves>,
}

impl MatchActionsItem<'_, '_> {
    /// The actions that are available now, the most urgent first.
    pub fn available(&self) -> impl Iterator<Item = ActionState> + '_ {
        MatchAction::ALL.into_iter().map(|action| self.state(action)).filter(|state| state.is_available())
    }

    /// How the action can be offered now.
    pub fn state(&self, action: MatchAction) -> ActionState {
        let unavailable = self.check(action).err();
        ActionState { action, unavailable, primary: unavailable.is_none() && action.is_primary() }
    }

    /// Whether the action would end a match that is being played, so that it needs a second press. Resigning always does:
    /// it loses the match even before the first move. Leaving does for the lines that were tried in an analysis: the match itself
    /// can be continued.
    pub fn needs_confirmation(&self, action: MatchAction) -> bool {
        let ends = match action {
            MatchAction::Resign => true,
            MatchAction::Leave => self.analysis,
            MatchAction::Restart => !self.history.plies().is_empty() || self.review.is_some(),
            _ => false,
        };
        ends && !self.outcome.0.is_over()
    }

    /// Whether the action is available now.
    pub fn is_available(&self, action: MatchAction) -> bool {
        self.check(action).is_ok()
    }

    fn check(&self, action: MatchAction) -> Result<(), Unavailable> {
        let over = self.outcome.0.is_over();
        let has_human = !self.players.all_computers();
        let require = |condition: bool, otherwise| if condition { Ok(()) } else { Err(otherwise) };
        match action {
            MatchAction::Oracle | MatchAction::Explorer => {}
            MatchAction::Analyse | MatchAction::Engine | MatchAction::Threats | MatchAction::EndRetry => {
                return self.check_analysis(action);
            }
            MatchAction::Report | MatchAction::CancelReport => return self.check_report(action),
            _ if self.review.is_some() => return self.check_looking_back(action),
            _ => {}
        }
        match action {
            MatchAction::Analyse
            | MatchAction::Engine
            | MatchAction::Threats
            | MatchAction::EndRetry
            | MatchAction::Report
            | MatchAction::CancelReport => Ok(()),
            MatchAction::Oracle | MatchAction::Explorer => {
                require(!self.oracle_forbidden, Unavailable::OracleForbidden)
            }
            MatchAction::BackToMatch
            | MatchAction::PlayFromHere
            | MatchAction::StopAutoplay
            | MatchAction::FirstMove
            | MatchAction::LastMove => Err(Unavailable::NotLookingBack),
            MatchAction::Autoplay => require(over, Unavailable::MatchInProgress)
                .and_then(|()| require(!self.history.plies().is_empty(), Unavailable::NothingToUndo)),
            MatchAction::LookBack => require(!self.history.plies().is_empty(), Unavailable::NothingToUndo),
            MatchAction::Restart | MatchAction::Leave => Ok(()),
            MatchAction::Rematch => require(over, Unavailable::MatchInProgress),
            MatchAction::OtherLevel => require(self.other_level().is_some(), Unavailable::NoOtherLevel),
            MatchAction::Undo => require(self.can_undo(), Unavailable::NothingToUndo),
            MatchAction::Redo => require(self.history.has_undone(), Unavailable::NothingToRedo),
            _ if over => Err(Unavailable::MatchOver),
            MatchAction::Confirm => require(self.options.chosen.is_some(), Unavailable::NoMoveChosen),
            MatchAction::AcceptDraw | MatchAction::DeclineDraw => {
                require(self.human_has_draw_offer(), Unavailable::NoDrawOffer)
            }
            MatchAction::Pass => require(self.options.pass, Unavailable::IllegalMove),
            MatchAction::SwitchSides => require(self.options.swap, Unavailable::IllegalMove),
            MatchAction::Resume if self.engine_failed => Err(Unavailable::EngineFailed),
            MatchAction::Resume => require(self.paused.0, Unavailable::NotPaused),
            MatchAction::Pause if self.paused.0 => Err(Unavailable::AlreadyPaused),
            MatchAction::Pause => require(!has_human, Unavailable::HumanPlays),
            MatchAction::Hint => self.check_hint(),
            MatchAction::OfferDraw if !self.variant.0.kind().info().draw_offers => Err(Unavailable::NoDrawsByAgreement),
            MatchAction::OfferDraw if self.offer.0.is_some() => Err(Unavailable::DrawOfferPending),
            MatchAction::OfferDraw | MatchAction::Resign => require(has_human, Unavailable::NoHumanPlays),
        }
    }

    /// While an earlier position is looked at, there are only the ways to others and back.
    fn check_looking_back(&self, action: MatchAction) -> Result<(), Unavailable> {
        match action {
            MatchAction::BackToMatch | MatchAction::Leave => Ok(()),
            MatchAction::Undo | MatchAction::FirstMove if self.history.plies().is_empty() => {
                Err(Unavailable::NothingToUndo)
            }
            MatchAction::Redo | MatchAction::LastMove if !self.history.has_undone() => Err(Unavailable::NothingToRedo),
            MatchAction::Undo | MatchAction::FirstMove | MatchAction::Redo | MatchAction::LastMove => Ok(()),
            MatchAction::PlayFromHere if self.outcome.0.is_over() => Err(Unavailable::MatchOver),
            MatchAction::Autoplay if self.autoplay => Err(Unavailable::Autoplaying),
            MatchAction::StopAutoplay if !self.autoplay => Err(Unavailable::NotAutoplaying),
            MatchAction::PlayFromHere | MatchAction::Autoplay | MatchAction::StopAutoplay => Ok(()),
            _ => Err(Unavailable::LookingBack),
        }
    }

    /// Taking back also revives a match that was resigned or agreed drawn.
    fn can_undo(&self) -> bool {
        let to_move = self.history.position().side_to_move();
        plies_to_take_back(self.history, self.outcome.0, to_move, *self.seats, *self.players).is_some()
    }

    fn human_has_draw_offer(&self) -> bool {
        self.offer.0.is_some_and(|side| self.players.at(*self.seats, side.other()) == Player::Human)
    }

    /// The side that resigns or offers a draw at the screen: the only human's side, else the side to move.
    pub fn requesting_side(&self) -> Side {
        let is_human = |side: &Side| self.players.at(*self.seats, *side) == Player::Human;
        let alone = self.players.only_human().and_then(|_| Side::BOTH.into_iter().find(is_human));
        alone.unwrap_or_else(|| self.history.position().side_to_move())
    }
}
