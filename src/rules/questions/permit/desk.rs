//! Permits for the game master's decisions: the combatants and things that a decision names must exist.

use crate::battle::{
    Against, CombatantId, Condition, Desk, DeskFate, Fate, LaidPlight, Loss, MOST_COMBATANTS, MOST_LIGHTS,
    Ordeal, Plight, Refusal, SideId, TrapTurn,
};
use crate::grid::Footprint;
use crate::rules::table::Table;

impl Table<'_> {
    pub(super) fn permit_desk(&self, desk: &Desk) -> Result<(), Refusal> {
        let exists = |who: &CombatantId| who.index() < self.bodies.len();
        let known = |who: &CombatantId| if exists(who) { Ok(()) } else { Err(Refusal::NoSuchCombatant) };
        let side_is_known = |side: &SideId| {
            if side.index() < self.muster.scenario.sides.len() {
                Ok(())
            } else {
                Err(Refusal::NoSuchCombatant)
            }
        };
        match desk {
            Desk::Grant { who, .. }
            | Desk::Rate { who, .. }
            | Desk::Succeed { who }
            | Desk::Prone { who, .. }
            | Desk::Trauma { who, .. }
            | Desk::Control { who, .. } => known(who),
            Desk::SetDie { who, face } => {
                known(who)?;
                self.permit_face(*face)
            }
            Desk::Risky { who, tested, against } => {
                known(who)?;
                if matches!(against, Against::One { .. }) {
                    return Err(Refusal::NotInThisBook);
                }
                self.check_of_risk(*who, *tested, None).map(|_| ()).ok_or(Refusal::NotInThisBook)
            }
            Desk::Verdict { who, verdict } => {
                known(who)?;
                self.permit_verdict(*who, verdict)
            }
            Desk::Points { who, track, .. } => {
                known(who)?;
                self.body(*who).filter(|body| body.keeps(*track)).map(|_| ()).ok_or(Refusal::NotKept)
            }
            Desk::Harm { who, .. } | Desk::Heal { who, .. } => {
                known(who)?;
                let body = self.body(*who).ok_or(Refusal::NoSuchCombatant)?;
                if body.hit_points.is_none() {
                    return Err(Refusal::NotKept);
                }
                if body.fate.is_target() { Ok(()) } else { Err(Refusal::NoTarget) }
            }
            Desk::Risk { who, track } | Desk::Endure { who, track } => {
                known(who)?;
                self.point_check(*who, *track, false).map(|_| ()).ok_or(Refusal::NotKept)
            }
            Desk::Check { who, tested, against } => {
                known(who)?;
                if let Against::One { other, .. } = against {
                    known(other)?;
                    if who == other {
                        return Err(Refusal::Oneself);
                    }
                }
                self.trial(*who, *tested, *against).map(|_| ()).ok_or(Refusal::NotInThisBook)
            }
            Desk::Fate { who, fate } => {
                known(who)?;
                let place = self.body(*who).map(|body| self.footprint_at(*who, body.place.0));
                match place.filter(|_| *fate == DeskFate::Able) {
                    Some(place) => self.permit_place(place, Some(*who)),
                    None => Ok(()),
                }
            }
            Desk::Lay { who, plight } => {
                known(who)?;
                plight.by().as_ref().map_or(Ok(()), known)?;
                self.permit_laying(*who, *plight)
            }
            Desk::Lift { who, plight } => {
                known(who)?;
                if self.conditions_of_kind(*who, *plight).is_empty() {
                    Err(Refusal::NothingToLift)
                } else {
                    Ok(())
                }
            }
            Desk::Ordeal { ordeal } => {
                let who = ordeal.who().ok_or(Refusal::NoSuchCombatant)?;
                known(&who)?;
                self.permit_ordeal(who, *ordeal)
            }
            Desk::Lose { who, loss: Loss::PartBack(part) } => {
                known(who)?;
                let losses = self.body(*who).and_then(|body| body.losses.as_ref()).ok_or(Refusal::NotKept)?;
                if losses.parts.contains(part) { Ok(()) } else { Err(Refusal::TooLate) }
            }
            Desk::Lose { who, .. } => {
                known(who)?;
                self.body(*who).and_then(|body| body.losses.as_ref()).map(|_| ()).ok_or(Refusal::NotKept)
            }
            Desk::Put { who, at } => {
                known(who)?;
                self.permit_place(self.footprint_at(*who, *at), Some(*who))
            }
            Desk::Bring { who } => {
                known(who)?;
                let body = self.body(*who).ok_or(Refusal::NoSuchCombatant)?;
                if body.fate != Fate::Awaited {
                    return Err(Refusal::TooLate);
                }
                Ok(())
            }
            Desk::Add { like, side, at, .. } => {
                known(like)?;
                side_is_known(side)?;
                one_more(self.everybody().count(), MOST_COMBATANTS)?;
                self.permit_place(self.footprint_at(*like, *at), None)
            }
            Desk::FirstSide { side } => {
                side_is_known(side)?;
                if self.turn.phase.is_after_the_fight() { Err(Refusal::TooLate) } else { Ok(()) }
            }
            Desk::Rank { who, other, .. } => {
                known(who)?;
                known(other)?;
                self.permit_ranking(*who, *other)
            }
            Desk::Light { .. } => Ok(()),
            Desk::Kindle { at, .. } | Desk::Douse { at } if !self.board.field.size().contains(*at) => {
                Err(Refusal::NoWay)
            }
            Desk::Kindle { .. } => {
                self.lighting().ok_or(Refusal::NotInThisBook)?;
                let burning = self.board.state.flames.iter().filter(|(_, flame)| flame.burns());
                one_more(burning.count(), MOST_LIGHTS)
            }
            Desk::Douse { at } => {
                let burns = self.board.state.flames.iter().any(|(place, flame)| place == at && flame.burns());
                if burns { Ok(()) } else { Err(Refusal::NothingToTake) }
            }
            Desk::Trap { at, turn } if *turn != TrapTurn::Set && self.placed_at(*at).is_some() => Ok(()),
            Desk::Trap { at, .. } => {
                self.trap_rule().ok_or(Refusal::NotInThisBook)?;
                let is_there = self.muster.scenario.traps.iter().any(|trap| trap.at == *at);
                if is_there { Ok(()) } else { Err(Refusal::NoTrap) }
            }
            Desk::Door { at, open } => match self.board.door(*at) {
                None => Err(Refusal::NoDoor),
                Some(is_open) if is_open == *open => Err(Refusal::DoorAlready),
                Some(_) => Ok(()),
            },
        }
    }

    /// The conditions of one kind on a combatant.
    pub fn conditions_of_kind(&self, who: CombatantId, plight: Plight) -> Vec<Condition> {
        self.conditions_on(who).iter().copied().filter(|condition| plight.is_of(condition.kind)).collect()
    }

    fn permit_laying(&self, who: CombatantId, plight: LaidPlight) -> Result<(), Refusal> {
        if !self.body(who).is_some_and(|body| body.fate.is_target()) {
            return Err(Refusal::NoTarget);
        }
        let Some(by) = plight.by() else { return Ok(()) };
        if by == who {
            return Err(Refusal::Oneself);
        }
        // A hold would end at once if the two are not next to each other, or if the holder is not able to hold.
        let holds = plight.on(who).kind.holds();
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

    fn permit_ordeal(&self, who: CombatantId, ordeal: Ordeal) -> Result<(), Refusal> {
        let body = self.body(who).ok_or(Refusal::NoSuchCombatant)?;
        let is_kept = match ordeal {
            Ordeal::Spirit { .. } | Ordeal::Shaken { .. } => body.nerve.is_some(),
            Ordeal::Saved { .. } => body.brink.is_some(),
            Ordeal::Sickens { .. } | Ordeal::Rests { .. } => true,
            Ordeal::Exposed { .. }
            | Ordeal::Alarm { .. }
            | Ordeal::Runs { .. }
            | Ordeal::FightEnds
            | Ordeal::ChanceLost { .. }
            | Ordeal::Tended { .. } => false,
        };
        let may_befall = match ordeal {
            Ordeal::Spirit { .. } | Ordeal::Shaken { .. } => body.fate.is_able(),
            Ordeal::Saved { .. } => self.is_dying(who),
            Ordeal::Sickens { .. } => self.corrupted(who).is_some(),
            _ => true,
        };
        if !is_kept {
            Err(Refusal::NotKept)
        } else if may_befall {
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
