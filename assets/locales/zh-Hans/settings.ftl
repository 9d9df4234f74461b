# 设置的各页。

tab-look = 显示
tab-play = 对局
tab-sound = 声音
tab-access = 无障碍

theme = 主题
theme-name =
    { $theme ->
        [wood] 暖木
        [tournament] 赛场绿
        [marble] 大理石与板岩
        [night] 夜间
        [contrast] 高对比度
        [own] 自定主题
       *[other] { $theme }
    }
view = 视角
view-note = 2D：从正上方看棋盘。
speed = 动画
speed-note = 棋子移动的速度。关：棋子立即出现在新位置。
speed-off = 关
speed-half = ½×
speed-normal = 1×
speed-double = 2×
graphics = 画质
graphics-automatic = 自动
graphics-sharp = 精细
graphics-balanced = 均衡
graphics-light = 流畅
graphics-note = 运动时棋盘的精细程度。静止时始终精细。
graphics-detail = 当前：{ $detail }。静止时棋盘始终精细。
coordinates = 坐标
coordinates-note = 棋盘边上的字母和数字。
markers = 标出合法着法
markers-note = 在可以走的地方显示标记。
previews = 预览着法的效果
previews-note = 指向一着时，显示它会翻转或吃掉什么。

confirm-moves = 走棋前确认
confirm-note = 选一步棋，再选一次才走。
computers-resign = 电脑必败时认输
computers-resign-note = 否则会一直下到底。
evaluation-bar = 形势条
evaluation-bar-note = 显示谁占优。双人对局用时钟时不显示。
point-out-mistakes = 指出失误
point-out-mistakes-note = 与电脑对弈时：说明一着损失多少，以便悔棋。
analysis-line-count = 最佳变化数
analysis-line-count-note = 显示多少个好着及其后续变化。
analysis-time = 每个局面的时间
analysis-time-note = 到时停止计算。
analysis-time-of =
    { $seconds ->
        [600] 10 分钟
       *[other] { $seconds } 秒
    }
analysis-depth-limit = 向前计算的着数
analysis-depth-limit-note = 双方每走一着算一着。
analysis-depth-unlimited = 不限
analysis-table = 分析用的内存
analysis-table-note = 用来记住已看过的局面。长时间分析时越多越好。
analysis-table-of = { $size } MB
think-ahead = 全力时也利用我的时间思考
think-ahead-note = 能找到更好的着法，但更耗电。
engine-threads = 用于思考的处理器核心
engine-threads-note = 核心越多，找到好着越快，但更耗电。
engine-threads-most = 留一个
autoplay-pace = 逐着重放的速度
autoplay-pace-note = 重放对局时每一着所用的时间。
seconds-short = { $seconds } 秒
facing = 双人对弈时
facing-fixed = 棋盘不动
facing-turning = 棋盘转动
facing-opposite = 面对面
facing-fixed-note = 棋盘保持不动。
facing-turning-note = 每步之后，棋盘转向轮到走的一方。
facing-opposite-note = 设备平放在两人之间：对面棋手的面板上下颠倒。

effects = 音效
effects-note = 棋子在棋盘上的声音。
ambience = 环境音
ambience-note = 棋盘周围安静房间的声音。
vibration = 振动
vibration-note = 落子、吃子或着法无效时短促振动。
interface = 界面音
interface-note = 按钮和消息的声音。
no-sound-device = 没有可用的声音设备，因此游戏没有声音。重新启动程序即可再次查找设备。

scale = 文字和按钮大小
scale-percent = { $percent }%
scale-note = 窗口较小时，大小受可用空间限制。
scale-limited = 窗口太小，无法以 { $requested } 显示，现为 { $shown }。
language = 语言
language-name = 简体中文

keys-note = 点一行即可更改它的按键或按钮。
keys-waiting = 请按新的按键或按钮。按 Esc 取消。
press-a-key = 请按键…
reset-keys = 恢复默认按键
no-key = 无
key-pair = { $first } · { $second }

# 玩家自己的主题：棋盘旁边的页面。
own-theme = 自定主题
own-theme-change = 更改颜色
own-theme-base = 基础主题
own-theme-part =
    { $part ->
        [board-light] 浅色格
        [board-dark] 深色格
        [board-plain] 单色棋盘
        [pieces-light] 浅色棋子
        [pieces-dark] 深色棋子
        [pieces-neutral] 中立棋子
        [marks] 合法着法
        [last-move] 上一步
        [frame] 棋盘边
        [lines] 线条
        [table] 桌面
       *[other] { $part }
    }
own-theme-place =
    { $part ->
        [board-light] 在浅色格上
        [board-dark] 在深色格上
        [board-plain] 在单色棋盘上
        [pieces-dark] 与深色棋子
        [pieces-neutral] 与中立棋子
        [table] 在桌面上
       *[other] { $part }
    }
own-theme-words = 文字
own-theme-row = { $part }，{ $colour }
own-theme-hue = 色相
own-theme-saturation = 饱和度
own-theme-lightness = 亮度
own-theme-digits = 颜色，例如 #c9a25c
own-theme-digits-wrong = 颜色由 # 和六位数字组成，每位是 0 到 9 或 a 到 f，例如 #c9a25c。
own-theme-reset-part = 恢复为“{ $theme }”
own-theme-reset = 重置所有颜色
own-theme-reset-again = 重置所有颜色：请再按一次
own-theme-weak = { $upper }{ $place }：{ $ratio } : 1。低于 { $enough } : 1 时难以看清。
own-theme-strong = 所选的颜色容易分辨。
own-theme-copy-text = 复制为文字
own-theme-copy-link = 复制链接
own-theme-paste = 粘贴文字
own-theme-pasted = 已使用粘贴的主题。
own-theme-not-pasted = { $reason }没有任何更改。
own-theme-as-text = 自定主题的文字
own-theme-as-text-note = 复制为文字的主题可以粘贴到这里。
own-theme-too-long = 这段文字太长，不是主题；主题只有一行。
own-theme-no-prefix = 这段文字不是主题：主题的开头是“{ $prefix }”。
own-theme-unknown-base = 没有名为“{ $name }”的基础主题。
own-theme-unknown-part = 主题没有名为“{ $name }”的部分。
own-theme-invalid-colour = { $part }：“{ $value }”不是 #c9a25c 这样的颜色。
own-theme-twice = { $part }有两种颜色。
