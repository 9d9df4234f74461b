//! Marks on the board: what the marks of its points look like, and the shape that decided the game.

mod arrow;
mod painter;
mod points;
mod shapes;
mod winning_shape;

use bevy::prelude::*;

use crate::game::editor::EditedSetup;
use crate::game::hint::HintMark;
use crate::game::lesson::LessonMark;
use crate::game::selection::{ChosenMark, CursorMark, PreviewMark, TargetMark};
use crate::rules::Outcome;
use crate::settings::preferences::Preferences;

use super::ViewSystems;
use super::stage::Animating;

pub use shapes::MarkMeshes;

/// Draws the marks on the boards.
pub fn plugin(app: &mut App) {
    app.init_resource::<MarkMeshes>();
    points::draw_each::<LastMoveMark>(app);
    points::draw_each::<LessonMark>(app);
    points::draw_each::<TargetMark>(app);
    points::draw_each::<CursorMark>(app);
    points::draw_each::<HintMark>(app);
    points::draw_each::<ChosenMark>(app);
    points::draw_each::<PreviewMark>(app);
    app.add_systems(Update, (winning_shape::draw, show).chain().in_set(ViewSystems::Mark));
}

/// The move that was displayed last began or ended on this point.
#[derive(Component, Clone, Copy, PartialEq, Eq, Debug)]
#[component(immutable)]
pub struct LastMoveMark;

/// The outcome of the game, once its end has been shown.
#[derive(Component, Clone, Copy, PartialEq, Debug)]
pub struct ShownOutcome(pub Outcome);

impl Default for ShownOutcome {
    fn default() -> Self {
        ShownOutcome(Outcome::InProgress)
    }
}

/// A shape of a mark.
#[derive(Component, Clone, Copy, Debug)]
#[require(Visibility)]
struct Mark {
    board: Entity,
    when: ShownWhen,
}

/// When a mark is shown.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum ShownWhen {
    Always,
    /// While no piece moves and the game is not over: marks for the next move would be confusing.
    Waiting,
    /// The same, where the preferences show legal moves.
    Targets,
    /// The same, where the preferences show previews.
    Previews,
}

/// Shows and hides marks.
fn show(
    boards: Query<(&ShownOutcome, Has<EditedSetup>)>,
    mut marks: Query<(&Mark, &mut Visibility)>,
    preferences: Res<Preferences>,
    animating: Res<Animating>,
) {
    for (mark, mut visibility) in &mut marks {
        let waits =
            boards.get(mark.board).is_ok_and(|(outcome, edited)| edited || !animating.0 && !outcome.0.is_over());
        let shown = match mark.when {
            ShownWhen::Always => true,
            ShownWhen::Waiting => waits,
            ShownWhen::Targets => waits && preferences.markers,
            ShownWhen::Previews => waits && preferences.previews,
        };
        visibility.set_if_neq(if shown { Visibility::Inherited } else { Visibility::Hidden });
    }
}

#[cfg(test)]
mod tests;
