### The page for lessons and puzzles.
###
### Variables: $date (String), $number (Number), $count (Number), $title (String), $first (String), $last (String),
### $low (String), $high (String).

learn = Learn
# Today's puzzle.
learn-today = Today · { $date }
learn-difficulty = Difficulty { $number } of 5.
learn-solve = Solve
learn-solve-again = Solve again
# The lesson to go on with.
learn-go-on = Go on
learn-first-lesson = First lesson
learn-next-lesson = Next lesson
learn-lesson = Lesson { $number } of { $count }: { $title }
learn-begin = Begin
learn-continue = Continue
learn-all-done = All lessons are done.
# The rating, and the button for a puzzle that suits it.
learn-rating = Your rating
learn-next = Next at my rating
learn-for-you = For your rating
# The course of the rating in words: its ends and its extremes.
learn-rating-course = Your rating went from { $first } to { $last }. Lowest: { $low }. Highest: { $high }.
learn-themes = Puzzles by theme
