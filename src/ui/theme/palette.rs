//! The colours of the interface. Another theme is another value of this type.

use bevy_egui::egui::{Color32, Shadow};

use crate::view::preferences::Preferences;

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Palette {
    /// The table: where light falls, and at its edges.
    pub table: Color32,
    pub table_dark: Color32,
    /// Panels let the table shine through; dialogs hardly do.
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
    pub focus: Color32,
    pub button: Color32,
    pub button_lit: Color32,
    pub button_edge: Color32,
    pub ivory: Color32,
    pub ebony: Color32,
    pub jasper: Color32,
}

const fn clear(red: u8, green: u8, blue: u8, percent: u8) -> Color32 {
    Color32::from_rgba_unmultiplied_const(red, green, blue, (percent as u16 * 255 / 100) as u8)
}

impl Palette {
    /// Warm wood, the default.
    pub const WARM: Palette = Palette {
        table: Color32::from_rgb(0x5A, 0x46, 0x36),
        table_dark: Color32::from_rgb(0x17, 0x12, 0x0F),
        panel: clear(0x18, 0x13, 0x0F, 78),
        solid: Color32::from_rgb(0x1C, 0x16, 0x11),
        veil: clear(0x0C, 0x09, 0x07, 55),
        hairline: clear(0xC9, 0xA2, 0x5C, 28),
        text: Color32::from_rgb(0xF2, 0xEB, 0xDD),
        quiet: Color32::from_rgb(0xB8, 0xAB, 0x95),
        brass: Color32::from_rgb(0xC9, 0xA2, 0x5C),
        brass_lit: Color32::from_rgb(0xDD, 0xB9, 0x74),
        on_brass: Color32::from_rgb(0x1C, 0x14, 0x0C),
        tint: clear(0xC9, 0xA2, 0x5C, 22),
        focus: Color32::from_rgb(0xFF, 0xE9, 0xA8),
        button: clear(0xF2, 0xEB, 0xDD, 8),
        button_lit: clear(0xF2, 0xEB, 0xDD, 16),
        button_edge: clear(0xF2, 0xEB, 0xDD, 20),
        ivory: Color32::from_rgb(0xE9, 0xDF, 0xCA),
        ebony: Color32::from_rgb(0x2A, 0x24, 0x21),
        jasper: Color32::from_rgb(0xB0, 0x43, 0x2C),
    };

    /// The same with everything that is read or pressed set off as far as it goes.
    pub const CONTRAST: Palette = Palette {
        panel: clear(0x00, 0x00, 0x00, 94),
        solid: Color32::BLACK,
        veil: clear(0x00, 0x00, 0x00, 80),
        hairline: Color32::from_rgb(0xE8, 0xC8, 0x86),
        text: Color32::WHITE,
        quiet: Color32::from_rgb(0xF2, 0xEB, 0xDD),
        brass: Color32::from_rgb(0xF2, 0xCB, 0x7A),
        brass_lit: Color32::from_rgb(0xFF, 0xE0, 0xA0),
        on_brass: Color32::BLACK,
        focus: Color32::from_rgb(0xFF, 0xFF, 0x66),
        button: Color32::BLACK,
        button_lit: Color32::from_rgb(0x3A, 0x30, 0x24),
        button_edge: Color32::WHITE,
        ivory: Color32::WHITE,
        ebony: Color32::BLACK,
        ..Palette::WARM
    };

    /// The palette that the preferences ask for.
    #[must_use]
    pub const fn wished(preferences: &Preferences) -> Palette {
        if preferences.contrast { Palette::CONTRAST } else { Palette::WARM }
    }

    #[must_use]
    pub const fn shadow(&self) -> Shadow {
        Shadow { offset: [0, 8], blur: 28, spread: 0, color: Color32::from_black_alpha(96) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The contrast of two opaque colours, 1 to 21, as the web guidelines define it.
    fn contrast(a: Color32, b: Color32) -> f32 {
        let channel = |value: u8| {
            let value = f32::from(value) / 255.0;
            if value <= 0.04045 { value / 12.92 } else { ((value + 0.055) / 1.055).powf(2.4) }
        };
        let light = |c: Color32| 0.2126 * channel(c.r()) + 0.7152 * channel(c.g()) + 0.0722 * channel(c.b());
        let (a, b) = (light(a) + 0.05, light(b) + 0.05);
        a.max(b) / a.min(b)
    }

    #[test]
    fn text_can_be_read_on_every_ground_it_stands_on() {
        // Whoever asks for more contrast gets what the guidelines call enhanced.
        for (look, enough) in [(Palette::WARM, 4.5), (Palette::CONTRAST, 7.0)] {
            let panel = look.table.blend(look.panel);
            for text in [look.text, look.quiet, look.brass, look.focus] {
                assert!(contrast(text, panel) >= enough, "{text:?} on a panel");
            }
            assert!(contrast(look.focus, panel.blend(look.tint)) >= 4.5);
            assert!(contrast(look.text, look.table) >= enough);
            assert!(contrast(look.on_brass, look.brass) >= enough);
            assert!(contrast(look.focus, look.table) >= 3.0);
        }
    }
}
