//! The buttons beside the board: menu, view, hint, undo, redo (and, in a narrow window, the moves).

use bevy_egui::egui::{Context, CornerRadius, Rect, Vec2};

use super::model::Model;
use crate::game::requests::Wish;
use crate::ui::layout::Hud;
use crate::ui::theme::icons::Icon;
use crate::ui::theme::{self, BUTTON_RADIUS};
use crate::ui::widgets::{Button, Panel, choice};
use crate::ui::words::labels;

/// What was pressed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Pressed {
    Menu,
    Moves,
    /// Look straight down, or not.
    TopDown(bool),
    Ask(Wish),
}

pub(crate) fn show(ctx: &Context, hud: &Hud, model: &Model, top_down: bool) -> Option<Pressed> {
    let buttons = [
        (hud.menu, labels::MENU, Icon::Menu, true, Pressed::Menu),
        (hud.hint, labels::HINT, Icon::Hint, model.can_ask_for_hint(), Pressed::Ask(Wish::Hint)),
        (hud.undo, labels::UNDO, Icon::Undo, model.can_undo(), Pressed::Ask(Wish::TakeBack)),
        (hud.redo, labels::REDO, Icon::Redo, model.can_redo(), Pressed::Ask(Wish::PlayAgain)),
    ];
    let moves = hud.moves.map(|rect| (rect, labels::MOVES, Icon::Moves, true, Pressed::Moves));
    let mut pressed = None;
    for (rect, label, icon, enabled, deed) in buttons.into_iter().chain(moves) {
        if corner(ctx, rect, hud.wide, label, icon, enabled) {
            pressed = Some(deed);
        }
    }
    view(ctx, hud, top_down).map(Pressed::TopDown).or(pressed)
}

fn corner(ctx: &Context, rect: Rect, wide: bool, label: &str, icon: Icon, enabled: bool) -> bool {
    let button = Button::new(label).only_icon(icon).enabled(enabled).loose();
    place(ctx, label, rect, wide, |ui, rect| button.show(ui, rect).clicked())
}

/// 3D or 2D.
fn view(ctx: &Context, hud: &Hud, top_down: bool) -> Option<bool> {
    let chosen = place(ctx, labels::VIEW, hud.view, hud.wide, |ui, rect| {
        let look = theme::palette(ctx);
        ui.painter().rect_filled(rect, CornerRadius::same(BUTTON_RADIUS), look.panel);
        choice(ui, rect, labels::VIEW, &[labels::VIEW_3D, labels::VIEW_2D], Some(usize::from(top_down)))
    });
    chosen.map(|index| index == 1)
}

fn place<R>(
    ctx: &Context,
    name: &str,
    rect: Rect,
    wide: bool,
    contents: impl FnOnce(&mut bevy_egui::egui::Ui, Rect) -> R,
) -> R {
    let from = if wide { Vec2::new(-14.0, 0.0) } else { Vec2::new(0.0, 14.0) };
    Panel::new(ctx, name, rect).bare().from(from).show(ctx, contents)
}
