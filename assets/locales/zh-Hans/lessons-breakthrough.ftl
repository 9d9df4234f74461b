### 突破棋的课程。每一步只讲一点，最多两句话。

lesson-breakthrough-moves = 走子
lesson-breakthrough-moves-start = 双方各有两行棋子。你执白向上走，最先有棋子到达对方底线的一方获胜。
lesson-breakthrough-moves-where = 棋子每步向前走一格，直走或斜走。请点出 c5 上的棋子能走到的三个格。
lesson-breakthrough-moves-where-right = 向前有三条路。棋子从不横走或后退。
lesson-breakthrough-moves-where-wrong = 从 c5 向前一步是 b6、c6 和 d6。
lesson-breakthrough-moves-step = 走 c5 上的棋子。
lesson-breakthrough-moves-step-right = 前进一步，然后轮到黑方。
lesson-breakthrough-moves-step-wrong = 走的是另一枚棋子。请走 c5 上的那枚。

lesson-breakthrough-captures = 吃子
lesson-breakthrough-captures-where = 现在你执黑，向下走。吃子只能斜着吃。请点出 f3 上的棋子能吃的两枚棋子。
lesson-breakthrough-captures-where-right = 就是这两枚。正前方的棋子只是挡路。
lesson-breakthrough-captures-where-wrong = 棋子向斜前方吃子，正前方走不通。
lesson-breakthrough-captures-take = 吃掉其中一枚。
lesson-breakthrough-captures-take-right = 被吃的棋子离开棋盘，你的棋子占据它的位置。
lesson-breakthrough-captures-take-wrong = 请吃 e2 或 g2 上的棋子。
lesson-breakthrough-captures-choice = 不强制吃子，一步也不能连吃两次。这里你执白：请吃掉一枚黑子。
lesson-breakthrough-captures-choice-right = 吃掉了。
lesson-breakthrough-captures-choice-wrong = 这步没有吃子。

lesson-breakthrough-goal = 获胜
lesson-breakthrough-goal-reach = 你执白。走到对方底线，赢下这局。
lesson-breakthrough-goal-reach-right = 有一枚棋子到达底线就够了。
lesson-breakthrough-goal-reach-wrong = 这步不能直接获胜。你有一枚棋子离底线只差一步。
lesson-breakthrough-goal-all = 没有棋子的一方也算输。请吃掉最后一枚黑子。
lesson-breakthrough-goal-all-right = 黑方没有棋子了。这种棋不可能下和。
lesson-breakthrough-goal-all-wrong = 最后一枚黑子还在。

lesson-breakthrough-blocking = 封堵
lesson-breakthrough-blocking-side = 一枚棋子拦不住进攻者，它会绕过去；两枚并排就能拦住。你执白：拦住 d4 上的棋子。
lesson-breakthrough-blocking-side-right = c2 和 d2 守住 b3、c3、d3 和 e3。进攻者怎么走都会被吃。
lesson-breakthrough-blocking-side-wrong = 进攻者溜过去了。请在它前面并排放两枚棋子。
lesson-breakthrough-blocking-side-alone = c2 和 e2 之间有空当：d4-c3 之后只有 b2 和 d2 能吃它，而那里没有棋子。
lesson-breakthrough-blocking-hold = 现在从这里取胜：守住封堵，用 a3 上的棋子冲刺。
lesson-breakthrough-blocking-hold-right = 封堵守住了，你的棋子先冲到底线。
lesson-breakthrough-blocking-hold-wrong = 黑方冲过去了。请在它前面保持两枚棋子并排。

lesson-breakthrough-racing = 赛跑
lesson-breakthrough-racing-count = 这两枚棋子前面都没有阻挡。数一数各需几步，点出先到底线的那枚。轮到白方走。
lesson-breakthrough-racing-count-right = 双方都需三步，轮到白方走：白方早一步到。
lesson-breakthrough-racing-count-wrong = 再数一数：各需三步，白方先走。
lesson-breakthrough-racing-run = 现在每一步都很关键。开始冲刺。
lesson-breakthrough-racing-run-right = 还差两步，而黑方需要三步。
lesson-breakthrough-racing-run-wrong = 这样就慢了一步，现在黑方先到。
lesson-breakthrough-racing-win = 和电脑赛跑，冲到底线。
lesson-breakthrough-racing-win-right = 你先到了。
lesson-breakthrough-racing-win-wrong = 黑方更快。请只走冲刺的那枚棋子。

lesson-breakthrough-key-pieces = 关键棋子
lesson-breakthrough-key-pieces-find = 有一枚黑子牵制着你的几枚棋子：挡住一枚，又攻击另一枚。请点出它。
lesson-breakthrough-key-pieces-find-right = e4 挡住 e3，又攻击 d3。
lesson-breakthrough-key-pieces-find-wrong = 那枚棋子离得太远。请找与你的棋子接触的那枚。
lesson-breakthrough-key-pieces-take = 进攻要从这样的棋子入手。请除掉它。
lesson-breakthrough-key-pieces-take-right = 只有这步吃子能赢。
lesson-breakthrough-key-pieces-take-wrong = 只要 e4 还在，黑方就来得及。
lesson-breakthrough-key-pieces-win = 从这里接着下，赢下这局。
lesson-breakthrough-key-pieces-win-right = 你突破了。
lesson-breakthrough-key-pieces-win-wrong = 黑方来得及了。请先吃关键棋子。

lesson-breakthrough-sacrifice = 弃子
lesson-breakthrough-sacrifice-offer = 黑方两步就赢，而防守者守住了每条路。你执白：弃一子，引开一个防守者。
lesson-breakthrough-sacrifice-offer-right = 黑方必须吃，你再吃回来：少了一个防守者，路就通了。
lesson-breakthrough-sacrifice-offer-wrong = 这样黑方更快。请送一枚黑方非吃不可的棋子，你要么能吃回来，要么能冲过去。
lesson-breakthrough-sacrifice-win = 现在突破电脑的防线。
lesson-breakthrough-sacrifice-win-right = 用一枚棋子换来整局棋，很划算。
lesson-breakthrough-sacrifice-win-wrong = 黑方更快。请立刻弃子。

lesson-breakthrough-first-match = 一局小棋
lesson-breakthrough-first-match-play = 在小棋盘上和新手下一整局。你执白。让棋子成双，冲刺之前先数步数。
lesson-breakthrough-first-match-play-right = 下得好。下一步是更大的棋盘。
lesson-breakthrough-first-match-play-wrong = 这局黑方赢了。再试一次：能冲刺之前，先守好自己的底线。
