//! Breakthrough has no formats of its own: PGN, lists of moves and positions are read by the shared ones.

use crate::records::format::RecordFormat;

pub(super) const FORMATS: &[RecordFormat] = &[];
