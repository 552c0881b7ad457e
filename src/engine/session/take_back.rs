//! What may be taken back in a battle: everything, only what no dice have answered, or nothing.

use super::{InputSource, Session};
use crate::battle::words::words;
use crate::battle::{Fact, Happening};

words! {
    /// What may be taken back.
    #[derive(Default)]
    pub enum TakeBack {
        /// Every decision, dice and all.
        #[default]
        Everything = "everything",
        /// Decisions after which no dice have been rolled.
        UntilDice = "until-dice",
        /// No decision.
        Nothing = "nothing",
    }
}

impl TakeBack {
    /// Whether a decision may be taken back that led to these facts.
    fn allows(self, facts: &[Fact]) -> bool {
        match self {
            TakeBack::Everything => true,
            TakeBack::UntilDice => !facts.iter().any(|fact| matches!(fact.what, Happening::Rolled { .. })),
            TakeBack::Nothing => false,
        }
    }
}

impl Session {
    /// What may be taken back in this battle.
    pub const fn take_back(&self) -> TakeBack {
        self.take_back
    }

    /// The same battle with another choice of what may be taken back.
    pub fn with_take_back(mut self, take_back: TakeBack) -> Session {
        self.take_back = take_back;
        self
    }

    pub fn can_undo(&self) -> bool {
        self.undo_target().is_some()
    }

    /// How many entries remain when the last decision is taken back; none if it may not be.
    pub(super) fn undo_target(&self) -> Option<usize> {
        let last = self.given.last()?;
        let target = match last.giver {
            InputSource::Person | InputSource::GameMaster => None,
            InputSource::Opponent => {
                self.given.iter().rposition(|entry| entry.giver != InputSource::Opponent)
            }
        };
        let target = target.unwrap_or(self.given.len() - 1);
        let told = self.given.get(target).map_or(0, |entry| entry.told);
        self.take_back.allows(self.battle().chronicle().since(told)).then_some(target)
    }
}
