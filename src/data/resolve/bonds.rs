//! Which combatants follow which.

use super::Work;
use super::people::Placed;
use crate::battle::Phrase;
use crate::data::tree::Step;

impl Work<'_> {
    /// Looks up the leaders that combatants follow.
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
        self.check_circles(&placed);
        placed
    }

    /// Followers who follow each other in a circle have no leader. Each circle is reported once.
    fn check_circles(&mut self, placed: &[Placed]) {
        for who in 0..placed.len() {
            let mut circle = vec![who];
            let mut leader = placed[who].enlisted.follows;
            while let Some(next) = leader.filter(|next| !circle.contains(next)) {
                circle.push(next);
                leader = placed[next].enlisted.follows;
            }
            let is_closed = leader == Some(who) && circle.len() > 1;
            if is_closed && circle.iter().min() == Some(&who) {
                let path = [Step::Field("combatants"), Step::Key(&placed[who].entry), Step::Field("follows")];
                let names: Vec<String> = circle.iter().map(|one| placed[*one].enlisted.key.clone()).collect();
                self.complain(&path, Phrase::new("follow-in-a-circle").with("names", names));
            }
        }
    }
}
