//! What befalls nerve and life, in words: facts, the rolls behind them, and what they are about.

use super::arguments::key_of;
use super::teller::Teller;
use super::words::{say, yes_no};
use crate::battle::{Cause, CombatantId, Loss, Ordeal, Purpose, Spirit};

impl Teller {
    /// What has befallen nerve or life.
    pub(super) fn ordeal(&self, ordeal: Ordeal) -> String {
        let words = &self.words;
        match ordeal {
            Ordeal::Alarm { side, cause } => {
                say!(words, "alarm", side = self.side(side), cause = self.cause(cause))
            }
            Ordeal::Shaken { who, cause } => {
                say!(words, "shaken", who = self.name(who), cause = self.cause(cause))
            }
            Ordeal::Spirit { who, spirit: Spirit::Breaks } => {
                say!(words, "spirit-breaks", who = self.name(who))
            }
            Ordeal::Spirit { who, spirit: Spirit::Rallies } => {
                say!(words, "spirit-rallies", who = self.name(who))
            }
            Ordeal::Spirit { who, spirit: Spirit::HeldBack } => {
                say!(words, "spirit-held-back", who = self.name(who))
            }
            Ordeal::Runs { who } => say!(words, "runs", who = self.name(who)),
            Ordeal::ChanceLost { who } => say!(words, "chance-lost", who = self.name(who)),
            Ordeal::Tended { who } => say!(words, "tended", who = self.name(who)),
            Ordeal::Saved { who, healed } => say!(words, "saved", who = self.name(who), healed = healed),
            Ordeal::Exposed { who, weapon } => {
                say!(words, "exposed", who = self.name(who), weapon = self.weapon(weapon))
            }
            Ordeal::Sickens { who } => say!(words, "sickens", who = self.name(who)),
            Ordeal::Rests { who } => say!(words, "rests", who = self.name(who)),
            Ordeal::FightEnds => say!(words, "fight-ends"),
        }
    }

    /// What the game master takes from somebody, or gives back.
    pub(super) fn desk_loss(&self, who: CombatantId, loss: Loss) -> String {
        let (words, who) = (&self.words, self.name(who));
        match loss {
            Loss::PartBack(part) => {
                say!(words, "desk-part-back", who = who, part = words.body_part(part))
            }
            Loss::Part(part) => say!(words, "desk-lose-part", who = who, part = words.body_part(part)),
            Loss::Points(ability, points) => {
                let (ability, back) = (words.ability(ability), yes_no(points < 0));
                let points = points.unsigned_abs();
                say!(words, "desk-lose-points", who = who, points = points, ability = ability, back = back)
            }
        }
    }

    /// What calls for a morale check.
    pub(super) fn cause(&self, cause: Cause) -> String {
        let words = &self.words;
        match cause {
            Cause::BattleBegins => say!(words, "cause-battle-begins"),
            Cause::FirstKilled => say!(words, "cause-first-killed"),
            Cause::LeaderKilled(who) => say!(words, "cause-leader-killed", who = self.name(who)),
            Cause::TidePlain => say!(words, "cause-tide-plain"),
            Cause::Deserted(by) => say!(words, "cause-deserted", by = self.name(by)),
            Cause::Frightened(by) => say!(words, "cause-frightened", by = self.name(by)),
            Cause::Called(by) => say!(words, "cause-called", by = self.name(by)),
            Cause::Asked => say!(words, "cause-asked"),
        }
    }

    /// A roll that nerve or life hung on; none where it was for something else.
    pub(super) fn rolled_in_ordeal(
        &self,
        who: &str,
        purpose: Purpose,
        check: &str,
        success: &'static str,
    ) -> Option<String> {
        let words = &self.words;
        Some(match purpose {
            Purpose::Morale { cause } => {
                let cause = self.cause(cause);
                say!(words, "rolled-morale", who = who, cause = cause, check = check, success = success)
            }
            Purpose::Retreat => say!(words, "rolled-retreat", who = who, check = check, success = success),
            Purpose::Attempt { deed, target } => {
                let (id, target) = (format!("rolled-{}", key_of(deed.name())), self.name(target));
                say!(words, &id, who = who, target = target, check = check, success = success)
            }
            Purpose::Corruption => {
                say!(words, "rolled-corruption", who = who, check = check, success = success)
            }
            Purpose::Aftermath => say!(words, "rolled-aftermath", who = who, check = check),
            Purpose::LostPart => say!(words, "rolled-lost-part", who = who, check = check),
            Purpose::LostPoints { ability } => {
                say!(words, "rolled-lost-points", who = who, ability = words.ability(ability), check = check)
            }
            Purpose::Recovery => say!(words, "rolled-recovery", who = who, check = check),
            _ => return None,
        })
    }

    /// What a roll is for on which nerve or life hangs; none where it is for something else.
    pub(super) fn purpose_in_ordeal(&self, purpose: Purpose) -> Option<String> {
        let words = &self.words;
        Some(match purpose {
            Purpose::Morale { cause } => say!(words, "purpose-morale", cause = self.cause(cause)),
            Purpose::Retreat => say!(words, "purpose-retreat"),
            Purpose::Attempt { deed, target } => {
                say!(words, &format!("purpose-{}", key_of(deed.name())), target = self.name(target))
            }
            Purpose::Corruption => say!(words, "purpose-corruption"),
            Purpose::Aftermath => say!(words, "purpose-aftermath"),
            Purpose::LostPart => say!(words, "purpose-lost-part"),
            Purpose::LostPoints { ability } => {
                say!(words, "purpose-lost-points", ability = words.ability(ability))
            }
            Purpose::Recovery => say!(words, "purpose-recovery"),
            _ => return None,
        })
    }
}
