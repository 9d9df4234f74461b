//! Text fields that a page lays its own elements over: where they are, and what was typed there.

use bevy::prelude::*;
use bevy::window::RequestRedraw;
use bevy_egui::egui::text_edit::TextEditState;
use bevy_egui::egui::{Color32, Context, Id, Memory, Rect, Response, Ui};
use bevy_egui::{EguiContext, EguiContexts, EguiPrimaryContextPass};

use super::scale;
use super::systems::{UiFrameSystems, UiSystems};
use super::theme;
use super::theme::text_role::TextRole;
use crate::presentation::text_fields::{FieldChange, FieldInput, ShownField, ShownFields, TypedText};

/// Publishes the fields and passes on what visitors type in them.
pub(super) fn plugin(app: &mut App) {
    app.add_message::<ShownFields>()
        .add_message::<FieldInput>()
        .add_message::<RequestRedraw>()
        .add_systems(PreUpdate, receive.in_set(UiFrameSystems::Prepare))
        .add_systems(EguiPrimaryContextPass, publish.in_set(UiSystems::Publish));
}

/// The fields of a frame while it is drawn.
#[derive(Clone, Default)]
struct FieldLog {
    /// What was done in fields that have not been drawn since.
    inputs: Vec<FieldInput>,
    shown: Vec<ShownField>,
    heard: u32,
}

fn change<R>(ctx: &Context, with: impl FnOnce(&mut FieldLog) -> R) -> R {
    ctx.data_mut(|data| with(data.get_temp_mut_or_default(Id::NULL)))
}

fn name(id: Id) -> String {
    format!("{:016x}", id.value())
}

/// Does to a field what was done in the page's element over it; returns whether its text has changed.
pub(super) fn follow(ctx: &Context, id: Id, text: &mut String, longest: usize) -> bool {
    let name = name(id);
    let inputs: Vec<FieldInput> = change(ctx, |log| log.inputs.extract_if(.., |input| input.id == name).collect());
    let before = text.clone();
    for FieldInput { change: input, .. } in inputs {
        match input {
            FieldChange::Enter => ctx.memory_mut(|memory| memory.request_focus(id)),
            FieldChange::Leave => ctx.memory_mut(|memory| memory.surrender_focus(id)),
            FieldChange::Text(number, typed) => {
                *text = typed.chars().filter(|character| !character.is_control()).take(longest).collect();
                change(ctx, |log| log.heard = number);
            }
        }
    }
    *text != before
}

/// Records a field that was drawn, unless something lies over it.
pub(super) fn record(ui: &Ui, response: &Response, name_of_field: &str, typed: TypedText, text: &str, longest: usize) {
    let ctx = ui.ctx();
    let visible = response.rect.intersect(ui.clip_rect());
    let is_covered = ctx.layer_id_at(visible.center()).is_some_and(|layer| layer != response.layer_id);
    if !ui.is_enabled() || !visible.is_positive() || is_covered {
        return;
    }
    let look = theme::palette(ctx);
    let field = ShownField {
        id: name(response.id),
        name: name_of_field.to_owned(),
        typed,
        text: text.to_owned(),
        longest,
        place: place(ctx, response.rect),
        visible: place(ctx, visible),
        size: TextRole::Body.font().size * ctx.zoom_factor(),
        colours: (css(look.text), css(look.button), css(look.quiet)),
        caret: caret(ctx, response.id).unwrap_or([text.chars().count(); 2]),
        focused: false,
    };
    change(ctx, |log| log.shown.push(field));
}

/// The ends of the selection, in characters.
fn caret(ctx: &Context, id: Id) -> Option<[usize; 2]> {
    let [first, last] = TextEditState::load(ctx, id)?.cursor.char_range()?.sorted_cursors();
    Some([first.index.into(), last.index.into()])
}

/// The left and upper edge, the width and the height in the window's logical pixels.
fn place(ctx: &Context, rect: Rect) -> [f32; 4] {
    let rect = scale::to_window(ctx, rect);
    [rect.min.x, rect.min.y, rect.width(), rect.height()]
}

fn css(colour: Color32) -> String {
    let [red, green, blue, _] = colour.to_srgba_unmultiplied();
    format!("#{red:02x}{green:02x}{blue:02x}")
}

/// Keeps what was done in the fields until they are drawn.
fn receive(
    mut contexts: Query<&mut EguiContext>,
    mut inputs: MessageReader<FieldInput>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    let inputs: Vec<FieldInput> = inputs.read().cloned().collect();
    if inputs.is_empty() {
        return;
    }
    for mut context in &mut contexts {
        change(context.get_mut(), |log| log.inputs.extend(inputs.iter().cloned()));
    }
    redraw.write(RequestRedraw);
}

/// Publishes the fields of this frame if they are not as they were.
fn publish(mut contexts: EguiContexts, mut last: Local<ShownFields>, mut shown: MessageWriter<ShownFields>) -> Result {
    let ctx = contexts.ctx_mut()?;
    let focused = ctx.memory(Memory::focused).map(name);
    let mut now = change(ctx, |log| {
        // What was done in a field that is gone concerns no other.
        log.inputs.clear();
        ShownFields { fields: std::mem::take(&mut log.shown), heard: log.heard }
    });
    // A field may give its focus away and take it back while it is drawn.
    for field in &mut now.fields {
        field.focused = focused.as_ref() == Some(&field.id);
    }
    if *last != now {
        last.clone_from(&now);
        shown.write(now);
    }
    Ok(())
}
