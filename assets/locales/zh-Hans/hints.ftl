# 提示：怎么走，为什么好。

hint-searching = 正在找好棋…
hint-pass = 停一手。
hint-switch = 换边。
hint-place = 试试 { $point }。
hint-step = 试试 { $from }–{ $to }。
hint-remove = 拿走 { $point } 上的石子。

hint-only-move = 这是唯一的合法着法。
hint-wins-now = 这步直接获胜。
hint-wins-in = { count-moves }之内必胜。
hint-only-defence = 其他着法都必败。
hint-only-stops = 只有这步能阻止{ $threat }。
hint-stops = 这步阻止{ $threat }。
hint-lost = 已经挡不住对方了。
hint-holds-out = 怎么走都会输；这步坚持得最久，还能走 { $count } 步。
hint-draws = 这步确保和棋，已是最好的结果。
hint-wins-by = 双方都走最佳着法时，这步净胜 { count-discs }。
hint-loses-by = 怎么走都会输；双方都走最佳着法时，这步最多输 { count-discs }。
hint-looks-best = 不往后推算，这步看起来最好。
hint-looks-best-after = 往后推算 { count-moves }，这步看起来最好。

threat-win = 对方在 { $point } 获胜
