### Diamond.
###
### Variables: $count (Number), $limit (Number), $who (String), $point (String), $from (String), $to (String),
### $captured (String), $colour (Colour), $points (String), $piece (String), $stone (String).

diamond-name = Diamond
diamond-tagline = Complete a square. Corner to capture.
diamond-points = 62-point board
diamond-hint-placement = Place a piece on any empty point.
diamond-hint-movement = Move a piece along a line.
diamond-caption-placement = Placement · { $count } to place
diamond-caption-movement = Movement · quiet { $count } / { $limit }
diamond-in-hand = in hand

# What a move would do.
diamond-place = Place a piece on { $point }.
diamond-step = { $from }–{ $to }.
diamond-remove = Removes the stone on { $point }.
diamond-switch = Switch sides.
diamond-nothing-captured = Nothing is captured.
diamond-captures = { $from }–{ $to } captures { $captured } and turns it to stone.
diamond-corners-two = { $from }–{ $to } corners two: nothing is captured.
diamond-both-safe = { $points } are cornered together, so both are safe.
diamond-place-wins = { $point } completes a square and wins.
diamond-step-wins = { $from }–{ $to } completes a square and wins.
diamond-captures-too = It captures { $point } as well.
diamond-all-yours = { $points } are all yours.
diamond-last-placed = This is the last placement; after it, pieces move.
diamond-no-legal-action = The opponent has no legal move: a draw.
diamond-quiet-plies = This is the fiftieth quiet move in a row: a draw.
diamond-repetition = The position occurs for the third time: a draw.
diamond-draw = A draw.

# What pressing a point would do, after "legal".
diamond-captures-note = captures { $point }
diamond-removes-note = removes the stone
diamond-place-wins-note = { $point } completes a square: you win
diamond-step-wins-note = { $from }–{ $to } completes a square: you win

# What a move has done.
diamond-captured = { $who } moves { $from } to { $to } and captures { $captured }. { $captured } turns to stone.
diamond-removed = { $who } removes the stone on { $point }.

# How a game ended; $colour is the winner.
diamond-won-square = { colour } completed the square { $points }.
diamond-won-two-squares = { colour } completed two squares at once.
diamond-you-won-square = You completed the square { $points }.
diamond-you-won-two-squares = You completed two squares at once.
diamond-drawn-no-legal-action = The side to move has no legal move.
diamond-drawn-quiet-plies = Fifty moves in a row without a capture or a removal.
diamond-drawn-repetition = The same position occurred for the third time.

# Why a hint wins, and what a move prevents.
diamond-hint-square = It completes the square { $points } and wins.
diamond-hint-two-squares = It completes two squares at once and wins.
diamond-threat-square = a square at { $point }

# Why a move cannot be played, and what to do instead.
diamond-illegal-neutral = The stone on { $point } never moves.
diamond-illegal-neutral-note = It can only be removed.
diamond-illegal-no-line = No line joins { $from } and { $to }.
diamond-illegal-no-line-note = A piece moves along a line to the next point.
diamond-illegal-still-placing = Pieces do not move yet.
diamond-illegal-still-placing-note = Pieces move only after all are placed. Choose an empty point.
diamond-illegal-all-placed = All pieces are placed.
diamond-illegal-all-placed-note = Move one of yours along a line.
diamond-illegal-not-neutral = There is no stone on { $point }.
diamond-illegal-not-neutral-note = Only stones can be removed.
diamond-illegal-neighbour = { $piece } is next to the stone on { $stone }.
diamond-illegal-neighbour-note = A stone can be removed only if no piece is next to it.
diamond-illegal-late-swap = It is too late to switch sides.
diamond-illegal-late-swap-note = Sides can be switched only instead of the second move.

diamond-rules-gist = Take all four corners of a square. Corner an enemy piece on a triangle to turn it to stone.
diamond-rules-placing = Placing
diamond-rules-placing-1 = Black moves first. In turn, place one of your twelve pieces on any empty point. There are no captures yet, but a completed square already wins.
diamond-rules-placing-2 = Instead of the first white piece, the second player may switch sides: the players change seats, the piece on the board stays black, and White is to move.
diamond-rules-moving = Moving
diamond-rules-moving-1 = When all 24 are placed, Black moves first again. Move one piece along a line to the next empty point, or remove one stone from the board.
diamond-rules-moving-2 = Stones are neutral and never move. Either player may remove one if no white or black piece is next to it; neighbouring stones do not matter.
diamond-rules-cornering = Cornering
diamond-rules-cornering-1 = Move onto the empty point of a triangle whose other two points hold one piece of yours and one enemy piece: the enemy piece is captured and turns to stone where it stands.
diamond-rules-cornering-2 = A move that corners two pieces on different triangles captures neither. It is safe to move between two enemy pieces.
diamond-rules-end-1 = Four corners of one square in your colour win, in either phase of the game. Stones do not count.
diamond-rules-end-2 = The game is a draw by agreement, or after fifty moves in a row (both players' moves, once all are placed) without a capture or a removal.
diamond-rules-house = House rules
diamond-rules-house-1 = Where the sources are silent: stones never run out; a position that occurs for the third time in the movement phase is a draw; so is a turn with no move and no stone to remove.

# Why a position that is set up is not one of the game, and what to do.
diamond-setup-stones-placing = There are no stones while pieces are placed.
diamond-setup-stones-placing-note = Remove the stones, or choose the movement phase.
diamond-setup-turn = The numbers of pieces do not fit the side to move.
diamond-setup-turn-note = Black places first: equal numbers on Black's turn, one more black piece on White's.
diamond-setup-switched = Sides cannot be switched before the first piece.
diamond-setup-switched-note = Place a black piece, or turn the switch off.
diamond-setup-all-placed = All pieces are placed.
diamond-setup-all-placed-note = Choose the movement phase.
diamond-setup-stones = There are more stones than captured pieces.
diamond-setup-stones-note = Every stone was a piece. Remove stones or pieces.
diamond-setup-square = { colour } is to move but already has a square.
diamond-setup-square-note = Change the side to move, or break the square.
diamond-setup-squares = No single move of { colour } completes these squares.
diamond-setup-squares-note = Break one of them.

diamond-origins-1 = Larry Back invented Diamond. He had the idea in 1985 and finished the rules in 1994.
diamond-origins-2 = It was inspired by Kensington, which has a similar board and goal. New were its pattern of squares and triangles and the neutral pieces, which make draws rarer.
diamond-origins-3 = The magazine Games presented it in February 2013 (issue 287).
diamond-origins-4 = The lessons follow an encyclopedia article on the game: its five examples of capturing and its problem. The diagrams are lost, so the positions here are ones that fit the text.
