//! Overruling: goes back to before a roll, inserts a game master's ruling, and replays the rest.

use super::course::{is_roll, play};
use super::{InputError, InputSource, Overruled, Ruling, Session, SessionInput};
use crate::battle::GmOrder;

impl Session {
    /// Inserts a ruling just before a roll, which is named by the index of its fact in the chronicle. The roll is made
    /// again, and the later orders are replayed as long as they are permitted.
    ///
    /// # Errors
    /// The fact is not a roll, or the ruling is not permitted there; nothing has changed.
    pub fn overrule(&mut self, gm_order: GmOrder, fact: usize) -> Result<Overruled, InputError> {
        let order = self.given.iter().rposition(|entry| !entry.is_ruling() && entry.told <= fact);
        let told = order.map_or(0, |order| self.given[order].told);
        let rolled = self.battle.chronicle().since(fact).first().is_some_and(|fact| is_roll(&fact.what));
        if !rolled || fact >= self.battle.chronicle().len() {
            return Err(InputError::NoSuchRoll);
        }
        let ruling = Ruling { fact: fact - told, gm_order };
        // The order itself stays, and so do rulings on its earlier rolls.
        let stays = |given: &SessionInput| matches!(given, SessionInput::Ruling(earlier) if earlier.fact < ruling.fact);
        let first_ruling = order.map_or(0, |order| order + 1);
        let rulings = self.given[first_ruling..].iter().take_while(|entry| stays(&entry.given)).count();
        let kept = first_ruling + rulings;
        let later: Vec<SessionInput> = self.given[kept..].iter().map(|entry| entry.given.clone()).collect();
        self.truncate(kept);
        if let Err(misfit) = self.rule(ruling) {
            self.play_on(later);
            return Err(misfit);
        }
        self.undone.clear();
        let given = self.given.len();
        let dropped = self.play_on(later);
        Ok(Overruled { replayed: self.given.len() - given, dropped })
    }

    /// Adds a ruling to the latest course, and replays that course.
    pub(super) fn rule(&mut self, ruling: Ruling) -> Result<(), InputError> {
        let len = self.given.len();
        let order = self.first_of_course(len);
        let told = order.map_or(0, |order| self.given[order].told);
        let mut course: Vec<SessionInput> =
            self.given[order.unwrap_or(0)..].iter().map(|entry| entry.given.clone()).collect();
        course.push(SessionInput::Ruling(ruling.clone()));
        if !self.go_before(order) {
            return Err(InputError::NoSuchRoll);
        }
        if let Err(misfit) = play(&mut self.battle, &course) {
            self.go_before(order);
            course.pop();
            let played = play(&mut self.battle, &course);
            debug_assert_eq!(played, Ok(()), "without the ruling it goes as it went");
            return Err(misfit);
        }
        self.note(SessionInput::Ruling(ruling), InputSource::GameMaster, told);
        Ok(())
    }

    /// Goes to just before an order, or to before the opening if there is none; false if the session started later.
    fn go_before(&mut self, order: Option<usize>) -> bool {
        match order {
            Some(order) => {
                self.go_to(order);
                true
            }
            None => self.restore_opening(),
        }
    }
}
