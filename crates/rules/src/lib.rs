//! The rules of the games as values, with records of games and positions set up by hand: no Bevy, no clock, no randomness.
//!
//! Every game is a position type that implements [`Game`]; [`Position`] holds any of them at run time. A move is
//! checked on a value ([`Game::play`]) and described by a list of [`Effect`]s, so that code that shows a board need not
//! know the rules. Facts about the games themselves, such as colours and sizes, are in [`GameInfo`].
//!
//! ```
//! use tessera_rules::{Game, GameKind, IllegalMove, Position, Variant};
//!
//! let start = Position::start(Variant::standard(GameKind::Othello));
//! let mv = start.parse_move("f5").expect("f5 opens a game of Othello");
//! let played = start.play(mv).expect("it is legal");
//! assert_eq!(played.effects.len(), 2); // the disc placed, one disc flipped
//! assert_eq!(played.next.play(mv).unwrap_err(), IllegalMove::Occupied(mv.target().unwrap()));
//! ```
//!
//! | Concern | File |
//! |---|---|
//! | what every game promises | `game` |
//! | the games, their facts, and dispatch to them | `kind`, `info`, `registry` |
//! | games and sizes of boards | `variant` |
//! | points, labels, and the shape of boards | `point`, `grid`, `topology` |
//! | sides and colours | `side`, `colour` |
//! | moves, what they change, and how games end | `moves`, `effect`, `outcome` |
//! | pieces on the board, what can be set up besides, and whole games | `placement`, `situation_parts`, `record` |
//! | reading texts, and errors | `notation`, `error`, `contradiction`, `explanation` |
//! | data of any crate that can be read again while the program runs | `reloadable` |
//! | one game each | [`othello`], [`breakthrough`], [`diamond`] |
//! | trees of moves and file formats | [`records`] |
//! | positions that are being set up and may be illegal | [`setup`] |

pub mod breakthrough;
pub mod diamond;
pub mod othello;
pub mod records;
pub mod setup;

/// Calls a macro with every game as `Name = module, "documentation";`, in the order in which games are listed
/// everywhere. A new game is added here; the compiler then asks for the rest. Each layer that registers games has modules
/// of these names, so that its macro needs no list of its own.
#[macro_export]
macro_rules! for_each_game {
    ($callback:ident) => {
        $callback! {
            Othello = othello, "Othello: outflanked discs flip, most discs win.";
            Breakthrough = breakthrough, "Breakthrough: the first piece on the far row wins.";
            Diamond = diamond, "Diamond: four pieces on the corners of a square win.";
        }
    };
}

mod colour;
mod contradiction;
mod effect;
mod error;
mod explanation;
mod game;
mod grid;
mod info;
mod kind;
mod moves;
mod notation;
mod outcome;
mod perft;
mod placement;
mod point;
mod quoted;
mod record;
mod registry;
mod reloadable;
mod side;
mod situation_parts;
mod topology;
mod variant;

pub use colour::Colour;
pub use contradiction::Contradiction;
pub use effect::{Effect, Phase};
pub use error::{IllegalMove, NotationError, NotationReason, SetupError};
pub use game::{Game, Played, perft};
pub use grid::Grid;
pub use info::{AllowedSizes, CaptureKind, GameInfo, PieceKind, RankOne};
pub use kind::GameKind;
pub use moves::Move;
pub use outcome::{Draw, Outcome, Victory};
pub use perft::FinishedGames;
pub use placement::Placement;
pub use point::{InvalidPoint, Point, PointSet};
pub use quoted::{Quoted, ShortLine};
pub use record::{Ply, Record};
pub use registry::{Position, Setup, Situation};
pub use reloadable::Reloadable;
pub use side::{Allegiance, PerSide, Side};
pub use situation_parts::SituationParts;
pub use topology::{Face, Planar, Surface, Topology};
pub use variant::{Size, Variant, VariantError};
