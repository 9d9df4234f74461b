//! Checks of the source text: layers, import cycles, names, knowledge of single games, errors, form and prose.
//!
//! | Check | File |
//! |---|---|
//! | a layer of the packages with Bevy uses only the layers below it | `layers` |
//! | no file imports itself through others | `cycles` |
//! | no two public types share a name | `names` |
//! | files that all games share name no game | `games`, `comparisons` |
//! | errors are types, not texts | `errors` |
//! | every file has a head, an allowed length and no `unwrap` | `form` |
//! | comments, texts and documents avoid certain words | `prose` |
//! | **the numbers that may only fall** | `ratchets` |
//!
//! `source`, `tokens`, `modules` and `imports` read the code for these checks. `scripts/code-stats` prints the same
//! figures with more detail.

mod comparisons;
mod cycles;
mod errors;
mod form;
mod games;
mod imports;
mod layers;
mod make_test;
mod modules;
mod names;
mod prose;
mod ratchets;
mod source;
mod tokens;
