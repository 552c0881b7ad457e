//! Hit points and overshields, as a part of Apply: what is lost, what is regained, and who comes to.

use super::apply::Changing;
use crate::battle::{Clause, CombatantId, Effect, Fate, Happening, clauses};
use crate::rules::axes::harm::ZeroRule;

impl Changing<'_, '_> {
    pub(super) fn harm(&mut self, who: CombatantId, amount: u16, clause: Option<Clause>) {
        let left = self.change(who, |body| {
            let points = body.hit_points.as_mut()?;
            points.now = points.now.saturating_sub(amount);
            Some(points.now)
        });
        if let Some(now) = left.flatten() {
            self.tell(Happening::Harmed { who, amount, now }, clause);
        }
    }

    /// Heals as far as there is anything to heal. Who lies senseless for want of hit points comes to, where the
    /// rulebook lets healing wake it.
    pub(super) fn heal(&mut self, who: CombatantId, amount: u16, clause: Option<Clause>) {
        let healed = self.change(who, |body| {
            let points = body.hit_points.as_mut()?;
            let now = points.most.min(points.now.saturating_add(amount));
            let healed = now - points.now;
            points.now = now;
            let lies_senseless = *body.fate == (Fate::Unconscious { turns: None });
            Some((healed, now, lies_senseless))
        });
        let Some((amount, now, lies_senseless)) = healed.flatten() else { return };
        self.tell(Happening::Healed { who, amount, now }, clause);
        let wakes = match &self.muster.book.at_zero.take {
            ZeroRule::SenselessThenDead(rule) => rule.healing_wakes,
            _ => false,
        };
        if wakes && lies_senseless && now > 0 {
            let clause: Option<Clause> = Some(clauses::Harm::Felled.into());
            self.apply(Effect::Posture { who, prone: true, clause });
            self.apply(Effect::Fate { who, fate: Fate::Able, clause });
        }
    }

    pub(super) fn wear_shield(&mut self, who: CombatantId, amount: u16, clause: Option<Clause>) {
        let left = self.change(who, |body| {
            let shield = body.shield.as_mut()?;
            shield.0.hp = shield.0.hp.saturating_sub(amount);
            Some(shield.0.hp)
        });
        if let Some(left) = left.flatten() {
            self.tell(Happening::Shielded { who, amount, left }, clause);
        }
    }
}
