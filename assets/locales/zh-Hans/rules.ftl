# 各种棋的规则页共用的标题。

rules-a-move = 走法
rules-the-end = 终局
