//! Whether combatants can hide, what hiding brings an attacker (`Stealth::Attack`), and how an attack ends it.

mod recorded_roll;
mod untargetable;

use crate::battle::{Change, CombatantId, Deed, Effect, Halt, Happening, Refusal, clauses};
use crate::dice::Edge;
use crate::grid::Footprint;
use crate::rules::choices::stealth::{RecordedRoll, Reveals, StealthRule, Untargetable};
use crate::rules::table::Table;
pub use recorded_roll::{SneakPlan, SpotPlan};

impl StealthRule {
    /// Whether anybody can hide at all.
    pub const fn knows_hiding(&self) -> bool {
        match self {
            StealthRule::Nothing => false,
            StealthRule::UntargetableTillAttack(_) | StealthRule::RecordedRoll(_) => true,
        }
    }

    /// Whether those who hide are hidden from all enemies at once.
    pub const fn hides_from_all(&self) -> bool {
        match self {
            StealthRule::UntargetableTillAttack(_) => true,
            StealthRule::Nothing | StealthRule::RecordedRoll(_) => false,
        }
    }
}

impl Table<'_> {
    /// The rule for hiding by a roll that each enemy tries to beat, where the book has it.
    pub fn stealth(&self) -> Option<&RecordedRoll> {
        match &self.muster.book.stealth.take {
            StealthRule::Nothing | StealthRule::UntargetableTillAttack(_) => None,
            StealthRule::RecordedRoll(rule) => Some(rule),
        }
    }

    /// The rule for hiding from all enemies at once, where the book has it.
    pub fn all_or_nothing_hiding(&self) -> Option<&Untargetable> {
        match &self.muster.book.stealth.take {
            StealthRule::UntargetableTillAttack(rule) => Some(rule),
            StealthRule::Nothing | StealthRule::RecordedRoll(_) => None,
        }
    }

    /// The roll of a combatant who hides.
    pub fn hide(&self, who: CombatantId) -> Option<SneakPlan> {
        match &self.muster.book.stealth.take {
            StealthRule::Nothing => None,
            StealthRule::UntargetableTillAttack(rule) => self.hide_from_all(who, *rule),
            StealthRule::RecordedRoll(_) => self.begin_to_sneak(who),
        }
    }

    pub fn is_sneaking(&self, who: CombatantId) -> bool {
        let sneaking = self.body(who).and_then(|body| body.sneaking.as_ref());
        sneaking.is_some_and(|sneaking| sneaking.roll.is_some())
    }

    /// What attacking a target who has not spotted the attacker brings to the attack.
    pub fn unseen_attack(&self, who: CombatantId, target: CombatantId) -> Option<Edge> {
        let rule = self.stealth()?;
        self.eludes(who, target).then_some(rule.unseen_attack)
    }

    /// Whether a combatant may hide, as far as the viewer knows.
    ///
    /// # Errors
    /// The reason why not.
    pub fn permit_hiding(&self, who: CombatantId) -> Result<(), Refusal> {
        if matches!(&self.muster.book.stealth.take, StealthRule::Nothing) {
            return Err(Refusal::NotInThisBook);
        }
        if self.is_sneaking(who) {
            return Err(Refusal::AlreadyHidden);
        }
        if self.armour_betrays(who) {
            return Err(Refusal::HeavyArmour);
        }
        if let Some(rule) = self.all_or_nothing_hiding() {
            return self.permit_hiding_from_all(who, *rule);
        }
        if let Some(by) = self.watchers(who).next() {
            return Err(Refusal::InSight { by });
        }
        let here = self.footprint(who).ok_or(Refusal::NoSuchCombatant)?;
        if self.has_hiding_place(here) { Ok(()) } else { Err(Refusal::NoHidingPlace) }
    }

    /// The able enemies who would see a combatant if they did not hide.
    pub fn watchers(&self, who: CombatantId) -> impl Iterator<Item = CombatantId> + '_ {
        let here = self.footprint(who);
        let watches = move |other| match (here, self.footprint(other)) {
            (Some(here), Some(there)) => self.would_see(other, there, here),
            _ => false,
        };
        let enemies =
            self.able().filter(move |(other, _)| self.is_enemy(who, *other)).map(|(other, _)| other);
        enemies.filter(move |other| watches(*other))
    }

    /// Whether there is something to hide in or behind: on one of the squares or next to them.
    fn has_hiding_place(&self, here: Footprint) -> bool {
        let hides = |at| self.board.hides(at);
        here.squares().any(|at| hides(at) || at.neighbours().any(hides))
    }

    /// How an attack reveals a sneaking combatant, once it is over.
    pub fn revealed_by(&self, who: CombatantId, deed: &Deed) -> Vec<Effect> {
        if !self.is_sneaking(who) {
            return Vec::new();
        }
        if !self.is_attack(deed) {
            return Vec::new();
        }
        match self.stealth().map_or(Reveals::All, |rule| rule.attack_reveals) {
            Reveals::All => vec![Change::Reveal { who }.by(clauses::Stealth::Attack)],
            Reveals::Target => {
                let victims = self.victims(who, deed).into_iter().filter(|by| self.is_enemy(who, *by));
                victims.map(|by| Change::Spot { who, by, seen: true }.into()).collect()
            }
            Reveals::Nobody => Vec::new(),
        }
    }

    /// The effect of running into a combatant: if they sneak, they are spotted.
    pub fn spot_on_collision(&self, who: CombatantId, by: CombatantId) -> Option<Effect> {
        self.eludes(who, by).then_some(Change::Spot { who, by, seen: true }.into())
    }

    /// The effects of running into a combatant whom the mover could not know of.
    pub fn collision_effects(&self, who: CombatantId, by: CombatantId) -> Vec<Effect> {
        let Some(at) = self.body(who).map(|body| body.place.0) else { return Vec::new() };
        let halted = Change::tell(Happening::Halted { who, at, why: Halt::Blocked { by } }).into();
        std::iter::once(halted).chain(self.spot_on_collision(by, who)).collect()
    }
}
