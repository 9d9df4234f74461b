//! All declared messages: every module that declares some is listed here.

use std::sync::OnceLock;

use super::message::MessageSpec;
use super::{
    analysis, command_line, common, editor, effects, explorer, games, hint, illegal, keys, labels, learn, lessons,
    library, names, oracle, outcome, own_theme, players, prompts, puzzles, refusal, report,
};
use super::{rules, settings, sitting, spoken, statistics, status, storage, turn};
use crate::lessons::Lesson;

const TABLES: [&[MessageSpec]; 30] = [
    common::MESSAGES,
    labels::MESSAGES,
    library::MESSAGES,
    statistics::MESSAGES,
    settings::MESSAGES,
    keys::MESSAGES,
    prompts::MESSAGES,
    players::MESSAGES,
    names::MESSAGES,
    turn::MESSAGES,
    sitting::MESSAGES,
    status::MESSAGES,
    outcome::MESSAGES,
    own_theme::MESSAGES,
    hint::MESSAGES,
    oracle::MESSAGES,
    analysis::MESSAGES,
    report::MESSAGES,
    explorer::MESSAGES,
    refusal::MESSAGES,
    illegal::MESSAGES,
    spoken::MESSAGES,
    effects::MESSAGES,
    storage::MESSAGES,
    editor::MESSAGES,
    lessons::MESSAGES,
    learn::MESSAGES,
    puzzles::MESSAGES,
    rules::MESSAGES,
    command_line::MESSAGES,
];

/// Every declared message.
pub fn all() -> impl Iterator<Item = &'static MessageSpec> {
    TABLES.into_iter().chain(games::TABLES).chain([of_lessons()]).flatten()
}

/// The messages of the lessons, whose ids follow from the names in the files.
fn of_lessons() -> &'static [MessageSpec] {
    static SPECS: OnceLock<Vec<MessageSpec>> = OnceLock::new();
    SPECS.get_or_init(|| {
        let ids = Lesson::all().iter().flat_map(Lesson::messages);
        ids.map(|id| MessageSpec { id, arguments: &[] }).collect()
    })
}
