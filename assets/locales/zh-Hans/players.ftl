# 棋手。

level-name =
    { $level ->
        [1] 新手
        [2] 入门
        [3] 休闲
        [4] 稳健
        [5] 进取
        [6] 熟练
        [7] 敏锐
        [8] 专家
        [9] 大师
        [10] 无情
       *[other] 完美（从不失误）
    }
perfect-sign = 完
perfect-explained = 完美着法：这种棋盘已被破解。
level-with-name = { $number } 级 · { $name }

colour-of-person = { colour }（{ $name }）
name-of-person = 名字（{ $colour }）
player-you = 你
player-number = 玩家 { $number }
player-computer = 电脑 · { $level } 级
player-perfect = 电脑 · 完美
computer-choice = 电脑，{ $level } 级：{ $name }
computer-choice-perfect = 电脑，完美：从不失误
player-computer-short = { $level } 级
player-perfect-short = 完美
full-strength = 全力
strength-by-time = { $strength } · { $time }
full-seconds = 每步 { $seconds } 秒
full-by-clock = 由棋钟决定；无棋钟时每步 3 秒
full-by-clock-short = 由棋钟决定
player-full = 电脑 · 全力
player-full-short = 全力
computer-choice-full = 电脑，全力
level-with-elo = { $level } · 等级分 { $elo }

draw-declined = { $who }拒绝和棋。
draw-declined-note = 对局继续。
draw-declined-by-computer = 电脑拒绝和棋。
draw-declined-by-computer-note = 它认为自己占优。
