//! A small generator for decoration: the same numbers on every machine.

/// A counter, mixed.
#[derive(Clone, Debug)]
pub(crate) struct Rng(u32);

impl Rng {
    /// The stream of `part` for a tile's `seed`: parts do not disturb each other.
    pub fn new(seed: u32, part: u32) -> Self {
        Self(mix(seed ^ mix(part.wrapping_add(0x9E37_79B9))))
    }

    fn next(&mut self) -> u32 {
        self.0 = self.0.wrapping_add(0x9E37_79B9);
        mix(self.0)
    }

    /// From 0 up to, not including, 1.
    #[allow(clippy::cast_precision_loss, reason = "24 bits fit")]
    pub fn unit(&mut self) -> f32 {
        (self.next() >> 8) as f32 / 16_777_216.0
    }

    pub fn between(&mut self, low: f32, high: f32) -> f32 {
        low + (high - low) * self.unit()
    }

    pub fn chance(&mut self, share: f32) -> bool {
        self.unit() < share
    }

    /// Towards the middle of `-spread` to `spread`.
    pub fn near(&mut self, spread: f32) -> f32 {
        (self.unit() + self.unit() - 1.0) * spread
    }

    /// From 0 to `n - 1`.
    pub fn below(&mut self, n: usize) -> usize {
        self.next() as usize % n
    }
}

const fn mix(mut x: u32) -> u32 {
    x ^= x >> 16;
    x = x.wrapping_mul(0x7FEB_352D);
    x ^= x >> 15;
    x = x.wrapping_mul(0x846C_A68B);
    x ^ x >> 16
}
