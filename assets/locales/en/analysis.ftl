### Analysis: the value of every move as the engine estimates or proves it, the best lines, and the report on a game.
###
### Variables: $number (String), $count (Number), $side (String), $depth (Number), $moves (String), $mv (String),
### $value (String), $done (Number), $total (Number), $seconds (Number), $name (String), $accuracy (String),
### $loss (String), $point (String), $threat (String), $one (String), $two (String), $one_score (Number),
### $two_score (Number), $minutes (Number).

analysis = Analysis
analysis-open = Analyse
analysis-engine-start = Start the engine
analysis-engine-stop = Stop the engine
analysis-opened = Analysis. Moves made here do not change the match.

# The value of a move or a position for one side, as a part of a sentence. $number: discs or percent, such as 2.5.
analysis-ahead =
    { $count ->
        [one] ahead by 1 disc
       *[other] ahead by { $number } discs
    }
analysis-behind =
    { $count ->
        [one] behind by 1 disc
       *[other] behind by { $number } discs
    }
analysis-even = even
analysis-chance = { $number } % to win

# The same as a sign on the board, as short as possible.
analysis-sign-chance = { $number } %

# A side and its value; a line with its number, its value and its moves.
analysis-of-side = { $side }: { $value }
# $number (Number), $value (String), $moves (String).
analysis-line = { $number }: { $value }. { $moves }
analysis-lines = Best lines

# What the engine does.
analysis-depth = Depth { $depth }
analysis-searching = The engine searches …
analysis-waiting = The engine waits for the computer.
analysis-off = The engine is stopped.
analysis-stopped = The engine has searched long enough.
analysis-complete = Every move is proved.
analysis-over = The game is over here.

# What the other side would play if it were its turn. $moves: its best line.
analysis-threats-show = Show threats
analysis-threats-hide = Hide threats
analysis-threat = Threat: { $moves } ({ $value })
analysis-threat-unknown = Looking for threats …
analysis-threat-impossible = There can be no threat here.

analysis-graph = Values of the game

# The report on a game.
report = Game report
report-analyse = Analyse the game
report-cancel = Stop analysing
report-progress = Analysing: { $done } of { $total } positions
report-time-left =
    { $seconds ->
        [one] About 1 second left.
       *[other] About { $seconds } seconds left.
    }
report-minutes-left = About { $minutes } minutes left.
report-ready = The report on the game is ready.
report-empty = No move has been played yet.
report-outdated = The game has changed since this report.
report-unfinished = Unfinished game
report-score = { $one } { $one_score } – { $two_score } { $two }
report-opening = Opening: { $name }
report-accuracy = Accuracy
report-average-loss = Average loss
report-by-phase = Average loss by phase
report-phase-opening = Early moves
report-phase-middle = Middle game
report-phase-end = Endgame
report-accuracy-note = Accuracy is an average over all moves: a best move counts 100 %, one that loses { $loss } counts 37 %.
report-loss-discs =
    { $count ->
        [one] 1 disc
       *[other] { $number } discs
    }
report-loss-percent = { $number } %
report-decided = Moves that decided the game
report-decided-later = They appear here as the analysis finds them.
report-undecided = No single move decided the game.
# $number: as in the move list, such as 22. for the first side and 22… for the second.
report-mistake = { $number } { $mv } loses { $loss }.
report-better = Better: { $mv }.
# How well the values are founded.
report-proved = Every value is proved.
# $number (Number), $depth (Number).
report-proved-from = Proved from move { $number } on; before it, at least { $depth } plies deep.
report-estimated = All values are estimates, at least { $depth } plies deep.
report-retry = Try again
report-figures = { $side }: accuracy { $accuracy }, average loss { $loss }.

# Why a move was a mistake.
mistake-corner = It gave away the corner { $point }.
mistake-win-now = It did not stop { $threat }.
mistake-allowed-win = It allowed a forced win in { count-moves }.
mistake-missed-win = It missed a forced win in { count-moves }.
mistake-gave-win = It gave up a won game.
mistake-gave-draw = It gave up a draw.

# Playing again from before a mistake.
retry-choose = Find a better move than { $mv }.
retry-judging = The engine looks at { $mv } …
retry-good = { $mv } is as good as the best move.
retry-bad = { $mv } loses { $loss } more than the best move.
retry-again = Take it back and try another one.
retry-end = Show the values

play-mistake = { $mv } loses { $loss }.
play-mistake-note = { undo } takes it back.
