//! The text that `--help` prints, in any language.

use super::page;
use crate::presentation::text::Text;
use crate::rules::{AllowedSizes, GameKind, Size};
use crate::settings::language::Language;
use crate::settings::theme::ThemeChoice;

/// How the program is called. The words in capitals stay the same in every language.
const SYNTAX: &str = "tessera [OPTIONS] [LINK|FILE]";
/// The column in which descriptions begin, from 0.
const COLUMN: usize = 22;
/// The columns of a description.
const WIDTH: usize = 78;

/// An option as it is typed, and its description, whose lines are broken already.
type OptionRow = (&'static str, fn(Text) -> String);

const ROWS: [OptionRow; 25] = [
    ("LINK, FILE", |text| text.option_source().into()),
    ("--link LINK", |text| text.option_link().into()),
    ("--game NAME", |text| text.option_game(&GameKind::ALL.map(GameKind::id).join(", "))),
    ("--size CxR", sizes),
    ("--moves \"MOVES\"", |text| text.option_moves().into()),
    ("--position \"TEXT\"", |text| text.option_position().into()),
    ("--first PLAYER", |text| text.option_first().into()),
    ("--second PLAYER", |text| text.option_second().into()),
    ("--clock TIME", |text| text.option_clock().into()),
    ("--top-down", |text| text.option_top_down().into()),
    ("--theme NAME", |text| text.option_theme(&joined(ThemeChoice::all().map(ThemeChoice::name)))),
    ("--lang, --language TAG", |text| text.option_language(&joined(Language::all().map(Language::tag)))),
    ("--page NAME", pages),
    ("--lesson NAME[:N]", |text| text.option_lesson().into()),
    ("--puzzle NAME", |text| text.option_puzzle().into()),
    ("--set NAME=VALUE", |text| text.option_set().into()),
    ("--fresh", |text| text.option_fresh().into()),
    ("--window WxH", |text| text.option_window().into()),
    ("--screenshot FILE", |text| text.option_screenshot().into()),
    ("--gallery DIR", |text| text.option_gallery().into()),
    ("--only NAMES", |text| text.option_only().into()),
    ("--points FILE", |text| text.option_points().into()),
    ("--measure-idle SECONDS", |text| text.option_measure_idle().into()),
    ("-h, --help", |text| text.option_help().into()),
    ("-V, --version", |text| text.option_version().into()),
];

/// The text that `--help` prints, without a line break at its end.
pub fn help(language: Language) -> String {
    let text = Text(language);
    let games = text.listed(GameKind::ALL.map(|kind| text.game_name(kind).to_owned()));
    let rows: Vec<String> = option_rows(language).map(|(option, description)| row(option, &description)).collect();
    let parts = [text.command_line_title(&games), text.command_line_usage(SYNTAX), rows.join("\n")];
    // Windows break lines at spaces without width; some terminals show them.
    parts.join("\n\n").replace('\u{200b}', "")
}

/// Every option as it is typed, with its description, whose lines are broken for a terminal.
pub fn option_rows(language: Language) -> impl Iterator<Item = (&'static str, String)> {
    ROWS.iter().map(move |(option, description)| (*option, description(Text(language))))
}

/// An option and its description, beside it if there is room, else on the next line.
fn row(option: &str, description: &str) -> String {
    let line_break = format!("\n{:COLUMN$}", "");
    let gap = match COLUMN.checked_sub(option.len() + 2) {
        Some(columns) if columns >= 2 => " ".repeat(columns),
        _ => line_break.clone(),
    };
    format!("  {option}{gap}{}", description.replace('\n', &line_break))
}

/// What `--size` does, and a line for each game.
fn sizes(text: Text) -> String {
    let line = |kind: GameKind| text.option_size_of(text.game_name(kind), &allowed(text, kind.info().allowed_sizes));
    let lines = GameKind::ALL.into_iter().map(line);
    [text.option_size().to_owned()].into_iter().chain(lines).collect::<Vec<_>>().join("\n")
}

fn allowed(text: Text, sizes: AllowedSizes) -> String {
    match sizes {
        AllowedSizes::Listed(sizes) => sizes.iter().map(Size::to_string).collect::<Vec<_>>().join(", "),
        AllowedSizes::Between { smallest, largest } => {
            let range = |least, most| format!("{least}-{most}");
            let (columns, rows) = (range(smallest.columns, largest.columns), range(smallest.rows, largest.rows));
            text.option_size_between(&columns, &rows)
        }
    }
}

/// What `--page` does, and the pages that open over the title screen or in a match.
fn pages(text: Text) -> String {
    let (on_title, in_match) = page::names();
    [text.option_page(), &in_lines(&on_title), text.option_page_match(), &in_lines(&in_match)].join("\n")
}

fn joined<'a>(names: impl Iterator<Item = &'a str>) -> String {
    names.collect::<Vec<_>>().join(", ")
}

/// Names with commas between them, in lines of the descriptions' width.
fn in_lines(names: &[&str]) -> String {
    let mut lines: Vec<String> = Vec::new();
    for name in names {
        match lines.last_mut() {
            Some(line) if line.len() + name.len() + ", ,".len() <= WIDTH => {
                line.push_str(", ");
                line.push_str(name);
            }
            _ => lines.push((*name).to_owned()),
        }
    }
    lines.join(",\n")
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;
    use crate::app::cli::{CliCommand, parse};

    fn tagged(tag: &str) -> Language {
        Language::named(tag).expect("the tag of a language")
    }

    /// The long options that the source of [`parse`] has.
    fn parsed_options() -> BTreeSet<&'static str> {
        let lines = include_str!("../cli.rs").lines().map(str::trim_start);
        let arms = lines.filter(|line| line.starts_with("Long(")).filter_map(|line| line.split("=>").next());
        arms.flat_map(|arm| arm.split('"').skip(1).step_by(2)).collect()
    }

    /// The long options at the beginnings of lines; two spaces end them.
    fn listed_options(help: &str) -> BTreeSet<&str> {
        let options = help.lines().filter_map(|line| line.strip_prefix("  ")).filter(|line| line.starts_with('-'));
        let words = options.filter_map(|line| line.split("  ").next()).flat_map(|line| line.split([' ', ',']));
        words.filter_map(|word| word.strip_prefix("--")).collect()
    }

    /// The columns of a terminal: Chinese takes two, marks above and below Thai letters none.
    fn columns(line: &str) -> usize {
        let columns = |sign| match sign {
            '\u{e31}' | '\u{e34}'..='\u{e3a}' | '\u{e47}'..='\u{e4e}' => 0,
            '\u{2e80}'..='\u{ffef}' => 2,
            _ => 1,
        };
        line.chars().map(columns).sum()
    }

    fn language_of(arguments: &[&str]) -> Option<Language> {
        match parse(arguments.iter().map(Into::into)) {
            Ok(CliCommand::Help(language)) => language,
            other => panic!("{arguments:?}: {other:?}"),
        }
    }

    #[test]
    fn the_help_lists_every_game_with_its_boards() {
        let help = help(Language::ENGLISH);
        assert!(
            help.starts_with("Tessera: Othello, Breakthrough, Diamond on an animated board.\n\nUsage: tessera "),
            "{help}"
        );
        assert!(help.contains("\n  --game NAME         start a match: othello, breakthrough, diamond\n"), "{help}");
        for line in ["Othello: 6x6, 8x8, 10x10", "Breakthrough: 2-10 columns by 4-10 rows", "Diamond: 8x8"] {
            assert!(help.contains(&format!("\n{:22}{line}\n", "")), "{help}");
        }
    }

    #[test]
    fn the_help_of_every_language_lists_the_options_that_are_parsed() {
        assert!(parsed_options().contains("measure-idle"));
        for language in Language::all() {
            assert_eq!(listed_options(&help(language)), parsed_options(), "{}", language.tag());
        }
    }

    #[test]
    fn the_help_of_every_language_fits_into_100_columns_and_has_no_marks_without_width() {
        for language in Language::all() {
            let help = help(language);
            let wide: Vec<&str> = help.lines().filter(|line| columns(line) > COLUMN + WIDTH).collect();
            assert_eq!(wide, [""; 0], "{}", language.tag());
            let marks = |sign| matches!(sign, '\u{200b}'..='\u{200f}' | '\u{2066}'..='\u{2069}');
            assert!(!help.contains(marks), "{}", language.tag());
        }
        assert_eq!(columns("กำลัง 棋"), 7);
    }

    #[test]
    fn descriptions_begin_in_one_column_and_after_a_long_option_on_the_next_line() {
        assert_eq!(row("--set NAME=VALUE", "a\nb"), format!("  --set NAME=VALUE    a\n{:22}b", ""));
        assert_eq!(row("--measure-idle SECONDS", "a"), format!("  --measure-idle SECONDS\n{:22}a", ""));
    }

    #[test]
    fn the_language_of_the_help_may_be_named_before_or_after_it() {
        let turkish = Some(tagged("tr"));
        assert_eq!(language_of(&["--help", "--language", "tr"]), turkish);
        assert_eq!(language_of(&["--lang=tr_TR", "-h"]), turkish);
        assert_eq!(language_of(&["--help", "--scale=2", "file", "--language=tr"]), turkish);
        assert_eq!(language_of(&["--help"]), None);
        assert!(parse(["--help", "--language", "klingon"].map(Into::into)).is_err());
    }

    #[test]
    fn the_help_is_in_its_language() {
        for (tag, usage) in [("en", "Usage: "), ("tr", "Kullanım: "), ("th", "วิธีใช้: "), ("zh-Hans", "用法：")]
        {
            let help = help(tagged(tag));
            assert!(help.contains(&format!("\n{usage}{SYNTAX}\n")), "{help}");
        }
    }

    #[test]
    fn the_help_names_every_page() {
        let help = help(Language::ENGLISH);
        let (on_title, in_match) = page::names();
        let names = help.split([' ', ',', '\n']).collect::<BTreeSet<_>>();
        assert!(on_title.iter().chain(&in_match).all(|name| names.contains(name)), "{help}");
        assert!(on_title.contains(&"editor") && in_match.contains(&"share"), "{on_title:?} {in_match:?}");
    }
}
