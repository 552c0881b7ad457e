//! Values of every case that has a sentence. If a case is missing, this does not compile.

use affray::battle::conditions::Assured;
use affray::battle::{
    Ability, BodyPart, Cause, Condition, CreatureId, DamageKind, DeedName, Difficulty, Dread, ExtraRoll,
    Fate, Light, Objective, Purpose, Reason, Skill, Tested, Track, TrapDeed, Until,
};
use affray::grid::Pos;

use affray::tell::{Words, key_of};

use crate::conditions::every_condition;
use crate::stage::{AXE, OTHER, RAIDER, RELIC, WARDEN};

/// Values of every case of an enum. If a case is missing, this does not compile.
macro_rules! every {
    ($type:ident { $( $case:ident: [ $($value:expr),+ $(,)? ] ),* $(,)? }) => {{
        fn is_listed(value: &$type) {
            match value { $( $type::$case { .. } => {} ),* }
        }
        let every: Vec<$type> = vec![ $( $( $value ),+ ),* ];
        every.iter().for_each(is_listed);
        every
    }};
}

mod gm_orders;
mod happenings;
mod refusals;
mod rolls;
mod state_changes;
pub use gm_orders::gm_orders;
pub use happenings::happenings;
pub use refusals::refusals;
pub use rolls::rolls;

pub const AT: Pos = Pos::new(2, 1);

pub fn tracks() -> [Track; 3] {
    Track::ALL
}

pub fn conditions() -> Vec<Condition> {
    let kinds = every_condition();
    let untils = every!(Until {
        NextCheck: [Until::NextCheck],
        NextCheckOfRound: [Until::NextCheckOfRound(2)],
        TurnStart: [Until::TurnStart(RAIDER)],
        TurnEnd: [Until::TurnEnd(RAIDER)],
        AttackEnds: [Until::AttackEnds(WARDEN)],
        ConcentrationEnds: [Until::ConcentrationEnds(WARDEN)],
        HoldEnds: [Until::HoldEnds],
        Round: [Until::Round(3)],
        Battle: [Until::Battle],
        Lasting: [Until::Lasting],
    });
    let of = |kind, until, source| Condition { kind, source, until };
    let kinds = kinds
        .into_iter()
        .flat_map(|kind| [of(kind, Until::Battle, Some(OTHER)), of(kind, Until::Battle, None)]);
    kinds.chain(untils.into_iter().map(|until| of(Assured {}.into(), until, None))).collect()
}

pub fn fates() -> Vec<Fate> {
    every!(Fate {
        Awaited: [Fate::Awaited],
        Able: [Fate::Able],
        Paralysed: [Fate::Paralysed],
        Delirious: [Fate::Delirious],
        Unconscious: [
            Fate::Unconscious { turns: Some(1) },
            Fate::Unconscious { turns: Some(4) },
            Fate::Unconscious { turns: None },
        ],
        Down: [Fate::Down],
        Maimed: [Fate::Maimed],
        Surrendered: [Fate::Surrendered],
        Dead: [Fate::Dead],
        Gone: [Fate::Gone],
    })
}

pub fn objectives() -> Vec<Objective> {
    let area = vec![Pos::new(1, 4), Pos::new(3, 2)];
    every!(Objective {
        Defeat: [Objective::Defeat],
        Survive: [Objective::Survive { rounds: 1 }, Objective::Survive { rounds: 5 }],
        Reach: [
            Objective::Reach { area: area.clone(), count: 1 },
            Objective::Reach { area: vec![AT], count: 2 },
        ],
        Hold: [
            Objective::Hold { area: area.clone(), rounds: 1 },
            Objective::Hold { area: area.clone(), rounds: 2 },
        ],
        Escape: [Objective::Escape { count: 1 }, Objective::Escape { count: 3 }],
        Protect: [Objective::Protect { who: WARDEN }],
        ProtectUntil: [
            Objective::ProtectUntil { who: WARDEN, rounds: 1 },
            Objective::ProtectUntil { who: WARDEN, rounds: 5 },
        ],
        NamedReach: [
            Objective::NamedReach { area: area.clone(), who: vec![WARDEN] },
            Objective::NamedReach { area: vec![AT], who: vec![WARDEN, OTHER] },
        ],
        NamedEscape: [Objective::NamedEscape { who: vec![WARDEN, OTHER] }],
        Beat: [Objective::Beat { who: RAIDER }],
        CarryOff: [Objective::CarryOff { thing: RELIC }],
        Bring: [Objective::Bring { thing: RELIC, area: area.clone() }],
        Keep: [Objective::Keep { thing: RELIC, rounds: 1 }, Objective::Keep { thing: RELIC, rounds: 3 },],
        AnyOf: [Objective::AnyOf { aims: vec![Objective::Defeat, Objective::Reach { area, count: 2 }] }],
    })
}

pub fn purposes() -> Vec<Purpose> {
    let mut purposes = every!(Purpose {
        FirstSide: [Purpose::FirstSide],
        Lot: [Purpose::Lot],
        Save: [Purpose::Save(Ability::Str)],
        Draining: [Purpose::Draining(Ability::Dex)],
        Attack: [Purpose::Attack { target: WARDEN, weapon: AXE }],
        Damage: [Purpose::Damage { target: WARDEN, weapon: AXE, kind: DamageKind::Plain }],
        Suffering: [Purpose::Suffering { kind: DamageKind::Bleed }],
        Healing: [Purpose::Healing { target: WARDEN, with: AXE }],
        Initiative: [Purpose::Initiative],
        Trial: [
            Purpose::Trial { tested: Tested::Skill(Skill::Vigor), against: None },
            Purpose::Trial { tested: Tested::Skill(Skill::Vigor), against: Some(RAIDER) },
        ],
        Outdo: [Purpose::Outdo { tested: Tested::Skill(Skill::Vigor), against: RAIDER }],
        ExtraRoll: [
            Purpose::ExtraRoll(ExtraRoll::Confirm { target: WARDEN, weapon: AXE }),
            Purpose::ExtraRoll(ExtraRoll::Pierce { target: WARDEN, weapon: AXE }),
            Purpose::ExtraRoll(ExtraRoll::Save { attacker: WARDEN, from: AXE }),
            Purpose::ExtraRoll(ExtraRoll::Evade { attacker: WARDEN }),
            Purpose::ExtraRoll(ExtraRoll::Extricate),
            Purpose::ExtraRoll(ExtraRoll::HoldOn),
            Purpose::ExtraRoll(ExtraRoll::RiskyDeed),
            Purpose::ExtraRoll(ExtraRoll::HowMany { with: AXE }),
            Purpose::ExtraRoll(ExtraRoll::Tend { target: WARDEN }),
        ],
        Sneak: [Purpose::Sneak],
        Trap: [
            Purpose::Trap { deed: TrapDeed::Find, at: AT },
            Purpose::Trap { deed: TrapDeed::Disarm, at: AT },
            Purpose::Trap { deed: TrapDeed::Avoid, at: AT },
        ],
        Spot: [Purpose::Spot { target: RAIDER }],
        Injury: [Purpose::Injury],
        DeathOrMaiming: [Purpose::DeathOrMaiming],
        Endure: [Purpose::Endure(Track::Fatigue), Purpose::Endure(Track::Stress)],
        Risk: [Purpose::Risk(Track::Fatigue)],
        Unconsciousness: [Purpose::Unconsciousness],
        Morale: [
            Purpose::Morale { cause: Cause::BattleBegins },
            Purpose::Morale { cause: Cause::FirstKilled },
            Purpose::Morale { cause: Cause::LeaderKilled(OTHER) },
            Purpose::Morale { cause: Cause::TidePlain },
            Purpose::Morale { cause: Cause::Deserted(OTHER) },
            Purpose::Morale { cause: Cause::Frightened(WARDEN) },
            Purpose::Morale { cause: Cause::Called(OTHER) },
            Purpose::Morale { cause: Cause::Asked },
        ],
        Retreat: [Purpose::Retreat],
        Corruption: [Purpose::Corruption],
        Attempt: [Purpose::Attempt { deed: DeedName::Stabilise, target: OTHER }],
        Aftermath: [Purpose::Aftermath],
        LostPart: [Purpose::LostPart],
        LostPoints: [Purpose::LostPoints { ability: Ability::Con }],
        Recovery: [Purpose::Recovery],
        Contest: [Purpose::Contest { deed: DeedName::Trip, against: WARDEN }],
        Withstand: [Purpose::Withstand { deed: DeedName::Trip, against: RAIDER }],
    });
    // A deed with one sentence about an attempt or a contest must have all sentences about it.
    let words = Words::english();
    for deed in DeedName::ALL.iter().copied() {
        let says = |part: &str| {
            ["rolled", "purpose"].iter().any(|of| words.has(&format!("{of}-{part}-{}", key_of(deed.name()))))
        };
        if says("contest") || says("withstand") {
            purposes.push(Purpose::Contest { deed, against: WARDEN });
            purposes.push(Purpose::Withstand { deed, against: WARDEN });
        }
        if says("attempt") {
            purposes.push(Purpose::Attempt { deed, target: WARDEN });
        }
    }
    let damage = |kind| Purpose::Damage { target: WARDEN, weapon: AXE, kind };
    purposes.extend(DamageKind::ALL.map(damage));
    purposes
}

pub fn reasons() -> Vec<Reason> {
    let mut reasons = every!(Reason {
        Base: [Reason::Base],
        Watched: [Reason::Watched],
        Detachment: [Reason::Detachment],
        TargetHelpless: [Reason::TargetHelpless],
        TargetUnseen: [Reason::TargetUnseen],
        Daring: [Reason::Daring],
        Light: [Reason::Light(Light::Dim)],
        Darksight: [Reason::Darksight(Light::Dim)],
        Initiative: [Reason::Initiative],
        Skill: [Reason::Skill(Skill::Blades)],
        Untaught: [Reason::Untaught(Skill::Blades)],
        Dodge: [Reason::Dodge],
        OffBalance: [Reason::OffBalance],
        Load: [Reason::Load],
        Crowded: [Reason::Crowded(1), Reason::Crowded(3)],
        Critical: [Reason::Critical],
        Overshield: [Reason::Overshield],
        Unseen: [Reason::Unseen],
        Haste: [Reason::Haste],
        Aloft: [Reason::Aloft],
        Seasoned: [Reason::Seasoned],
        Outnumbered: [Reason::Outnumbered],
        Outnumbering: [Reason::Outnumbering],
        Deserted: [Reason::Deserted(OTHER)],
        Weakened: [Reason::Weakened],
        Exhausted: [Reason::Exhausted],
        Spurred: [Reason::Spurred(OTHER)],
        LostPart: [Reason::LostPart(BodyPart::Eye)],
        Difficulty: [Reason::Difficulty(Difficulty::Average)],
        Unproficient: [Reason::Unproficient],
        Proficient: [Reason::Proficient],
        Mastery: [Reason::Mastery],
        UntrainedArmour: [Reason::UntrainedArmour],
        LoudArmour: [Reason::LoudArmour],
        SameDice: [Reason::SameDice],
        Evading: [Reason::Evading],
        BareHands: [Reason::BareHands],
        LastChance: [Reason::LastChance],
        Aptitudes: [Reason::Aptitudes(1), Reason::Aptitudes(2), Reason::Aptitudes(3), Reason::Aptitudes(4)],
        Score: [Reason::Score(Ability::Con)],
        Proficiency: [Reason::Proficiency],
        AttackBonus: [Reason::AttackBonus],
        ArmourClass: [Reason::ArmourClass],
        Flanked: [Reason::Flanked],
        Pressed: [Reason::Pressed(OTHER)],
        HitBonus: [Reason::HitBonus],
        Armour: [Reason::Armour],
        Points: [Reason::Points(Track::Injuries)],
        Weapon: [Reason::Weapon],
        Worn: [Reason::Worn(Track::Injuries)],
        Opponent: [Reason::Opponent(RAIDER)],
        GameMaster: [Reason::GameMaster],
        Aid: [Reason::Aid(OTHER)],
        Cover: [Reason::Cover],
        TargetFallen: [Reason::TargetFallen],
        OnTheGround: [Reason::OnTheGround],
        TargetHeld: [Reason::TargetHeld],
        TargetSenseless: [Reason::TargetSenseless],
        BetterChance: [Reason::BetterChance],
        HandsBound: [Reason::HandsBound],
        Trauma: [Reason::Trauma(Dread::DeadAlly), Reason::Trauma(Dread::Creature(CreatureId(0)))],
    });
    reasons.extend(Skill::ALL.map(Reason::Skill));
    reasons.extend(Difficulty::ALL.map(Reason::Difficulty));
    reasons.extend(Ability::ALL.iter().copied().map(Reason::Score));
    reasons.extend(tracks().into_iter().flat_map(|track| [Reason::Points(track), Reason::Worn(track)]));
    reasons
}
