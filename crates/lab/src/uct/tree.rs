//! The search tree of UCT.

use std::ops::Range;

use rand::rngs::StdRng;
use rand::{RngExt, SeedableRng};

use super::playout::play_out;
use super::playout_state::PlayoutState;
use crate::moves::pick_random;
use tessera_rules::Move;

/// A node of the tree: the position after `mv`.
#[derive(Clone, Copy, Debug)]
struct UctNode {
    mv: Move,
    visits: u32,
    /// Points of the player that made the move, over all visits.
    points: f32,
    /// The index of the first child.
    first_child: u32,
    children: u16,
    /// Whether the children have been added.
    is_expanded: bool,
}

impl UctNode {
    const fn new(mv: Move) -> UctNode {
        UctNode { mv, visits: 0, points: 0.0, first_child: 0, children: 0, is_expanded: false }
    }
}

struct Tree<'a, S> {
    root: &'a S,
    nodes: Vec<UctNode>,
    moves: Vec<Move>,
    rng: StdRng,
}

/// Searches by playouts; returns the move with the most visits, or any move without playouts. `None` if the game is over.
pub(crate) fn search<S: PlayoutState>(root: &S, playouts: u32, seed: u64) -> Option<Move> {
    let nodes = vec![UctNode::new(Move::Pass)];
    let mut tree = Tree { root, nodes, moves: Vec::new(), rng: StdRng::seed_from_u64(seed) };
    tree.expand(0, root);
    let mut path = Vec::new();
    for _ in 0..playouts {
        tree.run_playout(&mut path);
    }
    let children = tree.children(0);
    let most = tree.nodes[children.clone()].iter().map(|node| node.visits).max()?;
    let ties: Vec<Move> = tree.nodes[children].iter().filter(|node| node.visits == most).map(|node| node.mv).collect();
    pick_random(&mut tree.rng, &ties)
}

impl<S: PlayoutState> Tree<'_, S> {
    fn children(&self, node: usize) -> Range<usize> {
        let first = self.nodes[node].first_child as usize;
        first..first + usize::from(self.nodes[node].children)
    }

    /// Descends to a leaf, plays a random game from there and adds its points along the path. `path` is scratch space.
    fn run_playout(&mut self, path: &mut Vec<(usize, usize)>) {
        path.clear();
        let mut state = self.root.clone();
        let mut node = 0;
        while self.nodes[node].children > 0 {
            node = self.select_child(node);
            path.push((node, state.player_to_move()));
            state.play(self.nodes[node].mv);
            if self.nodes[node].visits > 0 && !self.nodes[node].is_expanded {
                self.expand(node, &state);
            }
        }
        let points = play_out(state, &mut self.moves, &mut self.rng);
        self.nodes[0].visits += 1;
        for (node, player) in path.iter().copied() {
            self.nodes[node].visits += 1;
            self.nodes[node].points += points[player];
        }
    }

    /// Adds the children of a node in random order, in which they are visited first.
    fn expand(&mut self, node: usize, state: &S) {
        self.moves.clear();
        state.append_moves(&mut self.moves);
        for index in (1..self.moves.len()).rev() {
            self.moves.swap(index, self.rng.random_range(0..=index));
        }
        let first_child = self.nodes.len() as u32;
        let node = &mut self.nodes[node];
        node.is_expanded = true;
        node.first_child = first_child;
        node.children = self.moves.len() as u16;
        self.nodes.extend(self.moves.iter().copied().map(UctNode::new));
    }

    /// The first child without a visit, or else the one with the highest upper confidence bound.
    fn select_child(&self, node: usize) -> usize {
        let exploration = 2.0 * (self.nodes[node].visits as f32).ln();
        let mut best = (f32::NEG_INFINITY, node);
        for index in self.children(node) {
            let child = &self.nodes[index];
            if child.visits == 0 {
                return index;
            }
            let visits = child.visits as f32;
            let bound = child.points / visits + (exploration / visits).sqrt();
            if bound > best.0 {
                best = (bound, index);
            }
        }
        best.1
    }
}
