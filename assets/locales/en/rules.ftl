### Headings of the rules pages that games share.

rules-a-move = A move
rules-the-end = The end
