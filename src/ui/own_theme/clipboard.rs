//! The player's own theme on the clipboard.

use bevy::clipboard::{Clipboard, ClipboardRead};
use bevy::prelude::*;
use bevy_egui::EguiPrimaryContextPass;

use crate::persist::SettingRefused;
use crate::presentation::settings::PresentationSettings;
use crate::settings::preferences::Preferences;
use crate::settings::theme::OwnTheme;
use crate::ui::systems::UiSystems;
use crate::ui::toast::Toast;

/// Adds the tasks, which are done in the frame of their request as far as the platform allows it.
pub(super) fn plugin(app: &mut App) {
    app.add_message::<ThemeTask>().add_message::<SettingRefused>();
    app.add_systems(
        EguiPrimaryContextPass,
        (start_tasks, finish_paste, report_refused).chain().in_set(UiSystems::Pages),
    );
}

/// What to do with the clipboard.
#[derive(Message, Clone, PartialEq, Eq, Debug)]
pub(super) enum ThemeTask {
    /// Writes the text form.
    CopyText(String),
    /// Writes a link.
    CopyLink(String),
    /// Reads a text form or a link.
    Paste,
}

/// The text of the clipboard, which a page gets only after a while.
#[derive(Resource)]
struct PastedTheme(ClipboardRead);

fn start_tasks(
    mut commands: Commands,
    mut tasks: MessageReader<ThemeTask>,
    clipboard: Option<ResMut<Clipboard>>,
    settings: PresentationSettings,
    mut toasts: MessageWriter<Toast>,
) {
    let text = settings.text();
    let Some(mut clipboard) = clipboard else {
        toasts.write_batch(tasks.read().map(|_| Toast(text.not_copied().into())));
        return;
    };
    for task in tasks.read() {
        let (copy, done) = match task {
            ThemeTask::CopyText(theme) => (theme, text.share_copied()),
            ThemeTask::CopyLink(link) => (link, text.link_copied()),
            ThemeTask::Paste => {
                commands.insert_resource(PastedTheme(clipboard.fetch_text()));
                continue;
            }
        };
        let copied = clipboard.set_text(copy.clone()).is_ok();
        toasts.write(Toast(if copied { done } else { text.not_copied() }.into()));
    }
}

/// Puts the pasted theme in force, or says why there is none.
fn finish_paste(
    mut commands: Commands,
    pasted: Option<ResMut<PastedTheme>>,
    settings: PresentationSettings,
    mut toasts: MessageWriter<Toast>,
) {
    let Some(result) = pasted.and_then(|mut pasted| pasted.0.poll_result()) else { return };
    commands.remove_resource::<PastedTheme>();
    let text = settings.text();
    let words = match result.ok().filter(|words| !words.trim().is_empty()).as_deref().map(OwnTheme::parse) {
        None => text.nothing_to_paste().to_owned(),
        Some(Err(error)) => text.own_theme_not_pasted(&text.own_theme_fault(&error)),
        Some(Ok(own_theme)) => {
            commands.queue(move |world: &mut World| world.resource_mut::<Preferences>().take_own_theme(own_theme));
            text.own_theme_pasted().to_owned()
        }
    };
    toasts.write(Toast(words));
}

/// Says why a theme was refused that came from the accessible page.
fn report_refused(
    mut refused: MessageReader<SettingRefused>,
    settings: PresentationSettings,
    mut toasts: MessageWriter<Toast>,
) {
    let text = settings.text();
    let faults = refused.read().filter_map(|refused| refused.own_theme.as_ref());
    toasts.write_batch(faults.map(|fault| Toast(text.own_theme_not_pasted(&text.own_theme_fault(fault)))));
}
