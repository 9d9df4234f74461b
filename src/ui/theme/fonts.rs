//! The typeface: three weights of one family, and the icons.

use std::sync::Arc;

use bevy_egui::egui::{FontData, FontDefinitions, FontFamily};

const LIGHT: &[u8] = include_bytes!("../../../assets/fonts/tessera-light.ttf");
const REGULAR: &[u8] = include_bytes!("../../../assets/fonts/tessera-regular.ttf");
const BOLD: &[u8] = include_bytes!("../../../assets/fonts/tessera-bold.ttf");
const ICONS: &[u8] = include_bytes!("../../../assets/fonts/icons.ttf");

#[must_use]
pub fn light() -> FontFamily {
    FontFamily::Name("light".into())
}

#[must_use]
pub fn bold() -> FontFamily {
    FontFamily::Name("bold".into())
}

#[must_use]
pub fn icons() -> FontFamily {
    FontFamily::Name("icons".into())
}

/// All fonts, each family with the regular weight to fall back on.
#[must_use]
pub fn definitions() -> FontDefinitions {
    let mut fonts = FontDefinitions::empty();
    for (name, data) in [("light", LIGHT), ("regular", REGULAR), ("bold", BOLD), ("icons", ICONS)] {
        fonts.font_data.insert(name.into(), Arc::new(FontData::from_static(data)));
    }
    let mut family = |family, names: &[&str]| {
        fonts.families.insert(family, names.iter().map(|name| (*name).to_owned()).collect());
    };
    family(FontFamily::Proportional, &["regular"]);
    family(FontFamily::Monospace, &["regular"]);
    family(light(), &["light", "regular"]);
    family(bold(), &["bold", "regular"]);
    family(icons(), &["icons", "regular"]);
    fonts
}
