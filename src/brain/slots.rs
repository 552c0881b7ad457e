//! Slots: a memory of fixed size for values that are looked up by digests.

/// How many values are remembered at most: enough for nearly everything in some hundred battles of four against four.
const SLOTS: usize = 1 << 16;

/// Remembered values. Of two whose digests fall into the same slot, the newer one stays.
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
        self.0[slot_of(key)].as_ref().filter(|known| known.0 == key).map(|known| &known.1)
    }

    /// What is remembered for a key, as long as it `holds`; otherwise what is made now, which is remembered in its place.
    pub fn recall(
        &mut self,
        key: u64,
        holds: impl FnOnce(&V) -> bool,
        make: impl FnOnce() -> Option<V>,
    ) -> Option<&mut V> {
        let slot = &mut self.0[slot_of(key)];
        if !slot.as_ref().is_some_and(|known| known.0 == key && holds(&known.1)) {
            let value = make()?;
            match slot {
                // The memory of what was in the slot is used again.
                Some(known) => **known = (key, value),
                None => *slot = Some(Box::new((key, value))),
            }
        }
        slot.as_mut().map(|known| &mut known.1)
    }

    /// Remembers a value.
    pub fn keep(&mut self, key: u64, value: V) {
        self.recall(key, |_| false, || Some(value));
    }
}

/// The highest bits of a product depend on all bits of the key.
fn slot_of(key: u64) -> usize {
    (key.wrapping_mul(0x9E37_79B9_7F4A_7C15) >> (u64::BITS - SLOTS.ilog2())) as usize
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
    fn of_two_keys_in_one_slot_the_newer_stays() {
        let mut slots = Slots::default();
        slots.clear();
        let other = (1..).find(|key| slot_of(*key) == slot_of(0)).expect("there are more keys than slots");
        slots.keep(0, "older");
        slots.keep(other, "newer");
        assert_eq!((slots.get(0), slots.get(other)), (None, Some(&"newer")));
    }
}
