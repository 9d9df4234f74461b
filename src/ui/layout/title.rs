//! The title screen: cards around the boards, which the view puts in a row or in a column.

use bevy_egui::egui::{Pos2, Rect, Vec2, pos2, vec2};

use crate::ui::theme::{GAP, MARGIN, TARGET};

/// Room above the boards for the name, below for the buttons, and under a board for its text.
const HEADER: f32 = 150.0;
const FOOTER: f32 = 104.0;
const WORDS: f32 = 124.0;
/// The same in a window so low that every line counts.
const LOW: f32 = 480.0;
const LOW_HEADER: f32 = 52.0;
const LOW_FOOTER: f32 = 62.0;
const LOW_WORDS: f32 = 50.0;

/// The same in the lowest windows, whose cards have a name alone.
const TINY: f32 = 340.0;
const TINY_HEADER: f32 = 40.0;
const TINY_WORDS: f32 = 30.0;

const INSET: f32 = 22.0;
/// Room beside the outer boards for their cards and the margin.
const SIDE: f32 = 3.0 * MARGIN;
/// Between cards, where there is room enough.
const BETWEEN: f32 = 24.0;
/// The least height of the header with the motto, which keeps clear of the focus ring of a card.
const ROOM_FOR_MOTTO: f32 = 118.0;
/// A window narrower than this has a tight row of buttons.
const NARROW: f32 = 480.0;
/// The row of boards does not grow beyond this.
const WIDEST: f32 = 1760.0;

/// Where a card has its text.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum CardTextPlacement {
    Below,
    /// Below, all in one line.
    InLine,
    /// At the right of the board.
    Beside,
}

/// A board's card.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct CardLayout {
    pub frame: Rect,
    pub words: Rect,
    pub setting: CardTextPlacement,
}

#[derive(Clone, PartialEq, Debug)]
pub struct TitleLayout {
    /// A card for each board.
    pub cards: Vec<CardLayout>,
    /// The middle of the line with the name.
    pub name: Pos2,
    /// The name is set small, and in a low window alone.
    pub small: bool,
    pub motto: bool,
    /// What the name and the motto must not leave.
    pub header: Rect,
    /// The buttons: at least a row of them.
    pub footer: Rect,
    /// The row has no room to spare.
    pub tight: bool,
}

/// The part of the window in which the view arranges the boards. The screen begins at `top`.
pub fn title_stage(window: Vec2, top: f32) -> Rect {
    let top = top + header(window) + INSET.min(window.y * 0.03);
    if window.x >= window.y {
        let side = SIDE.min(window.x * 0.08);
        let width = (window.x - 2.0 * side).min(WIDEST);
        let bottom = window.y - footer(window) - words(window);
        Rect::from_min_max(pos2((window.x - width) / 2.0, top), pos2((window.x + width) / 2.0, bottom))
    } else {
        let right = GAP + (window.x - 2.0 * GAP) * 0.54;
        Rect::from_min_max(pos2(GAP + 16.0, top), pos2(right, window.y - 92.0 - INSET))
    }
}

const fn low(window: Vec2) -> bool {
    window.x >= window.y && window.y < LOW
}

fn header(window: Vec2) -> f32 {
    match low(window) {
        true if window.y < TINY => TINY_HEADER,
        true => LOW_HEADER,
        false => HEADER.min(window.y * 0.2),
    }
}

fn footer(window: Vec2) -> f32 {
    match low(window) {
        true if window.y < TINY => TARGET + 12.0,
        true => LOW_FOOTER,
        false => FOOTER.min(window.y * 0.15),
    }
}

const fn words(window: Vec2) -> f32 {
    match low(window) {
        true if window.y < TINY => TINY_WORDS,
        true => LOW_WORDS,
        false => WORDS,
    }
}

impl TitleLayout {
    /// Lays the screen out around the boards as they appear in the window, from `screen_top` down; `None` without boards.
    pub fn new(window: Vec2, screen_top: f32, boards: &[Rect]) -> Option<TitleLayout> {
        let across = boards.last()?.center() - boards.first()?.center();
        let column = across.y.abs() > across.x.abs();
        let cards = if column { in_column(window, boards, across.y) } else { in_row(window, boards, across.x) };
        let top = cards.iter().map(|card| card.frame.top()).fold(f32::MAX, f32::min);
        let bottom = cards.iter().map(|card| card.frame.bottom()).fold(0.0, f32::max);
        let lowest = window.y - TARGET / 2.0 - if low(window) { 6.0 } else { 20.0 };
        let middle = if column { lowest } else { ((bottom + window.y) / 2.0).min(bottom + 62.0).min(lowest) };
        let row = Rect::from_center_size(pos2(window.x / 2.0, middle), vec2(window.x - 2.0 * GAP, TARGET));
        // Below boards in a column there may be room for lines of words.
        let footer = if column { row.with_min_y((bottom + 2.0 * GAP).min(row.top())) } else { row };
        let room = top - screen_top;
        let centre = screen_top + if low(window) { room / 2.0 } else { (room * 0.44).max(34.0) };
        // Without room for both lines the name stands alone.
        let motto = !low(window) && room >= ROOM_FOR_MOTTO;
        let header = Rect::from_min_max(pos2(GAP, screen_top), pos2(window.x - GAP, top));
        Some(TitleLayout {
            cards,
            name: pos2(window.x / 2.0, centre),
            header,
            small: column || low(window),
            motto,
            footer,
            tight: column || window.x < NARROW,
        })
    }
}

/// The distance between the middles of neighbours, of which the first and the last are `across` apart.
fn pitch(across: f32, boards: &[Rect]) -> f32 {
    across / boards.len().saturating_sub(1).max(1) as f32
}

fn in_row(window: Vec2, boards: &[Rect], across: f32) -> Vec<CardLayout> {
    let all = boards.iter().fold(Rect::NOTHING, |all, board| all.union(*board));
    let pitch = pitch(across, boards);
    let setting = if low(window) { CardTextPlacement::InLine } else { CardTextPlacement::Below };
    let inset = 12.0_f32.min(pitch * 0.05);
    let [above, below] = [all.top() - INSET.min(window.y * 0.03), all.bottom() + words(window)];
    let card = |board: &Rect| {
        let middle = board.center().x;
        let half = (pitch - BETWEEN.min(pitch * 0.07)) / 2.0;
        let frame = Rect::from_min_max(pos2(middle - half, above), pos2(middle + half, below));
        let words = Rect::from_min_max(pos2(frame.left() + inset, all.bottom()), frame.max - vec2(inset, 0.0));
        CardLayout { frame, words, setting }
    };
    boards.iter().map(card).collect()
}

fn in_column(window: Vec2, boards: &[Rect], across: f32) -> Vec<CardLayout> {
    let pitch = pitch(across, boards);
    let right = boards.iter().map(|board| board.right()).fold(0.0, f32::max);
    let card = |board: &Rect| {
        let size = vec2(window.x - 2.0 * GAP, pitch - GAP);
        let frame = Rect::from_center_size(pos2(window.x / 2.0, board.center().y), size);
        let words = Rect::from_min_max(pos2(right + 14.0, frame.top()), frame.max - vec2(10.0, 0.0));
        CardLayout { frame, words, setting: CardTextPlacement::Beside }
    };
    boards.iter().map(card).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn row(window: Vec2) -> Vec<Rect> {
        let stage = title_stage(window, 0.0);
        let unit = (stage.width() / 34.2).min(stage.height() / 8.0);
        let board = |along: f32| {
            let middle = stage.center() + vec2(along * unit, 0.0);
            Rect::from_center_size(middle, vec2(9.4, 8.0) * unit)
        };
        [-12.4, 0.0, 12.4].map(board).to_vec()
    }

    #[test]
    fn cards_in_a_row_do_not_overlap_and_fit_the_window() {
        for window in
            [[1280.0, 800.0], [1920.0, 1080.0], [900.0, 600.0], [844.0, 390.0], [320.0, 240.0], [700.0, 300.0]]
                .map(Vec2::from)
        {
            let title = TitleLayout::new(window, 0.0, &row(window)).unwrap();
            let frames: Vec<Rect> = title.cards.iter().map(|card| card.frame).collect();
            let [a, b, c] = frames[..] else { panic!("a card for each board") };
            assert!(a.left() >= 3.0 && c.right() <= window.x - 3.0, "{a} {c}");
            assert!(a.right() < b.left() && b.right() < c.left());
            assert!(a.bottom() < title.footer.top(), "{a} {}", title.footer);
            assert!(title.footer.bottom() < window.y && a.top() > title.name.y);
        }
    }

    #[test]
    fn cards_in_a_column_have_their_text_beside_the_board() {
        let window = vec2(390.0, 844.0);
        let stage = title_stage(window, 0.0);
        let boards = [0.17, 0.5, 0.83].map(|part| {
            let middle = pos2(stage.center().x, stage.top() + stage.height() * part);
            Rect::from_center_size(middle, vec2(170.0, 150.0))
        });
        let title = TitleLayout::new(window, 0.0, &boards).unwrap();
        for (card, board) in title.cards.iter().zip(boards) {
            assert!(card.words.left() > board.right() && card.setting == CardTextPlacement::Beside);
            assert!(card.words.width() > 130.0);
        }
    }

    #[test]
    fn without_boards_there_is_no_layout() {
        assert_eq!(TitleLayout::new(vec2(1280.0, 800.0), 0.0, &[]), None);
    }
}
