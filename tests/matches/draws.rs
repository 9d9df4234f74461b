//! Draws offered to a computer.

use std::time::Instant;

use tessera::game::events::MatchEvent;
use tessera::game::matches::DrawOffer;
use tessera::game::pacing::ViewBusy;
use tessera::game::player::{ActivePlayer, Player, Players};
use tessera::game::requests::MatchCommand;
use tessera::rules::{Draw, Game, GameKind, Outcome, Side};

use crate::computers::{DEADLINE, against, computer};
use crate::table::{Table, start};

/// Black holds three corners of a square whose fourth is free, and is to move.
const BLACK_WINS: &str = "c4 a1 d4 a4 c5 h5";

#[test]
fn a_computer_that_does_not_stand_better_accepts_a_draw() {
    let mut table = Table::new();
    let game = table.seat(start(GameKind::Diamond), BLACK_WINS, against(computer(4)));
    // The human, Black, could win at once: White takes the draw.
    table.request(game, MatchCommand::OfferDraw(Side::First));
    table.wait("the answer", |table| table.part::<DrawOffer>(game).0.is_none());
    assert_eq!(table.outcome(game), Outcome::Drawn(Draw::Agreement));
}

#[test]
fn a_computer_that_stands_better_declines_a_draw_and_moves() {
    let mut table = Table::new();
    let players = Players([computer(4), Player::Human]);
    // The computer, Black, is to move and searches; the offer is answered before it moves.
    let game = table.seat(start(GameKind::Diamond), BLACK_WINS, Players([Player::Human; 2]));
    table.request_all([
        (game, MatchCommand::SetPlayer { seat: tessera::game::matches::Seat::One, player: players.0[0] }),
        (game, MatchCommand::OfferDraw(Side::Second)),
    ]);
    table.events();
    let mut received = Vec::new();
    let deadline = Instant::now() + DEADLINE;
    while !table.outcome(game).is_over() {
        assert!(Instant::now() < deadline, "the computer does not move");
        std::thread::yield_now();
        table.app.update();
        received.extend(table.events().into_iter().map(|event| event.event));
    }
    assert_eq!(received[0], MatchEvent::DrawDeclined { by: Side::First }, "{received:?}");
    assert!(matches!(received[1], MatchEvent::Played { side: Side::First, .. }), "{received:?}");
    assert_eq!(table.outcome(game).winner(), Some(Side::First));
}

/// Black threatens to complete two squares, and White is to move and can stop only one.
fn white_is_lost() -> String {
    let position = start(GameKind::Diamond);
    let topology = position.topology();
    let squares: Vec<_> = topology.faces().iter().filter(|face| face.points.len() == 4).collect();
    let one = squares[0];
    let other = squares.iter().find(|face| (face.set() & one.set()).is_empty()).expect("some squares lie apart");
    let black = one.points[..3].iter().chain(&other.points[..3]);
    // Every third of the points that are left: no square is among them.
    let free = topology.points().iter().filter(|point| !(one.set() | other.set()).contains(*point));
    let names = |point| topology.label(point);
    let white: Vec<&str> = free.step_by(3).map(names).collect();
    let mut moves = Vec::new();
    for (index, point) in black.enumerate() {
        moves.push(names(*point));
        if index < 5 {
            moves.push(white[index]);
        }
    }
    moves.join(" ")
}

#[test]
fn a_computer_answers_a_draw_offer_before_it_plays_the_move_it_has_found() {
    let mut table = Table::new();
    table.app.insert_resource(ViewBusy(true));
    let game = table.seat(start(GameKind::Diamond), &white_is_lost(), against(computer(4)));
    table.finish_search(game);
    table.app.insert_resource(ViewBusy(false));
    // In the same frame the computer would have played.
    table.request_all([(game, MatchCommand::OfferDraw(Side::First))]);
    table.wait("the answer", |table| table.part::<DrawOffer>(game).0.is_none());
    assert_eq!(table.outcome(game), Outcome::Drawn(Draw::Agreement));
    assert_eq!(table.plies(game), 11);
}

#[test]
fn a_withdrawn_draw_offer_is_not_answered() {
    let mut table = Table::new();
    let game = table.seat(start(GameKind::Diamond), "c4 d4", against(computer(8)));
    table.request(game, MatchCommand::OfferDraw(Side::First));
    table.request(game, MatchCommand::TakeBack);
    assert_eq!(table.part::<DrawOffer>(game).0, None);
    table.run_until_idle();
    assert_eq!(table.refusals(), []);
    assert_eq!(table.part::<ActivePlayer>(game), ActivePlayer::Human);
    assert_eq!(table.position(game).outcome(), Outcome::InProgress);
}
