### The pages of the settings.
###
### Variables: $part (String), $colour (String), $theme (String), $upper (String), $place (String), $ratio (String),
### $enough (String), $reason (String), $prefix (String), $name (String), $value (String), $detail (String),
### $seconds (Number), $size (String), $percent (Number), $requested (String), $shown (String), $first (String),
### $second (String).

tab-look = Display
tab-play = Game
tab-sound = Sound
tab-access = Access

theme = Theme
# Names of the themes.
theme-name =
    { $theme ->
        [wood] Warm wood
        [tournament] Tournament green
        [marble] Marble and slate
        [night] Night
        [contrast] High contrast
        [own] Own theme
       *[other] { $theme }
    }
view = View
view-note = 2D shows the board from straight above.
speed = Animation
speed-note = How fast pieces move. Off: they are in their new places at once.
speed-off = Off
speed-half = ½×
speed-normal = 1×
speed-double = 2×
# How finely the boards are drawn while something moves.
graphics = Graphics
graphics-automatic = Automatic
graphics-sharp = Sharp
graphics-balanced = Balanced
graphics-light = Light
graphics-note = How sharp boards are while something moves. At rest they are always sharp.
# What the program has chosen, such as Balanced.
graphics-detail = Now: { $detail }. Boards that stand still are always sharp.
coordinates = Coordinates
coordinates-note = Letters and numbers at the edge of the board.
markers = Mark legal moves
markers-note = A mark wherever you can move.
previews = Show what a move would do
previews-note = Pointing at a move shows what it flips or captures.

confirm-moves = Confirm each move
confirm-note = Choose a move, then choose it again to play it.
computers-resign = Computers resign lost games
computers-resign-note = Otherwise they play on to the end.
evaluation-bar = Evaluation bar
evaluation-bar-note = Shows who is ahead. Never between two people who play against the clock.
point-out-mistakes = Point out mistakes
point-out-mistakes-note = Against computers: says what a move lost, so that it can be taken back.
analysis-line-count = Best lines
analysis-line-count-note = How many good moves are shown with what follows them.
analysis-time = Time for a position
analysis-time-note = After that the engine stops.
analysis-time-of =
    { $seconds ->
        [600] 10 min
       *[other] { $seconds } s
    }
analysis-depth-limit = Moves to look ahead
analysis-depth-limit-note = Counted as one for each move of either player.
analysis-depth-unlimited = no limit
analysis-table = Memory for an analysis
analysis-table-note = For positions that have been looked at. A long analysis gains by more.
analysis-table-of = { $size } MB
# While a person is to move, the computer at full strength searches, too.
think-ahead = At full strength, think on my time, too
think-ahead-note = It finds better moves, and uses more power.
engine-threads = Processor cores to think with
engine-threads-note = More cores find good moves sooner, and use more power.
# All processors but one.
engine-threads-most = All but one
# How long each move is shown when the moves of a match are shown one after the other.
autoplay-pace = Pace when playing through
autoplay-pace-note = The time for each move of a game that is played through.
# $seconds (String).
seconds-short = { $seconds } s
facing = With two players
facing-fixed = Board stays
facing-turning = Board turns
facing-opposite = Face to face
facing-fixed-note = The board stays as it is.
facing-turning-note = After each move the board turns to the player to move.
facing-opposite-note = The device lies flat between you: the other player's panel is upside down.

effects = Effects
effects-note = Pieces on the board.
ambience = Ambience
ambience-note = A quiet room around the board.
vibration = Vibration
vibration-note = A short pulse when a piece is set down or captured, or a move refused.
interface = Interface
interface-note = Buttons and messages.
no-sound-device = No sound device plays, so the game is silent. Start the program again to look for a device.

scale = Text and button size
scale-percent = { $percent } %
scale-note = In a small window, the size is limited by the space available.
# The chosen size and the one in use, such as 200 % and 150 %.
scale-limited = This window is too small for { $requested }. The size is { $shown }.
language = Language
# The name of this language in itself.
language-name = English

keys-note = Press a row to change its key or button.
keys-waiting = Press the new key or button. Esc cancels.
press-a-key = Press a key …
reset-keys = Reset all keys
no-key = None
# The first and the second key of an action.
key-pair = { $first } · { $second }

# The player's own theme: its page, beside the board.
own-theme = Own theme
own-theme-change = Change colours
# The theme whose colours are kept where no colour has been chosen.
own-theme-base = Start from
own-theme-part =
    { $part ->
        [board-light] Light squares
        [board-dark] Dark squares
        [board-plain] Plain board
        [pieces-light] Light pieces
        [pieces-dark] Dark pieces
        [pieces-neutral] Neutral pieces
        [marks] Legal moves
        [last-move] Last move
        [frame] Frame
        [lines] Lines
        [table] Table
       *[other] { $part }
    }
# Where something lies, in own-theme-weak.
own-theme-place =
    { $part ->
        [board-light] on light squares
        [board-dark] on dark squares
        [board-plain] on the plain board
        [pieces-dark] beside dark pieces
        [pieces-neutral] beside neutral pieces
        [table] on the table
       *[other] { $part }
    }
own-theme-words = Words
# A part and its colour, such as Frame, #633e27, for screen readers.
own-theme-row = { $part }, { $colour }
own-theme-hue = Hue
own-theme-saturation = Saturation
own-theme-lightness = Lightness
own-theme-digits = Colour, such as #c9a25c
own-theme-digits-wrong = A colour is # and six digits from 0 to 9 and a to f, such as #c9a25c.
# Gives a part the colour of the theme at the start again.
own-theme-reset-part = Reset to { $theme }
own-theme-reset = Reset all colours
own-theme-reset-again = Reset all — press again
# Two colours that are hard to tell apart and their contrast, such as: Dark pieces on dark squares: 1.8 : 1.
own-theme-weak = { $upper } { $place }: { $ratio } : 1. Below { $enough } : 1 they are hard to see.
own-theme-strong = The chosen colours are easy to tell apart.
own-theme-copy-text = Copy as text
own-theme-copy-link = Copy link
own-theme-paste = Paste text
own-theme-pasted = The pasted theme is in use.
own-theme-not-pasted = { $reason } Nothing has changed.
own-theme-as-text = Own theme as text
own-theme-as-text-note = A theme that was copied as text can be pasted here.
own-theme-too-long = This text is too long for a theme, which is one line.
own-theme-no-prefix = This text is no theme: a theme begins with “{ $prefix }”.
own-theme-unknown-base = There is no theme “{ $name }” to start from.
own-theme-unknown-part = A theme has no part “{ $name }”.
own-theme-invalid-colour = { $part }: “{ $value }” is not a colour such as #c9a25c.
own-theme-twice = { $part } has two colours.
