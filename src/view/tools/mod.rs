//! Tools: what the selected combatant may set about, as the action bar offers it. What a square stands for once a tool
//! is in hand is the affair of `pointing`. Plain values; no window is needed.

mod pointing;

use smallvec::SmallVec;

use crate::battle::deeds::Try;
use crate::battle::{Ability, Against, CombatantId, Deed, Manner, Order, Skill, Target, Tested};
pub use crate::rules::deeds::Drawer;
use crate::rules::deeds::Pointing;
use crate::rules::questions::options::Options;
use crate::rules::table::Table;
pub use pointing::orders_at;

/// Something to set about: a deed that is aimed at nobody yet.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Tool(Deed);

/// A tool and what it may lead to right now.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Offered {
    /// The tool.
    pub tool: Tool,
    /// The orders that it may lead to.
    pub orders: Vec<Order>,
    /// The drawer that it lies in; none where it lies open.
    pub drawer: Option<Drawer>,
}

impl Offered {
    /// Whether it can be used right now.
    pub fn is_usable(&self) -> bool {
        !self.orders.is_empty()
    }

    /// Whether it lies open in the action bar, with a number of its own.
    pub fn is_open(&self) -> bool {
        self.drawer.is_none() && !self.tool.is_end()
    }
}

impl Tool {
    /// The tool that a deed is done with.
    pub fn of(deed: &Deed) -> Tool {
        Tool(deed.aimed(Target::NOBODY))
    }

    /// The deed that it stands for, aimed at nobody.
    pub const fn deed(&self) -> &Deed {
        &self.0
    }

    /// Whether it ends the turn.
    pub const fn is_end(&self) -> bool {
        matches!(self.0, Deed::End(_))
    }

    /// Whether it attacks with a weapon, in no manner of its own.
    pub fn is_plain_attack(&self) -> bool {
        matches!(&self.0, Deed::Attack(attack) if attack.manner == Manner::default())
    }

    /// Whether somebody, or a square, has to be pointed at.
    pub fn wants_target(&self) -> bool {
        self.0.aim(Target::NOBODY.somebody()).is_some()
    }

    /// Whether it is meant for one's own, so that pointing at one of them does not stand for anything else. An area may take
    /// in one's own as well.
    pub fn is_for_friends(&self, table: &Table<'_>) -> bool {
        let pointing = self.0.points_at(table);
        matches!(pointing, Pointing::Friend | Pointing::Other | Pointing::Anybody | Pointing::Area)
    }
}

/// Everything that the action bar offers: its own weapons and manoeuvres always, the rest where it can be used. What
/// lies open comes first, then what lies in drawers, and at last the end of the turn.
pub fn tools(table: &Table<'_>, who: CombatantId, options: &Options) -> Vec<Offered> {
    let mut tools: Vec<Tool> = Vec::new();
    let mut add = |tool: Tool| {
        if !tools.contains(&tool) {
            tools.push(tool);
        }
    };
    table.always_shown(who).iter().map(Tool::of).for_each(&mut add);
    let trials = trials(table, who);
    let orders = || options.deeds.iter().chain(&trials);
    orders().filter_map(act_of).map(Tool::of).for_each(&mut add);
    let leads_to = |tool: &Tool, order: &Order| act_of(order).map(Tool::of).as_ref() == Some(tool);
    let offered = |tool| {
        let orders = orders().filter(|order| leads_to(&tool, order)).cloned().collect();
        Offered { tool, orders, drawer: None }
    };
    let mut offered: Vec<Offered> = tools.into_iter().map(offered).collect();
    put_away(&mut offered);
    offered
}

/// Puts tools of one kind into their drawer where there are several of them.
fn put_away(offered: &mut [Offered]) {
    let kinds: SmallVec<[Option<Drawer>; 16]> = offered.iter().map(|entry| entry.tool.0.drawer()).collect();
    for (entry, kind) in offered.iter_mut().zip(&kinds) {
        entry.drawer = kind.filter(|_| kinds.iter().filter(|other| *other == kind).count() > 1);
    }
    offered.sort_by_key(|entry| (entry.tool.is_end(), entry.drawer));
}

/// What one may try: gifts of body and mind, and abilities where they are tested, against the usual number or against
/// anybody in sight. Options leave it out: nothing comes of it by itself, so no opponent has a use for it.
fn trials(table: &Table<'_>, who: CombatantId) -> Vec<Order> {
    const GIFTS: [Skill; 6] =
        [Skill::Vigor, Skill::Dexterity, Skill::Cognition, Skill::Intellect, Skill::Awareness, Skill::Sneak];
    let abilities = Ability::ALL.iter().copied().map(Tested::Ability);
    let tested = GIFTS.into_iter().map(Tested::Skill).chain(abilities);
    let others: SmallVec<[CombatantId; 16]> = table.able().map(|(other, _)| other).collect();
    let against = || {
        std::iter::once(Against::Usual)
            .chain(others.iter().map(|other| Against::One { other: *other, with: None }))
    };
    let orders = tested.flat_map(|tested| against().map(move |against| Try { tested, against }));
    orders.map(|deed| Order::deed(who, deed)).filter(|order| table.permit(order).is_ok()).collect()
}

const fn act_of(order: &Order) -> Option<&Deed> {
    match order {
        Order::Deed { deed, .. } => Some(deed),
        Order::Accept | Order::Decline | Order::Desk(_) => None,
    }
}
