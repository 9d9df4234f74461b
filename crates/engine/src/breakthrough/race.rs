//! Decided races: results that are certain without a search.
//!
//! A *free runner* is a piece with no enemy in its forward cone: it can be neither captured nor blocked. It wins if its
//! owner, to move, needs no more steps than any enemy piece, or fewer if the enemy is to move. (Saffidine, Jouandeau
//! and Cazenave, "Solving Breakthrough with Race Patterns and Job-Level Proof Number Search", 2011.)
//!
//! A *gate* is a point one step before the far row that no enemy attacks. It can be attacked only from the far row, to
//! which no enemy can return, so a gate stays a gate: a piece that steps onto it wins with the next ply.

use super::bitboards::{Bitboards, BoardTables};
use super::word::Word;

/// A result that is certain, in plies from now.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Race<W> {
    /// The side to move wins within `n` plies.
    Won(u32),
    /// The opponent wins within `n` plies.
    Lost(u32),
    /// Steps to other points than these lose within four plies.
    Open(W),
}

/// What is certain about a game in progress.
pub(crate) fn race<W: Word>(tables: &BoardTables<W>, board: &Bitboards<W>) -> Race<W> {
    let (side, enemy) = (board.side, 1 - board.side);
    let (own, theirs) = (board.pieces[side], board.pieces[enemy]);
    let (distance, their_distance) = (tables.shortest_distance(side, own), tables.shortest_distance(enemy, theirs));
    if distance == 1 {
        return Race::Won(1);
    }
    if theirs.count() == 1 && !(tables.attacks(side, own) & theirs).is_empty() {
        return Race::Won(1);
    }
    if their_distance == 1 {
        return must_capture(tables, board, tables.penultimate_row(enemy) & theirs, 2);
    }
    if distance == 2 && !reachable_gates(tables, side, own, theirs).is_empty() {
        return Race::Won(3);
    }
    if let Some(decided) = free_runners(tables, board, distance, their_distance) {
        return decided;
    }
    // With a single piece left, being captured may come before the gate.
    if their_distance == 2 && own.count() > 1 { defend_gates(tables, board, distance) } else { Race::Open(!W::EMPTY) }
}

/// The side to move must capture the threatening piece; it loses in `n` plies if it cannot.
fn must_capture<W: Word>(tables: &BoardTables<W>, board: &Bitboards<W>, threats: W, plies: u32) -> Race<W> {
    let captures = tables.attacks(board.side, board.pieces[board.side]) & threats;
    // One ply captures only one piece.
    if threats.count() > 1 || captures.is_empty() { Race::Lost(plies) } else { Race::Open(captures) }
}

/// The gates onto which a piece of `side` can step.
fn reachable_gates<W: Word>(tables: &BoardTables<W>, side: usize, own: W, theirs: W) -> W {
    let gates = tables.penultimate_row(side).without(tables.attacks(1 - side, theirs));
    let onto = tables.attacks(side, own).without(own) | tables.ahead(side, own).without(own | theirs);
    onto & gates
}

/// The enemy, at a shortest distance of two, may threaten to enter a gate. The side to move is at a distance of two or
/// more.
fn defend_gates<W: Word>(tables: &BoardTables<W>, board: &Bitboards<W>, distance: u32) -> Race<W> {
    let (side, enemy) = (board.side, 1 - board.side);
    let (own, theirs) = (board.pieces[side], board.pieces[enemy]);
    let gates = tables.penultimate_row(enemy).without(tables.attacks(side, own));
    let mut targets = !W::EMPTY;
    let attackers = theirs & tables.third_last_row(enemy);
    for at in attackers.points() {
        let piece = W::bit(at);
        let diagonal = tables.attacks(enemy, piece) & gates.without(theirs);
        let ahead = tables.ahead(enemy, piece) & gates.without(own | theirs);
        if !diagonal.is_empty() {
            targets = targets & piece;
        } else if !ahead.is_empty() {
            targets = targets & (piece | ahead);
        }
    }
    if distance == 2 && targets != !W::EMPTY {
        // A threat of its own to win at once has priority.
        targets |= tables.penultimate_row(side);
    }
    let reach = tables.attacks(side, own).without(own) | tables.ahead(side, own).without(own | theirs);
    if (reach & targets).is_empty() { Race::Lost(4) } else { Race::Open(targets) }
}

fn free_runners<W: Word>(
    tables: &BoardTables<W>,
    board: &Bitboards<W>,
    distance: u32,
    their_distance: u32,
) -> Option<Race<W>> {
    let (side, enemy) = (board.side, 1 - board.side);
    let (own, theirs) = (board.pieces[side], board.pieces[enemy]);
    if distance <= their_distance {
        let free = tables.runners(side, own, theirs, their_distance);
        return (!free.is_empty()).then(|| Race::Won(2 * tables.shortest_distance(side, free) - 1));
    }
    let free = tables.runners(enemy, theirs, own, distance - 1);
    (!free.is_empty()).then(|| Race::Lost(2 * tables.shortest_distance(enemy, free)))
}
