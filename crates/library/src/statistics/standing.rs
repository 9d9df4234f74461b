//! What a game against a level says about its player.

use super::played_games::{GameStatistics, PlayedGame, rating};
use tessera_engine::analysis::RatingEstimate;

/// A player after a game against a level whose strength has been measured.
#[derive(Clone, PartialEq, Debug)]
pub struct Standing {
    /// The rating on the board of the game.
    pub rating: RatingEstimate,
    /// By how much the game changed it; `None` if no other game has been rated.
    pub change: Option<f64>,
    /// The player's games against the same level on the same board.
    pub against_level: GameStatistics,
}

impl Standing {
    /// The standing after the game that began at a time; `games` are all games of its player. `None` if it is not among
    /// them or not rated.
    pub fn after(games: &[PlayedGame], began: i64) -> Option<Standing> {
        let game = games.iter().find(|game| game.began == began).filter(|game| game.level.is_some())?;
        let others: Vec<PlayedGame> = games.iter().filter(|other| other.began != began).cloned().collect();
        let estimate = rating(games, game.variant)?;
        let before = rating(&others, game.variant).filter(|before| before.games < estimate.games);
        let alike = games.iter().filter(|other| (other.variant, other.level) == (game.variant, game.level));
        Some(Standing {
            rating: estimate,
            change: before.map(|before| estimate.rating - before.rating),
            against_level: GameStatistics::of(alike),
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::SavedPlayer;
    use tessera_engine::Level;
    use tessera_rules::{Colour, GameKind, Variant};

    fn game(began: i64, score: f64, level: Option<u8>) -> PlayedGame {
        PlayedGame {
            variant: Variant::standard(GameKind::Othello),
            colour: Colour::Black,
            opponent: SavedPlayer::person("Ada"),
            level: level.and_then(Level::new),
            score,
            began,
            duration: None,
            opening: None,
            average_loss: None,
        }
    }

    #[test]
    fn a_win_raises_the_rating_and_a_loss_lowers_it() {
        let games = |score| [game(1, 1.0, Some(3)), game(2, 0.0, Some(2)), game(3, score, Some(3)), game(4, 1.0, None)];
        let [won, lost] = [1.0, 0.0].map(|score| Standing::after(&games(score), 3).expect("a rated game"));
        assert!(won.change > Some(0.0) && lost.change < Some(0.0), "{won:?} {lost:?}");
        let counted = |standing: &Standing| (standing.against_level.won, standing.against_level.lost);
        assert_eq!((counted(&won), counted(&lost), won.rating.games), ((2, 0), (1, 1), 3));
    }

    #[test]
    fn the_first_rated_game_changes_nothing_and_others_are_not_rated() {
        let games = [game(1, 1.0, Some(3)), game(2, 1.0, None)];
        assert_eq!(Standing::after(&games, 1).expect("a rated game").change, None);
        assert_eq!((Standing::after(&games, 2), Standing::after(&games, 7)), (None, None));
    }
}
