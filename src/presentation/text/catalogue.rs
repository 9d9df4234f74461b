//! The messages of one language, compiled in, and how they are formatted.

use std::collections::{BTreeSet, HashMap};
use std::sync::{Mutex, OnceLock, PoisonError, RwLock};

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};
use unic_langid::LanguageIdentifier;

use crate::rules::{GameKind, for_each_game};
use crate::settings::preferences::Language;

/// A message file and its text.
type Source = (&'static str, &'static str);

macro_rules! sources {
    ($($name:literal),* $(,)?) => {
        [$(($name, include_str!(concat!("../../../assets/locales/en/", $name, ".ftl")))),*]
    };
}

/// The English messages that all games share, by topic.
const ENGLISH: [Source; 14] = sources![
    "common",
    "labels",
    "settings",
    "keys",
    "players",
    "status",
    "outcome",
    "hints",
    "refusals",
    "rules",
    "editor",
    "accessibility",
    "storage",
    "library",
];

macro_rules! game_sources {
    ($($name:ident = $module:ident, $doc:literal;)*) => {
        /// The English messages of each game, in files with the names of the games' modules.
        const ENGLISH_OF_GAMES: [Source; GameKind::COUNT] = [$((
            stringify!($module),
            include_str!(concat!("../../../assets/locales/en/", stringify!($module), ".ftl")),
        )),*];
    };
}
for_each_game!(game_sources);

/// All messages of a language.
pub(super) struct Catalogue {
    bundle: FluentBundle<FluentResource>,
    /// Messages without arguments that have been used, formatted once: the panels read them in every frame.
    fixed: RwLock<HashMap<&'static str, &'static str>>,
}

impl Catalogue {
    /// The catalogue of a language, built when it is first used.
    pub(super) fn of(language: Language) -> &'static Catalogue {
        static ENGLISH_CATALOGUE: OnceLock<Catalogue> = OnceLock::new();
        #[cfg(debug_assertions)]
        static PSEUDO_CATALOGUE: OnceLock<Catalogue> = OnceLock::new();
        match language {
            Language::English => ENGLISH_CATALOGUE.get_or_init(|| Catalogue::new("en", None)),
            #[cfg(debug_assertions)]
            Language::Pseudo => {
                PSEUDO_CATALOGUE.get_or_init(|| Catalogue::new("en-XA", Some(super::pseudo::transform)))
            }
        }
    }

    fn new(locale: &str, transform: Option<super::Transform>) -> Catalogue {
        let locale: LanguageIdentifier = locale.parse().unwrap_or_default();
        let mut bundle = FluentBundle::new_concurrent(vec![locale]);
        // Isolation marks around arguments help text of mixed direction. All languages here run from left to right, and
        // screen readers, files and tests would see the marks as stray characters.
        bundle.set_use_isolating(false);
        bundle.set_transform(transform);
        for (name, text) in ENGLISH.iter().chain(&ENGLISH_OF_GAMES) {
            let resource = FluentResource::try_new((*text).to_owned()).unwrap_or_else(|(resource, errors)| {
                report(&format!("{name}.ftl: {errors:?}"));
                resource
            });
            if let Err(errors) = bundle.add_resource(resource) {
                report(&format!("{name}.ftl: {errors:?}"));
            }
        }
        Catalogue { bundle, fixed: RwLock::default() }
    }

    /// A message without arguments, formatted when it is first used and kept. Falls back to English, then to the id.
    pub(super) fn fixed(&self, id: &'static str) -> &'static str {
        let kept = self.fixed.read().unwrap_or_else(PoisonError::into_inner).get(id).copied();
        kept.unwrap_or_else(|| {
            let text = self.format(id, &[]);
            let mut fixed = self.fixed.write().unwrap_or_else(PoisonError::into_inner);
            fixed.entry(id).or_insert_with(|| text.leak())
        })
    }

    /// A message with its arguments. Falls back to English, then to the id.
    pub(super) fn format(&self, id: &'static str, arguments: &[(&'static str, FluentValue)]) -> String {
        let arguments: FluentArgs = arguments.iter().map(|(name, value)| (*name, value.clone())).collect();
        let english = || Catalogue::of(Language::English).find(id, &arguments);
        self.find(id, &arguments).or_else(english).unwrap_or_else(|| id.to_owned())
    }

    fn find(&self, id: &str, arguments: &FluentArgs) -> Option<String> {
        let Some(pattern) = self.bundle.get_message(id).and_then(|message| message.value()) else {
            report(&format!("message {id} is missing"));
            return None;
        };
        let mut errors = Vec::new();
        let text = self.bundle.format_pattern(pattern, Some(arguments), &mut errors).into_owned();
        if !errors.is_empty() {
            report(&format!("message {id}: {errors:?}"));
            return None;
        }
        Some(text)
    }
}

/// Faults found so far: missing messages, missing arguments and unreadable files.
static FAULTS: Mutex<BTreeSet<String>> = Mutex::new(BTreeSet::new());

/// Logs a fault once. Every fault is a bug, which tests find; players get the English text or the message's id.
fn report(fault: &str) {
    let new = FAULTS.lock().unwrap_or_else(PoisonError::into_inner).insert(fault.to_owned());
    if new {
        #[cfg(feature = "app")]
        bevy::log::error!("text: {fault}");
    }
}

/// The faults found so far; tests assert that there are none.
#[must_use]
pub fn faults() -> Vec<String> {
    FAULTS.lock().unwrap_or_else(PoisonError::into_inner).iter().cloned().collect()
}
