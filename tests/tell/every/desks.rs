//! A value of every ruling of the game master. If a case is missing, this does not compile.

use affray::battle::{
    Ability, Against, Aptitude, BodyPart, Desk, DeskFate, Difficulty, Dread, LaidPlight, Light, Loss, Ordeal,
    Plight, Skill, Spirit, Tested, Track, TrapChange, Verdict,
};
use affray::dice::Edge;

use super::AT;
use super::verdicts::verdicts;
use crate::stage::{FOES, RAIDER, WARDEN};

pub fn desks() -> Vec<Desk> {
    let who = WARDEN;
    let mut desks = every!(Desk {
        Grant: [Desk::Grant { who, edge: Edge::Favoured }, Desk::Grant { who, edge: Edge::Plain }],
        Rate: [Desk::Rate { who, difficulty: Difficulty::Easy }],
        Risky: [
            Desk::Risky { who, tested: None, against: Against::Usual },
            Desk::Risky { who, tested: None, against: Against::Number(9) },
            Desk::Risky { who, tested: Some(Tested::Ability(Ability::Dex)), against: Against::Usual },
            Desk::Risky { who, tested: Some(Tested::Ability(Ability::Dex)), against: Against::Number(9) },
            Desk::Risky { who, tested: None, against: Against::One { other: RAIDER, with: None } },
            Desk::Risky {
                who,
                tested: Some(Tested::Skill(Skill::Sneak)),
                against: Against::One { other: RAIDER, with: Some(Tested::Skill(Skill::Sneak)) },
            },
        ],
        Verdict: [Desk::Verdict { who, verdict: Verdict::DecidesAnew }],
        Kindle: [Desk::Kindle { at: AT, level: Light::Lit, feet: 20 }],
        Douse: [Desk::Douse { at: AT }],
        SetDie: [Desk::SetDie { who, face: 4 }],
        Succeed: [Desk::Succeed { who }],
        Points: [Desk::Points { who, track: Track::Stress, change: -1 }],
        Harm: [Desk::Harm { who, amount: 1 }, Desk::Harm { who, amount: 7 }],
        Heal: [Desk::Heal { who, amount: 1 }, Desk::Heal { who, amount: 7 }],
        Risk: [Desk::Risk { who, track: Track::Fatigue }],
        Endure: [Desk::Endure { who, track: Track::Fatigue }],
        Check: [
            Desk::Check {
                who,
                tested: Tested::Skill(Skill::Sneak),
                against: Against::One { other: RAIDER, with: None },
            },
            Desk::Check {
                who,
                tested: Tested::Skill(Skill::Sneak),
                against: Against::One { other: RAIDER, with: Some(Tested::Skill(Skill::Sneak)) },
            },
            Desk::Check { who, tested: Tested::Skill(Skill::Sneak), against: Against::Usual },
            Desk::Check {
                who,
                tested: Tested::Aptitudes(Aptitude::ALL.into_iter().collect()),
                against: Against::Number(4),
            },
        ],
        Fate: [Desk::Fate { who, fate: DeskFate::Able }],
        Prone: [Desk::Prone { who, prone: true }, Desk::Prone { who, prone: false }],
        Ordeal: [
            Desk::Ordeal { ordeal: Ordeal::Spirit { who, spirit: Spirit::Breaks } },
            Desk::Ordeal { ordeal: Ordeal::Saved { who, healed: 0 } },
        ],
        Lose: [
            Desk::Lose { who, loss: Loss::Part(BodyPart::Nose) },
            Desk::Lose { who, loss: Loss::PartBack(BodyPart::Nose) },
            Desk::Lose { who, loss: Loss::Points(Ability::Con, 3) },
            Desk::Lose { who, loss: Loss::Points(Ability::Con, -2) },
        ],
        Trauma: [Desk::Trauma { who, of: Dread::DeadAlly }, Desk::Trauma { who, of: Dread::Defeat }],
        Put: [Desk::Put { who, at: AT }],
        FirstSide: [Desk::FirstSide { side: FOES }],
        Lay: [Desk::Lay { who, plight: LaidPlight::Stunned }],
        Lift: [Desk::Lift { who, plight: Plight::Slowed }],
        Rank: [
            Desk::Rank { who: WARDEN, other: RAIDER, later: false },
            Desk::Rank { who: WARDEN, other: RAIDER, later: true },
        ],
        Bring: [Desk::Bring { who }],
        Add: [Desk::Add { like: RAIDER, name: "Grim".to_owned(), side: FOES, at: AT }],
        Control: [
            Desk::Control { who, profile: None },
            Desk::Control { who, profile: Some("careful".to_owned()) },
        ],
        Trap: [
            Desk::Trap { at: AT, change: TrapChange::Found },
            Desk::Trap { at: AT, change: TrapChange::Disarmed },
            Desk::Trap { at: AT, change: TrapChange::Sprung },
            Desk::Trap { at: AT, change: TrapChange::Set },
        ],
        Light: [Desk::Light { light: Light::Dim }],
        Door: [Desk::Door { at: AT, open: true }, Desk::Door { at: AT, open: false }],
    });
    desks.extend(LaidPlight::ALL.iter().map(|laid| Desk::Lay { who, plight: laid.done_by(RAIDER) }));
    desks.extend(Plight::ALL.iter().map(|plight| Desk::Lift { who, plight: *plight }));
    desks.extend(verdicts().into_iter().map(|verdict| Desk::Verdict { who, verdict }));
    desks.extend(DeskFate::ALL.map(|fate| Desk::Fate { who, fate }));
    desks
}
