//! The actions after the end of a match.

use super::MatchAction::{OtherLevel, Rematch};
use super::reach;
use super::test_match::TestMatch;
use crate::game::player::{Level, Player, Players};
use crate::game::requests::MatchCommand;
use crate::game::screen::ScreenRequest;
use crate::presentation::actions::ActionRequest;
use crate::presentation::text::Text;
use crate::rules::{Game, GameKind, Move, Position, Side, Variant};

#[test]
fn after_a_match_against_a_computer_the_other_colour_and_a_fitting_level_are_offered() {
    let computer = |number| Player::Computer(Level::new(number).expect("a level"));
    let kind = GameKind::ALL[0];
    let ended = |number, loser| {
        let test = TestMatch::standard(kind, Players([Player::Human, computer(number)]));
        let mut test = reach(test, MatchCommand::Resign(loser));
        let offered = test.state(OtherLevel).is_available();
        test.with_actions(|actions| {
            let label = |action| actions.label(action, Text::default());
            (label(Rematch), offered.then(|| label(OtherLevel)))
        })
    };
    let rematch = Text::default().rematch_as(kind.info().colours[Side::Second]);
    assert_eq!(ended(3, Side::Second), (rematch.clone(), Some("Play level 4".into())), "the person has won");
    assert_eq!(ended(3, Side::First), (rematch.clone(), Some("Play level 2".into())));
    assert_eq!(ended(1, Side::First), (rematch.clone(), None), "there is no weaker one");
    assert_eq!(ended(10, Side::Second), (rematch, None), "full strength is chosen by its time");
    let mut people = reach(TestMatch::standard(kind, Players::HUMANS), MatchCommand::Resign(Side::First));
    assert!(!people.state(OtherLevel).is_available());
    assert_eq!(people.with_actions(|actions| actions.label(Rematch, Text::default())), "Rematch");
}

#[test]
fn after_the_pie_rule_the_colours_at_the_end_are_exchanged() {
    let (start, opening) = start_with_the_pie_rule();
    let players = Players([Player::Human, Player::Computer(Level::FIRST)]);
    for (moves, colour, expected) in
        [(vec![opening], Side::Second, players.exchanged()), (vec![opening, Move::Swap], Side::First, players)]
    {
        let mut test = reach(TestMatch::open(start.clone(), moves, players), MatchCommand::Resign(Side::First));
        test.with_actions(|actions| {
            let label = Text::default().rematch_as(start.variant().kind().info().colours[colour]);
            assert_eq!(actions.label(Rematch, Text::default()), label);
            let Some(ActionRequest::Screen(ScreenRequest::Open { players, .. })) = actions.request(Rematch) else {
                panic!("a rematch opens a match")
            };
            assert_eq!(players, expected);
        });
    }
}

/// A start after whose first move, which comes with it, the second player may take over the first one's place.
fn start_with_the_pie_rule() -> (Position, Move) {
    let starts = GameKind::ALL.into_iter().map(|kind| Position::start(Variant::standard(kind)));
    let mut openings = starts.filter_map(|start| start.legal_moves().first().map(|mv| (start.clone(), *mv)));
    let followed_by_swap = |(start, mv): &(Position, Move)| {
        let after = start.play(*mv).expect("a legal move").next;
        after.legal_moves().contains(&Move::Swap)
    };
    openings.find(followed_by_swap).expect("a game with the pie rule")
}

#[test]
fn a_handicap_stays_with_the_player_that_has_it() {
    let with_handicap = |kind: &GameKind| kind.info().max_handicap > 0;
    let kind = GameKind::ALL.into_iter().find(with_handicap).expect("a game with a handicap");
    let players = Players([Player::Human, Player::Computer(Level::FIRST)]);
    for (corners, expected) in [(0, players.exchanged()), (2, players)] {
        let start = Position::start_with_handicap(Variant::standard(kind), corners);
        let mut test = reach(TestMatch::open(start, Vec::new(), players), MatchCommand::Resign(Side::First));
        test.with_actions(|actions| {
            let Some(ActionRequest::Screen(ScreenRequest::Open { players, .. })) = actions.request(Rematch) else {
                panic!("a rematch opens a match")
            };
            assert_eq!(players, expected, "{corners} corners");
        });
    }
}
