//! Sine and cosine, exact to the last digit of an `f32` and small: those of the standard library are made for angles
//! of any size and weigh as much as several pictures.

use core::f64::consts::{FRAC_PI_2, PI, TAU};

/// The sine of an angle of a few turns.
#[allow(clippy::cast_possible_truncation, reason = "computed with digits to spare")]
pub(crate) fn sin(angle: f32) -> f32 {
    sine(f64::from(angle)) as f32
}

/// The cosine of an angle of a few turns.
#[allow(clippy::cast_possible_truncation, reason = "computed with digits to spare")]
pub(crate) fn cos(angle: f32) -> f32 {
    sine(f64::from(angle) + FRAC_PI_2) as f32
}

fn sine(angle: f64) -> f64 {
    // To the half turn about zero, where the sine rises: the other half mirrors it.
    let turned = (angle + FRAC_PI_2) - ((angle + FRAC_PI_2) / TAU).floor() * TAU;
    let x = if turned < PI { turned - FRAC_PI_2 } else { PI + FRAC_PI_2 - turned };
    // Taylor's series from its end, up to the 17th power.
    let square = x * x;
    let series = [16.0 * 17.0, 14.0 * 15.0, 12.0 * 13.0, 10.0 * 11.0, 8.0 * 9.0, 6.0 * 7.0, 4.0 * 5.0, 2.0 * 3.0];
    x * series.into_iter().fold(1.0, |sum, divisor| 1.0 - square / divisor * sum)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn they_agree_with_the_standard_library() {
        for step in -4000_i16..4000 {
            let angle = f32::from(step) / 200.0;
            assert!((sin(angle) - angle.sin()).abs() < 1e-7, "sine of {angle}");
            assert!((cos(angle) - angle.cos()).abs() < 1e-7, "cosine of {angle}");
        }
    }
}
