//! The pages of the settings.

/// A page of the settings.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum SettingsTab {
    #[default]
    Look,
    Play,
    Sound,
    Keys,
    Access,
}

impl SettingsTab {
    pub const ALL: [SettingsTab; 5] =
        [SettingsTab::Look, SettingsTab::Play, SettingsTab::Sound, SettingsTab::Keys, SettingsTab::Access];
}
