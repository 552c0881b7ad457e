//! The register of conditions: every condition that a combatant can be under, one line each. The rules of a condition
//! are in its file in `rules/conditions`.

mod condition;
mod home;
mod register;

use serde::{Deserialize, Serialize};

use super::{CombatantId, DamageDice, Difficulty, HeldDeed, Occasion, Tested, WeaponId};
use crate::dice::Edge;
pub use condition::{Condition, Dread, Until};

// A line is: the name of the condition; the words that rule cards use for it; its fields; `afflicts` if weapons,
// spells, items and traps can put it on a combatant, with the field that they set; `removable` if the game master can
// end it; `addable` if the game master can put it on a combatant, with `by` if that needs a source, and when it then
// ends, given its bearer. Conditions that combatants bring into a battle are put on them in the order of these lines.
register::conditions! {
    ($)
    /// The source's help: advantage on the next check against an enemy whom both can reach.
    Aided: ["aided"] {},
    /// Advantage or disadvantage on the next check, given by the game master.
    Granted: ["advantage" "disadvantage" "neither"] { edge: Edge },
    /// The difficulty of the next check, if that check has a difficulty.
    Rated: ["difficulty"] { difficulty: Difficulty },
    /// The next check succeeds without a roll.
    Assured: ["assured"] {},
    /// The next die shows this face.
    FixedDie: ["die"] { face: u8 },
    /// Weak from a wound until they rest: disadvantage on every check.
    Weakened: ["weakened"] {} removable addable until |_| Until::Lasting,
    /// Exhausted until they eat and rest.
    Exhausted: ["exhausted"] {} removable addable until |_| Until::Lasting,
    /// A trauma: disadvantage while the cause is in sight.
    Trauma: ["trauma"] { dread: Dread } removable,
    /// A wound that stays.
    Maiming: ["maiming"] {} removable,
    /// A penalty to dodge and armour.
    OffBalance: ["unbalanced"] { by: i8 } removable,
    /// They take this damage when their turn begins.
    Suffering: ["suffering"] { damage: DamageDice } afflicts (damage: DamageDice) removable,
    /// Their moves are half as long.
    Slowed: ["slowed"] {} afflicts removable addable until |who| Until::TurnEnd(who),
    /// They have no actions and no reactions.
    Stunned: ["stunned"] {} afflicts removable addable until |who| Until::TurnEnd(who),
    /// The source's weapon has hit them and deals its damage again whenever a turn begins.
    Beset: ["beset"] { weapon: WeaponId } removable,
    /// They have made this turn's roll with this weapon, whose damage continues without a roll. It cannot be aimed
    /// again.
    Aimed: ["aimed"] { weapon: WeaponId },
    /// Tripped by the source: they fall prone as soon as their own turn starts.
    Tripped: ["tripped"] {} removable addable by by until |who| Until::TurnStart(who),
    /// Held by the source.
    Held: ["held"] {} removable addable by by until |_| Until::HoldEnds,
    /// A readied deed, and the occasion that triggers it.
    Readied: ["readied"] { deed: HeldDeed, on: Occasion } removable,
    /// Corrupted by a weapon, at this stage.
    Corrupted: ["corrupted"] { weapon: WeaponId, stage: u8 } removable,
    /// Spurred on by the source's command.
    Spurred: ["spurred"] { edge: Edge },
    /// Evading: for each hit on them they make a test to avoid it.
    Evading: ["evading"] {} removable,
    /// Their next deed succeeds only if a check does. `tested` and `against` replace the rulebook's usual skill and
    /// number.
    Risky: ["risky"] { tested: Option<Tested>, against: Option<i32> } removable,
    /// They concentrate on a spell that they have cast. The spell ends when they stop.
    Concentrating: ["concentrating"] { spell: WeaponId } removable,
}

impl ConditionName {
    /// The word for the condition; the first word if it has several.
    pub fn word(self) -> &'static str {
        self.words().first().copied().unwrap_or_default()
    }
}

impl RemovableCondition {
    /// The word that orders use for it.
    pub fn word(self) -> &'static str {
        self.name().word()
    }

    /// Whether a condition is of this kind.
    pub fn is_of(self, kind: ConditionKind) -> bool {
        self.name() == kind.name()
    }
}
