### Who plays.
###
### Variables: $colour (Colour), $level (Number), $number (Number), $name (String), $seconds (Number),
### $strength (String), $time (String), $who (String).

level-name =
    { $level ->
        [1] Newcomer
        [2] Learner
        [3] Casual
        [4] Steady
        [5] Keen
        [6] Skilled
        [7] Sharp
        [8] Expert
        [9] Master
        [10] Relentless
       *[other] Perfect (never errs)
    }
# One or two letters for the perfect level.
perfect-sign = P
# What the sign of a level means.
perfect-explained = Perfect play: this board is solved.
level-with-name = Level { $number } · { $name }

# A side in a sentence, with the name of its person.
colour-of-person = { colour } ({ $name })
# The field for the name of a person that plays a colour.
# $colour (String).
name-of-person = Name ({ $colour })
player-you = You
player-number = Player { $number }
player-computer = Computer · level { $level }
player-perfect = Computer · perfect
# A computer in a list of players. $name: the name of the level.
computer-choice = Computer, level { $level }: { $name }
computer-choice-perfect = Computer, perfect play: never errs
player-computer-short = Level { $level }
player-perfect-short = Perfect
# Full strength: the whole engine, with a time for each move.
full-strength = Full strength
# A strength and the time for a move, such as 3 s.
strength-by-time = { $strength } · { $time }
full-seconds =
    { $seconds ->
        [one] { $seconds } second a move
       *[other] { $seconds } seconds a move
    }
full-by-clock = by the clock; without one 3 seconds a move
full-by-clock-short = by the clock
player-full = Computer · full strength
player-full-short = Full
computer-choice-full = Computer, full strength
# $level (String), $elo (Number).
level-with-elo = { $level } · { $elo } Elo

draw-declined = { $who } declines the draw.
draw-declined-note = The match goes on.
draw-declined-by-computer = The computer declines the draw.
draw-declined-by-computer-note = It believes it is ahead.
