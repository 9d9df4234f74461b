//! Captured images, and strips made of them.

use std::path::Path;

use bevy::asset::RenderAssetUsages;
use bevy::prelude::*;
use bevy::render::render_resource::{Extent3d, TextureDimension, TextureFormat};

use crate::app::screenshot::{ImageError, save_png};

/// Frames beside each other in a strip.
const ACROSS: usize = 6;
/// The factor by which the frames of a strip are scaled down.
const SHRINK: usize = 2;

/// Red, green and blue, row by row.
#[derive(Clone, Debug, Default)]
pub(super) struct PixelImage {
    width: usize,
    height: usize,
    pixels: Vec<[u8; 3]>,
}

impl PixelImage {
    /// Reads a captured image, without its alpha channel.
    pub(super) fn of(image: &Image) -> Result<PixelImage, ImageError> {
        let image = image.clone().try_into_dynamic()?.to_rgb8();
        let (width, height) = (image.width() as usize, image.height() as usize);
        let (pixels, _) = image.as_raw().as_chunks::<3>();
        Ok(PixelImage { width, height, pixels: pixels.to_vec() })
    }

    fn black(width: usize, height: usize) -> PixelImage {
        PixelImage { width, height, pixels: vec![[0; 3]; width * height] }
    }

    /// A part of the image, scaled down: each pixel is the mean of a square.
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

    fn write(&self, path: &Path) -> Result<(), ImageError> {
        let extent = Extent3d { width: self.width as u32, height: self.height as u32, depth_or_array_layers: 1 };
        let texels = self.pixels.iter().flat_map(|[red, green, blue]| [*red, *green, *blue, 255]).collect();
        let format = TextureFormat::Rgba8UnormSrgb;
        let image = Image::new(extent, TextureDimension::D2, texels, format, RenderAssetUsages::MAIN_WORLD);
        save_png(&image, path)
    }
}

/// Writes a single image whole, or several as a strip of the part `cut` of each.
pub(super) fn save(mut images: Vec<(usize, PixelImage)>, cut: Rect, path: &Path) -> Result<(), ImageError> {
    images.sort_by_key(|(place, _)| *place);
    if let [(_, image)] = images.as_slice() {
        return image.write(path);
    }
    let frames: Vec<PixelImage> = images.iter().map(|(_, image)| image.part(cut)).collect();
    let width = frames.iter().map(|frame| frame.width).max().unwrap_or_default();
    let height = frames.iter().map(|frame| frame.height).max().unwrap_or_default();
    let rows = frames.len().div_ceil(ACROSS);
    let mut strip = PixelImage::black(width * ACROSS, height * rows);
    for (place, frame) in frames.iter().enumerate() {
        strip.paste(frame, place % ACROSS * width, place / ACROSS * height);
    }
    strip.write(path)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// An image whose pixels are `colour` of their column and row.
    fn image(width: usize, height: usize, colour: impl Fn(usize, usize) -> [u8; 3]) -> PixelImage {
        let pixels = (0..width * height).map(|i| colour(i % width, i / width)).collect();
        PixelImage { width, height, pixels }
    }

    #[test]
    fn a_part_is_cut_out_and_each_of_its_pixels_is_the_mean_of_four() {
        let part = image(8, 6, |x, y| [x as u8 * 10, y as u8 * 10, 7]).part(Rect::new(2.0, 2.0, 6.0, 4.0));
        assert_eq!((part.width, part.height), (2, 1));
        assert_eq!(part.pixels, [[25, 25, 7], [45, 25, 7]]);
    }

    #[test]
    fn a_part_outside_the_image_is_clipped() {
        let part = image(8, 6, |_, _| [9; 3]).part(Rect::new(-4.0, 4.0, 80.0, 60.0));
        assert_eq!((part.width, part.height), (4, 1));
    }

    #[test]
    fn an_image_is_pasted_at_its_place() {
        let mut strip = PixelImage::black(4, 3);
        strip.paste(&image(2, 2, |x, y| [x as u8 + 1, y as u8 + 1, 0]), 1, 1);
        let row = |y: usize| &strip.pixels[y * 4..y * 4 + 4];
        assert_eq!(row(0), [[0; 3]; 4]);
        assert_eq!(row(1), [[0; 3], [1, 1, 0], [2, 1, 0], [0; 3]]);
        assert_eq!(row(2), [[0; 3], [1, 2, 0], [2, 2, 0], [0; 3]]);
    }

    #[test]
    fn a_captured_image_keeps_its_pixels_and_loses_its_alpha() {
        let extent = Extent3d { width: 2, height: 1, depth_or_array_layers: 1 };
        let (texels, usage) = (vec![1, 2, 3, 0, 4, 5, 6, 255], RenderAssetUsages::MAIN_WORLD);
        let captured = Image::new(extent, TextureDimension::D2, texels, TextureFormat::Rgba8UnormSrgb, usage);
        let image = PixelImage::of(&captured).expect("the format can be converted");
        assert_eq!((image.width, image.height, image.pixels), (2, 1, vec![[1, 2, 3], [4, 5, 6]]));
    }
}
