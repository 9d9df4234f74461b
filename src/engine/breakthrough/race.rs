//! Races that are decided: what can be told of a position for certain without searching it.
//!
//! A *free runner* is a piece with no enemy in its forward cone: it can be neither captured nor blocked. It wins if its
//! owner, to move, needs no more steps than any enemy piece, or fewer if the enemy is to move. (Saffidine, Jouandeau and
//! Cazenave, "Solving Breakthrough with Race Patterns and Job-Level Proof Number Search", 2011.)
//!
//! A *gate* is a point one step before the far row that no enemy attacks. It is attacked only from that row, and nobody
//! ever steps back to it, so a gate stays a gate: whoever steps onto one wins with the next ply.

use super::bitboards::{Bitboards, BoardTables};
use super::word::Word;

/// The end that is certain, in plies from now.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(in crate::engine) enum Race<W> {
    /// The side to move wins, in no more than so many plies.
    Won(u32),
    /// The opponent wins, in no more than so many plies.
    Lost(u32),
    /// All other steps than those onto these points lose within four plies.
    Open(W),
}

/// What is certain about a game in progress.
pub(in crate::engine) fn race<W: Word>(tables: &BoardTables<W>, board: &Bitboards<W>) -> Race<W> {
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
        return answers(tables, board, tables.penultimate_row(enemy) & theirs, 2);
    }
    if distance == 2 && !entrances(tables, side, own, theirs).is_empty() {
        return Race::Won(3);
    }
    if let Some(decided) = runners(tables, board, distance, their_distance) {
        return decided;
    }
    // With a single piece left, being captured may come before the gate.
    if their_distance == 2 && own.count() > 1 { at_the_gates(tables, board, distance) } else { Race::Open(!W::EMPTY) }
}

/// A ply must land on `targets`; the game is lost in so many plies if none can.
fn answers<W: Word>(tables: &BoardTables<W>, board: &Bitboards<W>, threats: W, plies: u32) -> Race<W> {
    let taken = tables.attacks(board.side, board.pieces[board.side]) & threats;
    // One ply takes one piece.
    if threats.count() > 1 || taken.is_empty() { Race::Lost(plies) } else { Race::Open(taken) }
}

/// The gates onto which a piece of `side` can step.
fn entrances<W: Word>(tables: &BoardTables<W>, side: usize, own: W, theirs: W) -> W {
    let gates = tables.penultimate_row(side).without(tables.attacks(1 - side, theirs));
    let onto = tables.attacks(side, own).without(own) | tables.ahead(side, own).without(own | theirs);
    onto & gates
}

/// The enemy, whose shortest way is two steps, may be about to pass a gate. The side to move has a way of two or more.
fn at_the_gates<W: Word>(tables: &BoardTables<W>, board: &Bitboards<W>, distance: u32) -> Race<W> {
    let (side, enemy) = (board.side, 1 - board.side);
    let (own, theirs) = (board.pieces[side], board.pieces[enemy]);
    let gates = tables.penultimate_row(enemy).without(tables.attacks(side, own));
    let mut targets = !W::EMPTY;
    let near = theirs & tables.third_last_row(enemy);
    for at in near.points() {
        let piece = W::bit(at);
        let aslant = tables.attacks(enemy, piece) & gates.without(theirs);
        let ahead = tables.ahead(enemy, piece) & gates.without(own | theirs);
        if !aslant.is_empty() {
            targets = targets & piece;
        } else if !ahead.is_empty() {
            targets = targets & (piece | ahead);
        }
    }
    if distance == 2 && targets != !W::EMPTY {
        // A threat of one's own to win at once comes first.
        targets |= tables.penultimate_row(side);
    }
    let reach = tables.attacks(side, own).without(own) | tables.ahead(side, own).without(own | theirs);
    if (reach & targets).is_empty() { Race::Lost(4) } else { Race::Open(targets) }
}

fn runners<W: Word>(
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
