//! The colours of the interface. Another theme is another value of this type.

use bevy_egui::egui::{Color32, Shadow};

use crate::rules::Colour;
use crate::settings::preferences::Preferences;
use crate::settings::theme::{PanelColours, Srgb, Theme};

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Palette {
    /// The lit middle of the table, and its edges.
    pub table: Color32,
    pub table_dark: Color32,
    /// The translucent fill of panels, and the nearly opaque one of dialogs.
    pub panel: Color32,
    pub solid: Color32,
    /// A veil over everything behind a dialog.
    pub veil: Color32,
    pub hairline: Color32,
    pub text: Color32,
    /// Secondary text.
    pub quiet: Color32,
    pub brass: Color32,
    pub brass_lit: Color32,
    pub on_brass: Color32,
    /// A brass tint under a line of text.
    pub tint: Color32,
    /// A brass tint over the panel of the player to move.
    pub active: Color32,
    pub focus: Color32,
    /// What cannot be undone.
    pub danger: Color32,
    pub button: Color32,
    pub button_lit: Color32,
    pub button_edge: Color32,
    pub ivory: Color32,
    pub ebony: Color32,
    pub jasper: Color32,
    /// The boards, for small pictures of them.
    pub field: Color32,
    pub pale: Color32,
    pub deep: Color32,
    pub rim: Color32,
}

const fn opaque(Srgb([red, green, blue]): Srgb) -> Color32 {
    Color32::from_rgb(red, green, blue)
}

const fn clear(Srgb([red, green, blue]): Srgb, percent: u8) -> Color32 {
    Color32::from_rgba_unmultiplied_const(red, green, blue, (percent as u16 * 255 / 100) as u8)
}

/// Whether dark letters are read on a colour.
const fn is_light(Srgb([red, green, blue]): Srgb) -> bool {
    red as u16 + green as u16 + blue as u16 > 384
}

impl Palette {
    /// The interface's colours in a theme. A theme whose pieces carry marks has opaque backgrounds and full edges, for more
    /// contrast.
    pub const fn of(theme: &Theme) -> Palette {
        let PanelColours { table, dark, panel, text, quiet, accent, accent_lit, on_accent, focus } = theme.panels;
        let bold = theme.marked;
        Palette {
            table: opaque(table),
            table_dark: opaque(dark),
            panel: clear(panel, if bold { 96 } else { 78 }),
            solid: opaque(panel),
            veil: clear(dark, if bold { 80 } else { 55 }),
            hairline: clear(accent, if bold { 100 } else { 28 }),
            text: opaque(text),
            quiet: opaque(quiet),
            brass: opaque(accent),
            brass_lit: opaque(accent_lit),
            on_brass: opaque(on_accent),
            tint: clear(accent, 22),
            active: clear(accent, 14),
            focus: opaque(focus),
            danger: if is_light(panel) { Color32::from_rgb(150, 28, 24) } else { Color32::from_rgb(255, 158, 138) },
            button: if bold { opaque(panel) } else { clear(text, 8) },
            button_lit: clear(text, if bold { 25 } else { 16 }),
            button_edge: clear(text, if bold { 100 } else { 20 }),
            ivory: opaque(theme.light.paint),
            ebony: opaque(theme.dark.paint),
            jasper: opaque(theme.neutral.paint),
            field: opaque(theme.field.paint),
            pale: opaque(theme.pale.paint),
            deep: opaque(theme.deep.paint),
            rim: opaque(theme.rim.paint),
        }
    }

    /// The palette of the preferred theme.
    pub fn from_preferences(preferences: &Preferences) -> Palette {
        Palette::of(&preferences.theme_in_force())
    }

    /// The colour of a piece in small pictures.
    pub const fn piece(&self, colour: Colour) -> Color32 {
        match colour {
            Colour::White => self.ivory,
            Colour::Black => self.ebony,
        }
    }

    pub const fn shadow(&self) -> Shadow {
        Shadow { offset: [0, 8], blur: 28, spread: 0, color: Color32::from_black_alpha(96) }
    }
}

/// The contrast of two opaque colours.
#[cfg(test)]
pub(crate) fn contrast(a: Color32, b: Color32) -> f32 {
    let [a, b] = [a, b].map(|colour| Srgb([colour.r(), colour.g(), colour.b()]));
    crate::settings::theme::contrast(a, b)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::settings::theme::{SurfaceMaterial, themes};

    #[test]
    fn text_has_enough_contrast_on_every_background_of_every_theme() {
        for theme in themes() {
            let look = Palette::of(theme);
            // The high-contrast theme has what the guidelines call enhanced contrast.
            let enough = if theme.marked { 7.0 } else { 4.5 };
            let panels = [look.table, look.table_dark].map(|table| table.blend(look.panel));
            for active in panels.map(|panel| panel.blend(look.active)) {
                let found = [look.text, look.quiet, look.focus].map(|text| contrast(text, active));
                assert!(found.iter().all(|found| *found >= enough), "{}: the active panel: {found:.2?}", theme.name);
            }
            let grounds = [panels[0], panels[1], look.solid];
            let name = &theme.name;
            for ground in grounds.iter().flat_map(|ground| [*ground, ground.blend(look.button)]) {
                for text in [look.text, look.quiet, look.brass, look.focus, look.danger] {
                    let found = contrast(text, ground);
                    assert!(found >= enough, "{name}: {text:?} on {ground:?}: {found:.2}");
                }
            }
            assert!(
                contrast(look.text, look.solid.blend(look.button_lit)) >= 4.5,
                "{name}: a button under the pointer"
            );
            assert!(contrast(look.focus, grounds[0].blend(look.tint)) >= 4.5, "{name}: the last move in the list");
            assert!(contrast(look.text, look.table) >= enough, "{name}: words on the table");
            for accent in [look.brass, look.brass_lit] {
                assert!(contrast(look.on_brass, accent) >= enough, "{name}: the first button of a page");
            }
            assert!(contrast(look.focus, look.table) >= 3.0, "{name}: the focus on the table");
        }
    }

    #[test]
    fn pieces_and_letters_have_enough_contrast_in_every_theme() {
        for theme in themes() {
            let name = &theme.name;
            let paint = |stuff: &SurfaceMaterial| opaque(stuff.paint);
            assert!(contrast(opaque(theme.letters), paint(&theme.rim)) >= 4.5, "{name}: letters on the rim");
            let [light, dark, neutral] = [&theme.light, &theme.dark, &theme.neutral].map(paint);
            assert!(contrast(light, dark) >= 7.0, "{name}: the two sides");
            assert!(contrast(light, neutral) >= 2.0 && contrast(dark, neutral) >= 2.0, "{name}: neutral pieces");
            for ground in [&theme.field, &theme.deep, &theme.pale].map(paint) {
                let found = [light, dark].map(|piece| contrast(piece, ground));
                // With marks both sides must stand out from every background, otherwise one of them.
                let enough = if theme.marked { found[0].min(found[1]) >= 2.9 } else { found[0].max(found[1]) >= 3.0 };
                assert!(enough, "{name}: pieces on {ground:?}: {found:.2?}");
            }
        }
    }
}
