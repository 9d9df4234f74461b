# 钻石棋。

diamond-name = 钻石棋
diamond-tagline = 占满方形，围困吃子。
diamond-points = 62 点棋盘
diamond-hint-placement = 在任意空点上放一枚棋子。
diamond-hint-movement = 沿着线移动一枚棋子。
diamond-caption-placement = 布子 · 还有 { $count } 枚
diamond-caption-movement = 行子 · 静着 { $count } / { $limit }
diamond-in-hand = 待布

diamond-place = 在 { $point } 放一枚棋子。
diamond-step = { $from }–{ $to }。
diamond-remove = 拿走 { $point } 上的石子。
diamond-switch = 换边。
diamond-nothing-captured = 不吃子。
diamond-captures = { $from }–{ $to } 吃掉 { $captured }，使它变成石子。
diamond-corners-two = { $from }–{ $to } 同时围困两子：都不吃。
diamond-both-safe = { $points } 同时被围困，所以都安全。
diamond-place-wins = { $point } 占满一个方形，获胜。
diamond-step-wins = { $from }–{ $to } 占满一个方形，获胜。
diamond-captures-too = 同时吃掉 { $point }。
diamond-all-yours = { $points } 全是你的。
diamond-last-placed = 这是最后一次布子，之后开始行子。
diamond-no-legal-action = 对方没有合法着法：和棋。
diamond-quiet-plies = 这是连续第五十步静着：和棋。
diamond-repetition = 同一局面第三次出现：和棋。
diamond-draw = 和棋。

diamond-captures-note = 吃掉 { $point }
diamond-removes-note = 拿走石子
diamond-place-wins-note = { $point } 占满一个方形：你赢了
diamond-step-wins-note = { $from }–{ $to } 占满一个方形：你赢了

diamond-captured = { $who }从 { $from } 走到 { $to }，吃掉 { $captured }。{ $captured } 变成石子。
diamond-removed = { $who }拿走了 { $point } 上的石子。

diamond-won-square = { colour }占满了方形 { $points }。
diamond-won-two-squares = { colour }一步占满了两个方形。
diamond-you-won-square = 你占满了方形 { $points }。
diamond-you-won-two-squares = 你一步占满了两个方形。
diamond-drawn-no-legal-action = 轮到走的一方没有合法着法。
diamond-drawn-quiet-plies = 连续五十步没有吃子，也没有拿走石子。
diamond-drawn-repetition = 同一局面第三次出现。

diamond-hint-square = 这步占满方形 { $points }，直接获胜。
diamond-hint-two-squares = 这步同时占满两个方形，直接获胜。
diamond-threat-square = 对方在 { $point } 占满方形

diamond-illegal-neutral = { $point } 上的石子不能移动。
diamond-illegal-neutral-note = 它只能被拿走。
diamond-illegal-no-line = { $from } 和 { $to } 之间没有线。
diamond-illegal-no-line-note = 棋子沿着线走到相邻的点。
diamond-illegal-still-placing = 棋子还不能移动。
diamond-illegal-still-placing-note = 全部布完之后才能移动。请选一个空点。
diamond-illegal-all-placed = 棋子已经全部布完。
diamond-illegal-all-placed-note = 请沿着线移动一枚自己的棋子。
diamond-illegal-not-neutral = { $point } 上没有石子。
diamond-illegal-not-neutral-note = 只有石子可以拿走。
diamond-illegal-neighbour = { $piece } 与 { $stone } 上的石子相邻。
diamond-illegal-neighbour-note = 旁边没有棋子的石子才能拿走。
diamond-illegal-late-swap = 现在换边太晚了。
diamond-illegal-late-swap-note = 只能在第二步时换边，以此代替走棋。

diamond-rules-gist = 占满一个方形的四个角。在三角形上围困对方的棋子，使它变成石子。
diamond-rules-placing = 布子
diamond-rules-placing-1 = 黑方先走。双方各有十二枚棋子，轮流在任意空点上放一枚。这时还不能吃子，但占满方形就已获胜。
diamond-rules-placing-2 = 轮到放第一枚白子时，后手可以改为换边：双方交换座位，棋盘上的棋子仍为黑子，接着由白方走。
diamond-rules-moving = 行子
diamond-rules-moving-1 = 二十四枚全部布完后，仍由黑方先走。每步沿着线把一枚棋子移到相邻的空点，或者从棋盘上拿走一枚石子。
diamond-rules-moving-2 = 石子是中立的，从不移动。如果石子旁边没有白子也没有黑子，任何一方都可以把它拿走；旁边有没有别的石子无关紧要。
diamond-rules-cornering = 围困
diamond-rules-cornering-1 = 三角形的另外两个点上，如果一个是自己的棋子，一个是对方的棋子，走到剩下的空点就吃掉对方那一子，它在原地变成石子。
diamond-rules-cornering-2 = 一步同时在不同的三角形上围困两子，则都不吃。走到对方两子之间是安全的。
diamond-rules-end-1 = 不论在哪个阶段，一个方形的四个角全是自己的颜色就获胜。石子不算。
diamond-rules-end-2 = 双方同意，或者布完之后连续五十步（双方合计）没有吃子也没有拿走石子，就是和棋。
diamond-rules-house = 本程序的规则
diamond-rules-house-1 = 原规则没有说明之处：石子用之不尽；行子阶段同一局面第三次出现是和棋；轮到走时既不能移动也没有石子可拿，同样是和棋。

diamond-setup-stones-placing = 布子阶段没有石子。
diamond-setup-stones-placing-note = 请拿走石子，或选择行子阶段。
diamond-setup-turn = 棋子的数目与轮到走的一方不符。
diamond-setup-turn-note = 黑方先布子：轮到黑方时双方数目相等，轮到白方时黑子多一枚。
diamond-setup-switched = 放下第一枚棋子之前不能换边。
diamond-setup-switched-note = 请放一枚黑子，或取消换边。
diamond-setup-all-placed = 棋子已经全部布完。
diamond-setup-all-placed-note = 请选择行子阶段。
diamond-setup-stones = 石子比被吃的棋子还多。
diamond-setup-stones-note = 每枚石子都曾是棋子。请拿走一些石子或棋子。
diamond-setup-square = 轮到{ colour }走，但该方已经占满一个方形。
diamond-setup-square-note = 请改由另一方走，或拆开这个方形。
diamond-setup-squares = { colour }不可能一步占满这些方形。
diamond-setup-squares-note = 请拆开其中一个。

diamond-origins-1 = 钻石棋由拉里·巴克（Larry Back）发明。他于 1985 年构思，1994 年定下规则。
diamond-origins-2 = 它受到棋盘和目标相近的 Kensington 的启发。新颖之处是方形与三角形相间的棋盘，以及使和棋变少的中立石子。
diamond-origins-3 = 《Games》杂志在 2013 年 2 月（第 287 期）介绍了它。
diamond-origins-4 = 课程依照一篇介绍这种棋的百科全书文章：五个吃子的例子和一道棋题。原图已失传，这里的局面是按文字复原的。
