### Keys, the buttons of a gamepad, and what they do.
###
### Variables: $button (String), $action (String), $key (String), $keys (String).

key-with-ctrl = Ctrl+{ $key }
key-with-alt = Alt+{ $key }
key-with-shift = Shift+{ $key }

key-name =
    { $key ->
        [Space] Space
        [Escape] Esc
        [Backspace] Backspace
        [Delete] Delete
        [Insert] Insert
        [Home] Home
        [End] End
        [Tab] Tab
        [Enter] Enter
        [PageUp] Page up
        [PageDown] Page down
        [ArrowUp] ↑
        [ArrowDown] ↓
        [ArrowLeft] ←
        [ArrowRight] →
       *[other] { $key }
    }

pad-button =
    { $button ->
        [South] A
        [East] B
        [West] X
        [North] Y
        [LeftBumper] LB
        [RightBumper] RB
        [LeftTrigger] LT
        [RightTrigger] RT
        [Select] Select
        [Start] Start
        [LeftStick] Left stick
        [RightStick] Right stick
        [Up] D-pad up
        [Down] D-pad down
        [Left] D-pad left
        [Right] D-pad right
       *[other] { $button }
    }

# What an action is called in the list of keys.
action-up = Cursor up
action-down = Cursor down
action-left = Cursor left
action-right = Cursor right
action-press = Choose, place, move
action-cancel = Deselect; menu
action-undo = Undo
action-redo = Redo
action-hint = Hint
action-oracle = Show or hide oracle
action-analyse = Analysis
action-threats = Show or hide threats
action-explorer = Show or hide openings
action-pass = Pass
action-swap = Switch sides
action-pause = Pause and resume
action-menu = Menu
action-buttons = Board or buttons
action-view = 2D or 3D
action-home = Reset camera
action-turn-left = Turn left
action-turn-right = Turn right
action-tilt-up = Tilt up
action-tilt-down = Tilt down
action-closer = Closer
action-farther = Farther

# Why a key cannot be assigned.
reserved-jump = The letters a to j and the digits choose files and ranks.
reserved-tab = Tab always moves between buttons.
reserved-escape = Esc always cancels.

# After a key was taken from another action.
key-changed = { $action } now uses { $key }.
key-lost = { $action } no longer has a key.
button-lost = { $action } no longer has a button.

# An action with its keys, read aloud.
key-row = { $action }: { $keys }.
cursor-by-keys = Keyboard: arrows move the cursor, a letter and a number go to that file and rank.
cursor-by-pad = Gamepad: D-pad and left stick move the cursor, the right stick turns the board.

# What a key does now, beside the board.
prompt-arrows = Arrows
prompt-d-pad = D-pad
prompt-enter = Enter
prompt-escape = Esc
prompt-choose = choose
prompt-confirm = confirm
prompt-move-here = move here
prompt-place = place
prompt-remove = remove
prompt-pick-up = pick up
prompt-pass = pass
prompt-switch-sides = switch sides
prompt-resume = resume
prompt-pause = pause
prompt-deselect = deselect
prompt-cancel = cancel
prompt-hint = hint
prompt-undo = undo
prompt-earlier = earlier
prompt-later = later
prompt-autoplay = play through
prompt-stop = stop
prompt-back = back to the match
prompt-menu = menu
prompt-press = press
prompt-to-board = to the board
