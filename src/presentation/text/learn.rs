//! The page for lessons and puzzles.

use super::message::messages;

messages! {
    fn learn() = "learn";
    fn learn_today(date: &str) = "learn-today";
    fn learn_difficulty(number: u8) = "learn-difficulty";
    fn learn_solve() = "learn-solve";
    fn learn_solve_again() = "learn-solve-again";
    fn learn_go_on() = "learn-go-on";
    fn learn_lesson(number: usize, count: usize, title: &str) = "learn-lesson";
    fn learn_begin() = "learn-begin";
    fn learn_continue() = "learn-continue";
    fn learn_all_done() = "learn-all-done";
    fn learn_rating() = "learn-rating";
    fn learn_rating_course(first: &str, last: &str, low: &str, high: &str) = "learn-rating-course";
    fn learn_next() = "learn-next";
    fn learn_themes() = "learn-themes";
}
