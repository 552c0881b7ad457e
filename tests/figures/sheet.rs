//! The contact sheet: every bundled creature in every size and state, as the game draws them.

use std::fs::File;
use std::io::BufReader;

use affray::view::paint::Canvas;
use affray::view::paint::figures::{
    BaseLook, FRAME, FigureLook, Finish, PAPER, Pose, Torchlight, paint_gold, paint_piece,
};

use super::{base, figures};

const SHEET: &str = "docs/images/figures.png";

/// The width and the height of the room for one creature, and how many creatures are side by side.
const ROOM: (u32, u32) = (588, 200);
const ABREAST: u32 = 3;

/// A sheet of paper with the figures on it.
struct Sheet(Canvas);

impl Sheet {
    /// Puts a canvas on the sheet, with its upper left corner at a point.
    fn put(&mut self, canvas: &Canvas, (left, top): (u32, u32)) {
        for (row, pixels) in canvas.pixels.chunks_exact(canvas.width as usize * 4).enumerate() {
            for (column, from) in pixels.chunks_exact(4).enumerate() {
                let at = ((top as usize + row) * self.0.width as usize + left as usize + column) * 4;
                let share = u32::from(from[3]);
                for (below, over) in self.0.pixels[at..at + 3].iter_mut().zip(from) {
                    let mixed = u32::from(*over) * share + u32::from(*below) * (255 - share);
                    *below = ((mixed + 127) / 255) as u8;
                }
            }
        }
    }

    /// Draws a figure whose square is this many pixels wide.
    fn piece(&mut self, look: &FigureLook, on: &BaseLook, hurt: (f32, u8), square: u32, at: (u32, u32)) {
        let pixels = (square as f32 * FRAME) as u32;
        self.put(&paint_piece(look, on, hurt.0, hurt.1, pixels), at);
    }

    /// Draws a creature in every size and state.
    fn creature(&mut self, look: &FigureLook, (left, top): (u32, u32)) {
        let sound = (1.0, 0);
        self.piece(look, &base(0), sound, 128, (left, top));
        let lying = |pose| (FigureLook { pose, ..*look }, BaseLook { pose, ..base(1) });
        let (prone, on_prone) = lying(Pose::Prone);
        let (fallen, on_fallen) = lying(Pose::Fallen);
        self.piece(look, &base(1), sound, 64, (left + 192, top));
        self.piece(look, &base(1), (0.4, 2), 64, (left + 288, top));
        self.piece(&prone, &on_prone, (0.7, 0), 64, (left + 384, top));
        self.piece(&fallen, &on_fallen, sound, 64, (left + 480, top));
        for side in [0, 1] {
            let along = left + 192 + 50 * u32::from(side);
            self.piece(look, &base(side), sound, 32, (along, top + 96));
            self.piece(look, &base(side), (0.4, 2), 24, (along + 8, top + 150));
        }
        let hero = BaseLook { hero: true, ..base(0) };
        let lit = FigureLook { light: Torchlight::Torch, ..*look };
        self.put(&paint_gold(hero.side, false, 96), (left + 292, top + 96));
        self.piece(&lit, &hero, sound, 64, (left + 292, top + 96));
        for (finish, along) in [(Finish::Sneaking, 388), (Finish::Remembered, 484)] {
            let (figure, on) = (FigureLook { finish, ..*look }, BaseLook { finish, ..base(0) });
            self.piece(&figure, &on, sound, 64, (left + along, top + 96));
        }
    }
}

fn sheet() -> Canvas {
    let figures = figures();
    let rows = (figures.len() as u32).div_ceil(ABREAST);
    let mut sheet = Sheet(Canvas::of(ABREAST * ROOM.0, rows * ROOM.1, |_, _| PAPER));
    for (place, (_, look)) in figures.iter().enumerate() {
        let place = place as u32;
        sheet.creature(look, (place % ABREAST * ROOM.0, place / ABREAST * ROOM.1));
    }
    sheet.0
}

fn write(sheet: &Canvas) {
    let mut encoder = png::Encoder::new(File::create(SHEET).unwrap(), sheet.width, sheet.height);
    encoder.set_color(png::ColorType::Rgba);
    encoder.set_compression(png::Compression::High);
    encoder.write_header().unwrap().write_image_data(&sheet.pixels).unwrap();
}

fn kept() -> Canvas {
    let mut reader = png::Decoder::new(BufReader::new(File::open(SHEET).unwrap())).read_info().unwrap();
    let mut pixels = vec![0; reader.output_buffer_size().unwrap()];
    let info = reader.next_frame(&mut pixels).unwrap();
    Canvas { width: info.width, height: info.height, pixels }
}

#[test]
fn the_sheet_in_the_documents_is_the_one_that_the_game_draws() {
    let drawn = sheet();
    if std::env::var_os("UPDATE").is_some() {
        write(&drawn);
    }
    let kept = kept();
    assert_eq!((drawn.width, drawn.height), (kept.width, kept.height));
    // Sines may differ in their last digit from one machine to another.
    let differ = drawn.pixels.iter().zip(&kept.pixels).filter(|(own, kept)| own.abs_diff(**kept) > 3);
    assert_eq!(differ.count(), 0, "{SHEET} is out of date: UPDATE=1 cargo test --test figures draws it anew");
}
