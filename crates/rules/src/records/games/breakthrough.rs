//! Breakthrough has no formats of its own: PGN, SGF, lists of moves and positions are read by the shared ones.

use crate::records::format::RecordFormat;
use crate::records::sgf::SgfNotation;
use crate::{GameKind, Size};

pub(super) const FORMATS: &[RecordFormat] = &[];

pub(super) const SGF: Option<&SgfNotation> = Some(&SgfNotation {
    kind: GameKind::Breakthrough,
    number: "41",
    events: &["breakthrough"],
    writes_labels: false,
    keeps_start: false,
});

pub(super) const ALIASES: &[(&str, Option<Size>)] =
    &[("breakthroughtroyka", None), ("minibreakthroughtroyka", SMALL), ("minibreakthrough", SMALL)];

const SMALL: Option<Size> = Some(Size::square(5));
