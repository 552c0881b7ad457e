//! How a battle ended and why: the cause, who fell first, when the odds tipped, and what it cost. One walk through the
//! facts, made for every battle of a batch, so it keeps to what is cheap.

use super::blows::{Blows, harm_in};
use super::reason::{Casualty, Out, Reason};
use super::stock::Stock;
use super::strength::Strength;
use crate::battle::{
    CombatantId, Fate, Happening, MoraleChange, MoraleOrLife, Objective, Outcome, SideId, SideSet,
};
use crate::engine::Battle;
use crate::rules::table::Table;

/// How a battle that is over ended.
#[derive(Clone, Debug, PartialEq)]
pub struct Summary {
    pub outcome: Outcome,
    pub reason: Reason,
    /// How many rounds it lasted.
    pub rounds: u16,
    /// The first who was felled.
    pub first_fallen: Option<Casualty>,
    /// After which turn the odds tipped.
    pub tipped: Option<Tipping>,
    /// For each round the harm that each side suffered, one side after the other. The first is what came before round 1.
    pub harm: Vec<u32>,
    /// The strength left of each side, in thousandths.
    pub strength: Vec<u32>,
    /// How everybody fared, by the combatant's number.
    pub combatants: Vec<Fared>,
    /// Whether harm is counted in hit points; otherwise in injuries and falls.
    pub counts_hit_points: bool,
}

/// The turn after which the odds tipped: since its end, those who lost were weaker than those who won, without a break.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Tipping {
    pub round: u16,
    /// Whose turn it was; none before the first turn.
    pub who: Option<CombatantId>,
}

/// How a combatant fared.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Fared {
    /// What they had when the battle began; none if they joined it later.
    pub before: Option<Stock>,
    /// What they had when it was over.
    pub after: Stock,
    pub fate: Option<Fate>,
    /// Whether they have left the field as an objective of their side asks them to.
    pub got_away: bool,
    /// The round in which they first fell; none if they never did.
    pub fell_in: Option<u16>,
    /// Whose blow felled them last; none if it was no blow.
    pub felled_by: Option<CombatantId>,
    /// The harm that their blows did.
    pub dealt: u32,
    /// The harm that they suffered, from blows and anything else.
    pub suffered: u32,
}

impl Fared {
    /// Whether they flee, or have left the field though no objective asks them to. Whoever was put out of the fight does neither.
    pub fn has_fled(&self) -> bool {
        self.fate == Some(Fate::Gone) && !self.got_away || self.fate == Some(Fate::Able) && self.after.flees
    }

    /// The word for the state in which they end: that of their fate, or "fled", or "escaped" if they got away.
    pub fn end(&self) -> Option<&'static str> {
        self.fate.map(|fate| match fate {
            Fate::Gone if self.got_away => "escaped",
            _ if self.has_fled() => "fled",
            fate => fate.word(),
        })
    }
}

impl Summary {
    /// The summary of a battle that is over, with what everybody had when it began.
    pub fn of(start: &[Stock], battle: &Battle, outcome: Outcome) -> Summary {
        let (table, facts) = (&battle.table(), battle.chronicle().since(0));
        let mut follower = Follower::new(start, table, outcome);
        for (number, fact) in facts.iter().enumerate() {
            follower.take_in(number, &fact.what);
        }
        follower.finish(start, battle)
    }

    /// How many sides fought.
    pub const fn sides(&self) -> usize {
        self.strength.len()
    }
}

/// Which of the two parties of a battle a side belongs to.
#[derive(Clone, Copy, Debug)]
struct Parties {
    winners: SideSet,
    losers: SideSet,
}

/// Follows the facts of a battle.
struct Follower {
    outcome: Outcome,
    parties: Parties,
    /// How many sides there are.
    sides: usize,
    /// The sides that are to leave the field.
    to_leave: SideSet,
    strength: Strength,
    blows: Blows,
    round: u16,
    whose_turn: Option<CombatantId>,
    is_fight_over: bool,
    tipped: Option<Tipping>,
    /// The last casualty among those who lost, or among all where nobody won.
    last: Option<Casualty>,
    first_fallen: Option<Casualty>,
    /// The numbers of the facts that tell of the last objective that the winners met, and of the last one that the losers could no
    /// longer meet; where nobody won, of the last ones of any side. None where the winners' last one was to beat the others.
    met: Option<usize>,
    failed: Option<usize>,
    harm: Vec<u32>,
    fared: Vec<Fared>,
    counts_hit_points: bool,
}

impl Follower {
    fn new(start: &[Stock], table: &Table<'_>, outcome: Outcome) -> Follower {
        let scenario = &table.muster.scenario;
        let side_of: Vec<SideId> = table.muster.sheets.iter().map(|sheet| sheet.side).collect();
        let sides = scenario.sides.len();
        let fighting = |side: &SideId| !scenario.sides[side.index()].neutral;
        let set = |of: &dyn Fn(SideId) -> bool| {
            let members = scenario.side_ids().filter(fighting).filter(|side| of(*side));
            members.fold(SideSet::NONE, SideSet::and)
        };
        let parties = match outcome {
            Outcome::Won(winners) => Parties { winners, losers: set(&|side| !winners.contains(side)) },
            Outcome::Draw => Parties { winners: SideSet::NONE, losers: set(&|_| true) },
        };
        Follower {
            outcome,
            parties,
            strength: Strength::of(&side_of, start, sides),
            fared: vec![Fared::default(); side_of.len()],
            sides,
            to_leave: set(&|side| scenario.sides[side.index()].objectives.iter().any(Objective::is_to_leave)),
            blows: Blows::default(),
            round: 0,
            whose_turn: None,
            is_fight_over: false,
            tipped: None,
            last: None,
            first_fallen: None,
            met: None,
            failed: None,
            harm: vec![0; sides],
            counts_hit_points: table.muster.book.counts_hit_points(),
        }
    }

    fn take_in(&mut self, number: usize, what: &Happening) {
        self.blows.follow(number, what);
        if let Some((hurt, harm)) = harm_in(what, self.counts_hit_points) {
            self.suffer(hurt, harm);
        }
        match what {
            Happening::RoundBegins { round, .. } => {
                self.round = *round;
                self.harm.resize((usize::from(*round) + 1) * self.sides, 0);
            }
            Happening::TurnBegins { who } => {
                if self.whose_turn.is_none() {
                    // What happened before anybody acted, such as lost nerve, is no matter of the first turn.
                    self.weigh();
                }
                self.whose_turn = Some(*who);
            }
            Happening::TurnEnds { .. } => self.weigh(),
            Happening::Harmed { who, now, .. } | Happening::Healed { who, now, .. } => {
                self.strength.has_hit_points(who.index(), u32::from(*now));
            }
            Happening::Fate { who, fate } => self.change_fate(*who, *fate),
            Happening::MoraleOrLife { event } => match event {
                MoraleOrLife::MoraleChanges { who, change: MoraleChange::Breaks }
                    if self.strength.flees(who.index(), true) =>
                {
                    self.lose(*who, Out::LostNerve);
                }
                MoraleOrLife::MoraleChanges { who, change: MoraleChange::Rallies } => {
                    self.strength.flees(who.index(), false);
                }
                MoraleOrLife::FightEnds => self.end_fight(),
                _ => {}
            },
            Happening::ObjectiveSettled { side, aim, met, .. } => {
                let counts = match self.outcome {
                    Outcome::Won(winners) => *met == winners.contains(*side),
                    Outcome::Draw => true,
                };
                let last = if *met { &mut self.met } else { &mut self.failed };
                if counts {
                    *last = (*aim != Objective::Defeat).then_some(number);
                }
            }
            _ => {}
        }
    }

    fn suffer(&mut self, hurt: CombatantId, harm: u32) {
        let round = self.harm.len() - self.sides;
        if let Some(suffered) =
            self.strength.side(hurt.index()).and_then(|side| self.harm.get_mut(round + side.index()))
        {
            *suffered += harm;
        }
        if let Some(fared) = self.fared.get_mut(hurt.index()) {
            fared.suffered += harm;
        }
        let dealer = self.blows.dealer(hurt).and_then(|dealer| self.fared.get_mut(dealer.index()));
        if let Some(fared) = dealer {
            fared.dealt += harm;
        }
    }

    fn change_fate(&mut self, who: CombatantId, fate: Fate) {
        let dealer = self.blows.dealer(who);
        let got_away = fate == Fate::Gone && self.is_to_leave(who);
        if let Some(fared) = self.fared.get_mut(who.index()) {
            fared.got_away = got_away;
            if fate.is_felled() {
                fared.fell_in = fared.fell_in.or(Some(self.round));
                fared.felled_by = dealer.or(fared.felled_by);
            }
        }
        if self.is_fight_over {
            return;
        }
        self.strength.got_away(who.index(), got_away);
        if fate.is_felled() && self.first_fallen.is_none() {
            self.first_fallen = Some(self.casualty(who, Out::Felled));
        }
        if self.strength.is_able(who.index(), matches!(fate, Fate::Able | Fate::Awaited)) {
            self.lose(
                who,
                match fate {
                    Fate::Gone => Out::Left,
                    Fate::Surrendered => Out::LostNerve,
                    _ => Out::Felled,
                },
            );
        }
    }

    fn is_to_leave(&self, who: CombatantId) -> bool {
        self.strength.side(who.index()).is_some_and(|side| self.to_leave.contains(side))
    }

    fn casualty(&self, who: CombatantId, how: Out) -> Casualty {
        Casualty { who, how, by: self.blows.dealer(who), round: self.round }
    }

    fn lose(&mut self, who: CombatantId, how: Out) {
        let is_loser = self.strength.side(who.index()).is_some_and(|side| self.parties.losers.contains(side));
        if is_loser && !self.is_fight_over {
            self.last = Some(self.casualty(who, how));
        }
    }

    /// Compares the parties at the end of a turn.
    fn weigh(&mut self) {
        let Parties { winners, losers } = self.parties;
        if self.is_fight_over || winners == SideSet::NONE {
            return;
        }
        if !self.strength.are_behind(|side| losers.contains(side), |side| winners.contains(side)) {
            self.tipped = None;
        } else if self.tipped.is_none() {
            self.tipped = Some(Tipping { round: self.round, who: self.whose_turn });
        }
    }

    /// The fight is decided: what comes now are the fates of those who lie.
    fn end_fight(&mut self) {
        // The last turn is over with the fight, though nothing says so.
        self.weigh();
        self.is_fight_over = true;
    }

    fn finish(mut self, start: &[Stock], battle: &Battle) -> Summary {
        self.end_fight();
        let table = &battle.table();
        for (who, fared) in table.everybody().zip(&mut self.fared) {
            fared.before = start.get(who.index()).copied();
            fared.after = Stock::of(table, who);
            fared.fate = table.fate(who);
        }
        let sides = table.muster.scenario.side_ids();
        Summary {
            outcome: self.outcome,
            reason: self.reason(battle),
            rounds: table.turn.round,
            first_fallen: self.first_fallen,
            tipped: self.tipped,
            strength: sides.map(|side| self.strength.share(|own| own == side)).collect(),
            harm: self.harm,
            combatants: self.fared,
            counts_hit_points: self.counts_hit_points,
        }
    }

    /// The number of the fact that tells of the objective that decided. Who meets an objective often keeps others from theirs, which
    /// only follows. An objective that was met while others were open decides nothing.
    fn decisive(&self, battle: &Battle) -> Option<usize> {
        let Parties { winners, losers } = self.parties;
        let (aims, scenario) = (battle.aims(), &battle.muster().scenario);
        let members = |sides: SideSet| scenario.side_ids().filter(move |side| sides.contains(*side));
        let by_meeting = if winners == SideSet::NONE { losers } else { winners };
        let met = self.met.filter(|_| members(by_meeting).any(|side| aims.has_met_all(side)));
        met.or_else(|| self.failed.filter(|_| members(losers).any(|side| aims.has_failed_in_any(side))))
    }

    fn reason(&self, battle: &Battle) -> Reason {
        let (table, facts) = (&battle.table(), battle.chronicle().since(0));
        let settled = self.decisive(battle).and_then(|number| match &facts.get(number)?.what {
            Happening::ObjectiveSettled { side, met: true, .. } => {
                let has_met = |aim: &&Objective| facts.iter().any(|fact| is_met_by(&fact.what, *side, aim));
                let objectives = table.muster.scenario.sides[side.index()].objectives.iter();
                // Of alternatives, the one that was met.
                let met = |aim: &Objective| aim.alternatives().iter().find(has_met).unwrap_or(aim).clone();
                Some(Reason::Met { side: *side, aims: objectives.map(met).collect() })
            }
            Happening::ObjectiveSettled { side, aim, .. } => {
                Some(Reason::Failed { side: *side, aim: aim.clone() })
            }
            _ => None,
        });
        let rounds = table.turn.round;
        let how = self.last.map_or(Out::Felled, |casualty| casualty.how);
        let side_of_last = self.last.and_then(|casualty| self.strength.side(casualty.who.index()));
        match (self.outcome, settled) {
            (Outcome::Draw, _) if rounds >= table.muster.scenario.round_limit => Reason::TimeIsUp { rounds },
            (_, Some(reason)) => reason,
            (Outcome::Draw, None) => Reason::NobodyAtAll { how },
            (Outcome::Won(_), None) => {
                let beaten = |side: &SideId| self.parties.losers.contains(*side);
                let side = side_of_last.or_else(|| table.muster.scenario.side_ids().find(beaten));
                side.map_or(Reason::NobodyAtAll { how }, |side| Reason::NobodyLeft { side, how })
            }
        }
    }
}

/// Whether a fact tells that a side has met an aim.
fn is_met_by(what: &Happening, by: SideId, sought: &Objective) -> bool {
    matches!(what, Happening::ObjectiveSettled { side, aim, met: true, .. } if *side == by && aim == sought)
}
