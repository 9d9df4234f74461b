//! The games, the choice and the report that the page shows.

use bevy::prelude::*;

use crate::library::PlayerResults;
use crate::persist::library::LoadedResults;
use crate::persist::settings::NewMatchSettings;
use crate::platform::date;
use crate::presentation::settings::PresentationSettings;
use crate::presentation::statistics::{StatisticsChoice, StatisticsReport};
use crate::presentation::text::Text;
use crate::ui::dialogs::{Dialog, Dialogs};

/// What the page shows; the report is worked out again when games, choice or language change.
#[derive(Resource, Default, Debug)]
pub(super) struct ShownStatistics {
    /// The player: a name, or empty for people without one. The person that plays here until another is chosen.
    pub(super) player: String,
    is_chosen: bool,
    /// Which games are counted.
    pub(super) choice: StatisticsChoice,
    pub(super) report: StatisticsReport,
    /// What the report was worked out for.
    key: Option<(StatisticsChoice, Text)>,
    is_open: bool,
}

impl ShownStatistics {
    /// Shows the games of another player, all of them.
    pub(super) fn choose_player(&mut self, name: &str, loaded: &mut LoadedResults) {
        name.clone_into(&mut self.player);
        self.is_chosen = true;
        self.choice = StatisticsChoice::default();
        loaded.read(name);
    }
}

/// Reads the games when the page is opened, and works out the report again when something has changed.
pub(super) fn update(
    mut shown: ResMut<ShownStatistics>,
    mut loaded: ResMut<LoadedResults>,
    dialogs: Res<Dialogs>,
    settings: PresentationSettings,
    new_match: Res<NewMatchSettings>,
) {
    let is_open = matches!(dialogs.top(), Some(Dialog::Statistics | Dialog::StatisticsPlayer));
    let shown = shown.bypass_change_detection();
    if is_open && !std::mem::replace(&mut shown.is_open, is_open) {
        if !shown.is_chosen {
            new_match.first_name().clone_into(&mut shown.player);
        }
        loaded.read(&shown.player);
    }
    shown.is_open = is_open;
    let key = Some((shown.choice, settings.text()));
    if is_open
        && (loaded.is_changed() || shown.key != key)
        && let Some(results) = own_results(shown, &loaded)
    {
        shown.report = StatisticsReport::new(settings.text(), results, &shown.choice, date::now());
        shown.key = key;
    }
}

/// The games that have been read, if they are those of the player.
fn own_results<'a>(shown: &ShownStatistics, loaded: &'a LoadedResults) -> Option<&'a PlayerResults> {
    loaded.results.as_ref().filter(|results| results.player == shown.player)
}
