//! What decides whether a strike hits: a roll of the attacker, or a save of the target.

use super::dealing::Dealing;
use super::{Ahead, Strike, StrikeStage};
use crate::battle::{Effect, ExtraRoll, Purpose};
use crate::dice::Rolled;
use crate::rules::axes::attack::Saving;
use crate::rules::axes::damage::spent;
use crate::rules::choices::critical::CriticalPlan;
use crate::rules::step::{Ask, Ending, RelevantResult, Step};

impl Strike {
    /// The effects that are settled before the next roll, such as a loss of hit points before the check that it calls for.
    /// They are removed from the strike, so the caller must apply them.
    pub fn take_settled(&mut self) -> Vec<Effect> {
        match self.stage {
            StrikeStage::Harming(..) | StrikeStage::Tiring(..) => std::mem::take(&mut self.effects),
            _ => Vec::new(),
        }
    }

    pub(super) fn saved(mut self, mut ahead: Box<Ahead>, saving: Saving, rolled: &Rolled) -> Step<Self> {
        self.effects.extend(spent(ahead.attacker, ahead.cost.0, true));
        if saving.spares(rolled) {
            return Step::Done(Ending { landed: Some(false), effects: self.effects });
        }
        if rolled.succeeds {
            // The damage that the target takes in spite of the save is no hit.
            self.is_attack = false;
            for hand in &mut ahead.hands {
                hand.body.always.clear();
                hand.body.unless_kept_off.clear();
            }
        }
        ahead.each_damage(|damage| saving.on(damage, rolled));
        self.deal(Dealing::of(ahead.hands), None)
    }
}

impl Ahead {
    /// The roll to hit, or the save that replaces it.
    pub(super) fn ask_whether_it_hits(&self) -> Ask {
        let (who, purpose) = match self.saving {
            Some(_) => {
                let roll = ExtraRoll::Save { attacker: self.attacker, from: self.weapon };
                (self.target, Purpose::ExtraRoll(roll))
            }
            None => (self.attacker, Purpose::Attack { target: self.target, weapon: self.weapon }),
        };
        let (check, matters) = (self.attack.clone(), self.matters());
        Ask { who: Some(who), purpose, clause: self.clause, check, matters }
    }

    /// What about the roll makes a difference: odds need not tell other results apart.
    pub(super) fn matters(&self) -> RelevantResult {
        if let Some(saving) = self.saving {
            return if saving.looks_at_numbers() { RelevantResult::Natural } else { RelevantResult::Success };
        }
        match (self.critical, self.mishap.is_empty()) {
            (None | Some(CriticalPlan::Sum { .. }), true) => RelevantResult::Success,
            _ => RelevantResult::Hit(self.critical),
        }
    }
}
