//! A library as the bytes of its file, as the page stores it where the browser has no files.

use tessera_library::{Library, LibraryErrorReason, LibraryFault, LibraryFaultKind, LibraryRequest, NewGame};
use tessera_rules::GameKind;

use crate::random_trees::random_record;

fn game(seed: u64) -> NewGame {
    NewGame::of_record(random_record(GameKind::Othello, seed), seed.cast_signed())
}

#[test]
fn a_library_opened_from_its_image_has_the_same_games() {
    let mut library = Library::open_image(&[]).unwrap();
    let first = library.add(&game(1)).unwrap();
    let mut copy = Library::open_image(&library.image().unwrap()).unwrap();
    assert_eq!(copy.load(first).unwrap(), library.load(first).unwrap());
    // The copy can be changed, and grows beyond the bytes that it was opened from.
    let ids: Vec<_> = (2..100).map(|seed| copy.add(&game(seed)).unwrap()).collect();
    copy.check().unwrap();
    let copy = Library::open_image(&copy.image().unwrap()).unwrap();
    assert_eq!(copy.load(ids[97]).unwrap().record, game(99).record);
    assert!(library.load(ids[97]).is_err(), "the image is a copy");
}

#[test]
fn only_changes_are_counted() {
    let image = Library::open_image(&[]).unwrap().image().unwrap();
    let mut library = Library::open_image(&image).unwrap();
    assert_eq!(library.changes(), 0);
    let id = library.add(&game(1)).unwrap();
    let added = library.changes();
    assert!(added > 0);
    library.load(id).unwrap();
    let save = |now| LibraryRequest::Save { game: Box::new(game(1)), now };
    library.respond(save(1)).unwrap();
    assert_eq!(library.changes(), added, "a match that is saved unchanged");
    library.rename(id, "Final").unwrap();
    assert!(library.changes() > added);
}

#[test]
fn an_image_that_is_damaged_or_of_another_program_or_version_is_refused() {
    let mut library = Library::open_image(&[]).unwrap();
    library.add(&game(1)).unwrap();
    let image = library.image().unwrap();
    // The header of an SQLite file: `user_version` at byte 60, `application_id` at byte 68.
    let changed = |at: usize, byte: u8| {
        let mut image = image.clone();
        image[at] = byte;
        Library::open_image(&image).unwrap_err()
    };
    assert!(matches!(changed(63, 9).reason, LibraryErrorReason::Newer { found: 9, .. }));
    assert!(matches!(changed(68, 9).reason, LibraryErrorReason::Foreign));
    assert_eq!(LibraryFault::from(changed(0, 9)).kind, LibraryFaultKind::Damaged);
    assert_eq!(LibraryFault::from(Library::open_image(b"no database").unwrap_err()).kind, LibraryFaultKind::Damaged);
}
