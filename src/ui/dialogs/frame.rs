//! The frame of a dialog: a veil over the screen, a panel in its middle, a title and a cross.

use bevy_egui::egui::{
    Align2, Area, Context, CornerRadius, Id, Order, Rect, Sense, Ui, Vec2, WidgetInfo, WidgetType, pos2, vec2,
};

use bevy_egui::egui::output::OutputEvent;

use super::{Dialog, Dialogs};
use crate::ui::layout::PanelLayout;
use crate::ui::text_layout;
use crate::ui::theme::icons::Icon;
use crate::ui::theme::text_role::TextRole;
use crate::ui::theme::{self, GAP, MARGIN, TARGET};
use crate::ui::toast;
use crate::ui::transitions::arrival;
use crate::ui::widgets::{self, Button, ButtonStyle, RINGS, TipSide};

/// The height of every page, where the window is high enough: so their titles stand at one place.
pub(crate) const PAGE: f32 = 800.0;
/// Room for the title.
const HEAD: f32 = 76.0;
const LOW_HEAD: f32 = 52.0;
/// A window lower than this has less room around rows.
const LOW: f32 = 420.0;

/// In a window narrower than this, a dialog that would leave less than this of its height takes it all.
const NARROW: f32 = 520.0;
const SCRAP: f32 = 72.0;

/// How the title is set.
const TITLE: TextRole = TextRole::Heading;
/// How the words beside it are set: how far from it, and how far below its middle, so that both stand on one line.
const NOTE: TextRole = TextRole::Quiet;
const BEFORE_NOTE: f32 = 14.0;
const NOTE_DOWN: f32 = 3.0;
/// How far the cross reaches beyond the contents.
const BEYOND: f32 = 10.0;

fn head(ctx: &Context) -> f32 {
    if ctx.content_rect().height() < LOW { LOW_HEAD } else { HEAD }
}

/// The middle of the title, from the upper edge of the dialog.
fn middle(ctx: &Context) -> f32 {
    let head = head(ctx);
    // Rows begin a little above the room for them, because of their focus rings.
    if head < HEAD { (head - RINGS) / 2.0 + 1.0 } else { head / 2.0 }
}

/// The room between the title and the cross of a dialog with its contents in `inner`, as high as a finger needs.
pub(crate) fn beside_title(ui: &Ui, inner: Rect, title: &str) -> Rect {
    let ctx = ui.ctx();
    let height = inner.top() - head(ctx) + middle(ctx);
    let left = inner.left() + text_layout::width(ui.painter(), TITLE, title) + MARGIN;
    let right = inner.right() + BEYOND - TARGET - GAP;
    Rect::from_min_max(pos2(left, height - TARGET / 2.0), pos2(right, height + TARGET / 2.0))
}

/// Room between the edge of a dialog and its contents.
fn side(ctx: &Context, width: f32) -> f32 {
    if width < 440.0 || ctx.content_rect().height() < LOW { 18.0 } else { MARGIN }
}

/// A dialog: builder, then [`Frame::show`].
#[derive(Clone, Copy, Debug)]
pub(crate) struct Frame<'a> {
    title: &'a str,
    note: &'a str,
    size: Vec2,
    dock: Option<Rect>,
}

impl<'a> Frame<'a> {
    /// A dialog as large as `size` (title included) or as the window allows.
    pub(crate) const fn new(title: &'a str, size: Vec2) -> Frame<'a> {
        Frame { title, note: "", size, dock: None }
    }

    /// A few words beside the title, where there is room for them.
    pub(crate) const fn note(self, note: &'a str) -> Frame<'a> {
        Frame { note, ..self }
    }

    /// A part of the window in whose upper left corner it stands, if it fits in there, so that the rest stays in view.
    pub(crate) const fn dock(self, dock: Option<Rect>) -> Frame<'a> {
        Frame { dock, ..self }
    }

    /// Shows the dialog, and its contents in the room below the title; one that has a place
    /// [beside the board](layout_beside_board) fills it. `contents` also gets whether the dialog has just opened.
    pub(crate) fn show<R>(
        self,
        ctx: &Context,
        dialogs: &mut Dialogs,
        contents: impl FnOnce(&mut Ui, Rect, &mut Dialogs, bool) -> R,
    ) -> R {
        if let Some(PanelLayout { panel, .. }) = layout_beside_board(ctx, dialogs) {
            return frame_at(ctx, dialogs, (self.title, self.note), (panel, false), contents);
        }
        frame_at(ctx, dialogs, (self.title, self.note), (self.place(ctx), true), contents)
    }

    fn place(&self, ctx: &Context) -> Rect {
        let free = toast::free(ctx);
        let around = if ctx.content_rect().height() < LOW { 4.0 } else { GAP };
        let most = free.size() - Vec2::splat(2.0 * around);
        // Scraps of what lies behind it would only disturb.
        let scraps = most.x < NARROW && most.y - self.size.y < SCRAP;
        let height = if scraps { most.y } else { self.size.y };
        let size = vec2(self.size.x, height).min(most).round();
        match self.dock.filter(|dock| dock.width() >= size.x && dock.height() >= size.y) {
            Some(dock) => Rect::from_min_size(dock.min, size),
            None => Rect::from_min_size((free.center() - size / 2.0).round(), size),
        }
    }
}

/// Shows a dialog with nothing but a title and contents.
pub(crate) fn frame<R>(
    ctx: &Context,
    dialogs: &mut Dialogs,
    title: &str,
    size: Vec2,
    contents: impl FnOnce(&mut Ui, Rect, &mut Dialogs, bool) -> R,
) -> R {
    Frame::new(title, size).show(ctx, dialogs, contents)
}

/// The layout of the window while the topmost dialog stands beside the board instead of over it.
pub(crate) fn layout_beside_board(ctx: &Context, dialogs: &Dialogs) -> Option<PanelLayout> {
    match dialogs.top() {
        Some(Dialog::OwnTheme) => Some(PanelLayout::with_page(toast::free(ctx))),
        Some(Dialog::Report) => PanelLayout::with_report(toast::free(ctx)),
        _ => None,
    }
}

/// Shows a dialog at a place, over a veil if `veiled`.
fn frame_at<R>(
    ctx: &Context,
    dialogs: &mut Dialogs,
    (title, note): (&str, &str),
    (place, veiled): (Rect, bool),
    contents: impl FnOnce(&mut Ui, Rect, &mut Dialogs, bool) -> R,
) -> R {
    let id = Id::new(("dialog", title));
    let screen = ctx.content_rect();
    let area = Area::new(id).order(Order::Foreground).fixed_pos(screen.min).default_size(screen.size());
    let area = area.constrain(false).fade_in(false);
    ctx.memory_mut(|memory| memory.set_modal_layer(area.layer()));
    let part = arrival(ctx, id);
    let shown = area.show(ctx, |ui| {
        let look = theme::palette(ctx);
        ui.expand_to_include_rect(screen);
        if veiled {
            ui.painter().rect_filled(screen, CornerRadius::ZERO, look.veil.gamma_multiply(part));
        }
        ui.set_opacity(part);
        let rect = place.translate(vec2(0.0, 16.0 * (1.0 - part)));
        let fresh = dialogs.take_fresh(ui);
        if fresh {
            announce(ctx, title);
        }
        let out = way_out(ui, rect, (title, note), fresh);
        let side = side(ctx, rect.width());
        let inner = Rect::from_min_max(rect.min + vec2(side, head(ctx)), rect.max - vec2(side, side));
        let given = contents(ui, inner, dialogs, fresh);
        if out {
            dialogs.close(ctx);
        }
        given
    });
    shown.inner
}

/// Reports the title of a dialog that has just opened, as if it got the focus.
fn announce(ctx: &Context, title: &str) {
    let event = OutputEvent::FocusGained(WidgetInfo::labeled(WidgetType::Window, true, title));
    ctx.output_mut(|output| output.events.push(event));
}

/// Draws the panel with title and cross, which has the focus if `focus`; returns whether the player closes the dialog.
fn way_out(ui: &Ui, rect: Rect, (title, note): (&str, &str), focus: bool) -> bool {
    let (look, text) = (theme::palette(ui.ctx()), theme::text(ui.ctx()));
    let beside = |name: &str| ui.id().with(name);
    let veil = ui.interact(ui.ctx().content_rect(), beside("veil"), Sense::CLICK);
    ui.interact(rect, beside("ground"), Sense::CLICK);
    veil.widget_info(|| WidgetInfo::labeled(WidgetType::Other, true, text.close()));
    widgets::ground(ui, rect, look.solid, look.hairline);
    let side = side(ui.ctx(), rect.width());
    let corner = rect.right_top() + vec2(-side + BEYOND - TARGET / 2.0, middle(ui.ctx()));
    let place = Rect::from_center_size(corner, Vec2::splat(TARGET));
    let room = place.with_min_x(rect.left() + side).with_max_x(place.left());
    let roles = [TITLE, TextRole::PlayerName, TextRole::Strong];
    let title = text_layout::fit(ui.painter(), room, Align2::LEFT_CENTER, &roles, look.text, title);
    let beside = pos2(title.right() + BEFORE_NOTE, title.center().y + NOTE_DOWN);
    if text_layout::width(ui.painter(), NOTE, note) <= room.right() - beside.x {
        text_layout::line(ui.painter(), beside, Align2::LEFT_CENTER, NOTE, look.quiet, note);
    }
    let cross = Button::new(text.close()).only_icon(Icon::Close).style(ButtonStyle::Bare).tip_side(TipSide::Left);
    let cross = cross.focus(focus).show(ui, place);
    cross.clicked() || veil.clicked()
}
