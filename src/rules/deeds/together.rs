//! Striking together (`Damage::Highest`): all combatants who have declared blows at the same target go there first, and then
//! their dice count as one attack.

use smallvec::SmallVec;

use crate::battle::deeds::{Attack, Cast, Use};
use crate::battle::{Change, CombatantId, Deed, Effect, Happening, Intent, Manner, Resolve, clauses};
use crate::rules::axes::damage::striker::Striker;
use crate::rules::table::Table;

impl<'t> Table<'t> {
    /// The others of the group who act at the same time as a combatant, each with what they have declared.
    fn companions(&'t self, who: CombatantId) -> impl Iterator<Item = (CombatantId, &'t Intent)> {
        let mut group: SmallVec<[(u16, CombatantId); 8]> = SmallVec::new();
        if self.strike_together() {
            let others = self.turn.group.iter().copied().filter(|other| *other != who);
            let others = others.filter(|other| !self.turn.finished.contains(other) && self.is_able(*other));
            group.extend(others.filter_map(|other| Some((self.intent(other)?.rank?, other))));
            group.sort_unstable();
        }
        group.into_iter().filter_map(|(_, other)| Some((other, self.intent(other)?)))
    }

    /// A companion who has declared a blow at the same target, but still has to walk there.
    pub fn companion_to_lead(&self, who: CombatantId, deed: &Deed) -> Option<CombatantId> {
        let Deed::Attack(Attack { target, .. }) = deed else { return None };
        let has_a_way = |(_, intent): &(CombatantId, &Intent)| {
            !intent.is_led && strikes_next(intent).is_some_and(|(other, place)| other == *target && place > 0)
        };
        self.companions(who).find(has_a_way).map(|(other, _)| other)
    }

    /// The companions whose dice count with a blow at a target, and what that costs and uses up.
    pub fn joined(&self, who: CombatantId, target: CombatantId) -> (Vec<Striker>, Vec<Effect>) {
        let (mut strikers, mut effects) = (Vec::new(), Vec::new());
        for (other, intent) in self.companions(who) {
            let Some((deed, (sweep, daring))) =
                intent.deeds.first().and_then(|deed| Some((deed, deed.blow()?)))
            else {
                continue;
            };
            // If a die is still to pick the targets, only the combatant aimed at is certain to be one.
            let by_die = self.is_by_die(sweep.what);
            let struck = match deed {
                Deed::Attack(attack) if by_die => vec![attack.target],
                deed => self.victims(other, deed),
            };
            let is_whole = struck.len() == 1 && !by_die && matches!(deed, Deed::Attack(_));
            let is_due = struck.contains(&target) && !intent.struck.contains(&target);
            // A deed that depends on a check is done by itself, or not at all. So is a daring deed with several targets,
            // since its check is made once for all of them.
            let is_by_itself = self.mark_of_risk(other).is_some() || daring && !is_whole;
            let view = self.seen_by(self.side(other));
            let price = view.price(other, deed);
            let (true, false, Ok(cost), true) =
                (is_due, is_by_itself, price, self.still_may_strike(&view, other, deed))
            else {
                continue;
            };
            let clause = Some(clauses::Damage::Highest.into());
            let joining = if is_whole {
                self.strikers(other, sweep.what, Manner { second: sweep.second, daring })
            } else {
                self.sweepers(other, target, sweep)
            };
            strikers.extend(joining.into_iter().map(|striker| Striker { clause, ..striker }));
            if is_whole {
                effects.push(Change::Spend { who: other, cost }.into());
                effects.extend(self.uses_up(other, sweep.what));
                effects.push(Resolve::Next.of(other));
                let happening = Happening::Declared { who: other, deed: deed.clone() };
                effects.push(Change::tell(happening).by(clauses::Damage::Highest));
            } else {
                let hold = |condition| Change::HoldForTheAttack { who: other, condition }.into();
                effects.extend(self.help_with(other, &struck).map(hold));
                effects.push(Resolve::Struck(target).of(other));
            }
        }
        (strikers, effects)
    }

    /// Whether a combatant may still strike the blow that they have declared, and would reach the target.
    fn still_may_strike(&self, view: &Table<'_>, who: CombatantId, deed: &Deed) -> bool {
        match deed {
            Deed::Attack(Attack { target, weapon, manner, .. }) => {
                let may = |weapon| {
                    view.permit_attack(who, *target, weapon).is_ok()
                        && self.still_reaches(who, *target, weapon)
                };
                may(*weapon) && manner.second.is_none_or(may)
            }
            Deed::Cast(Cast { spell: what, at }) | Deed::Use(Use { item: what, at }) => {
                self.is_attack(deed)
                    && !self.is_by_die(*what)
                    && view.permit_working(who, *what, *at, self.weapon_sheet(*what).sort).is_ok()
            }
            _ => false,
        }
    }
}

/// The next target of an intent's attack, and how many deeds come before it, all of which only lead up to the attack.
fn strikes_next(intent: &Intent) -> Option<(CombatantId, usize)> {
    let place = intent.deeds.iter().position(|deed| !deed.only_prepares())?;
    match &intent.deeds[place] {
        Deed::Attack(attack) => Some((attack.target, place)),
        _ => None,
    }
}
