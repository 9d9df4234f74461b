//! The pieces of a board in machine words: steps, what they change, and hash keys that are updated with them.

use super::word::Word;
use crate::hash::mix;
use tessera_rules::breakthrough::Position;
use tessera_rules::{Game, Grid, Move, Point, Side, Size};

/// The most points of a board.
const POINTS: usize = 100;
/// The most steps of a side: three for each piece of two rows.
pub(crate) const MAX_STEPS: usize = 64;

/// Masks, row numbers and hash keys of one size of board.
#[derive(Clone, Debug)]
pub(crate) struct BoardTables<W> {
    pub(crate) columns: u32,
    pub(crate) rows: u32,
    all: W,
    first_row: W,
    not_first_file: W,
    not_last_file: W,
    row: [u8; POINTS],
    keys: [[u64; POINTS]; 2],
    mirrored: [u8; POINTS],
}

/// The pieces on the board, with hash keys of the position and of its mirror image.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Bitboards<W> {
    /// The pieces of the first and the second player.
    pub(crate) pieces: [W; 2],
    /// 0 if the first player is to move, 1 if the second.
    pub(crate) side: usize,
    key: u64,
    mirror: u64,
}

/// A step of one piece, by the indices of its points.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Step {
    pub(crate) from: u8,
    pub(crate) to: u8,
}

impl Step {
    /// The step as a move.
    pub(crate) const fn as_move(self) -> Move {
        Move::Step { from: Point::new(self.from as usize), to: Point::new(self.to as usize) }
    }

    /// The step of a move; `None` for other kinds of moves.
    pub(crate) fn of(mv: Move) -> Option<Step> {
        match mv {
            Move::Step { from, to } => Some(Step { from: from.index() as u8, to: to.index() as u8 }),
            _ => None,
        }
    }
}

/// The part of the hash key for the second side to move.
const TURN: u64 = 0x7C3A_91E5_D20B_64F9;

impl<W: Word> BoardTables<W> {
    /// The tables of a board; `None` if it has more points than the word has bits.
    pub(crate) fn new(size: Size) -> Option<BoardTables<W>> {
        let grid = Grid::new(size);
        if grid.columns * grid.rows > W::BITS as usize {
            return None;
        }
        let set = |has_column: &dyn Fn(usize) -> bool| {
            let points = grid.points().filter(|point| has_column(grid.column(*point)));
            points.fold(W::EMPTY, |set, point| set | W::bit(point.index() as u32))
        };
        let mut tables = BoardTables {
            columns: grid.columns as u32,
            rows: grid.rows as u32,
            all: set(&|_| true),
            first_row: W::EMPTY,
            not_first_file: set(&|column| column > 0),
            not_last_file: set(&|column| column + 1 < grid.columns),
            row: [0; POINTS],
            keys: [[0; POINTS]; 2],
            mirrored: [0; POINTS],
        };
        tables.first_row = tables.all.without(tables.all << tables.columns);
        for point in grid.points() {
            let index = point.index();
            tables.row[index] = grid.row(point) as u8;
            tables.mirrored[index] = (index + grid.columns - 1 - 2 * grid.column(point)) as u8;
            for side in 0..2 {
                tables.keys[side][index] = mix(0x5EED, (2 * index + side) as u64);
            }
        }
        Some(tables)
    }

    /// The pieces of a position.
    pub(crate) fn read(&self, position: &Position) -> Bitboards<W> {
        let placement = position.placement();
        let pieces = [placement.first, placement.second].map(|set| W::narrowed(set.0));
        let mut board = Bitboards { pieces, side: position.side_to_move().index(), key: 0, mirror: 0 };
        if position.side_to_move() == Side::Second {
            (board.key, board.mirror) = (TURN, TURN);
        }
        for (side, pieces) in pieces.into_iter().enumerate() {
            pieces.points().for_each(|at| self.toggle(&mut board, side, at as usize));
        }
        board
    }

    fn toggle(&self, board: &mut Bitboards<W>, side: usize, at: usize) {
        board.key ^= self.keys[side][at];
        board.mirror ^= self.keys[side][usize::from(self.mirrored[at])];
    }

    /// A key that a position shares with its mirror image.
    pub(crate) fn symmetric_key(&self, board: &Bitboards<W>) -> u64 {
        board.key.min(board.mirror)
    }

    /// A key that differs between mirror images.
    pub(crate) fn position_key(&self, board: &Bitboards<W>) -> u64 {
        board.key
    }

    /// Whether the shared key is that of the mirror image.
    pub(crate) fn is_mirrored(&self, board: &Bitboards<W>) -> bool {
        board.mirror < board.key
    }

    /// The mirror image of a set of points.
    pub(crate) fn mirror_set(&self, set: W) -> W {
        set.points().fold(W::EMPTY, |mirrored, at| mirrored | W::bit(u32::from(self.mirrored[at as usize])))
    }

    /// The mirror image of a step.
    pub(crate) fn mirror(&self, step: Step) -> Step {
        Step { from: self.mirrored[usize::from(step.from)], to: self.mirrored[usize::from(step.to)] }
    }

    /// The steps that a piece of `side` at `at` needs to the far row.
    pub(crate) fn distance(&self, side: usize, at: u32) -> u32 {
        let row = u32::from(self.row[at as usize]);
        if side == 0 { self.rows - 1 - row } else { row }
    }

    /// One row forward for `side`.
    pub(crate) fn ahead(&self, side: usize, set: W) -> W {
        if side == 0 { (set << self.columns) & self.all } else { set >> self.columns }
    }

    /// One row forward and towards file a.
    pub(crate) fn west(&self, side: usize, set: W) -> W {
        let set = set & self.not_first_file;
        if side == 0 { (set << (self.columns - 1)) & self.all } else { set >> (self.columns + 1) }
    }

    /// One row forward and away from file a.
    pub(crate) fn east(&self, side: usize, set: W) -> W {
        let set = set & self.not_last_file;
        if side == 0 { (set << (self.columns + 1)) & self.all } else { set >> (self.columns - 1) }
    }

    /// The points that pieces of `side` attack.
    pub(crate) fn attacks(&self, side: usize, set: W) -> W {
        self.west(side, set) | self.east(side, set)
    }

    /// The points from which a piece of `side` needs at most `n` steps to the far row.
    fn within(&self, side: usize, steps: u32) -> W {
        let farther = self.columns * (self.rows - 1).saturating_sub(steps);
        if side == 0 { (self.all << farther) & self.all } else { self.all >> farther }
    }

    /// The pieces `own` of `side`, at most `n` steps from the far row, that have no enemy in their forward cone.
    pub(crate) fn runners(&self, side: usize, own: W, theirs: W, steps: u32) -> W {
        let mut free = own & self.within(side, steps);
        let mut front = theirs;
        for _ in 1..self.rows {
            if free.is_empty() {
                break;
            }
            front |= self.attacks(1 - side, front) | self.ahead(1 - side, front);
            free = free.without(front);
        }
        free
    }

    /// The shortest distance of any piece of `set` to the far row, or a number too large for any board.
    pub(crate) fn shortest_distance(&self, side: usize, set: W) -> u32 {
        if set.is_empty() {
            return 99;
        }
        self.distance(side, if side == 0 { set.highest() } else { set.lowest() })
    }

    /// The row from which a piece of `side` wins with its next step.
    pub(crate) fn penultimate_row(&self, side: usize) -> W {
        self.first_row << (self.columns * if side == 0 { self.rows - 2 } else { 1 })
    }

    /// The row before that.
    pub(crate) fn third_last_row(&self, side: usize) -> W {
        self.first_row << (self.columns * if side == 0 { self.rows - 3 } else { 2 })
    }

    /// Writes the steps onto `targets` (which hold no own piece) to the list; straight ones only onto empty points.
    pub(crate) fn steps_to(&self, board: &Bitboards<W>, targets: W, steps: &mut Steps) {
        let side = board.side;
        let (own, enemy) = (board.pieces[side], board.pieces[1 - side]);
        let open = targets.without(own);
        let back = |set, shift: u32| if side == 0 { set - shift } else { set + shift };
        for to in (self.west(side, own) & open).points() {
            steps.push(Step {
                from: back(to, if side == 0 { self.columns - 1 } else { self.columns + 1 }) as u8,
                to: to as u8,
            });
        }
        for to in (self.ahead(side, own) & open.without(enemy)).points() {
            steps.push(Step { from: back(to, self.columns) as u8, to: to as u8 });
        }
        for to in (self.east(side, own) & open).points() {
            steps.push(Step {
                from: back(to, if side == 0 { self.columns + 1 } else { self.columns - 1 }) as u8,
                to: to as u8,
            });
        }
    }

    /// The position after a legal step.
    pub(crate) fn play(&self, board: &Bitboards<W>, step: Step) -> Bitboards<W> {
        let mut next = *board;
        let (side, enemy) = (board.side, 1 - board.side);
        let (from, to) = (W::bit(u32::from(step.from)), W::bit(u32::from(step.to)));
        next.pieces[side] = next.pieces[side] ^ from ^ to;
        self.toggle(&mut next, side, usize::from(step.from));
        self.toggle(&mut next, side, usize::from(step.to));
        if !(next.pieces[enemy] & to).is_empty() {
            next.pieces[enemy] = next.pieces[enemy] ^ to;
            self.toggle(&mut next, enemy, usize::from(step.to));
        }
        next.side = enemy;
        next.key ^= TURN;
        next.mirror ^= TURN;
        next
    }

    /// Whether the last ply has won the game.
    pub(crate) fn is_over(&self, board: &Bitboards<W>) -> bool {
        board.pieces[board.side].is_empty() || self.shortest_distance(1 - board.side, board.pieces[1 - board.side]) == 0
    }
}

/// A list of steps on the stack.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Steps {
    list: [Step; MAX_STEPS],
    len: usize,
}

impl Default for Steps {
    fn default() -> Steps {
        Steps { list: [Step::default(); MAX_STEPS], len: 0 }
    }
}

impl Steps {
    fn push(&mut self, step: Step) {
        self.list[self.len] = step;
        self.len += 1;
    }
}

impl std::ops::Deref for Steps {
    type Target = [Step];

    fn deref(&self) -> &[Step] {
        &self.list[..self.len]
    }
}

impl std::ops::DerefMut for Steps {
    fn deref_mut(&mut self) -> &mut [Step] {
        &mut self.list[..self.len]
    }
}
