//! The page: the puzzle to solve next and the lesson to go on with, side by side where there is room, then the rating and the
//! lists.

use bevy_egui::egui::{Rect, Ui};

use super::card::{Card, LaidOut};
use super::entries;
use crate::presentation::learn::{ExerciseRequest, LearnModel, NextLesson, NextPuzzle};
use crate::rules::GameKind;
use crate::ui::dialogs::beside_title;
use crate::ui::theme::text_role::TextRole;
use crate::ui::theme::{self, GAP};
use crate::ui::widgets::{Button, ButtonStyle, Column, game_tabs};

/// From this width on two cards stand side by side.
const WIDE: f32 = 700.0;
/// The share of the first of them.
const SHARE: f32 = 0.58;

/// More room below a card than below a row, as between cards side by side.
const BELOW: f32 = 4.0;

const NO_CURVE: (&[u16], &str) = (&[], "");

/// What was pressed.
pub(super) enum LearnPress {
    /// The page of another game.
    Game(GameKind),
    /// A lesson or a puzzle.
    Open(ExerciseRequest),
}

pub(super) fn show(ui: &mut Ui, rect: Rect, title: &str, model: &LearnModel, fresh: bool) -> Option<LearnPress> {
    let head = beside_title(ui, rect, title);
    let (game, opened) = game_tabs(ui, (rect, head), model.kind, "learn", |column| contents(column, model, fresh));
    game.map(LearnPress::Game).or(opened.map(LearnPress::Open))
}

fn contents(column: &mut Column, model: &LearnModel, fresh: bool) -> Option<ExerciseRequest> {
    let text = theme::text(column.ui.ctx());
    let opened = first_cards(column, model, fresh);
    let rating = rating(column, model, fresh);
    let lesson = entries::show(column, text.lessons(), &model.lessons);
    let theme = entries::show(column, text.learn_themes(), &model.themes);
    opened.or(rating).or(lesson).or(theme)
}

/// A card with what its button opens.
type OpeningCard<'a> = (Card<'a>, Option<ExerciseRequest>);

/// The puzzle to solve next and the lesson to go on with.
fn first_cards(column: &mut Column, model: &LearnModel, fresh: bool) -> Option<ExerciseRequest> {
    let puzzle = model.puzzle.as_ref().map(|puzzle| puzzle_card(column, puzzle, fresh));
    let lesson = model.lesson.as_ref().map(|lesson| lesson_card(column, lesson));
    match (puzzle, lesson) {
        (Some(puzzle), Some(lesson)) if column.width() >= WIDE => {
            let left = ((column.width() - GAP) * SHARE).round();
            let cards = [(puzzle, left), (lesson, column.width() - GAP - left)];
            let laid_out = cards.map(|(card, width)| {
                let laid_out = card.0.lay_out(column.ui, width);
                (card, width, laid_out)
            });
            let height = laid_out.iter().map(|(.., laid_out)| laid_out.height).fold(0.0, f32::max);
            let mut room = column.place(height);
            column.ui.add_space(BELOW);
            let mut opened = None;
            for (card, width, laid_out) in laid_out {
                let place = room.with_max_x(room.left() + width);
                room.min.x = place.right() + GAP;
                opened = opened.or(show_card(column, place, &card, laid_out));
            }
            opened
        }
        (puzzle, lesson) => {
            let mut opened = None;
            for card in puzzle.into_iter().chain(lesson) {
                opened = opened.or(place_card(column, &card));
            }
            opened
        }
    }
}

/// Shows a card over the whole width.
fn place_card(column: &mut Column, card: &OpeningCard) -> Option<ExerciseRequest> {
    let laid_out = card.0.lay_out(column.ui, column.width());
    let place = column.place(laid_out.height);
    column.ui.add_space(BELOW);
    show_card(column, place, card, laid_out)
}

fn show_card(column: &Column, place: Rect, card: &OpeningCard, laid_out: LaidOut) -> Option<ExerciseRequest> {
    card.0.show(column.ui, place, laid_out).then_some(card.1).flatten()
}

fn puzzle_card<'a>(column: &Column, puzzle: &'a NextPuzzle, fresh: bool) -> OpeningCard<'a> {
    let look = theme::palette(column.ui.ctx());
    let is_next = !puzzle.is_solved;
    let style = if is_next { ButtonStyle::Primary } else { ButtonStyle::Plain };
    let streak = puzzle.streak.as_deref().map(|streak| (TextRole::Quiet, streak));
    let paragraphs = [
        (TextRole::Caps, &*puzzle.caption),
        (TextRole::PlayerName, &*puzzle.task),
        (TextRole::Quiet, &*puzzle.difficulty),
    ];
    let card = Card {
        picture: Some(puzzle.position),
        paragraphs: paragraphs.into_iter().chain(streak).collect(),
        curve: NO_CURVE,
        done: None,
        button: Some(Button::new(puzzle.label).id_salt("puzzle").style(style).focus(fresh && is_next)),
        is_line: false,
        edge: if is_next { look.brass } else { look.hairline },
    };
    (card, Some(puzzle.request))
}

fn lesson_card<'a>(column: &Column, lesson: &'a NextLesson) -> OpeningCard<'a> {
    let card = Card {
        picture: None,
        paragraphs: vec![
            (TextRole::Caps, lesson.caption),
            (TextRole::PlayerName, &lesson.title),
            (TextRole::Quiet, &lesson.words),
        ],
        curve: NO_CURVE,
        done: Some(lesson.done),
        button: Some(Button::new(lesson.label).id_salt("lesson")),
        is_line: false,
        edge: theme::palette(column.ui.ctx()).hairline,
    };
    (card, Some(lesson.request))
}

/// The rating, and the next puzzle for it unless that stands above; it is the one thing to do once the puzzle of the day
/// is solved.
fn rating(column: &mut Column, model: &LearnModel, fresh: bool) -> Option<ExerciseRequest> {
    let text = theme::text(column.ui.ctx());
    let rating = &model.rating;
    let stands_above = model.puzzle.as_ref().is_some_and(|puzzle| !puzzle.is_daily);
    let is_next = model.puzzle.as_ref().is_none_or(|puzzle| puzzle.is_solved);
    let style = if is_next { ButtonStyle::Primary } else { ButtonStyle::Plain };
    let button = Button::new(text.learn_next()).id_salt("rating").style(style).focus(fresh && is_next);
    let card = Card {
        picture: None,
        paragraphs: vec![
            (TextRole::Caps, text.learn_rating()),
            (TextRole::Figure, &rating.rating),
            (TextRole::Quiet, &rating.solved),
        ],
        curve: (&rating.course, &rating.course_spoken),
        done: Some(rating.done),
        button: rating.next.filter(|_| !stands_above).map(|_| button),
        is_line: true,
        edge: theme::palette(column.ui.ctx()).hairline,
    };
    place_card(column, &(card, rating.next))
}
