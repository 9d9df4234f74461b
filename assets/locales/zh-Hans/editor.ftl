# 局面编辑器：按钮、各行文字，以及摆出的局面有什么问题。

set-up-position = 摆局面
edit-position = 编辑此局面
editor-title = 摆局面
title-sentence = { $words }。

editor-choice = { $group }：{ $choice }
editor-brush = 放上或拿走
brush-neutral = 石子
brush-remove = 拿走
editor-to-move = 轮到
editor-phase = 阶段
phase-placement = 布子
phase-movement = 行子
editor-in-hand = 待布：{ $first } { $first_count }，{ $second } { $second_count }
editor-switched = 已经换边

editor-clear = 清空棋盘
editor-start = 标准开局
mirror-sideways = 左右翻转
mirror-up-down = 上下翻转
quarter-turn = 旋转
half-turn = 旋转半圈
editor-swap = 交换颜色
play-from-here = 从这里开始
copy-position = 复制局面
copy-link = 复制链接
paste-position = 粘贴局面
editor-cancel = 取消
editor-discard = 再按一次放弃

position-copied = 局面已复制到剪贴板。
link-copied = 链接已复制到剪贴板。
not-copied = 这里无法使用剪贴板。
nothing-to-paste = 剪贴板里没有文字。
not-pasted = 没有粘贴局面：{ $reason }

setup-ready = 轮到{ colour }走。
setup-ready-note = { $place ->
    [crossings] 点一个点放上棋子，再点一次拿走。
   *[cells] 点一个格放上棋子，再点一次拿走。
}
setup-over = 这个局面已经终局。
setup-over-note = 可以复制，但不能从这里继续下。
setup-too-many = { colour }的棋子超过了 { $most } 枚。
setup-too-many-note = 请拿走一些。
setup-impossible = 对局中不可能出现这个局面。
setup-impossible-note = 请撤销刚才的改动，或从标准开局重新摆起。
