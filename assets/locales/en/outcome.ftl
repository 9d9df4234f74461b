### How a match ended.
###
### Variables: $colour (Colour), $name (String), $who (String), $winner (Number), $loser (Number), $count (Number),
### $first (String), $first_points (String), $second_points (String), $second (String), $whole (String).

outcome-wins = { colour } wins
outcome-name-wins = { $name } wins
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
victory-your-time = You ran out of time.

draw-agreement = The players agreed to a draw.
# The score of several matches of the same two people, such as "This sitting: Ann 2½ – ½ Bob".
sitting-score = This sitting: { $first } { $first_points } – { $second_points } { $second }
# Half a point after a whole number, or alone.
half-point = { $whole }½
