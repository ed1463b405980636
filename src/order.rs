//! Puts lists in order.

/// The items in order, those of the same rank as they came. `is_before` tells whether the first has to be ahead of the
/// second.
///
/// The lists of the page are short. The standard sorts are made for long ones, and each use brings three kilobytes.
pub fn sorted<T>(items: impl IntoIterator<Item = T>, is_before: impl Fn(&T, &T) -> bool) -> Vec<T> {
    let mut sorted: Vec<T> = Vec::new();
    for item in items {
        let place = sorted.partition_point(|known| !is_before(&item, known));
        sorted.insert(place, item);
    }
    sorted
}

#[cfg(test)]
mod tests {
    use super::sorted;

    #[test]
    fn the_order_is_kept_among_equals() {
        let items = [(2, 'a'), (1, 'b'), (2, 'c'), (0, 'd'), (1, 'e')];
        let wanted = [(0, 'd'), (1, 'b'), (1, 'e'), (2, 'a'), (2, 'c')];
        assert_eq!(sorted(items, |one, other| one.0 < other.0), wanted);
        assert_eq!(sorted([0u8; 0], |one, other| one < other), [0u8; 0]);
    }
}
