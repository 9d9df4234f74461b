### The lessons of Breakthrough. A step has one idea, and two sentences at most.


lesson-breakthrough-moves = Moving
lesson-breakthrough-moves-start = Two rows each. You are White and move up the board; the first piece on the far row wins.
lesson-breakthrough-moves-where = A piece moves one square forward, straight or diagonally. Press the three squares to which the piece on c5 can move.
lesson-breakthrough-moves-where-right = Three ways forward. Pieces never move sideways or back.
lesson-breakthrough-moves-where-wrong = From c5 one step forward leads to b6, c6 and d6.
lesson-breakthrough-moves-step = Move the piece on c5.
lesson-breakthrough-moves-step-right = One step forward; then it is the turn of Black.
lesson-breakthrough-moves-step-wrong = Another piece has moved. Move the one on c5.

lesson-breakthrough-captures = Capturing
lesson-breakthrough-captures-where = Now you are Black and move down. Captures are diagonal only. Press the two pieces that the piece on f3 can capture.
lesson-breakthrough-captures-where-right = These two. The piece straight ahead only blocks the way.
lesson-breakthrough-captures-where-wrong = A piece captures diagonally forward. Straight ahead it is blocked.
lesson-breakthrough-captures-take = Capture one of them.
lesson-breakthrough-captures-take-right = The captured piece leaves the board, and yours takes its place.
lesson-breakthrough-captures-take-wrong = Capture the piece on e2 or the one on g2.
lesson-breakthrough-captures-choice = Captures are never forced, and one move never captures twice. You are White here: capture a piece.
lesson-breakthrough-captures-choice-right = Captured.
lesson-breakthrough-captures-choice-wrong = That move captures nothing.

lesson-breakthrough-goal = Winning
lesson-breakthrough-goal-reach = You are White. Reach the far row and win.
lesson-breakthrough-goal-reach-right = One piece on the far row is enough.
lesson-breakthrough-goal-reach-wrong = That does not win at once. One of your pieces is a step away from the far row.
lesson-breakthrough-goal-all = A side without pieces has lost, too. Capture the last black piece.
lesson-breakthrough-goal-all-right = Black has no piece left. A draw is impossible in this game.
lesson-breakthrough-goal-all-wrong = The last black piece is still there.

lesson-breakthrough-blocking = Blocking
lesson-breakthrough-blocking-side = One piece cannot stop an attacker: it goes around. Two side by side can. You are White: stop the piece on d4.
lesson-breakthrough-blocking-side-right = c2 and d2 guard b3, c3, d3 and e3. Whatever the attacker does, it is captured.
lesson-breakthrough-blocking-side-wrong = The attacker slips past. Put two pieces side by side in its way.
lesson-breakthrough-blocking-side-alone = Between c2 and e2 there is a gap: after d4-c3 only b2 and d2 could capture, and nothing stands there.
lesson-breakthrough-blocking-hold = Now win from here: keep the block, and run with the piece on a3.
lesson-breakthrough-blocking-hold-right = The block held, and your runner got home first.
lesson-breakthrough-blocking-hold-wrong = Black got through. Keep two pieces side by side in its way.

lesson-breakthrough-racing = Racing
lesson-breakthrough-racing-count = Nothing stands in the way of these two pieces. Count the moves that each needs, and press the one that gets home first. White is to move.
lesson-breakthrough-racing-count-right = Both need three moves, and White is to move: White is home one move earlier.
lesson-breakthrough-racing-count-wrong = Count again: each needs three moves, and White begins.
lesson-breakthrough-racing-run = Every move counts now. Begin to run.
lesson-breakthrough-racing-run-right = Two more moves, and Black needs three.
lesson-breakthrough-racing-run-wrong = That loses a move, a tempo. Now Black is home first.
lesson-breakthrough-racing-win = Run home against the computer.
lesson-breakthrough-racing-win-right = Home first.
lesson-breakthrough-racing-win-wrong = Black was faster. Move only the runner.

lesson-breakthrough-key-pieces = Key pieces
lesson-breakthrough-key-pieces-find = One black piece holds up several of yours: it blocks one and attacks another. Press it.
lesson-breakthrough-key-pieces-find-right = e4 blocks e3 and attacks d3.
lesson-breakthrough-key-pieces-find-wrong = That piece is far away. Look for one that is in touch with yours.
lesson-breakthrough-key-pieces-take = Attack begins with such pieces. Remove it.
lesson-breakthrough-key-pieces-take-right = Only this capture wins.
lesson-breakthrough-key-pieces-take-wrong = While e4 stands, Black is in time.
lesson-breakthrough-key-pieces-win = Play on from here and win.
lesson-breakthrough-key-pieces-win-right = You have broken through.
lesson-breakthrough-key-pieces-win-wrong = Black was in time. Begin with the key piece.

lesson-breakthrough-sacrifice = Sacrifice
lesson-breakthrough-sacrifice-offer = Black wins in two moves, and the defenders guard every way. You are White: give up a piece to pull a defender away.
lesson-breakthrough-sacrifice-offer-right = Black must capture, and you capture back: one defender is gone, and the way is free.
lesson-breakthrough-sacrifice-offer-wrong = This lets Black be faster. Offer a piece that Black must take, and that you can take back or run past.
lesson-breakthrough-sacrifice-win = Now break through against the computer.
lesson-breakthrough-sacrifice-win-right = One piece for the whole game: a good price.
lesson-breakthrough-sacrifice-win-wrong = Black was faster. Offer a piece at once.

lesson-breakthrough-first-match = A small match
lesson-breakthrough-first-match-play = A whole match on a small board, against a beginner. You are White. Keep pieces in pairs, and count before you run.
lesson-breakthrough-first-match-play-right = Well played. The next step is a bigger board.
lesson-breakthrough-first-match-play-wrong = This one went to Black. Try again: keep the last row guarded until you can run.
