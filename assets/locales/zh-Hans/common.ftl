# 供其他消息使用的词语和句式。

colour =
    { $colour ->
        [black] 黑方
       *[white] 白方
    }

list-more = { $list }、{ $item }
list-last = { $list } 和 { $item }
phrases-more = { $list }，{ $item }

sentences = { $first }{ $second }

count-discs = { $count } 枚棋子
count-moves = { $count } 步
count-plies = { $count } 手

board-size = { $columns } × { $rows }
date = { $year }年{ $month }月{ $day }日
decimal = { $whole }.{ $tenths }

move-pass = 停一手
move-swap = 换边

# i 的大写字母。
capital-i = I
