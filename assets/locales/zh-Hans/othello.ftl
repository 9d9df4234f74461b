# 黑白棋。

othello-name = 黑白棋
othello-tagline = 夹住，翻转，以多取胜。
othello-turn-hint = 下一子，夹住对方的棋子。
othello-discs = 枚
othello-disc =
    { $colour ->
        [black] 黑子
       *[white] 白子
    }

othello-flips = { $point } 翻转 { count-discs }。
othello-flips-which = { $point } 翻转 { $points }。
othello-ends-won = 对局将结束，{ colour }获胜。
othello-ends-drawn = 对局将以和棋结束。
othello-flips-note = 翻转 { count-discs }
othello-played = { $who }下在 { $point }，翻转 { count-discs }。
othello-played-which = { $who }下在 { $point }，翻转 { $points }。

othello-score = { $first }–{ $second }。
othello-score-official = { $first }–{ $second }；计入空格的正式比分为 { $official_first }–{ $official_second }。
othello-official-score = 计入空格的正式比分为 { $first } 比 { $second }。

othello-won-more-discs = 双方都不能走，{ colour }的棋子更多。
othello-won-all-flipped = { colour }翻转了所有棋子。
othello-you-won-more-discs = 双方都不能走，你的棋子更多。
othello-you-won-all-flipped = 你翻转了所有棋子。
othello-drawn-equal-discs = 双方都不能走，棋子一样多。

othello-hint-discs = 这步结束对局，而且棋子更多。

othello-illegal-flips-nothing = 下在 { $point } 翻转不了任何棋子。
othello-illegal-flips-nothing-note = 要用这一子和自己的另一子夹住对方的一排棋子。
othello-illegal-may-not-pass = 有合法着法时不能停一手。
othello-illegal-must-pass = 你没有合法着法。
othello-illegal-must-pass-note = 请按“停一手”。

othello-rules-gist = 用自己的两子夹住对方的棋子，把它们翻转过来。棋子多的一方获胜。
othello-rules-move-1 = 黑方先走。下一子，使它与自己的另一子在一条直线上夹住对方的一排或几排棋子，横、竖、斜都可以。
othello-rules-move-2 = 所有方向上被夹住的棋子同时翻转。刚翻转的棋子不再引起新的翻转。
othello-rules-passing = 停一手
othello-rules-passing-1 = 没有合法着法时必须停一手；有合法着法时必须走。
othello-rules-end-1 = 双方都不能走时，数棋子定胜负。正式比分把空格也算给胜方；和棋时双方平分。
othello-rules-end-2 = 在真实的棋盘上，棋子用完的一方向对方借。这里的棋子用之不尽。

othello-origins-1 = 黑白棋由长谷川五郎于二十世纪七十年代初在日本发表。它与十九世纪八十年代出现于伦敦的 Reversi 关系密切。
othello-origins-2 = 本程序的规则是泰国黑白棋协会的规则，见其网站 2006 至 2015 年的页面：十条规则和十一幅图。课程依照这些图示。
othello-origins-3 = Othello 是其所有者的商标。本程序与他们没有关联。
