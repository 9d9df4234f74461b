//! Draws a position as a flat picture in the colours of a theme.

use crate::rules::{Allegiance, Colour, Game, PieceKind, Planar, Point, Position, Surface, Topology, Variant};
use crate::settings::theme::{Srgb, Theme};

/// A picture: three bytes for each pixel, row by row from the top.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct BoardImage {
    /// The width in pixels.
    pub width: usize,
    /// The height in pixels.
    pub height: usize,
    /// Red, green and blue of each pixel.
    pub pixels: Vec<[u8; 3]>,
}

/// Around the board, in units of a cell.
const FRAME: f32 = 0.5;
/// The radius of a piece.
const PIECE: f32 = 0.4;
/// The radius of the mark of the last move.
const MARK: f32 = 0.12;
/// Half the width of a line, and the radius of an empty crossing.
const LINE: f32 = 0.03;
const STUD: f32 = 0.1;
/// Each pixel is the mean of this many samples along both axes.
const SAMPLES: usize = 3;

/// An empty board at a size, on which positions are drawn. Everything that they share is computed once.
#[derive(Debug)]
pub struct Canvas {
    variant: Variant,
    theme: Theme,
    width: usize,
    height: usize,
    /// The samples of all pixels, pixel by pixel.
    samples: Vec<Sample>,
}

/// A place on the board.
#[derive(Clone, Copy, Debug)]
struct Sample {
    /// The colour without pieces.
    ground: Srgb,
    /// The point whose piece may cover it, and the distance to that.
    near: Option<(Point, f32)>,
}

impl BoardImage {
    /// Adds rows of the same width below.
    pub fn append(&mut self, below: &BoardImage) {
        debug_assert_eq!(self.width, below.width);
        self.pixels.extend_from_slice(&below.pixels);
        self.height += below.height;
    }
}

impl Canvas {
    /// The board whose longer edge, frame included, has `size` pixels.
    pub fn new(variant: Variant, theme: &Theme, size: usize) -> Canvas {
        let topology = Topology::of(variant);
        let (low, high) = topology.bounds();
        let (low, high) = (low.map(|edge| edge - FRAME), high.map(|edge| edge + FRAME));
        let [across, up] = [high[0] - low[0], high[1] - low[1]];
        let scale = size as f32 / across.max(up);
        let (width, height) = ((across * scale).round() as usize, (up * scale).round() as usize);
        let board = Board { topology, theme, low, high, piece: variant.kind().info().piece };
        let mut samples = Vec::with_capacity(width * height * SAMPLES * SAMPLES);
        for (row, column) in (0..height).flat_map(|row| (0..width).map(move |column| (row, column))) {
            samples.extend((0..SAMPLES * SAMPLES).map(|sample| {
                let [x, y] = [sample % SAMPLES, sample / SAMPLES].map(|part| (part as f32 + 0.5) / SAMPLES as f32);
                board.sample([low[0] + (column as f32 + x) / scale, high[1] - (row as f32 + y) / scale])
            }));
        }
        Canvas { variant, theme: theme.clone(), width, height, samples }
    }

    /// The width of its pictures in pixels.
    pub const fn width(&self) -> usize {
        self.width
    }

    /// Draws a position of this board, with a mark on the point of the last move.
    pub fn paint(&self, position: &Position, last: Option<Point>) -> BoardImage {
        let placement = position.placement();
        let colour = |sample: &Sample| match sample.near {
            Some((point, distance)) => match placement.at(point) {
                Some(_) if last == Some(point) && distance <= MARK => self.theme.last,
                Some(owner) => self.piece(owner),
                None => sample.ground,
            },
            None => sample.ground,
        };
        let pixels = self.samples.chunks(SAMPLES * SAMPLES).map(|samples| mean(samples.iter().map(colour)));
        BoardImage { width: self.width, height: self.height, pixels: pixels.collect() }
    }

    fn piece(&self, owner: Allegiance) -> Srgb {
        let Allegiance::Side(side) = owner else { return self.theme.neutral.paint };
        match self.variant.kind().info().colours[side] {
            Colour::Black => self.theme.dark.paint,
            Colour::White => self.theme.light.paint,
        }
    }
}

fn mean(samples: impl Iterator<Item = Srgb>) -> [u8; 3] {
    let add = |sum: [u32; 3], Srgb(colour): Srgb| std::array::from_fn(|part| sum[part] + u32::from(colour[part]));
    samples.fold([0; 3], add).map(|part| (part / (SAMPLES * SAMPLES) as u32) as u8)
}

/// The board without pieces, in its plane.
struct Board<'a> {
    topology: &'a Topology,
    theme: &'a Theme,
    piece: PieceKind,
    /// The lower left and the upper right corner, frame included.
    low: Planar,
    high: Planar,
}

impl Board<'_> {
    fn sample(&self, at: Planar) -> Sample {
        let near = self.topology.nearest(at).filter(|(_, distance)| *distance <= PIECE);
        let ground = match self.topology.surface() {
            Surface::Crossings if near.is_some_and(|(_, distance)| distance <= STUD) => self.theme.inlay.paint,
            Surface::Crossings => self.lines(at),
            Surface::Cells => self.cells(at),
        };
        Sample { ground, near }
    }

    fn lines(&self, at: Planar) -> Srgb {
        let is_near = |[from, to]: &[Point; 2]| {
            distance_to_line(at, self.topology.place(*from), self.topology.place(*to)) <= LINE
        };
        if self.topology.lines().iter().any(is_near) { self.theme.inlay.paint } else { self.theme.rim.paint }
    }

    fn cells(&self, at: Planar) -> Srgb {
        let (low, high) = (self.low.map(|edge| edge + FRAME), self.high.map(|edge| edge - FRAME));
        if (0..2).any(|axis| at[axis] < low[axis] || at[axis] > high[axis]) {
            return self.theme.rim.paint;
        }
        let [column, row] = [0, 1].map(|axis| at[axis] - low[axis]);
        if self.piece == PieceKind::Disc {
            let is_groove = [column, row].into_iter().any(|along| (along - along.round()).abs() <= LINE);
            return if is_groove { self.theme.groove.paint } else { self.theme.field.paint };
        }
        // The corner at the lower left is dark.
        let is_dark = (column as usize + row as usize).is_multiple_of(2);
        if is_dark { self.theme.deep.paint } else { self.theme.pale.paint }
    }
}

fn distance_to_line(at: Planar, from: Planar, to: Planar) -> f32 {
    let [along, to_point] = [[to[0] - from[0], to[1] - from[1]], [at[0] - from[0], at[1] - from[1]]];
    let length = (along[0] * along[0] + along[1] * along[1]).max(f32::EPSILON);
    let part = ((to_point[0] * along[0] + to_point[1] * along[1]) / length).clamp(0.0, 1.0);
    (to_point[0] - part * along[0]).hypot(to_point[1] - part * along[1])
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::GameKind;
    use crate::settings::theme::ThemeId;

    fn colour_at(image: &BoardImage, column: usize, row: usize) -> [u8; 3] {
        image.pixels[row * image.width + column]
    }

    #[test]
    fn an_othello_start_shows_its_discs_where_they_are() {
        let theme = ThemeId::default().theme();
        let start = Position::start(Variant::standard(GameKind::Othello));
        let image = Canvas::new(start.variant(), theme, 180).paint(&start, None);
        assert_eq!((image.width, image.height), (180, 180));
        // A cell has 20 pixels, the frame half of that; d4 is the fourth cell from the left and from the top.
        let cell = |column: usize, row: usize| colour_at(&image, 10 + column * 20 + 10, 10 + row * 20 + 10);
        assert_eq!((cell(3, 3), cell(4, 3)), (theme.light.paint.0, theme.dark.paint.0));
        assert_eq!((cell(0, 0), colour_at(&image, 3, 90)), (theme.field.paint.0, theme.rim.paint.0));
    }

    #[test]
    fn the_last_move_is_marked_on_every_board() {
        for kind in GameKind::ALL {
            let start = Position::start(Variant::standard(kind));
            let mv = start.legal_moves()[0];
            let (next, target) = (start.play(mv).unwrap().next, mv.target());
            let theme = ThemeId::default().theme();
            let [plain, marked] = [None, target].map(|last| Canvas::new(next.variant(), theme, 200).paint(&next, last));
            let changed = plain.pixels.iter().zip(&marked.pixels).filter(|(a, b)| a != b).count();
            assert!((20..800).contains(&changed), "{kind:?}: {changed}");
        }
    }
}
