### Statistics of a player's games.
###
### Variables: $name (String), $games (String), $count (Number), $won (Number), $drawn (Number), $lost (Number),
### $number (Number), $low (Number), $high (Number), $seconds (String), $hours (String), $minutes (String),
### $from (String), $to (String), $board (String), $rating (String), $deviation (String), $discs (String),
### $label (String), $value (String), $note (String), $change (String), $opponent (String), $results (String),
### $rate (String), $interval (String).

statistics = Statistics
statistics-player = Player
# $name: a player. $games: how many games.
statistics-player-row = { $name } · { $games }
statistics-empty = No finished games yet. Play a match to its end, and your results appear here.
statistics-none-match = No finished game matches this choice.
# Games between two people of the same name, or without names, are not counted for either of them.
statistics-two-people =
    { $count ->
        [one] One game between two people at one screen is left out.
       *[other] { $count } games between two people at one screen are left out.
    }

# Figures: a label, a value, and a note below it.
statistics-games = Games
# Results: won, drawn and lost games.
statistics-results = { $won } won · { $drawn } drawn · { $lost } lost
statistics-win-rate = Win rate
statistics-percent = { $number } %
# The 95 % interval of a percentage.
statistics-interval = 95 %: { $low }–{ $high } %
statistics-streak = Wins in a row
statistics-streak-now = Up to the last game: { $count }
statistics-duration = Usual length of a game
statistics-seconds = { $seconds } s
statistics-minutes = { $minutes } min
statistics-hours = { $hours } h { $minutes } min
# The first and the last day.
statistics-dates = { $from } – { $to }
# $board: a game and its board.
statistics-rating = Rating: { $board }
statistics-rating-value = { $rating } ± { $deviation }
statistics-rated-games =
    { $count ->
        [one] From one game against the computer
       *[other] From { $count } games against the computer
    }
statistics-loss = Loss a move: { $board }
statistics-loss-discs = { $discs } discs
statistics-analysed-games =
    { $count ->
        [one] In one analysed game
       *[other] In { $count } analysed games
    }

# Plots, and what is shown before there are enough games.
statistics-win-rate-trend = Win rate of the last 20 games
statistics-rating-trend = Rating by the last 20 games: { $board }
statistics-loss-trend = Loss a move in the last 10 games: { $board }
statistics-win-rate-later = Shown after five games.
statistics-rating-later = Shown after five games against the computer on the usual board.
statistics-loss-later = Shown after five analysed games.
# A plot in words. $first and $last are its ends with their dates, $low and $high its extremes.
# $title (String), $from (String), $first (String), $to (String), $last (String), $low (String), $high (String).
statistics-trend-spoken = { $title }. { $from }: { $first }. { $to }: { $last }. Lowest: { $low }. Highest: { $high }.

# Tables.
statistics-by-game = By game
statistics-by-level = Against the computer
statistics-by-opponent = Against other players
statistics-by-colour = By colour
statistics-by-opening = By opening
# A row read aloud. $rate: the win rate. $interval: its 95 % interval.
statistics-row-spoken = { $name }: { $games }. { $results }. Win rate { $rate }, { $interval }.
# A figure read aloud.
statistics-figure-spoken = { $label }: { $value }. { $note }.

statistics-method = A draw counts as half a win. Shaded bands are 95 % intervals. A rating follows by Bayes’ rule from the results against the computer’s measured levels on the usual board; ± is its standard deviation. Ratings of different games do not compare.

# After a match against a computer: the rating with its change, such as 1184 ± 90 (+12), and the results against it.
standing-rating = Your rating: { $rating } ({ $change })
standing-first-rating = Your rating: { $rating }
standing-against = { $opponent }: { $results }
