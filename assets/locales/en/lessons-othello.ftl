### The lessons of Othello. A step has one idea, and two sentences at most.


lesson-othello-first-moves = The first moves
lesson-othello-first-moves-start = This is the start: two black discs, two white ones. Black always moves first.
lesson-othello-first-moves-where = A disc goes where it traps white discs between itself and another black disc. Press the four squares where Black can play.
lesson-othello-first-moves-where-right = These four, and no others: each traps one white disc.
lesson-othello-first-moves-where-wrong = No white disc would be trapped there. Look for a white disc with black on one side and an empty square on the other.
lesson-othello-first-moves-trap = You are Black. Place a disc on the marked square, f5.
lesson-othello-first-moves-trap-right = The white disc on e5 stood between two black ones, so it turned black.
lesson-othello-first-moves-trap-wrong = That is a legal move too. Here, play on f5, the marked square.
lesson-othello-first-moves-flipped = The flipped disc is now yours. Most discs at the end win.

lesson-othello-all-directions = In all directions
lesson-othello-all-directions-all = One disc can flip discs in all eight directions. You are Black: find the move that flips eight discs at once.
lesson-othello-all-directions-all-right = Row, column and both diagonals: all trapped discs flip, in one move.
lesson-othello-all-directions-all-wrong = That flips too few. Look for a square from which several lines of white discs end at black ones.
lesson-othello-all-directions-after = These eight were trapped, and all of them had to flip. The white disc on c7 stands on no line between e8 and a black disc, so it stays.

lesson-othello-own-discs = A line ends at your own disc
lesson-othello-own-discs-which = You are White and will play on h1. Press the discs that will flip.
lesson-othello-own-discs-which-right = These four stand between h1 and the white disc on c1.
lesson-othello-own-discs-which-wrong = A line ends at the first disc of your own colour, here the one on c1. Discs behind it stay.
lesson-othello-own-discs-play = Now play on h1.
lesson-othello-own-discs-play-right = The black disc on b1 stays: the line ended at c1.
lesson-othello-own-discs-play-wrong = Play on h1.
lesson-othello-own-discs-stays = White never reaches over the own disc on c1.

lesson-othello-no-chain = Flipped discs flip nothing
lesson-othello-no-chain-which = You are White and will play on a4. Press the discs that will flip.
lesson-othello-no-chain-which-right = Only discs on a line from the new disc flip.
lesson-othello-no-chain-which-wrong = That disc is on no line from a4 to another white disc.
lesson-othello-no-chain-play = Now play on a4.
lesson-othello-no-chain-play-right = Three discs have flipped. It ends there.
lesson-othello-no-chain-play-wrong = Play on a4 here, the marked square.
lesson-othello-no-chain-stay = These two now stand between white discs, but the new disc did not trap them. They stay black.

lesson-othello-ending = Passing and the end
lesson-othello-ending-pass = You are Black, and no square traps a white disc. Then you must pass, and only then you may. Pass.
lesson-othello-ending-pass-right = White moves again. You play on as soon as you have a move.
lesson-othello-ending-pass-wrong = Pass: there is no other move.
lesson-othello-ending-last = The game ends when neither side can move. You are White: play the last disc.
lesson-othello-ending-last-right = Black has 49 discs, White 15: Black wins.
lesson-othello-ending-last-wrong = Play the last empty square.
lesson-othello-ending-early = A game can end before the board is full. You are White: play on g1, and neither side can move again.
lesson-othello-ending-early-right = White wins by 52 to 10. Empty squares are added to the score of the winner, so it counts 54 to 10.
lesson-othello-ending-early-wrong = That move goes on for longer. Play on g1.
lesson-othello-ending-empty = These two squares stayed empty. The same number of discs on both sides is a draw.

lesson-othello-corners = Corners
lesson-othello-corners-which = Press the four corners.
lesson-othello-corners-which-right = A disc in a corner is never flipped: no line passes through it.
lesson-othello-corners-which-wrong = That is not a corner.
lesson-othello-corners-take = You are Black. Take a corner.
lesson-othello-corners-take-right = This disc is yours for the rest of the game, and it makes its neighbours safe.
lesson-othello-corners-take-wrong = There is a corner to be had. Look for it.
lesson-othello-corners-two = Now play on against a weak computer until you hold two corners.
lesson-othello-corners-two-right = Two corners. The edges between them are easy to keep now.
lesson-othello-corners-two-wrong = The game ended before you had two corners. Try again: wait for the computer to open one.

lesson-othello-x-squares = X-squares
lesson-othello-x-squares-which = The four squares diagonally next to the corners are called X-squares. Press them.
lesson-othello-x-squares-which-right = A disc there often gives the corner away.
lesson-othello-x-squares-which-wrong = An X-square touches a corner diagonally.
lesson-othello-x-squares-keep = You are Black. Make a move that gives White no corner.
lesson-othello-x-squares-keep-right = White cannot take a corner now.
lesson-othello-x-squares-keep-wrong = Now White can take a corner.
lesson-othello-x-squares-match = Play five moves against a computer that takes every corner it can get. Give none away.
lesson-othello-x-squares-match-right = Five moves, and no corner lost.
lesson-othello-x-squares-match-wrong = The computer has a corner. Keep away from the squares next to it.

lesson-othello-mobility = Mobility
lesson-othello-mobility-few = A player with few moves must soon play a bad one. You are Black: find the move that leaves White at most four.
lesson-othello-mobility-few-right = White has only four moves left.
lesson-othello-mobility-few-wrong = White still has many moves. Flip few discs, and those inside the others.
lesson-othello-mobility-match = Play on. Leave the computer at most three moves, within six of yours.
lesson-othello-mobility-match-right = The computer has hardly a choice left. Soon it must give you a corner.
lesson-othello-mobility-match-wrong = Six moves, and the computer still has plenty. Try again, and count the moves that you leave.

lesson-othello-parity = Parity
lesson-othello-parity-odd = Near the end, the last disc in a region of empty squares cannot be flipped there. Play first where the number of empty squares is odd. You are Black: one move wins.
lesson-othello-parity-odd-right = g1 was a region of one square: you had the last move there. The region of four is left for White to open.
lesson-othello-parity-odd-wrong = Now White gets the last move where it matters, and wins.
lesson-othello-parity-win = Now win from here against the strongest computer.
lesson-othello-parity-win-right = You had the last move where it mattered.
lesson-othello-parity-win-wrong = White has as many discs as you, or more. Try again: begin in a region with one empty square.
