//! Orders as text, for records, rule cards and scripts: `parse(print(order)) == order`. Whether an order is allowed
//! is decided in `rules`; the sentences for problems are in `tell`.
//!
//! ```text
//! A moves to c,r [via c,r c,r ...]   A attacks B with W      A trips B       A disarms B     A aids B
//! A grapples B                       A breaks free of B
//! A opens door c,r                   A closes door c,r       A stands up     A takes up W    A says "..."
//! A casts W [on B | at c,r]          A uses ITEM [on B | at c,r]
//! A places W at c,r
//! A steps to c,r                     A disengages to c,r     A switches to W
//! A puts on ARMOUR                   A takes off ARMOUR
//! A tries SKILL [against N|B [with SKILL]]                   A hides
//! A readies W for reach|sight|ally|adjacent|attack|spell      A readies: DEED for TRIGGER     A unreadies
//! A delays after B
//! A leaves                           A ends (or: A waits)    accept          decline
//! gm: advantage A                    gm: disadvantage A      gm: neither A   gm: next die of A 6
//! gm: A loses 3 hp           gm: A regains 3 hp
//! gm: A succeeds                     gm: A injuries +1       gm: A risks fatigue             gm: A checks stress
//! gm: A is dead|maimed|unconscious|able|gone|prone|up        gm: A fears dead allies|defeat  gm: A fears CREATURE
//! gm: A checks SKILL|APTITUDES [against N|B [with SKILL|APTITUDES]]
//! gm: A to c,r                       gm: first side S        gm: bring A     gm: control A by LEVEL|player
//! gm: A goes before B                gm: A goes after B
//! gm: A gets slowed|stunned|weakened|exhausted               gm: A gets held|tripped by B    gm: A sheds CONDITION
//! gm: add another A as "NAME" to S at c,r                    gm: open c,r    gm: close c,r
//! gm: risky A [SKILL|APTITUDES [against N]]                  gm: A intends: DEED; DEED | nothing
//! gm: A decides anew         gm: A concentrates on W         gm: A receives W
//! gm: A has uses N of W      gm: A has STOCK N
//! gm: A is [not] hidden [at N]                               gm: A is [not] spotted by B
//! gm: light LEVEL FEET at c,r                                gm: douse c,r
//! ```
//! Squares are `column,row` from 0. A name that is not a single plain word, or that is also a keyword of these forms,
//! is written in double quotes; within them `\"`, `\\`, `\n`, `\r`, `\t` and `\u{...}` stand for one character.

mod deeds;
mod field;
mod parse;
mod parse_gm_order;
mod parse_state_change;
mod print;
mod print_state_change;
mod words;

use super::former_words::present_word;
use super::nearest::nearest;
use super::{Phrase, Span};
pub use deeds::Writer;
pub use field::Field;
pub use parse::{Parser, parse_order};
pub use print::print_order;
pub use words::{Word, name as print_name, split as split_words, take as take_word, take_choice};

/// A kind of thing that an order may name.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Named {
    /// A combatant, by their key.
    Combatant,
    /// A weapon, by the name of its file.
    Weapon,
    /// Armour, by the name of its file.
    Armour,
    /// A side, by its name in the scenario.
    Side,
    /// A kind of creature, by the name of its file.
    Creature,
}

/// Gives the names that orders use: a battle, or a test.
pub trait OrderNames {
    /// The name that belongs to a number; none if there is no such number.
    fn name_of(&self, kind: Named, number: usize) -> Option<&str>;

    /// All names of a kind, by their numbers.
    fn names(&self, kind: Named) -> impl Iterator<Item = &str> {
        (0..).map_while(move |number| self.name_of(kind, number))
    }

    /// The number that belongs to a name; the first one if several have it.
    fn number_of(&self, kind: Named, name: &str) -> Option<usize> {
        self.names(kind).position(|known| known == name)
    }
}

/// Why a line cannot be read as an order.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OrderProblem {
    /// The place in the line.
    pub span: Span,
    /// What is wrong.
    pub phrase: Phrase,
    /// The word that was probably meant.
    pub suggestion: Option<String>,
}

impl OrderProblem {
    /// A problem at a place, without a suggestion.
    pub fn new(span: Span, phrase: Phrase) -> OrderProblem {
        OrderProblem { span, phrase, suggestion: None }
    }

    /// A problem with a word that does not fit; `known` are the words that would fit.
    pub fn unfit<'k>(
        span: Span,
        found: &str,
        expected: Phrase,
        known: impl IntoIterator<Item = &'k str>,
    ) -> OrderProblem {
        let known: Vec<&str> = known.into_iter().collect();
        if let Some(present) = present_word(found).filter(|present| known.contains(present)) {
            return OrderProblem::new(
                span,
                Phrase::new("now-called").with("found", found).with("present", present),
            );
        }
        let phrase = Phrase::new("order-unfit").with("found", found).with("expected", expected);
        OrderProblem { span, phrase, suggestion: nearest(found, known).map(str::to_owned) }
    }
}
