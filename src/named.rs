//! Values under names.

/// Values under names, in the order of the names. For short lists: the maps of the standard library bring kilobytes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Named<T>(Vec<(String, T)>);

impl<T> Default for Named<T> {
    fn default() -> Self {
        Self(Vec::new())
    }
}

impl<T> Named<T> {
    /// The value of that name.
    pub fn get(&self, name: &str) -> Option<&T> {
        self.place(name).ok().map(|place| &self.0[place].1)
    }

    /// Puts a value under a name, in the place of one that is there.
    pub fn set(&mut self, name: &str, value: T) {
        match self.place(name) {
            Ok(place) => self.0[place].1 = value,
            Err(place) => self.0.insert(place, (name.to_owned(), value)),
        }
    }

    /// Takes a value away.
    pub fn remove(&mut self, name: &str) {
        self.0.retain(|(known, _)| known != name);
    }

    /// All of them.
    pub fn iter(&self) -> impl ExactSizeIterator<Item = (&str, &T)> {
        self.0.iter().map(|(name, value)| (name.as_str(), value))
    }

    fn place(&self, name: &str) -> Result<usize, usize> {
        self.0.binary_search_by(|(known, _)| known.as_str().cmp(name))
    }
}

#[cfg(test)]
mod tests {
    use super::Named;

    #[test]
    fn there_is_one_value_a_name_and_the_names_are_in_order() {
        let mut named = Named::default();
        for (number, name) in ["b", "c", "a", "b"].into_iter().enumerate() {
            named.set(name, number);
        }
        assert_eq!(named.iter().collect::<Vec<_>>(), [("a", &2), ("b", &3), ("c", &1)]);
        named.remove("b");
        assert_eq!((named.get("a"), named.get("b")), (Some(&2), None));
    }
}
