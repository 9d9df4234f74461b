//! The opening explorer without a window: what the library has counted is shown, told in words, and kept up to date.

use std::collections::VecDeque;

use bevy::prelude::*;

use tessera::accessibility::announcer::Announcement;
use tessera::accessibility::board_description::{BoardDescribed, MatchDescription};
use tessera::accessibility::explorer::ExplorerDescription;
use tessera::game::explorer::{OpeningMoves, OpeningSource, OpeningStatus};
use tessera::game::player::Players;
use tessera::game::requests::MatchCommand::{Resign, ShowExplorer};
use tessera::game::requests::{MatchRequest, Refusal, RefusalReason};
use tessera::game::review::ReviewRequest;
use tessera::game::screen::ScreenRequest;
use tessera::library::{CountingProgress, LibraryRequest, LibraryResponse, LibraryResult, NewGame, OpeningCounts};
use tessera::persist::library::{LibraryClient, LibraryService};
use tessera::records::{EarlyEnd, GameRecord, GameTree};
use tessera::rules::{Game, GameKind, Side};

use crate::in_memory_library::in_memory_library;
use crate::program::Program;
use crate::table::start;

const KIND: GameKind = GameKind::Breakthrough;

/// A program with a library in memory and an open match between two people.
fn program() -> Program {
    with_library(in_memory_library())
}

fn with_library(library: LibraryClient) -> Program {
    let mut program = Program::new();
    program.app.add_plugins(tessera::accessibility::plugin).insert_resource(library).init_resource::<Told>();
    program.app.add_systems(Last, keep_told);
    program.open(KIND, None);
    program
}

/// The last description, and everything that was announced.
#[derive(Resource, Default)]
struct Told {
    description: Option<MatchDescription>,
    announced: Vec<String>,
}

fn keep_told(
    mut described: MessageReader<BoardDescribed>,
    mut announced: MessageReader<Announcement>,
    mut told: ResMut<Told>,
) {
    if let Some(BoardDescribed(description)) = described.read().last() {
        told.description = (**description).clone();
    }
    told.announced.extend(announced.read().map(|announcement| announcement.text.clone()));
}

fn described(program: &mut Program) -> ExplorerDescription {
    settle(program);
    program.app.world().resource::<Told>().description.clone().expect("a match is described").explorer
}

fn settle(program: &mut Program) {
    (0..8).for_each(|_| program.app.update());
}

fn moves(program: &mut Program, source: OpeningSource) -> Vec<(String, u32)> {
    settle(program);
    let position = start(KIND);
    let moves: OpeningMoves = program.part();
    moves.of(source).iter().map(|found| (position.format_move(found.mv), found.games)).collect()
}

fn has_moves(program: &mut Program) -> bool {
    let game = program.active().expect("a match is open");
    program.app.world().get::<OpeningMoves>(game).is_some()
}

/// A game in which the second side has resigned.
fn game(moves: &str, created: i64) -> NewGame {
    let moves = start(KIND).parse_game(moves).expect("a legal game");
    let mut record = GameRecord::new(GameTree::with_moves(start(KIND), &moves).expect("a legal game"));
    record.early_end = Some(EarlyEnd::Resigned(Side::Second));
    record.tags.set("Date", "2020.05.04");
    NewGame::of_record(record, created)
}

fn import(program: &mut Program, games: Vec<NewGame>) {
    program.app.world_mut().resource_mut::<LibraryClient>().request(LibraryRequest::Import(games));
    settle(program);
}

#[test]
fn imported_games_are_shown_and_told_in_words() {
    let mut program = program();
    import(&mut program, vec![game("a2a3 h7h6", 1), game("a2a3 a7a6", 2), game("b2b3", 3)]);
    assert!(!has_moves(&mut program), "it is off in a new match");
    assert_eq!(described(&mut program), ExplorerDescription::default());
    program.command(ShowExplorer(true));
    assert_eq!(moves(&mut program, OpeningSource::Imported), [("a2-a3".to_owned(), 2), ("b2-b3".to_owned(), 1)]);
    assert_eq!(moves(&mut program, OpeningSource::Own), []);

    let told = described(&mut program);
    let imported = told.sources.iter().find(|source| source.title == "Imported games: 3 games").expect("a list");
    let [first, second] = &imported.moves[..] else { panic!("{imported:?}") };
    assert_eq!(first, "a2–a3: 2 games, 67 %. White won 100 %. Black won 0 %. Last played 4 May 2020.");
    assert!(second.starts_with("b2–b3: One game, 33 %."), "{second}");
    assert!(told.sources[0].title.starts_with("All games: "), "{:?}", told.sources[0].title);
    assert_eq!(told.title, "Openings");
    let announced = &program.app.world().resource::<Told>().announced;
    assert!(announced.iter().any(|said| said.starts_with("The openings are shown.")), "{announced:?}");

    program.command(ShowExplorer(false));
    assert_eq!(described(&mut program), ExplorerDescription::default());
}

#[test]
fn the_moves_follow_the_position_also_while_looking_back() {
    let mut program = program();
    import(&mut program, vec![game("a2a3 h7h6", 1), game("h2h3 a7a6 b2b3", 2)]);
    program.command(ShowExplorer(true));
    program.play("a2a3");
    let replies = |program: &mut Program| {
        settle(program);
        program.part::<OpeningMoves>().games(OpeningSource::Imported)
    };
    assert_eq!(replies(&mut program), 2, "h7-h6 and its image");
    program.play("h7h6");
    assert_eq!(replies(&mut program), 1);
    program.send(ReviewRequest::First);
    assert_eq!(moves(&mut program, OpeningSource::Imported), [("a2-a3".to_owned(), 2)]);
    program.command(ShowExplorer(false));
    program.send(ReviewRequest::Close);
    assert!(!has_moves(&mut program), "it is off in the match itself");
}

#[test]
fn a_match_of_the_user_is_counted_once_it_is_over() {
    let mut program = program();
    program.command(ShowExplorer(true));
    program.play("c2c3 c7c6");
    program.send(ReviewRequest::First);
    assert_eq!(moves(&mut program, OpeningSource::Own), []);
    program.send(ReviewRequest::Close);
    program.command(Resign(Side::First));
    program.send(ReviewRequest::First);
    assert_eq!(moves(&mut program, OpeningSource::Own), [("c2-c3".to_owned(), 1)]);
}

#[test]
fn two_people_who_play_against_the_clock_see_no_openings_until_the_match_is_over() {
    let mut program = program();
    let clock = Some("5+0".parse().expect("a time control"));
    program.send(ScreenRequest::open(start(KIND), Players::HUMANS, clock));
    let game = program.active().expect("a match is open");
    program.app.world_mut().write_message(MatchRequest { game, command: ShowExplorer(true) });
    program.app.update();
    let refusals: Vec<RefusalReason> =
        program.app.world_mut().resource_mut::<Messages<Refusal>>().drain().map(|refusal| refusal.reason).collect();
    assert_eq!((refusals, has_moves(&mut program)), (vec![RefusalReason::TimedMatch], false));
    program.command(Resign(Side::First));
    program.command(ShowExplorer(true));
    assert!(has_moves(&mut program));
}

/// A library that counts a thousand of its games with each question.
#[derive(Default)]
struct Counting {
    questions: u64,
    responses: VecDeque<(u64, LibraryResult)>,
}

impl LibraryService for Counting {
    fn send(&mut self, number: u64, request: LibraryRequest) {
        if let LibraryRequest::Explore(_) = request {
            self.questions += 1;
            let counted = 1_000 * self.questions;
            let progress = (counted < 5_000).then_some(CountingProgress { counted, all: 5_000 });
            let counts = OpeningCounts { progress, ..OpeningCounts::default() };
            self.responses.push_back((number, Ok(LibraryResponse::Explored(counts))));
        }
    }

    fn receive(&mut self) -> Option<(u64, LibraryResult)> {
        self.responses.pop_front()
    }
}

#[test]
fn the_library_is_asked_until_all_games_are_counted_and_the_progress_is_told() {
    let mut program = with_library(LibraryClient::new(Counting::default()));
    let game = program.active().expect("a match is open");
    program.app.world_mut().write_message(MatchRequest { game, command: ShowExplorer(true) });
    let mut notes: Vec<String> = Vec::new();
    for _ in 0..20 {
        program.app.update();
        let told = program.app.world().resource::<Told>().description.clone().expect("a description");
        if notes.last() != Some(&told.explorer.note) {
            notes.push(told.explorer.note);
        }
    }
    let counting = |thousands| format!("Imported games are being counted: {thousands}000 of 5000 …");
    let progress: Vec<String> = (1..5).map(counting).chain(["No game goes on from here.".to_owned()]).collect();
    assert_eq!(notes.iter().filter(|note| !note.is_empty()).cloned().collect::<Vec<_>>(), progress);
    assert_eq!(program.part::<OpeningMoves>().status, OpeningStatus::Complete);
    let announced = &program.app.world().resource::<Told>().announced;
    assert_eq!(announced.iter().filter(|said| said.contains("being counted")).count(), 1, "{announced:?}");
}

#[test]
fn without_a_library_the_openings_say_so() {
    let mut program = with_library(LibraryClient::default());
    program.command(ShowExplorer(true));
    assert_eq!(described(&mut program).note, "Saved games are not available here.");
}
