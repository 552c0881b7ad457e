//! What the person attends to: whom it has selected, what it points at, which tool it holds; and the prospect, which
//! is what that may lead to. Worked out once for each decision, by the same questions that opponents ask.

use bevy::prelude::*;

use super::stage::{Beat, Stage};
use super::tools::{Offered, Tool, orders_at, tools};
use crate::battle::deeds::{Attack, Move};
use crate::battle::{CombatantId, Deed, Offer, Order, Refusal, Share, Swings, Target};
use crate::engine::Awaiting;
use crate::grid::{Footprint, Pos, Reach};
use crate::rules::questions::odds::Odds;
use crate::rules::questions::options::Options;
use crate::rules::table::Table;
use crate::rules::table::answers::Permit;

/// What the person attends to.
#[derive(Resource, Default)]
pub struct Focus {
    /// Whom it gives orders to.
    pub selected: Option<CombatantId>,
    /// The square it points at, with the mouse or the keys.
    pub pointed: Option<Pos>,
    /// The tool it holds.
    pub tool: Option<Tool>,
    /// Squares that a walk is to go by.
    pub via: Vec<Pos>,
    /// The swings that it has shared out among enemies, where the rulebook counts them.
    pub shares: Vec<Share>,
    /// Which of the things that the square it points at may stand for it means, counted round and round.
    pub depth: usize,
    /// What it is told: why something was refused.
    pub notice: Option<String>,
}

impl Focus {
    /// Lets go of what was begun for one order and never given: squares to go by, swings shared out.
    pub fn forget(&mut self) {
        self.via.clear();
        self.shares.clear();
        self.depth = 0;
    }

    /// An attack as the swings are shared out; the first of those who get any is the one that is attacked.
    pub fn shared_out(&self, deed: Deed) -> Deed {
        match (deed, self.shares.split_first()) {
            (Deed::Attack(attack), Some((first, rest))) => {
                let swings = Swings { own: Some(first.swings), also: rest.iter().copied().collect() };
                Attack { target: first.target, swings, ..attack }.into()
            }
            (deed, _) => deed,
        }
    }

    /// Whether it holds another tool than a weapon to be used plainly, which is what it holds where it has not chosen.
    pub fn holds_special(&self) -> bool {
        self.tool.as_ref().is_some_and(|tool| !tool.is_plain_attack())
    }

    /// Whether anything was begun that could be given up.
    pub fn is_under_way(&self) -> bool {
        !self.via.is_empty() || !self.shares.is_empty() || self.holds_special()
    }

    /// Puts such a tool down.
    pub fn put_down(&mut self) {
        if self.holds_special() {
            self.tool = None;
        }
    }
}

/// What the selected combatant may do.
#[derive(Resource, Default)]
pub struct Prospect {
    /// Which decision this is about: the battle's revision, who, and the edition of the picture.
    about: Option<(u64, CombatantId, u32)>,
    /// Every square and deed.
    pub options: Options,
    /// The action bar.
    pub tools: Vec<Offered>,
    /// Where it would bring a blow upon itself by leaving, its own place and all within reach.
    pub threatened: Vec<Pos>,
    /// What the pointed square stands for.
    pub aim: Option<Aim>,
    aimed: Option<Aimed>,
    reach: Reach,
}

/// What settles the aim, beside whose it is.
type Aimed = (Option<Pos>, Option<Tool>, Vec<Pos>, Vec<Share>, usize);

/// What the pointed square stands for.
#[derive(Clone, Debug)]
pub struct Aim {
    /// The order that a click would give.
    pub order: Order,
    /// Whether it would be permitted, and what it would take.
    pub permit: Result<Permit, Refusal>,
    /// How many things the square may stand for.
    pub choices: usize,
    /// The exact chances, where dice decide.
    pub odds: Option<Odds>,
    /// The blows that a walk may bring on.
    pub blows: Vec<Blow>,
    /// The squares that a spell or an item would take in.
    pub area: Vec<Pos>,
    /// Those whom it would take in there, each with the odds of what it would do.
    pub reached: Vec<(CombatantId, Odds)>,
}

/// A blow that a walk may bring on.
#[derive(Clone, Debug)]
pub struct Blow {
    /// Where the walker stands then.
    pub at: Footprint,
    /// Who may strike, and how.
    pub offer: Offer,
    /// What it would come to, as things stand.
    pub odds: Odds,
}

impl Prospect {
    /// Whose prospect it is.
    pub fn who(&self) -> Option<CombatantId> {
        self.about.map(|(_, who, _)| who)
    }

    /// A tool of the action bar, with all that it may lead to.
    pub fn offered(&self, tool: &Tool) -> Option<&Offered> {
        self.tools.iter().find(|offered| offered.tool == *tool)
    }

    fn clear(&mut self) {
        *self = Prospect { reach: std::mem::take(&mut self.reach), ..Prospect::default() };
    }
}

/// Adds focus and prospect.
pub fn plugin(app: &mut App) {
    app.init_resource::<Focus>().init_resource::<Prospect>().add_systems(
        Update,
        (select, foresee, take_aim).chain().in_set(Beat::Foresee).run_if(resource_exists::<Stage>),
    );
}

/// Keeps the selection on somebody who may be given orders.
fn select(stage: Res<Stage>, mut focus: ResMut<Focus>) {
    if stage.is_added() {
        *focus = Focus { pointed: focus.pointed, ..Focus::default() };
    }
    if !stage.is_settled() || !matches!(stage.battle().awaiting(), Some(Awaiting::Order(_))) {
        return;
    }
    let in_hand = stage.in_hand();
    if focus.selected.is_none_or(|who| !in_hand.contains(&who)) {
        focus.selected = in_hand.first().copied();
        focus.tool = None;
        focus.forget();
    }
}

fn foresee(stage: Res<Stage>, mut focus: ResMut<Focus>, mut prospect: ResMut<Prospect>) {
    let who = focus.selected.filter(|who| stage.is_settled() && stage.in_hand().contains(who));
    let Some(who) = who.filter(|_| matches!(stage.battle().awaiting(), Some(Awaiting::Order(_)))) else {
        if prospect.about.is_some() {
            prospect.clear();
        }
        return;
    };
    let about = Some((stage.battle().revision(), who, stage.edition));
    if prospect.about == about && !stage.is_added() {
        let usual = first_tool(&stage, who, &prospect.tools);
        if focus.tool.is_none() && usual.is_some() {
            focus.tool = usual;
        }
        return;
    }
    prospect.clear();
    prospect.about = about;
    let table = stage.table();
    let Prospect { options, tools: offered, threatened, reach, .. } = &mut *prospect;
    *options = table.options(who, reach);
    *threatened = threatened_among(&table, who, options);
    *offered = tools(&table, who, options);
    focus.forget();
    let is_held = |tool: &Tool| offered.iter().any(|entry| entry.tool == *tool);
    if !focus.tool.as_ref().is_some_and(is_held) {
        focus.tool = first_tool(&stage, who, offered);
    }
}

/// The places, one's own and all within reach, that one cannot leave without bringing on a blow.
fn threatened_among(table: &Table<'_>, who: CombatantId, options: &Options) -> Vec<Pos> {
    let Some(own) = table.footprint(who).filter(|_| !options.squares.is_empty()) else { return Vec::new() };
    let places = options.squares.iter().map(|square| square.at).chain([own.corner()]);
    let is_threatened = |at: &Pos| table.answers_to_leaving(who, own.moved_to(*at)).next().is_some();
    places.filter(is_threatened).collect()
}

/// What one holds without having chosen: the weapon at the ready, else the first that is there.
fn first_tool(stage: &Stage, who: CombatantId, offered: &[Offered]) -> Option<Tool> {
    let ready = stage.picture.figure(who).and_then(|figure| figure.arms.ready);
    let ready = ready.map(|weapon| Tool::of(&Attack::with(who, weapon).into()));
    let is_there = |tool: &Tool| offered.iter().any(|entry| entry.tool == *tool);
    ready.filter(is_there).or(offered.first().map(|entry| entry.tool.clone())).filter(Tool::wants_target)
}

fn take_aim(stage: Res<Stage>, focus: Res<Focus>, mut prospect: ResMut<Prospect>) {
    let Some(who) = prospect.who() else { return };
    let key = Some((focus.pointed, focus.tool.clone(), focus.via.clone(), focus.shares.clone(), focus.depth));
    if prospect.aimed == key {
        return;
    }
    prospect.aim = focus.pointed.and_then(|at| aim(&stage, &focus, &prospect, who, at));
    prospect.aimed = key;
}

/// What a click on a square would do.
pub fn aim(stage: &Stage, focus: &Focus, prospect: &Prospect, who: CombatantId, at: Pos) -> Option<Aim> {
    let table = stage.table();
    let held = focus.tool.as_ref().and_then(|tool| prospect.offered(tool));
    let orders = orders_at(&table, &prospect.options, who, held, at);
    let choices = orders.len();
    let Order::Deed { deed, .. } = orders.into_iter().nth(focus.depth.checked_rem(choices)?)? else {
        return None;
    };
    let mut deed = focus.shared_out(deed);
    if let Deed::Move(Move { via, .. }) = &mut deed {
        via.extend(focus.via.iter().copied());
    }
    let order = Order::deed(who, deed);
    let permit = table.permit(&order);
    let odds = table.odds(&order);
    // Nobody can answer to one who disengages.
    let is_careful = matches!(&order, Order::Deed { deed: Deed::Disengage(_), .. });
    let way =
        permit.as_ref().ok().filter(|_| !is_careful).map(|permit| permit.path.as_slice()).unwrap_or_default();
    let answers = table.answers_along(who, table.footprint(who)?, way);
    let blow = |(at, offer): (Footprint, Offer)| {
        let odds = table.supposing(who, at.corner()).odds_of_answer(offer)?;
        Some(Blow { at, offer, odds })
    };
    let blows = answers.into_iter().filter_map(blow).collect();
    let (area, reached) = taken_in(&table, &order);
    Some(Aim { order, permit, choices, odds, blows, area, reached })
}

/// The squares that an order takes in, and everybody beside its target whom it would strike there.
fn taken_in(table: &Table<'_>, order: &Order) -> (Vec<Pos>, Vec<(CombatantId, Odds)>) {
    let Order::Deed { who, deed } = order else { return (Vec::new(), Vec::new()) };
    let (Some(among), Some((sweep, _))) = (table.taken_in_by(*who, deed), deed.blow()) else {
        return (Vec::new(), Vec::new());
    };
    match deed.aim(*who) {
        Some(Target::Square(at)) => (table.area_of(*who, sweep.what, at), table.odds_for_each(order)),
        Some(Target::One(target)) if among.len() > 1 => {
            let there = table.footprint(target).map(Footprint::corner);
            let area = there.map(|there| table.area_of(*who, sweep.what, there)).unwrap_or_default();
            let mut reached = table.odds_for_each(order);
            reached.retain(|(other, _)| *other != target);
            (area, reached)
        }
        _ => (Vec::new(), Vec::new()),
    }
}
