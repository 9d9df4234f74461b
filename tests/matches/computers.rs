//! Computer players: they search and answer, wait for their turn, and are cancelled.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

use bevy::prelude::*;
use bevy::time::TimeUpdateStrategy;
use tessera::game::computer::{ComputerBehavior, MoveSearch};
use tessera::game::draw_replies::DrawOfferSearch;
use tessera::game::engine_task::SeedSequence;
use tessera::game::events::MatchEvent;
use tessera::game::hint::HintSearch;
use tessera::game::matches::{History, Seat, Seats};
use tessera::game::pacing::{ReplyDelay, ViewBusy};
use tessera::game::player::{ActivePlayer, Generation, Level, Paused, Player, Players};
use tessera::game::requests::RefusalReason::{ComputerToMove, NothingToUndo, Outdated};
use tessera::game::requests::{EngineReply, MatchCommand};
use tessera::game::screen::{Active, ScreenRequest};

use tessera::game::spawn::spawn_match_between;
use tessera::rules::{Game, GameKind, Move, Outcome, PerSide, Ply, Position, Side, Victory};

use crate::table::{Table, start, start_on};

/// The wall-clock time after which a test gives up; generous, for slow machines.
pub(crate) const DEADLINE: Duration = Duration::from_secs(120);

pub(crate) fn computer(level: u8) -> Player {
    Player::Computer(Level::new(level).expect("a level"))
}

/// A computer at full strength with `n` seconds for each move.
pub(crate) fn full(seconds: u8) -> Player {
    Player::Computer(Level::full(seconds).expect("a time"))
}

pub(crate) const fn against(player: Player) -> Players {
    Players([Player::Human, player])
}

impl Table {
    /// Begins a match between these players, with the same seeds every time.
    pub(crate) fn seat(&mut self, start: Position, moves: &str, players: Players) -> Entity {
        self.app.insert_resource(SeedSequence(11));
        let moves = start.parse_game(moves).expect("the script is legal");
        let game = spawn_match_between(&mut self.app.world_mut().commands(), start, &moves, players);
        let game = game.expect("the script is legal");
        self.app.update();
        self.events();
        game
    }

    /// Updates until this holds, and drops the events.
    pub(crate) fn wait(&mut self, what: &str, holds: impl Fn(&mut Table) -> bool) {
        let deadline = Instant::now() + DEADLINE;
        while !holds(self) {
            assert!(Instant::now() < deadline, "waited too long: {what}");
            std::thread::yield_now();
            self.app.update();
        }
        self.events();
    }

    /// Updates until no search is running and all messages have been read.
    pub(crate) fn run_until_idle(&mut self) {
        type Searching = Or<(With<MoveSearch>, With<DrawOfferSearch>, With<HintSearch>)>;
        let deadline = Instant::now() + DEADLINE;
        loop {
            // A message written in one frame is read in the next at the latest.
            self.app.update();
            self.app.update();
            let world = self.app.world_mut();
            if world.query_filtered::<(), Searching>().iter(world).next().is_none() {
                return;
            }
            assert!(Instant::now() < deadline, "a search does not end");
            std::thread::yield_now();
        }
    }

    /// Updates until the search of this match has found its move, which may not be played yet.
    pub(crate) fn finish_search(&mut self, game: Entity) {
        let stop = self.stop_flag(game).expect("a search is running");
        // The match's component and this function hold the flag, too.
        let deadline = Instant::now() + DEADLINE;
        while Arc::strong_count(&stop) > 2 {
            assert!(Instant::now() < deadline, "the search does not end");
            std::thread::yield_now();
        }
        self.app.update();
    }

    pub(crate) fn wait_for_ply(&mut self, game: Entity, ply: usize) {
        self.wait("the next ply", |table| table.plies(game) >= ply);
    }

    pub(crate) fn plies(&self, game: Entity) -> usize {
        self.part::<History>(game).plies().len()
    }

    /// The flag that ends the search that goes on in this match.
    fn stop_flag(&self, game: Entity) -> Option<Arc<AtomicBool>> {
        self.app.world().get::<MoveSearch>(game).and_then(MoveSearch::stop)
    }
}

/// Waits until the search has ended and holds the flag no more.
pub(crate) fn search_ends(stop: &Arc<AtomicBool>) -> bool {
    let deadline = Instant::now() + DEADLINE;
    while Arc::strong_count(stop) > 1 && Instant::now() < deadline {
        std::thread::yield_now();
    }
    Arc::strong_count(stop) == 1
}

/// A match with a search that takes a minute.
fn long_search() -> (Table, Entity, Arc<AtomicBool>) {
    let mut table = Table::new();
    let game = table.seat(start(GameKind::Breakthrough), "", against(full(60)));
    table.play(game, "c2-c3");
    table.update_during_search(game);
    let stop = table.stop_flag(game).expect("the computer searches");
    assert!(!stop.load(Ordering::Relaxed));
    (table, game, stop)
}

impl Table {
    /// Updates a few times while the computer searches and nothing happens.
    fn update_during_search(&mut self, game: Entity) {
        let plies = self.plies(game);
        for _ in 0..5 {
            self.app.update();
        }
        assert_eq!(self.plies(game), plies, "the computer is still searching");
    }
}

#[test]
fn two_computers_play_every_game_to_its_end() {
    for (start, levels) in [
        (start_on(GameKind::Othello, 6, 6), [3, 2]),
        (start(GameKind::Othello), [1, 2]),
        (start_on(GameKind::Breakthrough, 6, 6), [4, 3]),
        (start(GameKind::Breakthrough), [2, 2]),
        (start(GameKind::Diamond), [2, 3]),
    ] {
        let mut table = Table::new();
        table.app.insert_resource(ComputerBehavior { resign: false, ..ComputerBehavior::default() });
        let game = table.seat(start.clone(), "", Players(levels.map(computer)));
        table.wait("the end of the game", |table| table.outcome(game).is_over());
        let history = table.part::<History>(game);
        let mut position = start;
        for ply in history.plies() {
            position = position.play(ply.mv).expect("computers play legal moves").next;
        }
        assert!(position.outcome().is_over());
        assert_eq!(table.outcome(game), position.outcome());
        assert_eq!(table.refusals(), [], "no command of a computer is refused");
    }
}

#[test]
fn a_match_opens_with_the_requested_players_and_closing_it_cancels_the_search() {
    let mut table = Table::new();
    table.app.add_plugins((bevy::state::app::StatesPlugin, tessera::game::session::plugin));
    let players = Players([computer(10), Player::Human]);
    table.app.world_mut().write_message(ScreenRequest::open(start(GameKind::Diamond), players, None));
    table.app.update();
    table.app.update();
    let mut active = table.app.world_mut().query_filtered::<Entity, With<Active>>();
    let game = active.single(table.app.world()).expect("one match is played");
    assert_eq!(table.part::<Players>(game), players);
    let stop = table.stop_flag(game).expect("the computer is to move and searches");
    table.app.world_mut().write_message(ScreenRequest::Close);
    table.app.update();
    assert!(stop.load(Ordering::Relaxed) && search_ends(&stop));
}

#[test]
fn a_computer_answers_and_then_waits_for_the_human() {
    let mut table = Table::new();
    let game = table.seat(start(GameKind::Breakthrough), "", against(computer(1)));
    assert_eq!(table.part::<ActivePlayer>(game), ActivePlayer::Human);
    table.play(game, "a2-a3");
    table.wait_for_ply(game, 2);
    assert_eq!(table.part::<ActivePlayer>(game), ActivePlayer::Human);
    table.run_until_idle();
    assert_eq!(table.plies(game), 2);
}

#[test]
fn moves_are_refused_while_a_computer_is_searching() {
    let (mut table, game, _) = long_search();
    let mv = table.position(game).legal_moves()[0];
    assert_eq!(table.refusal(game, MatchCommand::Play(mv)), ComputerToMove);
}

#[test]
fn a_take_back_includes_the_reply_of_the_computer_and_so_does_playing_again() {
    let mut table = Table::new();
    let game = table.seat(start(GameKind::Othello), "", against(computer(1)));
    table.play(game, "f5");
    table.wait_for_ply(game, 2);
    let text = |table: &Table| table.part::<History>(game).plies().iter().map(Ply::text).collect::<Vec<_>>();
    let played = text(&table);
    table.request(game, MatchCommand::TakeBack);
    assert_eq!(table.plies(game), 0);
    assert_eq!((table.part::<ActivePlayer>(game), table.part::<Paused>(game)), (ActivePlayer::Human, Paused(false)));
    table.request(game, MatchCommand::PlayAgain);
    assert_eq!(text(&table), played);
    assert_eq!(table.part::<ActivePlayer>(game), ActivePlayer::Human);
    assert_eq!(
        table.refusal(game, MatchCommand::Redo { plies: 1 }),
        tessera::game::requests::RefusalReason::NothingToRedo
    );
}

#[test]
fn a_take_back_during_a_search_undoes_one_ply_and_cancels_the_search() {
    let (mut table, game, stop) = long_search();
    table.request(game, MatchCommand::TakeBack);
    assert_eq!(table.plies(game), 0);
    assert!(stop.load(Ordering::Relaxed), "in the same frame");
    assert!(search_ends(&stop), "the thread has ended");
    // The move that it had found by then is not played.
    table.run_until_idle();
    assert_eq!((table.plies(game), table.part::<ActivePlayer>(game)), (0, ActivePlayer::Human));
}

#[test]
fn a_reply_to_a_position_that_was_taken_back_is_refused() {
    let mut table = Table::new();
    let game = table.seat(start(GameKind::Breakthrough), "", Players([computer(1), Player::Human]));
    table.wait_for_ply(game, 1);
    table.play(game, "a7-a6");
    let requested = table.part::<Generation>(game).0;
    let reply = table.position(game).legal_moves()[0];
    table.request(game, MatchCommand::Undo { plies: 2 });
    // The same side is to move and the move may well be legal: still it answers another question.
    let late = MatchCommand::Reply { answer: EngineReply::Play(reply), generation: requested };
    assert_eq!(table.refusal(game, late), Outdated);
    for answer in [EngineReply::Resign, EngineReply::Draw { accept: true }] {
        assert_eq!(table.refusal(game, MatchCommand::Reply { answer, generation: requested }), Outdated);
    }
}

#[test]
fn changing_players_despawning_and_quitting_cancel_a_search() {
    let (mut table, game, stop) = long_search();
    table.request(game, MatchCommand::SetPlayer { seat: Seat::Two, player: Player::Human });
    assert!(stop.load(Ordering::Relaxed) && search_ends(&stop));
    assert_eq!(table.part::<ActivePlayer>(game), ActivePlayer::Human);

    let (mut table, game, stop) = long_search();
    table.app.world_mut().despawn(game);
    assert!(stop.load(Ordering::Relaxed) && search_ends(&stop));

    let (table, _, stop) = long_search();
    drop(table);
    assert!(stop.load(Ordering::Relaxed) && search_ends(&stop), "so does quitting");
}

#[test]
fn a_computer_that_replaces_a_human_on_its_turn_starts_to_search() {
    let mut table = Table::new();
    let game = table.seat(start(GameKind::Othello), "", Players::HUMANS);
    table.play(game, "f5");
    let seat = MatchCommand::SetPlayer { seat: Seat::Two, player: computer(2) };
    assert_eq!(table.request(game, seat), [MatchEvent::PlayerChanged { seat: Seat::Two, player: computer(2) }]);
    assert_eq!(table.part::<Players>(game), against(computer(2)));
    table.wait_for_ply(game, 2);
    assert_eq!(table.request(game, seat), [], "nothing changes if the player is the same");
}

#[test]
fn two_computers_pause_after_a_take_back_until_they_are_resumed() {
    let mut table = Table::new();
    let game = table.seat(start(GameKind::Breakthrough), "", Players([computer(1), computer(2)]));
    table.wait_for_ply(game, 4);
    let plies = table.plies(game);
    table.request(game, MatchCommand::TakeBack);
    assert_eq!((table.plies(game), table.part::<Paused>(game)), (plies - 1, Paused(true)));
    table.update_during_search(game);
    table.request(game, MatchCommand::Pause(false));
    table.wait_for_ply(game, plies + 1);
    table.request(game, MatchCommand::Pause(true));
    let plies = table.plies(game);
    table.update_during_search(game);
    // A player may move for a paused computer; then the match goes on.
    let mv = table.position(game).legal_moves()[0];
    table.request(game, MatchCommand::Play(mv));
    table.wait_for_ply(game, plies + 2);
}

#[test]
fn the_first_move_of_a_computer_cannot_be_taken_back() {
    let mut table = Table::new();
    let game = table.seat(start(GameKind::Breakthrough), "", Players([computer(1), Player::Human]));
    table.wait_for_ply(game, 1);
    assert_eq!(table.refusal(game, MatchCommand::TakeBack), NothingToUndo);
}

#[test]
fn a_resignation_is_taken_back_before_any_ply() {
    let mut table = Table::new();
    let game = table.seat(start(GameKind::Breakthrough), "", against(computer(1)));
    table.play(game, "a2-a3");
    table.wait_for_ply(game, 2);
    table.request(game, MatchCommand::Resign(Side::First));
    assert_eq!(table.part::<ActivePlayer>(game), ActivePlayer::None);
    table.request(game, MatchCommand::TakeBack);
    assert_eq!((table.outcome(game), table.plies(game)), (Outcome::InProgress, 2));
}

#[test]
fn a_computer_that_swaps_sides_gives_its_colour_to_the_human() {
    // A first piece that any level would rather have for itself does not exist for all seeds: the answer is given here.
    let mut table = Table::new();
    let game = table.seat(start(GameKind::Diamond), "", against(computer(10)));
    table.play(game, "d4");
    let generation = table.part::<Generation>(game).0;
    table.request(game, MatchCommand::Reply { answer: EngineReply::Play(Move::Swap), generation });
    assert_eq!(table.part::<Seats>(game).0, PerSide::new(Seat::Two, Seat::One));
    // White is to move, and White is the human now.
    assert_eq!(table.position(game).side_to_move(), Side::Second);
    assert_eq!(table.part::<ActivePlayer>(game), ActivePlayer::Human);
    // Taking back the human's first move takes the switch back with it.
    table.request(game, MatchCommand::TakeBack);
    assert_eq!(table.plies(game), 0);
    assert_eq!(table.part::<Seats>(game).0, PerSide::new(Seat::One, Seat::Two));
    table.request(game, MatchCommand::PlayAgain);
    assert_eq!((table.plies(game), table.part::<ActivePlayer>(game)), (2, ActivePlayer::Human));
}

#[test]
fn after_a_human_swaps_sides_the_computer_is_to_move() {
    let mut table = Table::new();
    let game = table.seat(start(GameKind::Diamond), "c4", Players([computer(1), Player::Human]));
    table.play(game, "swap");
    table.wait_for_ply(game, 3);
    let history = table.part::<History>(game);
    assert_eq!(history.plies()[2].side(), Side::Second, "the computer has White now");
    assert_eq!(table.part::<Seats>(game).0, PerSide::new(Seat::Two, Seat::One));
}

#[test]
fn a_computer_resigns_a_proven_loss_after_several_turns() {
    // White is three rows ahead, and nothing stands in its way.
    let position = |text| Position::parse(start_on(GameKind::Breakthrough, 6, 10).variant(), text).expect("readable");
    let lost = "6/pp4/6/6/6/5P/6/6/6/PP4 b";
    for resign in [true, false] {
        let mut table = Table::new();
        table.app.insert_resource(ComputerBehavior { resign, ..ComputerBehavior::default() });
        let game = table.seat(position(lost), "", Players([computer(8), computer(8)]));
        table.wait("the end", |table| table.outcome(game).is_over());
        let by_giving_up = matches!(table.outcome(game), Outcome::Won { by: Victory::Resignation, side: Side::First });
        assert_eq!(by_giving_up, resign, "{:?}", table.outcome(game));
        assert!(table.plies(game) >= 4, "not at the first sight of it");
    }
}

#[test]
fn a_computer_answers_after_the_view_is_idle_for_the_reply_delay() {
    let mut table = Table::new();
    let millis = |millis| TimeUpdateStrategy::ManualDuration(Duration::from_millis(millis));
    table.app.insert_resource(millis(0)).insert_resource(ReplyDelay(Duration::from_millis(120)));
    let game = table.seat(start(GameKind::Breakthrough), "", against(computer(1)));
    table.app.insert_resource(ViewBusy(true));
    table.play(game, "a2-a3");
    table.finish_search(game);
    table.app.insert_resource(millis(1000));
    table.update_during_search(game);
    table.app.insert_resource(ViewBusy(false)).insert_resource(millis(119));
    table.app.update();
    assert_eq!(table.plies(game), 1, "the delay is not over");
    table.app.insert_resource(millis(1));
    table.app.update();
    assert_eq!(table.plies(game), 2);
}

#[test]
fn frames_do_not_wait_for_a_search() {
    let (mut table, game, stop) = long_search();
    for _ in 0..100 {
        table.app.update();
    }
    // A frame that waited for the search would have played its move.
    assert!(matches!(table.part::<ActivePlayer>(game), ActivePlayer::Computer(_)));
    assert!(Arc::strong_count(&stop) > 1, "the search is still running");
    drop(table);
    assert!(search_ends(&stop));
}
