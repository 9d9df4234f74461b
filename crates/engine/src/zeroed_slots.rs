//! Memory for transposition tables: zero from the start, and supplied by the system page by page when it is first used.
//!
//! A new table therefore costs a search only the pages that it fills.

use std::alloc::{Layout, handle_alloc_error};
use std::sync::atomic::AtomicU64;

use zerocopy::FromZeros;

/// A slot of a table that threads share: a key and an entry.
pub(super) type Slot = [AtomicU64; 2];

/// Empty slots; ends the program if there is not enough memory.
pub(super) fn empty_slots(count: usize) -> Box<[Slot]> {
    try_empty_slots(count)
        .unwrap_or_else(|| handle_alloc_error(Layout::array::<Slot>(count).unwrap_or(Layout::new::<Slot>())))
}

/// Empty slots; `None` if there is not enough memory.
pub(super) fn try_empty_slots(count: usize) -> Option<Box<[Slot]>> {
    <[Slot]>::new_box_zeroed_with_elems(count).ok()
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::sync::atomic::Ordering::Relaxed;

    #[test]
    fn new_slots_are_empty_and_too_many_of_them_are_refused() {
        let slots = empty_slots(1 << 12);
        assert_eq!(slots.len(), 1 << 12);
        assert!(slots.iter().flatten().all(|word| word.load(Relaxed) == 0));
        assert!(try_empty_slots(usize::MAX / size_of::<Slot>()).is_none());
    }
}
