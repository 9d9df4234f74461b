# The pages of the settings.

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
       *[other] { $theme }
    }
view = View
speed = Animation
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
graphics-note = While something moves. Boards that stand still are always sharp.
# What the program has chosen, such as Balanced.
graphics-detail = Now: { $detail }. Boards that stand still are always sharp.
coordinates = Coordinates
markers = Mark legal moves
previews = Show what a move would do

confirm-moves = Confirm each move
confirm-note = Choose a move, then choose it again to play it.
computers-resign = Computers resign lost games
evaluation-bar = Evaluation bar
evaluation-bar-note = Shows who is ahead. Never between two people who play against the clock.
point-out-mistakes = Point out mistakes
point-out-mistakes-note = Against computers: says what a move lost, so that it can be taken back.
analysis-line-count = Best lines
analysis-time = Time for a position
analysis-time-label =
    { $seconds ->
        [600] 10 min
       *[other] { $seconds } s
    }
analysis-depth-limit = Depth in plies
analysis-depth-unlimited = no limit
analysis-table = Memory
analysis-table-label = { $size } MB
# While a person is to move, the computer at full strength searches, too.
think-ahead = Full strength thinks on your time
engine-threads = Threads of the engine
# All processors but one.
engine-threads-most = Most
# How long each move is shown when the moves of a match are shown one after the other.
autoplay-pace = Show moves every
seconds-short = { $seconds } s
facing = With two players
facing-fixed = Board stays
facing-turning = Board turns
facing-opposite = Face to face
facing-fixed-note = The board stays as it is.
facing-turning-note = After each move the board turns to the player to move.
facing-opposite-note = The device lies flat between you: the other player's panel is upside down.

effects = Effects
ambience = Ambience
vibration = Vibration
interface = Interface
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
