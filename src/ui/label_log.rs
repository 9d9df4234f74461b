//! A record of the labels that a frame draws, with the room that each was given, and of its widgets; tests of the layout
//! read it.

use bevy_egui::egui::{Context, Id, LayerId, Painter, Rect, Ui};

/// A label as it was drawn.
#[derive(Clone, PartialEq, Debug)]
pub struct DrawnLabel {
    pub text: String,
    pub layer: LayerId,
    /// Where the letters are.
    pub rect: Rect,
    /// The rectangle that they must not leave.
    pub room: Rect,
    /// The part of the window in which the layer draws here; smaller than the window where rows scroll.
    pub clip: Rect,
    /// An ellipsis stands for a part of the text.
    pub cut: bool,
}

#[derive(Clone, Default)]
struct LabelLog {
    labels: Vec<DrawnLabel>,
    widgets: Vec<(Id, Rect)>,
}

/// Stored while labels are recorded, so that drawing does nothing else otherwise.
#[derive(Clone)]
struct Recording;

/// Starts to record the labels of this context.
pub fn start(ctx: &Context) {
    ctx.data_mut(|data| {
        data.insert_temp(Id::NULL, Recording);
        data.insert_temp(Id::NULL, LabelLog::default());
    });
}

/// The labels drawn and the widgets laid out since the last call.
pub fn take(ctx: &Context) -> (Vec<DrawnLabel>, Vec<(Id, Rect)>) {
    let LabelLog { labels, widgets } =
        ctx.data_mut(|data| std::mem::take(data.get_temp_mut_or_default::<LabelLog>(Id::NULL)));
    (labels, widgets)
}

/// Changes the record if anything reads it.
fn change(ctx: &Context, with: impl FnOnce(&mut LabelLog)) {
    if ctx.data(|data| data.get_temp::<Recording>(Id::NULL)).is_some() {
        ctx.data_mut(|data| with(data.get_temp_mut_or_default(Id::NULL)));
    }
}

/// Records a label.
pub(super) fn record(painter: &Painter, text: &str, rect: Rect, room: Rect, cut: bool) {
    let (clip, layer) = (painter.clip_rect(), painter.layer_id());
    change(painter.ctx(), |log| log.labels.push(DrawnLabel { text: text.to_owned(), layer, rect, room, clip, cut }));
}

/// Records a widget.
pub(super) fn record_widget(ui: &Ui, id: Id, rect: Rect) {
    if !ui.is_sizing_pass() {
        change(ui.ctx(), |log| log.widgets.push((id, rect)));
    }
}
