//! What is wrong with a layout.

use std::collections::HashMap;

use bevy_egui::egui::{LayerId, Order, Rect, Vec2};
use tessera::ui::label_log::DrawnLabel;

use super::stage::Drawn;

/// Everything that is wrong with a frame.
pub(crate) fn of(drawn: &Drawn) -> Vec<String> {
    let mut found: Vec<String> = drawn.labels.iter().filter_map(|label| of_label(label, drawn.window)).collect();
    for widget in drawn.widgets.iter().filter(|(layer, _)| is_checked(*layer)) {
        if !drawn.window.expand(0.6).contains_rect(widget.1) {
            found.push(format!("a button at {:?} leaves the window", widget.1));
        }
    }
    found.extend(equal_ids(drawn));
    found.extend(overlapping_widgets(drawn));
    found.extend(overlapping_labels(drawn));
    found
}

/// Tooltips may lie over everything.
fn is_checked(layer: LayerId) -> bool {
    layer.order != Order::Tooltip
}

/// What can be seen of a label.
fn seen(label: &DrawnLabel) -> Rect {
    label.rect.intersect(label.clip)
}

/// A label is whole, inside its room, and inside the part of the window in which it is drawn; rows may be scrolled.
fn of_label(label: &DrawnLabel, window: Rect) -> Option<String> {
    let DrawnLabel { text, rect, room, clip, cut, .. } = label;
    if *cut {
        return Some(format!("{text:?} is cut"));
    }
    if !room.expand(1.0).contains_rect(*rect) {
        return Some(format!("{text:?} at {rect:?} leaves its room {room:?}"));
    }
    let scrolls = clip.height() < window.height();
    let rows = if scrolls { window.with_min_y(f32::NEG_INFINITY).with_max_y(f32::INFINITY) } else { window };
    (!rows.expand(0.6).contains_rect(*rect)).then(|| format!("{text:?} at {rect:?} leaves the window"))
}

/// Whether two layers are shown side by side; a dialog covers the screen.
fn together(drawn: &Drawn, first: LayerId, second: LayerId) -> bool {
    let above = |layer: LayerId| layer.order >= Order::Foreground;
    is_checked(first) && is_checked(second) && (above(first) == above(second) || !drawn.modal)
}

/// A press of one of two widgets with the same id is lost, or is one of both.
fn equal_ids(drawn: &Drawn) -> Vec<String> {
    let mut places = HashMap::new();
    let again = drawn.ids.iter().filter_map(|(id, rect)| Some((places.insert(*id, *rect)?, *rect)));
    again
        .filter(|(first, second)| first != second)
        .map(|(first, second)| format!("a button at {first:?} has the id of one at {second:?}"))
        .collect()
}

fn overlapping_widgets(drawn: &Drawn) -> Vec<String> {
    let mut found = Vec::new();
    for (index, (layer, rect)) in drawn.widgets.iter().enumerate() {
        for (other_layer, other) in &drawn.widgets[..index] {
            let nested = rect.expand(0.6).contains_rect(*other) || other.expand(0.6).contains_rect(*rect);
            let touch = rect.shrink(0.6).intersects(other.shrink(0.6));
            if touch && !nested && together(drawn, *layer, *other_layer) && !is_ground(drawn, rect, other) {
                found.push(format!("a button at {rect:?} lies over one at {other:?}"));
            }
        }
    }
    found
}

/// Whether one of two rectangles is a panel: it holds other widgets or nothing at all that can be pressed.
fn is_ground(drawn: &Drawn, first: &Rect, second: &Rect) -> bool {
    let holds = |ground: &Rect| {
        drawn.widgets.iter().filter(|(_, other)| other != ground && ground.expand(0.6).contains_rect(*other)).count()
            > 0
    };
    holds(first) || holds(second)
}

fn overlapping_labels(drawn: &Drawn) -> Vec<String> {
    // The lines of a font are a little higher than its letters.
    let slack = Vec2::new(1.0, 3.0);
    let visible: Vec<(&DrawnLabel, Rect)> = drawn
        .labels
        .iter()
        .map(|label| (label, seen(label).shrink2(slack)))
        .filter(|(_, rect)| rect.is_positive())
        .collect();
    let mut found = Vec::new();
    for (index, (label, rect)) in visible.iter().enumerate() {
        for (other, place) in &visible[..index] {
            if rect.intersects(*place) && together(drawn, label.layer, other.layer) {
                found.push(format!("{:?} at {rect:?} lies over {:?} at {place:?}", label.text, other.text));
            }
        }
        for (layer, widget) in drawn.widgets.iter().filter(|(layer, _)| *layer == label.layer || !drawn.modal) {
            let inside = widget.expand(1.0).contains_rect(*rect);
            if together(drawn, label.layer, *layer)
                && widget.intersects(*rect)
                && !inside
                && !is_ground(drawn, widget, widget)
            {
                found.push(format!("{:?} at {rect:?} lies across a button at {widget:?}", label.text));
            }
        }
    }
    found
}
