# 按键、手柄按钮及其作用。

key-with-ctrl = Ctrl+{ $key }
key-with-alt = Alt+{ $key }
key-with-shift = Shift+{ $key }

key-name =
    { $key ->
        [Space] 空格
        [Escape] Esc
        [Backspace] 退格
        [Delete] Delete
        [Insert] Insert
        [Home] Home
        [End] End
        [Tab] Tab
        [Enter] 回车
        [PageUp] PgUp
        [PageDown] PgDn
        [ArrowUp] ↑
        [ArrowDown] ↓
        [ArrowLeft] ←
        [ArrowRight] →
       *[other] { $key }
    }

pad-button =
    { $button ->
        [South] A
        [East] B
        [West] X
        [North] Y
        [LeftBumper] LB
        [RightBumper] RB
        [LeftTrigger] LT
        [RightTrigger] RT
        [Select] Select
        [Start] Start
        [LeftStick] 左摇杆
        [RightStick] 右摇杆
        [Up] 十字键上
        [Down] 十字键下
        [Left] 十字键左
        [Right] 十字键右
       *[other] { $button }
    }

action-up = 光标上移
action-down = 光标下移
action-left = 光标左移
action-right = 光标右移
action-press = 选子、放子、走棋
action-cancel = 取消选择；菜单
action-undo = 悔棋
action-redo = 恢复
action-hint = 提示
action-oracle = 显示或隐藏先知
action-analyse = 分析
action-threats = 显示或隐藏威胁
action-explorer = 显示或隐藏开局库
action-pass = 停一手
action-swap = 换边
action-pause = 暂停与继续
action-menu = 菜单
action-buttons = 棋盘或按钮
action-view = 2D 或 3D
action-home = 视角复位
action-turn-left = 向左转
action-turn-right = 向右转
action-tilt-up = 抬高视角
action-tilt-down = 降低视角
action-closer = 拉近
action-farther = 拉远

reserved-jump = 字母 a 到 j 和数字用来选择列和行。
reserved-tab = Tab 键固定用于切换按钮。
reserved-escape = Esc 键固定用于取消。

key-changed = “{ $action }”现在使用 { $key }。
key-lost = “{ $action }”不再有对应的按键。
button-lost = “{ $action }”不再有对应的手柄按钮。

key-row = { $action }：{ $keys }。
cursor-by-keys = 键盘：方向键移动光标，字母和数字跳到相应的列和行。
cursor-by-pad = 手柄：十字键和左摇杆移动光标，右摇杆转动棋盘。

prompt-arrows = 方向键
prompt-d-pad = 十字键
prompt-enter = 回车
prompt-escape = Esc
prompt-choose = 选择
prompt-confirm = 确认
prompt-move-here = 走到这里
prompt-place = 放子
prompt-remove = 拿走
prompt-pick-up = 选子
prompt-pass = 停一手
prompt-switch-sides = 换边
prompt-resume = 继续
prompt-pause = 暂停
prompt-deselect = 取消选择
prompt-cancel = 取消
prompt-hint = 提示
prompt-undo = 悔棋
prompt-earlier = 上一步
prompt-later = 下一步
prompt-autoplay = 逐着重放
prompt-stop = 停止
prompt-back = 回到对局
prompt-menu = 菜单
prompt-press = 按下
prompt-to-board = 到棋盘
