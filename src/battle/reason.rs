//! Why a number counts in a check, and what a check is for: what the log names beside each die.

use serde::{Deserialize, Serialize};

use super::conditions::Dread;
use super::{
    Ability, BodyPart, Cause, CombatantId, DamageKind, DeedName, Difficulty, Feat, Light, Skill, Tested,
    Track, TrapDeed, WeaponId,
};
use crate::dice;
use crate::grid::Pos;

/// A check whose parts name their reasons.
pub type Check = dice::Check<Reason>;
/// A named part of a check.
pub type Part = dice::Part<Reason>;

/// Why a number is added to a total or to a threshold.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Reason {
    /// The rulebook's own base number.
    Base,
    /// So many aptitudes that apply are held.
    Aptitudes(u8),
    /// The weapon's hit bonus.
    HitBonus,
    /// The target's armour.
    Armour,
    /// Points already on a track.
    Points(Track),
    /// What the weapon adds to a threshold.
    Weapon,
    /// Worn down by a track.
    Worn(Track),
    /// What the other one rolled.
    Opponent(CombatantId),
    /// A score that helps.
    Score(Ability),
    /// What one has been trained for.
    Proficiency,
    /// What one adds to attacks of every kind.
    AttackBonus,
    /// How hard the target is to hit.
    ArmourClass,
    /// Enemies of the target have it between them.
    Flanked,
    /// An enemy could strike the one who shoots.
    Pressed(CombatantId),
    /// Set at the game master's desk.
    GameMaster,
    /// An ally's help.
    Aid(CombatantId),
    /// Cover next to the target.
    Cover,
    /// The target lies on the ground or senseless.
    TargetFallen,
    /// One lies on the ground oneself.
    OnTheGround,
    /// The target is held, and cannot avoid a blow.
    TargetHeld,
    /// The target is senseless, and cannot avoid a blow.
    TargetSenseless,
    /// Somebody holds one, and one's hands are bound.
    HandsBound,
    /// A trauma.
    Trauma(Dread),
    /// What helps to go early.
    Initiative,
    Skill(Skill),
    /// What is left of a skill that one was not taught to use well.
    Untaught(Skill),
    /// The target's dodge.
    Dodge,
    /// The target is off balance.
    OffBalance,
    /// Enemies next to the target, past the first.
    Crowded(u8),
    /// A critical hit.
    Critical,
    /// The target's overshield hides it.
    Overshield,
    /// The target has not spotted the one who sneaks up on it.
    Unseen,
    /// The most watchful of those who look.
    Watched,
    /// One has gone far while sneaking.
    Haste,
    /// One carries too much.
    Load,
    /// One is in the air.
    Aloft,
    /// What a seasoned creature adds.
    Seasoned,
    /// The enemy is twice as many, or more.
    Outnumbered,
    /// One's own are twice as many, or more.
    Outnumbering,
    /// The one whom it follows has got away.
    Deserted(CombatantId),
    /// One is weak from a wound.
    Weakened,
    /// One is exhausted.
    Exhausted,
    /// A friend's command spurs it on.
    Spurred(CombatantId),
    /// A part of the body is lost.
    LostPart(BodyPart),
    /// Many fighters against one, or one against many.
    Detachment,
    /// The target cannot defend itself.
    TargetHelpless,
    /// The target is out of one's own sight.
    TargetUnseen,
    /// A daring manoeuvre, come off or not.
    Daring,
    /// How light it is where that counts.
    Light(Light),
    /// How light it is where that counts, to eyes made for the dark that take it another way.
    Darksight(Light),
    /// How difficult a test is.
    Difficulty(Difficulty),
    /// One was never taught to use the weapon.
    Unproficient,
    /// One was taught to use the weapon.
    Proficient,
    /// One has mastered the weapon.
    Mastery,
    /// One was never taught to move in its armour.
    UntrainedArmour,
    /// One's armour is not made for hiding.
    LoudArmour,
    /// It goes by the same dice as the check before it.
    SameDice,
    /// It is hard to get out of the way of a blow.
    Evading,
    /// It is harder with nothing but bare hands.
    BareHands,
    /// A trait or somebody's help has made a chance to hold on to life better.
    BetterChance,
    /// How one's last chances stand.
    LastChance,
}

impl Purpose {
    /// Whether something is to be reached; else the number itself is the answer, and nothing favours or hampers it.
    pub const fn is_check(self) -> bool {
        !matches!(
            self,
            Purpose::FirstSide
                | Purpose::Lot
                | Purpose::DeathOrMaiming
                | Purpose::Unconsciousness
                | Purpose::Damage { .. }
                | Purpose::Suffering { .. }
                | Purpose::Healing { .. }
                | Purpose::Initiative
                | Purpose::Aftermath
                | Purpose::LostPart
                | Purpose::LostPoints { .. }
                | Purpose::Recovery
                | Purpose::Draining(_)
        ) && match self {
            Purpose::Feat(feat) => feat.is_test(),
            _ => true,
        }
    }

    /// Whether it is rolled just like the check before it, whatever that was favoured or hampered by.
    pub const fn repeats(self) -> bool {
        matches!(self, Purpose::Feat(Feat::Pierce { .. }))
    }
}

/// What a check is rolled for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Purpose {
    /// Which side goes first.
    FirstSide,
    /// Who goes first of those whom no roll has parted.
    Lot,
    /// To hit a target with a weapon.
    Attack {
        /// Who is attacked.
        target: CombatantId,
        weapon: WeaponId,
    },
    /// How much a hit deals.
    Damage { target: CombatantId, weapon: WeaponId, kind: DamageKind },
    /// How much one suffers from what was laid on it.
    Suffering { kind: DamageKind },
    /// How much something heals.
    Healing {
        target: CombatantId,
        /// What heals.
        with: WeaponId,
    },
    /// Its place in the order of play.
    Initiative,
    /// Of a skill or an aptitude, whatever it is for.
    Trial {
        /// What is tried.
        tested: Tested,
        /// Who makes the same check against it.
        against: Option<CombatantId>,
    },
    /// To do better at the same than one who tries it.
    Outdo {
        /// What is tried.
        tested: Tested,
        /// The other one.
        against: CombatantId,
    },
    /// To go unseen.
    Sneak,
    /// To deal with a trap.
    Trap { deed: TrapDeed, at: Pos },
    /// To spot one who sneaks.
    Spot { target: CombatantId },
    /// Whether a hit merely injures.
    Injury,
    /// Whether one who was felled dies or is maimed.
    DeathOrMaiming,
    /// Whether a point on a track is merely taken.
    Endure(Track),
    /// Whether a risked point on a track is escaped.
    Risk(Track),
    /// For how long one lies unconscious.
    Unconsciousness,
    /// To bear something by an ability.
    Save(Ability),
    /// How much of an ability is drawn from one.
    Draining(Ability),
    /// Something in the middle of a fight.
    Feat(Feat),
    /// To get the better of somebody in a contest.
    Contest {
        deed: DeedName,
        /// The other one.
        against: CombatantId,
    },
    /// To withstand somebody in a contest.
    Withstand {
        deed: DeedName,
        /// The other one.
        against: CombatantId,
    },
    /// To keep one's head.
    Morale {
        /// What calls for it.
        cause: Cause,
    },
    /// To get away from the battle.
    Retreat,
    /// To withstand what would get into the blood.
    Corruption,
    /// For or against one other.
    Attempt {
        deed: DeedName,
        /// The other one.
        target: CombatantId,
    },
    /// What stays with one who was saved.
    Aftermath,
    /// Which part of the body is lost.
    LostPart,
    /// How many points of an ability are lost.
    LostPoints { ability: Ability },
    /// How much better one fares for it.
    Recovery,
}
