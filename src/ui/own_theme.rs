//! The page of the player's own theme. It stands beside the board, which shows every change at once.

mod clipboard;
mod hsl;
mod rows;

use bevy::prelude::*;
use bevy_egui::egui::Vec2;
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};

use super::dialogs::{Dialog, Dialogs, frame};
use super::systems::UiSystems;
use super::theme;
use super::theme::icons::Icon;
use super::widgets::{Button, ButtonStyle, Column, built_in_swatches, column};
use crate::settings::preferences::Preferences;
use crate::settings::theme::{OwnTheme, ThemeChoice};
use crate::share::PageAddress;
use clipboard::ThemeTask;
use rows::OpenPart;

/// The name of the button that takes all colours away, for its second press.
const RESET: &str = "reset-own-theme";

/// Adds the page.
pub(super) fn plugin(app: &mut App) {
    app.add_plugins(clipboard::plugin);
    app.add_systems(EguiPrimaryContextPass, draw.in_set(UiSystems::Pages));
}

/// What was pressed besides colours.
enum Press {
    Clipboard(ThemeTask),
    Reset,
}

fn draw(
    mut contexts: EguiContexts,
    mut dialogs: ResMut<Dialogs>,
    mut preferences: ResMut<Preferences>,
    page: Res<PageAddress>,
    mut open: Local<OpenPart>,
    mut clipboard: MessageWriter<ThemeTask>,
) -> Result {
    if dialogs.top() != Some(Dialog::OwnTheme) {
        return Ok(());
    }
    let ctx = contexts.ctx_mut()?.clone();
    let mut edited = begun(&preferences);
    let title = theme::text(&ctx).own_theme();
    let pressed = frame(&ctx, &mut dialogs, title, Vec2::INFINITY, |ui, rect, dialogs, fresh| {
        column(ui, rect, "own-theme", |column| {
            let own = &mut edited.own_theme;
            base(column, own);
            rows::show(column, own, &mut open, fresh);
            rows::notes(column, own, &open);
            buttons(column, own, page.0.as_deref(), dialogs.is_armed(RESET))
        })
    });
    match pressed {
        Some(Press::Clipboard(task)) => _ = clipboard.write(task),
        Some(Press::Reset) if dialogs.confirm_twice(RESET) => {
            edited.own_theme = OwnTheme::new(edited.own_theme.base);
        }
        Some(Press::Reset) | None => {}
    }
    preferences.set_if_neq(edited);
    Ok(())
}

/// The preferences with the player's own theme in force. One without colours starts from the theme that was in force.
fn begun(preferences: &Preferences) -> Preferences {
    let mut edited = *preferences;
    if let ThemeChoice::BuiltIn(base) = preferences.effective_theme() {
        if !edited.own_theme.has_colours() {
            edited.own_theme.base = base;
        }
        edited.choose_theme(ThemeChoice::Own);
    }
    edited
}

/// The theme that is kept where no colour is chosen.
fn base(column: &mut Column, own: &mut OwnTheme) {
    let text = theme::text(column.ui.ctx());
    column.title(text.own_theme_base(), &text.theme_title(own.base.into()));
    if let Some(base) = built_in_swatches(column, own.base) {
        own.base = base;
    }
}

fn buttons(column: &mut Column, own: &OwnTheme, page: Option<&str>, armed: bool) -> Option<Press> {
    let text = theme::text(column.ui.ctx());
    let link = page.map(|page| format!("{page}#{}", own.link_fragment()));
    let copies = [
        Some((text.own_theme_copy_text(), Icon::Copy, ThemeTask::CopyText(own.to_string()))),
        link.map(|link| (text.own_theme_copy_link(), Icon::Link, ThemeTask::CopyLink(link))),
        Some((text.own_theme_paste(), Icon::OpenFile, ThemeTask::Paste)),
    ];
    let mut pressed = None;
    for (label, icon, task) in copies.into_iter().flatten() {
        let row = column.row();
        if Button::new(label).icon(icon).style(ButtonStyle::Row).show(column.ui, row).clicked() {
            pressed = Some(Press::Clipboard(task));
        }
    }
    let (label, style) = if armed {
        (text.own_theme_reset_again(), ButtonStyle::Danger)
    } else {
        (text.own_theme_reset(), ButtonStyle::Row)
    };
    let row = column.row();
    let reset = Button::new(label).id_salt(RESET).icon(Icon::Clear).style(style).enabled(own.has_colours());
    if reset.show(column.ui, row).clicked() {
        pressed = Some(Press::Reset);
    }
    pressed
}
