//! Computers at the table: they play, wait their turn, are called off, and take what people do to the match in good part.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

use bevy::prelude::*;
use tessera::game::computer::{ComputerBehavior, MoveSearch};
use tessera::game::engine_task::SeedSequence;
use tessera::game::events::MatchEvent;
use tessera::game::matches::{History, Seat, Seats};
use tessera::game::pacing::{ReplyDelay, ViewBusy};
use tessera::game::player::{ActivePlayer, Generation, Level, Paused, Player, Players};
use tessera::game::requests::RefusalReason::{ComputerToMove, NothingToUndo, Outdated};
use tessera::game::requests::{EngineReply, MatchCommand};
use tessera::game::screen::{Active, ScreenRequest};
use tessera::game::session::SessionPlugin;
use tessera::game::spawn::spawn_match_between;
use tessera::rules::{Game, GameKind, Move, Outcome, PerSide, Position, Side, Victory};

use crate::table::{Table, start, start_on};

pub(crate) fn computer(level: u8) -> Player {
    Player::Computer(Level::new(level).expect("a level"))
}

pub(crate) const fn against(player: Player) -> Players {
    Players([Player::Human, player])
}

impl Table {
    /// Begins a match between these players, with the same luck every time.
    pub(crate) fn seat(&mut self, start: Position, moves: &str, players: Players) -> Entity {
        self.app.insert_resource(SeedSequence(11));
        let moves = start.parse_game(moves).expect("the script is legal");
        let game = spawn_match_between(&mut self.app.world_mut().commands(), start, &moves, players);
        let game = game.expect("the script is legal");
        self.app.update();
        self.events();
        game
    }

    /// Lets frames pass until this holds, and forgets their events.
    pub(crate) fn wait(&mut self, what: &str, held: impl Fn(&mut Table) -> bool) {
        let begun = Instant::now();
        while !held(self) {
            assert!(begun.elapsed() < Duration::from_secs(60), "waited too long: {what}");
            std::thread::sleep(Duration::from_micros(300));
            self.app.update();
        }
        self.events();
    }

    pub(crate) fn wait_for_ply(&mut self, game: Entity, ply: usize) {
        self.wait("the next ply", |table| table.plies(game) >= ply);
    }

    pub(crate) fn plies(&self, game: Entity) -> usize {
        self.part::<History>(game).played.len()
    }

    /// The flag that ends the search that goes on in this match.
    fn stop_of_search(&self, game: Entity) -> Option<Arc<AtomicBool>> {
        self.app.world().get::<MoveSearch>(game).map(MoveSearch::stop)
    }
}

/// The thread has ended: nobody else holds the flag.
fn ends_soon(stop: &Arc<AtomicBool>) -> bool {
    (0..500).any(|_| {
        std::thread::sleep(Duration::from_millis(1));
        Arc::strong_count(stop) == 1
    })
}

/// A search that would go on for seconds: a proof of a whole game.
fn long_search() -> (Table, Entity, Arc<AtomicBool>) {
    let mut table = Table::new();
    let game = table.seat(start_on(GameKind::Breakthrough, 5, 5), "", against(computer(11)));
    table.play(game, "c2-c3");
    table.play_none(game);
    let stop = table.stop_of_search(game).expect("the computer thinks");
    assert!(!stop.load(Ordering::Relaxed));
    (table, game, stop)
}

impl Table {
    /// Some frames in which the computer thinks and nothing happens.
    fn play_none(&mut self, game: Entity) {
        let plies = self.plies(game);
        for _ in 0..5 {
            self.app.update();
        }
        assert_eq!(self.plies(game), plies, "the computer still thinks");
    }
}

#[test]
fn two_computers_play_whole_games_of_all_three_games() {
    for (start, levels) in [
        (start_on(GameKind::Othello, 6, 6), [3, 2]),
        (start(GameKind::Othello), [1, 2]),
        (start_on(GameKind::Breakthrough, 6, 6), [4, 3]),
        (start(GameKind::Breakthrough), [2, 2]),
        (start(GameKind::Diamond), [2, 3]),
    ] {
        let mut table = Table::new();
        table.app.insert_resource(ComputerBehavior { resign: false });
        let game = table.seat(start.clone(), "", Players(levels.map(computer)));
        table.wait("the end of the game", |table| table.outcome(game).is_over());
        let history = table.part::<History>(game);
        let mut position = start;
        for ply in &history.played {
            position = position.play(ply.mv).expect("computers play legal moves").next;
        }
        assert!(position.outcome().is_over());
        assert_eq!(table.outcome(game), position.outcome());
        assert_eq!(table.refusals(), [], "computers ask for nothing that must be refused");
    }
}

#[test]
fn a_match_is_opened_between_the_players_that_were_asked_for_and_leaving_calls_the_search_off() {
    let mut table = Table::new();
    table.app.add_plugins((bevy::state::app::StatesPlugin, SessionPlugin));
    let players = Players([computer(10), Player::Human]);
    let moves = Vec::new();
    table.app.world_mut().write_message(ScreenRequest::Open {
        start: start(GameKind::Diamond),
        moves,
        players,
        clock: None,
    });
    table.app.update();
    table.app.update();
    let mut active = table.app.world_mut().query_filtered::<Entity, With<Active>>();
    let game = active.single(table.app.world()).expect("one match is played");
    assert_eq!(table.part::<Players>(game), players);
    let stop = table.stop_of_search(game).expect("the computer, who begins, thinks");
    table.app.world_mut().write_message(ScreenRequest::Close);
    table.app.update();
    assert!(stop.load(Ordering::Relaxed) && ends_soon(&stop));
}

#[test]
fn a_computer_answers_and_then_waits_for_the_person() {
    let mut table = Table::new();
    let game = table.seat(start(GameKind::Breakthrough), "", against(computer(1)));
    assert_eq!(table.part::<ActivePlayer>(game), ActivePlayer::Human);
    table.play(game, "a2-a3");
    table.wait_for_ply(game, 2);
    assert_eq!(table.part::<ActivePlayer>(game), ActivePlayer::Human);
    for _ in 0..50 {
        table.app.update();
    }
    assert_eq!(table.plies(game), 2);
}

#[test]
fn nobody_moves_for_a_computer_that_thinks() {
    let (mut table, game, _) = long_search();
    let mv = table.position(game).legal_moves()[0];
    assert_eq!(table.refusal(game, MatchCommand::Play(mv)), ComputerToMove);
}

#[test]
fn a_move_taken_back_takes_the_computer_s_reply_with_it_and_comes_back_with_it() {
    let mut table = Table::new();
    let game = table.seat(start(GameKind::Othello), "", against(computer(1)));
    table.play(game, "f5");
    table.wait_for_ply(game, 2);
    let text = |table: &Table| table.part::<History>(game).played.into_iter().map(|ply| ply.text).collect::<Vec<_>>();
    let played = text(&table);
    table.ask(game, MatchCommand::TakeBack);
    assert_eq!(table.plies(game), 0);
    assert_eq!((table.part::<ActivePlayer>(game), table.part::<Paused>(game)), (ActivePlayer::Human, Paused(false)));
    table.ask(game, MatchCommand::PlayAgain);
    assert_eq!(text(&table), played);
    assert_eq!(table.part::<ActivePlayer>(game), ActivePlayer::Human);
    assert_eq!(
        table.refusal(game, MatchCommand::Redo { plies: 1 }),
        tessera::game::requests::RefusalReason::NothingToRedo
    );
}

#[test]
fn a_move_taken_back_while_the_computer_thinks_goes_alone_and_calls_the_search_off() {
    let (mut table, game, stop) = long_search();
    table.ask(game, MatchCommand::TakeBack);
    assert_eq!(table.plies(game), 0);
    assert!(stop.load(Ordering::Relaxed), "in the same frame");
    assert!(ends_soon(&stop), "the thread has ended");
    // What it has found by then reaches nobody.
    for _ in 0..20 {
        table.app.update();
    }
    assert_eq!((table.plies(game), table.part::<ActivePlayer>(game)), (0, ActivePlayer::Human));
}

#[test]
fn a_reply_to_a_position_that_was_taken_back_is_dropped() {
    let mut table = Table::new();
    let game = table.seat(start(GameKind::Breakthrough), "", Players([computer(1), Player::Human]));
    table.wait_for_ply(game, 1);
    table.play(game, "a7-a6");
    let asked = table.part::<Generation>(game).0;
    let reply = table.position(game).legal_moves()[0];
    table.ask(game, MatchCommand::Undo { plies: 2 });
    // The same side is to move and the move may well be legal: still it answers another question.
    let late = MatchCommand::Reply { answer: EngineReply::Play(reply), generation: asked };
    assert_eq!(table.refusal(game, late), Outdated);
    for answer in [EngineReply::Resign, EngineReply::Draw { accept: true }] {
        assert_eq!(table.refusal(game, MatchCommand::Reply { answer, generation: asked }), Outdated);
    }
}

#[test]
fn leaving_and_changing_seats_call_a_search_off() {
    let (mut table, game, stop) = long_search();
    table.ask(game, MatchCommand::SetPlayer { seat: Seat::Two, player: Player::Human });
    assert!(stop.load(Ordering::Relaxed) && ends_soon(&stop));
    assert_eq!(table.part::<ActivePlayer>(game), ActivePlayer::Human);

    let (mut table, game, stop) = long_search();
    table.app.world_mut().despawn(game);
    assert!(stop.load(Ordering::Relaxed) && ends_soon(&stop));

    let (table, _, stop) = long_search();
    drop(table);
    assert!(stop.load(Ordering::Relaxed) && ends_soon(&stop), "so does quitting");
}

#[test]
fn a_computer_that_sits_down_on_its_turn_begins_to_think() {
    let mut table = Table::new();
    let game = table.seat(start(GameKind::Othello), "", Players::HUMANS);
    table.play(game, "f5");
    let seat = MatchCommand::SetPlayer { seat: Seat::Two, player: computer(2) };
    assert_eq!(table.ask(game, seat), [MatchEvent::PlayerChanged { seat: Seat::Two, player: computer(2) }]);
    assert_eq!(table.part::<Players>(game), against(computer(2)));
    table.wait_for_ply(game, 2);
    assert_eq!(table.ask(game, seat), [], "who sits there already just stays");
}

#[test]
fn an_earlier_position_can_be_looked_at_while_computers_wait() {
    let mut table = Table::new();
    let game = table.seat(start(GameKind::Breakthrough), "", Players([computer(1), computer(2)]));
    table.wait_for_ply(game, 4);
    let plies = table.plies(game);
    table.ask(game, MatchCommand::TakeBack);
    assert_eq!((table.plies(game), table.part::<Paused>(game)), (plies - 1, Paused(true)));
    table.play_none(game);
    table.ask(game, MatchCommand::Pause(false));
    table.wait_for_ply(game, plies + 1);
    table.ask(game, MatchCommand::Pause(true));
    let plies = table.plies(game);
    table.play_none(game);
    // Somebody may try a move for a computer that waits; then the match goes on.
    let mv = table.position(game).legal_moves()[0];
    table.ask(game, MatchCommand::Play(mv));
    table.wait_for_ply(game, plies + 2);
}

#[test]
fn what_a_computer_began_with_cannot_be_taken_back() {
    let mut table = Table::new();
    let game = table.seat(start(GameKind::Breakthrough), "", Players([computer(1), Player::Human]));
    table.wait_for_ply(game, 1);
    assert_eq!(table.refusal(game, MatchCommand::TakeBack), NothingToUndo);
}

#[test]
fn a_resignation_alone_is_taken_back_first() {
    let mut table = Table::new();
    let game = table.seat(start(GameKind::Breakthrough), "", against(computer(1)));
    table.play(game, "a2-a3");
    table.wait_for_ply(game, 2);
    table.ask(game, MatchCommand::Resign(Side::First));
    assert_eq!(table.part::<ActivePlayer>(game), ActivePlayer::None);
    table.ask(game, MatchCommand::TakeBack);
    assert_eq!((table.outcome(game), table.plies(game)), (Outcome::InProgress, 2));
}

#[test]
fn a_computer_that_switches_sides_leaves_its_colour_to_the_person() {
    // A first piece that any level would rather have for itself does not exist for all seeds: the answer is given here.
    let mut table = Table::new();
    let game = table.seat(start(GameKind::Diamond), "", against(computer(10)));
    table.play(game, "d4");
    let generation = table.part::<Generation>(game).0;
    table.ask(game, MatchCommand::Reply { answer: EngineReply::Play(Move::Swap), generation });
    assert_eq!(table.part::<Seats>(game).0, PerSide::new(Seat::Two, Seat::One));
    // White is to move, and White is the person now.
    assert_eq!(table.position(game).side_to_move(), Side::Second);
    assert_eq!(table.part::<ActivePlayer>(game), ActivePlayer::Human);
    // Taking back the person's first move takes the switch back with it.
    table.ask(game, MatchCommand::TakeBack);
    assert_eq!(table.plies(game), 0);
    assert_eq!(table.part::<Seats>(game).0, PerSide::new(Seat::One, Seat::Two));
    table.ask(game, MatchCommand::PlayAgain);
    assert_eq!((table.plies(game), table.part::<ActivePlayer>(game)), (2, ActivePlayer::Human));
}

#[test]
fn a_person_who_switches_sides_plays_on_with_the_computer_to_move() {
    let mut table = Table::new();
    let game = table.seat(start(GameKind::Diamond), "c4", Players([computer(1), Player::Human]));
    table.play(game, "swap");
    table.wait_for_ply(game, 3);
    let history = table.part::<History>(game);
    assert_eq!(history.played[2].side, Side::Second, "the computer has White now");
    assert_eq!(table.part::<Seats>(game).0, PerSide::new(Seat::Two, Seat::One));
}

#[test]
fn a_computer_that_is_surely_lost_gives_up_after_some_turns() {
    // White is three rows ahead, and nothing stands in its way.
    let position = |text| Position::parse(start_on(GameKind::Breakthrough, 6, 10).variant(), text).expect("readable");
    let lost = "6/pp4/6/6/6/5P/6/6/6/PP4 b";
    for resign in [true, false] {
        let mut table = Table::new();
        table.app.insert_resource(ComputerBehavior { resign });
        let game = table.seat(position(lost), "", Players([computer(8), computer(8)]));
        table.wait("the end", |table| table.outcome(game).is_over());
        let by_giving_up = matches!(table.outcome(game), Outcome::Won { by: Victory::Resignation, side: Side::First });
        assert_eq!(by_giving_up, resign, "{:?}", table.outcome(game));
        assert!(table.plies(game) >= 4, "not at the first sight of it");
    }
}

#[test]
fn answers_wait_until_everything_has_been_shown_and_a_moment_longer() {
    let mut table = Table::new();
    table.app.insert_resource(ReplyDelay(Duration::from_millis(120)));
    let game = table.seat(start(GameKind::Breakthrough), "", against(computer(1)));
    table.app.insert_resource(ViewBusy(true));
    table.play(game, "a2-a3");
    std::thread::sleep(Duration::from_millis(200));
    table.play_none(game);
    let shown = Instant::now();
    table.app.insert_resource(ViewBusy(false));
    table.wait_for_ply(game, 2);
    let waited = shown.elapsed();
    assert!(waited >= Duration::from_millis(115), "{waited:?}");
    assert!(waited < Duration::from_millis(1500), "{waited:?}");
}

#[test]
fn no_frame_waits_for_a_search() {
    let (mut table, game, stop) = long_search();
    let begun = Instant::now();
    let mut frames = Vec::new();
    while begun.elapsed() < Duration::from_secs(2) && table.part::<ActivePlayer>(game) != ActivePlayer::Human {
        let frame = Instant::now();
        table.app.update();
        frames.push(frame.elapsed());
        std::thread::sleep(Duration::from_millis(4));
    }
    assert!(begun.elapsed() > Duration::from_millis(500), "the search goes on for a while: {:?}", begun.elapsed());
    // One frame in a hundred may be the machine's, which has other things to do.
    frames.sort();
    let nearly_longest = frames[frames.len() * 99 / 100 - 1];
    assert!(nearly_longest < Duration::from_millis(20), "{nearly_longest:?}");
    assert!(frames[frames.len() - 1] < Duration::from_millis(200), "{:?}", frames.last());
    drop(table);
    assert!(ends_soon(&stop));
}
