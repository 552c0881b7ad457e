//! Aftermath: what stays with a combatant who was saved from dying. A table decides it (`Aftermath::InjuryTable`):
//! death, lost points of an ability, a lost part of the body (`Aftermath::LostPart`), a time of weakness, or luck.

use serde::{Deserialize, Serialize};
use smallvec::SmallVec;

use crate::battle::conditions::Weakened;
use crate::battle::{
    Ability, BodyPart, Change, Check, Clause, CombatantId, Condition, Effect, Fate, Loss, Purpose, Until,
    clauses,
};
use crate::dice::{Rolled, Throw};
use crate::rules::book::rulebook::{Axis, Rulebook};
use crate::rules::choices::aftermath::{AftermathRule, Handicap, Injury, InjuryTable, TableRow, TableTime};
use crate::rules::step::{Ask, Ending, RelevantResult, Step};
use crate::rules::table::Table;

/// A roll on the table that lies ahead or is under way.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct AftermathPlan {
    who: CombatantId,
    die: u8,
    /// The hit points that the combatant regains on waking.
    wakes_with: u16,
    rows: Vec<(u8, u8, RowOutcome)>,
    /// The row that was rolled, while another die settles what it brings.
    row: Option<RowOutcome>,
    is_rolling: bool,
}

/// What a row would bring this combatant.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
enum RowOutcome {
    Death,
    /// Lost points of an ability: the dice for them, and the present score.
    Points(Ability, (u8, u8), i32),
    Part(SmallVec<[BodyPart; 6]>),
    Hampered,
    Healed((u8, u8)),
}

impl AftermathRule {
    /// Whether the injuries of those who were saved are rolled only when the battle is over.
    pub const fn waits_for_the_end(&self) -> bool {
        match self {
            AftermathRule::Nothing => false,
            AftermathRule::InjuryTable(table) => matches!(table.when, TableTime::BattleIsOver),
        }
    }
}

impl Table<'_> {
    fn injury_table(&self) -> Option<&InjuryTable> {
        match &self.muster.book.aftermath.take {
            AftermathRule::Nothing => None,
            AftermathRule::InjuryTable(table) => Some(table),
        }
    }

    /// When a combatant rolls on the table; none if the book has no table.
    pub fn injury_table_time(&self) -> Option<TableTime> {
        self.injury_table().map(|table| table.when)
    }

    /// The roll on the table for a combatant who was saved, and healed by so many hit points.
    pub fn aftermath(&self, who: CombatantId, healed: u16) -> Option<AftermathPlan> {
        let table = self.injury_table()?;
        let outlook = |injury: &Injury| match injury {
            Injury::Death => RowOutcome::Death,
            Injury::LostPoints(ability, dice) => {
                RowOutcome::Points(*ability, *dice, self.score(who, Axis::Aftermath, *ability))
            }
            Injury::LostPart(parts) => RowOutcome::Part(parts.iter().map(|lost| lost.part).collect()),
            Injury::HamperedUntilRested => RowOutcome::Hampered,
            Injury::Healed(dice) => RowOutcome::Healed(*dice),
        };
        let rows = table.rows.iter().map(|row| (row.from, row.to, outlook(&row.brings))).collect();
        // A combatant who was saved a while ago has those hit points already.
        let now = self.body(who).and_then(|body| body.hit_points).map_or(0, |points| points.now);
        let wakes_with = table.wakes_with.max(healed).saturating_sub(now);
        Some(AftermathPlan { who, die: table.die, wakes_with, rows, row: None, is_rolling: false })
    }

    /// The handicaps of a combatant from lost parts of the body.
    pub fn handicaps(&self, who: CombatantId) -> impl Iterator<Item = (BodyPart, Handicap)> + '_ {
        let losses = self.body(who).and_then(|body| body.losses.as_ref());
        self.muster.book.handicaps(losses.map(|losses| losses.parts.as_slice()).unwrap_or_default())
    }
}

impl Rulebook {
    /// The handicaps from lost parts of the body.
    pub fn handicaps<'b>(&'b self, lost: &'b [BodyPart]) -> impl Iterator<Item = (BodyPart, Handicap)> + 'b {
        let rows = match &self.aftermath.take {
            AftermathRule::Nothing => &[],
            AftermathRule::InjuryTable(table) => table.rows.as_slice(),
        };
        let parts = |row: &'b TableRow| match &row.brings {
            Injury::LostPart(parts) => parts.as_slice(),
            _ => &[],
        };
        let of = move |part: &BodyPart| rows.iter().flat_map(parts).find(|known| known.part == *part);
        let handicaps = lost.iter().filter_map(of);
        handicaps.flat_map(|lost| lost.brings.iter().map(|handicap| (lost.part, *handicap)))
    }
}

/// The effects of losing points of an ability, given its present score; and whether the combatant can still act.
pub fn lose_points(
    who: CombatantId,
    (ability, score): (Ability, i32),
    points: i32,
    clause: Option<Clause>,
) -> (Vec<Effect>, bool) {
    let loss = Loss::Points(ability, i8::try_from(points).unwrap_or(i8::MAX));
    let mut effects = vec![Effect { change: Change::Lose { who, loss }, clause }];
    let fate = match ability {
        _ if score > points => return (effects, true),
        // At 0 in strength or constitution a combatant dies; at 0 in another ability they cannot act.
        Ability::Str | Ability::Con => Fate::Dead,
        Ability::Dex => Fate::Paralysed,
        Ability::Int | Ability::Wis | Ability::Cha | Ability::Wil => Fate::Delirious,
    };
    effects.push(Effect { change: Change::Fate { who, fate }, clause });
    (effects, false)
}

impl AftermathPlan {
    /// Rolls on the table, then rolls the dice that the row calls for.
    pub fn next(mut self, rolled: Option<&Rolled>) -> Step<Self> {
        let who = self.who;
        let Some(rolled) = rolled.filter(|_| self.is_rolling) else {
            self.is_rolling = true;
            let check = Check::show(self.die);
            return self.ask(Purpose::Aftermath, check);
        };
        let clause: Clause = clauses::Aftermath::InjuryTable.into();
        let effects = match self.row.take() {
            None => {
                let stands_for =
                    |(from, to, _): &&(u8, u8, RowOutcome)| (*from..=*to).contains(&natural(rolled));
                match self.rows.iter().find(stands_for).map(|(_, _, outlook)| outlook.clone()) {
                    None => self.wakes(0),
                    Some(RowOutcome::Death) => {
                        vec![Change::Fate { who, fate: Fate::Dead }.by(clause)]
                    }
                    Some(RowOutcome::Hampered) => {
                        let (kind, until) = (Weakened {}.into(), Until::Lasting);
                        let condition = Condition { kind, source: None, until };
                        let mut effects = vec![Change::BeginCondition { who, condition }.by(clause)];
                        effects.extend(self.wakes(0));
                        effects
                    }
                    Some(row @ RowOutcome::Part(_)) => {
                        let sides = if let RowOutcome::Part(parts) = &row { parts.len() } else { 1 };
                        self.row = Some(row);
                        return self.ask(Purpose::LostPart, Check::show(u8::try_from(sides).unwrap_or(1)));
                    }
                    Some(row @ RowOutcome::Points(ability, dice, _)) => {
                        self.row = Some(row);
                        return self.ask(Purpose::LostPoints { ability }, sum(dice));
                    }
                    Some(row @ RowOutcome::Healed(dice)) => {
                        self.row = Some(row);
                        return self.ask(Purpose::Recovery, sum(dice));
                    }
                }
            }
            Some(RowOutcome::Points(ability, _, score)) => {
                let (mut effects, lives) = lose_points(who, (ability, score), rolled.total, Some(clause));
                // A combatant whom the loss disables still regains the hit points, unless it kills them.
                let is_dead = effects
                    .iter()
                    .any(|effect| matches!(effect.change, Change::Fate { fate: Fate::Dead, .. }));
                match (lives, is_dead) {
                    (true, _) => effects.extend(self.wakes(0)),
                    (false, true) => {}
                    (false, false) => effects.extend(self.heals(0)),
                }
                effects
            }
            Some(RowOutcome::Part(parts)) => {
                let lost = parts.get(usize::from(natural(rolled)).saturating_sub(1));
                let loses = |part: &BodyPart| Change::Lose { who, loss: Loss::Part(*part) };
                let lost = lost.map(|part| loses(part).by(clauses::Aftermath::LostPart));
                lost.into_iter().chain(self.wakes(0)).collect()
            }
            Some(RowOutcome::Healed(_)) => self.wakes(u16::try_from(rolled.total).unwrap_or(0)),
            Some(RowOutcome::Death | RowOutcome::Hampered) => Vec::new(),
        };
        Step::Done(Ending::of(effects))
    }

    fn ask(self, purpose: Purpose, check: Check) -> Step<Self> {
        let clause = match purpose {
            Purpose::LostPart => clauses::Aftermath::LostPart,
            _ => clauses::Aftermath::InjuryTable,
        };
        let ask = Ask {
            who: Some(self.who),
            purpose,
            clause: clause.into(),
            check,
            matters: RelevantResult::Natural,
        };
        Step::Ask(self, ask)
    }

    /// The combatant is able again, with `more` extra hit points.
    fn wakes(&self, more: u16) -> Vec<Effect> {
        let wakes = Change::Fate { who: self.who, fate: Fate::Able };
        std::iter::once(wakes.by(clauses::Aftermath::InjuryTable)).chain(self.heals(more)).collect()
    }

    /// The hit points that the combatant wakes with, and `more` extra hit points.
    fn heals(&self, more: u16) -> Option<Effect> {
        let amount = self.wakes_with.saturating_add(more);
        let heals = Change::Heal { who: self.who, amount };
        (amount > 0).then_some(heals.by(clauses::Aftermath::InjuryTable))
    }
}

fn sum((count, sides): (u8, u8)) -> Check {
    Check::of(Throw::Sum { count: count.into(), sides })
}

fn natural(rolled: &Rolled) -> u8 {
    u8::try_from(rolled.natural).unwrap_or(u8::MAX)
}
