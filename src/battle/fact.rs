//! What may happen in a battle. A fact joins it with the rule behind it and the sides that perceive it: see `chronicle`.

mod flame;

use serde::{Deserialize, Serialize};

use super::conditions::Condition;
use super::{
    ArmourId, Check, CombatantId, Cost, CreatureId, Deed, Desk, Fate, Halt, Light, Loss, Objective, Offer,
    Ordeal, Outcome, PlacedFact, Purpose, Scale, SideId, Steps, Track, TrapFact, WeaponId,
};
use crate::dice::Rolled;
use crate::grid::Pos;

pub use flame::FlameFact;

/// What may happen.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Happening {
    /// A round begins, so many seconds into the battle.
    RoundBegins {
        round: u16,
        /// Seconds since the battle began.
        seconds: u32,
    },
    /// Which side goes first is settled.
    FirstSide { side: SideId },
    /// The order of play is settled.
    OrderSettled {
        /// Everybody in it, with the number that counts.
        order: Vec<(CombatantId, i32)>,
    },
    /// Two have changed places in the order of play.
    ChangedPlaces {
        /// One who would have gone earlier.
        who: CombatantId,
        with: CombatantId,
    },
    /// Somebody waits for another to have its turn, and goes behind it from now on.
    Delays { who: CombatantId, after: CombatantId },
    /// Somebody may prepare itself before the battle.
    Plans { who: CombatantId },
    /// Somebody sneaks from now on, or goes on sneaking by a new roll.
    Sneaks {
        who: CombatantId,
        /// What its roll came to.
        roll: i32,
    },
    /// Somebody has hidden from all at once.
    Hides {
        who: CombatantId,
        /// What its roll came to.
        roll: i32,
    },
    /// Somebody sneaks no longer.
    Revealed { who: CombatantId },
    /// A side's turn begins.
    SideGoes { side: SideId },
    /// A combatant's turn begins.
    TurnBegins { who: CombatantId },
    /// A combatant's turn is over.
    TurnEnds { who: CombatantId },
    /// Somebody has said what it is going to do.
    Intends { who: CombatantId, deeds: Vec<Deed> },
    /// What somebody was going to do has become impossible, so that it may do something else of the kind.
    Reconsiders { who: CombatantId },
    /// A risky deed has not come off.
    Thwarted { who: CombatantId, deed: Deed },
    /// Somebody sets about something.
    Declared { who: CombatantId, deed: Deed },
    /// The game master has ruled.
    Ruled { desk: Desk },
    /// A check was rolled.
    Rolled {
        /// By whom; nobody where the battle itself rolls.
        who: Option<CombatantId>,
        purpose: Purpose,
        check: Check,
        /// What it came to.
        rolled: Rolled,
    },
    /// A check succeeded without a roll.
    Assured { who: CombatantId, purpose: Purpose },
    /// Somebody is about to leave a square where others may answer.
    Leaves {
        who: CombatantId,
        from: Pos,
        /// For which.
        to: Pos,
    },
    /// Somebody went somewhere.
    Moved {
        who: CombatantId,
        /// By which squares; the last one is where it is.
        path: Vec<Pos>,
    },
    /// Hard going has taken more of a walk than level ground would have.
    HardGoing {
        who: CombatantId,
        /// How much farther it was than over level ground.
        more: Steps,
    },
    /// Somebody was put somewhere, or came onto the field.
    Arrived { who: CombatantId, at: Pos },
    /// Somebody new has joined the roster.
    Joined { who: CombatantId },
    /// A move came to a halt before its end.
    Halted { who: CombatantId, at: Pos, why: Halt },
    /// A count stands at a new number.
    Points {
        who: CombatantId,
        track: Track,
        /// Where it stands now.
        now: u8,
    },
    /// Somebody changed a greater action into lesser ones.
    Traded {
        who: CombatantId,
        /// What it paid, all in all.
        cost: Cost,
    },
    /// Swings have used action points.
    Swung {
        who: CombatantId,
        points: u16,
        /// Whether they hit anything.
        hit: bool,
    },
    /// Somebody lost hit points.
    Harmed {
        who: CombatantId,
        amount: u16,
        /// How many are left.
        now: u16,
    },
    /// Somebody regained hit points.
    Healed {
        who: CombatantId,
        amount: u16,
        /// How many there are now.
        now: u16,
    },
    /// Something has befallen nerve or life.
    Ordeal { ordeal: Ordeal },
    /// An overshield took damage.
    Shielded {
        who: CombatantId,
        amount: u16,
        /// What is left of it.
        left: u16,
    },
    /// An overshield went up.
    ShieldRaised {
        who: CombatantId,
        /// How much it takes.
        hp: u16,
    },
    /// An overshield was to go up, and the one that is there did not give way.
    ShieldStays { who: CombatantId },
    /// An overshield came to its end unbroken.
    ShieldEnded { who: CombatantId },
    /// An overshield still stands, and so kept off what else an attack would have brought.
    Warded { who: CombatantId },
    /// Somebody was pushed away.
    Pushed { who: CombatantId, by: CombatantId },
    /// Something was used that can be used only so often.
    UsedUp {
        who: CombatantId,
        what: WeaponId,
        /// How often it can still be used.
        left: u8,
    },
    /// A spell came to nothing more.
    Fizzled { who: CombatantId, spell: WeaponId },
    /// What is dealt to somebody was doubled or halved.
    Scaled {
        who: CombatantId,
        /// What it was.
        scale: Scale,
        /// What it comes to.
        amount: i32,
    },
    /// Something kept part of the damage off.
    KeptOff { who: CombatantId, amount: i32 },
    /// Something of a body or a mind was lost.
    Lost {
        who: CombatantId,
        loss: Loss,
        /// For an ability: what is left of it.
        left: u8,
    },
    /// Somebody's fate has changed.
    Fate { who: CombatantId, fate: Fate },
    /// Somebody fell prone or got up.
    Posture {
        who: CombatantId,
        /// How it holds itself now.
        prone: bool,
    },
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
    Outfitted {
        who: CombatantId,
        armour: ArmourId,
        /// Whether it is worn now.
        on: bool,
    },
    /// Movement was bought with an action.
    SecondMove { who: CombatantId },
    /// A door was opened or closed.
    DoorMoved {
        at: Pos,
        /// Whether it is open now.
        open: bool,
        by: Option<CombatantId>,
    },
    /// The controls of somebody changed hands.
    ControlChanged {
        who: CombatantId,
        /// The profile; none for a person.
        profile: Option<String>,
    },
    /// Somebody sees a kind of creature that terrifies for the first time.
    Faced { who: CombatantId, kind: CreatureId },
    /// Something is offered.
    Offered {
        /// What, and to whom.
        offer: Offer,
    },
    /// An offer was answered.
    Answered { offer: Offer, accepted: bool },
    /// A side caught sight of somebody for the first time, or again.
    Sighted { who: CombatantId, at: Pos, by: SideId },
    /// A side lost sight of somebody.
    LostSight {
        /// Of whom.
        who: CombatantId,
        by: SideId,
    },
    /// A scenario's own words.
    Said { words: String },
    /// Something has happened to a source of light.
    Flame(FlameFact),
    /// Something has happened about a trap.
    Trap(TrapFact),
    /// Something about a placed weapon.
    Placed(PlacedFact),
    /// The light has changed.
    LightChanged { light: Light },
    /// A side is after something more.
    ObjectiveAdded {
        side: SideId,
        /// Its place in the battle's list.
        objective: u16,
        /// What it asks for.
        aim: Objective,
    },
    /// An objective was met, or can no longer be.
    ObjectiveSettled {
        side: SideId,
        /// Its place in the battle's list.
        objective: u16,
        /// What it asks for.
        aim: Objective,
        /// Whether it was met.
        met: bool,
    },
    /// The battle is over.
    Over { outcome: Outcome },
}
