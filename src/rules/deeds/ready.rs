//! Holding a deed back until something happens (`Reaction::Readied`), and giving it up. What it costs is settled in
//! `axes/reaction/readied.rs`.

use super::{Behaviour, Consequence, Drawer};
use crate::battle::deeds::{Ready, Unready};
use crate::battle::{CombatantId, Deed, HeldDeed, Refusal};
use crate::grid::Reach;
use crate::rules::table::Table;
use crate::rules::table::answers::Permit;

impl Behaviour for Ready {
    fn permit(&self, _: &Table<'_>, _: CombatantId) -> Result<(), Refusal> {
        Ok(())
    }

    fn permit_in_turn(&self, table: &Table<'_>, who: CombatantId) -> Result<Permit, Refusal> {
        table.permit_at_all(who, self)?;
        Ok(Permit { cost: table.price_readying(who, self.deed, self.on)?, path: Vec::new() })
    }

    fn sets_off(&self, table: &Table<'_>, who: CombatantId) -> Vec<Consequence> {
        vec![Consequence::Effects(table.readied(who, self.deed, self.on))]
    }

    fn drawer(&self) -> Option<Drawer> {
        Some(Drawer::Readying)
    }
}

impl Behaviour for Unready {
    fn permit(&self, table: &Table<'_>, who: CombatantId) -> Result<(), Refusal> {
        table.permit_unreadying(who)
    }

    fn options(_: &Table<'_>, _: CombatantId, _: &mut Reach, add: &mut dyn FnMut(Deed)) {
        add(Unready {}.into());
    }

    fn sets_off(&self, table: &Table<'_>, who: CombatantId) -> Vec<Consequence> {
        vec![Consequence::Effects(table.unreadied(who))]
    }
}

impl Table<'_> {
    /// What somebody may hold back, for all that it might wait for: attacks on whoever comes, and those of some deeds that
    /// can be held back.
    pub fn readyings<'d>(&self, who: CombatantId, deeds: impl Iterator<Item = &'d Deed>) -> Vec<Deed> {
        let Some(rule) = self.readied_rule() else { return Vec::new() };
        let strikes = self.weapons(who).map(|weapon| HeldDeed::Strike { weapon });
        let others = deeds.filter(|deed| deed.blow().is_none_or(|_| !matches!(deed, Deed::Attack(_))));
        let held: Vec<HeldDeed> = strikes.chain(others.filter_map(HeldDeed::of)).collect();
        let each = |on| held.iter().map(move |deed| Ready { deed: *deed, on }.into());
        rule.triggers.iter().flat_map(|on| each(*on)).collect()
    }
}
