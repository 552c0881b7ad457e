//! A d20 and a skill against dodge or armour, whichever is better (`Attack::DodgeOrArmour`), with one roll for all
//! swings at a target. A weapon that the attacker was never trained with lowers the skill (`Attack::Untaught`). The
//! best face counts for more (`Attack::BestFace`); the worst fails and goes wrong (`Attack::Mishap`).

use smallvec::SmallVec;

use super::worst_face::miss_on_the_worst_face_alone;
use crate::battle::conditions::OffBalance;
use crate::battle::{
    Change, Check, CombatantId, Condition, DefenceKind, Effect, Modifier, Reason, Skill, Sort, Until,
    WeaponId, WeaponKind, clauses,
};
use crate::dice::Goal;
use crate::rules::book::rulebook::Axis;
use crate::rules::choices::attack::{
    AttackTies, DodgeOrArmour, HeldMishap, Kept, NaturalMishap, SpellMishap,
};
use crate::rules::table::Table;

impl Kept {
    const fn of(self, amount: i32) -> i32 {
        match self {
            Kept::Nothing => 0,
            // Halves round down.
            Kept::Half => amount.div_euclid(2),
            Kept::All => amount,
        }
    }
}

impl DodgeOrArmour {
    /// The check to hit.
    pub fn check(
        &self,
        table: &Table<'_>,
        who: CombatantId,
        target: CombatantId,
        weapon: WeaponId,
    ) -> Option<Check> {
        let mut check = Check::show(20);
        check.best_counts = Some(self.natural_20_counts);
        check.worst_fails = true;
        let bonus = self.skill(table, who, weapon);
        if bonus.amount != 0 {
            check.bonuses.push(bonus);
        }
        check.bonuses.extend(table.hit_bonus(weapon));
        // A target who cannot avoid the blow is hit by anything but a natural 1.
        if let Some(why) = table.defenceless(target) {
            miss_on_the_worst_face_alone(&mut check, why);
        } else {
            check.threshold = table.defence(target)?;
            let heroes = (table.sheet(who).hero, table.sheet(target).hero);
            let attacker_wins = match self.ties {
                AttackTies::HeroesThenDefender => heroes == (true, false),
                AttackTies::Attacker => true,
                AttackTies::Defender => false,
            };
            check.goal = if attacker_wins { Goal::Reach } else { Goal::Exceed };
        }
        Some(table.worn(table.body(who)?, check))
    }

    fn skill(&self, table: &Table<'_>, who: CombatantId, weapon: WeaponId) -> Modifier {
        let block = table.sheet(who).blocks.of(Axis::Attack);
        let skill = table.weapon_skill(weapon);
        let amount = block.skills.as_ref().map_or(0, |skills| skills.of(skill));
        let is_untaught = block.unproficient.as_ref().is_some_and(|list| list.contains(&skill));
        if !is_untaught {
            return Modifier { why: Reason::Skill(skill), amount };
        }
        let left = if amount > 0 { self.unproficient.of_a_bonus } else { self.unproficient.of_a_penalty };
        Modifier { why: Reason::Untaught(skill), amount: left.of(amount) }
    }

    /// What goes wrong on a natural 1.
    pub fn mishap(&self, table: &Table<'_>, who: CombatantId, weapon: WeaponId) -> Vec<Effect> {
        let clause = clauses::Attack::Mishap;
        match (self.mishap.spell, table.weapon_sheet(weapon).sort) {
            (SpellMishap::Fizzles, Sort::Spell) => {
                return vec![Change::Fizzle { who, spell: weapon }.by(clause)];
            }
            // A placed weapon is in nobody's hand.
            (_, Sort::Weapon) if table.placing(weapon).is_none() => {}
            (_, Sort::Spell | Sort::Item | Sort::Weapon | Sort::Thing) => return Vec::new(),
        }
        let is_held = table.body(who).is_some_and(|body| body.arms.carried.contains(&weapon));
        match (is_held, self.mishap.held, self.mishap.natural) {
            (true, HeldMishap::Drops, _) => vec![Change::Drop { who, weapon }.by(clause)],
            (false, _, NaturalMishap::OffBalance(by)) => {
                let (kind, until) = (OffBalance { by }.into(), Until::TurnStart(who));
                vec![
                    Change::BeginCondition { who, condition: Condition { kind, source: None, until } }
                        .by(clause),
                ]
            }
            (true, HeldMishap::Nothing, _) | (false, _, NaturalMishap::Nothing) => Vec::new(),
        }
    }
}

impl Table<'_> {
    /// The skill that a weapon is used with: its own, or that of its kind.
    pub fn weapon_skill(&self, weapon: WeaponId) -> Skill {
        let of_kind = || usual_skill(self.weapon_sheet(weapon).sort, self.weapon_kind(weapon));
        self.weapon_sheet(weapon).blocks.of(Axis::Attack).skill.unwrap_or_else(of_kind)
    }

    /// Why a combatant cannot avoid a blow; none where they can.
    pub fn defenceless(&self, who: CombatantId) -> Option<Reason> {
        let is_out = self.fate(who).is_some_and(|fate| !fate.is_able());
        let is_held = || self.is_held_for_blows(who).then_some(Reason::TargetHeld);
        if is_out { Some(Reason::TargetSenseless) } else { is_held() }
    }

    /// What a blow must overcome: the better of dodge and armour, unless the combatant relies on the other one, and
    /// what reduces either.
    pub fn defence(&self, who: CombatantId) -> Option<SmallVec<[Modifier; 4]>> {
        let (own, worn) = (self.sheet(who).blocks.of(Axis::Attack), self.worn_block(who, Axis::Attack));
        let worn = worn.cloned().unwrap_or_default();
        let dodge = own.dodge.unwrap_or(0) + worn.dodge.unwrap_or(0);
        let armour = own.armour.unwrap_or(0) + worn.armour.unwrap_or(0);
        let better = if dodge > armour { DefenceKind::Dodge } else { DefenceKind::Armour };
        let (why, amount) = match own.defence.unwrap_or(better) {
            DefenceKind::Dodge => (Reason::Dodge, dodge),
            DefenceKind::Armour => (Reason::Armour, armour),
        };
        let mut parts = SmallVec::new();
        parts.push(Modifier { why, amount });
        parts.extend(
            self.body(who)?.conditions.0.iter().filter_map(|condition| condition.kind.opens_defence()),
        );
        parts.extend(self.crowding(who));
        Some(parts)
    }
}

/// The skill that weapons of a kind are used with where their block names none.
pub const fn usual_skill(sort: Sort, kind: WeaponKind) -> Skill {
    match (sort, kind) {
        (Sort::Spell, _) => Skill::Magic,
        (Sort::Item | Sort::Thing, _) | (Sort::Weapon, WeaponKind::Thrown) => Skill::Throwing,
        (Sort::Weapon, WeaponKind::Melee) => Skill::Blades,
        (Sort::Weapon, WeaponKind::Propelled) => Skill::Bows,
        (Sort::Weapon, WeaponKind::Unarmed) => Skill::Unarmed,
    }
}

#[cfg(test)]
mod tests {
    use crate::rules::choices::attack::Kept;

    #[test]
    fn halves_round_down() {
        assert_eq!([5, 4, 1, -3].map(|amount| Kept::Half.of(amount)), [2, 2, 0, -2]);
    }
}
