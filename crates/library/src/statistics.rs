//! Statistics of a player's saved games, a rating, and both over time.
//!
//! | Concern | File |
//! |---|---|
//! | results with their uncertainty, streaks, losses, a rating | `played_games` |
//! | what a game changed in them | `standing` |
//! | curves over time | `trend` |

mod played_games;
mod standing;
mod trend;

pub use played_games::{GameStatistics, PlayedGame, WinRate, rating};
pub use standing::Standing;
pub use trend::{TrendPoint, loss_trend, rating_trend, win_rate_trend};
