# 用语言描述棋盘：每个点上有什么、能做什么，一步棋之后发生了什么。

point-empty = 空
point-stone = 石子
piece-of-colour =
    { $colour ->
        [black] 黑子
       *[white] 白子
    }
point-selected = 已选中
point-can-move = 可以移动
point-last-move = 最后一步
point-flipped = 被最后一步翻转
point-connects = 与 { $points } 相连
point-legal = 可以走
point-legal-note = 可以走：{ $note }
point-can-be-captured = 可以被吃

ply-passes = { $who }停一手。
ply-swap = 双方换边。
ply-places = { $who }下在 { $point }。
ply-steps = { $who }从 { $from } 走到 { $to }。
ply-captures = { $who }从 { $from } 吃掉 { $to }。

match-opened = { $game }。{ $first }，{ $second }。
colour-and-player = { colour }：{ $player }
player-changed = { colour }：{ $player }。

player-with-count = { colour }：{ $player }，{ $counted }
player-with-time = { colour }：{ $player }，{ $counted }，剩余 { $time }
widget-selected = 已选中
widget-on = 开
widget-off = 关
widget-disabled = 不可用

board-spoken = { $columns } 乘 { $rows }
title-with-size = { $game } { $size }
