# 为什么不能这样做，该怎么做。

refused-no-match = 这局棋已不存在。
refused-match-over = 对局已经结束。
refused-match-over-note = 悔棋后可以继续下。
refused-nothing-to-undo = 没有可悔的棋。
refused-nothing-to-redo = 没有可恢复的棋。
refused-looking-back = 这是之前的局面。
refused-looking-back-note = 选择“从这里开始”，即可从此局面接着下。
refused-no-such-move = 对局中已没有这步棋。
refused-no-draw-offers = 这种棋不能提和。
refused-already-offered = 已有一方提和。
refused-already-offered-note = 提和在得到答复之前一直有效。
refused-no-offer = 没有人提和。
refused-timed-match = 两个人正在计时对局。
refused-timed-match-note = 对局结束后可以显示提示、先知和开局库。
refused-computer-to-move = 轮到电脑走。
refused-computer-to-move-note = 请等它走完，或者悔棋。
refused-outdated = 这个答复来得太迟。

illegal-game-over = 对局已经结束。
illegal-game-over-note = 请悔棋，或开始新对局。
illegal-not-in-this-game = 这种棋没有这样的着法。
illegal-choose-marked =
    { $place ->
        [crossings] 请选一个有标记的点。
       *[cells] 请选一个有标记的格。
    }
illegal-no-such-point =
    { $place ->
        [crossings] 棋盘上没有这个点。
       *[cells] 棋盘上没有这个格。
    }
illegal-choose-on-board =
    { $place ->
        [crossings] 请选棋盘上的点。
       *[cells] 请选棋盘上的格。
    }
illegal-choose-empty =
    { $place ->
        [crossings] 请选一个空点。
       *[cells] 请选一个空格。
    }
illegal-occupied = { $point } 已有棋子。
illegal-nothing-there = { $point } 是空的。
illegal-nothing-there-note = 请选一枚自己的棋子。
illegal-not-yours = { $point } 上的棋子不是你的。
illegal-not-yours-note = 请选一枚自己的。
illegal-own-piece = { $point } 上是你自己的棋子。

refused-lesson-waits = 课程的这一步不能这样做。
refused-lesson-waits-note = 请继续，或再试一次。
refused-puzzle-waits = 棋题的这一步不能这样做。
refused-puzzle-waits-note = 请继续，或再试一次。

unavailable-no-move = 还没有着法。
unavailable-in-progress = 对局还没有结束。
unavailable-no-person = 双方都是电脑。
unavailable-not-analysing = 请先打开分析。
unavailable-analysing = 分析已经打开。
unavailable-reporting = 正在分析这局棋。
