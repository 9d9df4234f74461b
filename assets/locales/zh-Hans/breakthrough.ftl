# 突破棋。

breakthrough-name = 突破棋
breakthrough-tagline = 抢先冲到对方底线。
breakthrough-turn-hint = 选一枚棋子，看看它能走到哪里。

breakthrough-step = { $from }–{ $to }。
breakthrough-takes = { $from } 吃 { $to }。
breakthrough-step-wins = { $from }–{ $to } 到达底线，获胜。
breakthrough-takes-wins = { $from } 在底线吃掉 { $to }，获胜。
breakthrough-takes-last = { $from } 吃掉最后一子 { $to }，获胜。
breakthrough-rows-to-go = 离底线还有 { $count } 行。
breakthrough-reaches-note = { $from }–{ $to } 到达底线：{ colour }获胜
breakthrough-takes-wins-note = { $from } 在底线吃掉 { $to }：{ colour }获胜
breakthrough-takes-last-note = { $from } 吃掉最后一子 { $to }：{ colour }获胜

breakthrough-won-far-row = { colour }在 { $point } 到达了底线。
breakthrough-won-captured-all =
    { $colour ->
        [black] 黑方吃掉了最后一枚白子。
       *[white] 白方吃掉了最后一枚黑子。
    }
breakthrough-you-won-far-row = 你在 { $point } 到达了底线。
breakthrough-you-won-captured-all = 你吃掉了对方最后一枚棋子。

breakthrough-hint-far-row = 这步到达底线，直接获胜。
breakthrough-hint-last-piece = 这步吃掉最后一子，直接获胜。
breakthrough-threat-far-row = 对方冲到 { $point }
breakthrough-threat-last-piece = 对方吃掉 { $point } 上的最后一子

breakthrough-illegal-not-one-step = 棋子每步只能前进一行。
breakthrough-illegal-not-one-step-note = 可以直走，也可以斜走。
breakthrough-illegal-blocked = { $point } 被挡住了。
breakthrough-illegal-blocked-note = 直走只能走到空格，吃子只能斜着吃。

breakthrough-rules-gist = 最先让一枚棋子到达对方底线的一方获胜。
breakthrough-rules-move-1 = 白方先走。每步让一枚棋子前进一行，直走或斜走，走到空格上。
breakthrough-rules-move-2 = 吃子要向斜前方，走到对方棋子所在的格上。不能向正前方吃子，也不强制吃子。
breakthrough-rules-end-1 = 第一枚到达对方底线的棋子立即获胜；吃光对方棋子也获胜。没有和棋：轮到走的一方总有合法着法。
breakthrough-rules-board = 棋盘
breakthrough-rules-board-1 = 棋盘可以是 2 到 10 列、4 到 10 行。标准棋盘是 8 × 8，最初的棋盘是 7 × 7。

breakthrough-setup-empty = 棋盘上没有棋子。
breakthrough-setup-empty-note = 请摆上双方的棋子。
breakthrough-setup-no-pawns = { colour }刚走过一步，却没有棋子。
breakthrough-setup-no-pawns-note = 请摆一枚该方的棋子，或改由另一方先走。
breakthrough-setup-reached = 轮到{ colour }走，但该方已经到达底线。
breakthrough-setup-reached-note = 请改由另一方先走，或拿走底线上的棋子。
breakthrough-setup-two-reached = { colour }有两枚棋子在底线上。
breakthrough-setup-two-reached-note = 第一枚到达时对局就结束了，请只留一枚。

breakthrough-origins-1 = 丹·特罗伊卡（Dan Troyka）于 2000 年发明了突破棋，以 Zillions of Games 程序的文件发表。最初的棋盘是 7×7。
breakthrough-origins-2 = 2001 年，它赢得了 8×8 棋盘新棋设计比赛，规则在所有作品中最简单。《Abstract Games》杂志在第 7 期作了介绍。
breakthrough-origins-3 = 小棋盘已被破解：在 6×5、5×5 和 3×7 上后手获胜。证明由 Abdallah Saffidine 等人发表。
breakthrough-origins-4 = 课程依照一篇介绍这种棋的百科全书文章及其图示。
