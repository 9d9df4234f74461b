### Why something cannot be done, and what to do instead. $place says what the board consists of.
###
### Variables: $place (Surface), $point (String).

refused-no-match = That match no longer exists.
refused-match-over = The match is over.
refused-match-over-note = Undo the last move to play on.
refused-nothing-to-undo = There is nothing to undo.
refused-nothing-to-redo = There is nothing to redo.
refused-looking-back = This is an earlier position.
refused-looking-back-note = Choose “Play from here” to go on from it.
refused-no-such-move = The match does not have this move any more.
refused-no-draw-offers = Draws cannot be offered in this game.
refused-already-offered = A draw is already offered.
refused-already-offered-note = The offer stands until it is answered.
refused-no-offer = No draw is offered.
refused-timed-match = Two people are playing against the clock.
refused-timed-match-note = Hints, the oracle and the openings can be shown after the match.
refused-computer-to-move = The computer is to move.
refused-computer-to-move-note = Wait for its move, or undo.
refused-outdated = That answer came too late.

illegal-game-over = The game is over.
illegal-game-over-note = Undo the last move, or start a new match.
illegal-not-in-this-game = That move does not exist in this game.
illegal-choose-marked =
    { $place ->
        [crossings] Choose a marked point.
       *[cells] Choose a marked square.
    }
illegal-no-such-point =
    { $place ->
        [crossings] That point is not on this board.
       *[cells] That square is not on this board.
    }
illegal-choose-on-board =
    { $place ->
        [crossings] Choose a point on it.
       *[cells] Choose a square on it.
    }
illegal-choose-empty =
    { $place ->
        [crossings] Choose an empty point.
       *[cells] Choose an empty square.
    }
illegal-occupied = { $point } is taken.
illegal-nothing-there = { $point } is empty.
illegal-nothing-there-note = Choose one of your pieces.
illegal-not-yours = The piece on { $point } is not yours.
illegal-not-yours-note = Choose one of your own.
illegal-own-piece = Your own piece is on { $point }.
refused-lesson-waits = Not at this point of the lesson.
refused-lesson-waits-note = Go on, or try again.
refused-puzzle-waits = Not at this point of the puzzle.
refused-puzzle-waits-note = Go on, or try again.

# Why an item of the menu cannot be chosen now.
unavailable-no-move = No move has been played yet.
unavailable-in-progress = The match is not over yet.
unavailable-no-person = Only computers play.
unavailable-not-analysing = Open the analysis first.
unavailable-analysing = The analysis is open.
unavailable-reporting = The game is being analysed.
