### 课程：按钮、列表，以及对第一课的邀请。

lessons = 课程
lesson-next = 继续
lesson-skip = 跳过
lesson-back = 返回
lesson-try-again = 再试一次
lesson-leave = 离开
lesson-next-lesson = 下一课
lesson-finish = 完成
lesson-step = 第 { $number } 步，共 { $count } 步
lesson-caption = { $title } · { $number } / { $count }
lesson-finished = { $title }，已完成
lesson-left-at = { $title }，停在第 { $number } 步
lesson-offer = 第一次玩{ $game }？
lesson-offer-play = 第一课
lesson-offer-decline = 不用了
origins = 这种棋的来历
