//! How points are spelt, and which texts are sizes and games.

use tessera_rules::{GameKind, Grid, Size, Variant, VariantError};

const EIGHT: Grid = Grid { columns: 8, rows: 8 };
const TEN: Grid = Grid { columns: 10, rows: 10 };

/// The label that was read and how many bytes it took.
fn read(grid: Grid, text: &str) -> Option<(String, usize)> {
    grid.read_label(text).map(|(point, read)| (grid.label(point), read))
}

fn label(text: &str, read: usize) -> Option<(String, usize)> {
    Some((text.to_owned(), read))
}

#[test]
fn every_point_of_a_grid_has_a_unique_label_that_is_read_back() {
    for grid in [EIGHT, TEN, Grid { columns: 2, rows: 10 }, Grid { columns: 10, rows: 4 }] {
        for point in grid.points() {
            assert_eq!(grid.parse_label(&grid.label(point)), Some(point));
            assert_eq!(grid.parse_label(&grid.label(point).to_uppercase()), Some(point));
        }
    }
}

#[test]
fn a_label_is_read_off_the_start_of_a_text() {
    assert_eq!(read(EIGHT, "a1a2"), label("a1", 2));
    assert_eq!(read(EIGHT, "H8-h7"), label("h8", 2));
    assert_eq!(read(TEN, "a1a2"), label("a1", 2));
    assert_eq!(read(TEN, "a10a9"), label("a10", 3));
    assert_eq!(read(TEN, "a9a10"), label("a9", 2));
    assert_eq!(read(TEN, "j10"), label("j10", 3));
    assert_eq!(read(TEN, "J1é"), label("j1", 2));
}

#[test]
fn only_digits_that_name_a_rank_belong_to_a_label() {
    assert_eq!(read(EIGHT, "a10"), label("a1", 2));
    assert_eq!(read(TEN, "a11"), label("a1", 2));
    assert_eq!(read(TEN, "a100"), label("a10", 3));
    assert_eq!(EIGHT.parse_label("a10"), None);
    assert_eq!(TEN.parse_label("a100"), None);
}

#[test]
fn text_that_is_not_a_label_is_refused() {
    for text in ["", "a", "1", "a0", "a01", "a9", "i1", "é1", "aé", "-1", "a-1", "a+1", "{1", "`1", "a１", "🙂1", " a1"]
    {
        assert_eq!(read(EIGHT, text), None, "{text:?}");
    }
    for text in ["a0", "k1", "é1", "a00"] {
        assert_eq!(read(TEN, text), None, "{text:?}");
    }
    for text in ["a1 ", "a1a", "", "a", "a1é"] {
        assert_eq!(EIGHT.parse_label(text), None, "{text:?}");
    }
}

#[test]
fn a_step_stays_on_the_grid_or_is_none() {
    let step = |from, dx, dy| {
        let from = EIGHT.parse_label(from).expect("a point of the grid");
        EIGHT.step(from, dx, dy).map(|point| EIGHT.label(point))
    };
    assert_eq!(step("a1", 1, 2), Some("b3".into()));
    assert_eq!(step("a1", -1, 0), None);
    assert_eq!(step("a1", 0, -1), None);
    assert_eq!(step("h8", 1, 0), None);
    assert_eq!(step("h8", 0, 1), None);
}

#[test]
fn sizes_are_read_as_columns_by_rows() {
    let size = |columns, rows| Ok(Size { columns, rows });
    assert_eq!("6x5".parse(), size(6, 5));
    assert_eq!("6X5".parse(), size(6, 5));
    assert_eq!(" 6 × 5 ".parse(), size(6, 5));
    assert_eq!("8".parse(), size(8, 8));
    assert_eq!("1x1".parse(), size(1, 1));
    assert_eq!("200x200".parse(), size(200, 200));
    assert_eq!(Size { columns: 6, rows: 5 }.to_string(), "6x5");
}

#[test]
fn text_that_is_not_a_size_is_refused_with_the_text() {
    for text in ["", "x", "6x", "x6", "6x5x4", "-1x3", "6x-5", "6.5x3", "300x3", "99999999999x3", "six", "６x5", "6 5"]
    {
        assert_eq!(text.parse::<Size>(), Err(VariantError::UnreadableSize(text.to_owned())), "{text:?}");
    }
}

#[test]
fn a_variant_is_a_game_on_a_size_it_allows() {
    let build = |kind, text: &str| Variant::new(kind, text.parse().expect("a readable size"));
    let allowed = [
        (GameKind::Breakthrough, "6x5"),
        (GameKind::Breakthrough, "2x4"),
        (GameKind::Breakthrough, "10x10"),
        (GameKind::Othello, "6x6"),
        (GameKind::Othello, "10x10"),
        (GameKind::Diamond, "8x8"),
    ];
    for (kind, text) in allowed {
        let variant = build(kind, text).expect("the size is allowed");
        assert_eq!((variant.kind(), variant.size().to_string().as_str()), (kind, text));
    }
    let refused = [
        (GameKind::Breakthrough, "1x1"),
        (GameKind::Breakthrough, "1x8"),
        (GameKind::Breakthrough, "8x3"),
        (GameKind::Breakthrough, "11x10"),
        (GameKind::Breakthrough, "200x200"),
        (GameKind::Othello, "7x7"),
        (GameKind::Othello, "6x8"),
        (GameKind::Diamond, "6x6"),
    ];
    for (kind, text) in refused {
        let size = text.parse().expect("a readable size");
        assert_eq!(build(kind, text), Err(VariantError::SizeNotAllowed { kind, size }));
    }
}

#[test]
fn games_are_called_by_their_names_in_either_case() {
    assert_eq!("breakthrough".parse(), Ok(GameKind::Breakthrough));
    assert_eq!(" Othello ".parse(), Ok(GameKind::Othello));
    assert_eq!("DIAMOND".parse(), Ok(GameKind::Diamond));
    assert_eq!("chess".parse::<GameKind>(), Err(VariantError::UnknownGame("chess".into())));
}
