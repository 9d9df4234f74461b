# 开局浏览：对局在一个局面之后下过的着法，以及这些对局的结果。

explorer = 开局库
explorer-show = 显示开局库
explorer-hide = 隐藏开局库
explorer-on = 开局库已显示。
explorer-off = 开局库已隐藏。

# 对局的来源，并排按钮上的标签，越短越好。
explorer-all = 全部
explorer-own = 我的
explorer-imported = 导入
explorer-engine = 电脑

# 同样的内容，作为标题。我的对局：在本程序中下的对局。
explorer-all-games = 全部对局
explorer-own-games = 我的对局
explorer-imported-games = 导入的对局
explorer-engine-games = 电脑自我对局
explorer-source-count = { $source }：{ $games }

# 关于这个局面已知的内容。
explorer-none = 没有对局从这里继续。
explorer-counting = 正在统计导入的对局：{ $counted } / { $count } …

# 一行的各部分：“12 局 · 40% · 黑方 +1.5 · 2024”。
explorer-beside = { $first } · { $second }
explorer-percent = { $percent }%
explorer-lead =
    { $colour ->
        [black] 黑方 +{ $discs }
       *[white] 白方 +{ $discs }
    }

# 用句子表达的一行。
explorer-row = { $mv }：{ $games }，{ $percent }。
explorer-won =
    { $colour ->
        [black] 黑方获胜 { $percent }。
       *[white] 白方获胜 { $percent }。
    }
explorer-drawn = 和棋 { $percent }。
explorer-ahead =
    { $colour ->
        [black] 黑方平均领先 { $discs } 子。
       *[white] 白方平均领先 { $discs } 子。
    }
explorer-level = 平均不分胜负。
explorer-last = 最近一次：{ $date }。
