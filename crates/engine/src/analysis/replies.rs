//! The positions after the moves of a position, worked out once for many readings of the store.

use std::collections::HashMap;
use std::hash::{BuildHasherDefault, Hasher};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use super::games;
use crate::Score;
use tessera_rules::setup::{CanonicalPosition, PositionKey};
use tessera_rules::{Game, Move, Position};

/// A table whose keys are the keys of positions. They are hashes already, so that they are not hashed again.
pub(super) type KeyTable<V> = HashMap<PositionKey, V, BuildHasherDefault<KeyHasher>>;

/// The positions whose replies are kept; with some forty moves each they take about 60 MB.
const CAPACITY: usize = 50_000;

/// A move in the orientation that all images of the position share, and the position after it.
#[derive(Clone, Copy, Debug)]
pub(super) struct Reply {
    pub(super) mv: Move,
    pub(super) key: PositionKey,
    /// The value of the position, if the game is over there.
    pub(super) end: Option<Score>,
}

/// The replies to positions, by the keys of these. A copy begins empty.
#[derive(Debug, Default)]
pub(super) struct ReplyCache(Mutex<Replies>);

/// The replies that are known.
#[derive(Debug, Default)]
pub(super) struct Replies(KeyTable<Arc<[Reply]>>);

/// Takes half of a key as it is.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct KeyHasher(u64);

impl ReplyCache {
    /// The replies, for one reading at a time.
    pub(super) fn read(&self) -> MutexGuard<'_, Replies> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Clone for ReplyCache {
    fn clone(&self) -> Self {
        ReplyCache::default()
    }
}

impl Replies {
    /// The replies to a position.
    pub(super) fn of(&mut self, position: &Position, canonical: &CanonicalPosition) -> Arc<[Reply]> {
        if let Some(known) = self.0.get(&canonical.key) {
            return Arc::clone(known);
        }
        if self.0.len() >= CAPACITY {
            self.0.clear();
        }
        let reply = |mv| {
            let after = position.after(mv);
            let end = after.outcome().is_over().then(|| games::final_score(&after));
            Reply { mv: canonical.to_canonical(mv), key: CanonicalPosition::of(&after).key, end }
        };
        let found: Arc<[Reply]> = position.legal_moves().into_iter().map(reply).collect();
        self.0.insert(canonical.key, Arc::clone(&found));
        found
    }
}

impl Hasher for KeyHasher {
    fn finish(&self) -> u64 {
        self.0
    }

    fn write(&mut self, bytes: &[u8]) {
        for byte in bytes {
            self.0 = self.0.rotate_left(8) ^ u64::from(*byte);
        }
    }

    fn write_u128(&mut self, key: u128) {
        self.0 = key as u64;
    }
}
