//! Gives the library what the report on a game has found.

use bevy::prelude::*;

use super::LibraryClient;
use crate::game::GameSystems;
use crate::game::analysis::GameAnalysis;
use crate::game::matches::{History, MatchDetails};
use crate::library::{AverageLosses, LibraryRequest};
use crate::persist::played_match::SavesMatch;
use crate::rules::{PerSide, Side};

/// Adds the system.
pub(super) fn plugin(app: &mut App) {
    app.add_systems(Update, send.in_set(GameSystems::Events).after(SavesMatch));
}

/// Sends the average losses of a game once its report is complete, after the game itself.
fn send(
    reports: Query<(&GameAnalysis, &History, &MatchDetails), Changed<GameAnalysis>>,
    mut client: ResMut<LibraryClient>,
) {
    for (analysis, history, details) in &reports {
        let Some(report) = analysis.report().filter(|_| analysis.is_about(&history.tree)) else { continue };
        let line = history.tree.main_line();
        let Some(last) = line.last().map(|last| history.tree.position(*last)) else { continue };
        let [first, second] = Side::BOTH.map(|player| report.players[player].average_loss);
        // The report names the players by the first ply, the library by the sides that they have at the end.
        let mut losses = PerSide::new(first, second);
        if last.opener() == Side::Second {
            losses.swap();
        }
        let losses = AverageLosses { variant: report.variant, created: details.created, losses };
        // Without a library nothing is kept.
        let _ = client.request(LibraryRequest::SetAverageLosses(losses));
    }
}
