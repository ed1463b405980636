//! What comes from outside the page's own state: chance and the clock.

use trivium_engine::seed::{Seed, SeedCode};

/// A random number.
pub fn number() -> u64 {
    let mut bytes = [0; 8];
    // A browser without a source of chance has never been seen; the clock would do.
    if getrandom::fill(&mut bytes).is_ok() {
        u64::from_le_bytes(bytes)
    } else {
        now().wrapping_mul(0x9E37_79B9_7F4A_7C15)
    }
}

/// A new seed, never the one that was just played.
pub fn seed(previous: Option<&Seed>) -> Seed {
    seed_from(previous, number())
}

fn seed_from(previous: Option<&Seed>, number: u64) -> Seed {
    let seed = Seed::Code(SeedCode::from_number(number));
    if previous == Some(&seed) { Seed::Code(SeedCode::from_number(number.wrapping_add(1))) } else { seed }
}

/// A name for a game that no other has.
pub fn id() -> String {
    format!("{:016x}", number())
}

/// Milliseconds since 1970.
#[cfg(target_arch = "wasm32")]
#[allow(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "good for some hundred thousand years")]
pub fn now() -> u64 {
    js_sys::Date::now() as u64
}

/// Milliseconds since 1970.
#[cfg(not(target_arch = "wasm32"))]
pub fn now() -> u64 {
    let since = std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH).unwrap_or_default();
    u64::try_from(since.as_millis()).unwrap_or(u64::MAX)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_same_seed_never_comes_twice_running() {
        let first = seed_from(None, 7);
        assert_ne!(seed_from(Some(&first), 7), first);
        assert_ne!(seed_from(Some(&first), 7 + SeedCode::COUNT), first);
        let mut last = seed(None);
        for _ in 0..1_000 {
            let next = seed(Some(&last));
            assert_ne!(next, last);
            last = next;
        }
    }
}
