//! The basic types of a battle: combatants, orders, effects, facts, scenarios. No rule lives here, and nothing here
//! changes a battle.

mod ability;
mod aptitude;
mod blow;
mod chronicle;
mod clause;
mod components;
pub mod conditions;
mod creature;
pub mod deeds;
mod effect;
mod extra_roll;
mod fact;
mod fate;
pub mod former_words;
mod gm_order;

mod gift;
mod glow;
mod ids;
mod intent;
mod levels;
mod light;
pub mod listed;
pub mod look;
mod loss;
mod morale;
mod morale_or_life;
pub mod nearest;
mod objective;
mod order;
pub mod order_text;
mod outcome;
mod placing;
mod precedence;
pub mod problem;
mod purpose;
pub mod reactions;
mod reason;
mod refusal;
mod scenario;
mod skill;
pub mod source;
mod start;
mod state_change;
mod subject;
mod sweep;
mod temper;
mod terrain;
mod thing;
mod training;
mod trap;
mod why;
pub mod words;
mod working;

pub use ability::{Ability, Scores};
pub use aptitude::{Aptitude, AptitudeSet};
pub use blow::{Blow, DamageDice, DamageFamily, DamageKind, Overshield, Reduction, Scale};
pub use chronicle::{Chronicle, Fact};
pub use clause::Clause;
/// One enum of clauses for each axis, under the name of the axis.
pub mod clauses {
    pub use super::clause::{
        Aftermath, Attack, Budget, Check, Critical, Damage, Exit, Hardship, Harm, Initiative, LastChances,
        Leaving, Light, Manoeuvre, Morale, Movement, Opening, Penalty, Position, Protection, Range, Reaction,
        Stealth, Tempo, Time, Track,
    };
}
pub use components::{
    Arms, Body, BodyItem, BodyReadOnly, BodyState, Chances, Components, Conditions, Control, Fatigue,
    HitPoints, Injuries, LimitedUses, Outfit, Place, Posture, Shield, Sneaking, Stress, Swung, TiringActions,
    Track, TurnBudget,
};
pub use conditions::{
    AddableCondition, Affliction, Condition, ConditionKind, ConditionName, Dread, RemovableCondition, Until,
};
pub use creature::{
    Armour, ArmourBlock, ArmourWeight, Creature, CreatureBlock, CreatureId, DefenceKind, Item, Weapon,
    WeaponBlock, WeaponKind, block_of,
};
pub use deeds::{Deed, DeedKind, DeedName, HeldDeed, Manner, Share, Swings};
pub use effect::{Change, Cost, Effect};
pub use extra_roll::ExtraRoll;
pub use fact::{FlameFact, Happening};
pub use fate::{DyingState, Fate};
pub use gift::{Trait, WeaponClass};
pub use glow::{Glow, Lamps};
pub use gm_order::{GmFate, GmOrder};
pub use ids::{ArmourId, CombatantId, SideId, SideSet, Steps, ThingId, WeaponId};
pub use intent::{Intent, Planned, Resolve};
pub use levels::{Levels, Thinking};
pub use light::{CarriedLights, Fire, Flame, Light, LightEffect, LightRange, Tending};
pub use listed::Listed;
pub use look::{Token, WeaponLook};
pub use loss::{BodyPart, Corruption, Loss, Losses, Stage};
pub use morale::{Alarm, Cause, Grouping, MoraleChange, MoraleState};
pub use morale_or_life::MoraleOrLife;
pub use objective::Objective;
pub use order::{Order, Shift};
pub use outcome::{Halt, Outcome};
pub use placing::{Placed, PlacedChange, PlacedFact, Placing};
pub use precedence::Precedence;
pub use problem::{Arg, Complaint, Phrase, Problem, Related, Severity};
pub use purpose::Purpose;
pub use reactions::{
    CreatureReaction, NamedReaction, Occasion, Offer, PossibleReaction, Reaction, ReactionName,
};
pub use reason::{Check, Modifier, Reason};
pub use refusal::Refusal;
pub use scenario::{
    CarriedLight, CombatantEntry, Cue, MOST_COMBATANTS, MOST_LIGHTS, MOST_THINGS, PlacedLight, PlacedShine,
    Scenario, Seating, Side, Then, When,
};
pub use skill::{Against, Difficulty, Skill, Skills, Tested};
pub use source::{Place as TextPlace, Source, Span};
pub use start::Start;
pub(crate) use start::starting_state;
pub use state_change::{StateChange, Stock};
pub use sweep::Sweep;
pub use temper::{MOST_WEIGHT, Temper, Term};
pub use terrain::{Biome, Board, BoardState, Field, Ground, Terrain};
pub use thing::{Thing, Whereabouts};
pub use training::{DamageAbility, Magic, Training};
pub use trap::{Trap, TrapChange, TrapDeed, TrapEnd, TrapFact, TrapState};
pub use why::{Because, Course, Reasons, Reflex};
pub use working::{
    ActionCost, Amount, Area, Avoided, Drained, Laid, Lasts, OvershieldEffect, OvershieldState, Save, Sort,
    Target, Working,
};
