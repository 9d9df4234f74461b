### Puzzles: what they ask for, the answers to moves, their buttons and their list.
###
### Variables: $game (String), $colour (Colour), $count (Number), $points (String), $puzzle (String), $player (String).

puzzles = Puzzles
puzzle-caption = Puzzle · { $game }
puzzle-daily-caption = Puzzle of the day · { $game }

# What is asked for, and how many moves of the player it takes.
puzzle-win = { colour } to move and win in { count-moves }.
puzzle-win-next = { colour } still wins: { count-moves } to go.
puzzle-best-ahead = { colour } to move. With the best play { colour } ends { count-discs } ahead.
puzzle-best-level = { colour } to move. With the best play the game is drawn.
puzzle-only = { colour } to move. Only one move wins.
puzzle-find =
    { $count ->
        [one] Find the move.
       *[other] Find { count-moves } in a row.
    }

# The answers to a move.
puzzle-checking = Checking the move …
puzzle-right = Right. What comes next?
puzzle-solved = Solved!
puzzle-solved-with-hints = Solved, with a hint.
puzzle-solved-late = Solved, after a mistake.
puzzle-solution-shown = That was the solution.
puzzle-loses = This loses: now { colour } wins by force in { count-moves }.
puzzle-too-slow = This does not win quickly enough.
puzzle-ends-ahead = Not the best: with the best play { colour } now ends only { count-discs } ahead.
puzzle-ends-level = Not the best: with the best play the game is now drawn.
puzzle-ends-behind = Not the best: with the best play { colour } now ends { count-discs } behind.
puzzle-unchecked = This move could not be checked. Try another one.
puzzle-look = Look at { $points }.
puzzle-ratings = Puzzle { $puzzle } · you { $player }

puzzle-solution = Solution
puzzle-next = Next puzzle

# The list.
puzzle-of-the-day = Puzzle of the day
puzzle-streak =
    { $count ->
        [one] One day in a row
       *[other] { $count } days in a row
    }
# $solved (String), $count (String).
puzzle-solved-count = { $solved } of { $count } solved
# $theme (String), $solved (String), $count (String).
puzzle-theme-row = { $theme }: { $solved } of { $count }

puzzle-theme-race = Race
puzzle-theme-capture = Capture
puzzle-theme-sacrifice = Sacrifice
puzzle-theme-quiet = Quiet move
puzzle-theme-defence = Defence
puzzle-theme-long = Long solution
puzzle-theme-placement = Placement
puzzle-theme-cornering = Cornering
puzzle-theme-double-threat = Double threat
puzzle-theme-removal = Removal
puzzle-theme-corner = Corner
puzzle-theme-parity = Parity
puzzle-theme-pass = Pass
puzzle-theme-wipeout = Wipe-out
puzzle-theme-comeback = Comeback
