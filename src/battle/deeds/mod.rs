//! The register of deeds: everything that a combatant may be ordered to do, a line each. What a deed does by the rules
//! stands in its file in `rules/deeds`.

mod manner;
mod register;

use serde::{Deserialize, Serialize};
use smallvec::SmallVec;

use super::order_text::{Field, OrderNames, OrderProblem, Parser, Writer};
use super::{Against, ArmourId, CombatantId, Occasion, Target, Tested, WeaponId};
use crate::grid::Pos;
pub use manner::{Manner, Share, Swings};

/// The squares that a walk is to go by.
pub type Via = SmallVec<[Pos; 2]>;

/// A deed of the register.
pub trait Registered {
    /// Which deed it is.
    const NAME: DeedName;
}

/// Something that a deed names.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NamedThing {
    Combatant(CombatantId),
    Weapon(WeaponId),
}

// A line: the deed; the words that follow the name of the combatant, with others that may stand for them; its fields, each
// with the word before it; where it leads, whether budgets know it, whether it can be held back, the file of its rule.
register::deeds! {
    ($)
    /// Go somewhere.
    Move: ["moves"] { "to" to: Pos, via: Via } leads_to to,
    /// Go a few feet by a quick step, which is a step like any other.
    Step: ["steps"] { "to" to: Pos } leads_to to priced,
    /// Go a few feet by a careful step, which nobody can answer.
    Disengage: ["disengages"] { "to" to: Pos } leads_to to priced,
    /// Get away from enemies by a test, for a whole move.
    Extricate: ["extricates"] { "to" to: Pos } leads_to to priced,
    /// Attack somebody with a weapon.
    Attack: ["attacks"] { target: CombatantId, "with" weapon: WeaponId, manner: Manner, swings: Swings } priced,
    /// Bring somebody next to one to the ground.
    Trip: ["trips"] { target: CombatantId } priced held cited "rules/deeds/trip.rs",
    /// Knock a weapon out of somebody's hand.
    Disarm: ["disarms"] { target: CombatantId } priced held cited "rules/deeds/disarm.rs",
    /// Get hold of somebody, so that they cannot leave their place.
    Grapple: ["grapples"] { target: CombatantId } priced held cited "rules/deeds/grapple.rs",
    /// Break free of somebody's hold.
    BreakFree: ["breaks" "free"] { "of" target: CombatantId } priced held,
    /// Bring another weapon to the ready.
    Switch: ["switches"] { "to" weapon: WeaponId } priced,
    /// Help an ally next to one on their next check against an enemy that both can reach.
    Aid: ["aids"] { ally: CombatantId } priced held cited "rules/deeds/aid.rs",
    /// Keep a dying friend from death.
    Stabilise: ["stabilises"] { target: CombatantId } priced held,
    /// Ease what a friend, or oneself, suffers from.
    Treat: ["treats"] { target: CombatantId } priced held cited "rules/deeds/treat.rs",
    /// Put fear into an enemy.
    Frighten: ["frightens"] { target: CombatantId } priced held cited "rules/deeds/frighten.rs",
    /// Call a friend back who flees, or spur on one who does not.
    Command: ["commands"] { target: CombatantId } priced held cited "rules/deeds/command.rs",
    /// Kill an enemy who lies helpless.
    Finish: ["finishes"] { target: CombatantId } priced held cited "rules/deeds/finish.rs",
    /// Cast a spell that is no attack on one enemy, or aim what takes in an area at a square.
    Cast: ["casts"] { spell: WeaponId, at: Target } priced held,
    /// Use an item.
    Use as UseItem: ["uses"] { item: WeaponId, at: Target } held,
    /// Open a door.
    Open as Door: ["opens" "door"] { at: Pos },
    /// Close a door.
    Close as Door: ["closes" "door"] { at: Pos },
    /// Take up a weapon or a light that lies within arm's reach.
    TakeUp: ["takes" "up"] { weapon: WeaponId } priced,
    /// Put armour on.
    PutOn as Outfit: ["puts" "on"] { armour: ArmourId },
    /// Take armour off.
    TakeOff as Outfit: ["takes" "off"] { armour: ArmourId },
    /// Light something that one carries.
    Light: ["lights"] { item: WeaponId } priced,
    /// Put out something that one carries.
    Douse as Light: ["douses"] { item: WeaponId },
    /// Drop something that gives light.
    Drop as DropLight: ["drops"] { item: WeaponId },
    /// Find out how a trap works.
    Search as Trap: ["searches"] { at: Pos } held,
    /// Make a trap harmless.
    DisarmTrap as Trap: ["disarms" "trap"] { at: Pos } held,
    /// Place a weapon on a square, where it waits for whoever comes.
    Place: ["places"] { weapon: WeaponId, "at" at: Pos } priced held,
    /// Take one's turn after another, from now on.
    Delay: ["delays"] { "after" after: CombatantId },
    /// Set one's mind on not being hit.
    Evade: ["evades"] {} priced held cited "rules/deeds/evade.rs",
    /// Get back on one's feet.
    Stand: ["stands" "up"] {} priced,
    /// Go on concentrating on a spell.
    Concentrate: ["concentrates"] {} priced,
    /// Go into hiding, and begin to sneak.
    Hide: ["hides"] {} priced held,
    /// Hold a deed back until something happens.
    Ready: ["readies"] | ["readies:"] { deed: HeldDeed, "for" on: Occasion } priced,
    /// Give up what is held back.
    Unready: ["unreadies"] {},
    /// Walk off the field.
    Leave: ["leaves"] | ["retreats"] {} priced,
    /// Say what one is going to do in this round, in order.
    Declare: ["declares:"] { deeds: Vec<Deed> },
    /// Say something.
    Speak: ["says"] | ["speaks"] { words: String } priced,
    /// Try a skill or an ability.
    Try: ["tries"] { tested: Tested, against: Against } held,
    /// Be done for this turn.
    End: ["ends"] | ["waits"] {},
    kinds {
        /// Throw a light weapon, once.
        ThrowLight,
        /// Drop something that gives light.
        DropLight,
        /// Find out how a trap works, or make it harmless.
        Trap,
        /// Put armour on, or take it off.
        Outfit,
        /// Open or close a door.
        Door,
        /// Use an item.
        UseItem,
        /// Try what one knows or can work out.
        Knowledge,
        /// Try any other skill.
        Skill,
    }
}

impl DeedName {
    /// The word that follows the name of the combatant.
    pub fn verb(self) -> &'static str {
        self.forms().first().and_then(|form| form.first()).copied().unwrap_or_default()
    }
}

impl Attack {
    /// An attack with all that there is.
    pub fn with(target: CombatantId, weapon: WeaponId) -> Attack {
        Attack { target, weapon, manner: Manner::default(), swings: Swings::default() }
    }

    /// What can be held back of it: a plain blow.
    fn held(&self) -> Option<HeldDeed> {
        let is_plain = self.swings == Swings::default() && self.manner == Manner::default();
        is_plain.then_some(HeldDeed::Attack { target: self.target, weapon: self.weapon })
    }
}

impl HeldDeed {
    /// The weapon of an attack.
    pub const fn weapon(self) -> Option<WeaponId> {
        match self {
            HeldDeed::Strike { weapon } | HeldDeed::Attack { weapon, .. } => Some(weapon),
            _ => None,
        }
    }
}
