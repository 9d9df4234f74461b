### The match while it goes on: whose turn it is, and what has just happened.
###
### Variables: $played (Number), $all (Number), $colour (Colour), $point (String), $who (String), $mv (String),
### $note (String), $count (Number), $noun (String), $game (String), $columns (Number), $rows (Number),
### $opening (String).

turn-thinking = { $who } is thinking.
turn-yours = Your move.
turn-to-move = { $who } to move.

draw-offered = { $who } offers a draw.
draw-offered-note = You may accept, decline or play on.
draw-offered-by-you = You offer a draw.
draw-offered-by-you-note = The computer is considering your offer.

switched-by-players = The players have switched sides.
switched-by-computer = The computer has switched sides.
switched-by-you = You have switched sides.
switched-your-side = You play { colour } now.

status-looking-back = Looking back: { $played } of { $all } moves.
status-looking-back-note = The match goes on meanwhile.
status-engine-failed = The computer cannot play here.
status-engine-failed-note = Move for { colour }, or choose another player.
status-paused = Paused.
status-paused-note = Resume the computer, or move for { colour }.
status-must-pass = { colour } has no legal move and must pass.
status-plays-again = { colour } plays again.
status-selected = { $point } is selected.
status-selected-note = Choose where to move it.
status-passed = { $who } passed.
status-all-placed = All pieces are placed. Now move them.
# The last move of the match, while it is still being shown.
status-ending = { colour } played { $mv }.
status-may-switch = Or switch sides and play { colour }.

# What concerns a side now, in its panel.
note-wins = wins
note-offers-draw = offers a draw
note-no-move = has no move
note-paused = paused
note-passed = passed
colour-with-note = { colour } · { $note }

# The number in a panel with what it counts: "2 discs".
counted = { $count } { $noun }
pieces =
    { $count ->
        [one] piece
       *[other] pieces
    }

# The line over the move list.
caption-board = { $game } · { board-size }
caption-opening = { $game } · { $opening }
