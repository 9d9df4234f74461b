//! The request that each action becomes.

use super::{MatchAction, MatchActionsItem};
use crate::game::analysis::AnalysisRequest;
use crate::game::matches::{MatchDetails, Sitting};
use crate::game::player::{Level, Player, Players};
use crate::game::player_names::seats_after;
use crate::game::requests::{MatchCommand, MatchRequest};
use crate::game::review::ReviewRequest;
use crate::game::screen::ScreenRequest;
use crate::records::GameTree;
use crate::rules::{Colour, Game, Move, Position, Side};

/// The request that an action becomes.
#[derive(Clone, PartialEq, Debug)]
pub enum ActionRequest {
    /// A request to the match.
    Match(MatchRequest),
    /// A request to open or close a match.
    Screen(ScreenRequest),
    /// A request to look at another position.
    Review(ReviewRequest),
    /// A request to the analysis.
    Analysis(AnalysisRequest),
}

impl MatchActionsItem<'_, '_> {
    /// The request that carries the action out; `None` to confirm where no move is chosen.
    ///
    /// The request is made whether or not the action is available: the judge refuses it with a reason that the player
    /// can read.
    pub fn request(&self, action: MatchAction) -> Option<ActionRequest> {
        let looks = |request| Some(ActionRequest::Review(request));
        let asks = |request| Some(ActionRequest::Analysis(request));
        let command = match action {
            MatchAction::LookBack => return looks(ReviewRequest::Previous),
            MatchAction::BackToMatch => return looks(ReviewRequest::Close),
            MatchAction::PlayFromHere => return looks(ReviewRequest::PlayFromHere),
            MatchAction::Autoplay => return looks(ReviewRequest::Autoplay),
            MatchAction::StopAutoplay => return looks(ReviewRequest::Stop),
            MatchAction::FirstMove => return looks(ReviewRequest::First),
            MatchAction::LastMove => return looks(ReviewRequest::Last),
            MatchAction::Undo if self.review.is_some() => return looks(ReviewRequest::Previous),
            MatchAction::Redo if self.review.is_some() => return looks(ReviewRequest::Next),
            MatchAction::Confirm => MatchCommand::Play(self.options.chosen.as_ref()?.0),
            MatchAction::AcceptDraw => MatchCommand::AnswerDraw { accept: true },
            MatchAction::DeclineDraw => MatchCommand::AnswerDraw { accept: false },
            MatchAction::Pass => MatchCommand::Play(Move::Pass),
            MatchAction::SwitchSides => MatchCommand::Play(Move::Swap),
            MatchAction::Resume => MatchCommand::Pause(false),
            MatchAction::Pause => MatchCommand::Pause(true),
            MatchAction::Undo => MatchCommand::TakeBack,
            MatchAction::Redo => MatchCommand::PlayAgain,
            MatchAction::Hint => MatchCommand::Hint,
            MatchAction::Oracle => MatchCommand::ShowOracle(self.oracle.is_none()),
            MatchAction::Analyse => MatchCommand::Analyse(true),
            MatchAction::Engine => return asks(AnalysisRequest::Engine(self.is_engine_off())),
            MatchAction::Threats => return asks(AnalysisRequest::Threats(!self.shows_threats())),
            MatchAction::EndRetry => return asks(AnalysisRequest::EndRetry),
            MatchAction::Report => return asks(AnalysisRequest::Report),
            MatchAction::CancelReport => return asks(AnalysisRequest::CancelReport),
            MatchAction::Explorer => MatchCommand::ShowExplorer(self.openings.is_none()),
            MatchAction::OfferDraw => MatchCommand::OfferDraw(self.requesting_side()),
            MatchAction::Resign => MatchCommand::Resign(self.requesting_side()),
            MatchAction::Restart => return Some(ActionRequest::Screen(self.same_match_again())),
            MatchAction::Rematch => return Some(ActionRequest::Screen(self.rematch(*self.players))),
            MatchAction::OtherLevel => return Some(ActionRequest::Screen(self.rematch(self.other_level()?.1))),
            MatchAction::Leave => return Some(ActionRequest::Screen(ScreenRequest::Close)),
        };
        Some(ActionRequest::Match(MatchRequest { game: self.game, command }))
    }

    /// The same match from its start.
    fn same_match_again(&self) -> ScreenRequest {
        self.match_between(*self.players, false)
    }

    /// A match of these players from the same start, with exchanged colours; a handicap stays with the one that has it.
    fn rematch(&self, players: Players) -> ScreenRequest {
        let exchange = self.exchanges_seats();
        self.match_between(if exchange { players.exchanged() } else { players }, exchange)
    }

    /// The level that the result of a match against a computer suggests, and the players with it.
    pub(super) fn other_level(&self) -> Option<(Level, Players)> {
        let person = self.players.only_human()?;
        let Player::Computer(level) = self.players.of(person.other()) else { return None };
        let winner = self.outcome.0.winner()?;
        let number = level.number().checked_add_signed(if self.seats.0[winner] == person { 1 } else { -1 })?;
        let other = Level::new(number).filter(|other| level <= Level::LAST && *other <= Level::LAST)?;
        Some((other, self.players.with(person.other(), Player::Computer(other))))
    }

    /// Whether the colours of a rematch need other seats: not after the pie rule, which has exchanged them once.
    fn exchanges_seats(&self) -> bool {
        !self.has_handicap() && *self.seats == seats_after(self.history.start(), &[])
    }

    /// The colour that the only person has after an exchange.
    pub(super) fn next_colour(&self) -> Option<Colour> {
        let person = self.players.only_human().filter(|_| !self.has_handicap())?;
        let seat = if self.exchanges_seats() { person.other() } else { person };
        let start = self.history.start();
        let seats = seats_after(start, &[]);
        let side = Side::BOTH.into_iter().find(|side| seats.0[*side] == seat)?;
        Some(start.variant().kind().info().colours[side])
    }

    fn has_handicap(&self) -> bool {
        let (start, variant) = (self.history.start(), self.history.tree.variant());
        let most = variant.kind().info().max_handicap;
        (1..=most).any(|corners| *start == Position::start_with_handicap(variant, corners))
    }

    /// The score with this match, while two people play.
    fn sitting(&self, details: &MatchDetails) -> Sitting {
        match *self.players {
            Players::HUMANS => details.sitting.with(self.outcome.0, *self.seats),
            _ => Sitting::default(),
        }
    }

    fn match_between(&self, players: Players, exchanged: bool) -> ScreenRequest {
        let tree = GameTree::new(self.history.start().clone());
        let clock = self.clock.map(|clock| clock.time_control);
        let details =
            self.details.map(|details| details.of_next(tree.variant().kind(), self.sitting(details), exchanged));
        ScreenRequest::Open { tree, players, clock, end: None, details }
    }
}
