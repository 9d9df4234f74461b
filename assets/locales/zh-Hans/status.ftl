# 对局进行中：轮到谁走，刚才发生了什么。

turn-thinking = { $who }正在思考。
turn-yours = 轮到你走。
turn-to-move = 轮到{ $who }走。

draw-offered = { $who }提和。
draw-offered-note = 可以接受、拒绝，或者继续走。
draw-offered-by-you = 你提和了。
draw-offered-by-you-note = 电脑正在考虑。

switched-by-players = 双方已换边。
switched-by-computer = 电脑换边了。
switched-by-you = 你已换边。
switched-your-side = 你现在执{ $colour ->
    [black] 黑
   *[white] 白
}。

status-looking-back = 回看：第 { $played } 步，共 { $all } 步。
status-looking-back-note = 对局同时在继续。
status-engine-failed = 电脑在这里无法走棋。
status-engine-failed-note = 请替{ colour }走，或换一位棋手。
status-paused = 已暂停。
status-paused-note = 让电脑继续，或替{ colour }走。
status-must-pass = { colour }没有合法着法，必须停一手。
status-plays-again = { colour }接着走。
status-selected = 已选中 { $point }。
status-selected-note = 请选择走到哪里。
status-passed = { $who }停一手。
status-all-placed = 棋子全部布完，开始行子。
status-ending = { colour }走了 { $mv }。
status-may-switch = 也可以换边，改执{ $colour ->
    [black] 黑
   *[white] 白
}。

note-wins = 获胜
note-offers-draw = 提和
note-no-move = 不能走
note-paused = 已暂停
note-passed = 停一手
colour-with-note = { colour } · { $note }

counted = { $count } { $noun }
pieces = 枚

caption-board = { $game } · { board-size }
caption-opening = { $game } · { $opening }
