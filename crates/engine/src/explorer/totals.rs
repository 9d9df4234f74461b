//! What the games that play a move from a position have in common.

use serde::{Deserialize, Serialize};

use super::packed::{PackedGame, PackedResult, code_of};
use tessera_rules::{Game, Move, Position};

/// The results of the games that play a move.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct MoveTotals {
    /// The number of games.
    pub games: u32,
    /// Those that the first side won.
    pub first_wins: u32,
    /// Those that the second side won.
    pub second_wins: u32,
    /// Those that were drawn; the rest is unfinished.
    pub draws: u32,
    /// The sum of the first side's leads in discs.
    pub lead: i32,
    /// How many games have a lead.
    pub with_lead: u32,
    /// The last day on which the move was played, counted from the beginning of 1970; 0 if it is not known.
    pub last_day: u16,
}

/// A move from a position that is given by its key, and the results of its games.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct MoveCount {
    /// The code of the move, the same for moves that mirrors and turns of the position carry to each other.
    pub move_code: u32,
    /// The results.
    pub totals: MoveTotals,
}

/// A move that games have played from a position.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
pub struct ExplorerMove {
    /// The move; of several that are images of each other, the first.
    pub mv: Move,
    /// The games that played it.
    pub games: u32,
    /// Those that the first side won.
    pub first_wins: u32,
    /// Those that the second side won.
    pub second_wins: u32,
    /// Those that were drawn; the rest is unfinished.
    pub draws: u32,
    /// By how many discs the first side won on average, in games that count them.
    pub average_lead: Option<f64>,
    /// The last day on which it was played, counted from the beginning of 1970.
    pub last_day: Option<u16>,
}

impl MoveTotals {
    pub(super) fn add(&mut self, game: PackedGame) {
        let one = |result| u32::from(game.result == result);
        *self = self.and(MoveTotals {
            games: 1,
            first_wins: one(PackedResult::FirstWins),
            second_wins: one(PackedResult::SecondWins),
            draws: one(PackedResult::Draw),
            lead: i32::from(game.lead.unwrap_or(0)),
            with_lead: u32::from(game.lead.is_some()),
            last_day: game.day,
        });
    }

    /// The results of these and of other games.
    #[must_use]
    pub fn and(self, other: MoveTotals) -> MoveTotals {
        MoveTotals {
            games: self.games + other.games,
            first_wins: self.first_wins + other.first_wins,
            second_wins: self.second_wins + other.second_wins,
            draws: self.draws + other.draws,
            lead: self.lead + other.lead,
            with_lead: self.with_lead + other.with_lead,
            last_day: self.last_day.max(other.last_day),
        }
    }
}

impl ExplorerMove {
    /// The legal moves of a position that have counts, which may come from several sources, the most frequent first.
    /// Moves that are images of each other are one.
    pub fn of(position: &Position, counts: &[MoveCount]) -> Vec<ExplorerMove> {
        let mut used = Vec::new();
        let mut found = Vec::new();
        for mv in position.legal_moves() {
            let code = code_of(position, mv);
            if used.contains(&code) {
                continue;
            }
            used.push(code);
            let same = counts.iter().filter(|count| count.move_code == code).map(|count| count.totals);
            found.extend(same.reduce(MoveTotals::and).map(|totals| ExplorerMove::new(mv, totals)));
        }
        found.sort_by_key(|found: &ExplorerMove| std::cmp::Reverse(found.games));
        found
    }

    fn new(mv: Move, totals: MoveTotals) -> ExplorerMove {
        let average = f64::from(totals.lead) / f64::from(totals.with_lead.max(1));
        ExplorerMove {
            mv,
            games: totals.games,
            first_wins: totals.first_wins,
            second_wins: totals.second_wins,
            draws: totals.draws,
            average_lead: (totals.with_lead > 0).then_some(average),
            last_day: (totals.last_day > 0).then_some(totals.last_day),
        }
    }
}
