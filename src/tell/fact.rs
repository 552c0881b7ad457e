//! Facts in words: one sentence for each, with the rule that stands behind it.

use super::refusal::feet;
use super::teller::Teller;
use super::words::{say, yes_no};
use crate::battle::{CombatantId, Fact, Fate, Halt, Happening, Loss, Scale};
use crate::grid::Pos;

impl Teller {
    /// What happened, and the rule that the book in force cites for it.
    pub fn fact(&self, fact: &Fact) -> String {
        let sentence = self.sentence(fact);
        match fact.clause.and_then(|clause| self.muster.book.cited(clause)) {
            Some(rule) => say!(self.words, "fact-cited", sentence = sentence, rule = rule),
            None => sentence,
        }
    }

    /// What happened, in a sentence in which whatever does not come from the rule of the fact itself cites its own.
    pub fn sentence(&self, fact: &Fact) -> String {
        match &fact.what {
            Happening::Rolled { who, purpose, check, rolled } => {
                self.rolled(*who, *purpose, check, rolled, fact.clause)
            }
            what => self.happening(what),
        }
    }

    /// What happened, in a sentence.
    pub fn happening(&self, what: &Happening) -> String {
        let words = &self.words;
        match what {
            Happening::RoundBegins { round, seconds } => {
                say!(words, "round-begins", round = *round, seconds = *seconds)
            }
            Happening::FirstSide { side } => say!(words, "first-side", side = self.side(*side)),
            Happening::OrderSettled { order } => {
                let place = |(who, score): &(CombatantId, i32)| {
                    say!(words, "order-place", who = self.name(*who), score = *score)
                };
                say!(words, "order-settled", order = words.list(order.iter().map(place)))
            }
            Happening::ChangedPlaces { who, with } => {
                say!(words, "changed-places", who = self.name(*who), with = self.name(*with))
            }
            Happening::SideGoes { side } => say!(words, "side-goes", side = self.side(*side)),
            Happening::Plans { who } => say!(words, "plans", who = self.name(*who)),
            Happening::Sneaks { who, roll } => say!(words, "sneaks", who = self.name(*who), roll = *roll),
            Happening::Hides { who, .. } => say!(words, "hides", who = self.name(*who)),
            Happening::Revealed { who } => say!(words, "revealed", who = self.name(*who)),
            Happening::TurnBegins { who } => say!(words, "turn-begins", who = self.name(*who)),
            Happening::Delays { who, after } => {
                say!(words, "delays", who = self.name(*who), after = self.name(*after))
            }
            Happening::TurnEnds { who } => say!(words, "turn-ends", who = self.name(*who)),
            Happening::Intends { who, deeds } if deeds.is_empty() => {
                say!(words, "intends-nothing", who = self.name(*who))
            }
            Happening::Intends { who, deeds } => {
                say!(words, "intends", who = self.name(*who), deeds = self.deeds(deeds))
            }
            Happening::Reconsiders { who } => say!(words, "reconsiders", who = self.name(*who)),
            Happening::Thwarted { who, deed } => {
                let deed = self.label(deed).long;
                say!(words, "thwarted", who = self.name(*who), deed = deed)
            }
            Happening::Declared { who, deed } => self.declared(*who, deed),
            Happening::Ruled { desk } => self.desk(desk),
            Happening::Rolled { who, purpose, check, rolled } => {
                self.rolled(*who, *purpose, check, rolled, None)
            }
            Happening::Assured { who, purpose } => {
                say!(words, "check-assured", who = self.name(*who), purpose = self.purpose(*purpose))
            }
            Happening::Leaves { who, from, to } => {
                say!(words, "leaves", who = self.name(*who), from = self.square(*from), to = self.square(*to))
            }
            Happening::Moved { who, path } => self.moved(*who, path),
            Happening::HardGoing { who, more } => {
                say!(words, "hard-going", who = self.name(*who), feet = feet(*more))
            }
            Happening::Arrived { who, at } => {
                say!(words, "arrived", who = self.name(*who), at = self.square(*at))
            }
            Happening::Joined { who } => say!(words, "joined", who = self.name(*who)),
            Happening::Halted { who, at, why } => self.halted(*who, *at, *why),
            Happening::Points { who, track, now } => {
                say!(words, "points-now", who = self.name(*who), points = words.points(*track, *now))
            }
            Happening::Traded { who, cost } => {
                say!(words, "traded", who = self.name(*who), full = cost.main)
            }
            Happening::Swung { who, points, hit } => {
                say!(words, "swung", who = self.name(*who), points = *points, hit = yes_no(*hit))
            }
            Happening::Harmed { who, amount, now } => {
                say!(words, "harmed", who = self.name(*who), amount = *amount, now = *now)
            }
            Happening::Healed { who, amount, now } => {
                say!(words, "healed", who = self.name(*who), amount = *amount, now = *now)
            }
            Happening::Ordeal { ordeal } => self.ordeal(*ordeal),
            Happening::Shielded { who, amount, left } => {
                say!(words, "shielded", who = self.name(*who), amount = *amount, left = *left)
            }
            Happening::Scaled { who, scale, amount } => {
                let scale = match scale {
                    Scale::Half => "half",
                    Scale::Double => "double",
                };
                say!(words, "scaled", who = self.name(*who), scale = scale, amount = *amount)
            }
            Happening::KeptOff { who, amount } => {
                say!(words, "kept-off", who = self.name(*who), amount = *amount)
            }
            Happening::ShieldRaised { who, hp } => {
                say!(words, "shield-raised", who = self.name(*who), hp = *hp)
            }
            Happening::ShieldStays { who } => say!(words, "shield-stays", who = self.name(*who)),
            Happening::ShieldEnded { who } => say!(words, "shield-ended", who = self.name(*who)),
            Happening::Warded { who } => say!(words, "warded", who = self.name(*who)),
            Happening::Pushed { who, by } => {
                say!(words, "pushed", who = self.name(*who), by = self.name(*by))
            }
            Happening::UsedUp { who, what, left } => {
                say!(words, "used-up", who = self.name(*who), what = self.weapon(*what), left = *left)
            }
            Happening::Fizzled { who, spell } => {
                say!(words, "fizzled", who = self.name(*who), spell = self.weapon(*spell))
            }
            Happening::Lost { who, loss, left } => self.lost(*who, *loss, *left),
            Happening::Fate { who, fate } => self.fell(*who, *fate),
            Happening::Posture { who, prone } => {
                say!(words, "posture-now", who = self.name(*who), prone = yes_no(*prone))
            }
            Happening::Began { who, condition } => {
                let until = self.until(condition.until);
                let condition = self.condition(*condition);
                say!(words, "condition-begins", who = self.name(*who), condition = condition, until = until)
            }
            Happening::Ceased { who, condition } => {
                let condition = self.condition(*condition);
                say!(words, "condition-ends", who = self.name(*who), condition = condition)
            }
            Happening::Dropped { who, weapon, at } => {
                let weapon = self.weapon(*weapon);
                say!(words, "dropped", who = self.name(*who), weapon = weapon, at = self.square(*at))
            }
            Happening::TakenUp { who, weapon, from } => {
                let weapon = self.weapon(*weapon);
                say!(words, "taken-up", who = self.name(*who), weapon = weapon, from = self.square(*from))
            }
            Happening::Readied { who, weapon } => {
                say!(words, "readied", who = self.name(*who), weapon = self.weapon(*weapon))
            }
            Happening::Outfitted { who, armour, on } => {
                let armour = self.armour(*armour);
                say!(words, "outfitted", who = self.name(*who), armour = armour, on = yes_no(*on))
            }
            Happening::SecondMove { who } => say!(words, "second-move", who = self.name(*who)),
            Happening::DoorMoved { at, open, by } => self.door_moved(*at, *open, *by),
            Happening::ControlChanged { who, profile: None } => {
                say!(words, "control-player", who = self.name(*who))
            }
            Happening::ControlChanged { who, profile: Some(profile) } => {
                say!(words, "control-opponent", who = self.name(*who), profile = profile)
            }
            Happening::Faced { who, kind } => {
                say!(words, "faced", who = self.name(*who), creature = self.creature(*kind))
            }
            Happening::Offered { offer } => self.offer(*offer),
            Happening::Answered { offer, accepted } => self.answered(*offer, *accepted),
            Happening::Sighted { who, at, by } => {
                say!(words, "sighted", who = self.name(*who), at = self.square(*at), side = self.side(*by))
            }
            Happening::LostSight { who, by } => {
                say!(words, "lost-sight", who = self.name(*who), side = self.side(*by))
            }
            Happening::Said { words: said } => say!(words, "said", words = said),
            Happening::Trap(trap) => self.trap(trap),
            Happening::Placed(fact) => self.placed(fact),
            Happening::Flame(flame) => self.flame(flame),
            Happening::LightChanged { light } => say!(words, "light-changed", light = words.light(*light)),
            Happening::ObjectiveAdded { side, aim, .. } => {
                say!(words, "objective-added", side = self.side(*side), objective = self.objective(aim))
            }
            Happening::ObjectiveSettled { side, aim, met, .. } => {
                let aim = self.objective(aim);
                say!(words, "objective-settled", side = self.side(*side), objective = aim, met = yes_no(*met))
            }
            Happening::Over { outcome } => self.outcome(*outcome),
        }
    }

    fn moved(&self, who: CombatantId, path: &[Pos]) -> String {
        let who = self.name(who);
        match path {
            [] => say!(self.words, "moved-nowhere", who = who),
            [to] => say!(self.words, "moved", who = who, to = self.square(*to)),
            [via @ .., to] => {
                let via = self.words.join("way-next", via.iter().map(|at| self.square(*at)));
                say!(self.words, "moved-via", who = who, to = self.square(*to), via = via)
            }
        }
    }

    fn halted(&self, who: CombatantId, at: Pos, why: Halt) -> String {
        let (who, at) = (self.name(who), self.square(at));
        match why {
            Halt::Blocked { by } => {
                say!(self.words, "halted-blocked", who = who, at = at, by = self.name(by))
            }
            Halt::Stopped => say!(self.words, "halted-stopped", who = who, at = at),
        }
    }

    fn lost(&self, who: CombatantId, loss: Loss, left: u8) -> String {
        let (words, who) = (&self.words, self.name(who));
        match loss {
            Loss::Points(ability, points) => {
                let ability = words.ability(ability);
                say!(
                    words,
                    "lost-points",
                    who = who,
                    ability = ability,
                    points = points.unsigned_abs(),
                    back = yes_no(points < 0),
                    left = left
                )
            }
            Loss::PartBack(part) => say!(words, "part-back", who = who, part = words.body_part(part)),
            Loss::Part(part) => say!(words, "lost-part", who = who, part = words.body_part(part)),
        }
    }

    fn fell(&self, who: CombatantId, fate: Fate) -> String {
        let who = self.name(who);
        match fate {
            Fate::Awaited => say!(self.words, "became-awaited", who = who),
            Fate::Able => say!(self.words, "became-able", who = who),
            Fate::Unconscious { turns: Some(turns) } => {
                say!(self.words, "became-unconscious", who = who, turns = turns)
            }
            Fate::Unconscious { turns: None } => say!(self.words, "became-senseless", who = who),
            Fate::Down => say!(self.words, "became-down", who = who),
            Fate::Maimed => say!(self.words, "became-maimed", who = who),
            Fate::Surrendered => say!(self.words, "became-surrendered", who = who),
            Fate::Paralysed => say!(self.words, "became-paralysed", who = who),
            Fate::Delirious => say!(self.words, "became-delirious", who = who),
            Fate::Dead => say!(self.words, "became-dead", who = who),
            Fate::Gone => say!(self.words, "became-gone", who = who),
        }
    }

    fn door_moved(&self, at: Pos, open: bool, by: Option<CombatantId>) -> String {
        let (at, open) = (self.square(at), yes_no(open));
        match by {
            Some(who) => say!(self.words, "door-moved-by", who = self.name(who), at = at, open = open),
            None => say!(self.words, "door-moved", at = at, open = open),
        }
    }
}
