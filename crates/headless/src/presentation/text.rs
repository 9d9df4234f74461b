//! Every sentence that players read or hear, made from Fluent messages: pure functions of game facts, without a screen.
//!
//! The messages are in `assets/locales/*/*.ftl` and are compiled in. Rust code reaches a message only through a typed
//! method of [`Text`], which the build script makes of the English message: `turn-to-move` is `text.turn_to_move(…)`. A
//! message that nothing uses is a warning of the compiler. Order of words, plurals, capitals and lists belong to the
//! messages.
//!
//! | To change | see |
//! |---|---|
//! | a sentence or a label | `assets/locales` |
//! | what a game says | `game_messages`, and the game's file in `games` |
//! | how methods are made of messages | `build/messages.rs` |
//! | how messages are formatted | `message`, `catalogue` |
//! | which games there are | `games` |
//! | what players are called | `names` |

mod analysis;
mod catalogue;
mod common;
mod describe;
mod editor;
mod effects;
mod explorer;
mod game_messages;
mod games;
mod hint;
mod illegal;
pub mod imports;
pub mod keys;
pub mod labels;
mod lessons;
pub mod library;
mod match_view;
mod message;
mod names;
mod oracle;
mod outcome;
mod own_theme;
mod players;
pub mod prompts;
#[cfg(debug_assertions)]
mod pseudo;
pub mod puzzles;
mod refusal;
mod report;
pub mod rules;
mod settings;
mod sitting;
pub mod spoken;
pub mod statistics;
mod status;
pub mod storage;
mod turn;

pub use catalogue::{faults, reload};
pub use common::{GameText, Message, typeset};
pub use describe::describe;
pub use effects::flipped;
pub use hint::{hint, recommendation};
pub use illegal::illegal;
pub use match_view::{MatchView, ReviewedPlies};
#[cfg(test)]
pub(in crate::presentation) use message::FIXED;
pub use message::Text;
pub use names::{called, called_briefly, isolated, runs_from_right_to_left};
pub use outcome::{headline, headline_to, reason, reason_to, result, score_line};
pub use players::{
    computer, draw_declined, level, level_explained, level_sign, strength, time, time_explained, time_sign,
};
pub use refusal::refusal;
pub use sitting::sitting;
pub use status::{caption, count_noun, seat, seat_note, status};
pub use turn::turn;

/// Changes every piece of text of a message.
type Transform = for<'a> fn(&'a str) -> std::borrow::Cow<'a, str>;
