//! Lengths and places as text.

/// A number with up to six decimals, which is finer than anything that is drawn.
///
/// The standard library writes floats so exactly that it needs eight kilobytes for it.
pub fn decimal(number: impl Into<f64>) -> String {
    #[allow(clippy::cast_possible_truncation, reason = "what is drawn lies far within")]
    let millionths = (number.into() * 1e6).round() as i64;
    let sign = if millionths < 0 { "-" } else { "" };
    let (whole, part) = (millionths.unsigned_abs() / 1_000_000, millionths.unsigned_abs() % 1_000_000);
    format!("{sign}{whole}.{part:06}").trim_end_matches('0').trim_end_matches('.').to_owned()
}

#[cfg(test)]
mod tests {
    use super::decimal;

    #[test]
    fn numbers_are_as_long_as_they_need_to_be() {
        for text in ["0", "-0.5", "12", "100", "3.000001", "-120.25"] {
            assert_eq!(decimal(text.parse::<f64>().expect("a number")), text);
        }
        assert_eq!(
            (decimal(14.3f32), decimal(2.0 / 3.0), decimal(-1e-9)),
            ("14.3".into(), "0.666667".into(), "0".into())
        );
    }
}
