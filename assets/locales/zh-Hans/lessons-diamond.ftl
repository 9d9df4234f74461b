### 钻石棋的课程。每一步只讲一点，最多两句话。

lesson-diamond-board = 棋盘
lesson-diamond-board-lines = 棋子放在线的交点上。请点出与 e3 有线相连的每个点。
lesson-diamond-board-lines-right = 这里有五条线。每个点有三到五条线。
lesson-diamond-board-lines-wrong = 这个点与 e3 之间没有线直接相连。
lesson-diamond-board-square = 线围成方形和三角形。d3 是中间方形的一个角，请点出另外三个角。
lesson-diamond-board-square-right = 一个方形的四个角都是你的颜色，你就赢了。
lesson-diamond-board-square-wrong = 这个点不是那个方形的角。
lesson-diamond-board-diagonal = 方形的对角之间没有线：d3 和 e4 是同一个方形的角，但不相邻。

lesson-diamond-placement = 布子
lesson-diamond-placement-place = 棋盘起初是空的。黑方先走，双方轮流布子，直到二十四枚全部放上棋盘。你执黑：占满这个方形。
lesson-diamond-placement-place-right = 四个角：棋子还没布完，黑方就赢了。
lesson-diamond-placement-place-wrong = 方形还没占满，还差一个角。
lesson-diamond-placement-block = 你执白，黑方快要占满方形了。请挡住它。
lesson-diamond-placement-block-right = 挡住了。布子阶段不吃子。
lesson-diamond-placement-block-wrong = 黑方会在 d4 占满方形。

lesson-diamond-movement = 行子
lesson-diamond-movement-move = 棋子全部布完后就可以移动，每步沿着线走一步。你执白：占满 d3 旁的方形。
lesson-diamond-movement-move-right = 在哪个阶段占满方形都获胜。
lesson-diamond-movement-move-wrong = 有一枚棋子离缺少的角 d4 只差一步。
lesson-diamond-movement-along = 只有有线相连的点才相距一步。请点出 e4 上的棋子能走到的每个点。
lesson-diamond-movement-along-right = 这些就是 e4 旁边所有的空点。
lesson-diamond-movement-along-wrong = e4 与这个点之间没有线，或者这个点已有棋子。

lesson-diamond-cornering = 围困吃子
lesson-diamond-cornering-example-1 = 例一。如果三角形上有一枚白子和一枚黑子，走到第三个点就围困了对方的棋子。你执白。
lesson-diamond-cornering-example-1-right = f4 被吃，变成了石子。
lesson-diamond-cornering-example-1-wrong = 没有围困。e3、e4 和 f4 的三角形上双方各有一枚棋子。
lesson-diamond-cornering-example-2 = 例二。一步可以在两个三角形上围困两子，这时都不吃。你执白：围困两子。
lesson-diamond-cornering-example-2-right = 两子都被围困，所以都留在原处。
lesson-diamond-cornering-example-2-wrong = 这步没有同时围困 f4 和 d5。
lesson-diamond-cornering-example-2-one = 棋子离开 e3 就离开了一个三角形：只有 d5 被围困，被吃掉了。
lesson-diamond-cornering-example-3 = 例三。两个三角形并排时也一样。你执白：围困两枚黑子。
lesson-diamond-cornering-example-3-right = 又是两子都被围困，都留在原处。
lesson-diamond-cornering-example-3-wrong = 这步没有同时围困 d4 和 e5。
lesson-diamond-cornering-example-4 = 例四。一步可以在两个三角形上围困同一子：它被吃掉。你执白：从 f4 走。
lesson-diamond-cornering-example-4-right = d5 被围困了两次，一次借助 d4，一次借助 e5，但只吃一次。
lesson-diamond-cornering-example-4-wrong = 请走 f4 上的棋子，使 d5 被围困。
lesson-diamond-cornering-example-4-single = 这样也吃掉了，但只在一个三角形上：走动的棋子原是另一个三角形的一员。
lesson-diamond-cornering-example-5 = 例五。走到对方两子之间是安全的。你执白：走到 e4。
lesson-diamond-cornering-example-5-right = 什么也没有发生：只有走棋的一方才能围困。
lesson-diamond-cornering-example-5-wrong = 请走到两枚黑子之间的 e4。

lesson-diamond-neutrals = 石子
lesson-diamond-neutrals-which = 被吃的棋子变成中立的石子。你可以不走棋，改为拿走一枚旁边没有白子和黑子的石子。请点出可以拿走的那枚。
lesson-diamond-neutrals-which-right = b2 旁边没有白子，也没有黑子。
lesson-diamond-neutrals-which-wrong = 那枚旁边有白子或黑子，或者那里没有石子。
lesson-diamond-neutrals-remove = 拿走它。
lesson-diamond-neutrals-remove-right = 这个点又空了。石子从不移动，也不算进方形。
lesson-diamond-neutrals-remove-wrong = 那是走棋。请点 b2 上的石子，把它拿走。

lesson-diamond-pie-rule = 换边规则
lesson-diamond-pie-rule-switch = 第一步很有价值，所以白方可以用换边来应对，仅此一次。黑方下在了中央：请换边。
lesson-diamond-pie-rule-switch-right = 现在你执黑，d4 上的棋子是你的。黑方的第一步应当对双方价值相当。
lesson-diamond-pie-rule-switch-wrong = 这步也不错，但 d4 上的好棋就归对方了。请换边。

lesson-diamond-draws = 和棋
lesson-diamond-draws-repeat = 同一局面第三次出现就是和棋。你执黑，棋子较少：让局面重复。
lesson-diamond-draws-repeat-right = 第三次：和棋。
lesson-diamond-draws-repeat-wrong = 现在白方以较多的棋子继续。请走回原来的地方。
lesson-diamond-draws-quiet = 连续五十步（每方二十五步）没有吃子也没有拿走石子，就是和棋。没有任何着法的局面，以及双方同意，也是和棋。

lesson-diamond-problem = 发表过的棋题
lesson-diamond-problem-solve = 白方先走并获胜。黑方威胁在 b5 和 c6 各占满一个方形。请找出让黑方来不及的着法。
lesson-diamond-problem-solve-right = 解开了：方形占满了。
lesson-diamond-problem-solve-wrong = 黑方比你先占满方形。
