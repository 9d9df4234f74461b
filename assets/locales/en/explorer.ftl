### The opening explorer: the moves that games have played from a position, and how these games ended.
###
### Variables: $source (String), $counted (Number), $count (Number), $first (String), $second (String),
### $colour (Colour), $discs (String), $mv (String), $games (String), $percent (String), $date (String).

explorer = Openings
explorer-show = Show openings
explorer-hide = Hide openings
explorer-on = The openings are shown.
explorer-off = The openings are hidden.

# Where the games come from, as labels of buttons side by side, as short as possible.
explorer-all = All
explorer-own = Own
explorer-imported = Imported
explorer-engine = Computer

# The same as titles. Own games: those that were played in this program.
explorer-all-games = All games
explorer-own-games = Own games
explorer-imported-games = Imported games
explorer-engine-games = Games of the computer against itself
explorer-source-count = { $source }: { $games }

# What is known about the position.
explorer-none = No game goes on from here.
explorer-counting = Imported games are being counted: { $counted } of { $count } …

# Parts of a row: "12 games · 40 % · Black +1.5 · 2024".
explorer-beside = { $first } · { $second }
explorer-percent = { $percent } %
explorer-lead =
    { $colour ->
        [black] Black +{ $discs }
       *[white] White +{ $discs }
    }

# A row in sentences.
explorer-row = { $mv }: { $games }, { $percent }.
explorer-won =
    { $colour ->
        [black] Black won { $percent }.
       *[white] White won { $percent }.
    }
explorer-drawn = { $percent } were drawn.
explorer-ahead =
    { $colour ->
        [black] On average Black was ahead by { $discs } discs.
       *[white] On average White was ahead by { $discs } discs.
    }
explorer-level = On average the games were level.
explorer-last = Last played { $date }.
