//! The games that a text without a name can be of.

use crate::rules::{GameKind, Size, Variant};

/// The boards that a list of moves is tried on: the expected one, the default ones, then all others that menus offer.
pub(super) fn likely_variants(expected: Option<Variant>) -> Vec<Variant> {
    let standard = GameKind::ALL.into_iter().map(Variant::standard);
    let offered = GameKind::ALL
        .into_iter()
        .flat_map(|kind| kind.info().offered_sizes.iter().filter_map(move |size| Variant::new(kind, *size).ok()));
    unique(expected.into_iter().chain(standard).chain(offered))
}

/// Every board of every game, the likely ones first.
pub(super) fn all_variants(expected: Option<Variant>) -> Vec<Variant> {
    /// More columns or rows than a set of points can hold.
    const LARGEST: u8 = 16;
    let sizes = (1..=LARGEST).flat_map(|columns| (1..=LARGEST).map(move |rows| Size { columns, rows }));
    let allowed = GameKind::ALL
        .into_iter()
        .flat_map(move |kind| sizes.clone().filter_map(move |size| Variant::new(kind, size).ok()));
    unique(likely_variants(expected).into_iter().chain(allowed))
}

fn unique(variants: impl Iterator<Item = Variant>) -> Vec<Variant> {
    let mut found = Vec::new();
    for variant in variants {
        if !found.contains(&variant) {
            found.push(variant);
        }
    }
    found
}
