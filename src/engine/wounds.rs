//! Hit points and overshields, as a part of Apply: losing and regaining them (`Harm::Healing`), who wakes up, and which of two
//! overshields stays (`Protection::NewShield`).

use super::apply::Changing;
use crate::battle::{
    Ability, Change, Clause, CombatantId, Fate, Happening, Loss, MoraleOrLife, OvershieldState, WeaponId,
    clauses,
};
use crate::rules::book::rulebook::Axis;

impl Changing<'_, '_, '_> {
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

    pub(super) fn lose(&mut self, who: CombatantId, loss: Loss, clause: Option<Clause>) {
        let is_kept = self.change(who, |body| {
            let losses = body.losses.as_mut()?;
            match loss {
                Loss::Points(ability, points) => losses.lose(ability, points),
                Loss::Part(part) => losses.parts.push(part),
                Loss::PartBack(part) => {
                    let place = losses.parts.iter().position(|lost| *lost == part)?;
                    losses.parts.remove(place);
                }
            }
            Some(())
        });
        if is_kept.flatten().is_some() {
            let left = match loss {
                Loss::Points(ability, _) => self.score(who, ability),
                Loss::Part(_) | Loss::PartBack(_) => 0,
            };
            self.tell(Happening::Lost { who, loss, left }, clause);
        }
    }

    /// What is left of an ability.
    fn score(&mut self, who: CombatantId, ability: Ability) -> u8 {
        let written = self.muster.sheet(who).score(Axis::Harm, ability);
        let lost = self.change(who, |body| body.losses.as_ref().map_or(0, |losses| losses.of(ability)));
        written.saturating_sub(lost.unwrap_or(0))
    }

    /// Heals as far as there is anything to heal. A combatant who is unconscious for lack of hit points wakes up, if the
    /// rulebook lets healing wake them.
    pub(super) fn heal(&mut self, who: CombatantId, amount: u16, clause: Option<Clause>) {
        let saves = self.muster.book.healing_saves();
        let is_down = self.change(who, |body| *body.fate == Fate::Down) == Some(true);
        if is_down {
            // A dying combatant regains nothing before they are saved.
            if saves {
                self.change_morale_or_life(MoraleOrLife::Saved { who, healed: amount }, clause);
            }
            return;
        }
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
        if self.muster.book.healing_wakes() && lies_senseless && now > 0 {
            let clause = clauses::Harm::Felled;
            self.apply(Change::Posture { who, prone: true }.by(clause));
            self.apply(Change::Fate { who, fate: Fate::Able }.by(clause));
        }
    }

    pub(super) fn wear_shield(&mut self, who: CombatantId, amount: u16, clause: Option<Clause>) {
        let left = self.change(who, |body| {
            let shield = body.shield.as_mut()?;
            let left = shield.0.bar.hp.saturating_sub(amount);
            shield.0.bar.hp = left;
            if left == 0 {
                // A broken overshield ends with everything that came with it.
                shield.0 = OvershieldState::default();
            }
            Some(left)
        });
        if let Some(left) = left.flatten() {
            self.tell(Happening::Shielded { who, amount, left }, clause);
        }
    }

    /// Puts up a new overshield if the old one gives way to it; the two never add up.
    pub(super) fn raise_shield(&mut self, who: CombatantId, new: OvershieldState, clause: Option<Clause>) {
        let gave_way = self.change(who, |body| {
            let shield = body.shield.as_mut()?;
            let gives_way = shield.0.gives_way_to(&new);
            if gives_way {
                shield.0 = new;
            }
            Some(gives_way)
        });
        match gave_way.flatten() {
            Some(true) => self.tell(Happening::ShieldRaised { who, hp: new.bar.hp }, clause),
            Some(false) => self.tell(Happening::ShieldStays { who }, clause),
            None => {}
        }
    }

    /// Ends overshields whose time is over.
    pub(super) fn lower_shields(&mut self, bearers: &[CombatantId]) {
        for who in bearers.iter().copied() {
            self.change(who, |body| body.shield.as_mut().map(|shield| shield.0 = OvershieldState::default()));
            self.tell(Happening::ShieldEnded { who }, Some(clauses::Protection::NewShield.into()));
        }
    }

    /// Takes one use of a weapon, spell or item.
    pub(super) fn use_up(&mut self, who: CombatantId, what: WeaponId) {
        let left = self.change(who, |body| {
            let (_, left) = body.limited_uses.0.iter_mut().find(|(known, _)| *known == what)?;
            *left = left.saturating_sub(1);
            Some(*left)
        });
        if let Some(left) = left.flatten() {
            self.tell(Happening::UsedUp { who, what, left }, None);
        }
    }
}
