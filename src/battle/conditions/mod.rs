//! The register of conditions: everything that may hold for a while on a combatant, a line each. What a condition comes to by
//! the rules stands in its file in `rules/conditions`.

mod condition;
mod home;
mod register;

use serde::{Deserialize, Serialize};

use super::{CombatantId, DamageDice, Difficulty, HeldDeed, Occasion, Tested, WeaponId};
use crate::dice::Edge;
pub use condition::{Condition, Dread, Until};

// A line: the condition; the words that cards use for it; its fields; whether the armoury and traps lay it, and which of its
// fields they say; whether the game master may take it off, and lay it: by whom, and until when, told from its bearer.
// Conditions with which somebody comes into a battle are on it in the order of the lines.
register::conditions! {
    ($)
    /// The source's help: an edge on the next check against an enemy that both can reach.
    Aided: ["aided"] {},
    /// An edge on the next check, given at the game master's desk.
    Granted: ["advantage" "disadvantage" "neither"] { edge: Edge },
    /// The next check is as difficult as this, where it is difficult at all.
    Rated: ["difficulty"] { difficulty: Difficulty },
    /// The next check succeeds without a roll.
    Assured: ["assured"] {},
    /// The next die shows this face.
    FixedDie: ["die"] { face: u8 },
    /// Weak from a wound until it has rested: hampered at every check.
    Weakened: ["weakened"] {} lifted laid until |_| Until::Lasting,
    /// Exhausted until it has eaten and rested.
    Exhausted: ["exhausted"] {} lifted laid until |_| Until::Lasting,
    /// A trauma: hampered while what caused it is in sight.
    Trauma: ["trauma"] { dread: Dread } lifted,
    /// A wound that stays.
    Maiming: ["maiming"] {} lifted,
    /// So much off dodge and armour.
    OffBalance: ["unbalanced"] { by: i8 } lifted,
    /// It takes this damage when its turn begins.
    Suffering: ["suffering"] { damage: DamageDice } afflicts (damage: DamageDice) lifted,
    /// Its moves are half as long.
    Slowed: ["slowed"] {} afflicts lifted laid until |who| Until::TurnEnd(who),
    /// It has no actions and no reactions.
    Stunned: ["stunned"] {} afflicts lifted laid until |who| Until::TurnEnd(who),
    /// The source's weapon is on it, and harms it whenever a turn begins.
    Beset: ["beset"] { weapon: WeaponId } lifted,
    /// It has had its roll with this weapon, whose harm goes on by itself or not at all.
    Aimed: ["aimed"] { weapon: WeaponId },
    /// Tripped by the source: on the ground as soon as its turn starts.
    Tripped: ["tripped"] {} lifted laid by by until |who| Until::TurnStart(who),
    /// Held fast by the source.
    Held: ["held"] {} lifted laid by by until |_| Until::HoldEnds,
    /// This is held back until this comes about.
    Readied: ["readied"] { deed: HeldDeed, on: Occasion } lifted,
    /// Something in its blood that came with a weapon, so many stages on.
    Corrupted: ["corrupted"] { weapon: WeaponId, stage: u8 } lifted,
    /// Spurred on by the source.
    Spurred: ["spurred"] { edge: Edge },
    /// Set on not being hit: each hit is put to a test.
    Evading: ["evading"] {} lifted,
    /// Its next deed hangs on a check: of what, where the game master has said so, and against what number, where it is
    /// not the usual one.
    Risky: ["risky"] { tested: Option<Tested>, against: Option<i32> } lifted,
    /// Its mind on a spell that it has cast, which holds no longer than that.
    Concentrating: ["concentrating"] { spell: WeaponId } lifted,
}

impl ConditionName {
    /// The word for it, the first where there are several.
    pub fn word(self) -> &'static str {
        self.words().first().copied().unwrap_or_default()
    }
}

impl Plight {
    /// The word that orders use.
    pub fn word(self) -> &'static str {
        self.name().word()
    }

    /// Whether a condition is one of this kind.
    pub fn is_of(self, kind: ConditionKind) -> bool {
        self.name() == kind.name()
    }
}
