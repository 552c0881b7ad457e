//! Disarming an enemy (`Manoeuvre::Disarm`): a contest that knocks the weapon out of their hand.

use super::aimed::contest;
use super::{Behaviour, Gain};
use crate::battle::deeds::Disarm;
use crate::battle::{Change, CombatantId, Deed, DeedName, Refusal, Target, WeaponId, clauses};
use crate::grid::Reach;
use crate::rules::choices::manoeuvre::{ManoeuvreRule, Opposed};
use crate::rules::exchange::Exchange;
use crate::rules::exchange::contest::Contest;
use crate::rules::table::Table;

impl Behaviour for Disarm {
    fn permit(&self, table: &Table<'_>, who: CombatantId) -> Result<(), Refusal> {
        let rule = table.disarming().ok_or(Refusal::NotInThisBook)?;
        table.permit_contest(who, self.target)?;
        if rule.spares_fliers && table.sheet(self.target).flies {
            return Err(Refusal::TargetFlies);
        }
        table.weapon_at_hand(self.target).map(|_| ()).ok_or(Refusal::TargetUnarmed)
    }

    fn options(table: &Table<'_>, who: CombatantId, _: &mut Reach, add: &mut dyn FnMut(Deed)) {
        table.targets(who).for_each(|target| add(Disarm { target }.into()));
    }

    fn always_shown(table: &Table<'_>, _: CombatantId, add: &mut dyn FnMut(Deed)) {
        if table.disarming().is_some() {
            add(Disarm { target: Target::NOBODY.somebody() }.into());
        }
    }

    fn against(_: &Table<'_>, _: CombatantId, enemy: CombatantId) -> Option<(Disarm, Gain)> {
        Some((Disarm { target: enemy }, Gain::EnemyIsDisarmed))
    }

    fn exchange(&self, table: &Table<'_>, who: CombatantId) -> Option<Exchange> {
        let rule = table.disarming()?;
        let (against, clause) = (self.target, clauses::Manoeuvre::Disarm.into());
        let checks = table.contest_of_aptitudes(who, against, rule.help)?;
        let drop = |weapon| Change::Drop { who: against, weapon }.by(clause);
        let won = table.weapon_at_hand(against).map(drop).into_iter().collect();
        Some(Exchange::Contest(Contest::of((DeedName::Disarm, clause), (who, against), checks, won)))
    }

    contest!(Disarm);
}

impl Table<'_> {
    /// The rule for disarming, if the rulebook has one.
    pub fn disarming(&self) -> Option<Opposed> {
        self.find_manoeuvre(|rule| if let ManoeuvreRule::Disarm(rule) = rule { Some(*rule) } else { None })
    }

    /// The weapon that a combatant has ready, or else the first that they carry.
    pub fn weapon_at_hand(&self, who: CombatantId) -> Option<WeaponId> {
        let body = self.body(who)?;
        body.arms.ready.or_else(|| body.arms.carried.first().copied())
    }
}
