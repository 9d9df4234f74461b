# How a match ended.

outcome-wins = { colour } wins
outcome-draw = A draw
outcome-wins-sentence = { colour } wins.
outcome-draw-sentence = A draw.
# The result of a counted game, in one sentence.
outcome-wins-by = { colour } wins, { $winner } to { $loser }.
outcome-draw-by = A draw, { $count } discs each.

# Why, if the players or the clock decided; $colour is the loser. The games have the other reasons.
victory-resignation = { colour } resigned.
victory-time = { colour } ran out of time.

draw-agreement = The players agreed to a draw.
