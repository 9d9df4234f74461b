//! The page: the choice of games, and everything that is known of them.

use bevy::prelude::*;
use bevy_egui::EguiContexts;
use bevy_egui::egui::{self, Ui, vec2};

use super::shown::ShownStatistics;
use super::{cards, figures};
use crate::library::PlayerResults;
use crate::persist::library::{LibraryClient, LoadedResults};
use crate::platform::date;
use crate::presentation::period::Period;
use crate::presentation::statistics::{StatisticsChoice, player_name};
use crate::presentation::text::library as library_text;
use crate::rules::Size;
use crate::ui::dialogs::{Dialog, Dialogs, PAGE, frame};
use crate::ui::text_layout;
use crate::ui::theme;
use crate::ui::theme::icons::Icon;
use crate::ui::theme::text_role::TextRole;
use crate::ui::widgets::{
    Button, ButtonStyle, Column, SEGMENT_PADDING, choice, choice_in_rows, column, one_of, read_out, scroll_keys,
};

const SIZE: egui::Vec2 = vec2(1000.0, PAGE);
/// Between two choices in one row.
const BETWEEN: f32 = 12.0;

pub(super) fn draw(
    mut contexts: EguiContexts,
    mut dialogs: ResMut<Dialogs>,
    mut shown: ResMut<ShownStatistics>,
    loaded: Res<LoadedResults>,
    client: Res<LibraryClient>,
) -> Result {
    if dialogs.top() != Some(Dialog::Statistics) {
        return Ok(());
    }
    let ctx = contexts.ctx_mut()?.clone();
    let shown = shown.bypass_change_detection();
    let notice = notice(&ctx, &loaded, client.is_available());
    let title = theme::text(&ctx).statistics();
    let players = frame(&ctx, &mut dialogs, title, SIZE, |ui, rect, _, _| {
        column(ui, rect, "statistics", |column| {
            scroll_keys(column.ui, rect.height());
            match (&loaded.results, &notice) {
                (Some(results), None) => contents(column, shown, results),
                (_, notice) => {
                    column.note(notice.as_deref().unwrap_or_default());
                    false
                }
            }
        })
    });
    if players {
        dialogs.open(&ctx, Dialog::StatisticsPlayer);
    }
    Ok(())
}

/// The sentence in place of everything else: there is no library, it has a fault, or it has not answered yet.
fn notice(ctx: &egui::Context, loaded: &LoadedResults, is_available: bool) -> Option<String> {
    let text = theme::text(ctx);
    match (&loaded.fault, &loaded.results) {
        _ if !is_available => Some(text.library_missing().into()),
        (Some(fault), _) => Some(library_text::fault(text, fault)),
        (None, None) => Some(text.library_loading().into()),
        (None, Some(_)) => None,
    }
}

/// Everything on the page; true if the button for the player was pressed.
fn contents(column: &mut Column, shown: &mut ShownStatistics, results: &PlayerResults) -> bool {
    let report = &shown.report;
    let led = cards::lead(column, report);
    figures::show(column, &report.figures);
    let is_pressed = player_button(column, shown, results);
    choices(column, &mut shown.choice, results);
    let report = &shown.report;
    if !report.notice.is_empty() {
        column.ui.add_space(BETWEEN);
        let (look, width) = (theme::palette(column.ui.ctx()), column.width());
        let galley = text_layout::laid_out(column.ui.painter(), TextRole::Lead, look.text, &report.notice, width);
        let place = column.place(galley.size().y + BETWEEN);
        text_layout::paragraph(column.ui.painter(), place.min, galley, look.text, place);
        read_out(column.ui, place, &report.notice);
    }
    cards::show(column, &report.plots[usize::from(led)..], &report.tables);
    column.ui.add_space(BETWEEN);
    for note in &report.notes {
        let place = column.note(note);
        read_out(column.ui, place, note);
        column.ui.add_space(BETWEEN);
    }
    is_pressed
}

/// The button that opens the page of the players, where there are several.
fn player_button(column: &mut Column, shown: &ShownStatistics, results: &PlayerResults) -> bool {
    if shown.player.is_empty() && results.players.iter().all(|player| player.name.is_empty()) {
        return false;
    }
    let text = theme::text(column.ui.ctx());
    let name = text.statistics_player_row(text.statistics_player(), &player_name(text, &shown.player));
    let row = column.row();
    let button = Button::new(&name).id_salt("player").icon(Icon::Players).style(ButtonStyle::Row);
    button.show(column.ui, row).clicked()
}

/// The games, their boards, and the span of time.
fn choices(column: &mut Column, choice: &mut StatisticsChoice, results: &PlayerResults) {
    let text = theme::text(column.ui.ctx());
    let kinds = StatisticsChoice::kinds(results);
    let games: Vec<&str> =
        [text.library_all()].into_iter().chain(kinds.iter().map(|kind| text.game_name(*kind))).collect();
    let game = choice.kind.and_then(|kind| kinds.iter().position(|known| *known == kind));
    let game = (!kinds.is_empty()).then_some((&games[..], game.map_or(0, |index| index + 1)));
    let periods = Period::labels(text);
    let period = Period::ALL.into_iter().position(|period| period == choice.period).unwrap_or_default();
    let period = StatisticsChoice::has_periods(results, date::now()).then_some((&periods[..], period));
    let (new_game, new_period) = both_rows(column, game, period);
    if let Some(index) = new_game {
        choice.kind = index.checked_sub(1).map(|index| kinds[index]);
        choice.size = None;
    }
    if let Some(index) = new_period {
        choice.period = Period::ALL[index];
    }
    sizes(column, choice, results);
}

/// The sizes of the game's boards, where it has been played on several.
fn sizes(column: &mut Column, choice: &mut StatisticsChoice, results: &PlayerResults) {
    const IN_ROW: usize = 5;
    let text = theme::text(column.ui.ctx());
    let played: Vec<Size> = choice.sizes(results);
    if (2..=IN_ROW).contains(&played.len()) {
        choice.size = one_of(column, "statistics-size", &played, choice.size, |size| text.size(size));
    }
}

/// Labels and the index of the chosen one.
type Row<'a> = (&'a [&'a str], usize);

/// The width of a choice in one row.
fn needed(ui: &Ui, labels: &[&str]) -> f32 {
    labels.iter().map(|label| text_layout::width(ui.painter(), TextRole::Strong, label) + SEGMENT_PADDING).sum()
}

/// A choice in one row, if the labels have room there in a smaller type, else in two.
fn one_or_two_rows(column: &mut Column, id: &str, (labels, chosen): Row) -> Option<usize> {
    let share = column.width() / labels.len() as f32;
    let width = |label: &&str| text_layout::width(column.ui.painter(), TextRole::SmallStrong, label);
    let widest = labels.iter().map(width).fold(0.0, f32::max) + SEGMENT_PADDING / 2.0;
    if widest > share && needed(column.ui, labels) > column.width() {
        return choice_in_rows(column, id, labels, Some(chosen));
    }
    let row = column.row();
    choice(column.ui, row, &format!("{id}-0"), labels, Some(chosen))
}

/// Up to two choices, side by side where there is room for the labels of both.
fn both_rows(column: &mut Column, games: Option<Row>, periods: Option<Row>) -> (Option<usize>, Option<usize>) {
    let (Some(games), Some(periods)) = (games, periods) else {
        let game = games.and_then(|games| one_or_two_rows(column, "statistics-game", games));
        return (game, periods.and_then(|periods| one_or_two_rows(column, "statistics-period", periods)));
    };
    let (left, right) = (needed(column.ui, games.0), needed(column.ui, periods.0));
    if left + right + BETWEEN > column.width() {
        let game = one_or_two_rows(column, "statistics-game", games);
        return (game, one_or_two_rows(column, "statistics-period", periods));
    }
    let row = column.row();
    let middle = row.left() + (row.width() - BETWEEN) * left / (left + right);
    let game = choice(column.ui, row.with_max_x(middle), "statistics-game-0", games.0, Some(games.1));
    let place = row.with_min_x(middle + BETWEEN);
    (game, choice(column.ui, place, "statistics-period-0", periods.0, Some(periods.1)))
}
