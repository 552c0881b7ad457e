//! What may happen in a battle. A fact joins it with the rule behind it and the sides that perceive it: see `chronicle`.

mod flame;

use serde::{Deserialize, Serialize};

use super::condition::Condition;
use super::{
    Act, ArmourId, Check, CombatantId, Cost, CreatureId, Desk, Fate, Halt, Light, Objective, Offer, Outcome,
    Purpose, SideId, Track, WeaponId,
};
use crate::dice::Rolled;
use crate::grid::Pos;

pub use flame::FlameFact;

/// What may happen.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Happening {
    /// A round begins, so many seconds into the battle.
    RoundBegins {
        /// Which.
        round: u16,
        /// Seconds since the battle began.
        seconds: u32,
    },
    /// Which side goes first is settled.
    FirstSide {
        /// Which.
        side: SideId,
    },
    /// The order of play is settled.
    OrderSettled {
        /// Everybody in it, with the number that counts.
        order: Vec<(CombatantId, i32)>,
    },
    /// Two have changed places in the order of play.
    ChangedPlaces {
        /// One who would have gone earlier.
        who: CombatantId,
        /// The other.
        with: CombatantId,
    },
    /// Somebody may prepare itself before the battle.
    Plans {
        /// Who.
        who: CombatantId,
    },
    /// Somebody sneaks from now on, or goes on sneaking by a new roll.
    Sneaks {
        /// Who.
        who: CombatantId,
        /// What its roll came to.
        roll: i32,
    },
    /// Somebody sneaks no longer.
    Revealed {
        /// Who.
        who: CombatantId,
    },
    /// A side's turn begins.
    SideGoes {
        /// Which.
        side: SideId,
    },
    /// A combatant's turn begins.
    TurnBegins {
        /// Whose.
        who: CombatantId,
    },
    /// A combatant's turn is over.
    TurnEnds {
        /// Whose.
        who: CombatantId,
    },
    /// Somebody sets about something.
    Declared {
        /// Who.
        who: CombatantId,
        /// What.
        act: Act,
    },
    /// The game master has ruled.
    Ruled {
        /// What.
        desk: Desk,
    },
    /// A check was rolled.
    Rolled {
        /// By whom; nobody where the battle itself rolls.
        who: Option<CombatantId>,
        /// For what.
        purpose: Purpose,
        /// The check.
        check: Check,
        /// What it came to.
        rolled: Rolled,
    },
    /// A check succeeded without a roll.
    Assured {
        /// Whose.
        who: CombatantId,
        /// For what.
        purpose: Purpose,
    },
    /// Somebody is about to leave a square where others may answer.
    Leaves {
        /// Who.
        who: CombatantId,
        /// Which.
        from: Pos,
        /// For which.
        to: Pos,
    },
    /// Somebody went somewhere.
    Moved {
        /// Who.
        who: CombatantId,
        /// By which squares; the last one is where it is.
        path: Vec<Pos>,
    },
    /// Somebody was put somewhere, or came onto the field.
    Arrived {
        /// Who.
        who: CombatantId,
        /// Where.
        at: Pos,
    },
    /// Somebody new has joined the roster.
    Joined {
        /// Who.
        who: CombatantId,
    },
    /// A move came to a halt before its end.
    Halted {
        /// Whose.
        who: CombatantId,
        /// Where.
        at: Pos,
        /// Why.
        why: Halt,
    },
    /// A count stands at a new number.
    Points {
        /// Whose.
        who: CombatantId,
        /// Which.
        track: Track,
        /// Where it stands now.
        now: u8,
    },
    /// Somebody changed a greater action into lesser ones.
    Traded {
        /// Who.
        who: CombatantId,
        /// What it paid, all in all.
        cost: Cost,
    },
    /// Swings have used action points.
    Swung {
        /// Whose.
        who: CombatantId,
        /// How many.
        points: u16,
        /// Whether they hit anything.
        hit: bool,
    },
    /// Somebody lost hit points.
    Harmed {
        /// Who.
        who: CombatantId,
        /// How many.
        amount: u16,
        /// How many are left.
        now: u16,
    },
    /// Somebody regained hit points.
    Healed {
        /// Who.
        who: CombatantId,
        /// How many.
        amount: u16,
        /// How many there are now.
        now: u16,
    },
    /// An overshield took damage.
    Shielded {
        /// Whose.
        who: CombatantId,
        /// How much.
        amount: u16,
        /// What is left of it.
        left: u16,
    },
    /// An overshield went up.
    ShieldRaised {
        /// Whose.
        who: CombatantId,
        /// How much it takes.
        hp: u16,
    },
    /// An overshield was to go up, and the one that is there did not give way.
    ShieldStays {
        /// Whose.
        who: CombatantId,
    },
    /// An overshield came to its end unbroken.
    ShieldEnded {
        /// Whose.
        who: CombatantId,
    },
    /// An overshield still stands, and so kept off what else an attack would have brought.
    Warded {
        /// Whose.
        who: CombatantId,
    },
    /// Somebody was pushed away.
    Pushed {
        /// Who.
        who: CombatantId,
        /// From whom.
        by: CombatantId,
    },
    /// Something was used that can be used only so often.
    UsedUp {
        /// By whom.
        who: CombatantId,
        /// What.
        what: WeaponId,
        /// How often it can still be used.
        left: u8,
    },
    /// A spell came to nothing more.
    Fizzled {
        /// Whose.
        who: CombatantId,
        /// Which.
        spell: WeaponId,
    },
    /// Something kept part of the damage off.
    KeptOff {
        /// Whom from.
        who: CombatantId,
        /// How much.
        amount: i32,
    },
    /// Somebody's fate has changed.
    Fate {
        /// Whose.
        who: CombatantId,
        /// To what.
        fate: Fate,
    },
    /// Somebody fell prone or got up.
    Posture {
        /// Who.
        who: CombatantId,
        /// How it holds itself now.
        prone: bool,
    },
    /// A condition has begun.
    Began {
        /// On whom.
        who: CombatantId,
        /// Which.
        condition: Condition,
    },
    /// A condition has ended.
    Ceased {
        /// On whom.
        who: CombatantId,
        /// Which.
        condition: Condition,
    },
    /// A weapon fell to the ground.
    Dropped {
        /// Whose.
        who: CombatantId,
        /// Which.
        weapon: WeaponId,
        /// Where.
        at: Pos,
    },
    /// A weapon was taken up.
    TakenUp {
        /// By whom.
        who: CombatantId,
        /// Which.
        weapon: WeaponId,
        /// From where.
        from: Pos,
    },
    /// A weapon came to the ready.
    Readied {
        /// Whose.
        who: CombatantId,
        /// Which.
        weapon: WeaponId,
    },
    /// Armour was put on or taken off.
    Outfitted {
        /// By whom.
        who: CombatantId,
        /// Which.
        armour: ArmourId,
        /// Whether it is worn now.
        on: bool,
    },
    /// Movement was bought with an action.
    SecondMove {
        /// By whom.
        who: CombatantId,
    },
    /// A door was opened or closed.
    DoorMoved {
        /// Which.
        at: Pos,
        /// Whether it is open now.
        open: bool,
        /// By whose hand.
        by: Option<CombatantId>,
    },
    /// The controls of somebody changed hands.
    ControlChanged {
        /// Whose.
        who: CombatantId,
        /// The profile; none for a person.
        profile: Option<String>,
    },
    /// Somebody sees a kind of creature that terrifies for the first time.
    Faced {
        /// Who.
        who: CombatantId,
        /// Which kind.
        kind: CreatureId,
    },
    /// Something is offered.
    Offered {
        /// What, and to whom.
        offer: Offer,
    },
    /// An offer was answered.
    Answered {
        /// Which.
        offer: Offer,
        /// How.
        accepted: bool,
    },
    /// A side caught sight of somebody for the first time, or again.
    Sighted {
        /// Whom.
        who: CombatantId,
        /// Where.
        at: Pos,
        /// Which side.
        by: SideId,
    },
    /// A side lost sight of somebody.
    LostSight {
        /// Of whom.
        who: CombatantId,
        /// Which side.
        by: SideId,
    },
    /// A scenario's own words.
    Said {
        /// What.
        words: String,
    },
    /// Something has happened to a source of light.
    Flame(FlameFact),
    /// The light has changed.
    LightChanged {
        /// To what.
        light: Light,
    },
    /// A side is after something more.
    ObjectiveAdded {
        /// Which side.
        side: SideId,
        /// Its place in the battle's list.
        objective: u16,
        /// What it asks for.
        aim: Objective,
    },
    /// An objective was met, or can no longer be.
    ObjectiveSettled {
        /// Which side's.
        side: SideId,
        /// Its place in the battle's list.
        objective: u16,
        /// What it asks for.
        aim: Objective,
        /// Whether it was met.
        met: bool,
    },
    /// The battle is over.
    Over {
        /// How.
        outcome: Outcome,
    },
}
