//! The parts of the boards with their colours, and the controls of the one that is open.

use bevy_egui::egui::Ui;

use super::hsl::Hsl;
use crate::presentation::text_fields::TypedText;
use crate::settings::theme::{OwnTheme, Srgb, ThemePart};
use crate::ui::theme;
use crate::ui::theme::icons::Icon;
use crate::ui::widgets::{Button, ButtonStyle, Column, colour_row, fine_slider, text_field};

/// The part whose controls are shown, and what they show.
#[derive(Default)]
pub(super) struct OpenPart {
    part: Option<ThemePart>,
    /// The colour that the controls show.
    shown: Option<Srgb>,
    /// The same as on the sliders: greys have a hue there, so that the sliders do not jump.
    hsl: Hsl,
    /// The same as it is typed.
    digits: String,
}

impl OpenPart {
    /// Opens the controls of a part, or closes them.
    fn press(&mut self, part: ThemePart) {
        let open = (self.part != Some(part)).then_some(part);
        *self = OpenPart { part: open, ..OpenPart::default() };
    }

    /// Shows a colour that did not come from the controls.
    fn follow(&mut self, colour: Srgb) {
        if self.shown != Some(colour) {
            *self = OpenPart { hsl: colour.into(), digits: colour.to_string(), shown: Some(colour), ..*self };
        }
    }

    /// Takes the colour of the sliders.
    fn take_sliders(&mut self, hsl: Hsl) -> Srgb {
        let colour = Srgb::from(hsl);
        *self = OpenPart { hsl, digits: colour.to_string(), shown: Some(colour), ..*self };
        colour
    }

    /// Takes the typed colour, if it is one.
    fn take_digits(&mut self) -> Option<Srgb> {
        let typed = self.digits.trim();
        let colour = Srgb::from_digits(typed.strip_prefix('#').unwrap_or(typed))?;
        (self.hsl, self.shown) = (colour.into(), Some(colour));
        Some(colour)
    }
}

/// Shows a row for each part, and the controls below the one that is open.
pub(super) fn show(column: &mut Column, own: &mut OwnTheme, open: &mut OpenPart, fresh: bool) {
    let text = theme::text(column.ui.ctx());
    if fresh && open.part.is_none() {
        open.press(ThemePart::ALL[0]);
    }
    for (index, part) in ThemePart::ALL.into_iter().enumerate() {
        let (title, colour) = (text.part_title(part), own.colour(part));
        let spoken = text.own_theme_row(&title, &colour.to_string());
        let is_open = open.part == Some(part);
        let row = column.row();
        if colour_row(column.ui, row, [&title, &spoken], colour, is_open, fresh && index == 0) {
            open.press(part);
        } else if is_open {
            controls(column, own, part, open);
        }
    }
}

fn controls(column: &mut Column, own: &mut OwnTheme, part: ThemePart, open: &mut OpenPart) {
    let text = theme::text(column.ui.ctx());
    open.follow(own.colour(part));
    let Hsl { mut hue, mut saturation, mut lightness } = open.hsl;
    for (label, value) in [
        (text.own_theme_hue(), &mut hue),
        (text.own_theme_saturation(), &mut saturation),
        (text.own_theme_lightness(), &mut lightness),
    ] {
        let row = column.row();
        *value = fine_slider(column.ui, row, label, *value).unwrap_or(*value);
    }
    let hsl = Hsl { hue, saturation, lightness };
    if hsl != open.hsl {
        own.choose(part, Some(open.take_sliders(hsl)));
    }
    let row = column.row();
    let is_colour = digits(column.ui, row, own, part, open);
    if !is_colour {
        column.note(text.own_theme_digits_wrong());
    }
    let row = column.row();
    let label = text.reset_part_label(own.base);
    let reset = Button::new(&label).icon(Icon::Undo).style(ButtonStyle::Row).enabled(own.chosen(part).is_some());
    if reset.show(column.ui, row).clicked() {
        own.choose(part, None);
    }
    for pair in own.weak_pairs().iter().filter(|pair| pair.concerns(part)) {
        column.note(&text.weak_pair(pair));
    }
}

/// The field in which the colour is typed; returns whether there is one in it.
fn digits(ui: &mut Ui, row: bevy_egui::egui::Rect, own: &mut OwnTheme, part: ThemePart, open: &mut OpenPart) -> bool {
    let name = theme::text(ui.ctx()).own_theme_digits();
    let response = text_field(ui, row, name, TypedText::Tag, &mut open.digits);
    if response.changed()
        && let Some(colour) = open.take_digits()
    {
        own.choose(part, Some(colour));
    }
    // The field has left no room below it.
    ui.add_space(8.0);
    if !response.has_focus() {
        // A text that is not a colour is dropped.
        open.digits = own.colour(part).to_string();
    }
    let typed = open.digits.trim();
    Srgb::from_digits(typed.strip_prefix('#').unwrap_or(typed)).is_some()
}

/// Names the other pairs that are hard to distinguish, or says that all pairs are fine.
pub(super) fn notes(column: &mut Column, own: &OwnTheme, open: &OpenPart) {
    let text = theme::text(column.ui.ctx());
    let weak = own.weak_pairs();
    let is_said = |pair: &&crate::settings::theme::WeakPair| open.part.is_some_and(|part| pair.concerns(part));
    for pair in weak.iter().filter(|pair| !is_said(pair)) {
        column.note(&text.weak_pair(pair));
    }
    if weak.is_empty() && own.has_colours() {
        column.note(text.own_theme_strong());
    }
    column.ui.add_space(6.0);
}
