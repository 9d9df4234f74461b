### The library of saved games, and sharing them.
###
### Variables: $count (Number), $game (String), $size (String), $first (String), $second (String), $result (String),
### $moves (String), $date (String), $tag (String), $fault (String), $reason (String), $path (String).

library = Saved games
library-empty = No saved games yet. Every match is saved from its first move.
library-none-match = No saved game matches the filter.
library-missing = Saved games are not available here.
library-loading = Loading…
library-count =
    { $count ->
        [one] One game
       *[other] { $count } games
    }
library-search = Search
library-filter = Filter
library-filter-off = Show all games
library-all = All
library-unfinished = Unfinished
library-first-won = First player won
library-second-won = Second player won
library-drawn = Drawn
library-result = Result
library-any = Any
library-opponent = Computer’s level
library-period = Begun
library-period-any = Any time
library-period-day = Today
library-period-week = 7 days
library-period-month = 30 days
library-period-year = 1 year
library-tag = Tag

# A game in the list: "Othello 6 × 6", its players, and what is known of it.
saved-game-board = { $game } { $size }
saved-game-players = { $first } – { $second }
saved-game-facts = { $result } · { $moves } · { $date }
saved-game-unfinished = Unfinished
saved-game-moves =
    { $count ->
        [one] 1 move
       *[other] { $count } moves
    }
saved-game-continue = Continue
saved-game-open = Open
saved-game-name = Name
saved-game-tags = Tags
saved-game-add-tag = New tag
saved-game-remove-tag = Remove tag { $tag }
saved-game-delete = Delete
saved-game-deleted = The game is deleted.
saved-game-undelete = Bring it back

library-newer = The saved games are from a newer version of Tessera. They stay as they are; new games are not added.
library-damaged-kept = The file of saved games was damaged. It is kept as { $path }, and a new one begins.
library-locked = Another program is using the saved games. They could not be changed.
library-read-only = Saved games cannot be stored here. Your match goes on, but it is not added to them.
library-full = There is no space left for saved games. Your match goes on, but it is not added to them.
library-fault = The saved games cannot be used: { $reason }

# After games from outside have been read.
games-imported =
    { $count ->
        [one] One game is added to the saved games.
       *[other] { $count } games are added to the saved games.
    }
games-not-added =
    { $count ->
        [one] One game could not be added to the saved games.
       *[other] { $count } games could not be added to the saved games.
    }
games-not-read =
    { $count ->
        [one] One game could not be read: { $fault }
       *[other] { $count } games could not be read. The first: { $fault }
    }
nothing-imported = There is no game in it: { $fault }

share = Share
share-link = Copy link
share-moves = Copy moves
share-pgn = Copy PGN
share-position = Copy position
share-save-pgn = Save as PGN
share-save-picture = Save picture
share-save-animation = Save animation
share-send = Send to…
share-qr = Scan the code to open the game on another device.
share-qr-desktop = The code holds the link of the game. Others open it with Tessera.
share-qr-too-long = The game is too long for a code. Copy the link instead.
share-play-by-link = To play by link, move, copy the link and send it. The other player opens it and plays on.
share-copied = Copied.
share-not-copied = It could not be copied: { $reason }
share-saved = Saved as { $path }.
share-not-saved = It could not be saved: { $reason }
share-cannot = This game cannot be copied in that form: { $reason }
paste-nothing = There is no text to paste.
library-open-file = Open a file
# Stores the listed games as one file.
library-export = Save as PGN
library-paste = Paste a game
