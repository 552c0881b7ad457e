//! What may happen in a battle. A fact adds the rule that it cites and the sides that perceive it: see `chronicle`.

mod flame;

use serde::{Deserialize, Serialize};

use super::conditions::Condition;
use super::{
    ArmourId, Check, CombatantId, Cost, CreatureId, Deed, Desk, Fate, Halt, Light, Loss, Objective, Offer,
    Ordeal, Outcome, PlacedFact, Purpose, Scale, SideId, Track, TrapFact, WeaponId,
};
use crate::dice::Rolled;
use crate::grid::Pos;

pub use flame::FlameFact;

/// What may happen.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Happening {
    /// A round begins, this many seconds into the battle.
    RoundBegins { round: u16, seconds: u32 },
    /// It is settled which side goes first.
    FirstSide { side: SideId },
    /// The order of play is settled: everybody in it, with the number that counts.
    OrderSettled { order: Vec<(CombatantId, i32)> },
    /// Two combatants have changed places in the order of play; `who` would have gone earlier.
    ChangedPlaces { who: CombatantId, with: CombatantId },
    /// A combatant waits for another's turn, and acts after them from now on.
    Delays { who: CombatantId, after: CombatantId },
    /// A combatant may prepare before the battle.
    Plans { who: CombatantId },
    /// A combatant sneaks from now on, or goes on sneaking by a new roll.
    Sneaks { who: CombatantId, roll: i32 },
    /// A combatant has hidden from everybody at once.
    Hides { who: CombatantId, roll: i32 },
    /// A combatant sneaks no longer.
    Revealed { who: CombatantId },
    /// A side's turn begins.
    SideGoes { side: SideId },
    /// A combatant's turn begins.
    TurnBegins { who: CombatantId },
    /// A combatant's turn is over.
    TurnEnds { who: CombatantId },
    /// A combatant has declared what they are going to do.
    Intends { who: CombatantId, deeds: Vec<Deed> },
    /// What a combatant has declared has become impossible, so that they may do something else of the kind.
    Reconsiders { who: CombatantId },
    /// A risky deed has failed.
    Thwarted { who: CombatantId, deed: Deed },
    /// A combatant begins a deed.
    Declared { who: CombatantId, deed: Deed },
    /// The game master has ruled.
    Ruled { desk: Desk },
    /// A check was rolled: by a combatant, or by nobody in particular.
    Rolled { who: Option<CombatantId>, purpose: Purpose, check: Check, rolled: Rolled },
    /// A check succeeded without a roll.
    Assured { who: CombatantId, purpose: Purpose },
    /// A combatant is about to leave a square where others may react.
    Leaves { who: CombatantId, from: Pos, to: Pos },
    /// A combatant went along these squares, the last of which is where they are now.
    Moved { who: CombatantId, path: Vec<Pos> },
    /// Difficult ground has cost this many steps more than level ground.
    HardGoing { who: CombatantId, more: u16 },
    /// A combatant was put somewhere, or came onto the field.
    Arrived { who: CombatantId, at: Pos },
    /// A new combatant has joined the roster.
    Joined { who: CombatantId },
    /// A move came to a halt before its end.
    Halted { who: CombatantId, at: Pos, why: Halt },
    /// A track stands at a new number.
    Points { who: CombatantId, track: Track, now: u8 },
    /// A combatant changed a greater action into lesser ones: what they paid in all.
    Traded { who: CombatantId, cost: Cost },
    /// Swings have used action points.
    Swung { who: CombatantId, points: u16, hit: bool },
    /// A combatant lost hit points, and has this many left.
    Harmed { who: CombatantId, amount: u16, now: u16 },
    /// A combatant regained hit points, and has this many now.
    Healed { who: CombatantId, amount: u16, now: u16 },
    /// Something has happened to nerve or life.
    Ordeal { ordeal: Ordeal },
    /// An overshield took damage, and has this much left.
    Shielded { who: CombatantId, amount: u16, left: u16 },
    /// An overshield with this many hit points went up.
    ShieldRaised { who: CombatantId, hp: u16 },
    /// A new overshield was to go up, but the old one stays.
    ShieldStays { who: CombatantId },
    /// An overshield ended unbroken.
    ShieldEnded { who: CombatantId },
    /// An overshield still stands, and so kept off what else an attack would have brought.
    Warded { who: CombatantId },
    /// A combatant was pushed away by another.
    Pushed { who: CombatantId, by: CombatantId },
    /// Something was used that can be used only this many times more.
    UsedUp { who: CombatantId, what: WeaponId, left: u8 },
    /// A spell does nothing more.
    Fizzled { who: CombatantId, spell: WeaponId },
    /// Damage to a combatant was doubled or halved, to this amount.
    Scaled { who: CombatantId, scale: Scale, amount: i32 },
    /// Part of the damage was kept off.
    KeptOff { who: CombatantId, amount: i32 },
    /// A part of the body was lost, or points of an ability, of which this many are left.
    Lost { who: CombatantId, loss: Loss, left: u8 },
    /// A combatant fell, recovered or left the field.
    Fate { who: CombatantId, fate: Fate },
    /// A combatant fell prone or got up.
    Posture { who: CombatantId, prone: bool },
    /// A condition has begun.
    Began { who: CombatantId, condition: Condition },
    /// A condition has ended.
    Ceased { who: CombatantId, condition: Condition },
    /// A weapon fell to the ground.
    Dropped { who: CombatantId, weapon: WeaponId, at: Pos },
    /// A weapon was taken up.
    TakenUp { who: CombatantId, weapon: WeaponId, from: Pos },
    /// A weapon came to the ready.
    Readied { who: CombatantId, weapon: WeaponId },
    /// Armour was put on or taken off.
    Outfitted { who: CombatantId, armour: ArmourId, on: bool },
    /// Movement was bought with an action.
    SecondMove { who: CombatantId },
    /// A door was opened or closed: by whom, unless the game master did it.
    DoorMoved { at: Pos, open: bool, by: Option<CombatantId> },
    /// A profile of the program controls a combatant from now on, or a person where there is none.
    ControlChanged { who: CombatantId, profile: Option<String> },
    /// A combatant sees a kind of creature that terrifies for the first time.
    Faced { who: CombatantId, kind: CreatureId },
    /// A combatant is offered something.
    Offered { offer: Offer },
    /// An offer was answered.
    Answered { offer: Offer, accepted: bool },
    /// A side caught sight of a combatant for the first time, or again.
    Sighted { who: CombatantId, at: Pos, by: SideId },
    /// A side lost sight of a combatant.
    LostSight { who: CombatantId, by: SideId },
    /// A scenario's own words.
    Said { words: String },
    /// Something has happened to a source of light.
    Flame(FlameFact),
    /// Something has happened to a trap.
    Trap(TrapFact),
    /// Something has happened to a placed weapon.
    Placed(PlacedFact),
    /// The light of the battlefield has changed.
    LightChanged { light: Light },
    /// A side has one more objective.
    ObjectiveAdded {
        side: SideId,
        /// Its place in the battle's list.
        objective: u16,
        aim: Objective,
    },
    /// An objective was met, or can no longer be met.
    ObjectiveSettled {
        side: SideId,
        /// Its place in the battle's list.
        objective: u16,
        aim: Objective,
        met: bool,
    },
    /// The battle is over.
    Over { outcome: Outcome },
}
