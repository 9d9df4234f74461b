//! The formats of Othello programs and federations.

mod ggf;
mod obf;
mod quest;
mod wthor;

use crate::records::format::{RecordFormat, RecordWriteError};
use crate::records::game_record::GameRecord;
use crate::records::sgf::SgfNotation;
use crate::{GameKind, Size};

pub(super) const FORMATS: &[RecordFormat] = &[
    RecordFormat {
        id: "wthor",
        description: "games of the French Othello federation (WTH_*.wtb)",
        extensions: &["wtb"],
        recognises: wthor::recognises,
        read: wthor::read,
        write: None,
    },
    RecordFormat {
        id: "ggf",
        description: "Generic Game Format of the server GGS",
        extensions: &["ggf"],
        recognises: |source| ggf::recognises(source.as_text()),
        read: |source| Box::new(ggf::read(source.as_text())),
        write: Some(ggf::write),
    },
    RecordFormat {
        id: "quest",
        description: "JSON of Othello Quest",
        extensions: &["json"],
        recognises: |source| quest::recognises(source.as_text()),
        read: |source| Box::new(quest::read(source.as_text())),
        write: None,
    },
    RecordFormat {
        id: "obf",
        description: "Othello Board File: positions with scores of moves",
        extensions: &["obf"],
        recognises: |source| obf::recognises(source.as_text()),
        read: |source| Box::new(obf::read(source.as_text())),
        write: Some(obf::write),
    },
];

pub(super) const SGF: Option<&SgfNotation> = Some(&SgfNotation {
    kind: GameKind::Othello,
    number: "2",
    events: &["reversi", "othello"],
    writes_labels: true,
    keeps_start: true,
});

pub(super) const ALIASES: &[(&str, Option<Size>)] = &[("reversi", None), ("xot", None)];

fn other_game(format: &'static str, record: &GameRecord) -> RecordWriteError {
    RecordWriteError::OtherGame { format, game: record.tree.variant().kind().info().name }
}
