### The lessons of Diamond. A step has one idea, and two sentences at most.


lesson-diamond-board = The board
lesson-diamond-board-lines = Pieces stand on the points where lines meet. From e3, press every point that a line joins to it.
lesson-diamond-board-lines-right = Five lines meet here. Three to five lines meet on every point.
lesson-diamond-board-lines-wrong = No line joins this point to e3 directly.
lesson-diamond-board-square = Lines enclose squares and triangles. d3 is a corner of the square in the middle: press its other three corners.
lesson-diamond-board-square-right = Four corners of one square in your colour win the game.
lesson-diamond-board-square-wrong = This point is not a corner of that square.
lesson-diamond-board-diagonal = Across a square there is no line: d3 and e4 are corners of one square, but not neighbours.

lesson-diamond-placement = Placing pieces
lesson-diamond-placement-place = The board begins empty. Black begins, and both sides place pieces in turn until all 24 are on the board. You are Black: complete the square.
lesson-diamond-placement-place-right = Four corners: Black wins, even before all pieces are placed.
lesson-diamond-placement-place-wrong = The square is still open. One corner is missing.
lesson-diamond-placement-block = You are White, and Black threatens a square. Block it.
lesson-diamond-placement-block-right = Blocked. While pieces are placed nothing is captured.
lesson-diamond-placement-block-wrong = Black completes the square on d4.

lesson-diamond-movement = Moving pieces
lesson-diamond-movement-move = When all pieces are placed they move, one step along a line. You are White: complete the square around d3.
lesson-diamond-movement-move-right = A square in either phase wins.
lesson-diamond-movement-move-wrong = One piece is a step away from the missing corner, d4.
lesson-diamond-movement-along = Only points joined by a line are one step apart. Press every point to which the piece on e4 can move.
lesson-diamond-movement-along-right = Those are all free neighbours of e4.
lesson-diamond-movement-along-wrong = e4 has no line to this point, or the point is taken.

lesson-diamond-cornering = Capturing by cornering
lesson-diamond-cornering-example-1 = Example 1. If a triangle holds one white and one black piece, move to its third point: that corners the enemy piece. You are White.
lesson-diamond-cornering-example-1-right = f4 is captured and has become a neutral piece.
lesson-diamond-cornering-example-1-wrong = Nothing is cornered. The triangle of e3, e4 and f4 holds one piece of each colour.
lesson-diamond-cornering-example-2 = Example 2. One move can corner two pieces on two triangles; then neither is captured. You are White: corner both.
lesson-diamond-cornering-example-2-right = Both are cornered, so both stay.
lesson-diamond-cornering-example-2-wrong = That does not corner f4 and d5 at once.
lesson-diamond-cornering-example-2-one = From e3 the piece leaves a triangle: only d5 is cornered, and it is captured.
lesson-diamond-cornering-example-3 = Example 3. The same with two triangles side by side. You are White: corner both black pieces.
lesson-diamond-cornering-example-3-right = Both are cornered again, and both stay.
lesson-diamond-cornering-example-3-wrong = That does not corner d4 and e5 at once.
lesson-diamond-cornering-example-4 = Example 4. A piece can be cornered on two triangles by one move: it is captured. You are White: move from f4.
lesson-diamond-cornering-example-4-right = d5 was cornered twice, with d4 and with e5, and captured once.
lesson-diamond-cornering-example-4-wrong = Move the piece on f4 so that d5 is cornered.
lesson-diamond-cornering-example-4-single = That captures too, but on one triangle only: the piece that moved was part of the other one.
lesson-diamond-cornering-example-5 = Example 5. Moving between two enemy pieces is safe. You are White: go to e4.
lesson-diamond-cornering-example-5-right = Nothing happens: only the side that moves can corner.
lesson-diamond-cornering-example-5-wrong = Go to e4, between the two black pieces.

lesson-diamond-neutrals = Neutral pieces
lesson-diamond-neutrals-which = Captured pieces become neutral. Instead of moving you may remove one that has no white or black neighbour. Press the one that can be removed.
lesson-diamond-neutrals-which-right = b2 has no white or black neighbour.
lesson-diamond-neutrals-which-wrong = A white or black piece stands next to that one, or nothing neutral is there.
lesson-diamond-neutrals-remove = Remove it.
lesson-diamond-neutrals-remove-right = The point is free again. Neutral pieces never move and never count for a square.
lesson-diamond-neutrals-remove-wrong = That is a move. Press the neutral piece on b2 to remove it.

lesson-diamond-pie-rule = The pie rule
lesson-diamond-pie-rule-switch = The first move is worth much. So White may answer it by switching sides, only then. Black began in the middle: switch.
lesson-diamond-pie-rule-switch-right = You are Black now, and the piece on d4 is yours. Black should begin with a move that is worth neither side.
lesson-diamond-pie-rule-switch-wrong = A fair move, but the good one on d4 is then your opponent's. Switch sides.

lesson-diamond-draws = Draws
lesson-diamond-draws-repeat = A position that stands on the board for the third time is a draw. You are Black and have fewer pieces: repeat it.
lesson-diamond-draws-repeat-right = The third time: a draw.
lesson-diamond-draws-repeat-wrong = Now White plays on with more pieces. Go back to where you came from.
lesson-diamond-draws-quiet = Fifty moves in a row without a capture or a removal, 25 by each side, are a draw. So are a position without any move, and a draw that both agree on.

lesson-diamond-problem = The published problem
lesson-diamond-problem-solve = White to move and win. Black threatens two squares, with b5 and with c6. Find the move that leaves Black no time.
lesson-diamond-problem-solve-right = Solved: the square is complete.
lesson-diamond-problem-solve-wrong = Black completes a square before you do.
