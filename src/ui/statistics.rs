//! Statistics of a player's games: figures, plots and tables, and a page to choose the player.
//!
//! | Concern | File |
//! |---|---|
//! | the page | `page` |
//! | the games, the choice and the report that is shown | `shown` |
//! | a grid of figures | `figures` |
//! | plots and tables side by side or one under the other | `cards`; `plot`, `table` |
//! | the players to choose from | `player_page` |

mod cards;
mod figures;
mod page;
mod player_page;
mod plot;
mod shown;
mod table;

use bevy::prelude::*;
use bevy_egui::EguiPrimaryContextPass;

use super::systems::UiSystems;

/// Adds the pages.
pub(super) fn plugin(app: &mut App) {
    app.init_resource::<shown::ShownStatistics>().add_systems(
        EguiPrimaryContextPass,
        (shown::update, page::draw, player_page::draw).chain().in_set(UiSystems::Pages),
    );
}
