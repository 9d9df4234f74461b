//! The title screen: cards around the three boards, which the view puts in a row or in a column.

use bevy_egui::egui::{Pos2, Rect, Vec2, pos2, vec2};

use crate::ui::theme::{GAP, MARGIN, TARGET};

/// Room above the boards for the name, and below for the buttons.
const HEADER: f32 = 150.0;
const FOOTER: f32 = 104.0;
/// Room under a board for its words.
const WORDS: f32 = 118.0;
const INSET: f32 = 22.0;
/// Room beside the outer boards for their cards and the margin.
const SIDE: f32 = 3.0 * MARGIN;
/// Cards do not grow beyond this.
const WIDEST: f32 = 1500.0;

/// A board's card.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Card {
    pub frame: Rect,
    /// Where the words go: under the board, or at its right.
    pub words: Rect,
    pub centred: bool,
}

#[derive(Clone, PartialEq, Debug)]
pub struct Title {
    pub cards: [Card; 3],
    /// The middle of the line with the name.
    pub name: Pos2,
    /// The row of buttons.
    pub footer: Rect,
    pub narrow: bool,
}

/// The part of the window in which the three boards should lie.
#[must_use]
pub fn title_stage(window: Vec2) -> Rect {
    if window.x >= window.y {
        let width = (window.x - 2.0 * SIDE).min(WIDEST);
        let [top, bottom] = [header(window), window.y - FOOTER.min(window.y * 0.15) - WORDS];
        Rect::from_min_max(pos2((window.x - width) / 2.0, top + INSET), pos2((window.x + width) / 2.0, bottom))
    } else {
        let top = header(window) + INSET;
        let right = GAP + (window.x - 2.0 * GAP) * 0.54;
        Rect::from_min_max(pos2(GAP + 16.0, top), pos2(right, window.y - 92.0 - INSET))
    }
}

fn header(window: Vec2) -> f32 {
    HEADER.min(window.y * 0.2)
}

impl Title {
    /// Lays the screen out around the boards as they appear; `None` until they do.
    #[must_use]
    pub fn new(window: Vec2, boards: [Option<Rect>; 3]) -> Option<Title> {
        let [Some(a), Some(b), Some(c)] = boards else { return None };
        let boards = [a, b, c];
        let column = (c.center().y - a.center().y).abs() > (c.center().x - a.center().x).abs();
        let all = a.union(b).union(c);
        let cards = if column { in_column(window, boards) } else { in_row(boards, all) };
        let top = cards.iter().map(|card| card.frame.top()).fold(f32::MAX, f32::min);
        let bottom = cards.iter().map(|card| card.frame.bottom()).fold(0.0, f32::max);
        let middle =
            if column { window.y - 20.0 - TARGET / 2.0 } else { ((bottom + window.y) / 2.0).min(bottom + 62.0) };
        let footer = Rect::from_center_size(pos2(window.x / 2.0, middle), vec2(window.x - 2.0 * GAP, TARGET));
        Some(Title { cards, name: pos2(window.x / 2.0, (top * 0.46).max(34.0)), footer, narrow: column })
    }
}

fn in_row(boards: [Rect; 3], all: Rect) -> [Card; 3] {
    let pitch = (boards[2].center().x - boards[0].center().x) / 2.0;
    boards.map(|board| {
        let middle = board.center().x;
        let half = (pitch - 28.0) / 2.0;
        let frame =
            Rect::from_min_max(pos2(middle - half, all.top() - INSET), pos2(middle + half, all.bottom() + WORDS));
        let words = Rect::from_min_max(pos2(frame.left() + 12.0, all.bottom()), frame.max - vec2(12.0, 0.0));
        Card { frame, words, centred: true }
    })
}

fn in_column(window: Vec2, boards: [Rect; 3]) -> [Card; 3] {
    let pitch = (boards[2].center().y - boards[0].center().y) / 2.0;
    let right = boards.iter().map(|board| board.right()).fold(0.0, f32::max);
    boards.map(|board| {
        let size = vec2(window.x - 2.0 * GAP, pitch - GAP);
        let frame = Rect::from_center_size(pos2(window.x / 2.0, board.center().y), size);
        let words = Rect::from_min_max(pos2(right + 14.0, frame.top()), frame.max - vec2(10.0, 0.0));
        Card { frame, words, centred: false }
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn row(window: Vec2) -> [Option<Rect>; 3] {
        let stage = title_stage(window);
        let unit = stage.width() / 34.2;
        [-12.4, 0.0, 12.4].map(|along| {
            let middle = stage.center() + vec2(along * unit, 0.0);
            Some(Rect::from_center_size(middle, vec2(9.4, 8.0) * unit))
        })
    }

    #[test]
    fn cards_in_a_row_stand_apart_and_inside_the_window() {
        for window in [vec2(1280.0, 800.0), vec2(1920.0, 1080.0)] {
            let title = Title::new(window, row(window)).unwrap();
            let [a, b, c] = title.cards.map(|card| card.frame);
            assert!(a.left() >= GAP && c.right() <= window.x - GAP, "{a} {c}");
            assert!(a.right() < b.left() && b.right() < c.left());
            assert!(a.bottom() < title.footer.top(), "{a} {}", title.footer);
            assert!(title.footer.bottom() < window.y);
        }
    }

    #[test]
    fn cards_in_a_column_have_their_words_beside_the_board() {
        let window = vec2(390.0, 844.0);
        let stage = title_stage(window);
        let boards = [0.17, 0.5, 0.83].map(|part| {
            let middle = pos2(stage.center().x, stage.top() + stage.height() * part);
            Some(Rect::from_center_size(middle, vec2(170.0, 150.0)))
        });
        let title = Title::new(window, boards).unwrap();
        for (card, board) in title.cards.iter().zip(boards) {
            assert!(card.words.left() > board.unwrap().right() && !card.centred);
            assert!(card.words.width() > 130.0);
        }
    }

    #[test]
    fn there_are_no_cards_before_the_boards_are_seen() {
        assert_eq!(Title::new(vec2(1280.0, 800.0), [None, None, None]), None);
    }
}
