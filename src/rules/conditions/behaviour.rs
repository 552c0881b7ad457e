//! What a condition comes to by the rules: the questions that its file answers, with the answer of most conditions to each.

use crate::battle::{
    Clause, CombatantId, ConditionKind, DamageDice, Difficulty, Part, Purpose, Until, WeaponId,
};
use crate::rules::book::rulebook::Rulebook;
use crate::rules::table::Table;
use crate::rules::table::answers::Edges;

use super::{Claimable, Detail};

/// What a condition comes to by the rules. What most conditions have in common is said here; a condition says where it
/// differs.
pub trait Behaviour: Copy + Into<ConditionKind> {
    /// Whether it bears on a check of its bearer's at all, by what it favours or hampers or by how it lets it be decided.
    fn bears_on(
        &self,
        table: &Table<'_>,
        who: CombatantId,
        source: Option<CombatantId>,
        purpose: Purpose,
    ) -> bool {
        let _ = (table, who, source, purpose);
        false
    }

    /// Adds what it favours or hampers, where it bears on a check.
    fn favours(&self, table: &Table<'_>, source: Option<CombatantId>, edges: &mut Edges) {
        let _ = (table, source, edges);
    }

    /// How it lets a roll be decided, if it does; `is_next`: where nothing has been rolled before.
    fn luck(&self, purpose: Purpose, is_next: bool) -> Option<Luck> {
        let _ = (purpose, is_next);
        None
    }

    /// The difficulty that it sets for the next check.
    fn difficulty(&self) -> Option<Difficulty> {
        None
    }

    /// Whether it does nothing but favour or hamper a check.
    fn is_edge(&self) -> bool {
        false
    }

    /// Whether it is help against those whom the helper could strike.
    fn is_help(&self) -> bool {
        false
    }

    /// Whether it is used up by a die alone, not by a check that succeeds without one.
    fn waits_for_a_die(&self) -> bool {
        false
    }

    /// Whether care can ease it.
    fn can_be_eased(&self) -> bool {
        false
    }

    /// Whether rest ends it.
    fn ends_with_rest(&self) -> bool {
        false
    }

    /// Whether it leaves its bearer nothing to spend, in the turn that is under way and in those to come.
    fn empties_purse(&self) -> bool {
        false
    }

    /// Whether it halves the moves of its bearer, however often it is on it.
    fn halves_pace(&self) -> bool {
        false
    }

    /// How many steps it leaves its bearer at the most, whatever parts of the body are missing.
    fn limits_pace(&self, book: &Rulebook) -> Option<u16> {
        let _ = book;
        None
    }

    /// What it takes off what a blow at its bearer must overcome.
    fn opens_defence(&self) -> Option<Part> {
        None
    }

    /// The damage that its bearer takes when its turn begins.
    fn harms_each_turn(&self) -> Option<DamageDice> {
        None
    }

    /// The weapon of the source that goes on harming its bearer.
    fn besets(&self) -> Option<WeaponId> {
        None
    }

    /// Whether it holds its bearer fast for as long as the source stands next to it.
    fn holds(&self) -> bool {
        false
    }

    /// Whether its bearer waits for something to happen.
    fn waits(&self) -> bool {
        false
    }

    /// The rule by which its bearer goes down as soon as its time is over.
    fn fells(&self) -> Option<Clause> {
        None
    }

    /// Until when all that holds which ends with it.
    fn upholds(&self, who: CombatantId) -> Option<Until> {
        let _ = who;
        None
    }

    /// Whether it does no more than keep count of what its bearer has done.
    fn keeps_count(&self) -> bool {
        false
    }

    /// Whether the log gives its beginning a line of its own, since nothing else says as much.
    fn begins_with_a_line(&self) -> bool {
        true
    }

    /// The same of its end.
    fn ends_with_a_line(&self) -> bool {
        false
    }

    /// Whom it is about, beside its bearer.
    fn concerns(&self) -> Concern {
        Concern::Others
    }

    /// What it is worth to opponents to lay it on an enemy: of a thousand, which is to put that enemy out of the fight.
    fn worth_laying(&self) -> i32 {
        0
    }

    /// Which of its words rule cards use for it as it is, where the register has several.
    fn form(&self) -> usize {
        0
    }

    /// What the program adds to that word.
    fn detail(&self, source: Option<CombatantId>) -> Option<Detail> {
        let _ = source;
        None
    }

    /// What a rule card may add to it.
    fn claimable() -> Claimable
    where
        Self: Sized,
    {
        Claimable::Nothing
    }
}

/// How a check comes to be decided.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Luck {
    /// By its dice.
    #[default]
    Dice,
    /// By its dice, of which the first shows this face.
    Fixed(u8),
    /// Without a roll.
    Assured,
}

/// Whom a condition is about, beside its bearer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Concern {
    /// Nobody.
    Nobody,
    /// Those whom its bearer sees.
    TheSeen,
    /// Others.
    Others,
}
