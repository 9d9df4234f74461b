//! All declared messages: every module that declares some is listed here.

use super::message::MessageSpec;
use super::{common, editor, effects, games, hint, illegal, keys, labels, library, outcome, players, prompts, refusal};
use super::{rules, settings, spoken, status, storage, turn};

const TABLES: [&[MessageSpec]; 18] = [
    common::MESSAGES,
    labels::MESSAGES,
    library::MESSAGES,
    settings::MESSAGES,
    keys::MESSAGES,
    prompts::MESSAGES,
    players::MESSAGES,
    turn::MESSAGES,
    status::MESSAGES,
    outcome::MESSAGES,
    hint::MESSAGES,
    refusal::MESSAGES,
    illegal::MESSAGES,
    spoken::MESSAGES,
    effects::MESSAGES,
    storage::MESSAGES,
    editor::MESSAGES,
    rules::MESSAGES,
];

/// Every declared message.
pub fn all() -> impl Iterator<Item = &'static MessageSpec> {
    TABLES.into_iter().chain(games::TABLES).flatten()
}
