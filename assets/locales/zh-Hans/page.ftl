# 网页自身的文字：加载画面、通知、错误和新对局的表单。棋类本身的文字来自程序。

## 网页及其简介

page-title = Tessera
page-description =
    .content = 动画棋盘上的黑白棋、突破棋和钻石棋，双人对弈，或一人与电脑对弈。
page-manifest-description = 动画棋盘上的黑白棋、突破棋和钻石棋。
page-tagline = 三副棋盘，两位棋手。
page-needs-javascript = Tessera 在本页中运行，需要 JavaScript。它不会连接其他网站。

## 加载

page-loading = 正在加载
page-loading-bar =
    .aria-label = 正在加载
page-loading-progress = 正在加载：{ $percent }%
page-preparing = 正在准备棋盘

## 棋盘与无障碍棋盘

page-skip-link = 跳到无障碍棋盘
page-canvas =
    .aria-label = 棋盘。方向键移动光标，字母和数字跳到相应的列和行，回车键走棋。后面是无障碍棋盘。
page-accessible-board =
    .aria-label = 无障碍棋盘
page-announcements =
    .aria-label = 播报
page-keep-open = 一直显示此棋盘
page-choose-game = 请选择一种棋。
page-players =
    .aria-label = 棋手
page-actions =
    .aria-label = 可用的操作
page-moves = 着法
page-change-players = 更换棋手
page-apply = 应用
page-settings = 设置
page-how-to-play = 玩法
page-statistics = 统计
page-learning = 学习
page-keys = 图形棋盘的按键
page-points-by-row = 按行列出的点
page-row = 第 { $row } 行

## 新对局的表单

page-new-match = 新对局
page-game = 棋类
page-board = 棋盘
page-play = 开始
page-other-size = 其他大小
page-columns = 列数
page-rows = 行数
page-swap-seats = 交换座位
page-clock = 棋钟

## 通知

page-close = 关闭
page-update-ready = 游戏有新版本。
page-update-now = 立即更新
page-match-unreadable = 无法读取保存的对局，已另行保留。
page-match-newer = 保存的对局来自更新版本的 Tessera。浏览器将它保留为 { $name }。
page-other-tab = Tessera 已在另一个标签页中打开。这个标签页的对局不会保存。
page-match-moved = 对局已转到另一个标签页。这个标签页不再保存它。
page-play-here = 在此对弈
page-settings-unreadable = 无法读取设置，已恢复默认值。
page-invalid-link = 这个链接无效：{ $reason }。
page-storage-refused = 浏览器不允许保存。设置和对局只保留到关闭此页为止。
page-library-other-tab = 已存的对局已在另一个标签页中打开。
page-library-refused = 浏览器不允许保存对局：{ $reason }
page-library-not-stored = 无法保存对局：{ $reason }
page-library-failed = 无法打开已存的对局：{ $reason }
page-engine-slow = 浏览器限制了电脑的思考时间，所以它走得较慢。
page-engine-missing = 在这个浏览器中无法与电脑对弈。双人对弈不受影响。
page-no-webgl = 这个浏览器没有 WebGL 2，所以棋盘没有立体感和动画。所有棋都可以照常下。
page-graphics-off = 游戏将以无图形模式继续。
page-graphics-retry = 重新启用图形

## 错误

page-retry = 重试
page-stopped = 游戏已停止
page-stopped-text = 发生了意外错误。对局已保存，重新加载页面后可以继续。
page-reload = 重新加载
page-display-interrupted = 画面中断
page-display-restarting = 画面中断，正在重新启动。对局不受影响。
page-display-failing = 画面一再出错。请在无障碍棋盘上继续。
page-continue = 继续
page-graphics-failed = 无法绘制棋盘
page-graphics-failed-text = 浏览器的图形功能出错。不用图形也可以在无障碍棋盘上下棋。
page-continue-without-graphics = 以无图形模式继续
page-start-failed = 游戏无法启动
page-start-failed-text = 原因：{ $reason }
page-start-offline = 现在处于离线状态，而游戏尚未下载到此设备。
page-browser-too-old = 这个浏览器太旧了：游戏需要 2023 年或更新的浏览器。

page-file-too-large = 这里无法打开超过 64 MB 的文件。
page-link-copied = 链接已复制。
page-not-shared = 无法分享链接：{ $reason }

page-saved-games = 已存对局
page-search-games = 搜索名称、评注和标签
page-more-games = 显示更多对局
page-change-game = 名称、标签、删除：{ $title }
page-game-name = 名称
page-new-tag = 新标签
page-remove-tag = 去掉标签“{ $tag }”
page-delete-game = 删除“{ $title }”
page-game-deleted = 对局已删除。
page-undelete-game = 撤销删除
page-paste-game = 链接、着法、局面或 PGN
page-open-pasted = 打开
page-open-file = 打开文件
page-share = 分享
page-copy-link = 复制链接
page-copy-moves = 复制着法
page-copy-pgn = 复制 PGN
page-copy-position = 复制局面
page-copied = 已复制。
page-not-copied = 无法复制：{ $reason }
