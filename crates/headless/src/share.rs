//! Games as links and texts, to be given away, and what can be requested.

mod requests;
mod texts;

pub use requests::{OfferedFile, PageAddress, ShareRequest};
pub use texts::{ShareText, share_text};
