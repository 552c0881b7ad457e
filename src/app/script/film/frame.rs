//! A frame of a film: the pixels of the window at one moment, and how they are made fewer.

use bevy::prelude::Image;

/// The pixels of a moment, row by row: red, green and blue.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Frame {
    pub width: u32,
    pub height: u32,
    pub pixels: Vec<[u8; 3]>,
}

impl Frame {
    /// The frame that a picture of the window holds; none if its pixels cannot be read.
    pub fn of(image: &Image) -> Option<Frame> {
        let image = image.clone().try_into_dynamic().ok()?.to_rgb8();
        let pixels = image.pixels().map(|pixel| pixel.0).collect();
        Some(Frame { width: image.width(), height: image.height(), pixels })
    }

    /// The same frame, made narrower to this width. Every pixel is as bright as all of the area that it covers: light
    /// is averaged, and not the numbers that stand for it.
    pub fn narrowed(&self, width: u32) -> Frame {
        if width >= self.width {
            return self.clone();
        }
        let height = (self.height * width + self.width / 2) / self.width;
        let (columns, rows) = (parts(self.width, width), parts(self.height, height));
        let mut pixels = Vec::with_capacity(columns.len() * rows.len());
        for row in &rows {
            for column in &columns {
                let mut light = [0_u64; 3];
                for (y, tall) in row {
                    for (x, wide) in column {
                        let pixel = self.pixels[y * self.width as usize + x];
                        for (sum, part) in light.iter_mut().zip(pixel) {
                            // The numbers of a picture are close to the square root of the light.
                            *sum += u64::from(part) * u64::from(part) * tall * wide;
                        }
                    }
                }
                let area = u64::from(self.width) * u64::from(self.height);
                pixels.push(light.map(|sum| rounded_root(sum / area)));
            }
        }
        Frame { width, height, pixels }
    }
}

/// The square root of the square of a byte, or of a number between such squares, rounded.
fn rounded_root(square: u64) -> u8 {
    let root = square.isqrt();
    let is_nearer_above = square > root * root + root;
    u8::try_from(root + u64::from(is_nearer_above)).unwrap_or(u8::MAX)
}

/// When `many` pixels become `few`: for each of the few the pixels that it covers, and how much of each it covers. All
/// that one covers adds up to `many`.
fn parts(many: u32, few: u32) -> Vec<Vec<(usize, u64)>> {
    let (many, few) = (u64::from(many), u64::from(few));
    let covered = |place: u64| {
        let (from, to) = (place * many, (place + 1) * many);
        let pixels = from / few..to.div_ceil(few);
        pixels.map(|pixel| (pixel as usize, to.min((pixel + 1) * few) - from.max(pixel * few))).collect()
    };
    (0..few).map(covered).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    const WHITE: [u8; 3] = [255; 3];
    const BLACK: [u8; 3] = [0; 3];

    #[test]
    fn one_colour_stays_itself_at_every_size() {
        let colour = [201, 77, 3];
        let frame = Frame { width: 8, height: 4, pixels: vec![colour; 32] };
        for width in 1..=8 {
            let narrow = frame.narrowed(width);
            assert_eq!(narrow.width, width);
            assert!(narrow.pixels.iter().all(|pixel| *pixel == colour), "{width}");
        }
        assert_eq!(frame.narrowed(6).height, 3);
        assert_eq!(frame.narrowed(8), frame);
        assert_eq!(frame.narrowed(20), frame, "nothing becomes wider");
    }

    #[test]
    fn half_white_and_half_black_are_half_of_the_light() {
        let frame = Frame { width: 2, height: 2, pixels: vec![WHITE, BLACK, BLACK, WHITE] };
        // Half of the light is written as the square root of a half: 0.707 of 255.
        assert_eq!(frame.narrowed(1).pixels, [[180; 3]]);
    }

    #[test]
    fn a_pixel_counts_for_as_much_as_is_covered_of_it() {
        // Three pixels become two: the first covers all of the first and half of the second.
        assert_eq!(parts(3, 2), [vec![(0, 2), (1, 1)], vec![(1, 1), (2, 2)]]);
        assert!(parts(1280, 960).iter().all(|row| row.iter().map(|(_, part)| part).sum::<u64>() == 1280));
    }
}
