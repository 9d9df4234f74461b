# 无法保存或读取时。

damaged-settings = 无法读取设置，已恢复默认值。
damaged-match = 无法读取保存的对局。
damaged-set-aside = 原文件已保留为 { $path }。
newer-match = 保存的对局来自更新版本的 Tessera。
newer-kept = 已保留为 { $path }。
corrected-settings = 有些设置的值不可用，已更正：{ $list }。
corrected-setting = { $name } { $used }（原为 { $stored }）
corrected-undone = 保存的对局中要退回 { $stored } 步，但对局只有 { $used } 步，已全部退回。
other-window = Tessera 已在另一个窗口中打开。这个窗口的对局只保留在“已存对局”中。
taken-over = 另一个窗口已关闭，现在保存这个窗口的对局。
other-match-kept = 另一局棋已保留为 { $path }。
not-saved-in = 无法写入 { $path }。退出后设置和对局都会丢失。
restarted-after-fault = Tessera 意外退出，已重新启动。对局不受影响。
