//! What many games have in common: results, lengths, first moves.

mod first_moves;
mod histogram;

use std::collections::{BTreeMap, HashSet};
use std::fmt;

use first_moves::FirstMoves;
pub(super) use first_moves::MoveClass;
use histogram::Histogram;

use super::contestant::Contestant;
use super::record::GameLine;
use super::score::{MatchScore, Points};
use tessera_library::statistics::WinRate;
use tessera_rules::setup::{CanonicalPosition, PositionKey};
use tessera_rules::{Game, Position, Side, Variant};

/// Statistics of games of one variant between the same players.
#[derive(Debug)]
pub(super) struct GameStudy {
    variant: Variant,
    players: String,
    /// The results of the contestant that made the first ply.
    opener: MatchScore,
    ends: BTreeMap<String, u32>,
    lengths: Vec<usize>,
    /// The first side's lead at the end of each game that is won by discs.
    leads: Vec<f64>,
    /// The keys of all positions of each game: the same for games that a mirror or a turn of the board carries to each
    /// other.
    different: HashSet<Vec<PositionKey>>,
    first_moves: FirstMoves,
}

impl GameStudy {
    /// The studies of games: one for each variant and pair of players, whichever of them began, in the order of their first
    /// games.
    pub(super) fn of(games: &[GameLine]) -> Vec<GameStudy> {
        let mut studies: Vec<GameStudy> = Vec::new();
        for game in games {
            let mut players = game.players.clone();
            players.sort();
            let players = players.join(" against ");
            let is_its = |study: &GameStudy| study.variant == game.variant && study.players == players;
            let index = studies.iter().position(is_its).unwrap_or_else(|| {
                studies.push(GameStudy::new(game.variant, players));
                studies.len() - 1
            });
            studies[index].add(game);
        }
        studies
    }

    fn new(variant: Variant, players: String) -> GameStudy {
        GameStudy {
            variant,
            players,
            opener: MatchScore::default(),
            ends: BTreeMap::new(),
            lengths: Vec::new(),
            leads: Vec::new(),
            different: HashSet::new(),
            first_moves: FirstMoves::new(variant),
        }
    }

    fn add(&mut self, game: &GameLine) {
        let mut position = Position::start(self.variant);
        let mut keys = Vec::with_capacity(game.moves.len());
        for mv in &game.moves {
            position.play_unchecked(*mv);
            keys.push(CanonicalPosition::of(&position).key);
        }
        let opener = points(game.winner.map(|winner| winner == Contestant::First));
        let first_side = points(position.outcome().winner().map(|side| side == Side::First));
        self.opener.add(opener);
        *self.ends.entry(game.reason.clone()).or_default() += 1;
        self.lengths.push(game.moves.len());
        let lead =
            position.official_score().map(|score| f64::from(score[Side::First]) - f64::from(score[Side::Second]));
        self.leads.extend(lead);
        self.different.insert(keys);
        self.first_moves.add(&game.moves, opener, first_side);
    }
}

fn points(is_won: Option<bool>) -> Points {
    match is_won {
        Some(true) => Points::Win,
        Some(false) => Points::Loss,
        None => Points::Draw,
    }
}

/// The share of the points with its 95 % interval in percent, such as `54.0 % (51.2–56.8)`.
fn format_score(score: MatchScore) -> String {
    let games = score.games();
    let points = f64::from(score.wins) + f64::from(score.draws) / 2.0;
    let Some(WinRate { rate, low, high }) = WinRate::of(points, games as usize) else { return "-".into() };
    format!("{:.1} % ({:.1}–{:.1})", 100.0 * rate, 100.0 * low.max(0.0), 100.0 * high)
}

impl fmt::Display for GameStudy {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let GameStudy { variant, players, opener, ends, lengths, leads, different, first_moves } = self;
        writeln!(f, "{} {}, {players}", variant.kind().info().name, variant.size())?;
        writeln!(f, "games           {}, different {}", lengths.len(), different.len())?;
        writeln!(f, "first player    {opener}, {}", format_score(*opener))?;
        if !leads.is_empty() {
            let mean = leads.iter().sum::<f64>() / leads.len() as f64;
            let squares: f64 = leads.iter().map(|lead| (lead - mean).powi(2)).sum();
            let error = 1.96 * (squares / leads.len() as f64 / leads.len() as f64).sqrt();
            writeln!(f, "mean lead       {mean:+.2} ±{error:.2} discs")?;
        }
        for (reason, games) in ends {
            writeln!(f, "ended by        {reason}: {games}, {:.1} %", percent(*games, lengths.len()))?;
        }
        writeln!(f, "\n{}\n{first_moves}", Histogram::of(lengths))
    }
}

fn percent(part: u32, games: usize) -> f64 {
    100.0 * f64::from(part) / games.max(1) as f64
}

#[cfg(test)]
mod tests {
    use super::*;

    fn study(lines: &[&str]) -> Vec<GameStudy> {
        let games: Vec<GameLine> = lines.iter().map(|line| line.parse().unwrap()).collect();
        GameStudy::of(&games)
    }

    #[test]
    fn mirrored_games_are_one_and_variants_and_players_have_studies_of_their_own() {
        let studies = study(&[
            "breakthrough 5x5\tx\tx\t1-0\tby hand\t0\ta2a3 e4e3",
            "breakthrough 5x5\tx\tx\t0-1\tby hand\t0\te2e3 a4a3",
            "breakthrough 5x5\tx\tx\t0-1\tby hand\t0\ta2a3 d4d3",
            "breakthrough 5x5\tx\ty\t0-1\tby hand\t0\ta2a3",
            "breakthrough 5x5\ty\tx\t0-1\tby hand\t0\tb2b3",
            "breakthrough 5x6\tx\tx\t0-1\tby hand\t0\ta2a3",
        ]);
        assert_eq!(studies.iter().map(|study| study.lengths.len()).collect::<Vec<_>>(), [3, 2, 1]);
        assert_eq!((studies[0].different.len(), studies[0].opener), (2, MatchScore { wins: 1, draws: 0, losses: 2 }));
        let text = studies[0].to_string();
        for part in ["games           3, different 2", "+1 =0 -2, 33.3 % (6.1–79.2)", "by hand: 3, 100.0 %"] {
            assert!(text.contains(part), "{part:?} is missing in\n{text}");
        }
    }
}
