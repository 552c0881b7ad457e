//! A spread: values with their chances, where equal values are merged. All odds are added up here.

/// Values and how likely each of them is, sorted. Chances are added in the order of the values, so that every machine
/// comes to the same sums.
#[derive(Clone, Debug, PartialEq)]
pub struct Distribution<T: Ord>(Vec<(T, f64)>);

impl<T: Ord> Default for Distribution<T> {
    fn default() -> Self {
        Distribution(Vec::new())
    }
}

impl<T: Ord> From<T> for Distribution<T> {
    /// A value that is certain.
    fn from(value: T) -> Self {
        Distribution(vec![(value, 1.0)])
    }
}

impl<T: Ord> IntoIterator for Distribution<T> {
    type Item = (T, f64);
    type IntoIter = std::vec::IntoIter<(T, f64)>;

    fn into_iter(self) -> Self::IntoIter {
        self.0.into_iter()
    }
}

impl<T: Ord> Distribution<T> {
    /// Adds a chance for a value.
    pub fn add(&mut self, value: T, chance: f64) {
        // Values mostly come in order.
        let place = match self.0.last() {
            Some((last, _)) if value <= *last => self.0.binary_search_by(|(known, _)| known.cmp(&value)),
            _ => Err(self.0.len()),
        };
        match place {
            Ok(place) => self.0[place].1 += chance,
            Err(place) => self.0.insert(place, (value, chance)),
        }
    }

    /// Whether there is no value at all.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// All values with their chances, in order.
    pub fn iter(&self) -> impl Iterator<Item = (&T, f64)> {
        self.0.iter().map(|(value, chance)| (value, *chance))
    }

    /// All chances multiplied by the chance that it comes to this spread at all.
    pub fn scaled(self, by: f64) -> Distribution<T> {
        Distribution(self.0.into_iter().map(|(value, chance)| (value, chance * by)).collect())
    }

    /// The chance that a value fits.
    pub fn chance(&self, fits: impl Fn(&T) -> bool) -> f64 {
        self.iter().filter(|(value, _)| fits(value)).map(|(_, chance)| chance).sum()
    }

    /// The average of what each value is worth.
    pub fn mean(&self, worth: impl Fn(&T) -> f64) -> f64 {
        self.iter().map(|(value, chance)| worth(value) * chance).sum()
    }
}

impl Distribution<i32> {
    /// The sum of two independent numbers. Sums above `most` count as `most`.
    pub fn plus(self, other: &Distribution<i32>, most: i32) -> Distribution<i32> {
        let mut sums = Distribution::default();
        for (first, first_chance) in self {
            for (second, second_chance) in other.iter() {
                sums.add(first.saturating_add(*second).min(most), first_chance * second_chance);
            }
        }
        sums
    }
}
