//! Bonds: who follows whom.

use super::Work;
use super::people::Placed;
use crate::battle::Phrase;
use crate::data::tree::Step;

impl Work<'_> {
    /// Looks up those whom combatants follow.
    pub(super) fn bonds(&mut self, mut placed: Vec<Placed>) -> Vec<Placed> {
        let file = self.file;
        for (entry, combatant) in file.combatants.iter() {
            let Some(leader) = combatant.follows.as_deref() else { continue };
            let path = [Step::Field("combatants"), Step::Key(entry), Step::Field("follows")];
            let leader = self.combatant_named(&placed, leader, &path);
            if leader.is_some_and(|leader| placed[leader].entry == entry) {
                self.complain(&path, Phrase::new("follows-itself").with("who", entry));
            }
            for follower in placed.iter_mut().filter(|follower| follower.entry == entry) {
                follower.enlisted.follows = leader;
            }
        }
        placed
    }
}
