//! The lessons that are compiled in.

use std::sync::OnceLock;

use super::games::lessons_of;
use super::lesson::Lesson;
use tessera_rules::GameKind;

impl Lesson {
    /// All lessons, by game and in the order in which they are offered.
    pub fn all() -> &'static [Lesson] {
        static LESSONS: OnceLock<Vec<Lesson>> = OnceLock::new();
        LESSONS.get_or_init(|| {
            let sources =
                GameKind::ALL.into_iter().flat_map(|kind| lessons_of(kind).iter().map(move |file| (kind, file)));
            let read = |(kind, (name, text)): (GameKind, &(&str, &str))| Lesson::read(kind, name, text);
            sources.map(|source| read(source).expect("the test `lessons` reads every file")).collect()
        })
    }

    /// The lessons of a game.
    pub fn of(kind: GameKind) -> impl Iterator<Item = &'static Lesson> {
        Lesson::all().iter().filter(move |lesson| lesson.variant.kind() == kind)
    }

    /// The lesson with this id.
    pub fn find(id: &str) -> Option<&'static Lesson> {
        Lesson::all().iter().find(|lesson| lesson.id == id)
    }

    /// The lesson that follows this one in its game.
    pub fn next(&self) -> Option<&'static Lesson> {
        Lesson::of(self.variant.kind()).skip_while(|lesson| lesson.id != self.id).nth(1)
    }
}
