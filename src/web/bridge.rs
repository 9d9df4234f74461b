//! Carries what is told between the page and the world.

use std::cell::RefCell;

use bevy::prelude::*;

use super::talk::{FromPage, ToPage};
use crate::game::GameSystems;
use crate::persist::Keep;
use crate::plain::herald::Announcement;
use crate::plain::requests::PlainRequest;
use crate::plain::sheet::Described;
use crate::platform::post::{self, Outgoing};

thread_local! {
    /// What has been heard since the last update.
    static HEARD: RefCell<Vec<FromPage>> = const { RefCell::new(Vec::new()) };
}

pub(super) fn hear(heard: FromPage) {
    HEARD.with_borrow_mut(|lines| lines.push(heard));
}

/// Everything that a page without a picture needs, too.
#[derive(Debug)]
pub(super) struct BridgePlugin;

impl Plugin for BridgePlugin {
    fn build(&self, app: &mut App) {
        app.add_systems(First, listen).add_systems(Update, carry.after(GameSystems::Facts));
    }
}

/// What the page has said that only the picture understands.
#[derive(Message, Debug)]
pub(super) struct Picture(pub(super) FromPage);

fn listen(world: &mut World) {
    for heard in HEARD.with_borrow_mut(std::mem::take) {
        match heard {
            FromPage::Found { number, text } => post::deliver(number, text),
            FromPage::Lost { number } => post::lose(number),
            FromPage::Ask(request) => _ = world.write_message::<PlainRequest>(request),
            FromPage::Wishes(_) | FromPage::Where => _ = world.write_message(Picture(heard)),
        }
    }
}

fn carry(
    mut described: MessageReader<Described>,
    mut said: MessageReader<Announcement>,
    mut kept: MessageReader<Keep>,
) {
    for Keep { shelf, text } in kept.read() {
        ToPage::Keep { shelf: *shelf, text: text.as_deref() }.tell();
    }
    // Only the last sheet counts.
    if let Some(Described(sheet)) = described.read().last() {
        ToPage::Sheet(sheet).tell();
    }
    for Announcement { text, urgent } in said.read() {
        ToPage::Say { text, urgent: *urgent }.tell();
    }
    for outgoing in post::outbox() {
        match &outgoing {
            Outgoing::Ask { number, text } => ToPage::Ask { number: *number, text }.tell(),
            Outgoing::CallOff { number } => ToPage::CallOff { number: *number }.tell(),
        }
    }
}
