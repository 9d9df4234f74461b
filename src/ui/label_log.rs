//! A record of the labels that a frame draws, with the room that each was given; tests of the layout read it.

use bevy_egui::egui::{Context, Id, LayerId, Painter, Rect};

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
struct LabelLog(Vec<DrawnLabel>);

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

/// The labels drawn since the last call.
#[must_use]
pub fn take(ctx: &Context) -> Vec<DrawnLabel> {
    ctx.data_mut(|data| std::mem::take(data.get_temp_mut_or_default::<LabelLog>(Id::NULL)).0)
}

/// Records a label if anything reads the record.
pub(super) fn record(painter: &Painter, text: &str, rect: Rect, room: Rect, cut: bool) {
    let ctx = painter.ctx();
    if ctx.data(|data| data.get_temp::<Recording>(Id::NULL)).is_none() {
        return;
    }
    let clip = painter.clip_rect();
    let label = DrawnLabel { text: text.to_owned(), layer: painter.layer_id(), rect, room, clip, cut };
    ctx.data_mut(|data| data.get_temp_mut_or_default::<LabelLog>(Id::NULL).0.push(label));
}
