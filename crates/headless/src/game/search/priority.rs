//! Which searches wait for which, and how many there are.

use std::sync::Arc;

use bevy::prelude::*;

/// The searches whose results are waited for. The program looks for results only while there are some: it would else find
/// them only when the player next touches something.
#[derive(Resource, Clone, Default, Debug)]
pub struct RunningSearches {
    replies: Arc<()>,
    others: Arc<()>,
}

/// Which searches wait for which.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum SearchPriority {
    /// A player waits for the result.
    Reply,
    /// The judgement of a move on a board of its own. It neither waits nor keeps another search waiting.
    Judgement,
    /// Something that is good to know. It waits while there are searches for replies, in any match.
    Background,
}

/// Counts a search for as long as it exists.
pub(in crate::game) type SearchCount = Arc<()>;

impl RunningSearches {
    /// Whether there are any.
    pub fn any(&self) -> bool {
        [&self.replies, &self.others].into_iter().any(|count| Arc::strong_count(count) > 1)
    }

    /// Counts one more search.
    pub(in crate::game) fn count(&self, priority: SearchPriority) -> SearchCount {
        Arc::clone(if priority == SearchPriority::Reply { &self.replies } else { &self.others })
    }

    /// Whether a search of this priority waits now.
    pub(in crate::game) fn hold_back(&self, priority: SearchPriority) -> bool {
        priority == SearchPriority::Background && Arc::strong_count(&self.replies) > 1
    }
}
