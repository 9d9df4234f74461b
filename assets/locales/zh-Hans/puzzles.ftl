### 棋题：要求、对着法的回答、按钮和列表。

puzzles = 棋题
puzzle-caption = 棋题 · { $game }
puzzle-daily-caption = 每日一题 · { $game }

# 要求做到什么，需要走几步。
puzzle-win = { colour }先走，{ count-moves }之内获胜。
puzzle-win-next = { colour }仍能获胜：还有 { count-moves }。
puzzle-best-ahead = 轮到{ colour }走。双方都走最佳着法时，{ colour }净胜 { count-discs }。
puzzle-best-level = 轮到{ colour }走。双方都走最佳着法时是和棋。
puzzle-only = 轮到{ colour }走。只有一步能赢。
puzzle-find =
    { $count ->
        [1] 请找出这步棋。
       *[other] 请连续走对 { count-moves }。
    }

# 对着法的回答。
puzzle-checking = 正在检查这步棋…
puzzle-right = 正确。下一步怎么走？
puzzle-solved = 解开了！
puzzle-solved-with-hints = 借助提示解开了。
puzzle-solved-late = 走错之后解开了。
puzzle-solution-shown = 这就是答案。
puzzle-loses = 这步会输：现在{ colour }在 { count-moves }之内必胜。
puzzle-too-slow = 这步来不及在要求的步数内获胜。
puzzle-ends-ahead = 这步不是最好：双方都走最佳着法时，{ colour }现在只能净胜 { count-discs }。
puzzle-ends-level = 这步不是最好：双方都走最佳着法时，现在是和棋。
puzzle-ends-behind = 这步不是最好：双方都走最佳着法时，{ colour }现在会输 { count-discs }。
puzzle-unchecked = 无法检查这步棋。请换一步试试。
puzzle-look = 请看 { $points }。
puzzle-ratings = 棋题 { $puzzle } 分 · 你 { $player } 分

puzzle-solution = 答案
puzzle-next = 下一题

# 列表。
puzzle-of-the-day = 每日一题
puzzle-streak = 连续 { $count } 天
puzzle-solved-count = 已解开 { $solved } / { $count }
puzzle-theme-row = { $theme }：{ $solved } / { $count }

puzzle-theme-race = 赛跑
puzzle-theme-capture = 吃子
puzzle-theme-sacrifice = 弃子
puzzle-theme-quiet = 静着
puzzle-theme-defence = 防守
puzzle-theme-long = 多步答案
puzzle-theme-placement = 布子
puzzle-theme-cornering = 围困
puzzle-theme-double-threat = 双重威胁
puzzle-theme-removal = 拿走石子
puzzle-theme-corner = 占角
puzzle-theme-parity = 奇偶
puzzle-theme-pass = 停一手
puzzle-theme-wipeout = 全灭
puzzle-theme-comeback = 反败为胜
