//! Offers: who is asked whether it reacts to what is about to happen, and what its answer brings about.

use super::frame::{Frame, Matter, Walk};
use super::stack::Stack;
use super::story::Story;
use crate::battle::deeds::Attack;
use crate::battle::{
    Change, Clause, CombatantId, Cost, Deed, Happening, Occasion, Offer, OfferKind, Order, Reply, clauses,
};
use crate::rules::table::Table;

/// Asks the next of those who may react to what is about to go on, if it still may.
pub fn rouse(
    table: &Table<'_>,
    stack: &mut Stack,
    story: &mut Story,
    by: CombatantId,
    mut roused: Vec<(Occasion, CombatantId, Option<CombatantId>)>,
) {
    let Some((on, who, friend)) = roused.pop() else { return };
    if !roused.is_empty() {
        stack.push(Frame::Weigh(Matter::Rouse { by, roused }));
    }
    if let Some(offer) = table.reply(who, on, by, friend) {
        story.tell(table, Happening::Offered { offer }, clause_of(offer));
        stack.push(Frame::Offer(offer));
    }
}

/// Answers an offer: yes becomes a blow, no becomes nothing.
pub fn answer(table: &Table<'_>, stack: &mut Stack, story: &mut Story, accepted: bool) {
    let Some(offer) = stack.offer() else { return };
    stack.pop();
    story.tell(table, Happening::Answered { offer, accepted }, clause_of(offer));
    if !accepted {
        return;
    }
    let who = offer.to;
    if let OfferKind::Readied { deed, target, .. } = offer.kind {
        spring_readied(table, stack, who, deed.deed(target));
        return;
    }
    let mut effects = vec![Change::Spend { who, cost: Cost { reaction: 1, ..Default::default() } }.into()];
    if let OfferKind::ByAbility { reply, .. } = offer.kind {
        match reply {
            Reply::Step(to) => stack.push(Frame::from(Walk::free(who, vec![to]))),
            Reply::Strike(what) | Reply::Cast(what) => {
                effects.extend(table.gives_up(who, what));
                effects.extend(table.uses_up(who, what));
            }
        }
    }
    if let OfferKind::OpportunityAttack { target, weapon: what }
    | OfferKind::ByAbility { reply: Reply::Strike(what), target, .. } = offer.kind
    {
        let revealed = table.revealed_by(who, &Attack::with(target, what).into());
        stack.extend((!revealed.is_empty()).then_some(Frame::effects(revealed)));
    }
    stack.begin(table.answer(offer));
    stack.push(Frame::effects(effects));
}

/// Does what was held back: it is paid for by the action that was kept for it.
fn spring_readied(table: &Table<'_>, stack: &mut Stack, who: CombatantId, deed: Deed) {
    let mut effects = table.springing(who);
    effects.extend(table.used_by(who, &deed));
    let revealed = table.revealed_by(who, &deed);
    stack.extend((!revealed.is_empty()).then_some(Frame::effects(revealed)));
    stack.push(Frame::Weigh(Matter::Declared(Order::Deed { who, deed })));
    stack.push(Frame::effects(effects));
}

/// The rule behind an offer, where it is not told by what has called for it.
fn clause_of(offer: Offer) -> Option<Clause> {
    match offer.kind {
        OfferKind::OpportunityAttack { .. } => Some(clauses::Leaving::Provokes.into()),
        OfferKind::Readied { .. } => Some(clauses::Reaction::Readied.into()),
        OfferKind::ByAbility { .. } => Some(clauses::Reaction::ByAbility.into()),
    }
}
