//! Effects: the results of an exchange or an order, ready to be applied. Only the engine's Apply reads them.

use serde::{Deserialize, Serialize};

use super::conditions::{Condition, Until};
use super::{
    ArmourId, Clause, CombatantId, Control, CreatureId, Fate, Flame, Happening, Light, Loss, MoraleOrLife,
    Objective, OvershieldState, Placed, PlacedChange, Posture, Precedence, Resolve, SideId, StateChange,
    Sweep, Target, Tending, Track, TrapFact, WeaponId,
};
use crate::grid::Pos;

/// One change to the battle. `clause` is the rule that its fact cites, where the change alone does not settle the rule.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct Effect {
    pub change: Change,
    pub clause: Option<Clause>,
}

/// What changes.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Change {
    /// Points are added to a track, or taken off it if the change is below 0.
    Points { who: CombatantId, track: Track, change: i8 },
    /// Hit points are lost.
    Harm { who: CombatantId, amount: u16 },
    /// Hit points are regained, this many at most.
    Heal { who: CombatantId, amount: u16 },
    /// A combatant's morale or life changes, apart from damage.
    MoraleOrLife(MoraleOrLife),
    /// An overshield takes damage.
    Shield { who: CombatantId, points: u16 },
    /// A combatant gets a new overshield, unless the old one is at least as strong.
    Overshield { who: CombatantId, shield: OvershieldState },
    /// A combatant is pushed away from another, this many squares or until something is in the way.
    Push { who: CombatantId, by: CombatantId, squares: i16 },
    /// A combatant gets away from enemies along these squares, and nobody can react.
    SlipAway { who: CombatantId, way: Vec<Pos> },
    /// A combatant's turn is over.
    EndTurn { who: CombatantId },
    /// Something with a limited number of uses is used.
    UseUp { who: CombatantId, what: WeaponId },
    /// A spell has no further effect.
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
    BeginCondition { who: CombatantId, condition: Condition },
    /// All conditions that last until this moment end.
    Expire { until: Until },
    /// A combatant keeps concentrating.
    KeepConcentration { who: CombatantId },
    /// A condition ends.
    EndCondition { who: CombatantId, condition: Condition },
    /// A condition that would have ended with one die lasts for all dice of the bearer's attack.
    HoldForTheAttack { who: CombatantId, condition: Condition },
    /// It is settled which combatants act before their opponents.
    Quick { who: Vec<CombatantId> },
    /// A combatant's declared intent changes.
    Intend {
        who: CombatantId,
        resolve: Box<Resolve>,
        /// What the intended deeds cost.
        cost: Cost,
        /// The square to which they lead, if any.
        end: Option<Pos>,
    },
    /// The game master decides something about a combatant's state.
    State { who: CombatantId, change: Box<StateChange> },
    /// The light on a square goes out for good.
    Extinguish { at: Pos },
    /// Part of a combatant's turn budget is spent.
    Spend { who: CombatantId, cost: Cost },
    /// A combatant sneaks with this roll; `anew` if nobody has spotted them yet.
    Sneak { who: CombatantId, roll: i32, anew: bool },
    /// A combatant who sneaks has gone this many steps in one move.
    Stride { who: CombatantId, steps: u16 },
    /// A combatant sneaks no longer.
    Reveal { who: CombatantId },
    /// Another combatant spots a sneaking combatant, or loses sight of them.
    Spot { who: CombatantId, by: CombatantId, seen: bool },
    /// Actions were spent on fighting or moving.
    TiringActions { who: CombatantId, actions: u8 },
    /// A combatant has walked along these squares, and now stands on the last.
    Place { who: CombatantId, path: Vec<Pos> },
    /// A combatant is put on a square, or comes onto the field there.
    Put { who: CombatantId, at: Pos },
    /// Another combatant of the same kind joins the roster.
    Join { like: CombatantId, name: String, side: SideId, at: Pos },
    /// A combatant lights, douses or drops a light that they carry.
    Tend { who: CombatantId, item: WeaponId, how: Tending },
    /// A spell, an item or an attack acts on several targets, in the order of the list.
    AffectTargets { who: CombatantId, sweep: Sweep, targets: Vec<CombatantId> },
    /// A spell or an item gives light, on a combatant or on a square.
    Kindle { flame: Flame, on: Target },
    /// A combatant picks up a light from the ground.
    TakeFlame { who: CombatantId, item: WeaponId, from: Pos },
    /// A trap is found, disarmed or sprung.
    Trap(TrapFact),
    /// A weapon is placed on a square, springs or is removed. `who` placed it or is struck; none if the game master
    /// decides it.
    Placed { at: Pos, what: WeaponId, who: Option<CombatantId>, change: PlacedChange },
    /// A combatant comes upon a placed weapon, which strikes them.
    ComeUpon { who: CombatantId, placed: Placed },
    /// The light of the battlefield changes.
    Light { light: Light },
    /// An event of the scenario happens. `cue` is its index in the scenario's list.
    Cue { cue: u16 },
    /// A side has one more objective.
    AddObjective { side: SideId, objective: Box<Objective> },
    /// The area of an objective was held for one more round, or was not.
    Held {
        /// The objective's index in the battle's list.
        objective: u16,
        held: bool,
    },
    /// A combatant sees a kind of creature that terrifies them.
    Face { who: CombatantId, kind: CreatureId },
    /// An objective is met, or can no longer be met.
    Objective {
        /// The objective's index in the battle's list.
        objective: u16,
        met: bool,
    },
    /// A weapon falls to the ground.
    Drop { who: CombatantId, weapon: WeaponId },
    /// A weapon is picked up from the ground.
    TakeUp { who: CombatantId, weapon: WeaponId, from: Pos },
    /// A carried weapon is taken in hand.
    Ready { who: CombatantId, weapon: WeaponId },
    /// Armour is put on or taken off.
    Outfit { who: CombatantId, armour: ArmourId, on: bool },
    /// A door is opened or closed; `by` is none if the game master does it.
    Door { at: Pos, open: bool, by: Option<CombatantId> },
    /// Who decides for a combatant changes: the program at this level, or a person if there is none.
    Control { who: CombatantId, level: Option<String> },
    /// The order of play is settled: all combatants in it, each with the number that decides it.
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
    /// The change as an effect that cites this clause.
    pub fn by(self, clause: impl Into<Clause>) -> Effect {
        Effect { change: self, clause: Some(clause.into()) }
    }

    /// A fact that changes nothing.
    pub fn tell(what: Happening) -> Change {
        Change::Tell(Box::new(what))
    }
}

/// What a deed costs, in the units of a turn's budget.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct Cost {
    /// Movement, in steps.
    pub steps: u16,
    /// Movement that was bought beforehand, in steps.
    pub bought: u16,
    /// Main actions.
    pub main: u8,
    /// Lesser actions; below 0 if the deed buys more than it spends.
    pub swift: i8,
    /// Free actions; below 0 if the deed buys more than it spends.
    pub free: i8,
    /// Reactions.
    pub reaction: u8,
    /// Whether the remaining movement is given up first.
    pub forfeits: bool,
    /// Whether a greater action is traded for one lesser action.
    pub traded: bool,
}

impl Cost {
    /// Whether a greater action is traded for lesser ones to pay this cost.
    pub const fn trades(self) -> bool {
        self.traded || self.swift < 0 || self.free < 0
    }
}

impl Posture {
    /// Prone or standing.
    pub const fn of(prone: bool) -> Posture {
        if prone { Posture::Prone } else { Posture::Standing }
    }
}

impl Control {
    /// Control by the program at this level, or by a person if there is none.
    pub fn of(level: Option<String>) -> Control {
        level.map_or(Control::Player, Control::Opponent)
    }
}
