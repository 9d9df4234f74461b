//! The reasons for which actions are not available.

use std::sync::atomic::Ordering;

use super::MatchAction::{
    AcceptDraw, Autoplay, BackToMatch, Confirm, DeclineDraw, Hint, LookBack, OfferDraw, Pass, Pause, PlayFromHere,
    Redo, Rematch, Resign, Resume, StopAutoplay, SwitchSides, Undo,
};
use super::test_match::TestMatch;
use super::{COMPUTER, COMPUTERS, looking_back, reach};
use crate::game::computer::MoveSearch;
use crate::game::player::{Player, Players};
use crate::game::requests::MatchCommand;
use crate::presentation::actions::{ActionState, Unavailable};
use crate::rules::{GameKind, Position, Side, Variant};

#[test]
fn an_unavailable_action_has_a_reason() {
    let kind = GameKind::ALL.into_iter().find(|kind| !kind.info().draw_offers).expect("a game without draw offers");
    let mut test = TestMatch::standard(kind, Players::HUMANS);
    let reasons = [
        (Confirm, Unavailable::NoMoveChosen),
        (AcceptDraw, Unavailable::NoDrawOffer),
        (DeclineDraw, Unavailable::NoDrawOffer),
        (Pass, Unavailable::IllegalMove),
        (SwitchSides, Unavailable::IllegalMove),
        (Resume, Unavailable::NotPaused),
        (Pause, Unavailable::HumanPlays),
        (Rematch, Unavailable::MatchInProgress),
        (Undo, Unavailable::NothingToUndo),
        (Redo, Unavailable::NothingToRedo),
        (OfferDraw, Unavailable::NoDrawsByAgreement),
        (LookBack, Unavailable::NothingToUndo),
        (BackToMatch, Unavailable::NotLookingBack),
        (PlayFromHere, Unavailable::NotLookingBack),
        (StopAutoplay, Unavailable::NotLookingBack),
        (Autoplay, Unavailable::MatchInProgress),
    ];
    for (action, reason) in reasons {
        assert_eq!(test.state(action), ActionState { action, unavailable: Some(reason), primary: false });
    }
    let mut watched = reach(TestMatch::standard(kind, COMPUTERS), MatchCommand::Pause(true));
    assert_eq!(watched.state(Pause).unavailable, Some(Unavailable::AlreadyPaused));
    assert_eq!(watched.state(Resign).unavailable, Some(Unavailable::NoHumanPlays));
    assert_eq!(looking_back(kind).state(Hint).unavailable, Some(Unavailable::LookingBack));
    assert_eq!(looking_back(kind).state(StopAutoplay).unavailable, Some(Unavailable::NotAutoplaying));
    let mut over = reach(watched, MatchCommand::Resign(Side::First));
    assert_eq!(over.state(Hint).unavailable, Some(Unavailable::MatchOver));
}

#[test]
fn a_search_that_never_answers_is_given_up_and_a_person_moves_for_the_computer() {
    let mut test = TestMatch::standard(GameKind::ALL[0], Players([COMPUTER, Player::Human]));
    let search = MoveSearch::overdue(&Position::start(Variant::standard(GameKind::ALL[0])));
    let stop = search.stop().expect("it runs");
    test.insert(search);
    assert!(stop.load(Ordering::Relaxed), "the search is stopped");
    assert!(test.with_actions(|actions| actions.engine_failed && actions.paused.0));
    assert_eq!(test.state(Resume).unavailable, Some(Unavailable::EngineFailed));
    test.play_first_legal_move();
    assert_eq!(test.with_actions(|actions| actions.history.plies().len()), 1);
}
