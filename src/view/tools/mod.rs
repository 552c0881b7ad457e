//! Tools: what the selected combatant may set about, as the action bar offers it. What a square stands for once a tool
//! is in hand is the affair of `pointing`. Plain values; no window is needed.

mod pointing;

use smallvec::SmallVec;

use crate::battle::{
    Ability, Act, Against, ArmourId, Attempt, CombatantId, Manner, Manoeuvre, Occasion, Order, ReadiedDeed,
    Shift, Skill, Sort, Tending, Tested, TrapDeed, WeaponId,
};
use crate::grid::Pos;
use crate::rules::book::aim::Aim;
use crate::rules::questions::options::Options;
use crate::rules::table::Table;
pub use pointing::{Target, orders_at, target_of};

/// Something to set about.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Tool {
    /// Attack somebody with a weapon, in this manner.
    Attack(WeaponId, Manner),
    /// Go a few feet by a deed of its own.
    Shift(Shift),
    /// Bring another weapon to the ready.
    Switch(WeaponId),
    /// Put armour on, or take it off.
    Outfit {
        armour: ArmourId,
        /// Whether to put it on.
        on: bool,
    },
    /// Do something with a light.
    Tend {
        item: WeaponId,
        /// What to do with it.
        how: Tending,
    },
    /// Place a weapon.
    Place(WeaponId),
    /// Set about a trap.
    Trap { at: Pos, deed: TrapDeed },
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
    /// Hold a deed back.
    Ready { deed: ReadiedDeed, on: Occasion },
    /// Give up what is held back.
    Unready,
    /// Take one's turn after another.
    Delay,
    /// Try what one is able to.
    Try(Tested),
    /// Walk off the field.
    Leave,
    /// Be done.
    End,
}

/// Tools of one kind, which share a place in the action bar where there are several.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Drawer {
    /// Attacks in a manner of their own.
    Manners,
    /// Deeds to be held back.
    Readying,
    /// What one carries: weapons, armour and lights.
    Gear,
    /// Skills and abilities to be tried.
    Trials,
}

impl Drawer {
    /// Every drawer.
    pub const ALL: [Drawer; 4] = [Drawer::Manners, Drawer::Readying, Drawer::Gear, Drawer::Trials];
}

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
        self.drawer.is_none() && self.tool != Tool::End
    }
}

impl Tool {
    /// Plain blows with a weapon.
    pub fn attack(weapon: WeaponId) -> Tool {
        Tool::Attack(weapon, Manner::default())
    }

    /// The tool that an act is done with.
    pub const fn of(act: &Act) -> Option<Tool> {
        match act {
            Act::Attack { weapon, manner, .. } => Some(Tool::Attack(*weapon, *manner)),
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
            Act::Ready { deed, on } => Some(Tool::Ready { deed: *deed, on: *on }),
            Act::Unready => Some(Tool::Unready),
            Act::Delay { .. } => Some(Tool::Delay),
            Act::Try { tested, .. } => Some(Tool::Try(*tested)),
            Act::Leave => Some(Tool::Leave),
            Act::End => Some(Tool::End),
            // A square is walked to without a tool, what is declared is put together from other deeds, one by one, and
            // words are spoken at the table.
            Act::Move { .. } | Act::Declare { .. } | Act::Speak { .. } => None,
        }
    }

    /// Whether somebody, or a square, has to be pointed at.
    pub const fn wants_target(self) -> bool {
        matches!(
            self,
            Tool::Attack(..)
                | Tool::Shift(_)
                | Tool::Manoeuvre(_)
                | Tool::Aid
                | Tool::Cast(_)
                | Tool::Use(_)
                | Tool::Place(_)
                | Tool::Attempt(_)
                | Tool::Delay
                | Tool::Try(_)
        )
    }

    /// Whether it is meant for one's own, so that pointing at one of them does not stand for anything else.
    pub fn is_for_friends(self, table: &Table<'_>) -> bool {
        match self {
            Tool::Aid | Tool::Delay | Tool::Try(_) => true,
            Tool::Attempt(kind) => kind.is_for_friends(),
            // An area may take in one's own as well.
            Tool::Cast(what) | Tool::Use(what) => table.aim_of(what) != Aim::Foe,
            _ => false,
        }
    }

    /// The drawer that it goes into where there are several of its kind.
    fn drawer(self) -> Option<Drawer> {
        match self {
            Tool::Attack(_, manner) if manner != Manner::default() => Some(Drawer::Manners),
            Tool::Ready { .. } => Some(Drawer::Readying),
            Tool::Switch(_) | Tool::Outfit { .. } | Tool::TakeUp(_) | Tool::Tend { .. } => Some(Drawer::Gear),
            Tool::Try(_) => Some(Drawer::Trials),
            _ => None,
        }
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
    table.weapons(who).map(Tool::attack).for_each(&mut add);
    let always = |kind: &Manoeuvre| table.knows_manoeuvre(*kind) && *kind != Manoeuvre::BreakFree;
    Manoeuvre::ALL.into_iter().filter(always).map(Tool::Manoeuvre).for_each(&mut add);
    if table.knows_aid() {
        add(Tool::Aid);
    }
    for what in table.belongings(who).filter(|what| table.aim_of(*what) != Aim::Foe) {
        add(match (table.aim_of(what), table.arm(what).sort) {
            (Aim::Ground, _) => Tool::Place(what),
            (_, Sort::Spell) => Tool::Cast(what),
            (_, Sort::Weapon | Sort::Item) => Tool::Use(what),
        });
    }
    let trials = trials(table, who);
    let orders = || options.deeds.iter().chain(&trials);
    orders().filter_map(act_of).filter_map(Tool::of).for_each(&mut add);
    let leads_to = |tool: Tool, order: &Order| act_of(order).and_then(Tool::of) == Some(tool);
    let offered = |tool| {
        let orders = orders().filter(|order| leads_to(tool, order)).cloned().collect();
        Offered { tool, orders, drawer: None }
    };
    let mut offered: Vec<Offered> = tools.into_iter().map(offered).collect();
    put_away(&mut offered);
    offered
}

/// Puts tools of one kind into their drawer where there are several of them.
fn put_away(offered: &mut [Offered]) {
    let kinds: SmallVec<[Option<Drawer>; 16]> = offered.iter().map(|entry| entry.tool.drawer()).collect();
    for (entry, kind) in offered.iter_mut().zip(&kinds) {
        entry.drawer = kind.filter(|_| kinds.iter().filter(|other| *other == kind).count() > 1);
    }
    offered.sort_by_key(|entry| (entry.tool == Tool::End, entry.drawer));
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
    let orders = tested.flat_map(|tested| against().map(move |against| Act::Try { tested, against }));
    orders.map(|act| Order::act(who, act)).filter(|order| table.permit(order).is_ok()).collect()
}

const fn act_of(order: &Order) -> Option<&Act> {
    match order {
        Order::Act { act, .. } => Some(act),
        Order::Accept | Order::Decline | Order::Desk(_) => None,
    }
}
