//! The clock: whose turn it is, from the opening to the end of the battle. It only pushes what comes next, usually a tick.
//! Apply carries out the ticks, with the code in this file. The rulebook says how long a round lasts (`Time::Round`).

use smallvec::SmallVec;

use super::aims::Aims;
use super::apply::Changing;
use super::frame::{Flight, Frame, Matter, Pursuit, Settling, Tick};
use super::seen::Truth;
use super::settling;
use super::stack::Progress;
use crate::battle::{
    BodyState, Cause, Chances, Change, Clause, CombatantId, Condition, Fate, Happening, Intent, MoraleOrLife,
    Posture, SideId, TurnBudget, Until, clauses,
};
use crate::rules::axes::initiative::Places;
use crate::rules::axes::last_chances::RescueSearches;
use crate::rules::exchange::Exchange;
use crate::rules::table::Table;
use crate::rules::table::turn::{Phase, SidePart};

/// Pushes what comes next, unless a player has to decide that.
pub fn push_next(truth: &Truth, progress: &mut Progress) {
    let Progress { stack, ways, .. } = progress;
    stack.push_in_order(next(&truth.table(), &truth.aims, ways));
}

fn next(table: &Table<'_>, aims: &Aims, ways: &mut RescueSearches) -> Vec<Frame> {
    let turn = table.turn;
    if matches!(turn.phase, Phase::RoundStart | Phase::Going) {
        let settled = aims.settled_now(table);
        if !settled.is_empty() {
            return vec![Frame::effects(settled)];
        }
        if let Some(outcome) = aims.verdict(table) {
            let is_over = !settling::is_needed(table);
            return vec![Frame::tick(if is_over { Tick::Over(outcome) } else { Tick::Settles(outcome) })];
        }
        let lost = settling::lost_meanwhile(table).filter(|_| turn.phase == Phase::RoundStart);
        if let Some(lost) = lost {
            return vec![lost];
        }
        let checks = morale_checks(table);
        if !checks.is_empty() {
            return checks;
        }
    }
    match turn.phase {
        Phase::Over(_) => Vec::new(),
        Phase::Settling(outcome) => settling::next(table, outcome, ways),
        Phase::Opening => opening(table).into_iter().collect(),
        Phase::Planning => {
            if table.candidates().next().is_some() {
                return Vec::new();
            }
            let tick = match (turn.active, table.next_to_plan()) {
                (Some(active), _) => Tick::TurnEnds(active),
                (None, Some(who)) => Tick::Plans(who),
                (None, None) => Tick::PlanningEnds,
            };
            vec![Frame::tick(tick)]
        }
        Phase::RoundStart => vec![Frame::tick(Tick::RoundBegins)],
        Phase::Declaring => {
            if table.candidates().next().is_some() {
                return Vec::new();
            }
            let side = table.sides_that_declare().get(usize::from(turn.gone)).copied();
            let tick = match (turn.active, side) {
                (Some(active), _) => Tick::HasDeclared(active),
                (None, Some(side)) => Tick::Declares(side),
                (None, None) => Tick::DeclaringEnds,
            };
            vec![Frame::tick(tick)]
        }
        Phase::Going => {
            let is_done = |active: &CombatantId| {
                !table.is_able(*active) && !table.crawls(*active) || table.flees(*active)
            };
            if let Some(active) = turn.active.filter(is_done) {
                return vec![Frame::tick(Tick::TurnEnds(active))];
            }
            // Nobody gives orders to combatants who flee. If a side acts as a whole, their turns begin here.
            let fleeing = |who: &&CombatantId| {
                table.turn.may_still_act(**who) && table.is_able(**who) && table.flees(**who)
            };
            if let Some(who) = turn.group.iter().find(fleeing).filter(|_| turn.active.is_none()) {
                return vec![Frame::tick(Tick::TurnBegins(*who))];
            }
            if turn.gone == 0
                && let Some(saves) = table.saves_due()
            {
                return Frame::begin(Exchange::Saves(saves)).into_iter().collect();
            }
            if let Some(active) = turn.active.filter(|active| table.intent(*active).is_some()) {
                return vec![Frame::from(Pursuit::Goes(active))];
            }
            if table.candidates().next().is_some() {
                return Vec::new();
            }
            if let Some(who) = table.next_by_intent() {
                let has_begun = turn.begun.contains(&who);
                return vec![Frame::tick(if has_begun { Tick::Resumes(who) } else { Tick::TurnBegins(who) })];
            }
            let gone = usize::from(turn.gone);
            let single = turn.order.get(gone).map(|(who, _)| Tick::OneGoes(*who));
            let part = match table.parts_of_round() {
                Some(parts) => parts.get(gone).copied(),
                None => turn.sides.get(gone).map(|side| (*side, SidePart::All)),
            };
            match single.or_else(|| part.map(|(side, part)| Tick::SideGoes(side, part))) {
                Some(tick) => vec![Frame::tick(tick)],
                None => vec![Frame::effects(aims.held_this_round(table)), Frame::tick(Tick::RoundEnds)],
            }
        }
    }
}

/// What settles the order of play, before the first round.
fn opening(table: &Table<'_>) -> Option<Frame> {
    match table.order_at_first() {
        Places::Nothing => Some(Frame::tick(Tick::OpeningEnds)),
        places => Frame::places(places),
    }
}

/// The causes that shake the sides now, and the morale checks that they call for. Several causes at once make one check.
fn morale_checks(table: &Table<'_>) -> Vec<Frame> {
    let alarms = table.alarms();
    let mut frames = Vec::new();
    for (place, (side, cause)) in alarms.iter().copied().enumerate() {
        let comes_together = alarms[place + 1..].iter().any(|(other, _)| *other == side);
        let groups = table.morale_check_groups(side, cause);
        let alarm = MoraleOrLife::Alarm { side, cause };
        let effect = match cause {
            _ if groups.is_empty() => Change::MoraleOrLife(alarm).into(),
            Cause::BattleBegins => alarm.because(clauses::Morale::BattleBegins),
            _ => alarm.because(clauses::Morale::Occasion),
        };
        frames.push(Frame::effect(effect));
        if !comes_together {
            frames.extend(groups.into_iter().map(|group| Frame::from(Flight::MoraleCheck(group, cause))));
        }
    }
    frames
}

impl Changing<'_, '_, '_> {
    /// Carries out a tick of the clock.
    pub(super) fn tick(&mut self, tick: Tick) {
        match tick {
            Tick::RoundBegins => self.begin_round(),
            Tick::OpeningEnds => {
                self.turn.sides = self.muster.scenario.side_ids().collect();
                self.end_opening();
            }
            Tick::Declares(side) => self.declares(side),
            Tick::DeclaringEnds => self.end_declaring(),
            Tick::HasDeclared(who) => self.has_declared(who),
            Tick::Resumes(who) => self.turn.active = Some(who),
            Tick::SideGoes(side, part) => self.begin_go(side, part),
            Tick::OneGoes(who) => self.begin_turn(who),
            Tick::TurnBegins(who) => {
                self.turn.active = Some(who);
                self.turn.begun.push(who);
                self.tell(Happening::TurnBegins { who }, None);
            }
            Tick::TurnEnds(who) => {
                self.expire(Until::AttackEnds(who));
                self.expire(Until::TurnEnd(who));
                self.end_concentration_not_kept(who);
                self.turn.finished.push(who);
                self.turn.active = None;
                self.tell(Happening::TurnEnds { who }, None);
            }
            Tick::Plans(who) => self.plan(who),
            Tick::PlanningEnds => {
                self.combatants_where(|_, _| true).into_iter().for_each(|who| self.refill(who));
                self.turn.group.clear();
                self.turn.finished.clear();
                self.start_rounds();
            }
            Tick::RoundEnds => {
                self.expire(Until::Round(self.turn.round));
                self.burn_down(self.turn.round);
                self.turn.phase = Phase::RoundStart;
            }
            Tick::Settles(outcome) => {
                self.turn.phase = Phase::Settling(outcome);
                self.turn.active = None;
                // Nobody acts in the rest of this round: the first round after the fight is the next one.
                self.turn.gone = u16::MAX;
                self.apply(settling::announce());
            }
            Tick::RoundAfter => {
                self.turn.rounds_after += 1;
                self.turn.gone = 0;
            }
            Tick::Helps(who) => {
                self.turn.gone += 1;
                self.stack.push(Frame::from(Settling::Help(who)));
                self.push_last_chance(who);
            }
            Tick::Over(outcome) => {
                self.turn.phase = Phase::Over(outcome);
                self.turn.active = None;
                self.tell(Happening::Over { outcome }, None);
            }
        }
    }

    /// Goes on to planning or to the first round, now that the order of play is settled.
    pub(super) fn end_opening(&mut self) {
        if self.muster.book.time_to_plan().is_some() {
            self.turn.phase = Phase::Planning;
        } else {
            self.start_rounds();
        }
    }

    fn start_rounds(&mut self) {
        self.turn.phase = Phase::RoundStart;
        // Only now do combatants react to what they see.
        self.stack.looked = true;
    }

    /// Lets a combatant prepare before the first round.
    fn plan(&mut self, who: CombatantId) {
        let turn_budget = self.muster.book.time_to_plan();
        self.change_budget(who, |budget| *budget = turn_budget.unwrap_or_default());
        self.turn.group = vec![who];
        self.turn.active = Some(who);
        self.tell(Happening::Plans { who }, Some(clauses::Opening::Planning.into()));
    }

    fn begin_round(&mut self) {
        self.turn.round += 1;
        self.turn.has_acted = false;
        self.end_ambush();
        self.put_rulings_in_force();
        let declares = self.muster.book.tempo.take.declares() && !self.turn.undeclared;
        for who in self.combatants_where(|_, body| body.intent.is_some()) {
            self.change_intent(who, |intent| *intent = Intent::default());
        }
        self.turn.phase = if declares { Phase::Declaring } else { Phase::Going };
        self.turn.gone = 0;
        self.turn.group.clear();
        if self.turn.round > 1 {
            self.turn.quick = None;
        }
        let round = self.turn.round;
        let length = u32::from(self.muster.book.time.take.round_seconds);
        let seconds = length * u32::from(round - 1);
        self.tell(Happening::RoundBegins { round, seconds }, Some(clauses::Time::Round.into()));
    }

    fn begin_go(&mut self, side: SideId, part: SidePart) {
        self.turn.gone += 1;
        self.turn.finished.clear();
        self.turn.group.clear();
        self.turn.begun.clear();
        let members =
            self.combatants_where(|who, _| self.muster.sheet(who).side == side && self.turn.is_in(part, who));
        let group = self.combatants_where(|who, body| members.contains(&who) && self.may_go(who, body.fate));
        group.iter().for_each(|who| self.refill(*who));
        self.turn.group.extend(group);
        if !self.turn.group.is_empty() {
            let clause = self.muster.book.initiative.take.clause_of_a_go();
            self.tell(Happening::SideGoes { side }, Some(clause));
        }
        // Conditions until a combatant's next turn end when their side acts, whether or not the combatant can act.
        for who in members {
            self.expire(Until::TurnStart(who));
            self.push_last_chance(who);
        }
    }

    /// Begins the turn of a combatant with a place of their own in the order of play. The turn begins without an order, so that
    /// everything due at its beginning is settled first.
    fn begin_turn(&mut self, who: CombatantId) {
        self.turn.gone += 1;
        self.turn.has_acted = false;
        self.turn.finished.clear();
        self.turn.group.clear();
        self.turn.begun.clear();
        let fate = self.bodies.get(who).map(|body| body.fate);
        if fate.is_some_and(|fate| self.may_go(who, fate)) {
            self.refill(who);
            self.turn.begun.push(who);
            self.turn.group.push(who);
            self.turn.active = Some(who);
            self.tell(Happening::TurnBegins { who }, Some(clauses::Budget::Refill.into()));
        }
        self.expire(Until::TurnStart(who));
        self.push_last_chance(who);
    }

    /// Gives a dying combatant a chance to hold on when their turn comes, except in the round in which they went down.
    fn push_last_chance(&mut self, who: CombatantId) {
        let now = self.turn.now();
        let is_due = |chances: &Chances| !chances.left.is_empty() && chances.fell_in != Some(now);
        let down = self.bodies.get(who).filter(|body| body.fate == Fate::Down);
        if down.and_then(|body| body.chances.as_ref()).is_some_and(is_due) {
            self.stack.push(Frame::Weigh(Matter::LastChance(who)));
        }
    }

    /// Whether a combatant gets a turn: they are able, or crawl, and do not sit the battle out.
    fn may_go(&self, who: CombatantId, fate: Fate) -> bool {
        let is_up = fate.is_able() || self.muster.book.crawl(fate, self.muster.sheet(who).hero).is_some();
        is_up && !self.turn.sits_out.contains(&who)
    }

    /// Gives a combatant everything that they may spend until their next turn.
    fn refill(&mut self, who: CombatantId) {
        let Some(body) = self.bodies.get(who) else { return };
        let has_counted = body.swung.is_some_and(|swung| swung.0 > 0)
            || body.tiring_actions.is_some_and(|spent| spent.0 > 0);
        let full = self.new_turn_budget(who, body);
        self.change_budget(who, |turn_budget| *turn_budget = full);
        if has_counted {
            self.change(who, |body| {
                if let Some(swung) = &mut body.swung {
                    swung.0 = 0;
                }
                if let Some(tiring_actions) = &mut body.tiring_actions {
                    tiring_actions.0 = 0;
                }
            });
        }
    }

    /// Everything that a combatant in this state may spend in a turn.
    pub(super) fn new_turn_budget(&self, who: CombatantId, body: &BodyState) -> TurnBudget {
        let sheet = self.muster.sheet(who);
        if let Some(steps) = self.muster.book.crawl(body.fate, sheet.hero) {
            return TurnBudget { steps, ..TurnBudget::default() };
        }
        self.muster.turn_budget(sheet, body.outfit.worn, &body.conditions, body.losses.as_ref())
    }

    pub(super) fn expire(&mut self, until: Until) {
        let is_over = |condition: &Condition| condition.until.ends_at(until);
        let is_under_some = |body: &BodyState| body.conditions.0.iter().any(is_over);
        let is_uncovered = |body: &BodyState| body.shield.is_some_and(|shield| shield.0.until == Some(until));
        if !self.bodies.all().iter().any(|body| is_under_some(body) || is_uncovered(body)) {
            return self.end_spells_at(until);
        }
        let are_under_some = self.combatants_where(|_, body| is_under_some(body));
        let uncovered = self.combatants_where(|_, body| is_uncovered(body));
        let mut ended = SmallVec::<[_; 4]>::new();
        for who in are_under_some {
            self.change(who, |body| {
                let over = body.conditions.0.iter().copied().filter(is_over);
                ended.extend(over.map(|condition| (who, condition)));
                body.conditions.0.retain(|condition| !is_over(condition));
            });
        }
        for (who, condition) in ended {
            self.tell(Happening::ConditionEnded { who, condition }, None);
            if let Some(clause) = condition.kind.fall_when_it_ends() {
                self.fall(who, clause);
            }
        }
        self.lower_shields(&uncovered);
        self.end_spells_at(until);
    }

    fn end_spells_at(&mut self, until: Until) {
        if let Until::ConcentrationEnds(who) = until {
            self.put_out_spells_of(who);
        }
    }

    /// Lets a condition that would have ended with one die hold for all dice of an attack.
    pub(super) fn hold_for_the_attack(&mut self, who: CombatantId, condition: Condition) {
        self.change(who, |body| {
            let held = body.conditions.0.iter_mut().find(|known| **known == condition);
            held.map(|known| known.until = Until::AttackEnds(who))
        });
    }

    /// Makes a tripped combatant fall prone. They fall only once, however often they were tripped.
    fn fall(&mut self, who: CombatantId, clause: Clause) {
        let stands = |body: &BodyState| body.fate.is_able() && body.posture == Posture::Standing;
        if self.bodies.get(who).is_some_and(stands) {
            self.apply(Change::Posture { who, prone: true }.by(clause));
        }
    }
}
