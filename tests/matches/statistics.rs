//! The statistics of the accessible board: every number as a sentence, and everything that can be chosen.

use bevy::prelude::*;

use tessera::accessibility::statistics::{StatisticsDescribed, StatisticsDescription, StatisticsRequest};
use tessera::persist::library::LibraryClient;

use crate::in_memory_library::in_memory_library;
use crate::program::Program;
use crate::sample_games::add_sample_games;

/// The statistics that were described last.
#[derive(Resource, Default)]
struct LastStatistics(Option<StatisticsDescription>);

fn keep(mut described: MessageReader<StatisticsDescribed>, mut last: ResMut<LastStatistics>) {
    if let Some(StatisticsDescribed(description)) = described.read().last() {
        last.0 = Some(description.clone());
    }
}

/// A program with the accessible board and a library, or without one.
fn program(client: LibraryClient) -> Program {
    let mut program = Program::new();
    program.app.add_plugins(tessera::accessibility::plugin).insert_resource(client).init_resource::<LastStatistics>();
    program.app.add_systems(Last, keep);
    program
}

fn described(program: &mut Program, request: StatisticsRequest) -> StatisticsDescription {
    program.send(request);
    program.app.world_mut().resource_mut::<LastStatistics>().0.take().expect("the statistics are described")
}

fn with_games() -> Program {
    let mut client = in_memory_library();
    add_sample_games(&mut client);
    program(client)
}

/// The sentences below a title.
fn lines<'a>(description: &'a StatisticsDescription, title: &str) -> &'a [String] {
    &description.sections.iter().find(|section| section.title == title).expect("a section of this title").lines
}

#[test]
fn every_figure_table_and_plot_is_read_in_words() {
    let mut program = with_games();
    let all = described(&mut program, StatisticsRequest::Show);
    let titles: Vec<&str> = all.sections.iter().map(|section| section.title.as_str()).collect();
    assert!(titles[0].starts_with("Rating by the last 20 games: ") && titles[1] == "Statistics", "{titles:?}");
    assert_eq!(lines(&all, "Statistics")[0], "Games: 130. 84 won · 0 drawn · 46 lost.");
    assert!(lines(&all, "By opening")[0].starts_with("Tiger: 40 games. 26 won · 0 drawn · 14 lost. Win rate 65 %"));
    assert!(lines(&all, "Win rate of the last 20 games")[0].contains("Lowest: "));
    assert!(all.sections.iter().flat_map(|section| &section.lines).any(|line| line.contains("Bayes’ rule")));
    assert_eq!(all.notice, "");
}

#[test]
fn a_game_a_board_a_time_and_a_player_are_chosen() {
    let mut program = with_games();
    let all = described(&mut program, StatisticsRequest::Show);
    let requests: Vec<&str> = all.choices.iter().map(|choice| choice.request).collect();
    assert_eq!(requests, ["player", "game", "period"], "sizes belong to a game");
    let game = described(&mut program, StatisticsRequest::Game("breakthrough".to_owned()));
    assert_eq!(lines(&game, "Statistics")[0], "Games: 50. 32 won · 0 drawn · 18 lost.");
    let size = game.choices.iter().find(|choice| choice.request == "size").expect("two boards");
    assert_eq!((size.values.len(), size.chosen.as_str()), (3, ""));
    let small = described(&mut program, StatisticsRequest::Size("6x6".to_owned()));
    assert!(lines(&small, "Statistics")[0].starts_with("Games: 10."));
    let today = described(&mut program, StatisticsRequest::Period(1));
    assert_eq!(today.notice, "No finished game matches this choice.");
    let ada = described(&mut program, StatisticsRequest::Player("Ada".to_owned()));
    assert!(lines(&ada, "Statistics")[0].starts_with("Games: 16."), "every choice is taken back: {ada:?}");
}

#[test]
fn without_a_library_or_without_games_a_sentence_says_so() {
    let missing = described(&mut program(LibraryClient::default()), StatisticsRequest::Show);
    assert_eq!(missing.notice, "Saved games are not available here.");
    let empty = described(&mut program(in_memory_library()), StatisticsRequest::Show);
    assert!(empty.notice.starts_with("No finished games yet."), "{empty:?}");
}
