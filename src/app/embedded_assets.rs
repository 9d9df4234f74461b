//! The sounds as part of the program, so that its one file works in any folder.

use std::path::{Path, PathBuf};

use bevy::asset::io::memory::{Dir, MemoryAssetReader};
use bevy::asset::io::{AssetSourceBuilder, AssetSourceId, ErasedAssetReader};
use bevy::prelude::*;

/// Reads all assets from the program itself. Must be added before [`AssetPlugin`].
pub(super) fn plugin(app: &mut App) {
    let root = folder();
    let reader = move || -> Box<dyn ErasedAssetReader> { Box::new(MemoryAssetReader { root: root.clone() }) };
    app.register_asset_source(AssetSourceId::Default, AssetSourceBuilder::new(reader));
}

/// A file of the folder `assets`: its path there and its content.
type EmbeddedFile = (&'static str, &'static [u8]);

/// The files of sounds with these names.
macro_rules! sounds {
    ($($name:literal),* $(,)?) => {
        &[$((
            concat!("sounds/", $name, ".ogg"),
            include_bytes!(concat!(env!("CARGO_MANIFEST_DIR"), "/assets/sounds/", $name, ".ogg")),
        )),*]
    };
}

const SOUNDS: &[EmbeddedFile] = sounds![
    "capture_1",
    "capture_2",
    "capture_3",
    "click",
    "clock_1",
    "clock_2",
    "draw",
    "flip_1",
    "flip_2",
    "flip_3",
    "illegal",
    "loss",
    "pass",
    "place_1",
    "place_2",
    "place_3",
    "remove_1",
    "remove_2",
    "room",
    "slide_1",
    "slide_2",
    "slide_3",
    "square",
    "stone_1",
    "stone_2",
    "swap",
    "win",
];

fn folder() -> Dir {
    let folder = Dir::new(PathBuf::new());
    for (path, content) in SOUNDS {
        folder.insert_asset(Path::new(path), *content);
    }
    folder
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_sound_of_the_assets_is_embedded_as_it_is() {
        let assets = Path::new(env!("CARGO_MANIFEST_DIR")).join("assets");
        let mut count = 0;
        for entry in std::fs::read_dir(assets.join("sounds")).unwrap() {
            let file = entry.unwrap().path();
            if file.extension().is_some_and(|extension| extension == "ogg") {
                let embedded = folder().get_asset(file.strip_prefix(&assets).unwrap());
                let embedded = embedded.unwrap_or_else(|| panic!("{} is not embedded", file.display()));
                assert_eq!(embedded.value(), std::fs::read(&file).unwrap());
                count += 1;
            }
        }
        assert_eq!(count, SOUNDS.len());
    }
}
