# How a match ended.

outcome-wins = { colour } wins
outcome-draw = A draw
# To the only person who plays.
outcome-you-won = You won
outcome-you-lost = You lost
outcome-you-resigned = You resigned
outcome-wins-sentence = { $who } wins.
outcome-draw-sentence = A draw.
# The result of a counted game, in one sentence.
outcome-wins-by = { $who } wins, { $winner } to { $loser }.
outcome-draw-by = A draw, { $count } discs each.

# Why, if the players or the clock decided; $colour is the loser. The games have the other reasons.
victory-resignation = { $who } resigned.
victory-time = { $who } ran out of time.

draw-agreement = The players agreed to a draw.
