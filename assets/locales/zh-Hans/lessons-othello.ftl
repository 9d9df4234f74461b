### 黑白棋的课程。每一步只讲一点，最多两句话。

lesson-othello-first-moves = 最初几步
lesson-othello-first-moves-start = 这是开局：两枚黑子，两枚白子。总是黑方先走。
lesson-othello-first-moves-where = 棋子要下在能与另一枚黑子夹住白子的地方。请点出黑方能下的四个格。
lesson-othello-first-moves-where-right = 就是这四个格，没有别的：每格夹住一枚白子。
lesson-othello-first-moves-where-wrong = 那里夹不住白子。请找一枚一边是黑子、另一边是空格的白子。
lesson-othello-first-moves-trap = 你执黑。请下在有标记的格 f5。
lesson-othello-first-moves-trap-right = e5 上的白子夹在两枚黑子之间，所以变成了黑子。
lesson-othello-first-moves-trap-wrong = 这也是合法着法。这里请下在有标记的格 f5。
lesson-othello-first-moves-flipped = 翻转的棋子现在归你。终局时棋子多的一方获胜。

lesson-othello-all-directions = 各个方向
lesson-othello-all-directions-all = 一子可以翻转八个方向上的棋子。你执黑：找出一步翻转八子的着法。
lesson-othello-all-directions-all-right = 横、竖和两条斜线：被夹住的棋子一步全部翻转。
lesson-othello-all-directions-all-wrong = 翻转得太少。请找一个格，从那里有几排白子通到黑子。
lesson-othello-all-directions-after = 这八子被夹住，必须全部翻转。c7 上的白子不在 e8 与任何黑子之间的线上，所以不变。

lesson-othello-own-discs = 连线到自己的棋子为止
lesson-othello-own-discs-which = 你执白，将下在 h1。请点出会翻转的棋子。
lesson-othello-own-discs-which-right = 这四子在 h1 与 c1 上的白子之间。
lesson-othello-own-discs-which-wrong = 连线到自己的第一枚棋子为止，这里是 c1。后面的棋子不变。
lesson-othello-own-discs-play = 现在下在 h1。
lesson-othello-own-discs-play-right = b1 上的黑子不变：连线到 c1 为止。
lesson-othello-own-discs-play-wrong = 请下在 h1。
lesson-othello-own-discs-stays = 白方不能越过自己在 c1 上的棋子。

lesson-othello-no-chain = 翻转的棋子不再翻转别的
lesson-othello-no-chain-which = 你执白，将下在 a4。请点出会翻转的棋子。
lesson-othello-no-chain-which-right = 只有从新下的棋子出发的线上的棋子才翻转。
lesson-othello-no-chain-which-wrong = 那枚棋子不在 a4 与另一枚白子之间的线上。
lesson-othello-no-chain-play = 现在下在 a4。
lesson-othello-no-chain-play-right = 翻转了三子，到此为止。
lesson-othello-no-chain-play-wrong = 这里请下在有标记的格 a4。
lesson-othello-no-chain-stay = 这两子现在夹在白子之间，但不是新下的棋子夹住的，所以仍是黑子。

lesson-othello-ending = 停一手与终局
lesson-othello-ending-pass = 你执黑，哪一格都夹不住白子。这时必须停一手，也只有这时才可以。请停一手。
lesson-othello-ending-pass-right = 白方接着走。你一有着法就可以再走。
lesson-othello-ending-pass-wrong = 请停一手：没有别的着法。
lesson-othello-ending-last = 双方都不能走时，对局结束。你执白：下最后一子。
lesson-othello-ending-last-right = 黑方 49 子，白方 15 子：黑方获胜。
lesson-othello-ending-last-wrong = 请下在最后的空格。
lesson-othello-ending-early = 棋盘还没下满，对局也可能结束。你执白：下在 g1，双方就都不能走了。
lesson-othello-ending-early-right = 白方以 52 比 10 获胜。空格计入胜方的比分，所以算 54 比 10。
lesson-othello-ending-early-wrong = 这样对局还要继续。请下在 g1。
lesson-othello-ending-empty = 这两个格一直空着。双方棋子一样多就是和棋。

lesson-othello-corners = 角
lesson-othello-corners-which = 请点出四个角。
lesson-othello-corners-which-right = 角上的棋子不会被翻转：没有线从中穿过。
lesson-othello-corners-which-wrong = 那不是角。
lesson-othello-corners-take = 你执黑。请占一个角。
lesson-othello-corners-take-right = 这枚棋子到终局都是你的，还能保护旁边的棋子。
lesson-othello-corners-take-wrong = 有一个角可以占。请找一找。
lesson-othello-corners-two = 现在与较弱的电脑接着下，直到你占到两个角。
lesson-othello-corners-two-right = 两个角。它们之间的边现在很容易守住。
lesson-othello-corners-two-wrong = 对局结束时你还没有两个角。再试一次：等电脑让出一个角。

lesson-othello-x-squares = X 格
lesson-othello-x-squares-which = 与角斜着相邻的四个格叫作 X 格。请点出它们。
lesson-othello-x-squares-which-right = 下在那里往往会送掉角。
lesson-othello-x-squares-which-wrong = X 格与角斜着相接。
lesson-othello-x-squares-keep = 你执黑。请走一步不让白方得角的棋。
lesson-othello-x-squares-keep-right = 白方现在占不到角。
lesson-othello-x-squares-keep-wrong = 现在白方可以占角了。
lesson-othello-x-squares-match = 与一有角就占的电脑下五步。一个角也不要送。
lesson-othello-x-squares-match-right = 五步，没有丢角。
lesson-othello-x-squares-match-wrong = 电脑占到了角。请远离角旁边的格。

lesson-othello-mobility = 行动力
lesson-othello-mobility-few = 着法少的一方很快就得走坏棋。你执黑：找出让白方至多剩四种着法的一步。
lesson-othello-mobility-few-right = 白方只剩四种着法。
lesson-othello-mobility-few-wrong = 白方还有很多着法。请尽量少翻转棋子，而且要翻转里面的。
lesson-othello-mobility-match = 接着下。在你的六步之内，让电脑至多剩三种着法。
lesson-othello-mobility-match-right = 电脑几乎别无选择，很快就得让出角。
lesson-othello-mobility-match-wrong = 六步过去了，电脑的着法还很多。再试一次，数一数你给它留下的着法。

lesson-othello-parity = 奇偶
lesson-othello-parity-odd = 接近终局时，一片空格里的最后一子在那里不会再被翻转。请先下空格数为奇数的一片。你执黑：只有一步能赢。
lesson-othello-parity-odd-right = g1 是只有一格的一片：你在那里走了最后一步。四格的那片留给白方先走。
lesson-othello-parity-odd-wrong = 现在白方在关键处走最后一步，获胜了。
lesson-othello-parity-win = 现在从这里战胜最强的电脑。
lesson-othello-parity-win-right = 你在关键处走了最后一步。
lesson-othello-parity-win-wrong = 白方的棋子与你一样多，或者更多。再试一次：从只有一个空格的一片开始。
