//! Iterative deepening and principal variation search, over the moves of any game.
//!
//! Nothing is pruned or reduced on suspicion: what an iteration of depth `n` says about the next `n` plies is true, so
//! the first win that is found is the shortest, and a win or loss is a proof.

use super::evaluate::Evaluate;
use super::limits::Limits;
use super::ordering::{Ordering, Ranked, shuffle};
use super::report::{Info, Report, Score};
use super::signature::{fold, of_move};
use super::table::{Bound, Entry, Table};
use super::value::{MAX_PLY, Value, Window, distance, estimate, from_node, from_root, is_proven, score, won};
use crate::rules::{Draw, Game, Move, Outcome, Variant};

/// Searches a position of the game that `E` knows; `None` if there is no move.
pub(super) fn search<E: Evaluate>(
    position: &E::Position,
    limits: &Limits,
    seed: u64,
    on_info: &mut dyn FnMut(&Info),
) -> Option<Report> {
    Search::<E>::new(position.variant(), limits).run(position, seed, on_info)
}

/// The search of one position.
struct Search<'a, E> {
    expert: E,
    limits: &'a Limits,
    table: Table,
    ordering: Ordering,
    /// For each ply the best line found from there.
    lines: Vec<Vec<Move>>,
    nodes: u64,
    /// How often something was taken on trust instead of being searched to the end of the game.
    guesses: u64,
    /// A limit is reached: values that still come back mean nothing.
    halted: bool,
}

/// A position in the tree, with what the way there means for its future.
struct Node<P> {
    position: P,
    memory: u64,
}

/// What is to be found out about a node.
#[derive(Clone, Copy)]
struct Aim {
    /// Plies to search below it.
    depth: u32,
    /// Plies from the root to it.
    ply: usize,
    window: Window,
}

impl Aim {
    /// The aim for a child, if only values in `window` matter here.
    const fn below(self, window: Window) -> Aim {
        Aim { depth: self.depth - 1, ply: self.ply + 1, window: window.turned() }
    }
}

/// A move of the root and what the last iteration thought of it.
struct RootMove {
    mv: Move,
    value: Value,
}

impl<'a, E: Evaluate> Search<'a, E> {
    fn new(variant: Variant, limits: &'a Limits) -> Self {
        Search {
            expert: E::new(variant),
            limits,
            table: Table::new(),
            ordering: Ordering::new(),
            lines: vec![Vec::new(); MAX_PLY + 2],
            nodes: 0,
            guesses: 0,
            halted: false,
        }
    }

    /// Deepens until a limit is reached or the result is certain; `None` if there is no move.
    fn run(mut self, position: &E::Position, seed: u64, on_info: &mut dyn FnMut(&Info)) -> Option<Report> {
        let root = Node { memory: self.expert.memory_of(position), position: position.clone() };
        let mut moves = root.position.legal_moves();
        shuffle(&mut moves, seed);
        let mut found = self.first_thoughts(&root, &moves)?;
        if found.score.is_proven() {
            on_info(&self.info(&found));
            return Some(found);
        }
        let mut moves: Vec<RootMove> = moves.into_iter().map(|mv| RootMove { mv, value: 0 }).collect();
        let deepest = self.limits.depth.unwrap_or(u32::MAX).clamp(1, MAX_PLY as u32);
        let mut told = None;
        for depth in 1..=deepest {
            let certain = self.deepen(&root, &mut moves, depth, &mut found);
            let news = (found.best, found.score, found.depth);
            if told.replace(news) != Some(news) {
                on_info(&self.info(&found));
            }
            if certain || self.halted {
                break;
            }
        }
        Some(Report { nodes: self.nodes, ..found })
    }

    fn info(&self, found: &Report) -> Info {
        Info { depth: found.depth, score: found.score, nodes: self.nodes, variation: found.variation.clone() }
    }

    /// A win in one ply if there is one, else the move that looks best without any search.
    fn first_thoughts(&self, root: &Node<E::Position>, moves: &[Move]) -> Option<Report> {
        let ended = |mv: Move| Some((-self.final_value(&self.child(root, mv).position, 1)?, mv));
        let wins = moves.iter().filter_map(|mv| ended(*mv)).filter(|(value, _)| *value > 0);
        let looks_best = || moves.iter().rev().max_by_key(|mv| self.expert.promise(&root.position, **mv)).copied();
        // Both pick the first of equals.
        let (depth, best, score) = match wins.rev().max_by_key(|(value, _)| *value) {
            Some((_, best)) => (1, best, Score::Win { plies: 1 }),
            None => (0, looks_best()?, Score::Centi(estimate(self.expert.evaluate(&root.position)))),
        };
        Some(Report { best, depth, score, nodes: 0, variation: vec![best] })
    }

    /// Searches one ply deeper and notes what is found; tells whether it is certain.
    fn deepen(&mut self, root: &Node<E::Position>, moves: &mut [RootMove], depth: u32, found: &mut Report) -> bool {
        let guesses = self.guesses;
        let searched = self.search_root(root, moves, depth);
        let Some(best) = moves.first().filter(|_| searched > 0) else {
            return false;
        };
        if self.halted && is_proven(best.value) && best.value < 0 {
            // All moves searched so far lose. The next may not, and that must not be called a proven loss.
            let untried = &moves[searched.min(moves.len() - 1)];
            (found.best, found.variation) = (untried.mv, vec![untried.mv]);
            return false;
        }
        let exhausted = !self.halted && self.guesses == guesses;
        (found.best, found.score) = (best.mv, score(best.value, exhausted));
        found.variation.clone_from(&self.lines[0]);
        if !self.halted {
            found.depth = depth;
        }
        // A win or loss longer than the search was deep need not be the shortest: the next iterations tell.
        exhausted || is_proven(best.value) && distance(best.value) <= depth
    }

    /// Searches the root's moves and sorts them, the best first; gives how many were searched before a limit.
    fn search_root(&mut self, root: &Node<E::Position>, moves: &mut [RootMove], depth: u32) -> usize {
        let mut aim = Aim { depth, ply: 0, window: Window::OPEN };
        for index in 0..moves.len() {
            let mv = moves[index].mv;
            let value = self.try_move(&self.child(root, mv), index == 0, aim);
            if self.halted {
                return index;
            }
            moves[index].value = value;
            if value > aim.window.alpha {
                aim.window.alpha = value;
                self.adopt(0, mv);
                moves[..=index].rotate_right(1);
            }
        }
        // Stable: a move that is only known not to be better than the best stays behind it.
        moves.sort_by_key(|searched| std::cmp::Reverse(searched.value));
        moves.len()
    }

    fn child(&self, node: &Node<E::Position>, mv: Move) -> Node<E::Position> {
        let mut position = node.position.clone();
        position.play_unchecked(mv);
        Node { memory: self.expert.memory_after(node.memory, &position), position }
    }

    /// The value of a move that leads from a node with this aim to `child`. Any but the first must show that it is
    /// better before it is looked at closely.
    fn try_move(&mut self, child: &Node<E::Position>, is_first: bool, aim: Aim) -> Value {
        let window = aim.window;
        if !is_first {
            let value = -self.visit(child, aim.below(window.null()));
            if self.halted || value <= window.alpha || value >= window.beta {
                return value;
            }
        }
        -self.visit(child, aim.below(window))
    }

    /// The value of a node: exact inside the window, otherwise a bound on the same side of it.
    fn visit(&mut self, node: &Node<E::Position>, aim: Aim) -> Value {
        let Aim { depth, ply, window } = aim;
        self.halted = self.halted || self.limits.reached(self.nodes);
        if self.halted {
            return 0;
        }
        self.nodes += 1;
        self.lines[ply].clear();
        let at_once = self.leaf_value(&node.position, aim);
        if let Some(value) = at_once.or_else(|| out_of_reach(ply, window, E::WIDEST_MARGIN)) {
            return value;
        }
        let key = fold(self.expert.key(&node.position), node.memory);
        let known = self.table.get(key);
        if let Some(value) = known.and_then(|entry| self.recall(entry, aim)) {
            return value;
        }
        let guesses = self.guesses;
        let Some((value, best)) = self.expand(node, aim, known.map_or(0, |entry| entry.best)) else { return 0 };
        let exhausted = self.guesses == guesses;
        let bound = window.bound(value);
        self.table.put(key, Entry { value: from_node(value, ply), bound, depth, exhausted, best });
        value
    }

    /// The value of a node that is not searched further.
    fn leaf_value(&mut self, position: &E::Position, Aim { depth, ply, .. }: Aim) -> Option<Value> {
        if let Some(value) = self.final_value(position, ply) {
            self.guesses += u64::from(depends_on_path(position));
            return Some(value);
        }
        let is_leaf = depth == 0 || ply >= MAX_PLY;
        self.guesses += u64::from(is_leaf);
        is_leaf.then(|| estimate(self.expert.evaluate(position)))
    }

    /// Searches the moves of a node for its value and the signature of the best; `None` if a limit was reached.
    fn expand(&mut self, node: &Node<E::Position>, mut aim: Aim, best_before: u32) -> Option<(Value, u32)> {
        let Aim { depth, ply, window } = aim;
        let side = node.position.side_to_move();
        let ranked = Ranked::new(node.position.legal_moves(), |mv| {
            self.ordering.rank(mv, side, ply, best_before, self.expert.promise(&node.position, mv))
        });
        let mut best = (Window::OPEN.alpha, 0);
        for (index, mv) in ranked.enumerate() {
            let value = self.try_move(&self.child(node, mv), index == 0, aim);
            if self.halted {
                return None;
            }
            if value > best.0 {
                best = (value, of_move(mv));
            }
            if value >= window.beta {
                self.ordering.refuted(mv, side, ply, depth);
                break;
            }
            if value > aim.window.alpha {
                aim.window.alpha = value;
                self.adopt(ply, mv);
            }
        }
        Some(best)
    }

    /// What an entry of the table says here, if that is enough. Nodes of the principal variation are always searched, so
    /// that the line is whole.
    fn recall(&mut self, entry: Entry, Aim { depth, ply, window }: Aim) -> Option<Value> {
        if !window.is_null() || !(entry.exhausted || entry.depth >= depth) {
            return None;
        }
        let value = from_root(entry.value, ply);
        let is_enough = match entry.bound {
            Bound::Exact => true,
            Bound::AtLeast => value >= window.beta,
            Bound::AtMost => value <= window.alpha,
        };
        self.guesses += u64::from(is_enough && !entry.exhausted);
        is_enough.then_some(value)
    }

    /// The value of a finished game for the side that would be to move.
    fn final_value(&self, position: &E::Position, ply: usize) -> Option<Value> {
        match position.outcome() {
            Outcome::InProgress => None,
            Outcome::Drawn(_) => Some(0),
            Outcome::Won { side, .. } => {
                let value = won(ply, self.expert.margin(position));
                Some(if side == position.side_to_move() { value } else { -value })
            }
        }
    }

    /// Makes `mv` and the line after it the best line from `ply`.
    fn adopt(&mut self, ply: usize, mv: Move) {
        let (before, after) = self.lines.split_at_mut(ply + 1);
        let line = &mut before[ply];
        line.clear();
        line.push(mv);
        line.extend_from_slice(&after[0]);
    }
}

/// Whether a finished game would have gone on, had the same position been reached on another way.
fn depends_on_path(position: &impl Game) -> bool {
    position.outcome() == Outcome::Drawn(Draw::Repetition)
}

/// The best or the worst that can still come from a game in progress at `ply`, if that is outside the window.
fn out_of_reach(ply: usize, window: Window, margin: Value) -> Option<Value> {
    let (best, worst) = (won(ply + 1, margin), -won(ply + 2, margin));
    if best <= window.alpha {
        Some(best)
    } else if worst >= window.beta {
        Some(worst)
    } else {
        None
    }
}
