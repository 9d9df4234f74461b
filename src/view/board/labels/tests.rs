//! Places and glyphs of the coordinates.

use super::*;
use crate::rules::{GameKind, Size, Variant};

fn board(kind: GameKind, columns: u8, rows: u8) -> &'static Topology {
    Topology::of(Variant::new(kind, Size { columns, rows }).expect("an allowed size"))
}

/// The texts of the labels that `wanted` chooses, from left to right.
fn texts(labels: &[Label], wanted: impl Fn(&Label) -> bool) -> Vec<&str> {
    let mut chosen: Vec<&Label> = labels.iter().filter(|label| wanted(label)).collect();
    chosen.sort_by(|a, b| a.place.x.total_cmp(&b.place.x).then(a.place.y.total_cmp(&b.place.y)));
    chosen.iter().map(|label| label.text.as_str()).collect()
}

#[test]
fn letters_run_along_the_near_edge_and_numbers_up_the_left_one() {
    let topology = board(GameKind::Breakthrough, 6, 5);
    let is_file = |label: &Label| label.place.y < -2.5;
    let first = labels(topology, 1.0);
    assert_eq!(texts(&first, is_file), ["a", "b", "c", "d", "e", "f"]);
    assert_eq!(texts(&first, |label| !is_file(label)), ["1", "2", "3", "4", "5"]);
    let second = labels(topology, -1.0);
    assert_eq!(texts(&second, is_file), ["f", "e", "d", "c", "b", "a"], "from the other seat");
    assert_eq!(texts(&second, |label| !is_file(label)), ["5", "4", "3", "2", "1"]);
}

#[test]
fn labels_lie_on_the_frame_beside_their_file_or_rank() {
    for side in [6, 8, 10] {
        let half = f32::from(side) / 2.0;
        for label in labels(board(GameKind::Othello, side, side), 1.0) {
            let out = label.place.abs().max_element();
            assert!((half..half + FRAME).contains(&out), "{label:?}");
            assert!(label.place.abs().min_element() <= half - 0.49, "{label:?} stands beside a cell");
        }
    }
}

#[test]
fn every_line_of_a_rhombus_has_a_label_within_its_frame() {
    let topology = board(GameKind::Diamond, 8, 8);
    for turn in [1.0, -1.0] {
        let labels = labels(topology, turn);
        let mut texts: Vec<&str> = labels.iter().map(|label| label.text.as_str()).collect();
        texts.sort_unstable();
        assert_eq!(texts.concat(), "12345678abcdefgh");
        for label in &labels {
            let reach = label.place.x.abs() + label.place.y.abs();
            assert!(reach < rhombus_radius(topology) && reach > rhombus_radius(topology) - 0.62, "{label:?}");
            assert!(label.place.y < 0.0, "{label:?} is near its reader");
            assert_eq!(label.place.x < 0.0, label.text.starts_with(|sign: char| sign.is_ascii_digit()), "{label:?}");
        }
    }
}

#[test]
fn a_number_of_two_digits_has_two_glyphs() {
    let glyphs = |side| mesh(board(GameKind::Othello, side, side), Side::First).positions().count() / 4;
    assert_eq!((glyphs(8), glyphs(10)), (16, 21));
}

#[test]
fn every_glyph_of_the_atlas_has_ink_and_stays_in_its_field() {
    let image = glyph_atlas();
    let count = GLYPHS.len();
    assert_eq!((image.width() as usize, image.height() as usize), (count * FIELD, FIELD));
    let data = image.data.expect("the atlas has texels");
    let alpha = |x: usize, y: usize| data[(y * count * FIELD + x) * 4 + 3];
    for (index, glyph) in GLYPHS.chars().enumerate() {
        let columns = index * FIELD..(index + 1) * FIELD;
        let inked = columns.flat_map(|x| (0..FIELD).map(move |y| (x, y))).filter(|(x, y)| alpha(*x, *y) > 128);
        let share = inked.count() as f32 / (FIELD * FIELD) as f32;
        assert!((0.03..0.5).contains(&share), "{glyph} covers {share} of its field");
        assert!((0..FIELD).all(|y| alpha(index * FIELD, y) == 0), "{glyph} touches its left edge");
    }
}
