//! What the command line prints about its options.

use super::message::messages;

messages! {
    fn command_line_title(games: &str) = "command-line-title";
    fn command_line_usage(syntax: &str) = "command-line-usage";
    fn option_source() = "option-source";
    fn option_link() = "option-link";
    fn option_game(games: &str) = "option-game";
    fn option_size() = "option-size";
    fn option_size_of(game: &str, sizes: &str) = "option-size-of";
    fn option_size_between(columns: &str, rows: &str) = "option-size-between";
    fn option_moves() = "option-moves";
    fn option_position() = "option-position";
    fn option_first() = "option-first";
    fn option_second() = "option-second";
    fn option_clock() = "option-clock";
    fn option_top_down() = "option-top-down";
    fn option_theme(themes: &str) = "option-theme";
    fn option_language(languages: &str) = "option-language";
    fn option_page() = "option-page";
    fn option_page_match() = "option-page-match";
    fn option_lesson() = "option-lesson";
    fn option_puzzle() = "option-puzzle";
    fn option_set() = "option-set";
    fn option_fresh() = "option-fresh";
    fn option_window() = "option-window";
    fn option_screenshot() = "option-screenshot";
    fn option_gallery() = "option-gallery";
    fn option_only() = "option-only";
    fn option_points() = "option-points";
    fn option_measure_idle() = "option-measure-idle";
    fn option_help() = "option-help";
    fn option_version() = "option-version";
}
