//! The lessons that are compiled in.

use super::error::LessonError;
use super::games::lessons_of;
use super::lesson::Lesson;
use tessera_rules::{GameKind, Reloadable};

static LESSONS: Reloadable<Vec<Lesson>> = Reloadable::new();

impl Lesson {
    /// All lessons, by game and in the order in which they are offered.
    pub fn all() -> &'static [Lesson] {
        LESSONS.get(|| Lesson::read_all(|_, _| None).expect("the test `lessons` reads every file"))
    }

    /// Reads all lessons again, from the texts that `file` has for a game and a name, else from those that are compiled in.
    /// A lesson that is running stays as it is.
    ///
    /// # Errors
    /// The first fault; then all lessons stay as they are.
    pub fn reload(file: impl Fn(GameKind, &str) -> Option<String>) -> Result<(), LessonError> {
        LESSONS.replace(Lesson::read_all(file)?);
        Ok(())
    }

    fn read_all(file: impl Fn(GameKind, &str) -> Option<String>) -> Result<Vec<Lesson>, LessonError> {
        let names = GameKind::ALL.into_iter().flat_map(|kind| lessons_of(kind).iter().map(move |file| (kind, file)));
        let read = |(kind, (name, text)): (GameKind, &(&str, &str))| {
            Lesson::read(kind, name, file(kind, name).as_deref().unwrap_or(text))
        };
        names.map(read).collect()
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lessons_are_read_again_unless_a_file_has_a_fault() {
        let before = Lesson::all().len();
        let error = Lesson::reload(|_, name| (name == "board").then(|| "{".to_owned())).expect_err("a damaged file");
        assert!(error.to_string().contains("board"), "{error}");
        assert_eq!(Lesson::all().len(), before);
        let former = Lesson::all().as_ptr();
        Lesson::reload(|_, _| None).expect("the lessons that are compiled in");
        assert_eq!(Lesson::all().len(), before);
        assert_ne!(Lesson::all().as_ptr(), former, "they have been read again");
    }
}
