//! Tools: what the selected combatant may set about, as the action bar offers it, and which order a square stands for
//! once a tool is in hand. Plain values; no window is needed.

use crate::battle::{
    Act, ArmourId, Attempt, CombatantId, Manoeuvre, Mark, Occasion, Order, Shift, Sort, Tending, TrapDeed,
    WeaponId,
};
use crate::grid::Pos;
use crate::rules::questions::options::Options;
use crate::rules::table::Table;
use crate::rules::workings::Aim;

/// Something to set about.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Tool {
    /// Attack somebody with a weapon.
    Attack(WeaponId),
    /// Go a few feet by a deed of its own.
    Shift(Shift),
    /// Bring another weapon to the ready.
    Switch(WeaponId),
    /// Put armour on, or take it off.
    Outfit {
        /// Which.
        armour: ArmourId,
        /// Whether to put it on.
        on: bool,
    },
    /// Do something with a light.
    Tend {
        /// Which.
        item: WeaponId,
        /// What to do with it.
        how: Tending,
    },
    /// Place a weapon.
    Place(WeaponId),
    /// Set about a trap.
    Trap {
        /// Where it is.
        at: Pos,
        /// How.
        deed: TrapDeed,
    },
    /// Get the better of somebody.
    Manoeuvre(Manoeuvre),
    /// Help somebody.
    Aid,
    /// Set one's mind on not being hit.
    Evade,
    /// Keep a spell up.
    Concentrate,
    /// Get up.
    Stand,
    /// Open or close a door.
    Door {
        /// Which.
        at: Pos,
        /// Whether to open it.
        open: bool,
    },
    /// Take up a weapon.
    TakeUp(WeaponId),
    /// Cast a spell that is no attack on one enemy.
    Cast(WeaponId),
    /// Use an item.
    Use(WeaponId),
    /// Go into hiding.
    Hide,
    /// Save, ease, frighten, command or finish somebody.
    Attempt(Attempt),
    /// Hold an attack back.
    Ready {
        /// With what.
        weapon: WeaponId,
        /// Until what.
        on: Occasion,
    },
    /// Take one's turn after another.
    Delay,
    /// Walk off the field.
    Leave,
    /// Be done.
    End,
}

/// A tool and what it may lead to right now.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Offered {
    /// The tool.
    pub tool: Tool,
    /// The orders that it may lead to.
    pub orders: Vec<Order>,
}

impl Offered {
    /// Whether it can be used right now.
    #[must_use]
    pub fn is_usable(&self) -> bool {
        !self.orders.is_empty()
    }
}

impl Tool {
    /// The tool that an act is done with.
    #[must_use]
    pub const fn of(act: &Act) -> Option<Tool> {
        match act {
            Act::Attack { weapon, .. } => Some(Tool::Attack(*weapon)),
            Act::Shift { shift, .. } => Some(Tool::Shift(*shift)),
            Act::Switch { weapon } => Some(Tool::Switch(*weapon)),
            Act::Outfit { armour, on } => Some(Tool::Outfit { armour: *armour, on: *on }),
            Act::Tend { item, how } => Some(Tool::Tend { item: *item, how: *how }),
            Act::Place { weapon, .. } => Some(Tool::Place(*weapon)),
            Act::Trap { at, deed } => Some(Tool::Trap { at: *at, deed: *deed }),
            Act::Manoeuvre { kind, .. } => Some(Tool::Manoeuvre(*kind)),
            Act::Aid { .. } => Some(Tool::Aid),
            Act::Evade => Some(Tool::Evade),
            Act::Concentrate => Some(Tool::Concentrate),
            Act::Stand => Some(Tool::Stand),
            Act::Door { at, open } => Some(Tool::Door { at: *at, open: *open }),
            Act::TakeUp { weapon } => Some(Tool::TakeUp(*weapon)),
            Act::Cast { spell, .. } => Some(Tool::Cast(*spell)),
            Act::Use { item, .. } => Some(Tool::Use(*item)),
            Act::Attempt { kind, .. } => Some(Tool::Attempt(*kind)),
            Act::Hide => Some(Tool::Hide),
            Act::Ready { weapon, on } => Some(Tool::Ready { weapon: *weapon, on: *on }),
            Act::Delay { .. } => Some(Tool::Delay),
            Act::Leave => Some(Tool::Leave),
            Act::End => Some(Tool::End),
            // What is declared is put together from other deeds, one by one.
            Act::Declare { .. } => None,
            // What is said and what is tried is agreed with the game master.
            Act::Move { .. } | Act::Speak { .. } | Act::Try { .. } => None,
        }
    }

    /// Whether somebody, or a square, has to be pointed at.
    #[must_use]
    pub const fn wants_target(self) -> bool {
        matches!(
            self,
            Tool::Attack(_)
                | Tool::Shift(_)
                | Tool::Manoeuvre(_)
                | Tool::Aid
                | Tool::Cast(_)
                | Tool::Use(_)
                | Tool::Place(_)
        )
    }

    /// What using it on somebody comes to.
    #[must_use]
    pub fn act_on(self, target: CombatantId) -> Option<Act> {
        match self {
            Tool::Attack(weapon) => Some(Act::attack(target, weapon)),
            Tool::Manoeuvre(kind) => Some(Act::Manoeuvre { kind, target }),
            Tool::Aid => Some(Act::Aid { ally: target }),
            _ => None,
        }
    }
}

/// Everything that the action bar offers: its own weapons and manoeuvres always, the rest where it can be used.
#[must_use]
pub fn tools(table: &Table<'_>, who: CombatantId, options: &Options) -> Vec<Offered> {
    let mut tools: Vec<Tool> = table.weapons(who).map(Tool::Attack).collect();
    tools.dedup();
    tools.extend(Manoeuvre::ALL.into_iter().filter(|kind| table.knows_manoeuvre(*kind)).map(Tool::Manoeuvre));
    if table.knows_aid() {
        tools.push(Tool::Aid);
    }
    for what in table.belongings(who).filter(|what| table.aim_of(*what) != Aim::Foe) {
        let tool = match (table.aim_of(what), table.arm(what).sort) {
            (Aim::Ground, _) => Tool::Place(what),
            (_, Sort::Spell) => Tool::Cast(what),
            (_, Sort::Weapon | Sort::Item) => Tool::Use(what),
        };
        if !tools.contains(&tool) {
            tools.push(tool);
        }
    }
    let acts = options.deeds.iter().filter_map(act_of);
    for tool in acts.filter_map(Tool::of) {
        if !tools.contains(&tool) {
            tools.push(tool);
        }
    }
    let leads_to = |tool: Tool, order: &Order| act_of(order).and_then(Tool::of) == Some(tool);
    let offered = |tool| {
        let orders = options.deeds.iter().filter(|order| leads_to(tool, order)).cloned().collect();
        Offered { tool, orders }
    };
    tools.into_iter().map(offered).collect()
}

const fn act_of(order: &Order) -> Option<&Act> {
    match order {
        Order::Act { act, .. } => Some(act),
        Order::Accept | Order::Decline | Order::Desk(_) => None,
    }
}

/// The order that a square stands for, with a tool in hand: its occupant if the tool wants one, its door, or a walk.
#[must_use]
pub fn order_at(
    table: &Table<'_>,
    options: &Options,
    who: CombatantId,
    tool: Option<Tool>,
    occupant: Option<CombatantId>,
    at: Pos,
) -> Option<Order> {
    let own_squares = table.footprint(who)?;
    if let Some(Tool::Cast(what) | Tool::Use(what)) = tool {
        let mark = match (table.aim_of(what), occupant) {
            (Aim::Area(_), _) => Mark::Square(at),
            (_, Some(target)) => Mark::One(target),
            (_, None) => return None,
        };
        return Some(Order::act(
            who,
            match tool {
                Some(Tool::Cast(spell)) => Act::Cast { spell, at: mark },
                _ => Act::Use { item: what, at: mark },
            },
        ));
    }
    if let Some(Tool::Place(weapon)) = tool {
        return Some(Order::act(who, Act::Place { weapon, at }));
    }
    if let Some(target) = occupant.filter(|target| *target != who) {
        let stands_free = table.fate(target).is_some_and(|fate| !fate.is_target());
        let is_meant = match tool {
            Some(Tool::Aid) => table.is_ally(who, target),
            _ => !table.is_ally(who, target),
        };
        if is_meant && !stands_free {
            return tool.and_then(|tool| tool.act_on(target)).map(|act| Order::act(who, act));
        }
        if table.is_able(target) {
            return None;
        }
    }
    let is_near = own_squares.is_adjacent(crate::grid::Footprint::new(at, 1));
    if is_near && table.board.door(at) == Some(false) {
        return Some(Order::act(who, Act::Door { at, open: true }));
    }
    if own_squares.contains(at) && own_squares.side() == 1 {
        return None;
    }
    // A great body is sent where it would cover the square, as near as may be to the corner that was pointed at.
    let side = i16::from(own_squares.side());
    let corners = (0..side).flat_map(|row| (0..side).map(move |col| at.offset(-col, -row)));
    let can_go = |corner: &Pos| options.squares.iter().any(|square| square.at == *corner);
    let to = corners.into_iter().find(can_go).unwrap_or(at);
    let act = match tool {
        Some(Tool::Shift(shift)) => Act::Shift { to, shift },
        _ => Act::Move { to, via: smallvec::SmallVec::new() },
    };
    Some(Order::act(who, act))
}
