//! Slots: a memory of fixed size for values that are looked up by digests.

use std::ops::Range;

/// How many values are remembered at most: enough for nearly everything in some hundred battles of four against four.
const SLOTS: usize = 1 << 16;

/// Among how many slots there is a choice for a value.
const CHOICE: usize = 2;

/// Remembered values. Slots form groups: where more values belong in a group than it has slots, those that were recalled last stay.
#[derive(Debug)]
pub struct Slots<V>(Vec<Option<Box<(u64, V)>>>);

impl<V> Default for Slots<V> {
    fn default() -> Slots<V> {
        Slots(Vec::new())
    }
}

impl<V: Clone> Slots<V> {
    /// Forgets everything.
    pub fn clear(&mut self) {
        // Empty slots are zeros, which the system hands out page by page as they are used.
        self.0 = vec![None; SLOTS];
    }

    pub fn get(&self, key: u64) -> Option<&V> {
        self.0[group_of(key)].iter().flatten().find(|known| known.0 == key).map(|known| &known.1)
    }

    /// What is remembered for a key, as long as it `holds`; otherwise what is made now, which is remembered in its place.
    pub fn recall(
        &mut self,
        key: u64,
        holds: impl FnOnce(&V) -> bool,
        make: impl FnOnce() -> Option<V>,
    ) -> Option<&mut V> {
        let group = &mut self.0[group_of(key)];
        let is_free_or_known =
            |slot: &Option<Box<(u64, V)>>| slot.as_ref().is_none_or(|known| known.0 == key);
        let place = group.iter().position(is_free_or_known).unwrap_or(CHOICE - 1);
        let slot = &mut group[place];
        if !slot.as_ref().is_some_and(|known| known.0 == key && holds(&known.1)) {
            let value = make()?;
            match slot {
                // The memory of what was in the slot is used again.
                Some(known) => **known = (key, value),
                None => *slot = Some(Box::new((key, value))),
            }
        }
        // What is recalled comes first in its group.
        group[..=place].rotate_right(1);
        group[0].as_mut().map(|known| &mut known.1)
    }

    /// Remembers a value.
    pub fn keep(&mut self, key: u64, value: V) {
        self.recall(key, |_| false, || Some(value));
    }
}

/// The slots in which a key may be. The highest bits of a product depend on all bits of the key.
const fn group_of(key: u64) -> Range<usize> {
    let groups = SLOTS / CHOICE;
    let group = (key.wrapping_mul(0x9E37_79B9_7F4A_7C15) >> (u64::BITS - groups.ilog2())) as usize;
    group * CHOICE..(group + 1) * CHOICE
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_holds_is_remembered_and_everything_else_is_made_anew() {
        let mut slots = Slots::default();
        slots.clear();
        let mut made = 0;
        let mut recall = |key: u64, holds: bool| {
            let make = || {
                made += 1;
                Some(made)
            };
            slots.recall(key, |_| holds, make).copied()
        };
        assert_eq!(recall(7, true), Some(1), "nothing is known at first");
        assert_eq!(recall(7, true), Some(1));
        assert_eq!(recall(7, false), Some(2), "it no longer holds");
        assert_eq!(recall(7, true), Some(2));
        assert_eq!(slots.recall(9, |_| true, || None), None, "it could not be made");
        assert_eq!((slots.get(7), slots.get(9)), (Some(&2), None));
    }

    #[test]
    fn of_the_keys_in_one_group_of_slots_those_recalled_last_stay() {
        let mut slots = Slots::default();
        slots.clear();
        let is_in_group = |key: &u64| group_of(*key) == group_of(0);
        let keys: Vec<u64> = (0..).filter(is_in_group).take(CHOICE + 1).collect();
        keys[..CHOICE].iter().for_each(|key| slots.keep(*key, "one of the first"));
        assert!(slots.recall(keys[0], |_| true, || None).is_some());
        slots.keep(keys[CHOICE], "the last");
        let are_left = keys.iter().map(|key| slots.get(*key).is_some());
        assert!(
            are_left.eq((0..=CHOICE).map(|place| place != 1)),
            "the second has been asked for by nobody since"
        );
    }
}
