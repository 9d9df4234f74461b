# The words of the web page itself: loading screen, notices, errors, and the form for a new match. The game's own texts
# come from the program.
#
# The page needs these words before the program runs, so web/build/messages.mjs compiles this file into a table for the
# page's scripts. That compiler reads messages, attributes and simple placeholders such as { $reason }.

## The page and its description

page-title = Tessera
page-description =
    .content = Othello, Breakthrough and Diamond on an animated board, for two players or one player against the computer.
page-manifest-description = Othello, Breakthrough and Diamond on an animated board.
page-tagline = Three boards. Two players.
page-needs-javascript = Tessera runs in this page and needs JavaScript. It contacts no other site.

## Loading

page-loading = Loading
page-loading-bar =
    .aria-label = Loading
# $percent: how much of the program is loaded, from 0 to 99.
page-loading-progress = Loading: { $percent }%
page-preparing = Preparing the boards

## Board and accessible board

page-skip-link = Skip to the accessible board
page-canvas =
    .aria-label = Game board. Arrow keys move the cursor, a letter and a number go to that file and rank, and Enter plays. The accessible board follows.
page-accessible-board =
    .aria-label = Accessible board
page-announcements =
    .aria-label = Announcements
page-keep-open = Keep this board open
page-choose-game = Choose a game.
page-players =
    .aria-label = Players
page-actions =
    .aria-label = Available actions
page-moves = Moves
page-change-players = Change players
page-apply = Apply
page-settings = Settings
page-how-to-play = How to play
page-statistics = Statistics
page-learning = Learn
page-keys = Keys of the drawn board
page-points-by-row = Points by row
# $row: the number of a row of points, counted from the near side.
page-row = Row { $row }

## The form for a new match

page-new-match = New match
page-game = Game
page-board = Board
page-play = Play
page-other-size = Another size
page-columns = Columns
page-rows = Rows
page-swap-seats = Swap the players
page-clock = Clock

## Notices

page-close = Close
page-update-ready = A new version of the game is ready.
page-update-now = Update now
page-match-unreadable = The saved match could not be read and was set aside.
# $name: under which name the browser keeps it.
page-match-newer = The saved match is from a newer version of Tessera. This browser keeps it as { $name }.
page-other-tab = Tessera is open in another tab. This tab’s match is not saved.
page-match-moved = The match has moved to another tab. This tab no longer saves it.
page-play-here = Play here
page-settings-unreadable = The settings could not be read and were reset.
# $reason: what is wrong with the page's address.
page-invalid-link = This link does not work: { $reason }.
page-storage-refused = This browser does not allow saving. Settings and match last until you close the page.
page-library-other-tab = The saved games are open in another tab.
# $reason: what the browser says, in English.
page-library-refused = This browser does not allow saving games: { $reason }
page-library-not-stored = The game could not be saved: { $reason }
page-library-failed = The saved games cannot be opened: { $reason }
page-engine-slow = This browser limits the computer’s thinking time, so it answers more slowly.
page-engine-missing = The computer opponent is not available in this browser. Two people can still play.
page-no-webgl = This browser has no WebGL 2, so the board is drawn without depth and motion. Everything can be played.
page-graphics-off = The game continues without graphics.
page-graphics-retry = Try graphics again

## Errors

page-retry = Try again
page-stopped = The game has stopped
page-stopped-text = An unexpected error occurred. Your match is saved and continues when you reload the page.
page-reload = Reload
page-display-interrupted = Display interrupted
page-display-restarting = The display was interrupted and is restarting. Your match is safe.
page-display-failing = The display keeps failing. Continue on the accessible board.
page-continue = Continue
page-graphics-failed = The board could not be drawn
page-graphics-failed-text = This browser’s graphics failed. You can play on the accessible board without them.
page-continue-without-graphics = Continue without graphics
page-start-failed = The game could not start
# $reason: the technical reason, in English.
page-start-failed-text = Reason: { $reason }
page-start-offline = You are offline, and the game has not been downloaded to this device yet.
page-browser-too-old = This browser is too old: the game needs one of 2023 or later.

# Games and links of the visitor.
page-file-too-large = A file of more than 64 MB cannot be opened here.
page-link-copied = The link is copied.
page-not-shared = The link could not be shared: { $reason }

# The saved games, and copying the game that is shown.
page-saved-games = Saved games
page-search-games = Search names, comments and tags
page-more-games = Show more games
page-change-game = Name, tags, delete: { $title }
page-game-name = Name
page-new-tag = New tag
page-remove-tag = Remove tag { $tag }
page-delete-game = Delete { $title }
page-game-deleted = The game is deleted.
page-undelete-game = Bring the deleted game back
page-paste-game = A link, moves, a position or PGN
page-open-pasted = Open
page-open-file = Open a file
page-share = Share
page-copy-link = Copy link
page-copy-moves = Copy moves
page-copy-pgn = Copy PGN
page-copy-position = Copy position
page-copied = Copied.
page-not-copied = It could not be copied: { $reason }
