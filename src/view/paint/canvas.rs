//! A canvas of pixels, and shapes with smooth edges to put on it.

/// A colour and its opacity, each part from 0 to 1.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Paint {
    /// Red, green, blue.
    pub colour: [f32; 3],
    /// The opacity.
    pub alpha: f32,
}

impl Paint {
    /// An opaque colour.
    pub const fn solid(red: u8, green: u8, blue: u8) -> Paint {
        Paint { colour: [red as f32 / 255.0, green as f32 / 255.0, blue as f32 / 255.0], alpha: 1.0 }
    }

    /// A colour from a data file.
    pub const fn of((red, green, blue): (u8, u8, u8)) -> Paint {
        Paint::solid(red, green, blue)
    }

    /// The same colour with its opacity multiplied by `alpha`.
    pub const fn faded(self, alpha: f32) -> Paint {
        Paint { alpha: self.alpha * alpha, ..self }
    }

    /// The same colour, brighter if `times` is above 1, darker below.
    pub fn lit(self, times: f32) -> Paint {
        Paint { colour: self.colour.map(|part| (part * times).clamp(0.0, 1.0)), ..self }
    }

    /// A mix of this colour and another; `share` is the part of the other.
    pub fn towards(self, other: Paint, share: f32) -> Paint {
        let [r, g, b] = self.colour;
        let mix = |from: f32, to: f32| from + (to - from) * share;
        let colour = [mix(r, other.colour[0]), mix(g, other.colour[1]), mix(b, other.colour[2])];
        Paint { colour, alpha: mix(self.alpha, other.alpha) }
    }

    /// The same brightness with less colour.
    pub fn greyed(self, share: f32) -> Paint {
        self.towards(Paint { colour: [self.brightness(); 3], alpha: self.alpha }, share)
    }

    /// Whether dark text reads better on it than light text.
    pub fn is_bright(self) -> bool {
        self.brightness() > 0.58
    }

    /// How bright it looks, from 0 to 1.
    pub fn brightness(self) -> f32 {
        let [r, g, b] = self.colour;
        0.3 * r + 0.6 * g + 0.1 * b
    }
}

/// An image in memory.
#[derive(Clone, Debug)]
pub struct Canvas {
    pub width: u32,
    pub height: u32,
    /// Red, green, blue and opacity of each pixel, row by row.
    pub pixels: Vec<u8>,
}

impl Canvas {
    /// A transparent canvas.
    pub fn clear(width: u32, height: u32) -> Canvas {
        Canvas { width, height, pixels: vec![0; width as usize * height as usize * 4] }
    }

    /// A canvas whose pixels are computed from their positions.
    pub fn of(width: u32, height: u32, mut paint: impl FnMut(u32, u32) -> Paint) -> Canvas {
        let mut canvas = Canvas::clear(width, height);
        let places = (0..height).flat_map(|y| (0..width).map(move |x| (x, y)));
        for (pixel, (x, y)) in canvas.pixels.chunks_exact_mut(4).zip(places) {
            pixel.copy_from_slice(&bytes(paint(x, y)));
        }
        canvas
    }

    /// The canvas at half its width and height, at least one pixel each.
    pub fn halved(&self) -> Canvas {
        let (width, height) = ((self.width / 2).max(1), (self.height / 2).max(1));
        let mut half = Canvas::clear(width, height);
        let places = (0..height).flat_map(|y| (0..width).map(move |x| (x, y)));
        for (pixel, (x, y)) in half.pixels.chunks_exact_mut(4).zip(places) {
            let at = |dx: u32, dy: u32| {
                let (x, y) = ((2 * x + dx).min(self.width - 1), (2 * y + dy).min(self.height - 1));
                (y as usize * self.width as usize + x as usize) * 4
            };
            let four = [at(0, 0), at(1, 0), at(0, 1), at(1, 1)];
            for (part, own) in pixel.iter_mut().enumerate() {
                let sum: u32 = four.iter().map(|from| u32::from(self.pixels[from + part])).sum();
                *own = ((sum + 2) / 4) as u8;
            }
        }
        half
    }

    /// The same shapes, all in white.
    pub fn whitened(mut self) -> Canvas {
        for pixel in self.pixels.chunks_exact_mut(4) {
            pixel[..3].fill(255);
        }
        self
    }

    /// This canvas with another of the same size over it.
    pub fn under(mut self, upper: &Canvas) -> Canvas {
        for (pixel, over) in self.pixels.chunks_exact_mut(4).zip(upper.pixels.chunks_exact(4)) {
            let [red, green, blue, alpha] = [over[0], over[1], over[2], over[3]];
            lay_over(pixel, Paint::solid(red, green, blue).faded(f32::from(alpha) / 255.0));
        }
        self
    }

    /// Fills a shape. `distance` says how far outside the shape a point is, in pixels; it is below 0 inside.
    pub fn fill(&mut self, paint: Paint, distance: impl Fn(f32, f32) -> f32) {
        self.shade(distance, |_, _| paint);
    }

    /// Draws a round spot with a dark rim.
    pub fn spot(&mut self, paint: Paint, middle: (f32, f32), radius: f32) {
        self.fill(Paint::solid(10, 12, 16), |x, y| circle(x, y, middle, radius));
        self.fill(paint, |x, y| circle(x, y, middle, radius * 0.8));
    }

    /// Fills a shape with a colour that depends on the point.
    pub fn shade(&mut self, distance: impl Fn(f32, f32) -> f32, paint: impl Fn(f32, f32) -> Paint) {
        let places = (0..self.height).flat_map(|y| (0..self.width).map(move |x| (x, y)));
        for (pixel, (x, y)) in self.pixels.chunks_exact_mut(4).zip(places) {
            let (x, y) = (x as f32 + 0.5, y as f32 + 0.5);
            let coverage = (0.5 - distance(x, y)).clamp(0.0, 1.0);
            if coverage > 0.0 {
                lay_over(pixel, paint(x, y).faded(coverage));
            }
        }
    }
}

fn lay_over(pixel: &mut [u8], paint: Paint) {
    let below = f32::from(pixel[3]) / 255.0;
    let alpha = paint.alpha + below * (1.0 - paint.alpha);
    if alpha <= 0.0 {
        return;
    }
    let mut colour = paint.colour;
    for (part, under) in colour.iter_mut().zip(pixel.iter()) {
        let under = f32::from(*under) / 255.0;
        *part = (*part * paint.alpha + under * below * (1.0 - paint.alpha)) / alpha;
    }
    pixel.copy_from_slice(&bytes(Paint { colour, alpha }));
}

fn bytes(paint: Paint) -> [u8; 4] {
    let byte = |part: f32| (part.clamp(0.0, 1.0) * 255.0 + 0.5) as u8;
    let [r, g, b] = paint.colour;
    [byte(r), byte(g), byte(b), byte(paint.alpha)]
}

/// How far a point is outside a circle.
pub fn circle(x: f32, y: f32, centre: (f32, f32), radius: f32) -> f32 {
    length(x - centre.0, y - centre.1) - radius
}

/// How far a point is outside a line segment with round ends.
pub fn line(x: f32, y: f32, from: (f32, f32), to: (f32, f32), width: f32) -> f32 {
    let (px, py) = (x - from.0, y - from.1);
    let (dx, dy) = (to.0 - from.0, to.1 - from.1);
    let along = ((px * dx + py * dy) / (dx * dx + dy * dy).max(1e-6)).clamp(0.0, 1.0);
    length(px - dx * along, py - dy * along) - width / 2.0
}

/// How far a point is outside a box with rounded corners.
pub fn rounded_box(x: f32, y: f32, centre: (f32, f32), half: (f32, f32), radius: f32) -> f32 {
    let qx = (x - centre.0).abs() - half.0 + radius;
    let qy = (y - centre.1).abs() - half.1 + radius;
    length(qx.max(0.0), qy.max(0.0)) + qx.max(qy).min(0.0) - radius
}

/// How far a point is outside a polygon whose corners are given in order.
pub fn polygon(x: f32, y: f32, corners: &[(f32, f32)]) -> f32 {
    let mut nearest = f32::MAX;
    let mut is_inside = false;
    let ends = corners.iter().cycle().skip(1);
    for (from, to) in corners.iter().zip(ends) {
        nearest = nearest.min(line(x, y, *from, *to, 0.0));
        let crosses = (from.1 > y) != (to.1 > y);
        if crosses && x < (to.0 - from.0) * (y - from.1) / (to.1 - from.1) + from.0 {
            is_inside = !is_inside;
        }
    }
    if is_inside { -nearest } else { nearest }
}

pub fn length(x: f32, y: f32) -> f32 {
    (x * x + y * y).sqrt()
}
