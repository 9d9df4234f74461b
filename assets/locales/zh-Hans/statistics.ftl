### 玩家对局的统计。

statistics = 统计
statistics-player = 玩家
statistics-player-row = { $name } · { $games }
statistics-empty = 还没有下完的对局。下完一局，成绩就会显示在这里。
statistics-none-match = 没有符合条件的已完成对局。
statistics-two-people = 两人同屏对弈的 { $count } 局不计入。

statistics-games = 对局
statistics-results = { $won } 胜 · { $drawn } 和 · { $lost } 负
statistics-win-rate = 胜率
statistics-percent = { $number }%
statistics-interval = 95%：{ $low }–{ $high }%
statistics-streak = 最长连胜
statistics-streak-now = 目前连胜：{ $count }
statistics-duration = 通常每局用时
statistics-seconds = { $seconds } 秒
statistics-minutes = { $minutes } 分钟
statistics-hours = { $hours } 小时 { $minutes } 分钟
statistics-dates = { $from } – { $to }
statistics-rating = 等级分：{ $board }
statistics-rating-value = { $rating } ± { $deviation }
statistics-rated-games = 根据与电脑的 { $count } 局
statistics-loss = 每步损失：{ $board }
statistics-loss-discs = { $discs } 子
statistics-analysed-games = 共分析 { $count } 局

statistics-win-rate-trend = 最近 20 局的胜率
statistics-rating-trend = 最近 20 局的等级分：{ $board }
statistics-loss-trend = 最近 10 局的每步损失：{ $board }
statistics-win-rate-later = 五局之后显示。
statistics-rating-later = 在常用棋盘上与电脑下五局之后显示。
statistics-loss-later = 分析五局之后显示。
statistics-trend-spoken = { $title }。{ $from }：{ $first }。{ $to }：{ $last }。最低：{ $low }。最高：{ $high }。

statistics-by-game = 按棋类
statistics-by-level = 对电脑
statistics-by-opponent = 对其他棋手
statistics-by-colour = 按颜色
statistics-by-opening = 按开局
statistics-row-spoken = { $name }：{ $games }。{ $results }。胜率 { $rate }，{ $interval }。
statistics-figure-spoken = { $label }：{ $value }。{ $note }。

statistics-method = 和棋算半胜。阴影为 95% 区间。等级分依贝叶斯法则，由在常用棋盘上与已测定等级的电脑对局的成绩得出；± 是标准差。不同棋类的等级分不能相互比较。

standing-rating = 你的等级分：{ $rating }（{ $change }）
standing-first-rating = 你的等级分：{ $rating }
standing-against = { $opponent }：{ $results }
