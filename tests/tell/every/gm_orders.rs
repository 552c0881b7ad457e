//! A value of every order of the game master. If a case is missing, this does not compile.

use affray::battle::{
    Ability, AddableCondition, Against, Aptitude, BodyPart, Difficulty, Dread, GmFate, GmOrder, Light, Loss,
    MoraleChange, MoraleOrLife, RemovableCondition, Skill, StateChange, Tested, Track, TrapChange,
};
use affray::dice::Edge;

use super::AT;
use super::state_changes::state_changes;
use crate::stage::{ENEMIES, RAIDER, WARDEN};

pub fn gm_orders() -> Vec<GmOrder> {
    let who = WARDEN;
    let mut gm_orders = every!(GmOrder {
        Grant: [GmOrder::Grant { who, edge: Edge::Favoured }, GmOrder::Grant { who, edge: Edge::Plain }],
        SetDifficulty: [GmOrder::SetDifficulty { who, difficulty: Difficulty::Easy }],
        Risky: [
            GmOrder::Risky { who, tested: None, against: Against::Usual },
            GmOrder::Risky { who, tested: None, against: Against::Number(9) },
            GmOrder::Risky { who, tested: Some(Tested::Ability(Ability::Dex)), against: Against::Usual },
            GmOrder::Risky { who, tested: Some(Tested::Ability(Ability::Dex)), against: Against::Number(9) },
            GmOrder::Risky { who, tested: None, against: Against::One { other: RAIDER, with: None } },
            GmOrder::Risky {
                who,
                tested: Some(Tested::Skill(Skill::Sneak)),
                against: Against::One { other: RAIDER, with: Some(Tested::Skill(Skill::Sneak)) },
            },
        ],
        ChangeState: [GmOrder::ChangeState { who, change: StateChange::DecidesAnew }],
        Kindle: [GmOrder::Kindle { at: AT, level: Light::Lit, feet: 20 }],
        Douse: [GmOrder::Douse { at: AT }],
        SetDie: [GmOrder::SetDie { who, face: 4 }],
        Succeed: [GmOrder::Succeed { who }],
        Points: [GmOrder::Points { who, track: Track::Stress, change: -1 }],
        Harm: [GmOrder::Harm { who, amount: 1 }, GmOrder::Harm { who, amount: 7 }],
        Heal: [GmOrder::Heal { who, amount: 1 }, GmOrder::Heal { who, amount: 7 }],
        Risk: [GmOrder::Risk { who, track: Track::Fatigue }],
        Endure: [GmOrder::Endure { who, track: Track::Fatigue }],
        Check: [
            GmOrder::Check {
                who,
                tested: Tested::Skill(Skill::Sneak),
                against: Against::One { other: RAIDER, with: None },
            },
            GmOrder::Check {
                who,
                tested: Tested::Skill(Skill::Sneak),
                against: Against::One { other: RAIDER, with: Some(Tested::Skill(Skill::Sneak)) },
            },
            GmOrder::Check { who, tested: Tested::Skill(Skill::Sneak), against: Against::Usual },
            GmOrder::Check {
                who,
                tested: Tested::Aptitudes(Aptitude::ALL.into_iter().collect()),
                against: Against::Number(4),
            },
        ],
        Fate: [GmOrder::Fate { who, fate: GmFate::Able }],
        Prone: [GmOrder::Prone { who, prone: true }, GmOrder::Prone { who, prone: false }],
        MoraleOrLife: [
            GmOrder::MoraleOrLife {
                event: MoraleOrLife::MoraleChanges { who, change: MoraleChange::Breaks }
            },
            GmOrder::MoraleOrLife { event: MoraleOrLife::Saved { who, healed: 0 } },
        ],
        Lose: [
            GmOrder::Lose { who, loss: Loss::Part(BodyPart::Nose) },
            GmOrder::Lose { who, loss: Loss::PartBack(BodyPart::Nose) },
            GmOrder::Lose { who, loss: Loss::Points(Ability::Con, 3) },
            GmOrder::Lose { who, loss: Loss::Points(Ability::Con, -2) },
        ],
        Trauma: [GmOrder::Trauma { who, of: Dread::DeadAlly }, GmOrder::Trauma { who, of: Dread::Defeat }],
        Put: [GmOrder::Put { who, at: AT }],
        FirstSide: [GmOrder::FirstSide { side: ENEMIES }],
        AddCondition: [GmOrder::AddCondition { who, condition: AddableCondition::Stunned }],
        RemoveCondition: [GmOrder::RemoveCondition { who, condition: RemovableCondition::Slowed }],
        Rank: [
            GmOrder::Rank { who: WARDEN, other: RAIDER, later: false },
            GmOrder::Rank { who: WARDEN, other: RAIDER, later: true },
        ],
        Bring: [GmOrder::Bring { who }],
        Add: [GmOrder::Add { like: RAIDER, name: "Grim".to_owned(), side: ENEMIES, at: AT }],
        Control: [
            GmOrder::Control { who, level: None },
            GmOrder::Control { who, level: Some("soldier".to_owned()) },
        ],
        Trap: [
            GmOrder::Trap { at: AT, change: TrapChange::Found },
            GmOrder::Trap { at: AT, change: TrapChange::Disarmed },
            GmOrder::Trap { at: AT, change: TrapChange::Sprung },
            GmOrder::Trap { at: AT, change: TrapChange::Set },
        ],
        Light: [GmOrder::Light { light: Light::Dim }],
        Door: [GmOrder::Door { at: AT, open: true }, GmOrder::Door { at: AT, open: false }],
    });
    gm_orders.extend(
        AddableCondition::ALL
            .iter()
            .map(|laid| GmOrder::AddCondition { who, condition: laid.done_by(RAIDER) }),
    );
    gm_orders.extend(
        RemovableCondition::ALL
            .iter()
            .map(|condition| GmOrder::RemoveCondition { who, condition: *condition }),
    );
    gm_orders.extend(state_changes().into_iter().map(|change| GmOrder::ChangeState { who, change }));
    gm_orders.extend(GmFate::ALL.map(|fate| GmOrder::Fate { who, fate }));
    gm_orders
}
