//! Settings between what is kept and what is in force.

use bevy::prelude::*;

use crate::game::computer::ComputerBehavior;
use crate::game::selection::ConfirmMoves;
use crate::persist::settings::Settings;
use crate::persist::{SaveRequest, StorageKey};
use crate::rules::GameKind;
use crate::settings::bindings::Bindings;
use crate::settings::preferences::Preferences;
use crate::ui::NextPlayers;
use crate::ui::title::{BoardSizes, MatchOptions};

/// Puts settings in force, before anything else is set.
pub(super) fn apply(app: &mut App, settings: &Settings) {
    app.insert_resource(settings.preferences);
    app.insert_resource(settings.bindings.clone());
    app.insert_resource(ComputerBehavior { resign: settings.computers_resign });
    if let Some(players) = settings.chosen_players() {
        app.insert_resource(NextPlayers(players));
    }
    let mut sizes = BoardSizes::default();
    for (kind, size) in [GameKind::Othello, GameKind::Breakthrough].into_iter().zip(settings.sizes()) {
        if let Some(size) = size {
            sizes.choose(kind, size);
        }
    }
    app.insert_resource(sizes);
    app.insert_resource(MatchOptions { clock: settings.clock.parse().ok(), corners: settings.corners });
}

/// What people like that concerns the match itself.
pub(super) fn follow(preferences: Res<Preferences>, mut confirm: ResMut<ConfirmMoves>) {
    confirm.set_if_neq(ConfirmMoves(preferences.confirm));
}

/// Tells the settings whenever one has changed.
pub(super) fn keep(
    (preferences, bindings): (Res<Preferences>, Res<Bindings>),
    manners: Res<ComputerBehavior>,
    opponents: Res<NextPlayers>,
    (sizes, terms): (Res<BoardSizes>, Res<MatchOptions>),
    mut told: Local<Option<String>>,
    mut kept: MessageWriter<SaveRequest>,
) {
    let set = preferences.is_changed() || bindings.is_changed() || manners.is_changed();
    if !(set || opponents.is_changed() || sizes.is_changed() || terms.is_changed()) {
        return;
    }
    let size = |kind| sizes.of(kind).size();
    let clock = terms.clock.map(|clock| clock.to_string()).unwrap_or_default();
    let (preferences, bindings, computers_resign) = (*preferences, bindings.clone(), manners.resign);
    let text = Settings { preferences, bindings, computers_resign, clock, corners: terms.corners, ..default() }
        .with(opponents.0, size(GameKind::Othello), size(GameKind::Breakthrough))
        .to_text();
    // What is in force at the start is kept already.
    let before = told.replace(text.clone());
    if before.is_some_and(|before| before != text) {
        kept.write(SaveRequest { shelf: StorageKey::Settings, text: Some(text) });
    }
}
