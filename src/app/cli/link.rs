//! The parameters of an address, which open a match like the options of the same names.

use super::{CliCommand, LinkError, Options, parse};
use crate::settings::language::Language;

/// The parameters of an address that the program reads; it ignores all others.
const PARAMETERS: [&str; 9] = ["game", "size", "moves", "position", "first", "second", "clock", "link", "lang"];

/// Parses the names and values of an address.
///
/// # Errors
/// The first parameter that is wrong, and why.
pub fn parse_link(query: &[(String, String)]) -> Result<Options, LinkError> {
    let known = query.iter().filter(|(name, _)| PARAMETERS.contains(&name.as_str()));
    let arguments = known.map(|(name, value)| format!("--{name}={}", decoded(name, value)).into());
    match parse(arguments).map_err(LinkError)? {
        CliCommand::Play(options) => Ok(*options),
        CliCommand::Help(_) | CliCommand::Version => Ok(Options::default()),
    }
}

/// The language that an address asks for, whatever else in it is wrong.
pub fn language_of_link(query: &[(String, String)]) -> Option<Language> {
    let asked: Vec<_> = query.iter().filter(|(name, _)| name == "lang").cloned().collect();
    parse_link(&asked).ok()?.language
}

/// The value as its author meant it: a browser reads the plus of `3+2` as a space.
fn decoded(name: &str, value: &str) -> String {
    if name == "clock" { value.replace(' ', "+") } else { value.to_owned() }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn link(query: &[(&str, &str)]) -> Result<Options, String> {
        let query: Vec<_> = query.iter().map(|(name, value)| ((*name).to_owned(), (*value).to_owned())).collect();
        parse_link(&query).map_err(|error| error.to_string())
    }

    #[test]
    fn a_clock_is_read_with_a_plus_and_with_the_space_that_browsers_make_of_it() {
        for clock in ["3+2", "3 2"] {
            let options = link(&[("game", "othello"), ("clock", clock)]).expect("a time control");
            assert_eq!(options.clock.map(|control| control.to_string()), Some("3+2".to_owned()), "{clock}");
        }
    }

    #[test]
    fn the_language_of_an_address_is_read_whatever_else_is_wrong() {
        let query = [("lang", "th"), ("game", "chess")].map(|(name, value)| (name.to_owned(), value.to_owned()));
        assert!(parse_link(&query).is_err());
        assert_eq!(language_of_link(&query).map(Language::tag), Some("th"));
        assert_eq!(language_of_link(&query[1..]), None);
    }

    #[test]
    fn parameters_that_are_no_options_of_a_match_are_ignored() {
        assert_eq!(link(&[("screenshot", "board.png"), ("utm_source", "mail")]), Ok(Options::default()));
    }

    #[test]
    fn errors_name_the_parameters_as_an_address_writes_them() {
        let errors = [
            (&[("size", "8x8")][..], "size, position and moves need game"),
            (
                &[("game", "othello"), ("first", "11")],
                "first: \"11\" is not a player: write person, perfect, full, full:SECONDS or a level from 1 to 10",
            ),
            (&[("game", "othello"), ("second", "perfect")], "second: no computer plays Othello 8x8 perfectly"),
            (
                &[("game", "othello"), ("clock", "soon")],
                "clock: \"soon\" is not a time such as 3+2, in minutes and seconds for each move",
            ),
        ];
        for (query, expected) in errors {
            assert_eq!(link(query).unwrap_err(), expected);
        }
    }

    #[test]
    fn a_link_with_a_theme_brings_the_theme_and_no_match() {
        let options = link(&[("link", "tessera-theme:night;frame=102030")]).expect("a theme");
        let own = options.own_theme.expect("a theme");
        assert_eq!((own.to_string().as_str(), options.opening), ("tessera-theme:night;frame=#102030", None));
        let error = link(&[("link", "tessera-theme:night;legs=102030")]).unwrap_err();
        assert_eq!(error, "a theme has no part \"legs\"");
        let both = link(&[("link", "tessera-theme:night"), ("game", "othello")]).expect("a theme and a match");
        assert!(both.own_theme.is_some() && both.opening.is_some());
    }

    #[test]
    fn long_values_are_shortened_in_errors() {
        for name in ["game", "size", "moves", "position", "first", "clock"] {
            let long = "x".repeat(2400);
            let error = link(&[("game", "othello"), (name, &long)]).unwrap_err();
            assert!(error.len() < 160, "{name}: {error}");
        }
    }

    #[test]
    fn perfect_is_a_player_on_a_solved_board() {
        let query = [("game", "breakthrough"), ("size", "4x5"), ("second", "perfect")];
        assert!(link(&query).is_ok_and(|options| options.players.is_some()));
    }
}
