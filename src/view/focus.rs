//! The player's focus (the selected combatant, the pointed square, the tool in hand) and the choices: what they
//! could lead to. The choices are worked out once for each decision, with the same questions about the rules that
//! opponents ask.

use bevy::prelude::*;

use super::picture::{Figure, Known};
use super::playback::Playback;
use super::stage::{FrameStep, Stage};
use super::tools::{Approach, FollowUp, Offered, Tool, approaches, orders_at, tools};
use crate::battle::deeds::{Attack, Move};
use crate::battle::{CombatantId, Deed, Order, Refusal, Share, Swings, Target, WeaponId};
use crate::engine::Awaiting;
use crate::grid::{Diagonal, Pos, Reach, distance};
use crate::rules::questions::foresight::{Affected, ProvokedBlow};
use crate::rules::questions::odds::Odds;
use crate::rules::questions::options::Options;
use crate::rules::table::Table;
use crate::rules::table::answers::Permit;

/// What the player has selected, points at and holds.
#[derive(Resource, Default)]
pub struct Focus {
    /// The combatant who gets the player's orders.
    pub selected: Option<CombatantId>,
    /// The square that the player points at, with the mouse or the keys.
    pub pointed: Option<Pos>,
    /// The tool in the player's hand.
    pub tool: Option<Tool>,
    /// Squares that a walk has to go by.
    pub via: Vec<Pos>,
    /// The swings that the player has shared out among enemies, in rulebooks that count swings.
    pub shares: Vec<Share>,
    /// Which of several orders the pointed square stands for; each shift-click goes to the next, and after the last
    /// to the first again.
    pub depth: usize,
    /// What follows once a walk has ended: an attack on the target that the combatant went up to.
    pub follow_up: Option<FollowUp>,
    /// Whether the squares are shown that enemies could strike.
    pub shows_danger: bool,
    /// A message for the player: why something was refused.
    pub notice: Option<String>,
    /// Why an opponent did what they did last, while the player reads it.
    pub why: Option<String>,
}

impl Focus {
    /// Drops what was prepared for an order: squares to go by, and swings shared out.
    pub fn forget(&mut self) {
        self.via.clear();
        self.shares.clear();
        self.depth = 0;
        self.why = None;
    }

    /// The attack with the swings as they are shared out; its target is the first enemy that gets any.
    pub fn shared_out(&self, deed: Deed) -> Deed {
        match (deed, self.shares.split_first()) {
            (Deed::Attack(attack), Some((first, rest))) => {
                let swings = Swings { own: Some(first.swings), also: rest.iter().copied().collect() };
                Attack { target: first.target, swings, ..attack }.into()
            }
            (deed, _) => deed,
        }
    }

    /// Whether the player holds anything but a weapon for a plain attack. Such a weapon is in hand by default.
    pub fn holds_special(&self) -> bool {
        self.tool.as_ref().is_some_and(|tool| !tool.is_plain_attack())
    }

    /// Whether the player has begun anything that can be cancelled.
    pub fn is_under_way(&self) -> bool {
        !self.via.is_empty() || !self.shares.is_empty() || self.holds_special() || self.why.is_some()
    }

    /// Puts a special tool down.
    pub fn put_down(&mut self) {
        if self.holds_special() {
            self.tool = None;
        }
    }
}

/// What the selected combatant can do, and what the pointed square would lead to.
#[derive(Resource, Default)]
pub struct Choices {
    /// The decision that this is about: the battle's revision, the combatant, and the edition of the picture.
    about: Option<(u64, CombatantId, u32)>,
    /// Every square and deed that the rules allow.
    pub options: Options,
    /// What the action bar offers.
    pub tools: Vec<Offered>,
    /// The squares within reach, and the combatant's own, where leaving would provoke an opportunity attack.
    pub threatened: Vec<Pos>,
    /// What a click on the pointed square would do.
    pub aim: Option<Aim>,
    aimed: Option<Aimed>,
    /// The weapon at the ready when the choices were worked out.
    ready: Option<WeaponId>,
    reach: Reach,
}

/// What the aim depends on: pointed square, tool, squares to go by, shared swings and depth.
type Aimed = (Option<Pos>, Option<Tool>, Vec<Pos>, Vec<Share>, usize);

/// What a click on the pointed square would do.
#[derive(Clone, Debug)]
pub struct Aim {
    /// The order that a click would give.
    pub order: Order,
    /// The attack that follows, where the order is a walk up to its target. The odds are those of the attack.
    pub then: Option<Order>,
    /// What the order would cost, or why it would be refused.
    pub permit: Result<Permit, Refusal>,
    /// How many orders the square can stand for.
    pub choices: usize,
    /// The exact odds, if dice decide and the order is allowed.
    pub odds: Option<Odds>,
    /// The opportunity attacks that a walk may provoke.
    pub blows: Vec<ProvokedBlow>,
    /// The squares that a spell or an item would affect.
    pub area: Vec<Pos>,
    /// The combatants there who would be affected, each with the odds.
    pub reached: Vec<(CombatantId, Odds)>,
}

impl Aim {
    /// What the click is for: the attack after the walk, or the deed itself.
    pub fn meant(&self) -> Option<&Deed> {
        match self.then.as_ref().unwrap_or(&self.order) {
            Order::Deed { deed, .. } => Some(deed),
            _ => None,
        }
    }
}

impl Choices {
    /// The combatant whose choices these are.
    pub fn who(&self) -> Option<CombatantId> {
        self.about.map(|(_, who, _)| who)
    }

    /// A tool of the action bar with the orders that it may lead to.
    pub fn offered(&self, tool: &Tool) -> Option<&Offered> {
        self.tools.iter().find(|offered| offered.tool == *tool)
    }

    fn clear(&mut self) {
        *self = Choices { reach: std::mem::take(&mut self.reach), ..Choices::default() };
    }
}

/// Adds focus and choices.
pub fn plugin(app: &mut App) {
    app.init_resource::<Focus>().init_resource::<Choices>().add_systems(
        Update,
        (check_selection, update_choices, update_aim)
            .chain()
            .in_set(FrameStep::Foresee)
            .run_if(resource_exists::<Stage>),
    );
}

/// Makes sure that the selected combatant is one who can be given orders.
fn check_selection(stage: Res<Stage>, mut focus: ResMut<Focus>) {
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

fn update_choices(
    stage: Res<Stage>,
    playback: Res<Playback>,
    mut focus: ResMut<Focus>,
    mut choices: ResMut<Choices>,
) {
    // While a blow still rings out, nothing new is offered over it.
    let is_shown = stage.is_settled() && !playback.is_busy();
    let who = focus.selected.filter(|who| is_shown && stage.in_hand().contains(who));
    let Some(who) = who.filter(|_| matches!(stage.battle().awaiting(), Some(Awaiting::Order(_)))) else {
        if choices.about.is_some() {
            choices.clear();
        }
        return;
    };
    let about = Some((stage.battle().revision(), who, stage.edition));
    if choices.about == about && !stage.is_added() {
        let usual = first_tool(&stage, who, &choices.tools);
        if focus.tool.is_none() && usual.is_some() {
            focus.tool = usual;
        }
        return;
    }
    let before = choices.about.map(|(_, who, _)| (who, choices.ready));
    choices.clear();
    choices.about = about;
    choices.ready = stage.picture.figure(who).and_then(|figure| figure.arms.ready);
    // A weapon that has just been drawn is the tool in hand.
    let has_drawn = before.is_some_and(|(same, ready)| same == who && ready != choices.ready);
    let table = stage.table();
    let Choices { options, tools: offered, threatened, reach, .. } = &mut *choices;
    *options = table.options(who, reach);
    *threatened = threatened_among(&table, who, options);
    *offered = tools(&table, who, options);
    focus.forget();
    let is_held = |tool: &Tool| offered.iter().any(|entry| entry.tool == *tool);
    if has_drawn || !focus.tool.as_ref().is_some_and(is_held) {
        focus.tool = first_tool(&stage, who, offered);
    }
}

/// The squares within reach, and the combatant's own, where leaving would provoke an opportunity attack.
fn threatened_among(table: &Table<'_>, who: CombatantId, options: &Options) -> Vec<Pos> {
    let Some(body) = table.footprint(who).filter(|_| !options.squares.is_empty()) else { return Vec::new() };
    let places = options.squares.iter().map(|square| square.at).chain([body.corner()]);
    let is_threatened = |at: &Pos| table.answers_to_leaving(who, body.moved_to(*at)).next().is_some();
    places.filter(is_threatened).collect()
}

/// The default tool: the weapon at the ready, or else the first tool.
fn first_tool(stage: &Stage, who: CombatantId, offered: &[Offered]) -> Option<Tool> {
    let ready = stage.picture.figure(who).and_then(|figure| figure.arms.ready);
    let ready = ready.map(|weapon| Tool::of(&Attack::with(who, weapon).into()));
    let is_there = |tool: &Tool| offered.iter().any(|entry| entry.tool == *tool);
    ready.filter(is_there).or(offered.first().map(|entry| entry.tool.clone())).filter(Tool::wants_target)
}

fn update_aim(stage: Res<Stage>, focus: Res<Focus>, mut choices: ResMut<Choices>) {
    let Some(who) = choices.who() else { return };
    let key = Some((focus.pointed, focus.tool.clone(), focus.via.clone(), focus.shares.clone(), focus.depth));
    if choices.aimed == key {
        return;
    }
    choices.aim = focus.pointed.and_then(|at| aim(&stage, &focus, &choices, who, at));
    choices.aimed = key;
}

/// What a click on a square would do.
pub fn aim(stage: &Stage, focus: &Focus, choices: &Choices, who: CombatantId, at: Pos) -> Option<Aim> {
    let table = stage.table();
    let held = focus.tool.as_ref().and_then(|tool| choices.offered(tool));
    let mut orders: Vec<(Order, Option<Order>)> = Vec::new();
    for order in orders_at(&table, &choices.options, who, held, at) {
        let ways = approaches(&table, &choices.options, who, &order);
        if ways.is_empty() {
            orders.push((order, None));
        } else {
            orders.extend(ways.into_iter().map(|Approach { walk, attack, .. }| (walk, Some(attack))));
        }
    }
    let choices = orders.len();
    let (Order::Deed { deed, .. }, then) = orders.into_iter().nth(focus.depth.checked_rem(choices)?)? else {
        return None;
    };
    let mut deed = focus.shared_out(deed);
    if let Deed::Move(Move { via, .. }) = &mut deed {
        via.extend(focus.via.iter().copied());
    }
    let order = Order::deed(who, deed);
    let permit = table.permit(&order);
    let odds = match (&permit, &then) {
        (Err(_), _) => None,
        (Ok(_), None) => table.odds(&order),
        (Ok(permit), Some(attack)) => {
            permit.path.last().and_then(|end| table.supposing(who, *end).odds(attack))
        }
    };
    let blows = permit.as_ref().map_or_else(|_| Vec::new(), |permit| table.provoked(&order, &permit.path));
    let Affected { area, mut reached } = table.affected(&order);
    if permit.is_err() {
        reached.clear();
    }
    Some(Aim { order, then, permit, choices, odds, blows, area, reached })
}

/// The place of the next combatant that the tool in hand can be used on, after the pointed one, from near to far; if it
/// can be used on nobody, of the next enemy in sight.
pub fn next_target(stage: &Stage, focus: &Focus, choices: &Choices, who: CombatantId) -> Option<Pos> {
    let picture = &stage.picture;
    let own = picture.figure(who)?;
    let held = focus.tool.as_ref().and_then(|tool| choices.offered(tool));
    let aimed = |order: &Order| match order {
        Order::Deed { who, deed } => match deed.aim(*who) {
            Some(Target::One(target)) => Some(target),
            Some(Target::Square(_)) | None => None,
        },
        Order::Accept | Order::Decline | Order::Gm(_) => None,
    };
    let mut targets: Vec<CombatantId> = held.iter().flat_map(|held| &held.orders).filter_map(aimed).collect();
    if targets.is_empty() {
        let is_enemy = |figure: &Figure| figure.side != own.side && figure.fate.is_able();
        let seen = |other: &CombatantId| picture.known(stage.viewer, *other) == Known::Seen;
        targets = picture
            .everybody()
            .filter(|(_, figure)| is_enemy(figure))
            .map(|(other, _)| other)
            .filter(seen)
            .collect();
    }
    let mut places: Vec<Pos> =
        targets.iter().filter_map(|target| Some(picture.figure(*target)?.at)).collect();
    places.sort_by_key(|at| (distance(*at, own.at, Diagonal::Five), *at));
    places.dedup();
    let now = places.iter().position(|at| focus.pointed == Some(*at));
    let next = now.map_or(0, |place| place + 1);
    places.get(next).or(places.first()).copied()
}
