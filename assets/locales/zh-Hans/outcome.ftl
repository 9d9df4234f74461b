# 对局如何结束。

outcome-wins = { colour }获胜
outcome-draw = 和棋
outcome-wins-sentence = { colour }获胜。
outcome-draw-sentence = 和棋。
outcome-wins-by = { colour }以 { $winner } 比 { $loser } 获胜。
outcome-draw-by = 和棋，双方各 { $count } 枚棋子。

victory-resignation = { colour }认输。
victory-time = { colour }超时。

draw-agreement = 双方同意和棋。
