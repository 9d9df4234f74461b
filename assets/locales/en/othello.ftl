### Othello.
###
### Variables: $colour (Colour), $who (String), $point (String), $count (Number), $points (String), $first (Number),
### $second (Number), $official_first (Number), $official_second (Number).

othello-name = Othello
othello-tagline = Outflank, flip, outnumber.
othello-turn-hint = Place a disc to outflank your opponent's.
othello-discs =
    { $count ->
        [one] disc
       *[other] discs
    }
othello-disc =
    { $colour ->
        [black] black disc
       *[white] white disc
    }

# What a move would do.
othello-flips = { $point } flips { count-discs }.
othello-flips-which = { $point } flips { $points }.
othello-ends-won = It would end the game with a win for { colour }.
othello-ends-drawn = It would end the game in a draw.
# What pressing a square would do, after "legal".
othello-flips-note = flips { count-discs }
# What a move has done.
othello-played = { $who } plays { $point } and flips { count-discs }.
othello-played-which = { $who } plays { $point } and flips { $points }.

othello-score = { $first }–{ $second } discs.
othello-score-official = { $first }–{ $second } discs; official score { $official_first }–{ $official_second }, with the empty squares.
# The same score read aloud, after the result.
othello-official-score = The official score is { $first } to { $second }, with the empty squares.

# How a game ended; $colour is the winner.
othello-won-more-discs = Neither side can move, and { colour } has more discs.
othello-won-all-flipped = { colour } has flipped every disc.
othello-you-won-more-discs = Neither side can move, and you have more discs.
othello-you-won-all-flipped = You have flipped every disc.
othello-drawn-equal-discs = Neither side can move, and both have the same number of discs.

# Why a hint wins.
othello-hint-discs = It ends the game with more discs.

# Why a move cannot be played, and what to do instead.
othello-illegal-flips-nothing = { $point } would not flip any discs.
othello-illegal-flips-nothing-note = Trap a line of opposing discs between this one and another of yours.
othello-illegal-may-not-pass = You have a legal move, so you cannot pass.
othello-illegal-must-pass = You have no legal move.
othello-illegal-must-pass-note = Press Pass.

othello-rules-gist = Trap your opponent's discs between two of yours to flip them. Most discs wins.
othello-rules-move-1 = Black moves first. Place a disc so that one or more straight lines of opposing discs lie between it and another of your discs, in any direction.
othello-rules-move-2 = All outflanked discs flip, in every direction at once. Flipped discs do not outflank others.
othello-rules-passing = Passing
othello-rules-passing-1 = If you have no legal move you must pass; if you have one you must play it.
othello-rules-end-1 = When neither side can move, the discs are counted. Officially the winner also gets the empty squares; in a draw they are shared.
othello-rules-end-2 = On a real board, a player who runs out of discs borrows from the opponent. Here discs never run out.

othello-origins-1 = Othello was published in Japan by Goro Hasegawa in the early 1970s. It is a close relative of Reversi, which appeared in London in the 1880s.
othello-origins-2 = The rules in this program are those of the Thai Othello federation, as its web site gave them from 2006 to 2015: ten rules with eleven figures. The lessons follow these figures.
othello-origins-3 = Othello is a trademark of its owners. This program is not affiliated with them.
