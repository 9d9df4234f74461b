//! The rules of Diamond a second time, as slowly and as close to their words as possible.
//!
//! It shares nothing with the game: points are their names, the board comes from coordinates (points at distance one
//! are joined; three joined points are a triangle; points round a right angle are a square), positions are maps, moves
//! are texts, and all positions of the movement phase are remembered.

use std::collections::{BTreeMap, BTreeSet};
use std::rc::Rc;
use std::sync::OnceLock;

use serde_json::Value;

type Label = &'static str;

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Stone {
    Black,
    White,
    Neutral,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum End {
    Win(Stone),
    NoAction,
    FiftyPlies,
    ThirdTime,
}

struct Geometry {
    near: BTreeMap<Label, Vec<Label>>,
    triangles: Vec<[Label; 3]>,
    squares: Vec<[Label; 4]>,
}

fn geometry() -> &'static Geometry {
    static GEOMETRY: OnceLock<Geometry> = OnceLock::new();
    GEOMETRY.get_or_init(|| {
        let table: Value = serde_json::from_str(include_str!("../../../../tests/data/diamond-board.json")).unwrap();
        let place = |point: &Value| (point["x"].as_f64().unwrap(), point["y"].as_f64().unwrap());
        let name = |point: &Value| -> Label { point["label"].as_str().unwrap().to_owned().leak() };
        let points = table["points"].as_array().unwrap().iter().map(|point| (name(point), place(point)));
        measure(&points.collect())
    })
}

fn measure(points: &BTreeMap<Label, (f64, f64)>) -> Geometry {
    let apart = |a: Label, b: Label, length: f64| {
        let ((ax, ay), (bx, by)) = (points[a], points[b]);
        ((ax - bx).hypot(ay - by) - length).abs() < 1e-4
    };
    let around = |a: Label| points.keys().copied().filter(|b| apart(a, b, 1.0)).collect::<Vec<Label>>();
    let near: BTreeMap<Label, Vec<Label>> = points.keys().map(|point| (*point, around(point))).collect();
    let mut triangles = BTreeSet::new();
    let mut squares = BTreeSet::new();
    for (corner, neighbours) in &near {
        for (index, b) in neighbours.iter().enumerate() {
            for c in &neighbours[index + 1..] {
                if apart(b, c, 1.0) {
                    triangles.insert(sorted([*corner, *b, *c]));
                } else if apart(b, c, 2.0_f64.sqrt()) {
                    let opposite = near[b].iter().find(|d| *d != corner && near[c].contains(d));
                    squares.insert(sorted([*corner, *b, *c, *opposite.unwrap()]));
                }
            }
        }
    }
    Geometry { near, triangles: triangles.into_iter().collect(), squares: squares.into_iter().collect() }
}

fn sorted<const N: usize>(mut labels: [Label; N]) -> [Label; N] {
    labels.sort_unstable();
    labels
}

#[derive(Clone, Debug)]
pub(crate) struct Naive {
    stones: BTreeMap<Label, Stone>,
    turn: Stone,
    /// Pieces to be placed by Black and by White.
    hand: [usize; 2],
    moving: bool,
    swapped: bool,
    quiet: usize,
    /// Positions of the movement phase with the side to move, as texts.
    history: Vec<Rc<str>>,
    winner: Option<Stone>,
}

impl Naive {
    /// Reads the six fields of a position.
    pub(crate) fn read(text: &str) -> Naive {
        let fields: Vec<&str> = text.split_whitespace().collect();
        let mut hand = fields[2].trim_start_matches(['p', 'm']).split(',').map(|number| number.parse().unwrap_or(0));
        let mut naive = Naive {
            stones: read_stones(fields[0]),
            turn: if fields[1] == "b" { Stone::Black } else { Stone::White },
            hand: [hand.next().unwrap_or(0), hand.next().unwrap_or(0)],
            moving: fields[2] == "m",
            swapped: fields[4] == "s",
            quiet: fields[3].parse().unwrap(),
            history: Vec::new(),
            winner: None,
        };
        naive.winner = [Stone::Black, Stone::White].into_iter().find(|side| naive.holds_a_square(*side));
        if naive.moving {
            naive.history = vec![naive.key()];
            naive.take_back(fields.get(5).copied());
        }
        naive
    }

    /// Takes the last steps back to learn the positions before.
    fn take_back(&mut self, steps: Option<&str>) {
        let mut earlier = self.clone();
        for step in steps.into_iter().flat_map(|steps| steps.rsplit(',')) {
            let (from, to) = step.split_once('-').unwrap();
            let stone = earlier.stones.remove(to).unwrap();
            earlier.stones.insert(known(from), stone);
            earlier.turn = stone;
            self.history.insert(0, earlier.key());
        }
    }

    fn key(&self) -> Rc<str> {
        format!("{:?} {:?}", self.turn, self.stones).into()
    }

    fn enemy(&self) -> Stone {
        if self.turn == Stone::Black { Stone::White } else { Stone::Black }
    }

    fn holds_a_square(&self, side: Stone) -> bool {
        geometry().squares.iter().any(|square| square.iter().all(|point| self.stones.get(point) == Some(&side)))
    }

    pub(crate) fn end(&self) -> Option<End> {
        if let Some(side) = self.winner {
            return Some(End::Win(side));
        }
        if !self.moving {
            return None;
        }
        let occurred = self.history.iter().filter(|position| Some(*position) == self.history.last()).count();
        if self.actions().is_empty() {
            Some(End::NoAction)
        } else if self.quiet >= 50 {
            Some(End::FiftyPlies)
        } else if occurred >= 3 {
            Some(End::ThirdTime)
        } else {
            None
        }
    }

    /// All legal moves as texts; none in a finished game.
    pub(crate) fn moves(&self) -> Vec<String> {
        if self.end().is_some() { Vec::new() } else { self.actions() }
    }

    fn actions(&self) -> Vec<String> {
        let mut actions = Vec::new();
        let is_empty = |point: &Label| !self.stones.contains_key(point);
        if !self.moving {
            actions.extend(geometry().near.keys().filter(|point| is_empty(point)).map(|point| (*point).to_owned()));
            let second_ply = self.stones.len() == 1 && self.turn == Stone::White;
            actions.extend((second_ply && !self.swapped).then(|| "swap".to_owned()));
            return actions;
        }
        for (from, stone) in &self.stones {
            let near = &geometry().near[from];
            if *stone == self.turn {
                actions.extend(near.iter().filter(|to| is_empty(to)).map(|to| format!("{from}-{to}")));
            } else if *stone == Stone::Neutral {
                let alone = near.iter().all(|point| matches!(self.stones.get(point), None | Some(Stone::Neutral)));
                actions.extend(alone.then(|| format!("x{from}")));
            }
        }
        actions
    }

    /// The position after a legal move.
    pub(crate) fn play(&self, text: &str) -> Naive {
        let mut next = self.clone();
        if text == "swap" {
            next.swapped = true;
            return next;
        }
        if let Some(point) = text.strip_prefix('x') {
            next.stones.remove(point);
            next.quiet = 0;
        } else if let Some((from, to)) = text.split_once('-') {
            next.stones.remove(from);
            next.stones.insert(known(to), self.turn);
            next.quiet += 1;
            next.capture(to);
        } else {
            next.stones.insert(known(text), self.turn);
            next.hand[self.turn as usize] -= 1;
        }
        if next.holds_a_square(self.turn) {
            next.winner = Some(self.turn);
        }
        next.turn = self.enemy();
        next.moving = self.moving || next.hand == [0, 0] && next.winner.is_none();
        if next.moving {
            next.history.push(next.key());
        }
        next
    }

    fn capture(&mut self, to: &str) {
        let mut cornered = BTreeSet::new();
        for triangle in geometry().triangles.iter().filter(|triangle| triangle.contains(&to)) {
            let others = triangle.iter().filter(|point| **point != to);
            let (own, enemy): (Vec<Label>, Vec<Label>) =
                others.partition(|point| self.stones.get(*point) == Some(&self.turn));
            if own.len() == 1 && self.stones.get(enemy[0]) == Some(&self.enemy()) {
                cornered.insert(enemy[0]);
            }
        }
        if cornered.len() == 1 {
            self.stones.extend(cornered.into_iter().map(|point| (point, Stone::Neutral)));
            self.quiet = 0;
        }
    }

    /// The number of sequences of exactly `depth` plies; a finished game is not extended.
    pub(crate) fn perft(&self, depth: u32) -> u64 {
        match depth {
            0 => 1,
            1 => self.moves().len() as u64,
            _ => self.moves().iter().map(|text| self.play(text).perft(depth - 1)).sum(),
        }
    }
}

fn known(label: &str) -> Label {
    geometry().near.get_key_value(label).unwrap().0
}

fn read_stones(board: &str) -> BTreeMap<Label, Stone> {
    let mut stones = BTreeMap::new();
    for (rank, row) in (1..=8).rev().zip(board.split('/')) {
        let mut file = if rank == 8 { b'b' } else { b'a' };
        for symbol in row.chars() {
            let label = format!("{}{rank}", file as char);
            match symbol {
                'b' => stones.insert(known(&label), Stone::Black),
                'w' => stones.insert(known(&label), Stone::White),
                'n' => stones.insert(known(&label), Stone::Neutral),
                empty => {
                    file += empty.to_digit(10).unwrap() as u8;
                    continue;
                }
            };
            file += 1;
        }
    }
    stones
}
