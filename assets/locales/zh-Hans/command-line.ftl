# 命令行选项 --help 显示的内容。选项之后每行最多 78 列，一个汉字占两列。
# 选项的名称和值保持原样。

command-line-title = Tessera：动画棋盘上的{ $games }。
command-line-usage = 用法：{ $syntax }

option-source = 打开链接中的对局，或文件（任何已知格式）中的第一局
option-link = 打开链接中的对局
option-game = 开始对局：{ $games }
option-size = 棋盘大小，写作列数 x 行数，如 6x5：
option-size-of = { $game }：{ $sizes }
option-size-between = { $columns } 列，{ $rows } 行
option-moves = 先走这些着法，用该棋的记谱法书写
option-position = 从此局面开始，而不是标准开局
option-first =
    先手：person（人，默认），或电脑：
    1 到 10 级，棋盘已被破解时也可写 perfect（完美），
    full:3s（全力，每步 3 秒）或 full（由棋钟决定）
option-second = 后手，写法相同
option-clock = 双方的棋钟：分钟数，以及每步增加的秒数，如 3+2
option-top-down = 从正上方看棋盘
option-theme = 主题：{ $themes }
option-language = 所有文字的语言：{ $languages }
option-page = 直接打开一页：
option-page-match = 仅限对局中（如使用 --game 时）：
option-lesson = 直接打开课程，从第 N 步开始
option-puzzle = 直接打开棋题：daily（每日一题）、按名称指定，或某种棋的第一题
option-set = 按 settings.json 中的名称更改设置，如 scale=1.5
option-fresh =
    不读取已存的设置和对局，也不保存任何内容
    （使用 --screenshot 和 --gallery 时也是如此）
option-window = 窗口大小（像素），如 1280x800
option-screenshot = 绘制到画面静止，存为 PNG 后退出
option-gallery = 把每种主题、页面和动画的图片存到那里，然后退出
option-only = 与 --gallery 同用：只保存这些图片，例如 othello-wood,strip-othello-wave
option-points =
    与 --screenshot 同用：另外写出棋盘上每个点的位置，
    每点一行：名称，以及以像素计的 x 和 y
option-measure-idle = 画面静止后，在这段时间内测量 CPU 占用，显示结果并退出
option-help = 显示本帮助，使用 --language 指定的语言或系统语言
option-version = 显示版本
