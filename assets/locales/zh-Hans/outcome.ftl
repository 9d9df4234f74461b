# 对局如何结束。

outcome-wins = { colour }获胜
outcome-name-wins = { $name }获胜
outcome-draw = 和棋
outcome-you-won = 你赢了
outcome-you-lost = 你输了
outcome-you-resigned = 你认输了
outcome-wins-sentence = { $who }获胜。
outcome-draw-sentence = 和棋。
outcome-wins-by = { $who }以 { $winner } 比 { $loser } 获胜。
outcome-draw-by = 和棋，双方各 { $count } 枚棋子。

victory-resignation = { $who }认输。
victory-time = { $who }超时。
victory-your-time = 你超时了。

draw-agreement = 双方同意和棋。
sitting-score = 本次比分：{ $first } { $first_points } – { $second_points } { $second }
half-point = { $whole }½
