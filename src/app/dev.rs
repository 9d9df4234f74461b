//! What `make dev` adds for developers: themes, messages and lessons are read again when their files change, and an overlay
//! shows what frames cost and which parts of the scene they drew.
//!
//! Only builds with debug assertions have it, and only when the variable `TESSERA_DEV` is set.

mod files;
mod overlay;

use bevy::prelude::*;

/// Adds it where the variable asks for it.
pub(super) fn plugin(app: &mut App) {
    if std::env::var_os("TESSERA_DEV").is_some() {
        app.add_plugins((files::plugin, overlay::plugin));
    }
}
