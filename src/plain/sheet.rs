//! Everything that can be read and done now, as one value.

use bevy::prelude::*;
use serde::Serialize;

use super::deeds::{self, Offer};
use super::spots::{self, Spot};
use crate::game::matches::{History, Match};
use crate::game::player::{ActivePlayer, Generation};
use crate::game::screen::{Active, Screen};
use crate::game::snapshot::Boards;
use crate::rules::{GameKind, Move, Point, Side};
use crate::ui::hud::model::{Games, Model};
use crate::ui::hud::notice::Notice;
use crate::ui::words::{self, labels};

/// The sheet has changed.
#[derive(Message, Clone, PartialEq, Debug)]
pub struct Described(pub Box<Sheet>);

/// `None` while there is no match: then one can be begun.
pub type Sheet = Option<Page>;

/// A match.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Page {
    /// `othello`, `breakthrough` or `diamond`, and `8x8`.
    pub game: &'static str,
    pub size: String,
    /// `Othello · 8 × 8`, or what phase it is in.
    pub title: String,
    pub caption: String,
    /// How the match stands.
    pub status: String,
    /// Who plays which colour and how many pieces each has; whoever begins comes first.
    pub players: [String; 2],
    pub columns: usize,
    pub rows: usize,
    pub spots: Vec<Spot>,
    pub deeds: Vec<Offer>,
    /// The plies played, as people write them.
    pub moves: Vec<String>,
}

/// What a sheet depends on: while it is the same, so is the sheet.
#[derive(Clone, PartialEq, Debug, Default)]
pub(super) struct Stamp(Option<(Entity, u64, Option<Point>, Option<Move>, Option<Side>, bool, usize)>);

type Parts<'a> = (Entity, &'a Generation, &'a ActivePlayer, &'a Match, &'a History);

/// Describes the active match whenever something about it has changed.
pub(super) fn describe(
    active: Query<Parts, With<Active>>,
    screen: Res<State<Screen>>,
    games: Games,
    notice: Res<Notice>,
    boards: Boards,
    mut told: Local<Option<Stamp>>,
    mut described: MessageWriter<Described>,
) {
    let Ok((game, generation, awaited, ..)) = active.single() else {
        if *screen.get() == Screen::Title && told.replace(Stamp(None)) != Some(Stamp(None)) {
            described.write(Described(Box::new(None)));
        }
        return;
    };
    let Some(model) = games.model(&notice) else { return };
    let (selected, offer) = (model.table.selected, model.table.offer);
    let free = *awaited == ActivePlayer::Person;
    let chosen = model.chosen.map(|(mv, _)| *mv);
    let stamp = Stamp(Some((game, generation.0, selected, chosen, offer, free, model.history.undone.len())));
    if told.as_ref() == Some(&stamp) {
        return;
    }
    let Some(position) = boards.position(game) else { return };
    let last = model.table.last.and_then(|ply| ply.mv.target());
    let spots = spots::of(&position, selected, last, free && !model.over());
    described.write(Described(Box::new(Some(page(&model, spots)))));
    *told = Some(stamp);
}

fn page(model: &Model, spots: Vec<Spot>) -> Page {
    let lexicon = model.lexicon;
    let size = lexicon.0.size();
    let status = words::status(lexicon, model.table);
    let name = labels::game(lexicon.kind());
    Page {
        game: lexicon.kind().id(),
        size: size.to_string(),
        title: if lexicon.kind() == GameKind::Diamond { name.into() } else { format!("{name} {}", labels::size(size)) },
        caption: words::caption(lexicon, model.table.situation, words::opening(model.history)),
        status: format!("{} {}", status.head, status.tail).trim().to_owned(),
        players: Side::BOTH.map(|side| player(model, side)),
        columns: spots.iter().map(|spot| spot.column + 1).max().unwrap_or(0),
        rows: spots.iter().map(|spot| spot.row + 1).max().unwrap_or(0),
        spots,
        deeds: deeds::offered(model),
        moves: model.plies().filter(|(_, played)| *played).map(|(text, _)| text).collect(),
    }
}

/// `Black: You, two discs`.
fn player(model: &Model, side: Side) -> String {
    let who = words::player(model.players, model.seats.0[side]);
    let counted = words::tally(model.table.situation, model.figures[side]);
    let left = model.time(side).map(|left| format!(", {} left", words::time(left))).unwrap_or_default();
    format!("{}: {who}, {} {counted}{left}", model.lexicon.colour(side), model.figures[side])
}
