# How a match ended.

outcome-wins = { colour } wins
outcome-draw = A draw
outcome-wins-sentence = { colour } wins.
outcome-draw-sentence = A draw.
# The result of a counted game, in one sentence.
outcome-wins-by = { colour } wins, { $winner } to { $loser }.
outcome-draw-by = A draw, { $count } discs each.

# Why; $colour is the winner.
victory-more-discs = Neither side can move, and { colour } has more discs.
victory-all-flipped = { colour } has flipped every disc.
victory-far-row = { colour } reached the far row on { $point }.
victory-captured-all =
    { $colour ->
        [black] Black captured the last white piece.
       *[white] White captured the last black piece.
    }
victory-square = { colour } completed the square { $points }.
victory-two-squares = { colour } completed two squares at once.
# Here $colour is the loser.
victory-resignation = { colour } resigned.
victory-time = { colour } ran out of time.

draw-equal-discs = Neither side can move, and both have the same number of discs.
draw-no-legal-action = The side to move has no legal move.
draw-quiet-plies = Fifty moves in a row without a capture or a removal.
draw-repetition = The same position occurred for the third time.
draw-agreement = The players agreed to a draw.
