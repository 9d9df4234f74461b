//! What a level may do in one game.

/// The number of levels below perfect play.
pub(super) const LEVEL_COUNT: usize = 10;

/// The search and the choice among moves of one level in one game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Strength {
    /// How moves are evaluated.
    pub(super) method: EvalMethod,
    /// The number of positions searched, so that a level plays alike on every machine.
    pub(super) nodes: u64,
    /// The most that a chosen move may be worse than the best one, in hundredths.
    pub(super) tolerance: i32,
    /// The loss that makes a move a third as likely, in hundredths.
    pub(super) blur: i32,
}

/// How a level evaluates a move.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum EvalMethod {
    /// By the pieces on the board after it.
    Material,
    /// By a search of `n` plies after it; 0 is the evaluation alone.
    Plies(u32),
    /// By the best search that the nodes allow.
    Search,
}

/// A level that counts pieces.
pub(super) const fn material(tolerance: i32, blur: i32) -> Strength {
    Strength { method: EvalMethod::Material, nodes: 1, tolerance, blur }
}

/// A level that searches each move `n` plies deep.
pub(super) const fn plies(plies: u32, tolerance: i32, blur: i32) -> Strength {
    Strength { method: EvalMethod::Plies(plies), nodes: 2_000, tolerance, blur }
}

/// A level that plays the best move it finds with `n` nodes.
pub(super) const fn nodes(nodes: u64) -> Strength {
    Strength { method: EvalMethod::Search, nodes, tolerance: 0, blur: 1 }
}
