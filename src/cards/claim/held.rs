//! Claims about conditions: `A has condition tripped by B`. The register knows the words, and each condition what may be added
//! to its own.

use super::cursor::Cursor;
use super::judge::Witness;
use super::lines::or_nothing;
use crate::battle::order_text::OrderProblem;
use crate::battle::{CombatantId, Condition, ConditionName, Dread};
use crate::rules::conditions::{Detail, DetailKind};

/// A condition as cards write it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Held {
    word: &'static str,
    /// What follows the word.
    detail: Option<Detail>,
}

impl Held {
    /// Reads the condition that a combatant is claimed to have; none where any condition meets the claim.
    pub fn read(cursor: &mut Cursor<'_>) -> Result<Option<Held>, OrderProblem> {
        if cursor.rest().is_empty() {
            return Ok(None);
        }
        let words =
            || ConditionName::ALL.iter().flat_map(|name| name.words().iter().map(move |word| (*name, *word)));
        let word = cursor.one_of(&words().map(|(_, word)| word).collect::<Vec<_>>())?;
        let claimable = words().find(|(_, known)| *known == word).map(|(name, _)| name.claimable());
        let detail = detail(cursor, claimable.unwrap_or(DetailKind::Nothing))?;
        Ok(Some(Held { word, detail }))
    }

    fn of(condition: &Condition) -> Held {
        Held { word: condition.kind.word(), detail: condition.kind.detail(condition.source) }
    }

    /// Whether a combatant's own condition is the claimed one. Where a claim has only the word, the word is enough.
    fn is_met_by(self, own: Held) -> bool {
        self.word == own.word && (self.detail.is_none() || self.detail == own.detail)
    }
}

/// Reads what follows the word for a condition.
fn detail(cursor: &mut Cursor<'_>, claimable: DetailKind) -> Result<Option<Detail>, OrderProblem> {
    Ok(Some(match claimable {
        DetailKind::By if cursor.take("by") => Detail::By(cursor.combatant()?),
        DetailKind::Face if !cursor.rest().is_empty() => Detail::Face(cursor.number()?),
        DetailKind::Of if cursor.take("of") => Detail::Of(if cursor.take_all(&["dead", "allies"]) {
            Dread::DeadAlly
        } else if cursor.take("defeat") {
            Dread::Defeat
        } else {
            Dread::Creature(cursor.creature()?)
        }),
        DetailKind::Difficulty => Detail::Difficulty(cursor.worded()?),
        DetailKind::Nothing | DetailKind::By | DetailKind::Face | DetailKind::Of => return Ok(None),
    }))
}

impl Witness<'_> {
    /// Whether a combatant has the claimed condition, and which they have.
    pub(super) fn conditions(&self, who: CombatantId, wanted: Option<Held>) -> (bool, String) {
        let Some(body) = self.body(who) else { return (false, String::new()) };
        let own: Vec<Held> = body.conditions.0.iter().map(Held::of).collect();
        let is_so = wanted.map_or(!own.is_empty(), |wanted| own.iter().any(|own| wanted.is_met_by(*own)));
        let lines = own.iter().map(|own| {
            let detail = own.detail.map(|detail| self.detail(detail)).unwrap_or_default();
            format!("{} has condition {}{detail}", self.name(who), own.word)
        });
        (is_so, or_nothing(lines, || format!("{} has no condition", self.name(who))))
    }

    /// What follows the word for a condition, after a space.
    fn detail(&self, detail: Detail) -> String {
        match detail {
            Detail::By(by) => format!(" by {}", self.name(by)),
            Detail::Face(face) => format!(" {face}"),
            Detail::Of(Dread::DeadAlly) => " of dead allies".to_owned(),
            Detail::Of(Dread::Defeat) => " of defeat".to_owned(),
            Detail::Of(Dread::Creature(kind)) => format!(" of {}", self.creature(kind)),
            Detail::Difficulty(difficulty) => format!(" {}", difficulty.word()),
            Detail::Amount(amount) => format!(" {amount}"),
        }
    }
}
