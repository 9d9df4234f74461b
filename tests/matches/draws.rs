//! Draws offered to a computer.

use tessera::game::events::MatchEvent;
use tessera::game::matches::DrawOffer;
use tessera::game::pacing::ViewBusy;
use tessera::game::player::{ActivePlayer, Player, Players};
use tessera::game::requests::MatchCommand;
use tessera::rules::{Draw, Game, GameKind, Outcome, Side};

use crate::computers::{against, computer};
use crate::table::{Table, start};

/// Black holds three corners of a square whose fourth is free, and is to move.
const BLACK_WINS: &str = "c4 a1 d4 a4 c5 h5";

#[test]
fn a_computer_that_stands_no_better_accepts() {
    let mut table = Table::new();
    let game = table.seat(start(GameKind::Diamond), BLACK_WINS, against(computer(4)));
    // The person, Black, could win at once: White takes the draw.
    table.ask(game, MatchCommand::OfferDraw(Side::First));
    table.wait("the answer", |table| table.part::<DrawOffer>(game).0.is_none());
    assert_eq!(table.outcome(game), Outcome::Drawn(Draw::Agreement));
}

#[test]
fn a_computer_that_stands_better_declines_and_the_match_goes_on() {
    let mut table = Table::new();
    let players = Players([computer(4), Player::Human]);
    // The computer, Black, is to move and thinks; the offer is answered before it moves.
    let game = table.seat(start(GameKind::Diamond), BLACK_WINS, Players([Player::Human; 2]));
    table.ask_all([
        (game, MatchCommand::SetPlayer { seat: tessera::game::matches::Seat::One, player: players.0[0] }),
        (game, MatchCommand::OfferDraw(Side::Second)),
    ]);
    table.events();
    let mut told = Vec::new();
    for _ in 0..20_000 {
        std::thread::sleep(std::time::Duration::from_micros(300));
        table.app.update();
        told.extend(table.events().into_iter().map(|event| event.event));
        if table.outcome(game).is_over() {
            break;
        }
    }
    assert_eq!(told[0], MatchEvent::DrawDeclined { by: Side::First }, "{told:?}");
    assert!(matches!(told[1], MatchEvent::Played { side: Side::First, .. }), "{told:?}");
    assert_eq!(table.outcome(game).winner(), Some(Side::First));
}

/// Black threatens to complete two squares, and White, who can stop only one, is to move.
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
fn a_computer_answers_an_offer_before_it_plays_the_move_that_it_has_found() {
    let mut table = Table::new();
    table.app.insert_resource(ViewBusy(true));
    let game = table.seat(start(GameKind::Diamond), &white_is_lost(), against(computer(4)));
    for _ in 0..100 {
        std::thread::sleep(std::time::Duration::from_millis(5));
        table.app.update();
    }
    table.app.insert_resource(ViewBusy(false));
    // In the same frame the computer would have played.
    table.ask_all([(game, MatchCommand::OfferDraw(Side::First))]);
    table.wait("the answer", |table| table.part::<DrawOffer>(game).0.is_none());
    assert_eq!(table.outcome(game), Outcome::Drawn(Draw::Agreement));
    assert_eq!(table.plies(game), 11);
}

#[test]
fn an_offer_that_is_gone_is_no_longer_considered() {
    let mut table = Table::new();
    let game = table.seat(start(GameKind::Diamond), "c4 d4", against(computer(8)));
    table.ask(game, MatchCommand::OfferDraw(Side::First));
    table.ask(game, MatchCommand::TakeBack);
    assert_eq!(table.part::<DrawOffer>(game).0, None);
    for _ in 0..30 {
        std::thread::sleep(std::time::Duration::from_millis(2));
        table.app.update();
    }
    assert_eq!(table.refusals(), []);
    assert_eq!(table.part::<ActivePlayer>(game), ActivePlayer::Human);
    assert_eq!(table.position(game).outcome(), Outcome::InProgress);
}
