//! The row of buttons below the boards.

use bevy_egui::egui::{Context, Rect, Ui, pos2, vec2};

use crate::game::resumable::MatchSummary;
use crate::ui::layout::TitleLayout;
use crate::ui::theme::icons::Icon;
use crate::ui::theme::{self, TARGET};
use crate::ui::widgets::{Button, Panel};

/// What a button of the row does.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum FooterAction {
    /// Continues the match that was left.
    Continue,
    Library,
    Statistics,
    Learn,
    HowToPlay,
    Settings,
    Quit,
}

/// A button of the row.
#[derive(Clone, Copy)]
struct Item<'a> {
    action: FooterAction,
    icon: Icon,
    label: &'a str,
    /// A shorter label for a narrow window.
    short: &'a str,
}

/// How much of their labels the buttons show, from the widest row to the narrowest.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct RowStyle {
    /// The button that continues a match.
    first: LabelStyle,
    others: LabelStyle,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum LabelStyle {
    Long,
    Short,
    /// The short label without an icon.
    OnlyLabel,
    OnlyIcon,
}

/// Buttons side by side where there are lines of them, the gap between them, and how much less room than usual they have.
const IN_LINE: usize = 3;
const LINE_GAP: f32 = 8.0;
const LESS: f32 = 18.0;
/// A wider window has a row.
const MOST_FOR_LINES: f32 = 520.0;

const STYLES: [RowStyle; 6] = {
    use LabelStyle::{Long, OnlyIcon, OnlyLabel, Short};
    [
        RowStyle { first: Long, others: Long },
        RowStyle { first: Short, others: Long },
        RowStyle { first: OnlyLabel, others: OnlyLabel },
        RowStyle { first: Long, others: OnlyIcon },
        RowStyle { first: Short, others: OnlyIcon },
        RowStyle { first: OnlyIcon, others: OnlyIcon },
    ]
};

/// Shows the row; returns the action of the button that was pressed. `resumable` is the match that can be continued.
pub(crate) fn show(ctx: &Context, layout: &TitleLayout, resumable: Option<MatchSummary>) -> Option<FooterAction> {
    let text = theme::text(ctx);
    let item = |action, icon, label| Item { action, icon, label, short: label };
    let game = resumable.map(|left| text.continue_game(text.game_name(left.variant.kind())));
    let first = game
        .as_ref()
        .map(|game| Item { short: text.continue_match(), ..item(FooterAction::Continue, Icon::Play, game) });
    let mut items = vec![
        item(FooterAction::Library, Icon::Library, text.library()),
        item(FooterAction::Statistics, Icon::Statistics, text.statistics()),
        item(FooterAction::Learn, Icon::Learn, text.learn()),
        item(FooterAction::HowToPlay, Icon::Help, text.how_to_play()),
        item(FooterAction::Settings, Icon::Settings, text.settings()),
    ];
    if cfg!(not(target_arch = "wasm32")) {
        items.push(item(FooterAction::Quit, Icon::Quit, text.quit()));
    }
    items.splice(0..0, first);
    Panel::new(ctx, "footer", layout.footer).bare().show(ctx, |ui, rect| row(ui, rect, layout.tight, &items))
}

/// Shows the buttons in the middle of `rect`, with as much of their labels as there is room for.
fn row(ui: &Ui, rect: Rect, tight: bool, items: &[Item]) -> Option<FooterAction> {
    let (gap, less) = if tight { (8.0, 14.0) } else { (12.0, 0.0) };
    let narrowest = |count: usize| count as f32 * (TARGET + gap) - gap;
    // In the narrowest windows the page of the saved games has the button instead.
    let is_shown = |item: &&Item| item.action != FooterAction::Statistics || narrowest(items.len()) <= rect.width();
    let items: Vec<&Item> = items.iter().filter(is_shown).collect();
    if let Some(lines) = lines(ui, rect, &items) {
        let mut pressed = None;
        for (button, place, action) in lines {
            if button.show(ui, place).clicked() {
                pressed = Some(action);
            }
        }
        return pressed;
    }
    let rect = rect.with_min_y(rect.bottom() - TARGET);
    let gaps = gap * items.len().saturating_sub(1) as f32;
    let rows = STYLES.map(|style| items.iter().map(|item| sized(ui, item, style, less)).collect::<Vec<_>>());
    let width = |row: &[(Button, f32)]| row.iter().map(|(_, width)| width).sum::<f32>() + gaps;
    let row = rows.iter().find(|row| width(row) <= rect.width()).unwrap_or(&rows[rows.len() - 1]);
    let mut left = rect.center().x - width(row) / 2.0;
    let mut pressed = None;
    for (item, (button, width)) in items.into_iter().zip(row) {
        let place = Rect::from_min_size(pos2(left, rect.top()), vec2(*width, rect.height()));
        left += width + gap;
        if button.show(ui, place).clicked() {
            pressed = Some(item.action);
        }
    }
    pressed
}

/// Lines of words, where a row would have none and `rect` is high enough: what continues a match has a line of its own.
fn lines<'a>(ui: &Ui, rect: Rect, items: &[&Item<'a>]) -> Option<Vec<(Button<'a>, Rect, FooterAction)>> {
    let cell = (rect.width() + LINE_GAP) / IN_LINE as f32 - LINE_GAP;
    let (first, others) = items.split_at(items.iter().take_while(|item| item.action == FooterAction::Continue).count());
    let count = first.len() + others.len().div_ceil(IN_LINE);
    let height = count as f32 * (TARGET + LINE_GAP) - LINE_GAP;
    let button = |item: &Item<'a>| Button::new(item.label).id_salt(item.label).on_table();
    let fits = |item: &&Item<'a>| button(item).width(ui) - LESS <= cell;
    if rect.height() < height || rect.width() > MOST_FOR_LINES || !others.iter().all(fits) {
        return None;
    }
    let line = |index: usize| {
        let top = rect.bottom() - height + index as f32 * (TARGET + LINE_GAP);
        Rect::from_min_size(pos2(rect.left(), top), vec2(rect.width(), TARGET))
    };
    let whole = first.iter().enumerate().map(|(index, item)| (button(item).icon(item.icon), line(index), item.action));
    let rows = others.chunks(IN_LINE).enumerate().flat_map(|(row, items)| {
        let line = line(first.len() + row);
        let width = (line.width() + LINE_GAP) / items.len() as f32 - LINE_GAP;
        let place = move |index: usize| {
            let left = line.left() + index as f32 * (width + LINE_GAP);
            Rect::from_min_size(pos2(left, line.top()), vec2(width, TARGET))
        };
        items.iter().enumerate().map(move |(index, item)| (button(item), place(index), item.action))
    });
    Some(whole.chain(rows).collect())
}

/// The button of an item and its width, which is `less` than usual if there is a label.
fn sized<'a>(ui: &Ui, item: &Item<'a>, style: RowStyle, less: f32) -> (Button<'a>, f32) {
    let style = if item.action == FooterAction::Continue { style.first } else { style.others };
    let button = match style {
        LabelStyle::Long => Button::new(item.label).icon(item.icon),
        LabelStyle::Short => Button::new(item.short).icon(item.icon),
        LabelStyle::OnlyLabel => Button::new(item.short),
        LabelStyle::OnlyIcon => Button::new(item.label).only_icon(item.icon),
    };
    let button = button.id_salt(item.label).on_table();
    let width = if style == LabelStyle::OnlyIcon { TARGET } else { button.width(ui) - less };
    (button, width)
}
