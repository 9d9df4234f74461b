//! Races that are decided: what can be told of a position for certain without searching it.
//!
//! A *free runner* is a piece with no enemy in its forward cone: it can be neither captured nor blocked. It wins if its
//! owner, to move, needs no more steps than any enemy piece, or fewer if the enemy is to move. (Saffidine, Jouandeau and
//! Cazenave, "Solving Breakthrough with Race Patterns and Job-Level Proof Number Search", 2011.)
//!
//! A *gate* is a point one step before the far row that no enemy attacks. It is attacked only from that row, and nobody
//! ever steps back to it, so a gate stays a gate: whoever steps onto one wins with the next ply.

use super::camp::{Camp, Field};
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
pub(in crate::engine) fn race<W: Word>(field: &Field<W>, camp: &Camp<W>) -> Race<W> {
    let (side, enemy) = (camp.side, 1 - camp.side);
    let (own, theirs) = (camp.pieces[side], camp.pieces[enemy]);
    let (way, their_way) = (field.shortest_way(side, own), field.shortest_way(enemy, theirs));
    if way == 1 {
        return Race::Won(1);
    }
    if theirs.count() == 1 && !(field.attacks(side, own) & theirs).is_empty() {
        return Race::Won(1);
    }
    if their_way == 1 {
        return answers(field, camp, field.before_last(enemy) & theirs, 2);
    }
    if way == 2 && !entrances(field, side, own, theirs).is_empty() {
        return Race::Won(3);
    }
    if let Some(decided) = runners(field, camp, way, their_way) {
        return decided;
    }
    // With a single piece left, being captured may come before the gate.
    if their_way == 2 && own.count() > 1 { at_the_gates(field, camp, way) } else { Race::Open(!W::EMPTY) }
}

/// A ply must land on `targets`; the game is lost in so many plies if none can.
fn answers<W: Word>(field: &Field<W>, camp: &Camp<W>, threats: W, plies: u32) -> Race<W> {
    let taken = field.attacks(camp.side, camp.pieces[camp.side]) & threats;
    // One ply takes one piece.
    if threats.count() > 1 || taken.is_empty() { Race::Lost(plies) } else { Race::Open(taken) }
}

/// The gates onto which a piece of `side` can step.
fn entrances<W: Word>(field: &Field<W>, side: usize, own: W, theirs: W) -> W {
    let gates = field.before_last(side).without(field.attacks(1 - side, theirs));
    let onto = field.attacks(side, own).without(own) | field.ahead(side, own).without(own | theirs);
    onto & gates
}

/// The enemy, whose shortest way is two steps, may be about to pass a gate. The side to move has a way of two or more.
fn at_the_gates<W: Word>(field: &Field<W>, camp: &Camp<W>, way: u32) -> Race<W> {
    let (side, enemy) = (camp.side, 1 - camp.side);
    let (own, theirs) = (camp.pieces[side], camp.pieces[enemy]);
    let gates = field.before_last(enemy).without(field.attacks(side, own));
    let mut targets = !W::EMPTY;
    let near = theirs & field.two_before_last(enemy);
    for at in near.points() {
        let piece = W::bit(at);
        let aslant = field.attacks(enemy, piece) & gates.without(theirs);
        let ahead = field.ahead(enemy, piece) & gates.without(own | theirs);
        if !aslant.is_empty() {
            targets = targets & piece;
        } else if !ahead.is_empty() {
            targets = targets & (piece | ahead);
        }
    }
    if way == 2 && targets != !W::EMPTY {
        // A threat of one's own to win at once comes first.
        targets |= field.before_last(side);
    }
    let reach = field.attacks(side, own).without(own) | field.ahead(side, own).without(own | theirs);
    if (reach & targets).is_empty() { Race::Lost(4) } else { Race::Open(targets) }
}

fn runners<W: Word>(field: &Field<W>, camp: &Camp<W>, way: u32, their_way: u32) -> Option<Race<W>> {
    let (side, enemy) = (camp.side, 1 - camp.side);
    let (own, theirs) = (camp.pieces[side], camp.pieces[enemy]);
    if way <= their_way {
        let free = field.runners(side, own, theirs, their_way);
        return (!free.is_empty()).then(|| Race::Won(2 * field.shortest_way(side, free) - 1));
    }
    let free = field.runners(enemy, theirs, own, way - 1);
    (!free.is_empty()).then(|| Race::Lost(2 * field.shortest_way(enemy, free)))
}
