//! Permits for the game master's orders: the combatants and things that an order names must exist.

use crate::battle::{
    AddableCondition, Against, CombatantId, Condition, Fate, GmFate, GmOrder, Loss, MOST_COMBATANTS,
    MOST_LIGHTS, MoraleOrLife, Refusal, RemovableCondition, SideId, TrapChange,
};
use crate::grid::Footprint;
use crate::rules::table::Table;

impl Table<'_> {
    pub(super) fn permit_gm_order(&self, gm_order: &GmOrder) -> Result<(), Refusal> {
        let exists = |who: &CombatantId| who.index() < self.bodies.len();
        let known = |who: &CombatantId| if exists(who) { Ok(()) } else { Err(Refusal::NoSuchCombatant) };
        let side_is_known = |side: &SideId| {
            if side.index() < self.muster.scenario.sides.len() {
                Ok(())
            } else {
                Err(Refusal::NoSuchCombatant)
            }
        };
        match gm_order {
            GmOrder::Grant { who, .. }
            | GmOrder::SetDifficulty { who, .. }
            | GmOrder::Succeed { who }
            | GmOrder::Prone { who, .. }
            | GmOrder::Trauma { who, .. }
            | GmOrder::Control { who, .. } => known(who),
            GmOrder::SetDie { who, face } => {
                known(who)?;
                self.permit_face(*face)
            }
            GmOrder::Risky { who, tested, against } => {
                known(who)?;
                if matches!(against, Against::One { .. }) {
                    return Err(Refusal::NotInThisBook);
                }
                self.check_of_risk(*who, *tested, None).map(|_| ()).ok_or(Refusal::NotInThisBook)
            }
            GmOrder::ChangeState { who, change } => {
                known(who)?;
                self.permit_state_change(*who, change)
            }
            GmOrder::Points { who, track, .. } => {
                known(who)?;
                self.body(*who).filter(|body| body.keeps(*track)).map(|_| ()).ok_or(Refusal::NotKept)
            }
            GmOrder::Harm { who, .. } | GmOrder::Heal { who, .. } => {
                known(who)?;
                let body = self.body(*who).ok_or(Refusal::NoSuchCombatant)?;
                if body.hit_points.is_none() {
                    return Err(Refusal::NotKept);
                }
                if body.fate.is_target() { Ok(()) } else { Err(Refusal::NoTarget) }
            }
            GmOrder::Risk { who, track } | GmOrder::Endure { who, track } => {
                known(who)?;
                self.point_check(*who, *track, false).map(|_| ()).ok_or(Refusal::NotKept)
            }
            GmOrder::Check { who, tested, against } => {
                known(who)?;
                if let Against::One { other, .. } = against {
                    known(other)?;
                    if who == other {
                        return Err(Refusal::Oneself);
                    }
                }
                self.trial(*who, *tested, *against).map(|_| ()).ok_or(Refusal::NotInThisBook)
            }
            GmOrder::Fate { who, fate } => {
                known(who)?;
                let place = self.body(*who).map(|body| self.footprint_at(*who, body.place.0));
                match place.filter(|_| *fate == GmFate::Able) {
                    Some(place) => self.permit_place(place, Some(*who)),
                    None => Ok(()),
                }
            }
            GmOrder::AddCondition { who, condition } => {
                known(who)?;
                condition.by().as_ref().map_or(Ok(()), known)?;
                self.permit_adding(*who, *condition)
            }
            GmOrder::RemoveCondition { who, condition } => {
                known(who)?;
                if self.conditions_of_kind(*who, *condition).is_empty() {
                    Err(Refusal::NothingToLift)
                } else {
                    Ok(())
                }
            }
            GmOrder::MoraleOrLife { event } => {
                let who = event.who().ok_or(Refusal::NoSuchCombatant)?;
                known(&who)?;
                self.permit_morale_or_life(who, *event)
            }
            GmOrder::Lose { who, loss: Loss::PartBack(part) } => {
                known(who)?;
                let losses = self.body(*who).and_then(|body| body.losses.as_ref()).ok_or(Refusal::NotKept)?;
                if losses.parts.contains(part) { Ok(()) } else { Err(Refusal::TooLate) }
            }
            GmOrder::Lose { who, .. } => {
                known(who)?;
                self.body(*who).and_then(|body| body.losses.as_ref()).map(|_| ()).ok_or(Refusal::NotKept)
            }
            GmOrder::Put { who, at } => {
                known(who)?;
                self.permit_place(self.footprint_at(*who, *at), Some(*who))
            }
            GmOrder::Bring { who } => {
                known(who)?;
                let body = self.body(*who).ok_or(Refusal::NoSuchCombatant)?;
                if body.fate != Fate::Awaited {
                    return Err(Refusal::TooLate);
                }
                Ok(())
            }
            GmOrder::Add { like, side, at, .. } => {
                known(like)?;
                side_is_known(side)?;
                one_more(self.everybody().count(), MOST_COMBATANTS)?;
                self.permit_place(self.footprint_at(*like, *at), None)
            }
            GmOrder::FirstSide { side } => {
                side_is_known(side)?;
                if self.turn.phase.is_after_the_fight() { Err(Refusal::TooLate) } else { Ok(()) }
            }
            GmOrder::Rank { who, other, .. } => {
                known(who)?;
                known(other)?;
                self.permit_ranking(*who, *other)
            }
            GmOrder::Light { .. } => Ok(()),
            GmOrder::Kindle { at, .. } | GmOrder::Douse { at } if !self.board.field.size().contains(*at) => {
                Err(Refusal::NoWay)
            }
            GmOrder::Kindle { .. } => {
                self.lighting().ok_or(Refusal::NotInThisBook)?;
                let burning = self.board.state.flames.iter().filter(|(_, flame)| flame.burns());
                one_more(burning.count(), MOST_LIGHTS)
            }
            GmOrder::Douse { at } => {
                let burns = self.board.state.flames.iter().any(|(place, flame)| place == at && flame.burns());
                if burns { Ok(()) } else { Err(Refusal::NothingToTake) }
            }
            GmOrder::Trap { at, change } if *change != TrapChange::Set && self.placed_at(*at).is_some() => {
                Ok(())
            }
            GmOrder::Trap { at, .. } => {
                self.trap_rule().ok_or(Refusal::NotInThisBook)?;
                let is_there = self.muster.scenario.traps.iter().any(|trap| trap.at == *at);
                if is_there { Ok(()) } else { Err(Refusal::NoTrap) }
            }
            GmOrder::Door { at, open } => match self.board.door(*at) {
                None => Err(Refusal::NoDoor),
                Some(is_open) if is_open == *open => Err(Refusal::DoorAlready),
                Some(_) => Ok(()),
            },
        }
    }

    /// The conditions of one kind on a combatant.
    pub fn conditions_of_kind(&self, who: CombatantId, condition: RemovableCondition) -> Vec<Condition> {
        self.conditions_on(who).iter().copied().filter(|held| condition.is_of(held.kind)).collect()
    }

    fn permit_adding(&self, who: CombatantId, condition: AddableCondition) -> Result<(), Refusal> {
        if !self.body(who).is_some_and(|body| body.fate.is_target()) {
            return Err(Refusal::NoTarget);
        }
        let Some(by) = condition.by() else { return Ok(()) };
        if by == who {
            return Err(Refusal::Oneself);
        }
        // A hold would end at once if the two are not next to each other, or if the holder is not able to hold.
        let holds = condition.on(who).kind.holds();
        match self.distance(by, who) {
            Some(distance) if holds && distance > 1 => Err(Refusal::out_of_range(distance, 1)),
            _ if holds && !self.is_able(by) => Err(Refusal::NotAble),
            _ => Ok(()),
        }
    }

    fn permit_ranking(&self, who: CombatantId, other: CombatantId) -> Result<(), Refusal> {
        if !self.muster.book.initiative.take.goes_alone() {
            return Err(Refusal::NotInThisBook);
        }
        if self.turn.phase.is_after_the_fight() {
            return Err(Refusal::TooLate);
        }
        if who == other {
            return Err(Refusal::Oneself);
        }
        // Before the order of play is settled, every combatant may still get a place.
        let order = &self.turn.order;
        let has_place = |who| order.is_empty() || order.iter().any(|(other, _)| *other == who);
        if has_place(who) && has_place(other) { Ok(()) } else { Err(Refusal::NoTarget) }
    }

    fn permit_morale_or_life(&self, who: CombatantId, event: MoraleOrLife) -> Result<(), Refusal> {
        let body = self.body(who).ok_or(Refusal::NoSuchCombatant)?;
        let is_kept = match event {
            MoraleOrLife::MoraleChanges { .. } | MoraleOrLife::MoraleCheck { .. } => body.morale.is_some(),
            MoraleOrLife::Saved { .. } => body.dying.is_some(),
            MoraleOrLife::Sickens { .. } | MoraleOrLife::Rests { .. } => true,
            MoraleOrLife::Exposed { .. }
            | MoraleOrLife::Alarm { .. }
            | MoraleOrLife::Runs { .. }
            | MoraleOrLife::FightEnds
            | MoraleOrLife::ChanceLost { .. }
            | MoraleOrLife::Tended { .. } => false,
        };
        let may_happen = match event {
            MoraleOrLife::MoraleChanges { .. } | MoraleOrLife::MoraleCheck { .. } => body.fate.is_able(),
            MoraleOrLife::Saved { .. } => self.is_dying(who),
            MoraleOrLife::Sickens { .. } => self.corrupted(who).is_some(),
            _ => true,
        };
        if !is_kept {
            Err(Refusal::NotKept)
        } else if may_happen {
            Ok(())
        } else {
            Err(Refusal::NoTarget)
        }
    }

    fn permit_place(&self, squares: Footprint, who: Option<CombatantId>) -> Result<(), Refusal> {
        for at in squares.squares() {
            if self.board.is_solid(at) {
                return Err(Refusal::NoWay);
            }
            if self.occupant(at).is_some_and(|other| Some(other) != who) {
                return Err(Refusal::Occupied { at });
            }
        }
        Ok(())
    }
}

/// Whether there is room for one more.
fn one_more(found: usize, most: usize) -> Result<(), Refusal> {
    if found < most {
        Ok(())
    } else {
        Err(Refusal::TooMany { most: u16::try_from(most).unwrap_or(u16::MAX) })
    }
}
