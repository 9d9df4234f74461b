//! The protocols of Othello programs.

mod gtp;
mod nboard;

pub use gtp::GtpSession;
pub use nboard::NboardSession;
