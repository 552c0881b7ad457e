//! Permits for what the game master decides: that it is about somebody and something there is.

use crate::battle::{Against, CombatantId, Desk, DeskFate, Fate, Ordeal, Refusal, SideId};
use crate::grid::Footprint;
use crate::rules::axes::initiative::InitiativeRule;
use crate::rules::table::Table;
use crate::rules::table::turn::Phase;

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
            | Desk::SetDie { who, .. }
            | Desk::Succeed { who }
            | Desk::Prone { who, .. }
            | Desk::Trauma { who, .. }
            | Desk::Control { who, .. } => known(who),
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
                if let Against::One(other) = against {
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
            Desk::Ordeal { ordeal } => {
                let who = ordeal.who().ok_or(Refusal::NoSuchCombatant)?;
                known(&who)?;
                self.permit_ordeal(who, *ordeal)
            }
            Desk::Lose { who, .. } => {
                known(who)?;
                self.body(*who).and_then(|body| body.losses).map(|_| ()).ok_or(Refusal::NotKept)
            }
            Desk::Put { who, at } => {
                known(who)?;
                self.permit_place(self.footprint_at(*who, *at), Some(*who))
            }
            Desk::Bring { who } => {
                known(who)?;
                let body = self.body(*who).ok_or(Refusal::NoSuchCombatant)?;
                if *body.fate != Fate::Awaited {
                    return Err(Refusal::TooLate);
                }
                Ok(())
            }
            Desk::Add { like, side, at, .. } => {
                known(like)?;
                side_is_known(side)?;
                self.permit_place(self.footprint_at(*like, *at), None)
            }
            Desk::FirstSide { side } => {
                side_is_known(side)?;
                if !matches!(self.muster.book.initiative.take, InitiativeRule::SidesAlternate(_)) {
                    Err(Refusal::NotInThisBook)
                } else if self.turn.phase == Phase::Opening {
                    Ok(())
                } else {
                    Err(Refusal::TooLate)
                }
            }
            Desk::Light { .. } => Ok(()),
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
        match (is_kept, may_befall) {
            (false, _) => Err(Refusal::NotKept),
            (true, false) => Err(Refusal::NoTarget),
            (true, true) => Ok(()),
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
