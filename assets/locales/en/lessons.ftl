### Lessons: their buttons, their list, and the offer of the first one.
###
### Variables: $title (String), $number (Number), $count (Number), $game (String).

lessons = Lessons
lesson-next = Next
lesson-skip = Skip
lesson-back = Back
lesson-try-again = Try again
lesson-leave = Leave
lesson-next-lesson = Next lesson
lesson-finish = Finish
lesson-step = Step { $number } of { $count }
lesson-caption = { $title } · { $number } of { $count }
lesson-finished = { $title }, done
lesson-left-at = { $title }, left at step { $number }
lesson-offer = New to { $game }?
lesson-offer-play = First lesson
lesson-offer-decline = No, thanks
origins = Where this game comes from
