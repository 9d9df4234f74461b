//! The nodes of a search by several threads.

use std::sync::atomic::{AtomicU64, Ordering::Relaxed};

/// A thread adds its nodes to those of all threads as soon as it has this many new ones.
const NODES_BETWEEN_REPORTS: u64 = 1 << 12;

/// The number of nodes that one thread has searched, and that of all threads.
pub(super) struct NodeCount<'a> {
    own: u64,
    /// How many of the own nodes are in `all`.
    reported: u64,
    all: &'a AtomicU64,
}

impl<'a> NodeCount<'a> {
    /// Nothing searched yet by a thread that shares `all` with the others.
    pub(super) const fn new(all: &'a AtomicU64) -> NodeCount<'a> {
        NodeCount { own: 0, reported: 0, all }
    }

    pub(super) fn add_one(&mut self) {
        self.own += 1;
        if self.own - self.reported >= NODES_BETWEEN_REPORTS {
            self.report();
        }
    }

    /// Adds the nodes of this thread that are not among those of all threads yet.
    pub(super) fn report(&mut self) {
        self.all.fetch_add(self.own - self.reported, Relaxed);
        self.reported = self.own;
    }

    /// The nodes of this thread.
    pub(super) const fn own(&self) -> u64 {
        self.own
    }

    /// The nodes of this thread and those that the others have reported.
    pub(super) fn of_all_threads(&self) -> u64 {
        self.own - self.reported + self.all.load(Relaxed)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn threads_count_their_own_nodes_and_those_that_others_have_reported() {
        let all = AtomicU64::new(0);
        let [mut one, mut other] = [NodeCount::new(&all), NodeCount::new(&all)];
        (0..5).for_each(|_| one.add_one());
        (0..3).for_each(|_| other.add_one());
        assert_eq!((one.of_all_threads(), other.of_all_threads()), (5, 3));
        one.report();
        one.add_one();
        assert_eq!((one.own(), one.of_all_threads(), other.of_all_threads()), (6, 6, 8));
        (0..NODES_BETWEEN_REPORTS).for_each(|_| other.add_one());
        assert_eq!(one.of_all_threads(), 6 + NODES_BETWEEN_REPORTS, "reported without a call, but for the last three");
    }
}
