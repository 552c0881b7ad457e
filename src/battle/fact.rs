//! Everything that can happen in a battle. `chronicle` joins a happening with its rule and the sides that perceive
//! it.

mod flame;

use serde::{Deserialize, Serialize};

use super::conditions::Condition;
use super::{
    ArmourId, Check, CombatantId, Cost, CreatureId, Deed, Fate, GmOrder, Halt, Light, Loss, MoraleOrLife,
    Objective, Offer, Outcome, PlacedFact, Purpose, Scale, SideId, Steps, Track, TrapFact, WeaponId,
};
use crate::dice::Rolled;
use crate::grid::Pos;

pub use flame::FlameFact;

/// Something that happens in a battle, with all that a log line needs.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Happening {
    /// A round begins.
    RoundBegins {
        round: u16,
        /// Seconds since the battle began.
        seconds: u32,
    },
    /// It is decided which side goes first.
    FirstSide { side: SideId },
    /// The order of play is decided.
    OrderSettled {
        /// All combatants in their order, each with the number that decides it.
        order: Vec<(CombatantId, i32)>,
    },
    /// Two combatants swap places in the order of play.
    ChangedPlaces {
        /// The combatant who would have gone earlier.
        who: CombatantId,
        with: CombatantId,
    },
    /// A combatant waits for another's turn to end, and goes after them from now on.
    Delays { who: CombatantId, after: CombatantId },
    /// A combatant may prepare before the battle.
    Plans { who: CombatantId },
    /// A combatant begins to sneak, or continues to sneak with a new roll.
    Sneaks {
        who: CombatantId,
        /// The total of their roll.
        roll: i32,
    },
    /// A combatant has hidden from all enemies at once.
    Hides {
        who: CombatantId,
        /// The total of their roll.
        roll: i32,
    },
    /// A combatant no longer sneaks.
    Revealed { who: CombatantId },
    /// A side's turn begins.
    SideGoes { side: SideId },
    /// A combatant's turn begins.
    TurnBegins { who: CombatantId },
    /// A combatant's turn is over.
    TurnEnds { who: CombatantId },
    /// A combatant declares what they will do.
    Intends { who: CombatantId, deeds: Vec<Deed> },
    /// A combatant's declared action has become impossible, so they may do something else of the same kind.
    Reconsiders { who: CombatantId },
    /// A risky deed has failed.
    Thwarted { who: CombatantId, deed: Deed },
    /// A combatant begins a deed.
    Declared { who: CombatantId, deed: Deed },
    /// The game master gives an order.
    Ruled { gm_order: GmOrder },
    /// A check was rolled.
    Rolled {
        /// Who rolled; none for a roll that belongs to no combatant.
        who: Option<CombatantId>,
        purpose: Purpose,
        check: Check,
        /// The result.
        rolled: Rolled,
    },
    /// A check succeeded without a roll.
    Assured { who: CombatantId, purpose: Purpose },
    /// A combatant is about to leave a square, and enemies may react to it.
    Leaves { who: CombatantId, from: Pos, to: Pos },
    /// A combatant moved.
    Moved {
        who: CombatantId,
        /// The squares that they moved through, the last one included.
        path: Vec<Pos>,
    },
    /// Difficult terrain cost more movement than open ground would have.
    HardGoing {
        who: CombatantId,
        /// The additional steps.
        more: Steps,
    },
    /// A combatant was put on a square, or came onto the field.
    Arrived { who: CombatantId, at: Pos },
    /// A new combatant joined the roster.
    Joined { who: CombatantId },
    /// A move stopped before its end.
    Halted { who: CombatantId, at: Pos, why: Halt },
    /// The points on a track have changed.
    Points {
        who: CombatantId,
        track: Track,
        /// The points on it now.
        now: u8,
    },
    /// A combatant traded a greater action for lesser ones.
    Traded {
        who: CombatantId,
        /// The total cost that was paid.
        cost: Cost,
    },
    /// A combatant's swings used action points.
    Swung {
        who: CombatantId,
        points: u16,
        /// Whether any of them hit.
        hit: bool,
    },
    /// A combatant lost hit points.
    Harmed {
        who: CombatantId,
        amount: u16,
        /// The hit points left.
        now: u16,
    },
    /// A combatant regained hit points.
    Healed {
        who: CombatantId,
        amount: u16,
        /// The hit points now.
        now: u16,
    },
    /// Something happened to a combatant's morale or life.
    MoraleOrLife { event: MoraleOrLife },
    /// An overshield took damage.
    Shielded {
        who: CombatantId,
        amount: u16,
        /// How much more it can absorb.
        left: u16,
    },
    /// A combatant gained an overshield.
    ShieldRaised {
        who: CombatantId,
        /// How much damage it absorbs.
        hp: u16,
    },
    /// A new overshield did not replace the one that was there, which is at least as strong.
    ShieldStays { who: CombatantId },
    /// An overshield ended without being broken.
    ShieldEnded { who: CombatantId },
    /// An overshield was not broken, so it also prevented the attack's other effects.
    Warded { who: CombatantId },
    /// A combatant was pushed away.
    Pushed { who: CombatantId, by: CombatantId },
    /// Something with a limited number of uses was used.
    UsedUp {
        who: CombatantId,
        what: WeaponId,
        /// The uses left.
        left: u8,
    },
    /// A combatant lost control of a spell, which ends.
    Fizzled { who: CombatantId, spell: WeaponId },
    /// The damage to a combatant was doubled or halved.
    Scaled {
        who: CombatantId,
        scale: Scale,
        /// The damage after that.
        amount: i32,
    },
    /// Part of the damage was prevented.
    KeptOff { who: CombatantId, amount: i32 },
    /// A combatant lost points of an ability or a body part, or got them back.
    Lost {
        who: CombatantId,
        loss: Loss,
        /// For an ability: the score that is left.
        left: u8,
    },
    /// A combatant's fate has changed.
    Fate { who: CombatantId, fate: Fate },
    /// A combatant fell prone or stood up.
    Posture { who: CombatantId, prone: bool },
    /// A condition has begun.
    ConditionBegan { who: CombatantId, condition: Condition },
    /// A condition has ended.
    ConditionEnded { who: CombatantId, condition: Condition },
    /// A weapon fell to the ground.
    Dropped { who: CombatantId, weapon: WeaponId, at: Pos },
    /// A weapon was picked up.
    TakenUp { who: CombatantId, weapon: WeaponId, from: Pos },
    /// A combatant left the field with a thing.
    CarriedOff { who: CombatantId, thing: WeaponId },
    /// A weapon was taken in hand.
    Readied { who: CombatantId, weapon: WeaponId },
    /// Armour was put on or taken off.
    Outfitted {
        who: CombatantId,
        armour: ArmourId,
        /// Whether the armour is worn now.
        on: bool,
    },
    /// A combatant used an action for a second move.
    SecondMove { who: CombatantId },
    /// A door was opened or closed.
    DoorMoved {
        at: Pos,
        /// Whether the door is open now.
        open: bool,
        by: Option<CombatantId>,
    },
    /// A player or the program took control of a combatant.
    ControlChanged {
        who: CombatantId,
        /// The level at which the program plays; none for a player.
        level: Option<String>,
    },
    /// A combatant sees a terrifying kind of creature for the first time.
    Faced { who: CombatantId, kind: CreatureId },
    /// An offer is made, and waits for an answer.
    Offered { offer: Offer },
    /// An offer was answered.
    Answered { offer: Offer, accepted: bool },
    /// A side began to see a combatant.
    Sighted { who: CombatantId, at: Pos, by: SideId },
    /// A side no longer sees a combatant.
    LostSight {
        /// The combatant who is out of sight.
        who: CombatantId,
        by: SideId,
    },
    /// Text that a scenario shows.
    Said { words: String },
    /// Something happened to a light source.
    Flame(FlameFact),
    /// Something happened with a trap.
    Trap(TrapFact),
    /// Something happened with a placed weapon.
    Placed(PlacedFact),
    /// The light of the whole field has changed.
    LightChanged { light: Light },
    /// A side has a new objective.
    ObjectiveAdded {
        side: SideId,
        /// Its index in the battle's list of objectives.
        objective: u16,
        /// What the objective asks for.
        aim: Objective,
    },
    /// An objective was met, or can no longer be met.
    ObjectiveSettled {
        side: SideId,
        /// Its index in the battle's list of objectives.
        objective: u16,
        /// What the objective asks for.
        aim: Objective,
        met: bool,
    },
    /// One of several aims of which one is enough can no longer be met, but another still can.
    AlternativeLost {
        side: SideId,
        /// Its index in the battle's list of objectives.
        objective: u16,
        /// What the objective asks for.
        aim: Objective,
    },
    /// The battle is over.
    Over { outcome: Outcome },
}
