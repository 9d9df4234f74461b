//! Data that is compiled in, and that a developer's program reads again when its files change.

use std::sync::{PoisonError, RwLock};

/// A value that is made when it is first used. Another can take its place; references to the first stay valid, so each
/// replacement costs its memory until the program ends.
#[derive(Debug)]
pub struct Reloadable<T: 'static>(RwLock<Option<&'static T>>);

impl<T> Reloadable<T> {
    /// Makes nothing yet.
    #[allow(clippy::new_without_default, reason = "only for statics")]
    pub const fn new() -> Reloadable<T> {
        Reloadable(RwLock::new(None))
    }

    /// The value, made by `make` if there is none. `make` must not ask for the same value.
    pub fn get(&self, make: impl FnOnce() -> T) -> &'static T {
        let made = *self.0.read().unwrap_or_else(PoisonError::into_inner);
        made.unwrap_or_else(|| {
            self.0.write().unwrap_or_else(PoisonError::into_inner).get_or_insert_with(|| Box::leak(Box::new(make())))
        })
    }

    /// Puts another value in its place.
    pub fn replace(&self, value: T) {
        *self.0.write().unwrap_or_else(PoisonError::into_inner) = Some(Box::leak(Box::new(value)));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_value_is_made_once_and_the_former_one_outlives_its_replacement() {
        static WORD: Reloadable<String> = Reloadable::new();
        let first = WORD.get(|| "first".into());
        assert_eq!(WORD.get(|| unreachable!("it is there")), "first");
        WORD.replace("second".into());
        assert_eq!((first.as_str(), WORD.get(String::new).as_str()), ("first", "second"));
    }
}
