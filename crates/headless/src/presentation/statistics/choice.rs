//! Which games statistics count.

use crate::game::screen::TITLE_ORDER;
use crate::library::PlayerResults;
use crate::presentation::period::Period;
use crate::presentation::text::Text;
use crate::rules::{GameKind, Size};
use crate::statistics::PlayedGame;

/// Which of a player's games are counted.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct StatisticsChoice {
    /// Only this game.
    pub kind: Option<GameKind>,
    /// Only this size of board.
    pub size: Option<Size>,
    /// Only games that began in this span of time.
    pub period: Period,
}

impl StatisticsChoice {
    /// The games that are counted, the earliest first.
    pub fn games(&self, results: &PlayerResults, now: i64) -> Vec<PlayedGame> {
        let from = self.period.from(now).unwrap_or(i64::MIN);
        let mut games = PlayedGame::all(results);
        games.retain(|game| {
            let is_game = self.kind.is_none_or(|kind| game.variant.kind() == kind);
            is_game && self.size.is_none_or(|size| game.variant.size() == size) && game.began >= from
        });
        games
    }

    /// The games to choose from, in the order of the title: those that have been played, if there are several.
    pub fn kinds(results: &PlayerResults) -> Vec<GameKind> {
        let is_played = |kind: &GameKind| results.variants.iter().any(|variant| variant.kind() == *kind);
        let played: Vec<GameKind> = TITLE_ORDER.into_iter().filter(is_played).collect();
        if played.len() > 1 { played } else { Vec::new() }
    }

    /// Whether a span of time leaves games out. All spans can be chosen then.
    pub fn has_periods(results: &PlayerResults, now: i64) -> bool {
        let latest = Period::ALL.into_iter().filter_map(|period| period.from(now)).max().unwrap_or(i64::MIN);
        results.games.iter().any(|game| game.began < latest)
    }

    /// The sizes of board on which the chosen game has been played, the smallest first; none without a game.
    pub fn sizes(&self, results: &PlayerResults) -> Vec<Size> {
        let of_game = results.variants.iter().filter(|variant| Some(variant.kind()) == self.kind);
        let mut sizes: Vec<Size> = of_game.map(|variant| variant.size()).collect();
        sizes.sort_unstable_by_key(|size| (size.columns, size.rows));
        sizes
    }
}

/// What a player is called: people without a name are the person at this device.
pub fn player_name(text: Text, name: &str) -> String {
    if name.is_empty() { text.player_you().to_owned() } else { name.to_owned() }
}

/// The players whose games can be chosen: their names in the library, and what the list says.
pub fn player_choices(text: Text, results: &PlayerResults) -> Vec<(String, String)> {
    let unnamed = results.players.iter().all(|player| !player.name.is_empty()).then_some(("", 0));
    let others = results.players.iter().map(|player| (player.name.as_str(), player.games));
    let label = |name: &str, games: u64| {
        let games = text.library_count(usize::try_from(games).unwrap_or(usize::MAX));
        text.statistics_player_row(&player_name(text, name), &games)
    };
    unnamed.into_iter().chain(others).map(|(name, games)| (name.to_owned(), label(name, games))).collect()
}
