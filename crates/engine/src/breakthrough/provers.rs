//! The solver of Breakthrough behind the interfaces that all games share.

use super::solve::{SolveOutcome, Solver};
use crate::limits::Limits;
use crate::value_search::{Distance, ProvenValue, ValueSearch};
use crate::win_search::WinSearch;
use tessera_rules::{Game, PerSide, Position, Side};

impl WinSearch for Solver {
    fn wins_within(&mut self, position: &Position, side: Side, plies: u32, limits: &Limits) -> Option<bool> {
        let Position::Breakthrough(position) = position else { return None };
        self.set_position(position).ok()?;
        Solver::wins_within(self, side, plies, limits)
    }

    fn nodes(&self) -> u64 {
        Solver::nodes(self)
    }
}

impl ValueSearch for Solver {
    fn value(&mut self, position: &Position, limits: &Limits) -> ProvenValue {
        let Position::Breakthrough(position) = position else { return ProvenValue::Unknown };
        if self.set_position(position).is_err() {
            return ProvenValue::Unknown;
        }
        let side = position.side_to_move();
        match self.run(limits, &mut |_| ()) {
            SolveOutcome::Proved { winner, plies } => value_for(side, winner, Distance::Exactly(plies)),
            SolveOutcome::Open { no_win_within } => decided(side, no_win_within),
        }
    }

    fn nodes(&self) -> u64 {
        Solver::nodes(self)
    }
}

/// The value if one side is proved never to win, although the length of the other's win is still open.
fn decided(side: Side, no_win_within: PerSide<u32>) -> ProvenValue {
    let loser = Side::BOTH.into_iter().find(|side| no_win_within[*side] == SolveOutcome::NEVER);
    loser.map_or(ProvenValue::Unknown, |loser| {
        let winner = loser.other();
        // The winner makes the last ply, which decides whether the length is odd or even.
        let least = no_win_within[winner] + 1;
        let least = if (least % 2 == 1) == (winner == side) { least } else { least + 1 };
        value_for(side, winner, Distance::AtLeast(least))
    })
}

fn value_for(side: Side, winner: Side, distance: Distance) -> ProvenValue {
    if winner == side { ProvenValue::Win(distance) } else { ProvenValue::Loss(distance) }
}
