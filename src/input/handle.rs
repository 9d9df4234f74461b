//! The one place where actions are carried out.

use std::collections::VecDeque;

use bevy::ecs::query::QueryData;
use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use bevy::window::RequestRedraw;

use crate::game::matches::Match;
use crate::game::player::{ActivePlayer, Paused, Players};
use crate::game::requests::{MatchCommand, MatchRequest};
use crate::game::screen::Active;
use crate::game::selection::{MoveOptions, Selection, pick_up, press};
use crate::game::snapshot::Boards;
use crate::rules::{Move, Position};
use crate::settings::preferences::Preferences;
use crate::view::camera::Orbit;
use crate::view::playback::SkipAnimations;
use crate::view::stage::{Animating, Dragged, OpenMenu};

use super::action::Action;
use super::cursor;
use super::devices::BoardAccess;
use super::press::Press;

/// Radians that a drag of one logical pixel turns the view.
pub(super) const TURN: f32 = 0.006;

/// The match that is played.
#[derive(QueryData)]
#[query_data(mutable)]
pub(super) struct ActiveBoard {
    entity: Entity,
    variant: &'static Match,
    intent: &'static mut Selection,
    choices: &'static MoveOptions,
    awaited: &'static ActivePlayer,
    players: &'static Players,
    paused: &'static Paused,
}

/// Everything that an action may change.
#[derive(SystemParam)]
pub(super) struct ActionContext<'w, 's> {
    boards: Boards<'w, 's>,
    busy: Res<'w, Animating>,
    press: ResMut<'w, Press>,
    dragged: ResMut<'w, Dragged>,
    preferences: ResMut<'w, Preferences>,
    orbit: ResMut<'w, Orbit>,
    requests: MessageWriter<'w, MatchRequest>,
    hurry: MessageWriter<'w, SkipAnimations>,
    menu: MessageWriter<'w, OpenMenu>,
}

/// Carries actions out in their order. What follows a wish waits for the next frame: the wish may have changed the
/// board by then. While the board cannot be reached nothing happens to it, and a press that was going on comes to nothing.
pub(super) fn carry_out(
    mut done: MessageReader<Action>,
    reach: BoardAccess,
    mut active: Query<ActiveBoard, With<Active>>,
    mut hands: ActionContext,
    mut waiting: Local<VecDeque<Action>>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    waiting.extend(done.read());
    let table = active.single_mut().ok();
    let Some(mut table) = table.filter(|_| reach.board()) else {
        waiting.clear();
        for mut table in &mut active {
            hands.abort_press(&mut table);
        }
        return;
    };
    while let Some(action) = waiting.pop_front() {
        if hands.carry_out(action, &mut table) {
            break;
        }
    }
    if !waiting.is_empty() {
        redraw.write(RequestRedraw);
    }
}

impl ActionContext<'_, '_> {
    /// True if it was a wish, after which the board may be another.
    fn carry_out(&mut self, action: Action, table: &mut ActiveBoardItem) -> bool {
        match action {
            Action::Move(_) | Action::File(_) | Action::Rank(_) | Action::Point(_) => self.point(action, table),
            Action::Grab { at, finger } => self.grab(at, finger, table),
            Action::Drag { to, by } => self.drag(to, by, table),
            Action::CallOff => self.abort_press(table),
            Action::Cancel => self.cancel(table),
            Action::Menu => _ = self.menu.write(OpenMenu),
            Action::View => self.preferences.top_down = !self.preferences.top_down,
            Action::Home => *self.orbit = Orbit::default(),
            Action::Turn(by) => self.turn(by),
            Action::Zoom(by) => self.orbit.zoom(by),
            Action::Release
            | Action::Press
            | Action::TakeBack
            | Action::PlayAgain
            | Action::Hint
            | Action::Pass
            | Action::Swap
            | Action::Pause => {
                let Some(wish) = self.wish(action, table) else { return false };
                if wish != MatchCommand::Hint {
                    table.intent.selected = None;
                }
                self.requests.write(MatchRequest { game: table.entity, command: wish });
                return true;
            }
        }
        false
    }

    fn wish(&mut self, action: Action, table: &mut ActiveBoardItem) -> Option<MatchCommand> {
        match action {
            Action::Release => self.release(table),
            Action::Press => {
                self.skip_animations();
                let position = self.heard(table)?;
                press(&position, &mut table.intent).map(MatchCommand::Play)
            }
            Action::TakeBack => Some(MatchCommand::TakeBack),
            Action::PlayAgain => Some(MatchCommand::PlayAgain),
            Action::Hint => Some(MatchCommand::Hint),
            Action::Pass => table.choices.pass.then_some(MatchCommand::Play(Move::Pass)),
            Action::Swap => table.choices.swap.then_some(MatchCommand::Play(Move::Swap)),
            // One key may mean both: a pass goes first.
            Action::Pause if table.choices.pass => None,
            Action::Pause => {
                let paused = table.paused.0;
                (paused || table.players.all_computers()).then_some(MatchCommand::Pause(!paused))
            }
            _ => None,
        }
    }

    /// The position, if a press is heard: while a computer is to move it means nothing, after the end it is answered
    /// that the match is over.
    fn heard(&self, table: &ActiveBoardItem) -> Option<Position> {
        let heard = !matches!(table.awaited, ActivePlayer::Computer(_));
        self.boards.position(table.entity).filter(|_| heard)
    }

    fn skip_animations(&mut self) {
        if self.busy.0 {
            self.hurry.write(SkipAnimations);
        }
    }

    fn point(&self, action: Action, table: &mut ActiveBoardItem) {
        let Match(variant) = *table.variant;
        let from = table.intent.cursor.or(table.intent.selected);
        let to = match action {
            Action::Move(direction) => Some(cursor::toward(variant, from, direction, self.orbit.yaw)),
            Action::File(file) => cursor::on_file(variant, from, file).or(from),
            Action::Rank(rank) => cursor::on_rank(variant, from, rank).or(from),
            Action::Point(point) => point,
            _ => from,
        };
        if table.intent.cursor != to {
            table.intent.cursor = to;
        }
    }

    fn grab(&mut self, at: Vec2, finger: bool, table: &mut ActiveBoardItem) {
        self.skip_animations();
        let Some(position) = self.boards.position(table.entity) else { return };
        let Selection { cursor, selected, chosen } = *table.intent;
        *self.press = Press { began: Some(at), origin: cursor, finger, before: (selected, chosen), ..default() };
        if *table.awaited == ActivePlayer::Human {
            self.press.again = cursor.is_some() && cursor == selected;
            pick_up(&position, &mut table.intent);
        }
    }

    fn drag(&mut self, to: Vec2, by: Vec2, table: &ActiveBoardItem) {
        self.press.reach(to);
        let carried = self.press.carried(&table.intent);
        self.dragged.set_if_neq(Dragged(carried.map(|point| (point, to))));
        if self.press.began.is_some() && self.press.origin.is_none() && !self.press.finger {
            self.turn(Vec2::new(-by.x, by.y) * TURN);
        }
    }

    fn release(&mut self, table: &mut ActiveBoardItem) -> Option<MatchCommand> {
        let press = std::mem::take(&mut *self.press);
        self.dragged.set_if_neq(Dragged(None));
        press.began?;
        let position = self.heard(table);
        let mv = position.and_then(|position| press.meant(&position, &mut table.intent));
        if press.finger {
            table.intent.cursor = None;
        }
        mv.map(MatchCommand::Play)
    }

    /// A press comes to nothing: what was picked up or chosen before it is so still.
    fn abort_press(&mut self, table: &mut ActiveBoardItem) {
        if self.press.began.is_none() {
            return;
        }
        let press = std::mem::take(&mut *self.press);
        self.dragged.set_if_neq(Dragged(None));
        (table.intent.selected, table.intent.chosen) = press.before;
        if press.finger {
            table.intent.cursor = None;
        }
    }

    fn cancel(&mut self, table: &mut ActiveBoardItem) {
        if self.press.began.is_some() {
            self.abort_press(table);
        } else if table.intent.selected.is_some() || table.intent.chosen.is_some() {
            table.intent.put_down();
        } else {
            self.menu.write(OpenMenu);
        }
    }

    /// Seen from straight above there is nothing to tilt.
    fn turn(&mut self, by: Vec2) {
        let tilt = if self.preferences.top_down { 0.0 } else { by.y };
        self.orbit.turn(Vec2::new(by.x, tilt));
    }
}
