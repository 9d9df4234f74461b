### A hint: the move, and why it is good.
###
### Variables: $point (String), $from (String), $to (String), $count (Number), $threat (String).

hint-searching = Looking for a good move …
hint-pass = Pass.
hint-switch = Switch sides.
hint-place = Try { $point }.
hint-step = Try { $from }–{ $to }.
hint-remove = Remove the stone on { $point }.

hint-only-move = It is the only legal move.
hint-wins-now = It wins at once.
hint-wins-in = It wins by force in { count-moves }.
hint-only-defence = Every other move loses by force.
hint-only-stops = Only this stops { $threat }.
hint-stops = It stops { $threat }.
hint-lost = Nothing stops the opponent now.
hint-holds-out =
    { $count ->
        [one] Every move loses; this one holds out longest, for { count-word } more move.
       *[other] Every move loses; this one holds out longest, for { count-word } more moves.
    }
hint-draws = It secures a draw, the best possible result.
hint-wins-by = With best play it wins by { count-discs }.
hint-loses-by = Every move loses; with best play this one by no more than { count-discs }.
hint-looks-best = It looks best without looking ahead.
hint-looks-best-after = It looks best after searching { count-moves } ahead.

# What a move prevents, inside the messages above.
threat-win = a win on { $point }
