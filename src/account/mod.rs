//! The account of a battle: who fell where and by whom, the harm of each round, how far the dice were from what was to
//! be expected, the blow that cost most, and who did what. It is made from the facts alone, so a battle that was
//! recorded has the same account as one that has just been played.

mod blows;
mod combatants;
mod luck;
mod reason;
mod stock;
mod strength;
mod summary;
mod verdict;

use crate::battle::{
    CombatantId, Fact, Fate, Happening, MoraleChange, MoraleOrLife, SideId, ThingId, Whereabouts,
};
use crate::grid::Pos;
use crate::rules::book::muster::Muster;

pub use blows::{Blow, Blows, harm_in};
pub use combatants::Doings;
pub use luck::{Chances, DamageDice, OddRoll, SideLuck};
pub use reason::{Casualty, Ending, Out, Reason};
pub use stock::{Stock, Supply};
pub use summary::{Fared, Summary, Tipping};
pub use verdict::Verdict;

/// The account of a battle, or of its beginning if it is not over.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Account {
    /// For each round the harm that each side suffered, by the side's number. The first entry is what came before the
    /// first round.
    pub rounds: Vec<Vec<u32>>,
    /// Every time that somebody ceased to be able to act, or left.
    pub falls: Vec<Fall>,
    /// Every time that somebody's morale broke.
    pub broken: Vec<Broken>,
    /// Every time that a thing that sides fight over came to another place.
    pub things: Vec<Moved>,
    /// How far the dice of each side were from what was to be expected, by the side's number.
    pub luck: Vec<SideLuck>,
    /// What each combatant did, by the combatant's number.
    pub doings: Vec<Doings>,
    /// The blow that did the most harm.
    pub costliest: Option<Blow>,
    /// The least likely success.
    pub luckiest: Option<OddRoll>,
    /// The least likely failure.
    pub unluckiest: Option<OddRoll>,
    /// Whether harm is counted in hit points; otherwise in injuries and falls.
    pub counts_hit_points: bool,
}

/// A combatant ceased to be able to act, or left.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Fall {
    pub who: CombatantId,
    pub side: SideId,
    /// The square of the body with the lowest column and row.
    pub at: Pos,
    pub round: u16,
    /// What they were then.
    pub at_first: Fate,
    /// What became of them in the end.
    pub fate: Fate,
    /// Who dealt the blow that did it, if it was a blow.
    pub by: Option<CombatantId>,
    /// The number of the fact that tells of it.
    pub fact: usize,
    pub after: AfterFall,
}

/// A combatant's morale broke.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Broken {
    pub who: CombatantId,
    pub round: u16,
    /// The number of the fact that tells of it.
    pub fact: usize,
}

/// A thing that sides fight over came to another place.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Moved {
    pub thing: ThingId,
    pub to: Whereabouts,
    pub round: u16,
}

/// What came after a fall.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum AfterFall {
    /// They never acted again.
    Lay,
    /// They got up and fought on.
    FoughtOn,
    /// They were saved once the fight was over.
    Saved,
}

impl Account {
    /// The account of these facts, counted from the beginning of the battle.
    pub fn of(muster: &Muster, facts: &[Fact]) -> Account {
        let mut writer = Writer::new(muster);
        for (number, fact) in facts.iter().enumerate() {
            writer.take_in(number, &fact.what);
        }
        writer.finish()
    }

    /// Those who had fallen or left when the fight was over: the last fall of each of them.
    pub fn lost(&self) -> impl Iterator<Item = &Fall> {
        self.falls.iter().filter(|fall| fall.after != AfterFall::FoughtOn)
    }
}

/// Writes an account, fact by fact.
struct Writer<'m> {
    muster: &'m Muster,
    account: Account,
    blows: Blows,
    luck: luck::Counter,
    places: Vec<Pos>,
    /// The harm of the blow that is under way.
    now: Option<Blow>,
    round: u16,
    /// Whether the fight is decided, and those who lie are only being saved.
    is_fight_over: bool,
}

impl<'m> Writer<'m> {
    fn new(muster: &'m Muster) -> Writer<'m> {
        let (sides, combatants) = (muster.scenario.sides.len(), muster.sheets.len());
        let account = Account {
            rounds: vec![vec![0; sides]],
            luck: vec![SideLuck::default(); sides],
            doings: vec![Doings::default(); combatants],
            counts_hit_points: muster.book.counts_hit_points(),
            ..Account::default()
        };
        Writer {
            muster,
            account,
            blows: Blows::default(),
            luck: luck::Counter::default(),
            places: vec![Pos::default(); combatants],
            now: None,
            round: 0,
            is_fight_over: false,
        }
    }

    fn take_in(&mut self, number: usize, what: &Happening) {
        if let Happening::RoundBegins { round, .. } = what {
            self.round = *round;
            let sides = self.muster.scenario.sides.len();
            self.account.rounds.resize(usize::from(*round) + 1, vec![0; sides]);
        }
        self.luck.take_in(self.muster, &mut self.account, number, what);
        if let Some(strike) = self.blows.follow(number, what) {
            self.end_blow();
            self.now = Some(Blow { round: self.round, ..strike });
            combatants::count_strike(&mut self.account.doings, &strike);
        } else if self.blows.under_way().is_none() {
            self.end_blow();
        }
        if let Some(lands) = self.blows.lands(what) {
            combatants::count_hit(&mut self.account.doings, lands);
        }
        combatants::take_in(self.muster, &mut self.account.doings, what);
        if let Some((hurt, harm)) = harm_in(what, self.account.counts_hit_points) {
            self.suffer(hurt, harm);
        }
        match what {
            Happening::Moved { who, path } => {
                if let Some(at) = path.last() {
                    self.put(*who, *at);
                }
            }
            Happening::Arrived { who, at } => self.put(*who, *at),
            Happening::Fate { who, fate } => self.change_fate(number, *who, *fate),
            Happening::MoraleOrLife { event: MoraleOrLife::FightEnds } => self.is_fight_over = true,
            Happening::MoraleOrLife {
                event: MoraleOrLife::MoraleChanges { who, change: MoraleChange::Breaks },
            } => self.account.broken.push(Broken { who: *who, round: self.round, fact: number }),
            _ => {}
        }
        if let Some((thing, to)) = self.muster.thing_moved(what) {
            self.account.things.push(Moved { thing, to, round: self.round });
        }
    }

    fn put(&mut self, who: CombatantId, at: Pos) {
        if let Some(place) = self.places.get_mut(who.index()) {
            *place = at;
        }
    }

    fn side(&self, who: CombatantId) -> Option<SideId> {
        self.muster.sheets.get(who.index()).map(|sheet| sheet.side)
    }

    fn suffer(&mut self, hurt: CombatantId, harm: u32) {
        let round = self.account.rounds.last_mut();
        let side = self.muster.sheets.get(hurt.index()).map_or(0, |sheet| sheet.side.index());
        if let Some(suffered) = round.and_then(|round| round.get_mut(side)) {
            *suffered += harm;
        }
        let by = self.blows.dealer(hurt);
        combatants::count_harm(&mut self.account.doings, hurt, by, harm);
        if let Some(blow) = self.now.as_mut().filter(|blow| by.is_some() && blow.target == hurt) {
            blow.harm += harm;
        }
    }

    fn change_fate(&mut self, number: usize, who: CombatantId, fate: Fate) {
        let before =
            self.account.falls.iter_mut().rev().find(|fall| fall.who == who && fall.after == AfterFall::Lay);
        match (before, fate) {
            (Some(fall), Fate::Able) if self.is_fight_over => fall.after = AfterFall::Saved,
            (Some(fall), Fate::Able) => fall.after = AfterFall::FoughtOn,
            (None, Fate::Able | Fate::Awaited) => {}
            // Whoever lies already has fallen before; only what became of them is new.
            (Some(fall), _) => fall.fate = fate,
            (None, _) => {
                let (Some(side), by) = (self.side(who), self.blows.dealer(who)) else { return };
                let at = self.places.get(who.index()).copied().unwrap_or_default();
                self.account.falls.push(Fall {
                    who,
                    side,
                    at,
                    round: self.round,
                    at_first: fate,
                    fate,
                    by,
                    fact: number,
                    after: AfterFall::Lay,
                });
                if fate.is_felled()
                    && let Some(by) = by
                {
                    let are_hostile =
                        self.side(by).is_some_and(|own| !self.muster.scenario.are_allied(own, side));
                    combatants::count_fall(&mut self.account.doings, by, are_hostile);
                    if let Some(blow) = self.now.as_mut().filter(|blow| blow.target == who) {
                        blow.fells = true;
                    }
                }
            }
        }
    }

    /// Compares the blow that has ended with the costliest so far. Of equal blows the one that felled somebody counts.
    fn end_blow(&mut self) {
        let Some(blow) = self.now.take().filter(|blow| blow.harm > 0) else { return };
        let weight = |blow: &Blow| (blow.harm, blow.fells);
        if self.account.costliest.as_ref().is_none_or(|best| weight(best) < weight(&blow)) {
            self.account.costliest = Some(blow);
        }
    }

    fn finish(mut self) -> Account {
        self.end_blow();
        self.account
    }
}
