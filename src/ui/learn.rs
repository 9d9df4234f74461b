//! The page *Learn*: lessons and puzzles.
//!
//! | Concern | File |
//! |---|---|
//! | the order of its parts | `page` |
//! | a card: a picture, paragraphs, a bar and a button | `card` |
//! | the lists of lessons and of themes | `entries` |

mod card;
mod entries;
mod page;

use bevy::prelude::*;
use bevy_egui::egui::vec2;
use bevy_egui::{EguiContexts, EguiPrimaryContextPass, egui};

use super::dialogs::{Dialog, Dialogs, PAGE, frame};
use super::systems::UiSystems;
use super::theme;
use crate::game::lesson::LessonRecord;
use crate::game::puzzle::{PuzzleRecord, today};
use crate::presentation::exercise::ExerciseWriter;
use crate::presentation::learn::LearnModel;
use crate::presentation::text::Text;
use page::LearnPress;

const SIZE: egui::Vec2 = vec2(1000.0, PAGE);

/// Adds the page.
pub(super) fn plugin(app: &mut App) {
    app.add_systems(EguiPrimaryContextPass, draw.in_set(UiSystems::Pages));
}

/// Shows the page while it is open. What it shows is kept until something of it changes: counting solved puzzles takes time.
fn draw(
    mut contexts: EguiContexts,
    mut dialogs: ResMut<Dialogs>,
    (lessons, puzzles): (Res<LessonRecord>, Res<PuzzleRecord>),
    mut requests: ExerciseWriter,
    mut kept: Local<Option<(Text, LearnModel)>>,
) -> Result {
    let Some(Dialog::Learn(kind)) = dialogs.top() else {
        *kept = None;
        return Ok(());
    };
    let ctx = contexts.ctx_mut()?.clone();
    let text = theme::text(&ctx);
    let stale = kept.as_ref().is_none_or(|(of, model)| (*of, model.kind) != (text, kind));
    if stale || lessons.is_changed() || puzzles.is_changed() {
        *kept = Some((text, LearnModel::new(kind, &lessons.0, &puzzles.0, today(), text)));
    }
    let Some((_, model)) = &*kept else { return Ok(()) };
    let title = text.learn();
    let pressed =
        frame(&ctx, &mut dialogs, title, SIZE, |ui, rect, _, fresh| page::show(ui, rect, title, model, fresh));
    match pressed {
        Some(LearnPress::Game(kind)) => dialogs.replace(Dialog::Learn(kind)),
        Some(LearnPress::Open(request)) => {
            dialogs.clear();
            requests.open(request);
        }
        None => {}
    }
    Ok(())
}
