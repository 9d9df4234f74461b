//! The messages of each language, compiled in, and how they are formatted.

use std::collections::{BTreeSet, HashMap};
use std::fmt::Display;
#[cfg(debug_assertions)]
use std::sync::OnceLock;
use std::sync::{Mutex, PoisonError, RwLock};

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};
use unic_langid::LanguageIdentifier;

use crate::rules::Reloadable;
use crate::settings::language::Language;

/// A message file and its text.
type Source = (&'static str, &'static str);

include!(concat!(env!("OUT_DIR"), "/messages.rs"));

static CATALOGUES: [Reloadable<Catalogue>; MESSAGES.len()] = [const { Reloadable::new() }; MESSAGES.len()];

/// All messages of a language.
pub(super) struct Catalogue {
    bundle: FluentBundle<FluentResource>,
    tag: &'static str,
    /// Messages without arguments that have been used, formatted once: the panels read them in every frame.
    fixed: RwLock<HashMap<&'static str, &'static str>>,
}

impl Catalogue {
    /// The catalogue of a language, built when it is first used.
    pub(super) fn of(language: Language) -> &'static Catalogue {
        #[cfg(debug_assertions)]
        static PSEUDO: OnceLock<Catalogue> = OnceLock::new();
        match (CATALOGUES.get(language.index()), MESSAGES.get(language.index())) {
            (Some(catalogue), Some(sources)) => catalogue.get(|| Catalogue::new(language, sources, None)),
            #[cfg(debug_assertions)]
            _ => PSEUDO.get_or_init(|| Catalogue::new(language, MESSAGES[0], Some(super::pseudo::transform))),
            #[cfg(not(debug_assertions))]
            _ => Catalogue::of(Language::ENGLISH),
        }
    }

    fn new(
        language: Language,
        sources: &[(impl Display, impl AsRef<str>)],
        transform: Option<super::Transform>,
    ) -> Catalogue {
        let locale: LanguageIdentifier = language.tag().parse().unwrap_or_default();
        let mut bundle = FluentBundle::new_concurrent(vec![locale]);
        // Isolation marks around arguments help text of mixed direction. All languages here run from left to right, and
        // screen readers, files and tests would see the marks as stray characters.
        bundle.set_use_isolating(false);
        bundle.set_transform(transform);
        for (name, text) in sources {
            let resource = FluentResource::try_new(text.as_ref().to_owned()).unwrap_or_else(|(resource, errors)| {
                report(&format!("{name}.ftl: {errors:?}"));
                resource
            });
            if let Err(errors) = bundle.add_resource(resource) {
                report(&format!("{name}.ftl: {errors:?}"));
            }
        }
        Catalogue { bundle, tag: language.tag(), fixed: RwLock::default() }
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
        let english = || Catalogue::of(Language::ENGLISH).find(id, &arguments);
        self.find(id, &arguments).or_else(english).unwrap_or_else(|| id.to_owned())
    }

    fn find(&self, id: &str, arguments: &FluentArgs) -> Option<String> {
        let Some(pattern) = self.bundle.get_message(id).and_then(|message| message.value()) else {
            report(&format!("message {id} is missing in {}", self.tag));
            return None;
        };
        let mut errors = Vec::new();
        let text = self.bundle.format_pattern(pattern, Some(arguments), &mut errors).into_owned();
        if !errors.is_empty() {
            report(&format!("message {id} in {}: {errors:?}", self.tag));
            return None;
        }
        Some(text)
    }
}

/// Takes the messages of a language from other texts of its files, each after its name. Faults are logged. Texts of a script
/// without spaces come without the places where their lines may be broken, which the build finds.
pub fn reload(language: Language, files: &[(String, String)]) {
    if let Some(catalogue) = CATALOGUES.get(language.index()) {
        FAULTS.lock().unwrap_or_else(PoisonError::into_inner).clear();
        catalogue.replace(Catalogue::new(language, files, None));
    }
}

/// Faults found so far: missing messages, missing arguments and unreadable files.
static FAULTS: Mutex<BTreeSet<String>> = Mutex::new(BTreeSet::new());

/// Logs a fault once. Every fault is a bug, which tests find; players get the English text or the message's id.
fn report(fault: &str) {
    let new = FAULTS.lock().unwrap_or_else(PoisonError::into_inner).insert(fault.to_owned());
    if new {
        tracing::error!("text: {fault}");
    }
}

/// The faults found so far; tests assert that there are none.
pub fn faults() -> Vec<String> {
    FAULTS.lock().unwrap_or_else(PoisonError::into_inner).iter().cloned().collect()
}
