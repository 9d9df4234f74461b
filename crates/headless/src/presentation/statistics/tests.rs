//! Reports on games that are known exactly.

use super::*;
use crate::library::{PlayerGames, PlayerResult, SavedPlayer};
use crate::presentation::period::Period;
use crate::rules::{GameKind, Side, Size};
use crate::settings::language::Language;
use crate::statistics::rating;

const TEXT: Text = Text(Language::ENGLISH);
const DAY: i64 = 86_400_000;
/// 2026-11-23.
const NOW: i64 = 1_795_400_000_000;

/// Twelve games of Othello against level 3, one a day, of which every third is lost; and two of Breakthrough on a small
/// board against Ada a year earlier.
fn results() -> PlayerResults {
    let small = Variant::new(GameKind::Breakthrough, Size { columns: 6, rows: 6 }).unwrap();
    let game = |number: i64| PlayerResult {
        variant: 0,
        opponent: 0,
        side: Side::BOTH[number as usize % 2],
        score: f64::from(u8::from(number % 3 != 0)),
        began: NOW - (12 - number) * DAY,
        duration: 300_000,
        opening: (number % 2 == 0).then_some(0),
        average_loss: (number > 6).then_some(number as f64 / 4.0),
    };
    let old = |number: i64| PlayerResult {
        variant: 1,
        opponent: 1,
        score: 0.5,
        began: NOW - 500 * DAY + number,
        duration: 0,
        opening: None,
        average_loss: None,
        ..game(number)
    };
    PlayerResults {
        player: String::new(),
        variants: vec![Variant::standard(GameKind::Othello), small],
        opponents: vec![SavedPlayer::computer("Tessera", "3"), SavedPlayer::person("Ada")],
        openings: vec!["Tiger".to_owned()],
        games: (0..2).map(old).chain((0..12).map(game)).collect(),
        on_both_sides: 4,
        players: vec![PlayerGames { name: "Ada".to_owned(), games: 2 }],
    }
}

fn report(choice: StatisticsChoice) -> StatisticsReport {
    StatisticsReport::new(TEXT, &results(), &choice, NOW)
}

fn figures(report: &StatisticsReport) -> Vec<String> {
    report.figures.iter().map(|figure| figure.spoken(TEXT)).collect()
}

/// The rating in Othello, which the measured strength of level 3 decides.
fn rating_in_othello() -> String {
    let estimate = rating(&PlayedGame::all(&results()), Variant::standard(GameKind::Othello)).unwrap();
    assert_eq!(estimate.games, 12);
    format!("{:.0} ± {:.0}", estimate.rating, estimate.deviation)
}

#[test]
fn the_figures_are_those_of_the_chosen_games() {
    assert_eq!(
        figures(&report(StatisticsChoice::default())),
        [
            "Games: 14. 8 won · 2 drawn · 4 lost.",
            "Win rate: 64 %. 95 %: 39–84 %.",
            &format!("Rating: Othello: {}. From 12 games against the computer.", rating_in_othello()),
            "Wins in a row: 2. Up to the last game: 2.",
            "Loss a move: Othello: 2.3 discs. In 5 analysed games.",
            "Usual length of a game: 5 min. 11 Jul 2025 – 22 Nov 2026.",
        ]
    );
    let week = StatisticsChoice { period: Period::Week, ..StatisticsChoice::default() };
    assert_eq!(figures(&report(week))[0], "Games: 7. 5 won · 0 drawn · 2 lost.");
    let other = StatisticsChoice { kind: Some(GameKind::Breakthrough), ..StatisticsChoice::default() };
    assert_eq!(other.sizes(&results()), [Size { columns: 6, rows: 6 }]);
    let spoken = figures(&report(other));
    assert_eq!(spoken[0], "Games: 2. 0 won · 2 drawn · 0 lost.");
    assert!(!spoken.iter().any(|figure| figure.starts_with("Rating")), "no level was played: {spoken:?}");
}

#[test]
fn the_tables_group_the_games_and_leave_out_what_says_nothing() {
    let report = report(StatisticsChoice::default());
    let rows: Vec<(&str, Vec<&str>)> = report
        .tables
        .iter()
        .map(|table| (table.title, table.rows.iter().map(|row| row.spoken.as_str()).collect()))
        .collect();
    assert_eq!(
        rows,
        [
            (
                "Against the computer",
                vec!["Level 3 · Casual: 12 games. 8 won · 0 drawn · 4 lost. Win rate 67 %, 95 %: 39–86 %."]
            ),
            (
                "By game",
                vec![
                    "Othello: 12 games. 8 won · 0 drawn · 4 lost. Win rate 67 %, 95 %: 39–86 %.",
                    "Breakthrough 6 × 6: 2 games. 0 won · 2 drawn · 0 lost. Win rate 50 %, 95 %: 9–91 %.",
                ]
            ),
            (
                "By colour",
                vec![
                    "Black: 7 games. 4 won · 1 drawn · 2 lost. Win rate 64 %, 95 %: 30–88 %.",
                    "White: 7 games. 4 won · 1 drawn · 2 lost. Win rate 64 %, 95 %: 30–88 %.",
                ]
            ),
            ("Against other players", vec!["Ada: 2 games. 0 won · 2 drawn · 0 lost. Win rate 50 %, 95 %: 9–91 %."]),
            ("By opening", vec!["Tiger: 6 games. 4 won · 0 drawn · 2 lost. Win rate 67 %, 95 %: 30–90 %."]),
        ]
    );
}

#[test]
fn plots_are_told_by_their_ends_and_extremes_or_by_what_they_need() {
    let report = report(StatisticsChoice { kind: Some(GameKind::Othello), ..StatisticsChoice::default() });
    let spoken: Vec<&str> = report.plots.iter().map(|plot| plot.spoken.as_str()).collect();
    assert!(spoken[0].starts_with("Rating by the last 20 games: Othello. 15 Nov 2026: "), "{}", spoken[0]);
    assert_eq!(
        spoken[1],
        "Win rate of the last 20 games. 15 Nov 2026: 60 %. 22 Nov 2026: 67 %. Lowest: 57 %. Highest: 67 %."
    );
    assert!(spoken[2].contains(": 2.3 discs."), "{}", spoken[2]);
    let labels: Vec<&str> = report.plots[1].ticks.iter().map(|tick| tick.label.as_str()).collect();
    assert_eq!(labels, ["0 %", "25 %", "50 %", "75 %", "100 %"]);

    let week = StatisticsChoice { period: Period::Week, ..StatisticsChoice::default() };
    let plots = StatisticsReport::new(TEXT, &results(), &week, NOW + 3 * DAY).plots;
    let few: Vec<(usize, &str)> = plots.iter().map(|plot| (plot.points.len(), plot.spoken.as_str())).collect();
    assert_eq!(few[1], (0, "Shown after five games."));
    assert_eq!(few[2], (0, "Shown after five analysed games."));
}

#[test]
fn a_player_without_games_is_invited_to_play() {
    let empty = StatisticsReport::new(TEXT, &PlayerResults::default(), &StatisticsChoice::default(), NOW);
    assert_eq!(empty.notice, "No finished games yet. Play a match to its end, and your results appear here.");
    assert_eq!((empty.figures.len(), empty.tables.len(), empty.notes.len()), (0, 0, 0));
    let day = StatisticsChoice { kind: Some(GameKind::Diamond), ..StatisticsChoice::default() };
    let none = report(day);
    assert_eq!(none.notice, "No finished game matches this choice.");
    assert_eq!(none.notes, ["4 games between two people at one screen are left out."]);
}

#[test]
fn the_person_without_a_name_can_always_be_chosen() {
    let choices = player_choices(TEXT, &results());
    let expected = [("", "You · 0 games"), ("Ada", "Ada · 2 games")];
    assert_eq!(choices, expected.map(|(name, label)| (name.to_owned(), label.to_owned())));
}

#[test]
fn games_and_spans_of_time_are_chosen_only_where_they_leave_something_out() {
    let all = results();
    assert_eq!(StatisticsChoice::kinds(&all), [GameKind::Breakthrough, GameKind::Othello]);
    assert!(StatisticsChoice::has_periods(&all, NOW));
    let few = PlayerResults {
        variants: all.variants[..1].to_vec(),
        games: all.games.iter().filter(|game| game.began >= NOW - DAY).cloned().collect(),
        ..all
    };
    assert_eq!((StatisticsChoice::kinds(&few), few.games.len()), (Vec::new(), 1));
    assert!(!StatisticsChoice::has_periods(&few, NOW));
}
