//! Positions that are being set up by hand: they may be illegal, and are checked as often as needed. Images of positions.
//!
//! ```
//! use tessera_rules::{Allegiance, Game, GameKind, Point, Position, Side, Variant};
//! use tessera_rules::setup::{Brush, PositionSetup, SetupEdit};
//!
//! let start = PositionSetup::from(&Position::start(Variant::standard(GameKind::Othello)));
//! let black = Brush::Piece(Allegiance::Side(Side::First));
//! let edited = start.edit(SetupEdit::Press { at: Point::new(0), brush: black });
//! let position = edited.check().expect("any arrangement of discs is a position of Othello");
//! assert_eq!(position.placement().first.len(), 3);
//! ```
//!
//! | Concern | File |
//! |---|---|
//! | a position that may be illegal, and its check | `position_setup` |
//! | the edits of it | `edit` |
//! | mirrored and rotated boards | `symmetry` |
//! | keys of positions, the same for all images of a board | `canonical` |
//! | undo and redo of edits | `history` |
//! | positions read from pasted text | `text` |

mod canonical;
mod edit;
mod history;
mod position_setup;
mod symmetry;
mod text;

pub use canonical::{CanonicalPosition, PointMap, PositionKey, canonical_move};
pub use edit::{Brush, SetupEdit};
pub use history::SetupHistory;
pub use position_setup::PositionSetup;
pub use symmetry::Symmetry;
pub use text::{SetupTextError, read_position};
