//! Noise with a fixed seed: the same seed gives the same numbers.

/// A source of numbers without a pattern.
pub struct Noise {
    state: u32,
    /// What the pink noise remembers.
    slow: [f32; 3],
}

impl Noise {
    /// A source of its own for a seed.
    pub fn seeded(seed: u32) -> Noise {
        let mut noise = Noise { state: seed.wrapping_mul(0x9E37_79B1) ^ 0x5851_F42D, slow: [0.0; 3] };
        for _ in 0..4 {
            noise.white();
        }
        noise
    }

    fn bits(&mut self) -> u32 {
        self.state = self.state.wrapping_add(0x6D2B_79F5);
        let mut bits = self.state;
        bits = (bits ^ (bits >> 15)).wrapping_mul(bits | 1);
        bits ^= bits.wrapping_add((bits ^ (bits >> 7)).wrapping_mul(bits | 61));
        bits ^ (bits >> 14)
    }

    /// A number from 0 to 1.
    pub fn share(&mut self) -> f32 {
        (self.bits() >> 8) as f32 / (1 << 24) as f32
    }

    /// A number from one bound to another.
    pub fn within(&mut self, from: f32, to: f32) -> f32 {
        from + (to - from) * self.share()
    }

    /// White noise: a number from -1 to 1.
    pub fn white(&mut self) -> f32 {
        self.share() * 2.0 - 1.0
    }

    /// Pink noise, which is softer than white noise: all octaves are equally loud.
    pub fn pink(&mut self) -> f32 {
        let white = self.white();
        self.slow[0] = 0.997_65 * self.slow[0] + white * 0.099_046;
        self.slow[1] = 0.963 * self.slow[1] + white * 0.296_516;
        self.slow[2] = 0.57 * self.slow[2] + white * 1.052_691;
        (self.slow.iter().sum::<f32>() + white * 0.1848) * 0.22
    }

    /// A number that is about `middle`, at most `spread` parts of it away.
    pub fn about(&mut self, middle: f32, spread: f32) -> f32 {
        middle * (1.0 + spread * self.white())
    }
}
