//! Positions on the clipboard.

use bevy::clipboard::{Clipboard, ClipboardRead};
use bevy::prelude::*;
use bevy_egui::EguiPrimaryContextPass;

use crate::game::editor::EditorRequest;
use crate::game::screen::Screen;
use crate::presentation::editor::{EditorModel, EditorReader};
use crate::records::{GameRecord, GameTree, RecordFormat};
use crate::rules::{Game, NotationReason, Position};
use crate::setup::{PositionSetup, SetupTextError, read_position};
use crate::ui::systems::UiSystems;
use crate::ui::toast::Toast;

/// Adds the tasks, which are done in the frame of their request as far as the platform allows it.
pub(super) fn plugin(app: &mut App) {
    app.add_message::<ClipboardTask>();
    app.add_systems(
        EguiPrimaryContextPass,
        (start_tasks, finish_paste).chain().in_set(UiSystems::Pages).run_if(in_state(Screen::Editor)),
    );
}

/// What to do with the clipboard.
#[derive(Message, Clone, PartialEq, Eq, Debug)]
pub(super) enum ClipboardTask {
    /// Writes the position as its game writes positions.
    CopyPosition(Position),
    /// Writes a link that opens the position.
    CopyLink(Position),
    /// Reads a position, or a game in any format.
    Paste,
}

/// The text of the clipboard, which a page gets only after a while.
#[derive(Resource)]
struct PastedText(ClipboardRead);

fn start_tasks(
    mut commands: Commands,
    mut tasks: MessageReader<ClipboardTask>,
    editor: EditorReader,
    clipboard: Option<ResMut<Clipboard>>,
    mut toasts: MessageWriter<Toast>,
) {
    let Some(EditorModel { game_text, .. }) = editor.model() else { return };
    let text = game_text.text;
    let Some(mut clipboard) = clipboard else {
        toasts.write_batch(tasks.read().map(|_| Toast(text.not_copied().into())));
        return;
    };
    for task in tasks.read() {
        let (copy, done) = match task {
            ClipboardTask::CopyPosition(position) => (position.format_position(), text.position_copied()),
            ClipboardTask::CopyLink(position) => (link(position), text.link_copied()),
            ClipboardTask::Paste => {
                commands.insert_resource(PastedText(clipboard.fetch_text()));
                continue;
            }
        };
        let copied = clipboard.set_text(copy).is_ok();
        toasts.write(Toast(if copied { done } else { text.not_copied() }.into()));
    }
}

/// The link of a game without moves from this position.
fn link(position: &Position) -> String {
    let record = GameRecord::new(GameTree::new(position.clone()));
    let format = RecordFormat::find("link").and_then(|format| format.write(&record).ok());
    format.unwrap_or_default().trim().to_owned()
}

/// Puts the pasted position on the board, or says why there is none.
fn finish_paste(
    mut commands: Commands,
    pasted: Option<ResMut<PastedText>>,
    editor: EditorReader,
    mut requests: MessageWriter<EditorRequest>,
    mut toasts: MessageWriter<Toast>,
) {
    let (Some(mut pasted), Some(model)) = (pasted, editor.model()) else { return };
    let Some(result) = pasted.0.poll_result() else { return };
    commands.remove_resource::<PastedText>();
    let text = model.game_text.text;
    let Some(words) = result.ok().filter(|words| !words.trim().is_empty()) else {
        toasts.write(Toast(text.nothing_to_paste().into()));
        return;
    };
    match read_position(&words, model.setup.variant()) {
        Ok(position) => _ = requests.write(EditorRequest::Open(Box::new(PositionSetup::from(&position)))),
        Err(error) => _ = toasts.write(Toast(text.not_pasted(&reason(&model, &error)))),
    }
}

/// Why a text gives no position, in the player's language if the game's rules forbid it.
fn reason(model: &EditorModel, error: &SetupTextError) -> String {
    match error {
        SetupTextError::Illegal(notation) => match &notation.reason {
            NotationReason::Impossible(setup) => model.game_text.setup_status(&Err(setup.clone())).head,
            _ => notation.to_string(),
        },
        SetupTextError::Unreadable(error) => error.to_string(),
    }
}
