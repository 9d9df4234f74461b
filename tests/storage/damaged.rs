//! Damaged files of settings and matches: they are read or set aside, and the player can read which.

use std::fs;

use tessera::app::storage::Storage;
use tessera::persist::StorageKey;
use tessera::persist::saved::SavedMatch;
use tessera::persist::settings::Settings;

use super::damage::damaged;
use super::folder;

const SETTINGS: [&str; 1] = [include_str!("../data/settings-0.1.json")];
const MATCHES: [&str; 4] = [
    include_str!("../data/match-0.1.json"),
    include_str!("../data/match-othello-0.1.json"),
    include_str!("../data/match-breakthrough-0.1.json"),
    include_str!("../data/match-version-2.json"),
];

/// Opens the storage with `n` damaged copies of each file. Returns how many were set aside.
fn open_damaged(key: StorageKey, files: &[&str], copies: u64, name: &str) -> u64 {
    let mut set_aside = 0;
    for copy in 0..copies {
        let storage = Storage::in_folder(folder(name));
        let path = storage.path(key);
        let bytes = damaged(files[copy as usize % files.len()].as_bytes(), copy);
        fs::create_dir_all(path.parent().unwrap()).unwrap();
        fs::write(&path, &bytes).unwrap();
        let opened = storage.open();
        let damage = path.with_extension("json.damaged");
        let newer = path.with_extension("newer.json");
        let aside = [damage, newer].into_iter().find(|path| path.exists());
        if let Some(aside) = &aside {
            assert_eq!(fs::read(aside).unwrap(), bytes, "copy {copy}: the file is kept as it was");
            let shown = aside.display().to_string();
            assert!(opened.notices.iter().any(|notice| notice.contains(&shown)), "copy {copy}: {:?}", opened.notices);
            set_aside += 1;
        }
        assert_eq!(path.exists(), aside.is_none(), "copy {copy}: it is read or set aside");
        for notice in &opened.notices {
            assert!(!notice.contains(char::is_control), "copy {copy}: {notice:?}");
        }
        // What was read is a state that the program can write and read again.
        let settings = opened.settings.to_text().unwrap();
        let again = Settings::from_text(&settings).unwrap();
        assert_eq!(again.to_text().unwrap(), settings, "copy {copy}");
        if let Some(saved) = opened.saved {
            assert!(aside.is_none(), "copy {copy}: what is set aside is not used");
            let text = saved.to_text().unwrap();
            assert_eq!(SavedMatch::from_text(&text).unwrap().to_text().unwrap(), text, "copy {copy}");
        }
    }
    set_aside
}

#[test]
fn a_damaged_file_is_read_or_set_aside_with_a_notice() {
    assert!(open_damaged(StorageKey::Settings, &SETTINGS, 100, "damaged-settings") > 40);
    assert!(open_damaged(StorageKey::Match, &MATCHES, 100, "damaged-match") > 40);
}

#[test]
#[ignore = "takes minutes; part of `make campaign`"]
fn ten_thousand_damaged_files_are_read_or_set_aside_with_a_notice() {
    for (key, files) in [(StorageKey::Settings, &SETTINGS[..]), (StorageKey::Match, &MATCHES[..])] {
        let set_aside = open_damaged(key, files, 10_000, "damaged-many");
        println!("{key:?}: 10000 damaged files, {set_aside} set aside, the others read");
    }
}
