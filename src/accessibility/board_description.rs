//! Everything that can be read and done now, as one value.

use bevy::prelude::*;
use serde::Serialize;

use super::points::{self, PointDescription};
use crate::game::matches::{History, Match};
use crate::game::player::{ActivePlayer, Generation};
use crate::game::screen::{Active, Screen};
use crate::game::snapshot::Boards;
use crate::presentation::actions::MatchAction;
use crate::presentation::model::{MatchModel, MatchReader};
use crate::presentation::text;
use crate::rules::{Move, Point, Side};

/// The sheet has changed.
#[derive(Message, Clone, PartialEq, Debug)]
pub struct BoardDescribed(pub Box<BoardDescription>);

/// `None` while there is no match: then one can be begun.
pub type BoardDescription = Option<MatchDescription>;

/// A match.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct MatchDescription {
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
    pub spots: Vec<PointDescription>,
    /// The actions that are available, the most urgent first.
    #[serde(rename = "deeds")]
    pub actions: Vec<ActionButton>,
    /// The plies played, as people write them.
    pub moves: Vec<String>,
}

/// An action, and the label of its button.
pub type ActionButton = (MatchAction, String);

/// What a sheet depends on: while it is the same, so is the sheet.
#[derive(Clone, PartialEq, Debug, Default)]
pub(super) struct Fingerprint(Option<(Entity, u64, Option<Point>, Option<Move>, Option<Side>, bool, usize)>);

type DescribedMatch<'a> = (Entity, &'a Generation, &'a ActivePlayer, &'a Match, &'a History);

/// Describes the active match whenever something about it has changed.
pub(super) fn describe(
    active: Query<DescribedMatch, With<Active>>,
    screen: Res<State<Screen>>,
    games: MatchReader,
    boards: Boards,
    mut told: Local<Option<Fingerprint>>,
    mut described: MessageWriter<BoardDescribed>,
) {
    let Ok((game, generation, awaited, ..)) = active.single() else {
        if *screen.get() == Screen::Title && told.replace(Fingerprint(None)) != Some(Fingerprint(None)) {
            described.write(BoardDescribed(Box::new(None)));
        }
        return;
    };
    let Some(model) = games.model() else { return };
    let (selected, offer) = (model.table.selected, model.table.offer);
    let free = *awaited == ActivePlayer::Human;
    let chosen = model.chosen.map(|(mv, _)| *mv);
    let stamp = Fingerprint(Some((game, generation.0, selected, chosen, offer, free, model.history.undone.len())));
    if told.as_ref() == Some(&stamp) {
        return;
    }
    let Some(position) = boards.position(game) else { return };
    let last = model.table.last.and_then(|ply| ply.mv.target());
    let spots = points::describe_points(&position, selected, last, free && !model.over(), games.text());
    described.write(BoardDescribed(Box::new(Some(page(&model, spots)))));
    *told = Some(stamp);
}

fn page(model: &MatchModel, spots: Vec<PointDescription>) -> MatchDescription {
    let lexicon = model.lexicon;
    let size = lexicon.variant.size();
    let status = text::status(lexicon, model.table);
    MatchDescription {
        game: lexicon.kind().id(),
        size: size.to_string(),
        title: lexicon.title(),
        caption: text::caption(lexicon, model.table.situation, model.opening()),
        status: status.joined(lexicon.text),
        players: Side::BOTH.map(|side| player(model, side)),
        columns: spots.iter().map(|spot| spot.column + 1).max().unwrap_or(0),
        rows: spots.iter().map(|spot| spot.row + 1).max().unwrap_or(0),
        spots,
        actions: action_buttons(model),
        moves: model.plies().filter(|(_, played)| *played).map(|(text, _)| text).collect(),
    }
}

/// Rematch and leave stand for a restart, which would end a match without a question.
fn action_buttons(model: &MatchModel) -> Vec<ActionButton> {
    let actions = model.actions.available().map(|state| state.action);
    let actions = actions.filter(|action| *action != MatchAction::Restart);
    actions.map(|action| (action, model.action_label(action))).collect()
}

/// `Black: You, two discs`.
fn player(model: &MatchModel, side: Side) -> String {
    let (text, colour) = (model.lexicon.text, model.lexicon.colour(side));
    let player = text::player(text, model.players, model.seats.0[side]);
    let counted = model.counted(side);
    match model.time(side) {
        Some(left) => text.player_with_time(colour, &player, &counted, &text::time(left)),
        None => text.player_with_count(colour, &player, &counted),
    }
}
