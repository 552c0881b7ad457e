//! Offers: combatants are asked whether they react, and their answer sets off what they do.

use super::consequences::follow;
use super::frame::{Frame, Matter};
use super::stack::Stack;
use super::story::Story;
use crate::battle::{CombatantId, Happening, PossibleReaction};
use crate::rules::reactions::Moment;
use crate::rules::table::Table;

/// Asks the next combatant who may react, if they still may.
pub fn ask_to_react(
    table: &Table<'_>,
    stack: &mut Stack,
    story: &mut Story,
    by: CombatantId,
    mut possible: Vec<PossibleReaction>,
) {
    let Some((on, who, ally)) = possible.pop() else { return };
    if !possible.is_empty() {
        stack.push(Frame::Weigh(Matter::AskToReact { by, possible }));
    }
    if let Some(offer) = table.reaction_to(Moment { who, on, enemy: by, ally }) {
        story.tell(table, Happening::Offered { offer }, Some(offer.reaction.clause()));
        stack.push(Frame::Offer(offer));
    }
}

/// Answers an offer: yes sets off the reaction, no sets off nothing.
pub fn answer(table: &Table<'_>, stack: &mut Stack, story: &mut Story, accepted: bool) {
    let Some(offer) = stack.offer() else { return };
    stack.pop();
    story.tell(table, Happening::Answered { offer, accepted }, Some(offer.reaction.clause()));
    if accepted {
        follow(table, stack, offer.to, table.set_off_by_reaction(offer));
    }
}
