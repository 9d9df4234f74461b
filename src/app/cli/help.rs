//! What `--help` prints.

use crate::rules::{GameInfo, GameKind};

/// The options that do not depend on the games.
const OPTIONS: &str = "  --moves \"MOVES\"     play these moves first, in the game's own notation
  --position \"TEXT\"   start from this position instead of the standard one
  --first PLAYER      the player who begins: person (default), or a computer's level from 1 to 10
  --second PLAYER     the player who comes second, in the same way
  --clock TIME        a clock for both players: minutes, and seconds added per move, such as 3+2
  --top-down          look straight down
  --theme NAME        wood, tournament, marble, night or contrast
  --language TAG      the language of all texts: en, th, tr or zh-Hans
  --page NAME         open a page at once: settings, settings-play, settings-sound,
                      settings-keys, settings-access, new-match, rules, lessons,
                      puzzles, origins, library, editor;
                      with --game menu, players, moves, result
  --lesson NAME[:N]   show a lesson at once, from its step N on
  --puzzle NAME       show a puzzle at once: daily, or the first one of a game
  --set NAME=VALUE    change a setting by its name in settings.json, such as scale=1.5
  --fresh             start without saved settings and match, and save nothing (as --screenshot does)
  --window WxH        window size in pixels, such as 1280x800
  --screenshot FILE   draw until nothing moves, save a PNG and exit
  --gallery DIR       save pictures of every theme, page and animation there, and exit
  --points FILE       with --screenshot: also write the place of each point of the board,
                      a line for each: its name, x and y in pixels
  --measure-idle SECONDS
                      once nothing moves, measure the CPU use for so long, print it and exit
  --help, --version";

/// What `--help` prints.
#[must_use]
pub fn help() -> String {
    let infos = GameKind::ALL.map(GameKind::info);
    let names = listed(&infos.map(|info| info.name), "and");
    let ids = listed(&infos.map(|info| info.id), "or");
    let size_of = |info: &GameInfo| format!("\n{:22}{} {}", "", info.name, info.allowed_sizes);
    let sizes: String = infos.into_iter().map(size_of).collect();
    format!(
        "\
Tessera: {names} on an animated board.

Usage: tessera [OPTIONS] [LINK|FILE]

  LINK, FILE          open a game from a link, or the first one of a file in any known format

  --game NAME         start a match: {ids}
  --size CxR          board size in columns x rows, such as 6x5:{sizes}
{OPTIONS}"
    )
}

/// Items separated by commas, with a word before the last.
fn listed(items: &[&str], word: &str) -> String {
    match items {
        [] => String::new(),
        [only] => (*only).to_owned(),
        [first @ .., last] => format!("{} {word} {last}", first.join(", ")),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_help_lists_every_game_with_its_boards() {
        let help = help();
        let line_with = |text: &str| help.lines().find(|line| line.contains(text)).expect("the help has such a line");
        for kind in GameKind::ALL {
            assert!(line_with("on an animated board.").contains(kind.info().name), "{help}");
            assert!(line_with("start a match: ").contains(kind.info().id), "{help}");
            let line = format!("\n{:22}{} {}\n", "", kind.info().name, kind.info().allowed_sizes);
            assert!(help.contains(&line), "{help}");
        }
        assert!(help.contains("\n  --moves "), "{help}");
    }
}
