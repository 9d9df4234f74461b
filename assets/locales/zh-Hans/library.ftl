# 已保存的对局及其分享。

library = 已存对局
library-empty = 还没有已存的对局。每局从第一步起自动保存。
library-none-match = 没有符合筛选条件的对局。
library-missing = 这里无法使用已存的对局。
library-loading = 正在加载…
library-count = { $count } 局
library-search = 搜索
library-filter = 筛选
library-filter-off = 显示全部对局
library-all = 全部
library-unfinished = 未下完
library-first-won = 先手胜
library-second-won = 后手胜
library-drawn = 和棋
library-result = 结果
library-any = 不限
library-opponent = 电脑等级
library-period = 开始时间
library-period-any = 不限
library-period-day = 今天
library-period-week = 7 天内
library-period-month = 30 天内
library-period-year = 一年内
library-tag = 标签

saved-game-board = { $game } { $size }
saved-game-players = { $first } – { $second }
saved-game-facts = { $result } · { $moves } · { $date }
saved-game-unfinished = 未下完
saved-game-moves = { $count } 步
saved-game-continue = 继续
saved-game-open = 打开
saved-game-name = 名称
saved-game-tags = 标签
saved-game-add-tag = 新标签
saved-game-remove-tag = 去掉标签“{ $tag }”
saved-game-delete = 删除
saved-game-deleted = 对局已删除。
saved-game-undelete = 撤销删除

library-newer = 已存的对局来自更新版本的 Tessera。它们保持不变，新的对局不会加入。
library-damaged-kept = 存放对局的文件已损坏。原文件保留为 { $path }，并已新建一个。
library-locked = 另一个程序正在使用已存的对局，无法更改。
library-read-only = 这里无法保存对局。对局可以继续，但不会加入已存对局。
library-full = 存储空间已满。对局可以继续，但不会加入已存对局。
library-fault = 无法使用已存的对局：{ $reason }

games-imported = 已有 { $count } 局加入已存对局。
games-not-added = 有 { $count } 局未能加入已存对局。
games-not-read =
    { $count ->
        [1] 有一局无法读取：{ $fault }
       *[other] 有 { $count } 局无法读取。第一局的原因：{ $fault }
    }
nothing-imported = 其中没有对局：{ $fault }

share = 分享
share-link = 复制链接
share-moves = 复制着法
share-pgn = 复制 PGN
share-position = 复制局面
share-save-pgn = 存为 PGN
share-save-picture = 保存图片
share-save-animation = 保存动画
share-send = 发送到…
share-qr = 扫描二维码，在另一台设备上打开这局棋。
share-qr-desktop = 二维码里是这局棋的链接，对方用 Tessera 打开。
share-qr-too-long = 这局棋太长，放不进二维码。请改为复制链接。
share-play-by-link = 通过链接对弈：走一步，复制链接发给对方；对方打开后接着走。
share-copied = 已复制。
share-not-copied = 无法复制：{ $reason }
share-saved = 已保存为 { $path }。
share-not-saved = 无法保存：{ $reason }
share-cannot = 这局棋不能以这种形式复制：{ $reason }
paste-nothing = 没有可以粘贴的文字。
library-open-file = 打开文件
library-export = 存为 PGN
library-paste = 粘贴对局
