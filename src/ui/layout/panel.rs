//! One panel and the board's stage in a window of any size: the screens of the editor and of lessons.

use bevy_egui::egui::{Rect, pos2};

use crate::ui::theme::{GAP, MARGIN};

/// From this width on the panel stands beside the board in any window.
const WIDE: f32 = 900.0;
/// The part of the width that a panel beside the board takes, and a page.
const PANEL: f32 = 0.28;
const PAGE: f32 = 0.46;
/// The width of the panel beside the board, at least, and at most: of a panel, and of a page with a report.
const NARROWEST: f32 = 190.0;
const WIDEST: f32 = 356.0;
const WIDEST_REPORT: f32 = 560.0;
/// Below this width a report has no room beside the board.
const ROOM_FOR_REPORT: f32 = 320.0;
/// The height of the panel below the board, at least and at most.
const HEIGHTS: std::ops::RangeInclusive<f32> = 196.0..=460.0;
/// A window lower or narrower than this has little room around its parts.
const SMALL: f32 = 620.0;
const LITTLE_GAP: f32 = 4.0;

/// The parts of the screen.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct PanelLayout {
    pub(crate) panel: Rect,
    /// The rest, for the board.
    pub(crate) stage: Rect,
}

impl PanelLayout {
    /// The layout of a part of the window.
    pub(crate) fn within(part: Rect) -> PanelLayout {
        PanelLayout::with_share(part, PANEL, WIDEST)
    }

    /// The layout with a page in place of the panel: it takes more of a window that is not wide.
    pub(crate) fn with_page(part: Rect) -> PanelLayout {
        PanelLayout::with_share(part, PAGE, WIDEST)
    }

    /// The layout with a report, where there is room for it beside the board.
    pub(crate) fn with_report(part: Rect) -> Option<PanelLayout> {
        let layout = PanelLayout::with_share(part, PAGE, WIDEST_REPORT);
        (is_beside(part) && layout.panel.width() >= ROOM_FOR_REPORT).then_some(layout)
    }

    fn with_share(part: Rect, share: f32, widest: f32) -> PanelLayout {
        let (width, height) = (part.width(), part.height());
        let beside = is_beside(part);
        let gap = match width.min(height) {
            side if side < SMALL * 0.6 => LITTLE_GAP,
            side if side < SMALL => GAP,
            _ => MARGIN,
        };
        let inner = part.shrink(gap);
        if beside {
            // The panel never takes more than a little over half of the window.
            let panel = (width * share).clamp(NARROWEST, widest).min(width * 0.58);
            let left = inner.right() - panel;
            PanelLayout { panel: inner.with_min_x(left), stage: inner.with_max_x(left - gap) }
        } else {
            let panel = (height * 0.44).clamp(*HEIGHTS.start(), *HEIGHTS.end()).min(height * 0.6);
            let top = inner.bottom() - panel;
            let stage = Rect::from_min_max(part.min + (inner.min - part.min) / 2.0, pos2(part.right(), top - gap));
            PanelLayout { panel: inner.with_min_y(top), stage }
        }
    }
}

/// Whether panel and board stand side by side.
fn is_beside(part: Rect) -> bool {
    part.width() >= WIDE || part.width() > part.height() * 1.15
}

#[cfg(test)]
mod tests {
    use bevy_egui::egui::{Pos2, vec2};

    use super::*;

    #[test]
    fn panel_and_board_share_every_window_without_overlap() {
        for (width, height) in [(320.0, 240.0), (390.0, 844.0), (844.0, 390.0), (1280.0, 800.0), (3840.0, 2160.0)] {
            let window = Rect::from_min_size(Pos2::ZERO, vec2(width, height));
            let layouts = [PanelLayout::within(window), PanelLayout::with_page(window)];
            for layout in layouts.into_iter().chain(PanelLayout::with_report(window)) {
                let PanelLayout { panel, stage } = layout;
                assert!(window.contains_rect(panel) && window.contains_rect(stage), "{width}x{height}");
                assert!(!panel.intersects(stage), "{width}x{height}");
                assert!(stage.size().min_elem() >= window.size().min_elem() * 0.38, "{width}x{height}: {stage:?}");
                assert!(panel.width() >= 180.0 && panel.height() >= 140.0, "{width}x{height}: {panel:?}");
            }
        }
    }
}
