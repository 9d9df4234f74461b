### The position editor: buttons, rows and what is wrong with a set-up.
###
### Variables: $words (String), $group (String), $choice (String), $first (String), $first_count (Number),
### $second (String), $second_count (Number), $reason (String), $colour (Colour), $place (Surface), $most (Number).

set-up-position = Set up a position
edit-position = Edit this position
editor-title = Set up a position
# Words that are announced as a sentence.
title-sentence = { $words }.

# A button of a choice where there are no headings: "To move: Black".
editor-choice = { $group }: { $choice }
# What a press on the board does.
editor-brush = Place or remove
# The piece of neither colour, in games that have one.
brush-neutral = Stone
brush-remove = Remove
editor-to-move = To move
editor-phase = Phase
phase-placement = Placing
phase-movement = Moving
# Pieces that are not placed yet, of the first and the second side.
editor-in-hand = In hand: { $first } { $first_count }, { $second } { $second_count }
editor-switched = Sides have been switched

editor-clear = Clear the board
editor-start = Standard start
mirror-sideways = Mirror sideways
mirror-up-down = Mirror up and down
quarter-turn = Rotate
half-turn = Rotate by half a turn
editor-swap = Swap colours
play-from-here = Play from here
copy-position = Copy position
copy-link = Copy link
paste-position = Paste position
editor-cancel = Cancel
editor-discard = Press again to discard

position-copied = The position is on the clipboard.
link-copied = The link is on the clipboard.
not-copied = The clipboard cannot be used here.
nothing-to-paste = There is no text on the clipboard.
# What was pasted is neither a position nor a game; the reason is in English.
not-pasted = No position was pasted: { $reason }

# What the set-up is, and what to do.
setup-ready = { colour } to move.
setup-ready-note = { $place ->
    [crossings] Press a point to place a piece, or press it again to remove it.
   *[cells] Press a square to place a piece, or press it again to remove it.
}
setup-over = The game is over in this position.
setup-over-note = It can be copied, but nothing can be played from here.
setup-too-many = { colour } has more than { $most } pieces.
setup-too-many-note = Remove some of them.
setup-impossible = This position cannot arise in the game.
setup-impossible-note = Undo the last change, or begin with the standard start.
