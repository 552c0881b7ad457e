//! What the game master rules, in words.

use super::arguments::key_of;
use super::teller::Teller;
use super::words::{say, yes_no};
use crate::battle::{Against, Desk, DeskFate, TrapFact};

impl Teller {
    /// What the game master rules.
    pub fn desk(&self, desk: &Desk) -> String {
        let words = &self.words;
        match desk {
            Desk::Grant { who, edge } => {
                say!(words, "desk-grant", who = self.name(*who), edge = words.edge(*edge))
            }
            Desk::Rate { who, difficulty } => {
                let difficulty = words.difficulty(*difficulty);
                say!(words, "desk-rate", who = self.name(*who), difficulty = difficulty)
            }
            Desk::Risky { who, tested, against } => {
                let number = if let Against::Number(number) = against { Some(*number) } else { None };
                say!(words, "desk-risky", who = self.name(*who), risk = self.risk(*tested, number))
            }
            Desk::Verdict { who, verdict } => {
                say!(words, "desk-verdict", verdict = self.verdict(*who, verdict))
            }
            Desk::SetDie { who, face } => say!(words, "desk-set-die", who = self.name(*who), face = *face),
            Desk::Succeed { who } => say!(words, "desk-succeed", who = self.name(*who)),
            Desk::Points { who, track, change } => {
                let (track, change) = (words.track(*track), format!("{change:+}"));
                say!(words, "desk-points", who = self.name(*who), track = track, change = change)
            }
            Desk::Harm { who, amount } => {
                say!(words, "desk-harm", who = self.name(*who), amount = *amount)
            }
            Desk::Heal { who, amount } => {
                say!(words, "desk-heal", who = self.name(*who), amount = *amount)
            }
            Desk::Risk { who, track } => {
                say!(words, "desk-risk", who = self.name(*who), track = words.track(*track))
            }
            Desk::Endure { who, track } => {
                say!(words, "desk-endure", who = self.name(*who), track = words.track(*track))
            }
            Desk::Check { who, tested, against } => {
                say!(words, "desk-check", who = self.name(*who), trial = self.trial(*tested, *against))
            }
            Desk::Fate { who, fate } => {
                let id = match fate {
                    DeskFate::Able => "desk-fate-able",
                    DeskFate::Unconscious => "desk-fate-unconscious",
                    DeskFate::Down => "desk-fate-down",
                    DeskFate::Maimed => "desk-fate-maimed",
                    DeskFate::Surrendered => "desk-fate-surrendered",
                    DeskFate::Paralysed => "desk-fate-paralysed",
                    DeskFate::Delirious => "desk-fate-delirious",
                    DeskFate::Dead => "desk-fate-dead",
                    DeskFate::Gone => "desk-fate-gone",
                };
                say!(words, id, who = self.name(*who))
            }
            Desk::Prone { who, prone } => {
                say!(words, "desk-prone", who = self.name(*who), prone = yes_no(*prone))
            }
            Desk::Trauma { who, of } => {
                say!(words, "desk-trauma", who = self.name(*who), dread = self.dread(*of))
            }
            Desk::Lay { who, plight } => {
                let condition = self.condition(plight.on(*who));
                say!(words, "desk-lay", who = self.name(*who), condition = condition)
            }
            Desk::Lift { who, plight } => {
                let plight = words.say(&format!("plight-{}", key_of(plight.name().name())), &[]);
                say!(words, "desk-lift", who = self.name(*who), plight = plight)
            }
            Desk::Ordeal { ordeal } => {
                say!(words, "desk-ordeal", ordeal = self.ordeal(*ordeal))
            }
            Desk::Lose { who, loss } => self.desk_loss(*who, *loss),
            Desk::Put { who, at } => say!(words, "desk-put", who = self.name(*who), at = self.square(*at)),
            Desk::FirstSide { side } => say!(words, "desk-first-side", side = self.side(*side)),
            Desk::Rank { who, other, later } => {
                let later = yes_no(*later);
                say!(words, "desk-rank", who = self.name(*who), other = self.name(*other), later = later)
            }
            Desk::Bring { who } => say!(words, "desk-bring", who = self.name(*who)),
            Desk::Add { like, name, side, at } => say!(
                words,
                "desk-add",
                name = name,
                like = self.name(*like),
                side = self.side(*side),
                at = self.square(*at),
            ),
            Desk::Control { who, profile: None } => say!(words, "desk-control-player", who = self.name(*who)),
            Desk::Control { who, profile: Some(profile) } => {
                say!(words, "desk-control-opponent", who = self.name(*who), profile = profile)
            }
            Desk::Trap { at, turn } => {
                let trap = self.trap(&TrapFact { at: *at, who: None, turn: *turn });
                say!(words, "desk-trap", trap = trap)
            }
            Desk::Kindle { at, level, feet } => {
                say!(words, "desk-kindle", at = self.square(*at), light = words.light(*level), feet = *feet,)
            }
            Desk::Douse { at } => say!(words, "desk-douse", at = self.square(*at)),
            Desk::Light { light } => say!(words, "desk-light", light = words.light(*light)),
            Desk::Door { at, open } => {
                say!(words, "desk-door", at = self.square(*at), open = yes_no(*open))
            }
        }
    }
}
