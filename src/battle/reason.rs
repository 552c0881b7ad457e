//! Reasons: why a number counts in a check, or why a check has advantage or disadvantage. Each reason lists its rules.
//! The log shows both beside the number.

use serde::{Deserialize, Serialize};

use super::conditions::Dread;
use super::{Ability, BodyPart, Clause, CombatantId, Difficulty, Light, Purpose, Skill, Track, clauses};
use crate::dice;

/// A check whose parts give their reasons.
pub type Check = dice::Check<Reason>;
/// A part of a check, with its reason.
pub type Modifier = dice::Modifier<Reason>;

/// Makes from each line a reason and the rules that it cites. `of` and `for` give other rules for one value of the
/// reason, or for one kind of purpose.
macro_rules! reasons {
    ($(
        $(#[doc = $doc:literal])+
        $name:ident $(($data:ty))?: [$($axis:ident :: $clause:ident),*]
            $(of ($of:pat) [$($of_axis:ident :: $of_clause:ident),*])*
            $(for $for:ident [$($for_axis:ident :: $for_clause:ident),*])*,
    )*) => {
        /// Why a number is added to a total or to a threshold, or why a check has advantage or disadvantage.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
        pub enum Reason { $($(#[doc = $doc])+ $name $(($data))?),* }

        impl Reason {
            /// The clauses that the reason cites. A reason without clauses is part of every such check, and the check's
            /// own rule covers it.
            pub const fn clauses(self, purpose: Purpose) -> &'static [Clause] {
                match self {
                    $(
                        $(Reason::$name($of) => &[$(Clause::$of_axis(clauses::$of_axis::$of_clause)),*],)*
                        $(Reason::$name { .. } if purpose.$for() => {
                            &[$(Clause::$for_axis(clauses::$for_axis::$for_clause)),*]
                        })*
                        Reason::$name { .. } => &[$(Clause::$axis(clauses::$axis::$clause)),*],
                    )*
                }
            }
        }
    };
}

reasons! {
    /// The rulebook's own base number.
    Base: [],
    /// The number of aptitudes that apply.
    Aptitudes(u8): [Check::Aptitudes] for is_attack [Check::Aptitudes, Attack::Aptitudes],
    /// The weapon's hit bonus.
    HitBonus: [Attack::HitBonus],
    /// The target's armour.
    Armour: [],
    /// Points already on a track.
    Points(Track): [Track::Fatigue]
        of (Track::Injuries) [Harm::InjuryCheck]
        of (Track::Stress) [Track::Stress],
    /// What the weapon adds to a threshold.
    Weapon: [],
    /// A penalty for points on a track.
    Worn(Track): [Penalty::Worn],
    /// What the opponent rolled.
    Opponent(CombatantId): [Check::Opposed],
    /// An ability.
    Score(Ability): [Check::Ability] for is_save [Check::Save, Check::Ability] for adds_by_its_own_rule [],
    /// The creature's proficiency.
    Proficiency: [Check::Ability] for is_save [Check::Save, Check::Ability] for adds_by_its_own_rule [],
    /// A bonus on attacks of every kind.
    AttackBonus: [Attack::OwnBonus],
    /// The target's armour class.
    ArmourClass: [],
    /// Enemies of the target stand on opposite sides of them.
    Flanked: [Position::Flanked],
    /// This enemy could strike the combatant who shoots.
    Pressed(CombatantId): [Position::Pressed],
    /// The game master's decision.
    GameMaster: [],
    /// An ally's help.
    Aid(CombatantId): [Manoeuvre::Aid],
    /// Cover next to the target.
    Cover: [Position::Cover],
    /// The target is prone or unconscious.
    TargetFallen: [],
    /// The combatant who rolls is prone.
    OnTheGround: [],
    /// The target is held, and cannot avoid an attack.
    TargetHeld: [Manoeuvre::Grapple],
    /// The target is unconscious, and cannot avoid an attack.
    TargetSenseless: [Harm::Felled],
    /// The attacker is held, and their hands are bound.
    HandsBound: [Position::AttackerHeld],
    /// A trauma whose cause is in sight.
    Trauma(Dread): [Track::Trauma],
    /// A bonus on the roll for a place in the order of play.
    Initiative: [],
    /// The combatant's skill.
    Skill(Skill): [],
    /// What counts of a skill in which the combatant has no training.
    Untaught(Skill): [Attack::Untaught],
    /// The target's dodge.
    Dodge: [],
    /// The target is off balance.
    OffBalance: [Attack::Mishap],
    /// The number of enemies next to the target, after the first.
    Crowded(u8): [Position::Crowded],
    /// A critical hit.
    Critical: [Critical::Threshold],
    /// The target's overshield hides them.
    Overshield: [Protection::Overshield],
    /// The target has not spotted the attacker.
    Unseen: [Stealth::Attack, Position::AttackerHidden],
    /// The best observer among the enemies.
    Watched: [],
    /// The combatant has moved far while sneaking.
    Haste: [Stealth::Again],
    /// The combatant carries too much.
    Load: [Movement::Load],
    /// The combatant flies.
    Aloft: [Stealth::Again],
    /// A seasoned creature's bonus.
    Seasoned: [Morale::Check],
    /// The enemies are twice as many, or more.
    Outnumbered: [Morale::Numbers, Morale::HitDice],
    /// The combatant's own side is twice as many as the enemy, or more.
    Outnumbering: [Morale::Numbers, Morale::HitDice],
    /// The leader whom the combatant follows has retreated.
    Deserted(CombatantId): [Morale::Followers],
    /// The combatant is weak from a wound.
    Weakened: [Aftermath::InjuryTable],
    /// The combatant is exhausted.
    Exhausted: [Hardship::Exhausted],
    /// An ally's command.
    Spurred(CombatantId): [Manoeuvre::Command],
    /// The combatant has lost a part of the body.
    LostPart(BodyPart): [Aftermath::LostPart],
    /// A detachment of many fighters against a single fighter, or the other way round.
    Detachment: [Position::Detachments],
    /// The target cannot defend themselves.
    TargetHelpless: [Position::TargetHelpless],
    /// The attacker does not see the target.
    TargetUnseen: [Position::TargetUnseen],
    /// A daring manoeuvre that has succeeded or failed.
    Daring: [Manoeuvre::Daring],
    /// The light level.
    Light(Light): [Light::Bright] of (Light::Darkness) [Light::Darkness] of (Light::Dim) [Light::Dim],
    /// The light level, as a creature with darksight sees it.
    Darksight(Light): [Light::Darksight],
    /// The difficulty of a test.
    Difficulty(Difficulty): [Check::Difficulty],
    /// The attacker was never taught to use the weapon.
    Unproficient: [Attack::Proficiency],
    /// The attacker was taught to use the weapon.
    Proficient: [Attack::Proficiency],
    /// The attacker has mastered the weapon.
    Mastery: [Attack::Proficiency],
    /// The combatant was never taught to move in their armour.
    UntrainedArmour: [Protection::Wearing],
    /// The combatant's armour is too loud for sneaking.
    LoudArmour: [Protection::Wearing],
    /// The check has the same dice as the check before it.
    SameDice: [],
    /// It is hard to evade an attack.
    Evading: [Manoeuvre::Evade],
    /// It is harder to evade with bare hands.
    BareHands: [Attack::Unarmed],
    /// A trait or the help of another gives a dying combatant a better chance to survive.
    BetterChance: [LastChances::Helper],
    /// How good the chances of a dying combatant are.
    LastChance: [LastChances::OwnTest],
}
