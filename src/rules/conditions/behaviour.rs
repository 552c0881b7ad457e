//! What conditions do by the rules: the questions that the file of each condition answers, and the usual answers.

use crate::battle::{
    Clause, CombatantId, ConditionKind, DamageDice, Difficulty, Modifier, Purpose, Until, WeaponId,
};
use crate::rules::book::rulebook::Rulebook;
use crate::rules::table::Table;
use crate::rules::table::answers::Edges;

use super::{Detail, DetailKind};

/// What a condition does by the rules. The default answers fit most conditions; the file of a condition answers only
/// where it differs. In the comments, "it" is the condition.
pub trait Behaviour: Copy + Into<ConditionKind> {
    /// Whether the condition bears on a check of its bearer, by an edge or by how it lets the check be decided.
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

    /// Adds its edges to a check that it bears on.
    fn add_edges(&self, table: &Table<'_>, source: Option<CombatantId>, edges: &mut Edges) {
        let _ = (table, source, edges);
    }

    /// How it decides a roll, where the dice alone do not. `is_next`: whether this is its bearer's first check of the exchange.
    fn roll_override(&self, purpose: Purpose, is_next: bool) -> Option<RollOverride> {
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

    /// Whether it is help against enemies whom the helper could strike.
    fn is_help(&self) -> bool {
        false
    }

    /// Whether only a roll uses it up, and not a check that succeeds without a roll.
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

    /// Whether it leaves its bearer nothing to spend, in the present turn and in later turns.
    fn empties_turn_budget(&self) -> bool {
        false
    }

    /// Whether it halves the moves of its bearer. Having it twice changes nothing more.
    fn halves_pace(&self) -> bool {
        false
    }

    /// The most steps that it leaves its bearer, whatever parts of the body are missing.
    fn limits_pace(&self, book: &Rulebook) -> Option<u16> {
        let _ = book;
        None
    }

    /// What it takes off the defence of its bearer.
    fn opens_defence(&self) -> Option<Modifier> {
        None
    }

    /// The damage that its bearer takes when the bearer's turn begins.
    fn harms_each_turn(&self) -> Option<DamageDice> {
        None
    }

    /// The weapon whose constant damage it brings to its bearer.
    fn constant_damage_weapon(&self) -> Option<WeaponId> {
        None
    }

    /// Whether it holds its bearer for as long as the source stands next to them.
    fn holds(&self) -> bool {
        false
    }

    /// Whether its bearer holds back a deed until something happens.
    fn waits(&self) -> bool {
        false
    }

    /// The rule by which its bearer falls to the ground as soon as it ends.
    fn fall_when_it_ends(&self) -> Option<Clause> {
        None
    }

    /// How long conditions last that end together with this condition.
    fn until_it_ends(&self, who: CombatantId) -> Option<Until> {
        let _ = who;
        None
    }

    /// Whether it only counts what its bearer has done.
    fn keeps_count(&self) -> bool {
        false
    }

    /// Whether the log tells of its beginning in a line of its own, since no other line says it.
    fn begins_with_a_line(&self) -> bool {
        true
    }

    /// Whether the log tells of its end in a line of its own.
    fn ends_with_a_line(&self) -> bool {
        false
    }

    /// Which combatants it depends on, besides its bearer.
    fn concerns(&self) -> DependsOn {
        DependsOn::Others
    }

    /// What putting it on an enemy is worth to the program's side; putting the enemy out of the fight is worth 1000.
    fn worth_laying(&self) -> i32 {
        0
    }

    /// The index of the word for it on rule cards, among the words in the register.
    fn form(&self) -> usize {
        0
    }

    /// What the program adds to the word for it on rule cards.
    fn detail(&self, source: Option<CombatantId>) -> Option<Detail> {
        let _ = source;
        None
    }

    /// What a rule card may add to the word for it.
    fn claimable() -> DetailKind
    where
        Self: Sized,
    {
        DetailKind::Nothing
    }
}

/// How a check is decided.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum RollOverride {
    /// By its dice.
    #[default]
    Dice,
    /// By its dice, of which the first shows this face.
    Fixed(u8),
    /// Without a roll.
    Assured,
}

/// Which combatants a condition depends on, besides its bearer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DependsOn {
    Nobody,
    /// The combatants whom its bearer sees.
    TheSeen,
    /// Any other combatants.
    Others,
}
