//! Tools: what the selected combatant can do, as the action bar offers it. `pointing` says what a square stands for
//! with a tool in hand. Works without a window.

mod approach;
mod pointing;

use smallvec::SmallVec;

use crate::battle::{CombatantId, Deed, Manner, Order, Target};
pub use crate::rules::deeds::Drawer;
use crate::rules::deeds::Pointing;
use crate::rules::questions::options::Options;
use crate::rules::table::Table;
pub use approach::{Approach, FollowUp, approaches};
pub use pointing::orders_at;

/// Something that a combatant can do: a deed without a target.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Tool(Deed);

/// A tool and the orders that it can lead to right now.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Offered {
    pub tool: Tool,
    pub orders: Vec<Order>,
    /// The drawer that the tool is in; `None` if it has its own button.
    pub drawer: Option<Drawer>,
}

impl Offered {
    /// Whether the tool can be used right now.
    pub fn is_usable(&self) -> bool {
        !self.orders.is_empty()
    }

    /// Whether the tool has its own button with a number in the action bar.
    pub fn is_open(&self) -> bool {
        self.drawer.is_none() && !self.tool.is_end()
    }
}

impl Tool {
    /// The tool for a deed.
    pub fn of(deed: &Deed) -> Tool {
        Tool(deed.aimed(Target::NOBODY))
    }

    /// The deed, without a target.
    pub const fn deed(&self) -> &Deed {
        &self.0
    }

    pub const fn is_end(&self) -> bool {
        matches!(self.0, Deed::End(_))
    }

    /// Whether the tool is a plain attack, without a manoeuvre.
    pub fn is_plain_attack(&self) -> bool {
        matches!(&self.0, Deed::Attack(attack) if attack.manner == Manner::default())
    }

    /// Whether the player has to point at a target for the tool.
    pub fn wants_target(&self) -> bool {
        self.0.aim(Target::NOBODY.somebody()).is_some()
    }

    /// Whether the tool can be used on the combatant's own side, so that a click on an ally uses it instead of
    /// selecting the ally. An area may cover allies too.
    pub fn is_for_allies(&self, table: &Table<'_>) -> bool {
        let pointing = self.0.points_at(table);
        matches!(pointing, Pointing::Ally | Pointing::Other | Pointing::Anybody | Pointing::Area)
    }
}

/// Everything that the action bar offers: the combatant's weapons and manoeuvres always, the rest if it can be used.
/// Tools with a button come first, then the drawers, and the end of the turn last.
pub fn tools(table: &Table<'_>, who: CombatantId, options: &Options) -> Vec<Offered> {
    let mut tools: Vec<Tool> = Vec::new();
    let mut add = |tool: Tool| {
        if !tools.contains(&tool) {
            tools.push(tool);
        }
    };
    for deed in &table.always_shown(who) {
        add(Tool::of(deed));
    }
    let trials = table.trials(who);
    let orders = || options.deeds.iter().chain(&trials);
    for deed in orders().filter_map(act_of) {
        add(Tool::of(deed));
    }
    let leads_to = |tool: &Tool, order: &Order| act_of(order).map(Tool::of).as_ref() == Some(tool);
    let offered = |tool| {
        let orders = orders().filter(|order| leads_to(&tool, order)).cloned().collect();
        Offered { tool, orders, drawer: None }
    };
    let mut offered: Vec<Offered> = tools.into_iter().map(offered).collect();
    put_away(&mut offered);
    offered
}

/// Puts tools of one kind into a drawer if there are several of them.
fn put_away(offered: &mut [Offered]) {
    let kinds: SmallVec<[Option<Drawer>; 16]> = offered.iter().map(|entry| entry.tool.0.drawer()).collect();
    for (entry, kind) in offered.iter_mut().zip(&kinds) {
        entry.drawer = kind.filter(|_| kinds.iter().filter(|other| *other == kind).count() > 1);
    }
    offered.sort_by_key(|entry| (entry.tool.is_end(), entry.drawer));
}

const fn act_of(order: &Order) -> Option<&Deed> {
    match order {
        Order::Deed { deed, .. } => Some(deed),
        Order::Accept | Order::Decline | Order::Gm(_) => None,
    }
}
