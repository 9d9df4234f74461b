//! Statistics of a player's games in words: what can be chosen, and every number as a sentence.

use bevy::prelude::*;
use serde::{Deserialize, Serialize};

use super::announcer::Announcement;
use crate::library::PlayerResults;
use crate::persist::library::{LibraryClient, LoadedResults};
use crate::persist::settings::NewMatchSettings;
use crate::platform::date;
use crate::presentation::period::Period;
use crate::presentation::settings::PresentationSettings;
use crate::presentation::statistics::{StatisticsChoice, StatisticsReport, player_choices};
use crate::presentation::text::{Text, library as library_text};

/// A request about statistics.
#[derive(Message, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum StatisticsRequest {
    /// Read the games again and describe them.
    Show,
    /// Count the games of another player, by name; people without a name have an empty one.
    Player(String),
    /// Count one game only, by its identifier, or with an empty text all of them.
    Game(String),
    /// Count one size of board only, or with an empty text all of them.
    Size(String),
    /// Count the games of a span of time, by its index among the choices.
    Period(usize),
}

/// The statistics have been read, or another choice has been made.
#[derive(Message, Clone, PartialEq, Eq, Debug)]
pub struct StatisticsDescribed(pub StatisticsDescription);

/// Statistics in words.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct StatisticsDescription {
    /// What can be chosen.
    pub choices: Vec<ChoiceDescription>,
    /// The sentence in place of everything else, or empty.
    pub notice: String,
    /// The numbers.
    pub sections: Vec<StatisticsSection>,
}

/// One of several values to choose.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct ChoiceDescription {
    /// The name of the request.
    pub request: &'static str,
    /// Its label.
    pub label: &'static str,
    /// The values, each with its label.
    pub values: Vec<(String, String)>,
    /// The chosen value.
    pub chosen: String,
}

/// Sentences with a title.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct StatisticsSection {
    /// The title.
    pub title: String,
    /// The sentences.
    pub lines: Vec<String>,
}

/// What the visitor has chosen.
#[derive(Resource, Default, Debug)]
struct ChosenStatistics {
    player: String,
    /// Until then it is the person that plays here.
    is_player_chosen: bool,
    choice: StatisticsChoice,
    /// The visitor has opened the statistics; before that nothing is described.
    is_open: bool,
}

/// Adds the statistics.
pub(super) fn plugin(app: &mut App) {
    app.init_resource::<ChosenStatistics>()
        .add_message::<StatisticsRequest>()
        .add_message::<StatisticsDescribed>()
        .add_systems(Update, (handle_requests, describe).chain());
}

fn handle_requests(
    mut requests: MessageReader<StatisticsRequest>,
    mut chosen: ResMut<ChosenStatistics>,
    mut loaded: ResMut<LoadedResults>,
    new_match: Option<Res<NewMatchSettings>>,
) {
    for request in requests.read() {
        chosen.is_open = true;
        match request {
            StatisticsRequest::Show => {
                if let Some(new_match) = new_match.as_ref().filter(|_| !chosen.is_player_chosen) {
                    new_match.first_name().clone_into(&mut chosen.player);
                }
                loaded.read(&chosen.player);
            }
            StatisticsRequest::Player(name) => {
                chosen.player.clone_from(name);
                chosen.is_player_chosen = true;
                chosen.choice = StatisticsChoice::default();
                loaded.read(name);
            }
            StatisticsRequest::Game(id) => (chosen.choice.kind, chosen.choice.size) = (id.parse().ok(), None),
            StatisticsRequest::Size(size) => chosen.choice.size = size.parse().ok(),
            StatisticsRequest::Period(index) => {
                chosen.choice.period = Period::ALL.get(*index).copied().unwrap_or_default();
            }
        }
    }
}

/// Describes the statistics again when the games have been read or the choice has changed; faults are announced.
fn describe(
    chosen: Res<ChosenStatistics>,
    loaded: Res<LoadedResults>,
    client: Res<LibraryClient>,
    settings: PresentationSettings,
    mut described: MessageWriter<StatisticsDescribed>,
    mut announcements: MessageWriter<Announcement>,
) {
    if !chosen.is_open || !(chosen.is_changed() || loaded.is_changed()) {
        return;
    }
    let text = settings.text();
    let results = loaded.results.as_ref().filter(|results| results.player == chosen.player);
    let description = match (&loaded.fault, results) {
        (Some(fault), _) => {
            let notice = library_text::fault(text, fault);
            announcements.write(Announcement { text: notice.clone(), urgent: true });
            StatisticsDescription { notice, ..default() }
        }
        (None, Some(results)) => description(text, results, &chosen),
        (None, None) if client.is_available() => return,
        (None, None) => StatisticsDescription { notice: text.library_missing().to_owned(), ..default() },
    };
    described.write(StatisticsDescribed(description));
}

fn description(text: Text, results: &PlayerResults, chosen: &ChosenStatistics) -> StatisticsDescription {
    let report = StatisticsReport::new(text, results, &chosen.choice, date::now());
    let section = |title: &str, lines: Vec<String>| StatisticsSection { title: title.to_owned(), lines };
    let figures = report.figures.iter().map(|figure| figure.spoken(text)).collect();
    let plots = report.plots.iter().map(|plot| section(&plot.title, vec![plot.spoken.clone()]));
    let tables = report
        .tables
        .iter()
        .map(|table| section(table.title, table.rows.iter().map(|row| row.spoken.clone()).collect()));
    // The order of the page: the first curve, the figures, other curves, tables, and curves without points.
    let mut curves: Vec<StatisticsSection> = plots.collect();
    let missing = curves.split_off(report.plots.iter().take_while(|plot| !plot.points.is_empty()).count());
    let others = curves.split_off(curves.len().min(1));
    let mut sections = curves;
    sections.push(section(text.statistics(), figures));
    sections.extend(others.into_iter().chain(tables).chain(missing));
    sections.retain(|section| !section.lines.is_empty());
    if let (Some(last), false) = (sections.last_mut(), report.notes.is_empty()) {
        last.lines.extend(report.notes.iter().cloned());
    } else if !report.notes.is_empty() {
        sections.push(section(text.statistics(), report.notes));
    }
    StatisticsDescription { choices: choices(text, results, chosen), notice: report.notice, sections }
}

/// What can be chosen; a choice of one value is left out.
fn choices(text: Text, results: &PlayerResults, chosen: &ChosenStatistics) -> Vec<ChoiceDescription> {
    let StatisticsChoice { kind, size, period } = chosen.choice;
    let all = || (String::new(), text.library_all().to_owned());
    let games = StatisticsChoice::kinds(results);
    let games = games.into_iter().map(|kind| (kind.id().to_owned(), text.game_name(kind).to_owned()));
    let sizes = chosen.choice.sizes(results);
    let sizes = sizes.into_iter().map(|size| (size.to_string(), text.size(size)));
    let has_periods = StatisticsChoice::has_periods(results, date::now());
    let periods = Period::labels(text).into_iter().enumerate().filter(|_| has_periods);
    let choice = |request, label, values, chosen| ChoiceDescription { request, label, values, chosen };
    let mut choices = vec![
        choice("player", text.statistics_player(), player_choices(text, results), chosen.player.clone()),
        choice(
            "game",
            text.statistics_games(),
            [all()].into_iter().chain(games).collect(),
            kind.map(|kind| kind.id().to_owned()).unwrap_or_default(),
        ),
        choice(
            "size",
            text.board(),
            [all()].into_iter().chain(sizes).collect(),
            size.map(|size| size.to_string()).unwrap_or_default(),
        ),
        choice(
            "period",
            text.library_period(),
            periods.map(|(index, label)| (index.to_string(), label.to_owned())).collect(),
            (period as usize).to_string(),
        ),
    ];
    choices.retain(|choice| choice.values.len() > if matches!(choice.request, "size" | "game") { 2 } else { 1 });
    choices
}
