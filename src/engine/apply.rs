//! Apply: the only place that changes a combatant or the field. Every change is told as a fact.

use bevy_ecs::prelude::Entity;
use smallvec::SmallVec;

use super::aims::Aims;
use super::frame::{Applying, Frame, Matter, Tick, Walk};
use super::seen::Truth;
use super::stack::{Joining, Progress, Stack};
use super::story::Story;
use crate::battle::{
    Board, BodyItem, BodyState, Change, Clause, CombatantId, Components, Control, DyingState, Effect, Fate,
    Happening, Posture, Shift, SideSet, Track, TurnBudget, WeaponId, clauses,
};
use crate::grid::{Footprint, Pos};
use crate::rules::book::muster::Muster;
use crate::rules::table::knowledge::Knowledge;
use crate::rules::table::noted_causes::NotedCauses;
use crate::rules::table::turn::{Phase, Turn};
use crate::rules::table::{Bodies, Occupancy};

/// All parts of a battle that effects may change.
pub struct Changing<'c, 'w, 's> {
    pub(super) components: &'c mut Components<'w, 's>,
    pub(super) entities: &'c [Entity],
    pub(super) bodies: &'c mut Bodies,
    pub(super) muster: &'c Muster,
    pub(super) board: &'c mut Board,
    pub(super) occupancy: &'c mut Occupancy,
    pub(super) turn: &'c mut Turn,
    pub(super) knowledge: &'c mut Knowledge,
    pub(super) aims: &'c mut Aims,
    pub(super) causes: &'c mut NotedCauses,
    pub(super) stack: &'c mut Stack,
    pub(super) story: &'c mut Story,
}

/// Applies the topmost effects, or lets the clock tick.
pub fn apply(components: &mut Components, truth: &mut Truth, progress: &mut Progress) {
    let Truth { entities, bodies, muster, board, occupancy, turn, knowledge, aims, causes } = truth;
    let Progress { stack, story, .. } = progress;
    let mut battle = Changing {
        components,
        entities,
        bodies,
        muster,
        board,
        occupancy,
        turn,
        knowledge,
        aims,
        causes,
        stack,
        story,
    };
    let Some(Frame::Apply(applying)) = battle.stack.pop() else { return };
    match applying {
        Applying::Effects(effects) => {
            // What has just been begun of a declaration was permitted in the same state.
            if !effects.iter().all(Effect::takes_from_declared) {
                battle.stack.permitted = None;
            }
            let mut effects = effects.into_iter();
            while let Some(effect) = effects.next() {
                // The effects after a push wait until the push is over, since they depend on where the target is then.
                if matches!(effect.change, Change::Push { .. }) && effects.len() > 0 {
                    battle.stack.push(Frame::effects(effects.by_ref().collect()));
                }
                battle.apply(effect);
            }
        }
        Applying::Tick(tick) => battle.tick(tick),
    }
    if battle.stack.stirred {
        battle.look_around();
    }
}

impl Changing<'_, '_, '_> {
    /// Changes one combatant, if they exist.
    pub(super) fn change<T>(
        &mut self,
        who: CombatantId,
        change: impl FnOnce(&mut BodyItem<'_, '_>) -> T,
    ) -> Option<T> {
        let entity = *self.entities.get(who.index())?;
        let mut components = self.components.p0();
        let mut body = components.get_mut(entity).ok()?;
        let said = change(&mut body);
        self.bodies.update(who, &body);
        Some(said)
    }

    /// The combatants for whom `holds` is true, in roster order.
    pub(super) fn combatants_where(
        &self,
        holds: impl Fn(CombatantId, &BodyState) -> bool,
    ) -> SmallVec<[CombatantId; 4]> {
        self.bodies.iter().filter(|(who, body)| holds(*who, body)).map(|(who, _)| who).collect()
    }

    pub(super) fn tell(&mut self, what: Happening, clause: Option<Clause>) {
        let seen_by = match what.who() {
            Some(who) => self.perceivers(who),
            None => SideSet::ALL,
        };
        self.story.0.tell(what, clause, seen_by);
    }

    /// The sides that see a combatant, including the combatant's own side.
    pub(super) fn perceivers(&self, who: CombatantId) -> SideSet {
        self.knowledge.seers(who).and(self.muster.sheet(who).side)
    }

    pub(super) fn apply(&mut self, Effect { change, clause }: Effect) {
        match change {
            Change::Points { who, track, change } => self.points(who, track, change, clause),
            Change::Fate { who, fate } => self.fate(who, fate, clause),
            Change::Posture { who, prone } => {
                self.change(who, |body| *body.posture = Posture::of(prone));
                self.tell(Happening::Posture { who, prone }, clause);
            }
            Change::Harm { who, amount } => self.harm(who, amount, clause),
            Change::Heal { who, amount } => self.heal(who, amount, clause),
            Change::Lose { who, loss } => self.lose(who, loss, clause),
            Change::Shield { who, points } => self.wear_shield(who, points, clause),
            Change::Overshield { who, shield } => self.raise_shield(who, shield, clause),
            // The squares of a push are worked out only when its turn comes: frames above it may change the field.
            Change::Push { who, by, squares } => {
                self.stack.push(Frame::Weigh(Matter::Push { who, by, squares }))
            }
            Change::SlipAway { who, way } => {
                let walk = Walk { shift: Some(Shift::Extricate), ..Walk::free(who, way) };
                self.stack.push(Frame::from(walk));
            }
            Change::EndTurn { who } => self.stack.push(Frame::tick(Tick::TurnEnds(who))),
            Change::UseUp { who, what } => self.use_up(who, what),
            Change::Fizzle { who, spell } => {
                self.stack.call_off_spell(who, spell);
                self.tell(Happening::Fizzled { who, spell }, clause);
            }
            Change::Swing { who, points, hit } => {
                self.change(who, |body| body.swung.as_mut().map(|swung| swung.0 += points));
                let clause = if hit { clauses::Damage::Swings } else { clauses::Damage::Miss };
                self.tell(Happening::Swung { who, points, hit }, Some(clause.into()));
            }
            Change::BeginCondition { who, condition } => {
                let is_new = self.change(who, |body| {
                    let is_new = !body.conditions.0.contains(&condition);
                    if is_new {
                        body.conditions.0.push(condition);
                    }
                    is_new
                });
                if is_new == Some(true) {
                    self.tell(Happening::ConditionBegan { who, condition }, clause);
                }
                if condition.kind.empties_turn_budget() {
                    self.change_budget(who, |turn_budget| *turn_budget = TurnBudget::default());
                }
            }
            Change::Expire { until } => self.expire(until),
            Change::KeepConcentration { who } => self.turn.kept_concentration.push(who),
            Change::EndCondition { who, condition } => {
                self.change(who, |body| body.conditions.0.retain(|known| *known != condition));
                self.tell(Happening::ConditionEnded { who, condition }, None);
            }
            Change::HoldForTheAttack { who, condition } => self.hold_for_the_attack(who, condition),
            Change::Quick { who } => self.turn.quick = Some(who.into()),
            Change::Intend { who, resolve, cost, end } => self.intend(who, *resolve, cost, end),
            Change::State { who, change } => self.set_state(who, *change),
            Change::Extinguish { at } => self.extinguish(at),
            Change::Spend { who, cost } => {
                self.change_budget(who, |turn_budget| turn_budget.spend(cost));
                self.turn.has_acted |= self.turn.active == Some(who);
            }
            Change::TiringActions { who, actions } => {
                self.change(who, |body| {
                    body.tiring_actions.as_mut().map(|spent| spent.0 = spent.0.saturating_add(actions))
                });
            }
            Change::Sneak { who, roll, anew } => self.sneak(who, roll, anew, clause),
            Change::Stride { who, steps } => self.stride(who, steps),
            Change::Reveal { who } => self.reveal(who, clause),
            Change::Spot { who, by, seen } => self.spot(who, by, seen),
            Change::Place { who, path } => self.place(who, path),
            Change::Put { who, at } => self.put(who, at),
            Change::Drop { who, weapon } => self.drop_weapon(who, weapon, clause),
            Change::TakeUp { who, weapon, from } if let Some(thing) = self.muster.thing(weapon) => {
                self.take_thing(who, thing, from);
            }
            Change::TakeUp { who, weapon, from } => {
                let lying = &mut self.board.state.dropped;
                if let Some(index) = lying.iter().position(|found| *found == (from, weapon)) {
                    lying.remove(index);
                    self.change(who, |body| {
                        body.arms.carried.push(weapon);
                        body.arms.ready = Some(weapon);
                    });
                    self.tell(Happening::TakenUp { who, weapon, from }, None);
                }
            }
            Change::Ready { who, weapon } => {
                self.change(who, |body| body.arms.ready = Some(weapon));
                self.tell(Happening::Readied { who, weapon }, clause);
            }
            Change::Outfit { who, armour, on } => {
                self.change(who, |body| body.outfit.change(armour, on));
                self.tell(Happening::Outfitted { who, armour, on }, clause);
            }
            Change::Door { at, open, by } => {
                self.board.set_door(at, open);
                self.stack.stirred = true;
                self.tell(Happening::DoorMoved { at, open, by }, None);
            }
            Change::Control { who, level } => {
                self.change(who, |body| *body.control = Control::of(level.clone()));
                self.tell(Happening::ControlChanged { who, level }, None);
            }
            Change::Order { order } => {
                let muster = self.muster;
                let rule = &muster.book.initiative.take;
                for (who, score) in &order {
                    self.turn
                        .enter(*who, *score, |who, other| rule.goes_before_its_equal(muster, who, other));
                }
                // The order names everybody, so only sides that see everybody in it are told.
                let seen_by = self.who_see_all(order.iter().map(|(who, _)| *who));
                self.story.0.tell(Happening::OrderSettled { order }, clause, seen_by);
                if self.turn.phase == Phase::Opening {
                    self.put_rulings_in_force();
                    self.begin_ambush();
                    self.end_opening();
                }
            }
            Change::Delay { who, after } => {
                self.turn.delay(who, after);
                self.tell(Happening::Delays { who, after }, Some(clauses::Initiative::Delay.into()));
            }
            Change::FirstSide { side } => self.go_first(side, clause),
            Change::Rank { ruling } => self.rank(ruling),
            Change::Tend { who, item, how } => self.tend(who, item, how),
            Change::AffectTargets { who, sweep, targets } => self.stack.affect_targets(who, sweep, targets),
            Change::Kindle { flame, on } => self.kindle(flame, on),
            Change::TakeFlame { who, item, from } => self.take_flame(who, item, from),
            Change::Trap(trap) => {
                let traps = self.muster.scenario.traps.iter().zip(&mut self.board.state.traps);
                // Combatants tell their allies what they find out; everybody hears what the game master says.
                let knows = trap.who.map_or(SideSet::ALL, |who| {
                    self.muster.scenario.sides[self.muster.sheet(who).side.index()].allies
                });
                traps
                    .filter(|(known, _)| known.at == trap.at)
                    .for_each(|(_, state)| state.update(trap.change, knows));
                self.tell(Happening::Trap(trap), clause);
            }
            Change::Placed { at, what, who, change } => self.placed((at, what), who, change, clause),
            Change::ComeUpon { who, placed } => self.stack.push(Frame::Weigh(Matter::Sprung(who, placed))),
            Change::Light { light } => {
                self.board.state.light = light;
                self.stack.stirred = true;
                self.tell(Happening::LightChanged { light }, None);
            }
            Change::Cue { cue } => self.aims.come(cue),
            Change::AddObjective { side, objective } => {
                let aim = *objective;
                let objective = self.aims.add(side, &aim);
                self.tell(Happening::ObjectiveAdded { side, objective, aim }, None);
            }
            Change::Held { objective, held } => self.aims.count(objective, held),
            Change::Face { who, kind } => {
                self.knowledge.face(who, kind);
                self.tell(Happening::Faced { who, kind }, Some(clauses::Track::Stress.into()));
            }
            Change::Objective { objective, met } => {
                if let Some((side, aim)) = self.aims.settle(objective, met) {
                    self.tell(
                        if met || self.aims.is_lost(objective) {
                            Happening::ObjectiveSettled { side, objective, aim, met }
                        } else {
                            Happening::AlternativeLost { side, objective, aim }
                        },
                        None,
                    );
                }
            }
            // A combatant who joins needs a new entity, which `Battle` makes between two passes.
            Change::Join { like, name, side, at } => {
                self.stack.joining = Some(Joining { like, name, side, at });
            }
            Change::MoraleOrLife(event) => self.change_morale_or_life(event, clause),
            Change::Tell(happening) => self.tell(*happening, clause),
        }
    }

    fn points(&mut self, who: CombatantId, track: Track, change: i8, clause: Option<Clause>) {
        let now = self.change(who, |body| {
            body.points_mut(track).map(|points| {
                *points = points.saturating_add_signed(change);
                *points
            })
        });
        if let Some(now) = now.flatten() {
            self.tell(Happening::Points { who, track, now }, clause);
        }
    }

    pub(super) fn fate(&mut self, who: CombatantId, fate: Fate, clause: Option<Clause>) {
        // Told before the change, so that all sides that see it happen are told, even if they lose sight of the combatant.
        self.tell(Happening::Fate { who, fate }, clause);
        let (now, deadline, muster) = (self.turn.now(), self.deadline(), self.muster);
        let at = self.change(who, |body| {
            *body.fate = fate;
            if let Some(chances) = &mut body.chances {
                chances.left.clear();
                match fate {
                    Fate::Down => **chances = muster.book.chances_of(muster.sheet(who), now),
                    Fate::Able => chances.fell_in = None,
                    _ => {}
                }
            }
            if let (Some(dying), Some(points)) = (&mut body.dying, &mut body.hit_points) {
                match fate {
                    Fate::Down => (**dying, points.now) = (deadline, 0),
                    // The combatant may still be dying, or may have been saved and still have to roll for an injury.
                    Fate::Unconscious { .. } | Fate::Paralysed | Fate::Delirious => {}
                    _ => **dying = DyingState::Far,
                }
            }
            body.place.0
        });
        self.stack.stirred = true;
        if !fate.is_able() {
            self.reveal(who, None);
        }
        if !fate.is_able() && fate.is_on_map() {
            self.let_lights_fall(who);
        }
        self.settle_things_of(who, fate);
        if let Some(at) = at {
            self.vacate(who, at);
            if fate.is_able() {
                self.occupy(who, at);
            }
        }
    }

    fn place(&mut self, who: CombatantId, path: Vec<Pos>) {
        let Some(end) = path.last().copied() else { return };
        self.step_to(who, end);
        self.tell(Happening::Moved { who, path }, Some(clauses::Movement::Step.into()));
    }

    fn put(&mut self, who: CombatantId, at: Pos) {
        self.step_to(who, at);
        self.tell(Happening::Arrived { who, at }, None);
    }

    fn step_to(&mut self, who: CombatantId, end: Pos) {
        let before = self.move_to(who, end);
        self.stack.stirred = true;
        if let Some(before) = before {
            self.vacate(who, before);
            if self.bodies.get(who).is_some_and(|body| body.fate.is_able()) {
                self.occupy(who, end);
            }
        }
    }

    fn vacate(&mut self, who: CombatantId, at: Pos) {
        self.occupancy.vacate(who, Footprint::new(at, self.muster.sheet(who).size));
    }

    fn occupy(&mut self, who: CombatantId, at: Pos) {
        self.occupancy.settle(who, Footprint::new(at, self.muster.sheet(who).size));
    }

    fn drop_weapon(&mut self, who: CombatantId, weapon: WeaponId, clause: Option<Clause>) {
        if let Some(thing) = self.muster.thing(weapon) {
            return self.drop_thing(who, thing, clause);
        }
        let at = self.change(who, |body| {
            let was_carried = body.arms.remove(weapon);
            was_carried.then_some(body.place.0)
        });
        if let Some(at) = at.flatten() {
            self.board.state.dropped.push((at, weapon));
            self.tell(Happening::Dropped { who, weapon, at }, clause);
        }
    }
}
