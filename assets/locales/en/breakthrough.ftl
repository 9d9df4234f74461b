### Breakthrough.
###
### Variables: $from (String), $to (String), $count (Number), $colour (Colour), $point (String).

breakthrough-name = Breakthrough
breakthrough-tagline = Reach the far side first.
breakthrough-turn-hint = Choose a piece to see where it can go.

# What a move would do.
breakthrough-step = { $from }–{ $to }.
breakthrough-takes = { $from } takes { $to }.
breakthrough-step-wins = { $from }–{ $to } reaches the far row and wins.
breakthrough-takes-wins = { $from } takes { $to } on the far row and wins.
breakthrough-takes-last = { $from } takes { $to }, the last piece, and wins.
breakthrough-rows-to-go =
    { $count ->
        [1] One row from the far row.
        [2] Two rows from the far row.
        [3] Three rows from the far row.
        [4] Four rows from the far row.
        [5] Five rows from the far row.
        [6] Six rows from the far row.
        [7] Seven rows from the far row.
        [8] Eight rows from the far row.
       *[other] { $count } rows from the far row.
    }
# What pressing a square would do, after "legal".
breakthrough-reaches-note = { $from }–{ $to } reaches the far row: { colour } wins
breakthrough-takes-wins-note = { $from } takes { $to } on the far row: { colour } wins
breakthrough-takes-last-note = { $from } takes { $to }, the last piece: { colour } wins

# How a game ended; $colour is the winner.
breakthrough-won-far-row = { colour } reached the far row on { $point }.
breakthrough-won-captured-all =
    { $colour ->
        [black] Black captured the last white piece.
       *[white] White captured the last black piece.
    }
breakthrough-you-won-far-row = You reached the far row on { $point }.
breakthrough-you-won-captured-all = You captured the last opposing piece.

# Why a hint wins, and what a move prevents.
breakthrough-hint-far-row = It reaches the far row and wins.
breakthrough-hint-last-piece = It captures the last piece and wins.
breakthrough-threat-far-row = a piece that would reach { $point }
breakthrough-threat-last-piece = the capture of the last piece on { $point }

# Why a move cannot be played, and what to do instead.
breakthrough-illegal-not-one-step = Pieces move one row forward.
breakthrough-illegal-not-one-step-note = They move straight or diagonally.
breakthrough-illegal-blocked = { $point } is blocked.
breakthrough-illegal-blocked-note = A piece moves straight only to an empty square, and captures diagonally.

breakthrough-rules-gist = Be the first to bring one piece to the far row.
breakthrough-rules-move-1 = White moves first. Move one piece one row forward, straight or diagonally, to an empty square.
breakthrough-rules-move-2 = Capture diagonally forward, by moving onto the enemy piece. Pieces cannot capture straight ahead, and captures are never compulsory.
breakthrough-rules-end-1 = The first piece on the far row wins at once; so does capturing every enemy piece. There are no draws: the side to move always has a legal move.
breakthrough-rules-board = The board
breakthrough-rules-board-1 = Boards from 2 to 10 columns and 4 to 10 rows are allowed. 8 × 8 is standard; the original was 7 × 7.

# Why a position that is set up is not one of the game, and what to do.
breakthrough-setup-empty = There are no pawns on the board.
breakthrough-setup-empty-note = Place some of both colours.
breakthrough-setup-no-pawns = { colour } has moved last but has no pawns.
breakthrough-setup-no-pawns-note = Place a pawn of that colour, or change the side to move.
breakthrough-setup-reached = { colour } is to move but has already reached the far row.
breakthrough-setup-reached-note = Change the side to move, or remove the pawn on the far row.
breakthrough-setup-two-reached = { colour } has two pawns on the far row.
breakthrough-setup-two-reached-note = The first one there ended the game. Leave only one.

breakthrough-origins-1 = Dan Troyka invented Breakthrough in 2000 and published it as a file for the program Zillions of Games. It was first played on a board of 7×7.
breakthrough-origins-2 = In 2001 it won a competition for new games on a board of 8×8, with the simplest rules of all entries. The magazine Abstract Games wrote about it in its issue 7.
breakthrough-origins-3 = Small boards have been solved: on 6×5, 5×5 and 3×7 the second player wins. Abdallah Saffidine and others published the proofs.
breakthrough-origins-4 = The lessons follow an encyclopedia article on the game and its diagrams.
