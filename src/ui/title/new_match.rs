//! The dialog of a new match: the board's size, the players, the clock, a handicap, and the theme.

use bevy::prelude::*;
use bevy_egui::egui::{Rect, Ui, Vec2, pos2, vec2};
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};

use crate::game::lesson::{LessonRecord, LessonRequest};
use crate::game::screen::Screen;
use crate::lessons::Lesson;
use crate::persist::settings::NewMatchSettings;
use crate::presentation::lesson::offers_lesson;
use crate::rules::{AllowedSizes, GameKind, Side, Variant};
use crate::settings::preferences::Preferences;
use crate::ui::dialogs::{Dialog, Dialogs, frame};
use crate::ui::exercise::offer::{OfferPress, offer};
use crate::ui::match_options;
use crate::ui::requests::RequestWriter;
use crate::ui::systems::UiSystems;
use crate::ui::theme::icons::Icon;
use crate::ui::theme::{self, TARGET};
use crate::ui::widgets::{Button, ButtonStyle, Column, board_picture, choice, column, stepper, swatches};

/// Between the rows and the button under them.
const PART: f32 = 12.0;
/// Height of the preview.
const PREVIEW: f32 = 190.0;
const LOW_PREVIEW: f32 = 132.0;
/// From this width of the window on the board is on the left and the players on the right.
const WIDE: f32 = 760.0;
const LEFT: f32 = 290.0;
const GUTTER: f32 = 36.0;
const HIGHEST: f32 = 860.0;
/// Height of the dialog with two columns, and what the offer of a lesson adds to it.
const WIDE_HEIGHT: f32 = 612.0;
const OFFER: f32 = 82.0;
/// The least height of the window for the preview, in two columns and in one.
const LOW: f32 = 480.0;
const HIGH: f32 = 940.0;

/// Copies of the settings, which the dialog edits.
struct NewMatch<'a> {
    kind: GameKind,
    lessons: &'a LessonRecord,
    settings: NewMatchSettings,
    preferences: Preferences,
}

/// The buttons that leave the dialog.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum FormPress {
    /// The match is to begin.
    Play,
    /// Another position is to be set up first.
    SetUp,
    /// The first lesson is to begin, or not to be offered again.
    Offer(OfferPress),
}

/// Adds the dialog.
pub(super) fn plugin(app: &mut App) {
    app.add_systems(EguiPrimaryContextPass, draw.in_set(UiSystems::Pages).run_if(in_state(Screen::Title)));
}

fn draw(
    mut contexts: EguiContexts,
    mut dialogs: ResMut<Dialogs>,
    mut settings: ResMut<NewMatchSettings>,
    mut preferences: ResMut<Preferences>,
    mut requests: RequestWriter,
    (mut lessons, mut lesson_requests): (ResMut<LessonRecord>, MessageWriter<LessonRequest>),
) -> Result {
    let Some(Dialog::NewMatch(kind)) = dialogs.top() else { return Ok(()) };
    let ctx = contexts.ctx_mut()?.clone();
    let wide = ctx.content_rect().width() >= WIDE;
    let mut form = NewMatch { kind, lessons: &lessons, settings: settings.clone(), preferences: *preferences };
    let height = if offers_lesson(kind, &lessons) { WIDE_HEIGHT + OFFER } else { WIDE_HEIGHT };
    let size = vec2(if wide { LEFT + GUTTER + 390.0 + 48.0 } else { 440.0 }, if wide { height } else { HIGHEST });
    let title = theme::text(&ctx).game_name(kind);
    let pressed = frame(&ctx, &mut dialogs, title, size, |ui, rect, _, fresh| form.contents(ui, rect, wide, fresh));
    settings.set_if_neq(form.settings);
    preferences.set_if_neq(form.preferences);
    if pressed.is_some_and(|pressed| pressed != FormPress::Offer(OfferPress::Decline)) {
        dialogs.clear();
    }
    match pressed {
        Some(FormPress::Play) => requests.open_match(settings.open(settings.start(kind))),
        Some(FormPress::SetUp) => requests.edit_position(&settings.start(kind)),
        Some(FormPress::Offer(OfferPress::Decline)) => lessons.0.declined = true,
        Some(FormPress::Offer(OfferPress::Accept)) => {
            let first = Lesson::of(kind).next();
            lesson_requests.write_batch(first.map(|lesson| LessonRequest::Open { lesson, step: None }));
        }
        None => {}
    }
    Ok(())
}

impl NewMatch<'_> {
    fn variant(&self) -> Variant {
        self.settings.variant(self.kind)
    }

    fn contents(&mut self, ui: &mut Ui, rect: Rect, wide: bool, fresh: bool) -> Option<FormPress> {
        let split = if wide { rect.left() + LEFT + GUTTER } else { rect.left() };
        let bottom = Rect::from_min_max(pos2(split, rect.bottom() - TARGET), rect.max);
        let right = Rect::from_min_max(pos2(split, rect.top()), bottom.right_top() - Vec2::new(0.0, PART));
        let (mut sets_up, mut offered) = (false, None);
        if wide {
            let left = Rect::from_min_max(rect.min, pos2(split - GUTTER, rect.bottom()));
            column(ui, left, "board", |column| {
                self.board(column, wide);
                self.look(column);
                sets_up = set_up_button(column);
            });
            column(ui, right, "players", |column| {
                offered = offer(column, self.kind, self.lessons);
                self.players_and_clock(column);
            });
        } else {
            column(ui, right, "all", |column| {
                offered = offer(column, self.kind, self.lessons);
                self.board(column, wide);
                column.ui.add_space(8.0);
                self.players_and_clock(column);
                self.look(column);
                sets_up = set_up_button(column);
            });
        }
        let begin = Button::new(theme::text(ui.ctx()).play()).icon(Icon::Play).style(ButtonStyle::Primary).focus(fresh);
        let begins = begin.show(ui, bottom).clicked().then_some(FormPress::Play);
        begins.or(sets_up.then_some(FormPress::SetUp)).or(offered.map(FormPress::Offer))
    }

    /// A picture of the board, its size and the handicap.
    fn board(&mut self, column: &mut Column, wide: bool) {
        // In a small window the rows take the room of the picture.
        let window = column.ui.ctx().content_rect().size();
        if wide && window.y >= LOW || window.y >= HIGH {
            let picture = column.place(if wide { PREVIEW } else { LOW_PREVIEW });
            board_picture(column.ui, picture, &self.settings.start(self.kind));
        }
        self.size(column);
        let most = self.kind.info().max_handicap;
        if most > 0 {
            let (row, corners) = (column.row(), self.settings.corners);
            let weaker = self.kind.info().colours[Side::First];
            let label = theme::text(column.ui.ctx()).handicap(weaker);
            let chosen = stepper(column.ui, row, &label, corners, 0..=most);
            self.settings.corners = chosen.unwrap_or(corners);
        }
    }

    fn players_and_clock(&mut self, column: &mut Column) {
        let start = self.settings.start(self.kind);
        match_options::players_and_clock(column, &start, &mut self.settings);
    }

    fn look(&mut self, column: &mut Column) {
        let now = self.preferences.effective_theme();
        let text = theme::text(column.ui.ctx());
        column.title(text.theme(), &text.theme_title(now));
        if let Some(theme) = swatches(column, now, &self.preferences.own_theme) {
            self.preferences.choose_theme(theme);
        }
    }

    fn size(&mut self, column: &mut Column) {
        let mut size = self.variant().size();
        let usual = self.kind.info().offered_sizes;
        if usual.len() == 1 {
            return;
        }
        let text = theme::text(column.ui.ctx());
        let names: Vec<String> = usual.iter().map(|size| text.size(*size)).collect();
        let names: Vec<&str> = names.iter().map(String::as_str).collect();
        let (row, current) = (column.row(), usual.iter().position(|usual| *usual == size));
        if let Some(index) = choice(column.ui, row, text.board(), &names, current) {
            size = usual[index];
        }
        if let AllowedSizes::Between { smallest, largest } = self.kind.info().allowed_sizes {
            let row = column.row();
            size.columns = stepper(column.ui, row, text.columns(), size.columns, smallest.columns..=largest.columns)
                .unwrap_or(size.columns);
            let row = column.row();
            size.rows =
                stepper(column.ui, row, text.rows(), size.rows, smallest.rows..=largest.rows).unwrap_or(size.rows);
        }
        self.settings.set_size(self.kind, size);
    }
}

/// Adds the button that leads to the position editor; returns whether it was pressed.
fn set_up_button(column: &mut Column) -> bool {
    column.ui.add_space(4.0);
    let row = column.row();
    let label = theme::text(column.ui.ctx()).set_up_position();
    Button::new(label).icon(Icon::Edit).show(column.ui, row).clicked()
}
