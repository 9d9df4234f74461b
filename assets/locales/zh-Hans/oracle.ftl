# 先知：双方此后都走最佳着法时，每个合法着法已经证明的结果。

oracle = 先知
oracle-show = 显示先知
oracle-hide = 隐藏先知
oracle-on = 先知已打开。
oracle-off = 先知已关闭。

# 一个着法的结果，作为句子的一部分。
oracle-wins = { count-plies }后获胜
oracle-wins-at-most = 最多 { count-plies }后获胜
oracle-wins-at-least = 至少 { count-plies }后获胜
oracle-wins-open = 必胜
oracle-loses = { count-plies }后落败
oracle-loses-at-most = 最多 { count-plies }后落败
oracle-loses-at-least = 至少 { count-plies }后落败
oracle-loses-open = 必败
oracle-draws = 和棋
oracle-ahead = 净胜 { count-discs }
oracle-behind = 净负 { count-discs }
oracle-unproved = 尚未证明

# 棋盘上的标记，越短越好。
oracle-sign-win = 胜{ $plies }
oracle-sign-loss = 负{ $plies }
oracle-sign-draw = 和
oracle-sign-unproved = ?
oracle-sign-at-most = ≤{ $count }
oracle-sign-at-least = ≥{ $count }

oracle-row = { $mv }：{ $value }
oracle-sentence = { $mv }：{ $value }。
oracle-of-move = 先知：{ $value }。
oracle-best = 最佳着法{ $value }

# 先知正在做什么。
oracle-waiting = 先知正在等电脑走棋。
oracle-searching = { $count } 种着法中已证明 { $proved } 种…
oracle-complete = 所有着法都已证明。
oracle-no-moves = 没有可以判断的着法。
oracle-stopped = { $count } 种着法中已证明 { $proved } 种。其余的太费时间。
oracle-stopped-none = 几秒之内，这里什么都证明不了。
oracle-stopped-lengths = 所有着法的胜负都已证明，但有些手数还不确定。
