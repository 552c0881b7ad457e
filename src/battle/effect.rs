//! Effects: what an exchange or an order comes to, ready to be applied. Only the engine's Apply reads them.

use serde::{Deserialize, Serialize};

use super::conditions::{Condition, Until};
use super::{
    ArmourId, Clause, CombatantId, Control, CreatureId, Fate, Flame, Happening, Light, Loss, Objective,
    Ordeal, OvershieldState, Placed, PlacedTurn, Posture, Precedence, Resolve, SideId, Sweep, Target,
    Tending, Track, TrapFact, Verdict, WeaponId,
};
use crate::grid::Pos;

/// One change to the battle, and the rule that the fact about it cites where the change alone does not settle that.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct Effect {
    pub change: Change,
    pub clause: Option<Clause>,
}

/// What changes.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Change {
    /// Points on a track: how many more, or fewer below 0.
    Points { who: CombatantId, track: Track, change: i8 },
    /// Hit points lost.
    Harm { who: CombatantId, amount: u16 },
    /// Hit points regained: this many at most.
    Heal { who: CombatantId, amount: u16 },
    /// What happens to nerve and life apart from blows.
    Ordeal(Ordeal),
    /// An overshield takes damage.
    Shield { who: CombatantId, points: u16 },
    /// A new overshield goes up, unless the old one stays.
    Overshield { who: CombatantId, shield: OvershieldState },
    /// A combatant is pushed away from another, this many squares or until something is in the way.
    Push { who: CombatantId, by: CombatantId, squares: i16 },
    /// A combatant gets away from enemies by these squares, and nobody can answer it.
    SlipAway { who: CombatantId, way: Vec<Pos> },
    /// A combatant's turn is over.
    EndTurn { who: CombatantId },
    /// Something is used that can be used only a number of times.
    UseUp { who: CombatantId, what: WeaponId },
    /// A spell does nothing more.
    Fizzle { who: CombatantId, spell: WeaponId },
    /// Action points are spent on swings.
    Swing { who: CombatantId, points: u16, hit: bool },
    /// A part of the body is lost, or points of an ability.
    Lose { who: CombatantId, loss: Loss },
    /// A combatant falls, recovers or leaves the field.
    Fate { who: CombatantId, fate: Fate },
    /// A combatant falls prone or gets up.
    Posture { who: CombatantId, prone: bool },
    /// A condition begins.
    Begin { who: CombatantId, condition: Condition },
    /// All conditions end that hold until this moment.
    Lapse { until: Until },
    /// A combatant goes on concentrating.
    Heed { who: CombatantId },
    /// A condition ends.
    Cease { who: CombatantId, condition: Condition },
    /// A condition that would have ended with one die holds for all dice of the bearer's attack.
    HoldForTheAttack { who: CombatantId, condition: Condition },
    /// It is settled who acts before the opponents.
    Quick { who: Vec<CombatantId> },
    /// What a combatant is going to do changes.
    Intend {
        who: CombatantId,
        resolve: Box<Resolve>,
        /// What it will cost.
        cost: Cost,
        /// Where it leads, if anywhere.
        end: Option<Pos>,
    },
    /// The game master decides about a combatant.
    Verdict { who: CombatantId, verdict: Box<Verdict> },
    /// The light on a square goes out for good.
    Extinguish { at: Pos },
    /// Part of a combatant's purse is spent.
    Spend { who: CombatantId, cost: Cost },
    /// A combatant sneaks by a roll; anew if nobody has spotted them yet.
    Sneak { who: CombatantId, roll: i32, anew: bool },
    /// A combatant who sneaks has gone this many steps in one move.
    Stride { who: CombatantId, steps: u16 },
    /// A combatant sneaks no longer.
    Reveal { who: CombatantId },
    /// Another combatant spots one who sneaks, or loses sight of them.
    Spot { who: CombatantId, by: CombatantId, seen: bool },
    /// Actions were spent on fighting or moving.
    Toil { who: CombatantId, actions: u8 },
    /// A combatant has gone along these squares, the last of which is where they are now.
    Place { who: CombatantId, path: Vec<Pos> },
    /// A combatant is put somewhere, or comes onto the field.
    Put { who: CombatantId, at: Pos },
    /// Another combatant of the same kind joins the roster.
    Join { like: CombatantId, name: String, side: SideId, at: Pos },
    /// A combatant lights, douses or drops a light that they carry.
    Tend { who: CombatantId, item: WeaponId, how: Tending },
    /// A spell, an item or an attack acts on several targets, the first of the list first.
    TakeIn { who: CombatantId, sweep: Sweep, targets: Vec<CombatantId> },
    /// A spell or an item gives light, on a combatant or on a square.
    Kindle { flame: Flame, on: Target },
    /// A combatant takes up a light that lies about.
    TakeFlame { who: CombatantId, item: WeaponId, from: Pos },
    /// A trap is found, disarmed or sprung.
    Trap(TrapFact),
    /// A weapon is placed on a square, springs or is removed: by whom or on whom, unless the game master says so.
    Placed { at: Pos, what: WeaponId, who: Option<CombatantId>, turn: PlacedTurn },
    /// A combatant comes upon a placed weapon, which strikes them.
    ComeUpon { who: CombatantId, placed: Placed },
    /// The light of the battlefield changes.
    Light { light: Light },
    /// A cue has come, by its place in the scenario's list.
    Cue { cue: u16 },
    /// A side has one more objective.
    AddObjective { side: SideId, objective: Box<Objective> },
    /// The area of an objective was held for one more round, or was not.
    Held {
        /// Its place in the battle's list.
        objective: u16,
        held: bool,
    },
    /// A combatant faces a kind of creature that terrifies.
    Face { who: CombatantId, kind: CreatureId },
    /// An objective is met, or can no longer be met.
    Objective {
        /// Its place in the battle's list.
        objective: u16,
        met: bool,
    },
    /// A weapon falls to the ground.
    Drop { who: CombatantId, weapon: WeaponId },
    /// A weapon that lies about is taken up.
    TakeUp { who: CombatantId, weapon: WeaponId, from: Pos },
    /// A weapon comes to the ready.
    Ready { who: CombatantId, weapon: WeaponId },
    /// Armour is put on or taken off.
    Outfit { who: CombatantId, armour: ArmourId, on: bool },
    /// A door is opened or closed: by whom, unless the game master does it.
    Door { at: Pos, open: bool, by: Option<CombatantId> },
    /// A profile of the program controls a combatant from now on, or a person where there is none.
    Control { who: CombatantId, profile: Option<String> },
    /// The order of play is settled: everybody in it, with the number that counts.
    Order { order: Vec<(CombatantId, i32)> },
    /// A combatant whose turn has begun acts after another from now on.
    Delay { who: CombatantId, after: CombatantId },
    /// It is settled which side goes first.
    FirstSide { side: SideId },
    /// The game master changes the order of play.
    Rank { ruling: Precedence },
    /// Nothing changes, but a fact is told.
    Tell(Box<Happening>),
}

impl From<Change> for Effect {
    fn from(change: Change) -> Effect {
        Effect { change, clause: None }
    }
}

impl Change {
    /// The effect by the rule that a clause names.
    pub fn by(self, clause: impl Into<Clause>) -> Effect {
        Effect { change: self, clause: Some(clause.into()) }
    }

    /// A fact that changes nothing.
    pub fn tell(what: Happening) -> Change {
        Change::Tell(Box::new(what))
    }
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
