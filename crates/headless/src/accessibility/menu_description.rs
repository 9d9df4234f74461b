//! The description of everything that can be chosen besides the match itself: a new match, the settings, the rules.

use bevy::prelude::*;
use serde::Serialize;

use super::exercise_links::{ExerciseGroup, exercise_groups};
use super::new_match_choices::NewMatchChoices;
use crate::game::lesson::LessonRecord;
use crate::game::puzzle::{PuzzleRecord, today};
use crate::game::resumable::{MatchSummary, ResumableMatch};
use crate::game::screen::TITLE_ORDER;
use crate::persist::settings::NewMatchSettings;
use crate::presentation::settings_form::{SettingsGroup, settings_groups};
use crate::presentation::text::{Text, keys, rules};
use crate::puzzles::Day;
use crate::rules::GameKind;
use crate::settings::bindings::Bindings;
use crate::settings::preferences::Preferences;

/// The description has changed.
#[derive(Message, Clone, PartialEq, Debug)]
pub struct MenuDescribed(pub Box<MenuDescription>);

/// What can be chosen besides the match itself.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct MenuDescription {
    /// What a button says that continues the match that was left; none if there is no such match.
    pub resumable: Option<String>,
    /// The form for a new match.
    pub new_match: NewMatchChoices,
    /// The buttons that open lessons and puzzles.
    pub exercises: Vec<ExerciseGroup>,
    /// The settings by the pages of the dialog.
    pub settings: Vec<SettingsGroup>,
    /// The rules of every game, in the order of the games.
    pub rules: Vec<RulesDescription>,
    /// The keys of the drawn board, a sentence for each.
    pub keys: Vec<String>,
}

/// The rules of a game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct RulesDescription {
    /// The identifier of the game.
    pub game: &'static str,
    /// The name of the game.
    pub name: &'static str,
    /// The game in a sentence.
    pub gist: &'static str,
    /// The sections, each with a heading and paragraphs.
    pub sections: Vec<(&'static str, Vec<&'static str>)>,
}

/// Describes the menu at the start and whenever settings, progress or the day have changed. Settings that do not exist
/// have the defaults.
pub(super) fn describe(
    preferences: Option<Res<Preferences>>,
    new_match: Option<Res<NewMatchSettings>>,
    bindings: Option<Res<Bindings>>,
    (resumable, lessons, puzzles): (Res<ResumableMatch>, Option<Res<LessonRecord>>, Option<Res<PuzzleRecord>>),
    (mut last, mut exercises): (Local<Option<MenuDescription>>, Local<Option<(Day, Text, Vec<ExerciseGroup>)>>),
    mut described: MessageWriter<MenuDescribed>,
) {
    let day = today();
    let progress_is_changed =
        lessons.as_ref().is_some_and(Res::is_changed) || puzzles.as_ref().is_some_and(Res::is_changed);
    let is_changed = resumable.is_changed()
        || progress_is_changed
        || exercises.as_ref().is_none_or(|(of, ..)| *of != day)
        || preferences.as_ref().is_some_and(Res::is_changed)
        || new_match.as_ref().is_some_and(Res::is_changed)
        || bindings.as_ref().is_some_and(Res::is_changed);
    if !is_changed {
        return;
    }
    let preferences = preferences.as_deref().copied().unwrap_or_default();
    let new_match = new_match.as_deref().cloned().unwrap_or_default();
    let bindings = bindings.as_deref().cloned().unwrap_or_default();
    let text = Text(preferences.effective_language());
    // Counting solved puzzles takes too long for every step of a slider.
    if progress_is_changed || exercises.as_ref().is_none_or(|(of, language, _)| (*of, *language) != (day, text)) {
        let lessons = lessons.map(|record| record.0.clone()).unwrap_or_default();
        let puzzles = puzzles.map(|record| record.0.clone()).unwrap_or_default();
        *exercises = Some((day, text, exercise_groups(text, &lessons, &puzzles)));
    }
    let exercises = exercises.iter().flat_map(|(.., groups)| groups.clone()).collect();
    let description = MenuDescription::new(exercises, &preferences, &new_match, &bindings, resumable.0.as_ref());
    if last.as_ref() != Some(&description) {
        *last = Some(description.clone());
        described.write(MenuDescribed(Box::new(description)));
    }
}

impl MenuDescription {
    fn new(
        exercises: Vec<ExerciseGroup>,
        preferences: &Preferences,
        new_match: &NewMatchSettings,
        bindings: &Bindings,
        resumable: Option<&MatchSummary>,
    ) -> MenuDescription {
        let text = Text(preferences.effective_language());
        MenuDescription {
            resumable: resumable.map(|left| text.continue_game(text.game_name(left.variant.kind()))),
            new_match: NewMatchChoices::new(text, new_match),
            exercises,
            settings: settings_groups(text, preferences),
            rules: TITLE_ORDER.map(|kind| rules_of(text, kind)).into(),
            keys: keys_of(text, bindings),
        }
    }
}

fn rules_of(text: Text, kind: GameKind) -> RulesDescription {
    let page = rules::page(text, kind);
    let origins = (text.origins(), text.origins_of(kind));
    let sections = page.sections.into_iter().chain([origins]).collect();
    RulesDescription { game: kind.id(), name: text.game_name(kind), gist: page.gist, sections }
}

fn keys_of(text: Text, bindings: &Bindings) -> Vec<String> {
    let movement = keys::cursor_movement(text).into_iter().map(str::to_owned);
    movement.chain(keys::table(text, bindings).iter().map(|row| row.spoken(text))).collect()
}
