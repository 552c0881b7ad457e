//! Writes frames as one moving picture, an animated PNG. Every frame after the first holds only the rectangle that
//! changes, and in it only the pixels that change.

use png::{BitDepth, BlendOp, ColorType, Compression, Encoder, EncodingError, Filter};

use super::frame::Frame;
use super::palette::Palette;

/// How many colours there are besides the one that lets the last frame show through.
const COLOURS: u8 = 255;
/// The place of the colour that lets the last frame show through.
const CLEAR: u8 = COLOURS;
/// A pixel changes if the colour that it shows is farther from its new colour than this: about seven steps of each of
/// its parts. A flame that flickers by less than an eye notices changes nothing.
const NOTICED: u64 = 450;

/// What changes from one frame to the next.
struct Change {
    left: u32,
    top: u32,
    width: u32,
    height: u32,
    /// The places of its colours in the palette, row by row.
    pixels: Vec<u8>,
    /// For how many frames it is shown.
    lasts: u16,
}

/// The frames as an animated PNG that begins again when it ends, with so many frames a second. All frames are as large as
/// the first.
///
/// # Errors
/// There is no frame, or one that has no pixels.
pub fn animated(frames: &[Frame], per_second: u16) -> Result<Vec<u8>, EncodingError> {
    let palette = Palette::of(frames, COLOURS);
    let changes = changes(frames, &palette);
    let size = changes.first().map_or((0, 0), |first| (first.width, first.height));
    let mut bytes = Vec::new();
    let mut encoder = Encoder::new(&mut bytes, size.0, size.1);
    encoder.set_color(ColorType::Indexed);
    encoder.set_depth(BitDepth::Eight);
    let mut colours = palette.colours.clone();
    colours.resize(usize::from(CLEAR) + 1, [0; 3]);
    encoder.set_palette(colours.concat());
    let mut opacity = vec![u8::MAX; usize::from(CLEAR)];
    opacity.push(0);
    encoder.set_trns(opacity);
    encoder.set_compression(Compression::High);
    encoder.set_filter(Filter::NoFilter);
    encoder.set_animated(changes.len() as u32, 0)?;
    encoder.set_blend_op(BlendOp::Over)?;
    let mut writer = encoder.write_header()?;
    for change in &changes {
        writer.reset_frame_position()?;
        writer.set_frame_dimension(change.width, change.height)?;
        writer.set_frame_position(change.left, change.top)?;
        writer.set_frame_delay(change.lasts, per_second)?;
        writer.write_image_data(&change.pixels)?;
    }
    writer.finish()?;
    Ok(bytes)
}

/// What changes from frame to frame. A frame that changes nothing lets the last change last longer.
fn changes(frames: &[Frame], palette: &Palette) -> Vec<Change> {
    let mut changes: Vec<Change> = Vec::new();
    let mut shown: Vec<u8> = Vec::new();
    for frame in frames {
        let Some(last) = changes.last_mut() else {
            shown = frame.pixels.iter().map(|colour| palette.place_of(*colour)).collect();
            let Frame { width, height, .. } = *frame;
            changes.push(Change { left: 0, top: 0, width, height, pixels: shown.clone(), lasts: 1 });
            continue;
        };
        let differing: Vec<u8> = shown
            .iter()
            .zip(&frame.pixels)
            .map(|(place, colour)| {
                let is_noticed = palette.distance(*place, *colour) > NOTICED;
                Some(palette.place_of(*colour)).filter(|new| is_noticed && new != place).unwrap_or(CLEAR)
            })
            .collect();
        match cut_out(&differing, frame.width) {
            Some(change) => changes.push(change),
            None => last.lasts = last.lasts.saturating_add(1),
        }
        for (place, new) in shown.iter_mut().zip(differing).filter(|(_, new)| *new != CLEAR) {
            *place = new;
        }
    }
    changes
}

/// The smallest rectangle that holds all pixels that are not clear; none if all are.
fn cut_out(pixels: &[u8], width: u32) -> Option<Change> {
    let wide = width as usize;
    let is_drawn = |place: &u8| *place != CLEAR;
    let rows = || pixels.chunks(wide);
    let top = rows().position(|row| row.iter().any(is_drawn))?;
    let bottom = rows().rposition(|row| row.iter().any(is_drawn))?;
    let left = rows().filter_map(|row| row.iter().position(is_drawn)).min()?;
    let right = rows().filter_map(|row| row.iter().rposition(is_drawn)).max()?;
    let pixels = rows().take(bottom + 1).skip(top).flat_map(|row| &row[left..=right]).copied().collect();
    let (width, height) = ((right - left + 1) as u32, (bottom - top + 1) as u32);
    Some(Change { left: left as u32, top: top as u32, width, height, pixels, lasts: 1 })
}

#[cfg(test)]
mod tests {
    use std::io::Cursor;

    use png::{Decoder, Transformations};

    use super::*;

    const PAPER: [u8; 3] = [244, 234, 208];
    const BLOOD: [u8; 3] = [150, 28, 28];

    /// A sheet of paper of 20 by 10 pixels, with a red square of 3 by 3 whose corner lies so far to the right.
    fn sheet(red: usize) -> Frame {
        let is_red = |x: usize, y: usize| (red..red + 3).contains(&x) && (4..7).contains(&y);
        let pixel = |place: usize| if is_red(place % 20, place / 20) { BLOOD } else { PAPER };
        Frame { width: 20, height: 10, pixels: (0..200).map(pixel).collect() }
    }

    /// The frames that a viewer shows, each with its delay.
    fn watched(bytes: Vec<u8>) -> Vec<(Frame, (u16, u16))> {
        let mut decoder = Decoder::new(Cursor::new(bytes));
        decoder.set_transformations(Transformations::EXPAND);
        let mut reader = decoder.read_info().unwrap();
        let (width, height) = reader.info().size();
        let count = reader.info().animation_control().unwrap().num_frames;
        let mut shown = vec![[0; 3]; (width * height) as usize];
        let mut watched = Vec::new();
        for _ in 0..count {
            let mut pixels = vec![0; reader.output_buffer_size().unwrap()];
            reader.next_frame(&mut pixels).unwrap();
            let control = *reader.info().frame_control().unwrap();
            for (place, pixel) in pixels.chunks(4).take((control.width * control.height) as usize).enumerate()
            {
                let (x, y) = (place as u32 % control.width, place as u32 / control.width);
                if pixel[3] > 0 {
                    let at = (control.y_offset + y) * width + control.x_offset + x;
                    shown[at as usize] = [pixel[0], pixel[1], pixel[2]];
                }
            }
            let frame = Frame { width, height, pixels: shown.clone() };
            watched.push((frame, (control.delay_num, control.delay_den)));
        }
        watched
    }

    #[test]
    fn a_viewer_sees_every_frame_for_its_time() {
        let frames = [sheet(2), sheet(2), sheet(2), sheet(3), sheet(12)];
        let watched = watched(animated(&frames, 15).unwrap());
        assert_eq!(watched, [(sheet(2), (3, 15)), (sheet(3), (1, 15)), (sheet(12), (1, 15))]);
    }

    #[test]
    fn only_what_changes_is_written() {
        let frames = [sheet(2), sheet(3)];
        let changes = changes(&frames, &Palette::of(&frames, COLOURS));
        assert_eq!((changes[0].width, changes[0].height), (20, 10));
        let moved = &changes[1];
        assert_eq!((moved.left, moved.top, moved.width, moved.height), (2, 4, 4, 3));
        let clear = moved.pixels.iter().filter(|place| **place == CLEAR).count();
        assert_eq!(clear, 6, "two columns become another colour, and two stay red");
    }

    #[test]
    fn a_flicker_that_nobody_notices_changes_nothing() {
        let mut flickered = sheet(2);
        flickered.pixels.iter_mut().for_each(|pixel| pixel[0] -= 3);
        let seen = watched(animated(&[sheet(2), flickered, sheet(2)], 15).unwrap());
        assert_eq!(seen.len(), 1);
    }

    #[test]
    fn a_film_without_frames_is_refused() {
        assert!(animated(&[], 15).is_err());
    }
}
