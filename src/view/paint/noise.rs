//! Noise for painting: the same spot always gets the same number. It is not used in battles.

/// A fixed pseudo-random number from 0 to 1 for a spot.
pub fn grain(x: i32, y: i32, layer: u32) -> f32 {
    let mut bits = (x as u32).wrapping_mul(0x9E37_79B1)
        ^ (y as u32).wrapping_mul(0x85EB_CA77)
        ^ layer.wrapping_mul(0xC2B2_AE3D);
    bits ^= bits >> 15;
    bits = bits.wrapping_mul(0x2C1B_3C6D);
    bits ^= bits >> 12;
    bits = bits.wrapping_mul(0x297A_2D39);
    bits ^= bits >> 15;
    (bits >> 8) as f32 / (1 << 24) as f32
}

/// Smooth noise from 0 to 1, about one hill per unit.
pub fn cloud(x: f32, y: f32, layer: u32) -> f32 {
    let (left, top) = (x.floor(), y.floor());
    let (u, v) = (ease(x - left), ease(y - top));
    let (col, row) = (left as i32, top as i32);
    let upper = mix(grain(col, row, layer), grain(col + 1, row, layer), u);
    let lower = mix(grain(col, row + 1, layer), grain(col + 1, row + 1, layer), u);
    mix(upper, lower, v)
}

/// Smooth noise in three sizes.
pub fn clouds(x: f32, y: f32, layer: u32) -> f32 {
    0.6 * cloud(x, y, layer)
        + 0.28 * cloud(x * 2.3, y * 2.3, layer + 1)
        + 0.12 * cloud(x * 5.1, y * 5.1, layer + 2)
}

fn ease(part: f32) -> f32 {
    part * part * (3.0 - 2.0 * part)
}

fn mix(from: f32, to: f32, share: f32) -> f32 {
    from + (to - from) * share
}
