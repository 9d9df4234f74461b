### Words and patterns that other messages are built from.
###
### Variables: $colour (Colour), $list (String), $item (String), $whole (String), $tenths (String), $first (String),
### $second (String), $columns (Number), $rows (Number), $count (Number).

# The colour of a side's pieces, as players call the side.
colour =
    { $colour ->
        [black] Black
       *[white] White
    }

# Lists, item by item: "d4, e4" and then "d4, e4 and e5".
list-more = { $list }, { $item }
list-last = { $list } and { $item }
# Parts of a sentence, one after the other: "e4, empty" and then "e4, empty, last move".
phrases-more = { $list }, { $item }

# Two whole sentences, one after the other.
sentences = { $first } { $second }

# A number in a sentence; larger ones are digits.
count-word =
    { $count ->
        [0] no
        [1] one
        [2] two
        [3] three
        [4] four
        [5] five
        [6] six
        [7] seven
        [8] eight
        [9] nine
        [10] ten
       *[other] { $count }
    }

count-discs =
    { $count ->
        [one] { count-word } disc
       *[other] { count-word } discs
    }

count-moves =
    { $count ->
        [one] { count-word } move
       *[other] { count-word } moves
    }

# Plies: each move of either side counts.
count-plies =
    { $count ->
        [one] { count-word } ply
       *[other] { count-word } plies
    }

# The size of a board, columns first.
board-size = { $columns } × { $rows }

# A date: $year (String), $month (Number), $day (Number), $buddhist_year (String). The last is the year of the calendar that
# Thailand uses.
date =
    { $day } { $month ->
        [1] Jan
        [2] Feb
        [3] Mar
        [4] Apr
        [5] May
        [6] Jun
        [7] Jul
        [8] Aug
        [9] Sep
        [10] Oct
        [11] Nov
       *[12] Dec
    } { $year }
# A number with a decimal sign.
decimal = { $whole }.{ $tenths }

# Moves that have no coordinates, as the move list shows them.
move-pass = pass
move-swap = swap

# The capital letter of i.
capital-i = I
