### The board in words: what a point holds and allows, and what a move has done.
###
### Variables: $who (String), $point (String), $from (String), $to (String), $colour (Colour), $points (String),
### $note (String), $game (String), $first (String), $second (String), $player (String), $counted (String),
### $time (String), $columns (Number), $rows (Number), $size (String).

point-empty = empty
point-stone = stone
piece-of-colour =
    { $colour ->
        [black] black piece
       *[white] white piece
    }
point-selected = selected
point-can-move = can move
point-last-move = last move
point-flipped = flipped by the last move
point-connects = connects to { $points }
# What pressing the point would do.
point-legal = legal
point-legal-note = legal: { $note }
point-can-be-captured = can be captured

ply-passes = { $who } passes.
ply-swap = The players switch sides.
ply-places = { $who } plays { $point }.
ply-steps = { $who } moves { $from } to { $to }.
ply-captures = { $who } takes { $to } from { $from }.

# A new match: the game, and who plays each colour.
match-opened = { $game }. { $first }, { $second }.
colour-and-player = { colour }: { $player }
player-changed = { colour }: { $player }.

# A player in the description of the match.
player-with-count = { colour }: { $player }, { $counted }
player-with-time = { colour }: { $player }, { $counted }, { $time } left
# The state of a button or a choice that has got the focus, after its label.
widget-selected = selected
widget-on = on
widget-off = off
widget-disabled = not available

# The size of a board, read aloud.
board-spoken = { $columns } by { $rows }
title-with-size = { $game } { $size }
