//! Reasons: why a number counts in a check, or why a check is favoured or hampered, and the rules of each. The log says
//! both beside the number.

use serde::{Deserialize, Serialize};

use super::conditions::Dread;
use super::{Ability, BodyPart, Clause, CombatantId, Difficulty, Light, Purpose, Skill, Track, clauses};
use crate::dice;

/// A check whose parts name their reasons.
pub type Check = dice::Check<Reason>;
/// A named part of a check.
pub type Modifier = dice::Modifier<Reason>;

/// Makes of each line a reason and its rules: those behind the colon, unless another list fits, which says what
/// the reason is `of` or what kind of purpose the check is `for`.
macro_rules! reasons {
    ($(
        $(#[doc = $doc:literal])+
        $name:ident $(($data:ty))?: [$($axis:ident :: $clause:ident),*]
            $(of ($of:pat) [$($of_axis:ident :: $of_clause:ident),*])*
            $(for $for:ident [$($for_axis:ident :: $for_clause:ident),*])*,
    )*) => {
        /// Why a number is added to a total or to a threshold, or why a check is favoured or hampered.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
        pub enum Reason { $($(#[doc = $doc])+ $name $(($data))?),* }

        impl Reason {
            /// The clauses whose rules it comes from. Where there are none, it is part of every such check, and the rule of
            /// the check covers it.
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
    /// What a combatant was trained for.
    Proficiency: [Check::Ability] for is_save [Check::Save, Check::Ability] for adds_by_its_own_rule [],
    /// A bonus on attacks of every kind.
    AttackBonus: [Attack::OwnBonus],
    /// How hard the target is to hit.
    ArmourClass: [],
    /// Enemies of the target stand on opposite sides of them.
    Flanked: [Position::Flanked],
    /// This enemy could strike the combatant who shoots.
    Pressed(CombatantId): [Position::Pressed],
    /// The game master has decided it.
    GameMaster: [],
    /// An ally's help.
    Aid(CombatantId): [Manoeuvre::Aid],
    /// Cover next to the target.
    Cover: [Position::Cover],
    /// The target is prone or unconscious.
    TargetFallen: [],
    /// The combatant who rolls is prone.
    OnTheGround: [],
    /// The target is held, and cannot avoid a blow.
    TargetHeld: [Manoeuvre::Grapple],
    /// The target is unconscious, and cannot avoid a blow.
    TargetSenseless: [Harm::Felled],
    /// The attacker is held, and their hands are bound.
    HandsBound: [Position::AttackerHeld],
    /// A trauma whose cause is in sight.
    Trauma(Dread): [Track::Trauma],
    /// A bonus on the roll for a place in the order of play.
    Initiative: [],
    /// How practised the combatant is.
    Skill(Skill): [],
    /// What is left of a skill in which a combatant has no training.
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
    /// The most watchful of those who look.
    Watched: [],
    /// The combatant has gone far while sneaking.
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
    /// The leader whom the combatant follows has got away.
    Deserted(CombatantId): [Morale::Followers],
    /// The combatant is weak from a wound.
    Weakened: [Aftermath::InjuryTable],
    /// The combatant is exhausted.
    Exhausted: [Hardship::Exhausted],
    /// A friend's command.
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
    /// How light it is where that matters.
    Light(Light): [Light::Bright] of (Light::Darkness) [Light::Darkness] of (Light::Dim) [Light::Dim],
    /// The same for eyes made for the dark, which take the light in another way.
    Darksight(Light): [Light::Darksight],
    /// How difficult a test is.
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
    /// The check is rolled by the same dice as the check before it.
    SameDice: [],
    /// It is hard to evade a blow.
    Evading: [Manoeuvre::Evade],
    /// It is harder with bare hands.
    BareHands: [Attack::Unarmed],
    /// A trait or the help of another gives a dying combatant a better chance to survive.
    BetterChance: [LastChances::Helper],
    /// How good the chances of a dying combatant are.
    LastChance: [LastChances::OwnTest],
}
