//! The register of deeds: everything that a combatant can be ordered to do, one line each. The rules of a deed are in
//! its file in `rules/deeds`.

mod manner;
mod register;

use serde::{Deserialize, Serialize};
use smallvec::SmallVec;

use super::order_text::{Field, OrderNames, OrderProblem, Parser, Writer};
use super::{Against, ArmourId, CombatantId, Occasion, Target, Tested, WeaponId};
use crate::grid::Pos;
pub use manner::{Manner, Share, Swings};

/// Squares that a move must pass through, in order.
pub type Via = SmallVec<[Pos; 2]>;

/// A deed of the register.
pub trait Registered {
    const NAME: DeedName;
}

/// A combatant or weapon that a deed names.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NamedThing {
    Combatant(CombatantId),
    Weapon(WeaponId),
}

// A line is: the name of the deed, `as` the kind that budgets count it as; the words that follow the name of the
// combatant, after `|` other words for the same; its fields, each with the word before it; the field with the square
// that it leads to; `priced` if budgets name it; `held` if it can be readied; `cited` and the file, if it is a rule
// of its own.
register::deeds! {
    ($)
    /// Go somewhere.
    Move: ["moves"] { "to" to: Pos, via: Via } leads_to to,
    /// Go a few feet by a quick step. Enemies can react to it as to any other move.
    Step: ["steps"] { "to" to: Pos } leads_to to priced,
    /// Go a few feet by a careful step. Enemies cannot react to it.
    Disengage: ["disengages"] { "to" to: Pos } leads_to to priced,
    /// Get away from adjacent enemies by a test, for a whole move.
    Extricate: ["extricates"] { "to" to: Pos } leads_to to priced,
    /// Attack an enemy with a weapon.
    Attack: ["attacks"] { target: CombatantId, "with" weapon: WeaponId, manner: Manner, swings: Swings } priced,
    /// Trip an adjacent enemy, so that they fall prone.
    Trip: ["trips"] { target: CombatantId } priced held cited "rules/deeds/trip.rs",
    /// Knock a weapon out of an enemy's hand.
    Disarm: ["disarms"] { target: CombatantId } priced held cited "rules/deeds/disarm.rs",
    /// Hold an enemy, so that they cannot move away.
    Grapple: ["grapples"] { target: CombatantId } priced held cited "rules/deeds/grapple.rs",
    /// Break free of an enemy's hold.
    BreakFree: ["breaks" "free"] { "of" target: CombatantId } priced held,
    /// Take another weapon in hand.
    Switch: ["switches"] { "to" weapon: WeaponId } priced,
    /// Help an adjacent ally on their next check against an enemy whom both can reach.
    Aid: ["aids"] { ally: CombatantId } priced held cited "rules/deeds/aid.rs",
    /// Keep a dying ally from death.
    Stabilise: ["stabilises"] { target: CombatantId } priced held,
    /// Treat the wounds or the fatigue of an ally, or one's own.
    Treat: ["treats"] { target: CombatantId } priced held cited "rules/deeds/treat.rs",
    /// Make an enemy check morale.
    Frighten: ["frightens"] { target: CombatantId } priced held cited "rules/deeds/frighten.rs",
    /// Call back an ally who flees, or spur on an ally who does not.
    Command: ["commands"] { target: CombatantId } priced held cited "rules/deeds/command.rs",
    /// Kill a helpless enemy.
    Finish: ["finishes"] { target: CombatantId } priced held cited "rules/deeds/finish.rs",
    /// Cast a spell that is not a plain attack on one enemy, or aim a weapon with an area at a square.
    Cast: ["casts"] { spell: WeaponId, at: Target } priced held,
    /// Use an item.
    Use as UseItem: ["uses"] { item: WeaponId, at: Target } held,
    /// Open a door.
    Open as Door: ["opens" "door"] { at: Pos },
    /// Close a door.
    Close as Door: ["closes" "door"] { at: Pos },
    /// Pick up a weapon, a light or a thing within arm's reach.
    TakeUp: ["takes" "up"] { weapon: WeaponId } priced,
    /// Put armour on.
    PutOn as Outfit: ["puts" "on"] { armour: ArmourId },
    /// Take armour off.
    TakeOff as Outfit: ["takes" "off"] { armour: ArmourId },
    /// Light a light that the combatant carries.
    Light: ["lights"] { item: WeaponId } priced,
    /// Put out a light that the combatant carries.
    Douse as Light: ["douses"] { item: WeaponId },
    /// Drop a light or a thing.
    Drop as DropLight: ["drops"] { item: WeaponId },
    /// Find out how a trap works.
    Search as Trap: ["searches"] { at: Pos } held,
    /// Make a trap harmless.
    DisarmTrap as Trap: ["disarms" "trap"] { at: Pos } held,
    /// Place a weapon on a square, where it waits for combatants who enter.
    Place: ["places"] { weapon: WeaponId, "at" at: Pos } priced held,
    /// Act after another combatant, from now on.
    Delay: ["delays"] { "after" after: CombatantId },
    /// Try to evade hits.
    Evade: ["evades"] {} priced held cited "rules/deeds/evade.rs",
    /// Stand up.
    Stand: ["stands" "up"] {} priced,
    /// Go on concentrating on a spell.
    Concentrate: ["concentrates"] {} priced,
    /// Hide, and begin to sneak.
    Hide: ["hides"] {} priced held,
    /// Ready a deed: hold it back until something happens.
    Ready: ["readies"] | ["readies:"] { deed: HeldDeed, "for" on: Occasion } priced,
    /// Give up the readied deed.
    Unready: ["unreadies"] {},
    /// Walk off the field.
    Leave: ["leaves"] | ["retreats"] {} priced,
    /// Declare the deeds of this round, in order.
    Declare: ["declares:"] { deeds: Vec<Deed> },
    /// Say something.
    Speak: ["says"] | ["speaks"] { words: String } priced,
    /// Try a skill or an ability.
    Try: ["tries"] { tested: Tested, against: Against } held,
    /// End the turn.
    End: ["ends"] | ["waits"] {},
    kinds {
        /// One throw of a light weapon.
        ThrowLight,
        /// Drop a light.
        DropLight,
        /// Find out how a trap works, or make it harmless.
        Trap,
        /// Put armour on, or take it off.
        Outfit,
        /// Open or close a door.
        Door,
        /// Use an item.
        UseItem,
        /// Try a skill of knowledge or reasoning.
        Knowledge,
        /// Try any other skill.
        Skill,
    }
}

impl DeedName {
    /// The first word that follows the name of the combatant.
    pub fn verb(self) -> &'static str {
        self.forms().first().and_then(|form| form.first()).copied().unwrap_or_default()
    }
}

impl Attack {
    /// An attack with all swings and no options.
    pub fn with(target: CombatantId, weapon: WeaponId) -> Attack {
        Attack { target, weapon, manner: Manner::default(), swings: Swings::default() }
    }

    /// The deed to ready for this attack. Only a plain attack can be readied.
    fn held(&self) -> Option<HeldDeed> {
        let is_plain = self.swings == Swings::default() && self.manner == Manner::default();
        if is_plain { Some(HeldDeed::Attack { target: self.target, weapon: self.weapon }) } else { None }
    }
}

impl HeldDeed {
    /// The weapon, if the deed is an attack.
    pub const fn weapon(self) -> Option<WeaponId> {
        match self {
            HeldDeed::Strike { weapon } | HeldDeed::Attack { weapon, .. } => Some(weapon),
            _ => None,
        }
    }
}
