//! Games as links, texts, QR codes and animated pictures, to be given away. Everything is computed here; copying and
//! storing is the program's part.
//!
//! | Concern | File |
//! |---|---|
//! | links and texts | `texts` |
//! | QR codes | `qr_code` |
//! | a position as a flat picture | `painter` |
//! | a game as an animated GIF | `animation` |
//! | what can be requested | `requests` |

#[cfg(feature = "app")]
mod animation;
#[cfg(feature = "app")]
mod painter;
#[cfg(feature = "app")]
mod qr_code;
mod requests;
mod texts;

#[cfg(feature = "app")]
pub use animation::animation;
#[cfg(feature = "app")]
pub use painter::{BoardImage, Canvas};
#[cfg(feature = "app")]
pub use qr_code::QrSquares;
pub use requests::{OfferedFile, PageAddress, ShareRequest};
pub use texts::{ShareText, share_text};
