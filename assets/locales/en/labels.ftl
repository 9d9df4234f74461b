### The short words on buttons, rows and headings.
###
### Variables: $game (String), $mv (String), $colour (Colour), $action (String), $minutes (Number), $seconds (Number),
### $move_text (String), $count (Number), $label (String), $key (String), $number (Number), $name (String),
### $level (Number).

app-name = TESSERA
motto = Three boards. Two players.
window-title = Tessera

how-to-play = How to play
keys = Keys
settings = Settings
quit = Quit
play = Play
# Goes on with the unfinished match that was left, where there is room with its game: "Continue Othello".
continue-match = Continue
continue-game = Continue { $game }
close = Close

menu = Menu
undo = Undo
redo = Redo
look-back = Look back
back-to-match = Back to the match
# Shows the moves of a match one after the other.
autoplay = Play through
stop-autoplay = Stop
previous-move = Previous move
next-move = Next move
first-move = First move
last-move = Last move
moves = Moves
# A move in the list of moves that is an alternative to one that was played: "d3 (variation)".
move-in-variation = { $mv } (variation)
choose-game = Choose a game.
view-2d = 2D
view-3d = 3D

hint = Hint
pause = Pause
resume = Resume
pass = Pass
switch-sides = Switch sides
offer-draw = Offer a draw
accept-draw = Accept
decline-draw = Decline

restart = Start over
resign = Resign
# In the menu of a match between two people.
side-resigns = { colour } resigns
leave = Back to title
# A button that needs a second press, after the first: "Resign – press again".
confirm-again = { $action } – press again

# The groups of the menu of a match.
menu-match = Match
menu-study = Study
menu-game = This game
menu-note = Every match is saved from its first move. Leaving loses nothing.
menu-move = move { $number }
menu-against = against { $name }
play-level = Play level { $level }

rematch = Rematch
# The same with a computer; $colour: the player's next colour.
rematch-as = Rematch as { colour }
review-game = Review the game
view-board = View board
title-screen = Title

players = Players
person = Person
computer = Computer
level = Level
swap-seats = Swap seats

board = Board
columns = Columns
rows = Rows
clock = Clock
clock-note = Minutes each + seconds per move
no-clock = Off
# A clock in a list that is read aloud.
clock-without-increment =
    { $minutes ->
        [one] One minute each
       *[other] { $minutes } minutes each
    }
clock-with-increment = { clock-without-increment }, { $seconds } seconds more for each move
# How many corners the weaker player of this colour is given at the start.
handicap = Corners for { colour }
# A player's colour before the match; the first one is that of the side that begins.
moves-first = { colour } starts

no-moves = No moves yet

# A button that plays the selected move.
play-move = Play { $move_text }
# A move that needs to be confirmed.
move-selected = { $move_text } is selected. Choose it again to play it.
# After undo or redo.
position-after =
    { $count ->
        [0] Back at the start.
       *[other] After { count-moves }.
    }
# An action and the key that does it, in a tooltip.
label-with-key = { $label } ({ $key })
# The buttons of a number, read aloud.
one-less = { $label } −1
one-more = { $label } +1
