//! Every action in every state of a match, for every game.

mod keys;
mod reasons;
mod rematches;
mod test_match;

use super::MatchAction::{
    AcceptDraw, Analyse, Autoplay, BackToMatch, Confirm, DeclineDraw, Explorer, FirstMove, Hint, LastMove, Leave,
    LookBack, OfferDraw, Oracle, Pass, Pause, PlayFromHere, Redo, Rematch, Report, Resign, Restart, Resume,
    StopAutoplay, SwitchSides, Undo,
};
use super::{ActionRequest, MatchAction, Unavailable};
use crate::game::player::{Level, Player, Players};
use crate::game::requests::MatchCommand;
use crate::game::review::ReviewRequest;
use crate::game::selection::ConfirmMoves;
use crate::rules::{Game, GameKind, Move, Position, Side, Size, Variant};
use test_match::TestMatch;

const COMPUTER: Player = Player::Computer(Level::FIRST);
const AGAINST_COMPUTER: Players = Players([Player::Human, COMPUTER]);
const COMPUTERS: Players = Players([COMPUTER; 2]);

/// A state of a match with the actions available in it.
struct Case {
    name: &'static str,
    reach: fn(GameKind) -> TestMatch,
    expected: fn(GameKind) -> Vec<MatchAction>,
}

const CASES: &[Case] = &[
    Case {
        name: "two humans at the start",
        reach: |kind| TestMatch::standard(kind, Players::HUMANS),
        expected: |kind| with_draw_offer(kind, &[Hint], &[Resign, Restart, Leave]),
    },
    Case {
        name: "after a move",
        reach: after_a_move,
        expected: |kind| {
            let swap: &[MatchAction] = if kind.info().pie_rule { &[SwitchSides] } else { &[] };
            with_draw_offer(kind, &[swap, &[Undo, Hint, LookBack]].concat(), &[Resign, Restart, Leave])
        },
    },
    Case {
        name: "after the move was taken back",
        reach: |kind| reach(after_a_move(kind), MatchCommand::TakeBack),
        expected: |kind| with_draw_offer(kind, &[Redo, Hint], &[Resign, Restart, Leave]),
    },
    Case {
        name: "a move waits to be confirmed",
        reach: |kind| {
            let mut test = TestMatch::standard(kind, Players::HUMANS);
            test.insert_resource(ConfirmMoves(true));
            test.play_first_legal_move();
            test
        },
        expected: |kind| with_draw_offer(kind, &[Confirm, Hint], &[Resign, Restart, Leave]),
    },
    Case {
        name: "a draw is offered, where the game allows it",
        reach: |kind| {
            let mut test = TestMatch::standard(kind, Players::HUMANS);
            assert_eq!(test.command(MatchCommand::OfferDraw(Side::First)), kind.info().draw_offers, "{kind}");
            test
        },
        expected: |kind| {
            let answers: &[MatchAction] = if kind.info().draw_offers { &[AcceptDraw, DeclineDraw] } else { &[] };
            [answers, &[Hint, Oracle, Analyse, Explorer, Resign, Restart, Leave]].concat()
        },
    },
    Case {
        name: "a human has resigned",
        reach: |kind| reach(TestMatch::standard(kind, Players::HUMANS), MatchCommand::Resign(Side::First)),
        expected: |_| vec![Rematch, Undo, Oracle, Analyse, Explorer, Restart, Leave],
    },
    Case {
        name: "a computer is to move",
        reach: |kind| {
            let mut test = TestMatch::standard(kind, AGAINST_COMPUTER);
            test.play_first_legal_move();
            test
        },
        expected: |kind| with_draw_offer(kind, &[Undo, LookBack], &[Resign, Restart, Leave]),
    },
    Case {
        name: "an earlier position is looked at",
        reach: looking_back,
        expected: |_| {
            let around = [BackToMatch, PlayFromHere, Undo, Redo, FirstMove, LastMove];
            [&around[..], &[Autoplay, Oracle, Analyse, Report, Explorer, Leave]].concat()
        },
    },
    Case {
        name: "moves are shown one after the other",
        reach: |kind| {
            let mut test = looking_back(kind);
            test.look(ReviewRequest::Autoplay);
            test
        },
        expected: |_| {
            let around = [BackToMatch, PlayFromHere, Undo, Redo, FirstMove, LastMove];
            [&around[..], &[StopAutoplay, Oracle, Analyse, Report, Explorer, Leave]].concat()
        },
    },
    Case {
        name: "a finished match with moves",
        reach: |kind| reach(after_a_move(kind), MatchCommand::Resign(Side::First)),
        expected: |_| vec![Rematch, Undo, Autoplay, LookBack, Oracle, Analyse, Report, Explorer, Restart, Leave],
    },
    Case {
        name: "the start is looked at",
        reach: |kind| {
            let mut test = looking_back(kind);
            test.look(ReviewRequest::First);
            test
        },
        expected: |_| {
            vec![BackToMatch, PlayFromHere, Redo, LastMove, Autoplay, Oracle, Analyse, Report, Explorer, Leave]
        },
    },
    Case {
        name: "two computers play",
        reach: |kind| TestMatch::standard(kind, COMPUTERS),
        expected: |_| vec![Pause, Oracle, Analyse, Explorer, Restart, Leave],
    },
    Case {
        name: "two computers are paused",
        reach: |kind| reach(TestMatch::standard(kind, COMPUTERS), MatchCommand::Pause(true)),
        expected: |_| vec![Resume, Hint, Oracle, Analyse, Explorer, Restart, Leave],
    },
];

fn after_a_move(kind: GameKind) -> TestMatch {
    let mut test = TestMatch::standard(kind, Players::HUMANS);
    test.play_first_legal_move();
    test
}

/// The position after the first of two moves.
fn looking_back(kind: GameKind) -> TestMatch {
    let mut test = after_a_move(kind);
    test.play_first_legal_move();
    test.look(ReviewRequest::Previous);
    test
}

fn reach(mut test: TestMatch, command: MatchCommand) -> TestMatch {
    assert!(test.command(command), "{command:?}");
    test
}

/// `before`, the oracle, the draw offer in games that have it, and `after`.
fn with_draw_offer(kind: GameKind, before: &[MatchAction], after: &[MatchAction]) -> Vec<MatchAction> {
    let offer: &[MatchAction] = if kind.info().draw_offers { &[OfferDraw] } else { &[] };
    // Games with moves can be analysed as a whole.
    let report: &[MatchAction] = if before.contains(&LookBack) || before.contains(&Redo) { &[Report] } else { &[] };
    [before, &[Oracle, Analyse], report, &[Explorer], offer, after].concat()
}

#[test]
fn each_state_offers_its_actions_in_every_game() {
    for kind in GameKind::ALL {
        for case in CASES {
            assert_eq!((case.reach)(kind).available(), (case.expected)(kind), "{kind}: {}", case.name);
        }
    }
}

#[test]
fn leaving_asks_nothing_and_starting_over_asks_twice_wherever_in_the_match_one_looks() {
    let mut test = looking_back(GameKind::Breakthrough);
    test.look(ReviewRequest::First);
    assert!(test.with_actions(|actions| !actions.needs_confirmation(Leave) && actions.needs_confirmation(Restart)));
}

#[test]
fn the_judge_accepts_every_available_action() {
    for kind in GameKind::ALL {
        for case in CASES {
            for action in (case.reach)(kind).available() {
                let mut test = (case.reach)(kind);
                if let Some(ActionRequest::Match(request)) = test.with_actions(|actions| actions.request(action)) {
                    assert!(test.command(request.command), "{kind}: {}: {action:?}", case.name);
                }
            }
        }
    }
}

#[test]
fn a_forced_pass_is_the_primary_action() {
    let (start, moves) = line_to_a_pass();
    let mut test = TestMatch::open(start, moves, Players::HUMANS);
    let expected = [Pass, Undo, Hint, LookBack, Oracle, Analyse, Report, Explorer, Resign, Restart, Leave];
    assert_eq!(test.available(), expected);
    assert!(test.state(Pass).primary && !test.state(Undo).primary);
}

/// A line of Othello on the small board after which the side to move must pass.
fn line_to_a_pass() -> (Position, Vec<Move>) {
    let variant = Variant::new(GameKind::Othello, Size::square(6)).expect("an allowed size");
    for stride in 0..40 {
        let mut position = Position::start(variant);
        let mut moves = Vec::new();
        while !position.outcome().is_over() {
            let legal = position.legal_moves();
            let mv = legal[(stride * moves.len()) % legal.len()];
            if mv == Move::Pass {
                return (Position::start(variant), moves);
            }
            position.play_unchecked(mv);
            moves.push(mv);
        }
    }
    panic!("no line with a pass was found");
}

#[test]
fn only_the_human_to_whom_a_draw_is_offered_answers() {
    let start = || TestMatch::standard(GameKind::Diamond, AGAINST_COMPUTER);
    let mut offered = reach(start(), MatchCommand::OfferDraw(Side::First));
    assert_eq!(offered.state(AcceptDraw).unavailable, Some(Unavailable::NoDrawOffer), "the computer answers");
    assert_eq!(offered.state(OfferDraw).unavailable, Some(Unavailable::DrawOfferPending));
    let mut received = reach(start(), MatchCommand::OfferDraw(Side::Second));
    assert!(received.state(AcceptDraw).primary && received.state(DeclineDraw).is_available());
}

#[test]
fn the_only_human_resigns_for_their_own_side() {
    let mut test = TestMatch::standard(GameKind::Othello, AGAINST_COMPUTER);
    test.play_first_legal_move();
    assert_eq!(test.with_actions(|actions| actions.requesting_side()), Side::First);
    let mut humans = after_a_move(GameKind::Othello);
    assert_eq!(humans.with_actions(|actions| actions.requesting_side()), Side::Second, "the side to move");
}
