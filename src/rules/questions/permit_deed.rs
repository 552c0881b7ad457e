//! Permits for deeds, whoever's turn it is and whatever they take: those of one's own turn, and those that were readied.

use crate::battle::{Act, CombatantId, Refusal, Sort};
use crate::rules::table::Table;

impl Table<'_> {
    /// Whether one may do something here and now, beside what it takes. Walking, armour and what is declared or readied
    /// have permits of their own.
    pub(in crate::rules) fn permit_deed(&self, who: CombatantId, act: &Act) -> Result<(), Refusal> {
        match act {
            Act::Move { .. }
            | Act::Shift { .. }
            | Act::Outfit { .. }
            | Act::Declare { .. }
            | Act::Ready { .. }
            | Act::Speak { .. }
            | Act::End => Ok(()),
            Act::Attack { target, weapon, swings, also, manner } => {
                self.permit_attack(who, *target, *weapon)?;
                if !self.is_at_hand(who, *weapon) && !self.is_thrown(who, *target, *weapon) {
                    return Err(Refusal::NotReady { weapon: *weapon });
                }
                self.permit_shares(who, (*target, *swings), *weapon, also)?;
                self.permit_manner(who, *target, *weapon, *manner)
            }
            Act::Manoeuvre { kind, target } => self.permit_manoeuvre(who, *kind, *target),
            Act::Attempt { kind, target } => self.permit_attempt(who, *kind, *target),
            Act::Aid { ally } => self.permit_aid(who, *ally),
            Act::Evade => self.permit_evading(who),
            Act::Concentrate => self.permit_concentration(who),
            Act::Stand if !self.is_prone(who) => Err(Refusal::NotProne),
            Act::Stand => Ok(()),
            Act::Door { at, open } => self.permit_door(who, *at, *open),
            Act::TakeUp { weapon } => {
                let lies = self.lying_within_reach(who, *weapon);
                let lies = lies.or_else(|| self.flame_within_reach(who, *weapon));
                lies.map(|_| ()).ok_or(Refusal::NothingToTake)
            }
            Act::Cast { spell, at } => {
                // A weapon that takes in an area may be aimed at a square as well.
                let sort = if self.arm(*spell).sort == Sort::Weapon { Sort::Weapon } else { Sort::Spell };
                self.permit_working(who, *spell, *at, sort)
            }
            Act::Use { item, at } => self.permit_working(who, *item, *at, Sort::Item),
            Act::Place { weapon, at } => self.permit_placing(who, *weapon, *at),
            Act::Trap { at, deed } => self.permit_trap(who, *at, *deed),
            Act::Tend { item, how } => self.permit_tending(who, *item, *how),
            Act::Switch { weapon } => self.permit_switch(who, *weapon),
            Act::Unready => self.permit_unreadying(who),
            Act::Delay { after } => self.permit_delay(who, *after),
            Act::Try { tested, against } => self.permit_trial(who, *tested, *against),
            Act::Hide => self.permit_hiding(who),
            Act::Leave => self.permit_leaving(who),
        }
    }
}
