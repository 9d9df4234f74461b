# 分析：程序估计或证明的每个着法的价值、最佳变化，以及对局报告。

analysis = 分析
analysis-open = 分析
analysis-engine-start = 开始计算
analysis-engine-stop = 停止计算
analysis-opened = 分析。在这里走的棋不会改变对局。

# 一方的形势，作为句子的一部分。$number：棋子数或百分数，如 2.5。
analysis-ahead = 领先 { $number } 个棋子
analysis-behind = 落后 { $number } 个棋子
analysis-even = 均势
analysis-chance = 胜率 { $number }%

analysis-sign-chance = { $number }%

analysis-of-side = { $side }：{ $value }
analysis-line = { $number }：{ $value }。{ $moves }
analysis-lines = 最佳变化

# 程序正在做什么。
analysis-depth = 深度 { $depth }
analysis-searching = 正在计算…
analysis-waiting = 正在等电脑走棋。
analysis-off = 计算已停止。
analysis-stopped = 计算时间已到。
analysis-complete = 所有着法都已证明。
analysis-over = 对局到此结束。

# 如果轮到对方走，对方会怎么走。$moves：对方的最佳变化。
analysis-threats-show = 显示威胁
analysis-threats-hide = 隐藏威胁
analysis-threat = 威胁：{ $moves }（{ $value }）
analysis-threat-unknown = 正在寻找威胁…
analysis-threat-impossible = 此处不可能有威胁。

analysis-graph = 全局形势

# 对局报告。
report = 对局报告
report-analyse = 分析全局
report-cancel = 停止分析
report-progress = 正在分析：{ $total } 个局面中已完成 { $done } 个
report-time-left = 大约还需 { $seconds } 秒。
report-minutes-left = 大约还需 { $minutes } 分钟。
report-ready = 对局报告已完成。
report-empty = 还没有走棋。
report-outdated = 报告之后对局又有了变化。
report-unfinished = 未完成的对局
report-score = { $one } { $one_score } – { $two_score } { $two }
report-opening = 开局：{ $name }
report-accuracy = 准确率
report-average-loss = 平均损失
report-by-phase = 各阶段的平均损失
report-phase-opening = 前段
report-phase-middle = 中局
report-phase-end = 残局
report-accuracy-note = 准确率是所有着法的平均值：最佳着法计 100%，损失 { $loss }的着法计 37%。
report-loss-discs = { $number } 个棋子
report-loss-percent = { $number }%
report-decided = 决定胜负的着法
report-decided-later = 分析找到后会显示在这里。
report-undecided = 没有哪一着单独决定了胜负。
report-mistake = { $number } { $mv } 损失 { $loss }。
report-better = 更好的着法：{ $mv }。
# How well the values are founded.
report-proved = 所有数值均已证明。
report-proved-from = 从第 { $number } 着起均已证明；此前至少计算 { $depth } 着。
report-estimated = 所有数值均为估计，至少计算 { $depth } 着。
report-retry = 再试一次
report-figures = { $side }：准确率 { $accuracy }，平均损失 { $loss }。

# 为什么是失误。
mistake-corner = 这一着送出了角 { $point }。
mistake-win-now = 这一着没有阻止{ $threat }。
mistake-allowed-win = 这一着让对方在 { count-moves }内必胜。
mistake-missed-win = 这一着错过了 { count-moves }内的必胜。
mistake-gave-win = 这一着放弃了胜局。
mistake-gave-draw = 这一着放弃了和棋。

# 从失误之前重新走。
retry-choose = 找出比 { $mv } 更好的着法。
retry-judging = 正在判断 { $mv }…
retry-good = { $mv } 与最佳着法一样好。
retry-bad = { $mv } 比最佳着法多损失 { $loss }。
retry-again = 请悔棋，再试一着。
retry-end = 显示价值

play-mistake = { $mv } 损失 { $loss }。
play-mistake-note = 可用“{ undo }”收回。
