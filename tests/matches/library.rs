//! Matches and the library, without a window: an older stored match is taken over, several unfinished matches stay, and the
//! accessible board lists them by words.

use bevy::prelude::*;

use tessera::accessibility::saved_games::{SavedGamesDescribed, SavedGamesDescription, SavedGamesRequest};
use tessera::game::clock::Clock;
use tessera::game::requests::MatchCommand;
use tessera::game::screen::ScreenRequest;
use tessera::persist::library::LibraryResponded;
use tessera::persist::restore_match;
use tessera::persist::saved::SavedMatch;
use tessera::rules::GameKind;

use crate::in_memory_library::in_memory_library;
use crate::program::{Program, STEP};

const OLD: &str = include_str!("../data/match-0.1.json");

/// A program with a library in memory and the accessible board.
fn program() -> Program {
    let mut program = Program::new();
    program
        .app
        .add_plugins(tessera::accessibility::plugin)
        .insert_resource(in_memory_library())
        .init_resource::<LastList>();
    program.app.add_systems(Last, keep_list);
    program
}

/// The list that was described last.
#[derive(Resource, Default)]
struct LastList(Option<SavedGamesDescription>);

fn keep_list(mut described: MessageReader<SavedGamesDescribed>, mut last: ResMut<LastList>) {
    if let Some(SavedGamesDescribed(list)) = described.read().last() {
        last.0 = Some(list.clone());
    }
}

/// The list that is described after a request.
fn described(program: &mut Program, request: SavedGamesRequest) -> SavedGamesDescription {
    program.send(request);
    program.app.world_mut().resource_mut::<LastList>().0.take().expect("the list is described")
}

fn listed(program: &mut Program) -> Vec<String> {
    let list = described(program, SavedGamesRequest::List(String::new()));
    list.games.iter().map(|game| game.title.clone()).collect()
}

#[test]
fn a_match_that_was_stored_before_there_was_a_library_becomes_one_game_of_it() {
    let old = SavedMatch::from_text(OLD).expect("the file is readable");
    for another in [false, true] {
        let mut program = program();
        restore_match(&mut program.app, Some(old.clone()), another);
        assert_eq!(listed(&mut program), ["Diamond"], "another match is opened: {another}");
        if !another {
            program.command(MatchCommand::Undo { plies: 1 });
            assert_eq!(listed(&mut program), ["Diamond"], "it is the same game when it goes on");
        }
    }
}

#[test]
fn several_unfinished_matches_stay_and_each_is_continued_from_the_list() {
    let mut program = program();
    for (kind, moves) in [(GameKind::Othello, "f5 d6"), (GameKind::Breakthrough, "a2a3"), (GameKind::Diamond, "d4")] {
        program.open(kind, None);
        program.play(moves);
    }
    program.send(ScreenRequest::Close);
    assert_eq!(listed(&mut program), ["Diamond", "Breakthrough", "Othello"]);
    let list = described(&mut program, SavedGamesRequest::List(String::new()));
    assert_eq!((list.summary.as_str(), list.has_more), ("3 games", false));
    program.send(SavedGamesRequest::Open(list.games[2].id));
    assert_eq!(program.plies(), ["f5", "d6"]);
    program.play("c3");
    assert_eq!(listed(&mut program).len(), 3);
}

/// How often the library has saved a match.
#[derive(Resource, Default)]
struct Saves(usize);

fn count_saves(mut responses: MessageReader<LibraryResponded>, mut saves: ResMut<Saves>) {
    saves.0 += responses.read().filter(|response| response.is_save).count();
}

#[test]
fn the_library_saves_the_clock_with_plies_and_when_the_match_is_left_but_not_between_nor_when_it_is_opened() {
    let mut program = program();
    program.app.init_resource::<Saves>().add_systems(Last, count_saves);
    let saves = |program: &Program| program.app.world().resource::<Saves>().0;
    program.open(GameKind::Othello, Some("3+0"));
    assert_eq!(saves(&program), 0, "before the first ply");
    program.play("f5");
    assert_eq!(saves(&program), 1);
    let mut stores = 0;
    for _ in 0..200 {
        program.app.update();
        stores += program.take_stores();
    }
    assert_eq!((saves(&program), stores), (1, 4), "the file has the time every five seconds");
    program.send(ScreenRequest::Close);
    assert_eq!(saves(&program), 2);
    let left = SavedMatch::from_text(program.stored.as_deref().expect("it is stored")).expect("it is readable").clock;
    let id = described(&mut program, SavedGamesRequest::List(String::new())).games[0].id;
    program.send(SavedGamesRequest::Open(id));
    assert_eq!((program.plies(), saves(&program)), (vec!["f5".to_owned()], 2));
    let (now, left) = (program.part::<Clock>(), left.expect("it has a clock"));
    assert_eq!(now.marks, left.marks);
    assert!(now.left[1] <= left.left[1] && now.left[1] + 10 * STEP >= left.left[1], "{now:?} {left:?}");
}

#[test]
fn games_are_named_tagged_searched_deleted_and_brought_back_by_words() {
    let mut program = program();
    program.open(GameKind::Othello, None);
    program.play("f5");
    let id = described(&mut program, SavedGamesRequest::List(String::new())).games[0].id;
    program.send(SavedGamesRequest::Rename(id, " Final ".to_owned()));
    let list = described(&mut program, SavedGamesRequest::Tag(id, "club".to_owned()));
    assert_eq!((list.games[0].title.as_str(), &list.games[0].tags), ("Final", &vec!["club".to_owned()]));
    assert_eq!(described(&mut program, SavedGamesRequest::List("clu".to_owned())).games.len(), 1);
    assert_eq!(described(&mut program, SavedGamesRequest::List("cup".to_owned())).games.len(), 0);
    assert_eq!(described(&mut program, SavedGamesRequest::List(String::new())).games.len(), 1);
    assert_eq!(described(&mut program, SavedGamesRequest::Untag(id, "club".to_owned())).games[0].tags.len(), 0);
    assert_eq!(described(&mut program, SavedGamesRequest::Delete(id)).games.len(), 0);
    assert_eq!(described(&mut program, SavedGamesRequest::Undelete(id)).games.len(), 1);
}
