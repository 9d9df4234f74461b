//! A game as an animated GIF.

use std::collections::HashMap;

use gif::{DisposalMethod, Encoder, EncodingError, Frame, Repeat};

use super::painter::{BoardImage, Canvas};
use crate::records::GameTree;
use crate::rules::{Game, Point, Position};

/// How long a position is shown, and the last one, in hundredths of a second.
const STEP: u16 = 70;
const LAST: u16 = 300;
/// Colours of a GIF.
const COLOURS: usize = 256;

/// The main line of a game, move by move, drawn on `canvas`, with the same rows of pixels below each picture.
///
/// # Errors
/// The picture cannot be encoded.
pub fn animation(tree: &GameTree, canvas: &Canvas, below: Option<&BoardImage>) -> Result<Vec<u8>, EncodingError> {
    let mut position = tree.start().clone();
    let paint = |position: &Position, last: Option<Point>| {
        let mut image = canvas.paint(position, last);
        if let Some(below) = below {
            image.append(below);
        }
        image
    };
    let first = paint(&position, None);
    let moves = tree.moves(&tree.main_line());
    let mut palette = Palette::default();
    let mut shown = palette.indices(&first);
    let mut frames = vec![frame(&shown, first.width, (0, first.height), delay(moves.is_empty()))];
    for (index, mv) in moves.iter().enumerate() {
        position.play_unchecked(*mv);
        let image = paint(&position, mv.target());
        let next = palette.indices(&image);
        let rows = changed_rows(&shown, &next, image.width);
        frames.push(frame(&next, image.width, rows, delay(index + 1 == moves.len())));
        shown = next;
    }
    let mut file = Vec::new();
    let size = |pixels: usize| u16::try_from(pixels).unwrap_or(u16::MAX);
    let mut encoder = Encoder::new(&mut file, size(first.width), size(first.height), &palette.bytes())?;
    encoder.set_repeat(Repeat::Infinite)?;
    for frame in &frames {
        encoder.write_frame(frame)?;
    }
    drop(encoder);
    Ok(file)
}

const fn delay(is_last: bool) -> u16 {
    if is_last { LAST } else { STEP }
}

/// The rows of a picture that differ from the one before: the first, and one after the last. At least one row.
fn changed_rows(before: &[u8], after: &[u8], width: usize) -> (usize, usize) {
    let differs = |row: &usize| before[row * width..(row + 1) * width] != after[row * width..(row + 1) * width];
    let rows = after.len() / width;
    let first = (0..rows).find(differs).unwrap_or(0);
    let last = (0..rows).rev().find(differs).unwrap_or(0);
    (first, last + 1)
}

/// A frame with these rows of a picture, over the frame before.
fn frame(indices: &[u8], width: usize, (first, end): (usize, usize), delay: u16) -> Frame<'static> {
    Frame {
        delay,
        dispose: DisposalMethod::Keep,
        top: first as u16,
        width: width as u16,
        height: (end - first) as u16,
        buffer: indices[first * width..end * width].to_vec().into(),
        ..Frame::default()
    }
}

/// The colours of all frames.
#[derive(Default)]
struct Palette {
    colours: Vec<[u8; 3]>,
    known: HashMap<[u8; 3], u8>,
}

impl Palette {
    fn indices(&mut self, image: &BoardImage) -> Vec<u8> {
        image.pixels.iter().map(|colour| self.index(*colour)).collect()
    }

    /// The place of a colour; the nearest one once the palette is full.
    fn index(&mut self, colour: [u8; 3]) -> u8 {
        if let Some(index) = self.known.get(&colour) {
            return *index;
        }
        let index = if self.colours.len() < COLOURS {
            self.colours.push(colour);
            self.colours.len() - 1
        } else {
            let difference = |known: &[u8; 3]| -> u32 {
                (0..3).map(|part| u32::from(known[part].abs_diff(colour[part])).pow(2)).sum()
            };
            (0..COLOURS).min_by_key(|index| difference(&self.colours[*index])).unwrap_or_default()
        };
        self.known.insert(colour, index as u8);
        index as u8
    }

    fn bytes(&self) -> Vec<u8> {
        self.colours.concat()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::{GameKind, Variant};
    use crate::settings::theme::ThemeId;

    #[test]
    fn a_game_has_a_frame_for_each_position_and_the_last_is_the_final_one() {
        let start = Position::start(Variant::standard(GameKind::Othello));
        let moves = start.parse_game("f5 d6 c3 d3 c4").unwrap();
        let tree = GameTree::with_moves(start, &moves).unwrap();
        let theme = ThemeId::default().theme();
        let canvas = Canvas::new(tree.variant(), theme, 90);
        let below = BoardImage { width: 90, height: 2, pixels: vec![[9, 8, 7]; 180] };
        let file = animation(&tree, &canvas, Some(&below)).unwrap();
        let mut options = gif::DecodeOptions::new();
        options.set_color_output(gif::ColorOutput::RGBA);
        let mut decoder = options.read_info(file.as_slice()).unwrap();
        let mut shown = vec![[0; 3]; usize::from(decoder.width()) * usize::from(decoder.height())];
        let mut delays = Vec::new();
        while let Some(frame) = decoder.read_next_frame().unwrap() {
            delays.push(frame.delay);
            let from = usize::from(frame.top) * usize::from(frame.width);
            for (pixel, colour) in shown[from..].iter_mut().zip(frame.buffer.chunks(4)) {
                *pixel = [colour[0], colour[1], colour[2]];
            }
        }
        assert_eq!(delays, [70, 70, 70, 70, 70, 300]);
        let last = tree.position(*tree.main_line().last().unwrap());
        let mut expected = canvas.paint(&last, moves[4].target());
        expected.append(&below);
        assert_eq!(shown, expected.pixels);
    }
}
