### 课程与棋题的页面。

learn = 学习
# 今天的棋题。
learn-today = 今天 · { $date }
learn-difficulty = 难度 { $number } / 5。
learn-solve = 解题
learn-solve-again = 再解一次
# 接着学的课程。
learn-go-on = 接着学
learn-first-lesson = 第一课
learn-next-lesson = 下一课
learn-lesson = 第 { $number } 课，共 { $count } 课：{ $title }
learn-begin = 开始
learn-continue = 继续
learn-all-done = 所有课程都已完成。
# 等级分，以及适合它的棋题的按钮。
learn-rating = 你的等级分
learn-next = 适合我等级分的下一题
learn-for-you = 适合你的等级分
learn-rating-course = 等级分从 { $first } 到 { $last }。最低：{ $low }。最高：{ $high }。
learn-themes = 按主题分的棋题
