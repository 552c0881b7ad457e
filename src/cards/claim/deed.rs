//! What a combatant may be said to be free to do: a kind of deed with whomever and whatever, or one order in full.

use super::cursor::Cursor;
use super::judge::or_nothing;
use crate::battle::order_text::{OrderProblem, parse_order, print_name, print_order};
use crate::battle::{
    Ability, Act, Against, Attempt, CombatantId, Manoeuvre, Order, Shift, Skill, Span, Tending, Tested,
    TrapDeed,
};
use crate::engine::Battle;
use crate::grid::Reach;

/// What one may be free to do.
#[derive(Clone, Debug, PartialEq)]
pub enum Deed {
    /// Something of a kind, perhaps to somebody.
    Some(DeedKind, Option<CombatantId>),
    /// Exactly this.
    Exactly(Order),
}

/// Kinds of deeds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DeedKind {
    Move,
    Step,
    Disengage,
    Extricate,
    Evade,
    Concentrate,
    Attack,
    Switch,
    PutOn,
    TakeOff,
    Trip,
    Disarm,
    Grapple,
    BreakFree,
    Attempt(Attempt),
    Aid,
    Stand,
    Open,
    Close,
    TakeUp,
    Cast,
    Use,
    Speak,
    Try,
    Hide,
    Search,
    DisarmTrap,
    Place,
    Light,
    Douse,
    Drop,
    Ready,
    Unready,
    Delay,
    Leave,
    Declare,
    End,
    Accept,
    Decline,
}

/// Every kind: its word after "may", and the word that an order has for it.
const KINDS: [(DeedKind, &str, &str); 46] = [
    (DeedKind::Move, "move", "moves"),
    (DeedKind::Step, "step", "steps"),
    (DeedKind::Disengage, "disengage", "disengages"),
    (DeedKind::Extricate, "extricate", "extricates"),
    (DeedKind::Evade, "evade", "evades"),
    (DeedKind::Concentrate, "concentrate", "concentrates"),
    (DeedKind::Attack, "attack", "attacks"),
    (DeedKind::Switch, "switch", "switches"),
    (DeedKind::PutOn, "put", "puts"),
    (DeedKind::TakeOff, "take off", ""),
    (DeedKind::Trip, "trip", "trips"),
    (DeedKind::Disarm, "disarm", "disarms"),
    (DeedKind::Grapple, "grapple", "grapples"),
    (DeedKind::BreakFree, "break", "breaks"),
    (DeedKind::Attempt(Attempt::Stabilise), "stabilise", "stabilises"),
    (DeedKind::Attempt(Attempt::Treat), "treat", "treats"),
    (DeedKind::Attempt(Attempt::Frighten), "frighten", "frightens"),
    (DeedKind::Attempt(Attempt::Command), "command", "commands"),
    (DeedKind::Attempt(Attempt::Finish), "finish", "finishes"),
    (DeedKind::Aid, "aid", "aids"),
    (DeedKind::Stand, "stand", "stands"),
    (DeedKind::Open, "open", "opens"),
    (DeedKind::Close, "close", "closes"),
    (DeedKind::TakeUp, "take", "takes"),
    (DeedKind::Cast, "cast", "casts"),
    (DeedKind::Use, "use", "uses"),
    (DeedKind::Speak, "say", "says"),
    (DeedKind::Speak, "speak", "says"),
    (DeedKind::Try, "try", "tries"),
    (DeedKind::Hide, "hide", "hides"),
    (DeedKind::Search, "search", "searches"),
    (DeedKind::Place, "place", "places"),
    (DeedKind::DisarmTrap, "disarm trap", ""),
    (DeedKind::Light, "light", "lights"),
    (DeedKind::Douse, "douse", "douses"),
    (DeedKind::Drop, "drop", "drops"),
    (DeedKind::Ready, "ready", "readies"),
    (DeedKind::Unready, "unready", "unreadies"),
    (DeedKind::Delay, "delay", "delays"),
    (DeedKind::Leave, "leave", "leaves"),
    (DeedKind::Declare, "declare:", "declares:"),
    (DeedKind::Leave, "retreat", "retreats"),
    (DeedKind::End, "end", "ends"),
    (DeedKind::End, "wait", "waits"),
    (DeedKind::Accept, "accept", ""),
    (DeedKind::Decline, "decline", ""),
];

/// How many orders of a kind are shown where one was not to be permitted.
const SHOWN: usize = 4;

impl DeedKind {
    fn of(act: &Act) -> DeedKind {
        match act {
            Act::Move { .. } => DeedKind::Move,
            Act::Shift { shift: Shift::Step, .. } => DeedKind::Step,
            Act::Shift { shift: Shift::Disengage, .. } => DeedKind::Disengage,
            Act::Shift { shift: Shift::Extricate, .. } => DeedKind::Extricate,
            Act::Evade => DeedKind::Evade,
            Act::Concentrate => DeedKind::Concentrate,
            Act::Attack { .. } => DeedKind::Attack,
            Act::Switch { .. } => DeedKind::Switch,
            Act::Outfit { on: true, .. } => DeedKind::PutOn,
            Act::Outfit { on: false, .. } => DeedKind::TakeOff,
            Act::Manoeuvre { kind: Manoeuvre::Trip, .. } => DeedKind::Trip,
            Act::Manoeuvre { kind: Manoeuvre::Disarm, .. } => DeedKind::Disarm,
            Act::Manoeuvre { kind: Manoeuvre::Grapple, .. } => DeedKind::Grapple,
            Act::Manoeuvre { kind: Manoeuvre::BreakFree, .. } => DeedKind::BreakFree,
            Act::Attempt { kind, .. } => DeedKind::Attempt(*kind),
            Act::Aid { .. } => DeedKind::Aid,
            Act::Stand => DeedKind::Stand,
            Act::Door { open: true, .. } => DeedKind::Open,
            Act::Door { open: false, .. } => DeedKind::Close,
            Act::TakeUp { .. } => DeedKind::TakeUp,
            Act::Cast { .. } => DeedKind::Cast,
            Act::Use { .. } => DeedKind::Use,
            Act::Speak { .. } => DeedKind::Speak,
            Act::Try { .. } => DeedKind::Try,
            Act::Hide => DeedKind::Hide,
            Act::Place { .. } => DeedKind::Place,
            Act::Trap { deed: TrapDeed::Disarm, .. } => DeedKind::DisarmTrap,
            Act::Trap { .. } => DeedKind::Search,
            Act::Tend { how: Tending::Light, .. } => DeedKind::Light,
            Act::Tend { how: Tending::Douse, .. } => DeedKind::Douse,
            Act::Tend { how: Tending::Drop, .. } => DeedKind::Drop,
            Act::Ready { .. } => DeedKind::Ready,
            Act::Unready => DeedKind::Unready,
            Act::Delay { .. } => DeedKind::Delay,
            Act::Leave => DeedKind::Leave,
            Act::Declare { .. } => DeedKind::Declare,
            Act::End => DeedKind::End,
        }
    }

    fn word(self) -> &'static str {
        KINDS.iter().find(|(kind, _, _)| *kind == self).map_or("", |(_, word, _)| word)
    }

    /// Words that may follow without saying more.
    const fn filler(self) -> &'static [&'static str] {
        match self {
            DeedKind::Stand | DeedKind::TakeUp => &["up"],
            DeedKind::BreakFree => &["free"],
            DeedKind::PutOn => &["on"],
            DeedKind::TakeOff => &["off"],
            DeedKind::Open | DeedKind::Close => &["door"],
            _ => &[],
        }
    }
}

/// Takes the rest of a line for a deed; `line` is its text, and `start` where it begins in the file.
pub fn read_deed(
    who: CombatantId,
    cursor: &mut Cursor<'_>,
    line: &str,
    start: usize,
) -> Result<Deed, OrderProblem> {
    let words = KINDS.map(|(_, word, _)| word);
    let first = cursor.peek().map_or(Span::default(), |word| word.span);
    let word = cursor.one_of(&words)?;
    let Some((kind, _, form)) = KINDS.into_iter().find(|(_, known, _)| *known == word) else {
        return Ok(Deed::Some(DeedKind::End, None));
    };
    let kind = match cursor.rest() {
        [only] if kind == DeedKind::TakeUp && only.is("off") => DeedKind::TakeOff,
        _ => kind,
    };
    let is_bare = cursor.rest().is_empty() || {
        let filler = kind.filler();
        cursor.rest().len() == filler.len()
            && filler.iter().zip(cursor.rest()).all(|(known, word)| word.is(known))
    };
    if is_bare || form.is_empty() {
        if is_bare {
            cursor.take_rest();
        }
        return Ok(Deed::Some(kind, None));
    }
    if kind == DeedKind::Attack && cursor.rest().len() == 1 {
        return Ok(Deed::Some(kind, Some(cursor.combatant()?)));
    }
    // The rest is what an order says, so it is read as one.
    let said = &line[first.end - start..];
    let actor = print_name(&cursor.names.sheet(who).key);
    let order = format!("{actor} {form}{said}");
    let before = order.len() - said.len();
    cursor.take_rest();
    let home = |at: usize| if at < before { first.start } else { at - before + first.end };
    match parse_order(&order, cursor.names) {
        Ok(order) => Ok(Deed::Exactly(order)),
        Err(problem) => {
            let span = Span::new(home(problem.span.start), home(problem.span.end));
            Err(OrderProblem { span, ..problem })
        }
    }
}

/// Whether one may do something right now, as far as its side knows, and the claims that hold: where it may, the orders
/// that are meant, else why it may not, or what it may do instead.
pub fn judge_deed(battle: &Battle, who: CombatantId, deed: &Deed) -> (bool, String) {
    let table = battle.table();
    let view = table.seen_by(table.side(who));
    match deed {
        Deed::Exactly(order) => match view.permit(order) {
            Ok(_) => (true, claim_of(battle, who, order)),
            Err(refusal) => (false, format!("refused: {}", refusal.word())),
        },
        Deed::Some(wanted, target) => {
            let mut kinds: Vec<DeedKind> = Vec::new();
            let mut meant: Vec<String> = Vec::new();
            // What is said and what is tried is up to whoever does it, so neither is among the options.
            let speech = Act::Speak { words: String::new() };
            let skills = Skill::ALL.into_iter().map(Tested::Skill);
            let tested = skills.chain(Ability::ALL.iter().copied().map(Tested::Ability));
            let trials = tested.map(|tested| Act::Try { tested, against: Against::Usual });
            let free = std::iter::once(speech).chain(trials).map(|act| Order::act(who, act));
            let free = free.filter(|order| view.permit(order).is_ok());
            let is_asked = view.offer.is_some_and(|offer| offer.to == who);
            for order in view.options(who, &mut Reach::new()).orders(who).chain(free) {
                let Order::Act { act, .. } = &order else { continue };
                let kind = DeedKind::of(act);
                let is_meant = target.is_none()
                    || matches!(act, Act::Attack { target: own, .. } if Some(*own) == *target);
                if kind == *wanted && is_meant && meant.len() <= SHOWN {
                    meant.push(claim_of(battle, who, &order));
                }
                if !kinds.contains(&kind) {
                    kinds.push(kind);
                }
            }
            if is_asked {
                kinds.extend([DeedKind::Accept, DeedKind::Decline]);
            }
            let actor = print_name(&battle.muster().sheet(who).key);
            let lines = kinds.iter().map(|kind| format!("{actor} may {}", kind.word()));
            if is_asked && matches!(wanted, DeedKind::Accept | DeedKind::Decline) {
                meant.push(format!("{actor} may {}", wanted.word()));
            }
            if meant.is_empty() {
                return (false, or_nothing(lines, || format!("{actor} may do nothing")));
            }
            let has_more = meant.len() > SHOWN;
            meant.truncate(SHOWN);
            meant.extend(has_more.then(|| "...".to_owned()));
            (true, meant.join(", "))
        }
    }
}

/// An order as the claim that it may be given.
fn claim_of(battle: &Battle, who: CombatantId, order: &Order) -> String {
    let muster = &**battle.muster();
    let (actor, text) = (print_name(&muster.sheet(who).key), print_order(order, muster));
    let said = text.strip_prefix(actor.as_str()).unwrap_or_default().trim_start();
    let known = KINDS.iter().find(|(_, _, form)| !form.is_empty() && said.split(' ').next() == Some(*form));
    match known {
        Some((_, word, form)) => format!("{actor} may {word}{}", &said[form.len()..]),
        None => text,
    }
}
