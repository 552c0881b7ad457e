//! Attacking with a weapon: plainly, daringly, with two weapons, in several swings. `exchange/strike` settles whether a
//! blow hits and what it does.

use super::{Behaviour, Consequence, Drawer, Pointing};
use crate::battle::deeds::Attack;
use crate::battle::{
    Change, Clause, CombatantId, Deed, DeedKind, Effect, Manner, Planned, Refusal, Share, Sweep, Swings,
    Target, WeaponId, clauses,
};
use crate::grid::Reach;
use crate::rules::axes::damage::SwingCount;
use crate::rules::book::aim::Aim;
use crate::rules::choices::manoeuvre::{Daring, ManoeuvreRule};
use crate::rules::exchange::Exchange;
use crate::rules::table::Table;

impl Behaviour for Attack {
    fn permit(&self, table: &Table<'_>, who: CombatantId) -> Result<(), Refusal> {
        let (target, weapon) = (self.target, self.weapon);
        table.permit_attack(who, target, weapon)?;
        if !table.is_at_hand(who, weapon) && !table.is_thrown(who, target, weapon) {
            return Err(Refusal::NotReady { weapon });
        }
        self.permit_swings(table, who)?;
        self.permit_manner(table, who)
    }

    fn kind(&self, table: &Table<'_>, who: CombatantId) -> Option<DeedKind> {
        let is_light_throw = table.is_light_throw(who, self.target, self.weapon);
        Some(if is_light_throw { DeedKind::ThrowLight } else { DeedKind::Attack })
    }

    fn weapon(&self) -> Option<WeaponId> {
        Some(self.weapon)
    }

    fn options(table: &Table<'_>, who: CombatantId, _: &mut Reach, add: &mut dyn FnMut(Deed)) {
        for target in table.targets(who) {
            table.attacks_on(who, target).for_each(|attack| add(attack.into()));
        }
    }

    fn always_shown(table: &Table<'_>, who: CombatantId, add: &mut dyn FnMut(Deed)) {
        let nobody = Target::NOBODY.somebody();
        table.weapons(who).for_each(|weapon| add(Attack::with(nobody, weapon).into()));
    }

    fn exchange(&self, table: &Table<'_>, who: CombatantId) -> Option<Exchange> {
        let all = table.most_swings(who, self.target, self.weapon);
        let swings = self.swings.own.filter(|_| all == SwingCount::All).map_or(all, SwingCount::Just);
        let strikers = table.strikers(who, self.weapon, self.manner);
        table.strike_by(&strikers, self.target, swings).map(Exchange::Strike)
    }

    fn clause(&self, table: &Table<'_>, who: CombatantId) -> Option<Clause> {
        let is_light_throw = table.is_light_throw(who, self.target, self.weapon);
        is_light_throw.then_some(clauses::Budget::Weapons.into())
    }

    fn begins(&self, table: &Table<'_>, who: CombatantId) -> Vec<Effect> {
        let weapon = self.weapon;
        let comes_to_the_hand = table.changes_weapons_freely()
            && table
                .body(who)
                .is_some_and(|body| body.arms.carried.contains(&weapon) && body.arms.ready != Some(weapon));
        comes_to_the_hand.then_some(Change::Ready { who, weapon }.into()).into_iter().collect()
    }

    fn sets_off(&self, table: &Table<'_>, who: CombatantId) -> Vec<Consequence> {
        let (what, manner) = (self.weapon, self.manner);
        if !table.still_reaches(who, self.target, what) {
            // A reaction has made the first blow impossible; the other targets of the swings may still be there.
            return self.shared_out().collect();
        }
        if let Some(targets) = self.several_targets(table, who) {
            return vec![Consequence::AffectsTargets { what, manner, targets }];
        }
        let (joined, effects) = table.joined(who, self.target);
        if !joined.is_empty() {
            let strikers: Vec<_> = table.strikers(who, what, manner).into_iter().chain(joined).collect();
            let strike = table.strike_by(&strikers, self.target, SwingCount::All).map(Exchange::Strike);
            return Consequence::effects(effects)
                .into_iter()
                .chain(strike.map(Consequence::Checks))
                .collect();
        }
        let strike = self.exchange(table, who);
        strike.into_iter().map(Consequence::Checks).chain(self.shared_out()).collect()
    }

    fn plan(&self, planned: &mut Planned) {
        planned.arms.bring_to_the_ready(self.weapon);
    }

    fn aim(&self, _: CombatantId) -> Option<Target> {
        Some(Target::One(self.target))
    }

    fn points_at(&self, _: &Table<'_>) -> Pointing {
        Pointing::Enemy
    }

    fn aimed(&self, at: Target) -> Deed {
        Attack { target: at.somebody(), swings: Swings::default(), ..self.clone() }.into()
    }

    fn drawer(&self) -> Option<Drawer> {
        (self.manner != Manner::default()).then_some(Drawer::Manners)
    }

    fn victims(&self, table: &Table<'_>, who: CombatantId) -> Vec<CombatantId> {
        let mut struck = table.struck_by_attack(who, self.target, self.weapon);
        struck.extend(self.swings.also.iter().map(|share| share.target));
        struck
    }

    fn several_targets(&self, table: &Table<'_>, who: CombatantId) -> Option<Vec<CombatantId>> {
        let struck = table.struck_by_attack(who, self.target, self.weapon);
        (struck.len() > 1 || table.aim_of(self.weapon) != Aim::Enemy).then_some(struck)
    }

    fn is_attack(&self, _: &Table<'_>) -> bool {
        true
    }

    fn allows_reactions(&self) -> bool {
        true
    }

    fn blow(&self) -> Option<(Sweep, bool)> {
        Some((Sweep::with(self.weapon, self.manner), self.manner.daring))
    }

    fn is_tiring(&self, _: &Table<'_>) -> bool {
        true
    }
}

impl Attack {
    fn permit_manner(&self, table: &Table<'_>, who: CombatantId) -> Result<(), Refusal> {
        if let Some(second) = self.manner.second {
            table.permit_second(who, self.weapon, second)?;
            table.permit_attack(who, self.target, second)?;
        }
        if self.manner.daring && table.daring().is_none() { Err(Refusal::NotInThisBook) } else { Ok(()) }
    }

    /// Checks that the attacker has enough swings and may attack every target of these swings.
    fn permit_swings(&self, table: &Table<'_>, who: CombatantId) -> Result<(), Refusal> {
        let Swings { own, also } = &self.swings;
        let Some(all) = table.swings(who, self.weapon, table.most_swings(who, self.target, self.weapon))
        else {
            return if own.is_none() && also.is_empty() { Ok(()) } else { Err(Refusal::NotInThisBook) };
        };
        let mut wanted = u16::from(own.unwrap_or(1));
        for (place, share) in also.iter().enumerate() {
            let is_named_before = also[..place].iter().any(|other| other.target == share.target);
            if share.target == self.target || is_named_before {
                return Err(Refusal::SharedTwice);
            }
            table.permit_attack(who, share.target, self.weapon)?;
            wanted += u16::from(share.swings);
        }
        let is_unsaid = own.is_none() && !also.is_empty();
        let is_empty = is_unsaid || *own == Some(0) || also.iter().any(|share| share.swings == 0);
        if is_empty || wanted > all.count { Err(Refusal::NoSwings { left: all.count }) } else { Ok(()) }
    }

    /// The swings at other targets, each as an attack of its own.
    pub(in crate::rules) fn shares(&self) -> impl Iterator<Item = Attack> {
        self.swings.also.iter().map(|share: &Share| {
            let swings = Swings { own: Some(share.swings), ..Swings::default() };
            Attack { swings, ..Attack::with(share.target, self.weapon) }
        })
    }

    /// The swings at other targets, which follow those at the first target.
    fn shared_out(&self) -> impl Iterator<Item = Consequence> {
        self.shares().map(|attack| Consequence::Deed(attack.into()))
    }
}

impl Table<'_> {
    /// The rule for daring attacks (`Manoeuvre::Daring`), if the rulebook has one.
    pub fn daring(&self) -> Option<Daring> {
        self.find_manoeuvre(|rule| if let ManoeuvreRule::Daring(rule) = rule { Some(*rule) } else { None })
    }

    /// Every attack on a target that a combatant has the weapons for: plainly, daringly and with two weapons.
    pub(in crate::rules) fn attacks_on(
        &self,
        who: CombatantId,
        target: CombatantId,
    ) -> impl Iterator<Item = Attack> + '_ {
        self.weapons(who).flat_map(move |weapon| {
            let daring = self.daring().map(|_| Manner { second: None, daring: true });
            let seconds = self.seconds(who, weapon);
            let seconds = seconds.map(|second| Manner { second: Some(second), daring: false });
            let manners = std::iter::once(Manner::default()).chain(daring).chain(seconds);
            manners.map(move |manner| Attack { manner, ..Attack::with(target, weapon) })
        })
    }

    /// Whether a combatant may attack a target with a weapon, no matter whose turn it is.
    ///
    /// # Errors
    /// Why they may not.
    pub fn permit_attack(
        &self,
        who: CombatantId,
        target: CombatantId,
        weapon: WeaponId,
    ) -> Result<(), Refusal> {
        if !self.weapons(who).any(|carried| carried == weapon) {
            return Err(if !self.usable_things(who).any(|carried| carried == weapon) {
                Refusal::NoSuchWeapon { weapon }
            } else if !self.has_uses(who, weapon) {
                Refusal::UsedUp { what: weapon }
            } else if self.has_aimed(who, weapon) {
                Refusal::StillOn { weapon }
            } else {
                Refusal::WrongMark { what: weapon }
            });
        }
        self.permit_target(who, target, self.attack_reach(weapon))
    }

    /// How many squares away a weapon can hit a target, by a throw if it can be thrown.
    pub(in crate::rules) fn attack_reach(&self, weapon: WeaponId) -> u16 {
        let range = self.weapon_sheet(weapon).range.filter(|_| self.can_be_thrown(weapon));
        range.unwrap_or_else(|| self.weapon_reach(weapon))
    }

    /// The combatant's enemies whom the viewer knows of and who can still be harmed.
    pub fn targets(&self, who: CombatantId) -> impl Iterator<Item = CombatantId> + '_ {
        self.seen()
            .filter(move |(other, body)| body.fate.is_target() && self.is_enemy(who, *other))
            .map(|(other, _)| other)
    }
}
