//! Every happening, with values for each sentence that it can give.

use affray::battle::deeds::{End, Hide, Stand};
use affray::battle::reactions::{Cast, OpportunityAttack, Readied, Step, Strike};
use affray::battle::{
    Ability, ArmourId, BodyPart, Cause, CombatantId, Cost, CreatureId, Deed, Fate, Fire, Flame, FlameFact,
    GmOrder, Halt, Happening, HeldDeed, Light, LightRange, Loss, MoraleChange, MoraleOrLife, Objective,
    Occasion, Offer, Outcome, PlacedChange, PlacedFact, Purpose, Reaction, Scale, SideSet, Steps, Target,
    Track, TrapChange, TrapFact,
};
use affray::grid::Pos;

use super::{AT, conditions, fates, gm_orders, objectives, rolls, tracks};
use crate::deeds::every_deed;
use crate::stage::{AXE, ENEMIES, PARTY, RAIDER, WARDEN};

const SHINE: LightRange = LightRange { level: Light::Dim, feet: 30, lit_within: 10 };
const TORCH: Flame = Flame { item: Some(AXE), spell: None, shine: SHINE, fire: Fire::Out { rounds: None } };
const SPELL: Flame = Flame { item: None, spell: Some((RAIDER, AXE)), ..TORCH };

fn placed(who: Option<CombatantId>, change: PlacedChange) -> Happening {
    Happening::Placed(PlacedFact { at: AT, what: AXE, who, change, known_by: SideSet::ALL })
}

fn flames() -> Vec<FlameFact> {
    let who = WARDEN;
    every!(FlameFact {
        Lit: [FlameFact::Lit { who, item: AXE }],
        Doused: [FlameFact::Doused { who, item: AXE }],
        Dropped: [FlameFact::Dropped { who, flame: TORCH, at: AT }],
        TakenUp: [FlameFact::TakenUp { who, flame: TORCH, from: AT }],
        Kindled: [
            FlameFact::Kindled { flame: SPELL, on: Target::One(who) },
            FlameFact::Kindled { flame: SPELL, on: Target::Square(AT) },
        ],
        BurntDown: [FlameFact::BurntDown { who, flame: TORCH }, FlameFact::BurntDown { who, flame: SPELL },],
        BurntOut: [
            FlameFact::BurntOut { flame: TORCH, at: AT },
            FlameFact::BurntOut { flame: Flame { item: None, ..TORCH }, at: AT },
            FlameFact::BurntOut { flame: SPELL, at: AT },
        ],
    })
}

fn offered(reaction: impl Into<Reaction>) -> Happening {
    Happening::Offered { offer: Offer { to: RAIDER, reaction: reaction.into() } }
}

pub fn happenings() -> Vec<Happening> {
    let who = WARDEN;
    let target = WARDEN;
    let offer = Offer { to: RAIDER, reaction: OpportunityAttack { target, weapon: AXE }.into() };
    let readied = |deed| {
        let reaction = Readied { on: Occasion::EnemyInSight, deed, target }.into();
        Offer { to: RAIDER, reaction }
    };
    let step = |on| Step { on, to: AT, target };
    let step_aside = Offer { to: RAIDER, reaction: step(Occasion::Attacked).into() };
    let readied_strike = readied(HeldDeed::Strike { weapon: AXE });
    let readied_deed = readied(HeldDeed::Hide(Hide {}));
    let aim = Objective::Defeat;
    let condition = conditions()[0];
    let mut all = every!(Happening {
        RoundBegins: [Happening::RoundBegins { round: 2, seconds: 6 }],
        FirstSide: [Happening::FirstSide { side: ENEMIES }],
        OrderSettled: [Happening::OrderSettled { order: vec![(WARDEN, 17), (RAIDER, 3)] }],
        Delays: [Happening::Delays { who: WARDEN, after: RAIDER }],
        Traded: [
            Happening::Traded { who: RAIDER, cost: Cost { main: 1, swift: -1, ..Cost::default() } },
            Happening::Traded { who: RAIDER, cost: Cost { swift: 1, free: -1, ..Cost::default() } },
        ],
        Swung: [
            Happening::Swung { who: RAIDER, points: 24, hit: true },
            Happening::Swung { who: RAIDER, points: 12, hit: false },
        ],
        Harmed: [
            Happening::Harmed { who: RAIDER, amount: 1, now: 0 },
            Happening::Harmed { who: RAIDER, amount: 7, now: 12 },
        ],
        Healed: [Happening::Healed { who: RAIDER, amount: 3, now: 9 }],
        MoraleOrLife: [
            Happening::MoraleOrLife {
                event: MoraleOrLife::Alarm { side: ENEMIES, cause: Cause::FirstKilled }
            },
            Happening::MoraleOrLife {
                event: MoraleOrLife::MoraleCheck { who, cause: Cause::Frightened(RAIDER) }
            },
            Happening::MoraleOrLife {
                event: MoraleOrLife::MoraleChanges { who, change: MoraleChange::Breaks }
            },
            Happening::MoraleOrLife {
                event: MoraleOrLife::MoraleChanges { who, change: MoraleChange::Rallies }
            },
            Happening::MoraleOrLife {
                event: MoraleOrLife::MoraleChanges { who, change: MoraleChange::HeldBack }
            },
            Happening::MoraleOrLife { event: MoraleOrLife::Runs { who } },
            Happening::MoraleOrLife { event: MoraleOrLife::ChanceLost { who } },
            Happening::MoraleOrLife { event: MoraleOrLife::Tended { who } },
            Happening::MoraleOrLife { event: MoraleOrLife::Saved { who, healed: 0 } },
            Happening::MoraleOrLife { event: MoraleOrLife::Saved { who, healed: 4 } },
            Happening::MoraleOrLife { event: MoraleOrLife::Exposed { who, weapon: AXE } },
            Happening::MoraleOrLife { event: MoraleOrLife::Sickens { who } },
            Happening::MoraleOrLife { event: MoraleOrLife::Rests { who } },
            Happening::MoraleOrLife { event: MoraleOrLife::FightEnds },
        ],
        Shielded: [Happening::Shielded { who: RAIDER, amount: 4, left: 2 }],
        Intends: [
            Happening::Intends { who: RAIDER, deeds: Vec::new() },
            Happening::Intends { who: RAIDER, deeds: vec![Deed::from(Hide {}), Deed::from(Stand {})] },
        ],
        Thwarted: [Happening::Thwarted { who, deed: Deed::from(Hide {}) }],
        Reconsiders: [Happening::Reconsiders { who: RAIDER }],
        Scaled: [
            Happening::Scaled { who: RAIDER, scale: Scale::Double, amount: 12 },
            Happening::Scaled { who: RAIDER, scale: Scale::Half, amount: 1 },
        ],
        Lost: [
            Happening::Lost { who: RAIDER, loss: Loss::Points(Ability::Str, 3), left: 7 },
            Happening::Lost { who: RAIDER, loss: Loss::Part(BodyPart::Ear), left: 0 },
            Happening::Lost { who: RAIDER, loss: Loss::PartBack(BodyPart::Ear), left: 0 },
        ],
        KeptOff: [
            Happening::KeptOff { who: RAIDER, amount: 1 },
            Happening::KeptOff { who: RAIDER, amount: 6 },
        ],
        ShieldRaised: [
            Happening::ShieldRaised { who: RAIDER, hp: 0 },
            Happening::ShieldRaised { who: RAIDER, hp: 12 },
        ],
        ShieldStays: [Happening::ShieldStays { who: RAIDER }],
        ShieldEnded: [Happening::ShieldEnded { who: RAIDER }],
        Warded: [Happening::Warded { who: RAIDER }],
        Pushed: [Happening::Pushed { who: RAIDER, by: WARDEN }],
        UsedUp: [
            Happening::UsedUp { who: RAIDER, what: AXE, left: 0 },
            Happening::UsedUp { who: RAIDER, what: AXE, left: 2 },
        ],
        Fizzled: [Happening::Fizzled { who: RAIDER, spell: AXE }],
        ChangedPlaces: [Happening::ChangedPlaces { who, with: RAIDER }],
        Plans: [Happening::Plans { who }],
        Sneaks: [Happening::Sneaks { who, roll: 17 }],
        Hides: [Happening::Hides { who, roll: 17 }],
        Revealed: [Happening::Revealed { who }],
        SideGoes: [Happening::SideGoes { side: PARTY }],
        TurnBegins: [Happening::TurnBegins { who }],
        TurnEnds: [Happening::TurnEnds { who }],
        Declared: [Happening::Declared { who, deed: Deed::from(End {}) }],
        Ruled: [Happening::Ruled { gm_order: GmOrder::Succeed { who } }],
        Rolled: [rolls()[0].clone()],
        Assured: [Happening::Assured { who, purpose: Purpose::Injury }],
        Leaves: [Happening::Leaves { who, from: AT, to: Pos::new(3, 1) }],
        Moved: [
            Happening::Moved { who, path: vec![AT] },
            Happening::Moved { who, path: vec![Pos::new(0, 0), Pos::new(1, 0), AT] },
            Happening::Moved { who, path: Vec::new() },
        ],
        HardGoing: [Happening::HardGoing { who, more: Steps(3) }],
        Arrived: [Happening::Arrived { who, at: AT }],
        Joined: [Happening::Joined { who }],
        Halted: [
            Happening::Halted { who, at: AT, why: Halt::Blocked { by: RAIDER } },
            Happening::Halted { who, at: AT, why: Halt::Stopped },
        ],
        Points: [Happening::Points { who, track: Track::Injuries, now: 1 }],
        Fate: [Happening::Fate { who, fate: Fate::Dead }],
        Posture: [Happening::Posture { who, prone: true }, Happening::Posture { who, prone: false }],
        ConditionBegan: [Happening::ConditionBegan { who, condition }],
        ConditionEnded: [Happening::ConditionEnded { who, condition }],
        Dropped: [Happening::Dropped { who, weapon: AXE, at: AT }],
        TakenUp: [Happening::TakenUp { who, weapon: AXE, from: AT }],
        Readied: [Happening::Readied { who, weapon: AXE }],
        Outfitted: [
            Happening::Outfitted { who, armour: ArmourId(0), on: true },
            Happening::Outfitted { who, armour: ArmourId(0), on: false },
        ],
        SecondMove: [Happening::SecondMove { who }],
        DoorMoved: [
            Happening::DoorMoved { at: AT, open: true, by: Some(who) },
            Happening::DoorMoved { at: AT, open: false, by: None },
        ],
        ControlChanged: [
            Happening::ControlChanged { who, level: None },
            Happening::ControlChanged { who, level: Some("brute".to_owned()) },
        ],
        Faced: [Happening::Faced { who, kind: CreatureId(1) }],
        Offered: [
            Happening::Offered { offer },
            offered(Strike { on: Occasion::EnemyInReach, weapon: AXE, target }),
            offered(Cast { on: Occasion::AdjacentAllyAttacked, spell: AXE, target }),
            offered(step(Occasion::Attacked)),
            Happening::Offered { offer: readied_strike },
            Happening::Offered { offer: readied_deed },
            offered(step(Occasion::SpellCast)),
        ],
        Answered: [
            Happening::Answered { offer, accepted: true },
            Happening::Answered { offer, accepted: false },
            Happening::Answered { offer: readied_strike, accepted: true },
            Happening::Answered { offer: readied_strike, accepted: false },
            Happening::Answered { offer: readied_deed, accepted: true },
            Happening::Answered { offer: readied_deed, accepted: false },
            Happening::Answered { offer: step_aside, accepted: true },
            Happening::Answered { offer: step_aside, accepted: false },
        ],
        Sighted: [Happening::Sighted { who, at: AT, by: ENEMIES }],
        LostSight: [Happening::LostSight { who, by: ENEMIES }],
        Said: [Happening::Said { words: "A horn sounds.".to_owned() }],
        Flame: [Happening::Flame(FlameFact::Lit { who, item: AXE })],
        Placed: [
            placed(None, PlacedChange::Removed),
            placed(None, PlacedChange::Found),
            placed(None, PlacedChange::Laid),
            placed(None, PlacedChange::Sprung),
            placed(Some(WARDEN), PlacedChange::Laid),
            placed(Some(WARDEN), PlacedChange::Sprung),
            placed(Some(WARDEN), PlacedChange::Removed),
            placed(Some(WARDEN), PlacedChange::Found),
        ],
        Trap: [Happening::Trap(TrapFact { at: AT, who: None, change: TrapChange::Avoided })],
        LightChanged: [Happening::LightChanged { light: Light::Dim }],
        ObjectiveAdded: [Happening::ObjectiveAdded { side: PARTY, objective: 0, aim: aim.clone() }],
        ObjectiveSettled: [
            Happening::ObjectiveSettled { side: PARTY, objective: 0, aim: aim.clone(), met: true },
            Happening::ObjectiveSettled { side: PARTY, objective: 0, aim: aim.clone(), met: false },
        ],
        AlternativeLost: [Happening::AlternativeLost { side: PARTY, objective: 0, aim }],
        CarriedOff: [Happening::CarriedOff { who, thing: AXE }],
        Over: [
            Happening::Over { outcome: Outcome::Won(SideSet::only(PARTY)) },
            Happening::Over { outcome: Outcome::Draw },
        ],
    });
    all.extend(every_deed().into_iter().map(|deed| Happening::Declared { who: RAIDER, deed }));
    all.extend(gm_orders().into_iter().map(|gm_order| Happening::Ruled { gm_order }));
    all.extend(conditions().into_iter().flat_map(|condition| {
        [Happening::ConditionBegan { who, condition }, Happening::ConditionEnded { who, condition }]
    }));
    all.extend(fates().into_iter().map(|fate| Happening::Fate { who, fate }));
    let traps = TrapChange::ALL.into_iter();
    all.extend(traps.flat_map(|change| {
        [Some(WARDEN), None].map(|who| Happening::Trap(TrapFact { at: AT, who, change }))
    }));
    all.extend(flames().into_iter().map(Happening::Flame));
    all.extend(Light::ALL.map(|light| Happening::LightChanged { light }));
    let aims = objectives().into_iter();
    all.extend(aims.map(|aim| Happening::ObjectiveAdded { side: ENEMIES, objective: 1, aim }));
    for track in tracks() {
        all.extend([0, 1, 2].map(|now| Happening::Points { who, track, now }));
    }
    all.extend(rolls());
    all
}
