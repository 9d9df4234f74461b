//! Pictures, and strips made of them.

use std::path::Path;

use bevy::asset::RenderAssetUsages;
use bevy::prelude::*;
use bevy::render::render_resource::{Extent3d, TextureDimension, TextureFormat};

/// Frames beside each other in a strip.
const ACROSS: usize = 6;
/// Every so many pixels of a frame become one in a strip.
const SHRINK: usize = 2;

/// Red, green and blue, row by row.
#[derive(Clone, Debug, Default)]
pub(super) struct PixelImage {
    width: usize,
    height: usize,
    pixels: Vec<[u8; 3]>,
}

impl PixelImage {
    pub(super) fn of(image: &Image) -> Result<PixelImage, String> {
        // Screens have no alpha: what the compositor would ignore must not make the picture see-through.
        let picture = image.clone().try_into_dynamic().map_err(|error| error.to_string())?.to_rgb8();
        let (width, height) = (picture.width() as usize, picture.height() as usize);
        let (pixels, _) = picture.as_raw().as_chunks::<3>();
        Ok(PixelImage { width, height, pixels: pixels.to_vec() })
    }

    fn black(width: usize, height: usize) -> PixelImage {
        PixelImage { width, height, pixels: vec![[0; 3]; width * height] }
    }

    /// A part of it, at a fraction of its size: each pixel is the mean of a square.
    fn part(&self, cut: Rect) -> PixelImage {
        let low = cut.min.max(Vec2::ZERO).as_uvec2();
        let high = cut.max.min(Vec2::new(self.width as f32, self.height as f32)).max(cut.min).as_uvec2();
        let size = (high - low) / SHRINK as u32;
        let mut part = PixelImage::black(size.x as usize, size.y as usize);
        for y in 0..part.height {
            for x in 0..part.width {
                let corner = (low.x as usize + x * SHRINK, low.y as usize + y * SHRINK);
                part.pixels[y * part.width + x] = self.mean(corner);
            }
        }
        part
    }

    fn mean(&self, (left, top): (usize, usize)) -> [u8; 3] {
        let mut sums = [0; 3];
        for (x, y) in (0..SHRINK * SHRINK).map(|i| (left + i % SHRINK, top + i / SHRINK)) {
            let pixel = self.pixels[y * self.width + x];
            (0..3).for_each(|channel| sums[channel] += usize::from(pixel[channel]));
        }
        sums.map(|sum| (sum / (SHRINK * SHRINK)) as u8)
    }

    fn paste(&mut self, other: &PixelImage, left: usize, top: usize) {
        for y in 0..other.height {
            let (to, from) = ((top + y) * self.width + left, y * other.width);
            self.pixels[to..to + other.width].copy_from_slice(&other.pixels[from..from + other.width]);
        }
    }

    fn write(&self, path: &Path) -> Result<(), String> {
        let extent = Extent3d { width: self.width as u32, height: self.height as u32, depth_or_array_layers: 1 };
        let texels = self.pixels.iter().flat_map(|[red, green, blue]| [*red, *green, *blue, 255]).collect();
        let format = TextureFormat::Rgba8UnormSrgb;
        let image = Image::new(extent, TextureDimension::D2, texels, format, RenderAssetUsages::MAIN_WORLD);
        let picture = image.try_into_dynamic().map_err(|error| error.to_string())?;
        picture.to_rgb8().save(path).map_err(|error| error.to_string())
    }
}

/// Writes one picture whole, or several as a strip of the part that is `cut` out of each.
pub(super) fn save(mut pictures: Vec<(usize, PixelImage)>, cut: Rect, path: &Path) -> Result<(), String> {
    pictures.sort_by_key(|(place, _)| *place);
    if let [(_, picture)] = pictures.as_slice() {
        return picture.write(path);
    }
    let frames: Vec<PixelImage> = pictures.iter().map(|(_, picture)| picture.part(cut)).collect();
    let width = frames.iter().map(|frame| frame.width).max().unwrap_or_default();
    let height = frames.iter().map(|frame| frame.height).max().unwrap_or_default();
    let rows = frames.len().div_ceil(ACROSS);
    let mut strip = PixelImage::black(width * ACROSS, height * rows);
    for (place, frame) in frames.iter().enumerate() {
        strip.paste(frame, place % ACROSS * width, place / ACROSS * height);
    }
    strip.write(path)
}
