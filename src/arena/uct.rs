//! A plain UCT player: Monte Carlo tree search with uniformly random playouts, and no knowledge but the rules.
//!
//! The second yardstick, after Kocsis and Szepesvári (2006): descend by the upper confidence bound with the constant √2,
//! add the children of a leaf when it is visited again, play at random to the end, and choose the move that was visited
//! most. A win in one ply is played without any playout.

use rand::rngs::StdRng;
use rand::{RngExt, SeedableRng};

use super::random::{no_move, pick};
use super::{Choice, Failure, Player};
use crate::rules::{Game, Move, Position, Record};

mod ground;
mod playout;

use ground::{Diamond, Ground, Simple};
use playout::play_out;

/// `uct:PLAYOUTS`.
#[derive(Clone, Copy, Debug)]
pub(super) struct Uct {
    pub(super) playouts: u32,
}

impl Player for Uct {
    fn choose(&mut self, game: &Record<Position>, seed: u64) -> Result<Choice, Failure> {
        let position = game.current();
        let mv = win_in_one(position).or_else(|| match position {
            Position::Othello(position) => search(&Simple(position.clone()), self.playouts, seed),
            Position::Breakthrough(position) => search(&Simple(position.clone()), self.playouts, seed),
            Position::Diamond(position) => search(&Diamond(*position.board()), self.playouts, seed),
        });
        mv.map(|mv| Choice { mv, nodes: u64::from(self.playouts) }).ok_or_else(no_move)
    }
}

/// A move that ends the game with a win, if there is one.
pub(super) fn win_in_one(position: &Position) -> Option<Move> {
    let side = position.side_to_move();
    position.legal_moves().into_iter().find(|mv| {
        let mut next = position.clone();
        next.play_unchecked(*mv);
        next.outcome().winner() == Some(side)
    })
}

/// A position in the tree, reached by `mv`.
#[derive(Clone, Copy, Debug)]
struct Node {
    mv: Move,
    visits: u32,
    /// Points for the person who made the move.
    points: f32,
    /// Where its children stand; none as long as it is a leaf.
    first_child: u32,
    children: u16,
    /// Whether children were looked for.
    is_open: bool,
}

impl Node {
    const fn new(mv: Move) -> Node {
        Node { mv, visits: 0, points: 0.0, first_child: 0, children: 0, is_open: false }
    }
}

struct Tree<'a, G> {
    root: &'a G,
    nodes: Vec<Node>,
    moves: Vec<Move>,
    chance: StdRng,
}

/// The move visited most, or any move if there are no playouts; `None` in a finished game.
fn search<G: Ground>(root: &G, playouts: u32, seed: u64) -> Option<Move> {
    let nodes = vec![Node::new(Move::Pass)];
    let mut tree = Tree { root, nodes, moves: Vec::new(), chance: StdRng::seed_from_u64(seed) };
    tree.open(0, root);
    let mut path = Vec::new();
    for _ in 0..playouts {
        tree.visit(&mut path);
    }
    let children = tree.children(0);
    let most = tree.nodes[children.clone()].iter().map(|node| node.visits).max()?;
    let equals: Vec<Move> =
        tree.nodes[children].iter().filter(|node| node.visits == most).map(|node| node.mv).collect();
    pick(&mut tree.chance, &equals)
}

impl<G: Ground> Tree<'_, G> {
    fn children(&self, node: usize) -> std::ops::Range<usize> {
        let first = self.nodes[node].first_child as usize;
        first..first + usize::from(self.nodes[node].children)
    }

    /// One descent, one playout, and what it tells every node on the way.
    fn visit(&mut self, path: &mut Vec<(usize, usize)>) {
        path.clear();
        let mut ground = self.root.clone();
        let mut at = 0;
        while self.nodes[at].children > 0 {
            at = self.promising(at);
            path.push((at, ground.person()));
            ground.play(self.nodes[at].mv);
            if self.nodes[at].visits > 0 && !self.nodes[at].is_open {
                self.open(at, &ground);
            }
        }
        let points = play_out(ground, &mut self.moves, &mut self.chance);
        self.nodes[0].visits += 1;
        for (node, person) in path.iter().copied() {
            self.nodes[node].visits += 1;
            self.nodes[node].points += points[person];
        }
    }

    /// Adds the children of a node, in random order so that unvisited ones are tried in random order.
    fn open(&mut self, at: usize, ground: &G) {
        self.moves.clear();
        ground.list(&mut self.moves);
        for index in (1..self.moves.len()).rev() {
            self.moves.swap(index, self.chance.random_range(0..=index));
        }
        let first_child = self.nodes.len() as u32;
        let node = &mut self.nodes[at];
        node.is_open = true;
        node.first_child = first_child;
        node.children = self.moves.len() as u16;
        self.nodes.extend(self.moves.iter().copied().map(Node::new));
    }

    /// The first child without a visit, or else the one with the highest upper confidence bound √2 wide.
    fn promising(&self, at: usize) -> usize {
        let exploring = 2.0 * (self.nodes[at].visits as f32).ln();
        let mut best = (f32::NEG_INFINITY, at);
        for index in self.children(at) {
            let node = &self.nodes[index];
            if node.visits == 0 {
                return index;
            }
            let visits = node.visits as f32;
            let bound = node.points / visits + (exploring / visits).sqrt();
            if bound > best.0 {
                best = (bound, index);
            }
        }
        best.1
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::{GameKind, Size, Variant};

    #[test]
    fn a_win_in_two_moves_is_found_by_playouts_alone() {
        let variant = Variant::new(GameKind::Breakthrough, Size { columns: 4, rows: 6 }).unwrap();
        // Nothing can stop the piece on a4, and Black is two steps slower.
        let position = Position::parse(variant, "3p/4/P3/4/4/3P w").unwrap();
        let Position::Breakthrough(inner) = &position else { unreachable!() };
        for seed in 0..5 {
            let mv = search(&Simple(inner.clone()), 2_000, seed).unwrap();
            assert_eq!(mv.origin(), position.parse_move("a4a5").unwrap().origin(), "{}", position.format_move(mv));
        }
    }

    #[test]
    fn the_only_defence_is_visited_most() {
        let variant = Variant::standard(GameKind::Diamond);
        // Example problem of the rules, a ply later: Black can only stop the square on f4.
        let start = "White e2 f2 e3 g3 g4 e5 f5; Black f3 c5 b6 b4 c7 d4; neutral d5; White to move";
        let mut position = Position::parse(variant, start).unwrap();
        position.play_unchecked(position.parse_move("e3-e4").unwrap());
        let Position::Diamond(inner) = &position else { unreachable!() };
        let mv = search(&Diamond(*inner.board()), 20_000, 1).unwrap();
        assert_eq!(position.format_move(mv), "f3-f4");
    }
}
