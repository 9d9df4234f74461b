//! The stack of open dialogs, of which the topmost is shown.

mod frame;
mod settings_tab;

use std::fmt::Debug;
use std::hash::Hash;

use bevy::prelude::*;
use bevy_egui::egui::{Context, Id, Key};
use bevy_egui::{EguiContexts, EguiPrimaryContextPass, egui};

use crate::game::screen::{Active, Screen};
use crate::library::GameId;
use crate::rules::GameKind;
use crate::view::stage::{BoardCovered, OpenMenu, ResultOpen};

use super::systems::UiSystems;

pub use settings_tab::SettingsTab;

pub(crate) use frame::{Frame, PAGE, beside_title, frame, layout_beside_board};

/// Adds the stack of dialogs.
pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Dialogs>()
        .add_systems(OnExit(Screen::Title), close_on_screen_change)
        .add_systems(OnExit(Screen::Match), close_on_screen_change)
        .add_systems(OnExit(Screen::Editor), close_on_screen_change)
        .add_systems(OnExit(Screen::Lesson), close_on_screen_change)
        .add_systems(OnExit(Screen::Puzzle), close_on_screen_change)
        .add_systems(
            EguiPrimaryContextPass,
            (open_first_page.run_if(resource_exists::<FirstPage>), handle_keys).chain().in_set(UiSystems::Keys),
        )
        .add_systems(EguiPrimaryContextPass, update_board_covered.in_set(UiSystems::Publish));
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Dialog {
    /// The board's size and the players, before a match.
    NewMatch(GameKind),
    Menu,
    /// Who plays, during a match.
    Players,
    /// The players of a match from the position of the editor.
    PlaySetup,
    Settings(SettingsTab),
    /// The colours of the player's own theme, beside the board.
    OwnTheme,
    HowToPlay(GameKind),
    /// The lessons and puzzles of a game.
    Learn(GameKind),
    /// Where a game comes from.
    Origins(GameKind),
    /// The move list, where the screen has no room for it.
    Moves,
    /// The opening explorer, where the screen has no room for it.
    Explorer,
    Result,
    /// The report on the game.
    Report,
    /// Ways to give the game away that is shown.
    Share,
    /// The list of saved games.
    Library,
    /// Which saved games the list shows.
    LibraryFilter,
    /// One of the saved games.
    SavedGame(GameId),
    /// Statistics of a player's finished games.
    Statistics,
    /// The players of the saved games, of whom one is chosen for the statistics.
    StatisticsPlayer,
}

/// The open dialogs, the topmost last.
#[derive(Resource, Clone, Debug, Default)]
pub struct Dialogs {
    /// Each with the widget that had the focus before it.
    open: Vec<(Dialog, Option<Id>)>,
    /// The topmost has just opened: its main button gets the focus.
    fresh: bool,
    /// The button that was pressed once and waits for a second press.
    armed: Option<Id>,
}

impl Dialogs {
    pub fn top(&self) -> Option<Dialog> {
        self.open.last().map(|(dialog, _)| *dialog)
    }

    pub fn open(&mut self, ctx: &Context, dialog: Dialog) {
        let focused = ctx.memory(egui::Memory::focused);
        self.open.push((dialog, focused));
        self.fresh = true;
        self.armed = None;
        ctx.request_repaint();
    }

    /// Closes the topmost dialog and focuses the widget that had the focus before it.
    pub fn close(&mut self, ctx: &Context) {
        self.armed = None;
        if let Some((_, before)) = self.open.pop() {
            self.fresh = before.is_none();
            if let Some(id) = before {
                ctx.memory_mut(|memory| memory.request_focus(id));
            }
        }
        ctx.request_repaint();
    }

    /// Whether this dialog is in the stack.
    pub fn is_open(&self, dialog: Dialog) -> bool {
        self.open.iter().any(|(open, _)| *open == dialog)
    }

    /// Closes this dialog, wherever it is in the stack.
    pub fn dismiss(&mut self, dialog: Dialog) {
        self.open.retain(|(open, _)| *open != dialog);
    }

    /// Shows another page in place of the topmost.
    pub fn replace(&mut self, dialog: Dialog) {
        if let Some((open, _)) = self.open.last_mut() {
            *open = dialog;
        }
    }

    /// Closes all dialogs.
    pub fn clear(&mut self) {
        *self = Dialogs::default();
    }

    /// Whether the topmost dialog has just opened; true until it has been drawn once.
    pub(crate) fn take_fresh(&mut self, ui: &egui::Ui) -> bool {
        !ui.is_sizing_pass() && std::mem::take(&mut self.fresh)
    }

    /// Requires a second press for something that cannot be undone; returns true on the second.
    pub(crate) fn confirm_twice(&mut self, what: impl Hash + Debug) -> bool {
        let what = Id::new(what);
        let sure = self.armed == Some(what);
        self.armed = (!sure).then_some(what);
        sure
    }

    /// Whether this button waits for its second press.
    pub(crate) fn is_armed(&self, what: impl Hash + Debug) -> bool {
        self.armed == Some(Id::new(what))
    }
}

/// Closes the topmost dialog on Esc, opens the menu on request of the board, and focuses the dialog's main button on an
/// arrow key while no widget has the focus.
fn handle_keys(
    mut contexts: EguiContexts,
    mut dialogs: ResMut<Dialogs>,
    mut menu_requests: MessageReader<OpenMenu>,
) -> Result {
    const ARROWS: [Key; 4] = [Key::ArrowLeft, Key::ArrowRight, Key::ArrowUp, Key::ArrowDown];
    let ctx = contexts.ctx_mut()?.clone();
    let called = menu_requests.read().count() > 0;
    let pressed = |key: Key| ctx.input(|input| input.key_pressed(key));
    let open = dialogs.top().is_some();
    if called && matches!(dialogs.top(), None | Some(Dialog::Result)) {
        dialogs.open(&ctx, Dialog::Menu);
    } else if open && pressed(Key::Escape) {
        dialogs.close(&ctx);
    } else if open && ARROWS.into_iter().any(pressed) && ctx.memory(egui::Memory::focused).is_none() {
        dialogs.fresh = true;
    }
    Ok(())
}

/// A dialog to open as soon as its screen is shown.
#[derive(Resource, Clone, Copy, PartialEq, Eq, Debug)]
pub struct FirstPage(pub Dialog);

/// Shows the first page, once.
fn open_first_page(
    mut commands: Commands,
    mut contexts: EguiContexts,
    first: Res<FirstPage>,
    active: Query<(), With<Active>>,
    screen: Res<State<Screen>>,
    mut dialogs: ResMut<Dialogs>,
) -> Result {
    // A change of screens closes all dialogs.
    let there = *screen.get() == Screen::Title || !active.is_empty();
    if there && !screen.is_changed() {
        dialogs.open(&contexts.ctx_mut()?.clone(), first.0);
        commands.remove_resource::<FirstPage>();
    }
    Ok(())
}

/// Publishes whether a dialog covers the board, and whether it is the result.
fn update_board_covered(dialogs: Res<Dialogs>, mut covered: ResMut<BoardCovered>, mut result: ResMut<ResultOpen>) {
    covered.set_if_neq(BoardCovered(dialogs.top().is_some()));
    result.set_if_neq(ResultOpen(dialogs.top() == Some(Dialog::Result)));
}

/// Closes all dialogs when the screen changes.
fn close_on_screen_change(mut dialogs: ResMut<Dialogs>) {
    dialogs.clear();
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn closing_a_dialog_shows_the_one_below() {
        let (ctx, mut dialogs) = (Context::default(), Dialogs::default());
        dialogs.open(&ctx, Dialog::Menu);
        dialogs.open(&ctx, Dialog::Settings(SettingsTab::Look));
        assert_eq!(dialogs.top(), Some(Dialog::Settings(SettingsTab::Look)));
        dialogs.close(&ctx);
        assert_eq!(dialogs.top(), Some(Dialog::Menu));
        dialogs.close(&ctx);
        assert_eq!(dialogs.top(), None);
    }

    #[test]
    fn a_confirmation_needs_two_presses_in_a_row() {
        let mut dialogs = Dialogs::default();
        assert!(!dialogs.confirm_twice("leave"));
        assert!(!dialogs.confirm_twice("restart"), "another button was pressed in between");
        assert!(!dialogs.confirm_twice("leave"));
        assert!(dialogs.confirm_twice("leave"));
        assert!(!dialogs.is_armed("leave"));
    }
}
