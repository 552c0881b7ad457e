//! A map from names to values that keeps the order in which a file lists them.

use std::{collections::BTreeSet, fmt, marker::PhantomData, slice, vec};

use serde::{
    Deserialize, Deserializer, Serialize, Serializer,
    de::{Error, MapAccess, Visitor},
};

use super::problem::Complaint;

/// A map from names to values, in the order of its file. No name is there twice.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Listed<T>(Vec<(String, T)>);

impl<T> Listed<T> {
    /// The value under that name.
    pub fn get(&self, name: &str) -> Option<&T> {
        self.iter().find(|(known, _)| *known == name).map(|(_, value)| value)
    }

    /// Adds a value at the end, or replaces the value that has this name already, and returns the old one.
    pub fn insert(&mut self, name: impl Into<String>, value: T) -> Option<T> {
        let name = name.into();
        match self.0.iter_mut().find(|(known, _)| *known == name) {
            Some((_, held)) => Some(std::mem::replace(held, value)),
            None => {
                self.0.push((name, value));
                None
            }
        }
    }

    /// Names and values, in order.
    pub fn iter(&self) -> impl DoubleEndedIterator<Item = (&str, &T)> + ExactSizeIterator {
        self.0.iter().map(|(name, value)| (name.as_str(), value))
    }

    /// The names, in order.
    pub fn names(&self) -> impl DoubleEndedIterator<Item = &str> + ExactSizeIterator {
        self.0.iter().map(|(name, _)| name.as_str())
    }

    /// How many values there are.
    pub fn len(&self) -> usize {
        self.0.len()
    }

    /// Whether there are no values.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }
}

impl<T> Default for Listed<T> {
    fn default() -> Self {
        Self(Vec::new())
    }
}

/// Of two values under one name, the later one takes the place of the earlier one.
impl<T> FromIterator<(String, T)> for Listed<T> {
    fn from_iter<I: IntoIterator<Item = (String, T)>>(entries: I) -> Self {
        let mut listed = Self::default();
        for (name, value) in entries {
            listed.insert(name, value);
        }
        listed
    }
}

impl<T> IntoIterator for Listed<T> {
    type Item = (String, T);
    type IntoIter = vec::IntoIter<(String, T)>;

    fn into_iter(self) -> Self::IntoIter {
        self.0.into_iter()
    }
}

impl<'a, T> IntoIterator for &'a Listed<T> {
    type Item = &'a (String, T);
    type IntoIter = slice::Iter<'a, (String, T)>;

    fn into_iter(self) -> Self::IntoIter {
        self.0.iter()
    }
}

impl<T: Serialize> Serialize for Listed<T> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_map(self.iter())
    }
}

impl<'de, T: Deserialize<'de>> Deserialize<'de> for Listed<T> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        deserializer.deserialize_map(ListedVisitor(PhantomData))
    }
}

struct ListedVisitor<T>(PhantomData<T>);

impl<'de, T: Deserialize<'de>> Visitor<'de> for ListedVisitor<T> {
    type Value = Listed<T>;

    fn expecting(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(&Complaint::new("expect-map"), out)
    }

    fn visit_map<A: MapAccess<'de>>(self, mut entries: A) -> Result<Listed<T>, A::Error> {
        let mut listed = Vec::new();
        let mut names = BTreeSet::new();
        while let Some(name) = entries.next_key::<String>()? {
            if !names.insert(name.clone()) {
                return Err(A::Error::custom(Complaint::new("duplicate-key").with("key", name)));
            }
            listed.push((name, entries.next_value()?));
        }
        Ok(Listed(listed))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_listed_map_keeps_the_order_of_its_file() {
        let listed: Listed<u8> = ron::from_str(r#"{"wolf": 1, "ape": 2, "bear": 3}"#).unwrap();
        assert_eq!(listed.names().collect::<Vec<_>>(), ["wolf", "ape", "bear"]);
        assert_eq!(listed.get("ape"), Some(&2));
        assert_eq!(ron::to_string(&listed).unwrap(), r#"{"wolf":1,"ape":2,"bear":3}"#);
    }

    #[test]
    fn a_listed_map_refuses_a_name_given_twice() {
        let refused = ron::from_str::<Listed<u8>>(r#"{"wolf": 1, "wolf": 2}"#).unwrap_err();
        assert!(refused.to_string().contains("@duplicate-key|key=wolf"), "{refused}");
    }

    #[test]
    fn inserting_a_known_name_keeps_its_place() {
        let mut listed: Listed<u8> = [("a".to_owned(), 1), ("b".to_owned(), 2)].into_iter().collect();
        assert_eq!(listed.insert("a", 9), Some(1));
        assert_eq!(listed.into_iter().collect::<Vec<_>>(), [("a".to_owned(), 9), ("b".to_owned(), 2)]);
    }
}
