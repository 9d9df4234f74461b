### The oracle: what is proved of each legal move, if both sides play perfectly from there.
###
### Variables: $plies (String), $mv (String), $value (String), $proved (Number), $count (Number).

oracle = Oracle
oracle-show = Show oracle
oracle-hide = Hide oracle
oracle-on = The oracle is on.
oracle-off = The oracle is off.

# The value of a move, as a part of a sentence.
oracle-wins = wins in { count-plies }
oracle-wins-at-most = wins in at most { count-plies }
oracle-wins-at-least = wins in at least { count-plies }
oracle-wins-open = wins
oracle-loses = loses in { count-plies }
oracle-loses-at-most = loses in at most { count-plies }
oracle-loses-at-least = loses in at least { count-plies }
oracle-loses-open = loses
oracle-draws = draws
oracle-ahead = wins by { count-discs }
oracle-behind = loses by { count-discs }
oracle-unproved = not proved

# The same as a sign on the board, as short as possible. $plies: a number, or one of the two after it.
oracle-sign-win = W{ $plies }
oracle-sign-loss = L{ $plies }
oracle-sign-draw = D
oracle-sign-unproved = ?
oracle-sign-at-most = ≤{ $count }
oracle-sign-at-least = ≥{ $count }

# A move with its value: in a list, as a sentence, about the move under the pointer, and about the best move of a piece.
oracle-row = { $mv }: { $value }
oracle-sentence = { $mv } { $value }.
oracle-of-move = Oracle: { $value }.
oracle-best = best move { $value }

# What the oracle does.
oracle-waiting = The oracle waits for the computer.
oracle-searching = { $proved } of { $count } moves are proved so far …
oracle-complete = Every move is proved.
oracle-no-moves = There is no move to judge.
oracle-stopped = { $proved } of { $count } moves are proved. The others take too long.
oracle-stopped-none = Nothing can be proved here within seconds.
oracle-stopped-lengths = Every move is proved, but not every number of plies.
