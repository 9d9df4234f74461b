### What --help prints on the command line. A line has at most 78 columns after its option; a Chinese character takes two.
### Names and values of options stay as they are.
###
### Variables: $games (String), $syntax (String), $game (String), $sizes (String), $columns (String), $rows (String),
### $themes (String), $languages (String).

command-line-title = Tessera: { $games } on an animated board.
command-line-usage = Usage: { $syntax }

option-source = open a game from a link, or the first one of a file in any known format
option-link = open a game from a link
option-game = start a match: { $games }
option-size = board size in columns x rows, such as 6x5:
option-size-of = { $game }: { $sizes }
option-size-between = { $columns } columns by { $rows } rows
option-moves = play these moves first, in the game's own notation
option-position = start from this position instead of the standard one
option-first =
    the player who begins: person (default), or a computer:
    a level from 1 to 10, perfect on a solved board,
    full:3s (full strength, 3 seconds a move) or full (by the clock)
option-second = the second player, in the same way
option-clock = a clock for both players: minutes, and seconds added per move, such as 3+2
option-top-down = look straight down
option-theme = the theme: { $themes }
option-language = the language of all texts: { $languages }
option-page = open a page at once:
option-page-match = only in a match, such as with --game:
option-lesson = show a lesson at once, from its step N on
option-puzzle = show a puzzle at once: daily, one by its name, or the first one of a game
option-set = change a setting by its name in settings.json, such as scale=1.5
option-fresh =
    start without saved settings and match, and save nothing,
    as with --screenshot and --gallery
option-window = window size in pixels, such as 1280x800
option-screenshot = draw until nothing moves, save a PNG and exit
option-gallery = save pictures of every theme, page and animation there, and exit
option-only = with --gallery: save only these, such as othello-wood,strip-othello-wave
option-points =
    with --screenshot: also write the place of each point of the board,
    a line for each: its name, x and y in pixels
option-measure-idle = once nothing moves, measure the CPU use for so long, print it and exit
option-help = print this help, in the language of --language or of the system
option-version = print the version
