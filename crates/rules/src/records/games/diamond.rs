//! Diamond has no formats of its own: PGN, lists of moves and positions are read by the shared ones. No program has a notation
//! for it in SGF.

use crate::Size;
use crate::records::format::RecordFormat;
use crate::records::sgf::SgfNotation;

pub(super) const FORMATS: &[RecordFormat] = &[];

pub(super) const SGF: Option<&SgfNotation> = None;

pub(super) const ALIASES: &[(&str, Option<Size>)] = &[];
