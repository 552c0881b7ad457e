//! Effects: what an exchange or an order comes to, ready to be applied. Only the engine's Apply reads them.

use serde::{Deserialize, Serialize};

use super::conditions::{Condition, Until};
use super::{
    ArmourId, Clause, CombatantId, Control, CreatureId, Fate, Flame, Happening, Light, Loss, Objective,
    Ordeal, Placed, PlacedTurn, Posture, Precedence, Resolve, Shielding, SideId, Sweep, Target, Tending,
    Track, TrapFact, Verdict, WeaponId,
};
use crate::grid::Pos;

/// One change to the battle.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Effect {
    /// Points on a track.
    Points {
        who: CombatantId,
        track: Track,
        /// How many; below 0 takes off.
        change: i8,
        /// The rule behind it.
        clause: Option<Clause>,
    },
    /// Hit points lost.
    Harm {
        who: CombatantId,
        amount: u16,
        /// The rule behind it.
        clause: Option<Clause>,
    },
    /// Hit points regained.
    Heal {
        who: CombatantId,
        /// How many at most.
        amount: u16,
        /// The rule behind it.
        clause: Option<Clause>,
    },
    /// What befalls nerve and life apart from blows.
    Ordeal {
        ordeal: Ordeal,
        /// The rule behind it.
        clause: Option<Clause>,
    },
    /// An overshield takes damage.
    Shield {
        who: CombatantId,
        points: u16,
        /// The rule behind it.
        clause: Option<Clause>,
    },
    /// A new overshield goes up, where the old one gives way to it.
    Overshield {
        who: CombatantId,
        shield: Shielding,
        /// The rule behind it.
        clause: Option<Clause>,
    },
    /// Somebody is pushed away from another.
    Push {
        who: CombatantId,
        by: CombatantId,
        /// So many squares, or until something is in the way.
        squares: i16,
    },
    /// Somebody gets away from enemies, whom nobody can answer, by these squares.
    SlipAway { who: CombatantId, way: Vec<Pos> },
    /// Somebody's turn is over.
    EndTurn { who: CombatantId },
    /// Something is used that can be used only so often.
    UseUp { who: CombatantId, what: WeaponId },
    /// A spell comes to nothing more.
    Fizzle {
        who: CombatantId,
        spell: WeaponId,
        /// The rule behind it.
        clause: Option<Clause>,
    },
    /// Action points go into swings.
    Swing {
        who: CombatantId,
        points: u16,
        /// Whether they hit anything.
        hit: bool,
    },
    /// Something of a body or a mind is lost.
    Lose {
        who: CombatantId,
        loss: Loss,
        /// The rule behind it.
        clause: Option<Clause>,
    },
    /// A new fate.
    Fate {
        who: CombatantId,
        fate: Fate,
        /// The rule behind it.
        clause: Option<Clause>,
    },
    /// A new posture.
    Posture {
        who: CombatantId,
        /// Whether it lies on the ground.
        prone: bool,
        /// The rule behind it.
        clause: Option<Clause>,
    },
    /// A condition begins.
    Begin {
        who: CombatantId,
        condition: Condition,
        /// The rule behind it.
        clause: Option<Clause>,
    },
    /// All that holds until some moment ends.
    Lapse { until: Until },
    /// Somebody goes on concentrating.
    Heed { who: CombatantId },
    /// A condition ends.
    Cease { who: CombatantId, condition: Condition },
    /// What would have ended with one die holds for all dice of the attack that its bearer is making.
    HoldForTheAttack { who: CombatantId, condition: Condition },
    /// It is settled who acts before the opponents.
    Quick { who: Vec<CombatantId> },
    /// What somebody is going to do changes.
    Intend {
        who: CombatantId,
        resolve: Resolve,
        /// What it will cost.
        cost: Cost,
        /// Where it leads, if anywhere.
        end: Option<Pos>,
    },
    /// The game master decides how somebody stands.
    Verdict { who: CombatantId, verdict: Box<Verdict> },
    /// What burns on a square goes out for good.
    Extinguish { at: Pos },
    /// Something is spent.
    Spend { who: CombatantId, cost: Cost },
    /// One sneaks by a roll.
    Sneak {
        who: CombatantId,
        /// What the roll came to.
        roll: i32,
        /// Whether it has only now begun to, so that nobody has spotted it yet.
        anew: bool,
        /// The rule behind it.
        clause: Option<Clause>,
    },
    /// One who sneaks has gone so many steps in one move.
    Stride { who: CombatantId, steps: u16 },
    /// One sneaks no longer.
    Reveal {
        who: CombatantId,
        /// The rule behind it.
        clause: Option<Clause>,
    },
    /// One who sneaks is spotted by somebody, or is so no longer.
    Spot {
        who: CombatantId,
        by: CombatantId,
        /// Whether it is.
        seen: bool,
    },
    /// Actions have gone into fighting or moving.
    Toil { who: CombatantId, actions: u8 },
    /// Somebody is somewhere else.
    Place {
        who: CombatantId,
        /// The squares it went by; the last one is where it is.
        path: Vec<Pos>,
    },
    /// Somebody is put somewhere, or comes onto the field.
    Put { who: CombatantId, at: Pos },
    /// Somebody new joins the roster.
    Join {
        /// One of its kind.
        like: CombatantId,
        name: String,
        side: SideId,
        at: Pos,
    },
    /// Somebody does something with a light that it carries.
    Tend {
        who: CombatantId,
        item: WeaponId,
        /// What it does with it.
        how: Tending,
    },
    /// Something does what it does to some, one after the other.
    TakeIn {
        who: CombatantId,
        /// What, and in what manner.
        sweep: Sweep,
        /// To whom, the first of them first.
        targets: Vec<CombatantId>,
    },
    /// A spell or an item gives light.
    Kindle {
        flame: Flame,
        /// On somebody, or on a square.
        on: Target,
    },
    /// A light that lies about is taken up.
    TakeFlame {
        who: CombatantId,
        item: WeaponId,
        /// From where.
        from: Pos,
    },
    /// Something happens about a trap.
    Trap {
        trap: TrapFact,
        /// The rule behind it.
        clause: Option<Clause>,
    },
    /// Something happens about a placed weapon.
    Placed {
        at: Pos,
        what: WeaponId,
        /// By whose hand, or to whom; nobody where the game master says so.
        who: Option<CombatantId>,
        turn: PlacedTurn,
        /// The rule behind it.
        clause: Option<Clause>,
    },
    /// Somebody comes upon a placed weapon that strikes it.
    ComeUpon { who: CombatantId, placed: Placed },
    /// The light changes.
    Light { light: Light },
    /// A cue has come.
    Cue {
        /// Its place in the scenario's list.
        cue: u16,
    },
    /// A side is after something more.
    AddObjective { side: SideId, objective: Box<Objective> },
    /// An area was held, or not, for one more round.
    Held {
        /// The objective's place in the battle's list.
        objective: u16,
        /// Whether it was.
        held: bool,
    },
    /// Somebody faces a kind of creature that terrifies.
    Face { who: CombatantId, kind: CreatureId },
    /// An objective is met, or can no longer be.
    Objective {
        /// Its place in the battle's list.
        objective: u16,
        /// Whether it is met.
        met: bool,
    },
    /// A weapon falls to the ground.
    Drop {
        who: CombatantId,
        weapon: WeaponId,
        /// The rule behind it.
        clause: Option<Clause>,
    },
    /// A weapon is taken up.
    TakeUp { who: CombatantId, weapon: WeaponId, from: Pos },
    /// A weapon comes to the ready.
    Ready {
        who: CombatantId,
        weapon: WeaponId,
        /// The rule behind it.
        clause: Option<Clause>,
    },
    /// Armour is put on or taken off.
    Outfit {
        who: CombatantId,
        armour: ArmourId,
        /// Whether it is worn now.
        on: bool,
        /// The rule behind it.
        clause: Option<Clause>,
    },
    /// A door moves.
    Door {
        at: Pos,
        /// Whether it is open now.
        open: bool,
        by: Option<CombatantId>,
    },
    /// Somebody is at other controls.
    Control { who: CombatantId, profile: Option<String> },
    /// The order of play is settled.
    Order {
        /// Everybody in it, with the number that counts.
        order: Vec<(CombatantId, i32)>,
        /// The rule behind it.
        clause: Option<Clause>,
    },
    /// One whose turn has begun goes behind another from now on.
    Delay { who: CombatantId, after: CombatantId },
    /// Who begins is settled.
    FirstSide {
        side: SideId,
        /// The rule behind it.
        clause: Option<Clause>,
    },
    /// The order of play is what the game master says.
    Rank { ruling: Precedence },
    /// Something is only told.
    Tell {
        happening: Box<Happening>,
        /// The rule behind it.
        clause: Option<Clause>,
    },
}

/// What a deed costs, in the units of a purse.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct Cost {
    /// Movement, in steps.
    pub steps: u16,
    /// Movement bought beforehand, in steps.
    pub bought: u16,
    /// Main actions.
    pub main: u8,
    /// Lesser actions; below 0 where more are bought than spent.
    pub swift: i8,
    /// Free actions; below 0 where more are bought than spent.
    pub free: i8,
    /// Reactions.
    pub reaction: u8,
    /// Whether movement that is left is given up first.
    pub forfeits: bool,
    /// Whether a greater action is given up for one lesser one.
    pub traded: bool,
}

impl Cost {
    /// Whether a greater action is changed into lesser ones for it.
    pub const fn trades(self) -> bool {
        self.traded || self.swift < 0 || self.free < 0
    }
}

impl Posture {
    /// Lying or standing.
    pub const fn of(prone: bool) -> Posture {
        if prone { Posture::Prone } else { Posture::Standing }
    }
}

impl Control {
    /// The controls of a profile, or a person's.
    pub fn of(profile: Option<String>) -> Control {
        profile.map_or(Control::Player, Control::Opponent)
    }
}
