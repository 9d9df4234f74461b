//! Games as links, texts, QR codes and animated pictures, to be given away. Everything is computed here; copying and
//! storing is the program's part.
//!
//! | Concern | File |
//! |---|---|
//! | links and texts, what can be requested | `tessera_headless::share` |
//! | QR codes | `qr_code` |
//! | a position as a flat picture | `painter` |
//! | a game as an animated GIF | `animation` |

mod animation;
mod painter;
mod qr_code;

pub use animation::animation;
pub use painter::{BoardImage, Canvas};
pub use qr_code::QrSquares;
pub use tessera_headless::share::{OfferedFile, PageAddress, ShareRequest, ShareText, share_text};
