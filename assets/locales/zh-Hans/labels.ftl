# 按钮、各行和标题上的短语。

app-name = TESSERA
motto = 三副棋盘，两位棋手。
window-title = Tessera

how-to-play = 玩法
keys = 按键
settings = 设置
quit = 退出
play = 开始
continue-match = 继续
continue-game = 继续{ $game }
close = 关闭

menu = 菜单
undo = 悔棋
redo = 恢复
look-back = 回看
back-to-match = 回到对局
autoplay = 逐着重放
stop-autoplay = 停止
previous-move = 上一步
next-move = 下一步
first-move = 第一步
last-move = 最后一步
moves = 着法
move-in-variation = { $mv }（变着）
choose-game = 请选择一种棋。
view-2d = 2D
view-3d = 3D

hint = 提示
pause = 暂停
resume = 继续
pass = 停一手
switch-sides = 换边
offer-draw = 提和
accept-draw = 接受
decline-draw = 拒绝

restart = 重新开始
resign = 认输
side-resigns = { colour }认输
leave = 回到首页
confirm-again = { $action }——再按一次

menu-match = 对局
menu-study = 研究
menu-game = 本局
menu-note = 每局从第一步起自动保存，离开不会丢失任何内容。
menu-move = 第 { $number } 回合
menu-against = 对手：{ $name }
play-level = 挑战 { $level } 级

rematch = 再来一局
rematch-as = 再来一局（{ colour }）
review-game = 复盘
view-board = 查看棋盘
title-screen = 首页

players = 棋手
person = 玩家
computer = 电脑
level = 等级
swap-seats = 交换座位

board = 棋盘
columns = 列数
rows = 行数
clock = 棋钟
clock-note = 每方分钟数 + 每步秒数
no-clock = 无
clock-without-increment = 每方 { $minutes } 分钟
clock-with-increment = { clock-without-increment }，每步加 { $seconds } 秒
handicap = 让{ colour }的角数
moves-first = { colour }先走

no-moves = 还没有着法

play-move = 走 { $move_text }
move-selected = 已选中 { $move_text }。再选一次即走这步。
position-after =
    { $count ->
        [0] 回到开局。
       *[other] 第 { $count } 步之后。
    }
label-with-key = { $label }（{ $key }）
one-less = { $label } −1
one-more = { $label } +1
