//! Opponents: the players that the program provides. They decide by what their side knows and by the same options,
//! permits and odds that a player sees. They know no rulebook and roll no dice.
//!
//! | file | content |
//! |---|---|
//! | `scene` | everybody in sight, as the acting combatant sees them |
//! | `company` | what it counts to stand near allies, or far from them |
//! | `crowd` | of many combatants, how many are considered |
//! | `wants` | what the objectives of a side ask of a combatant apart from fighting |
//! | `outlook` | what the objectives of both sides mean for where a combatant stands |
//! | `heading` | how far every square is from a goal, and which doors are in the way |
//! | `terms` | what speaks for a candidate or against it, and how much each of it counts |
//! | `approach` | what it counts to come nearer to the goal, and who waits for the others first |
//! | `squares` | where the combatant could stand, the best attack from there, and its terms |
//! | `replies` | what the enemies are likely to do at a square in their next turn |
//! | `glance`, `short_list` | a rough first value of squares, and the few that are looked at closely |
//! | `soldier`, `brute`, `random` | how each level decides; a novice decides like a soldier who thinks of less |
//! | `errands` | going there, opening doors, getting past traps, picking up weapons |
//! | `manner` | how to make an attack: with a second weapon, daringly; how to walk to the next square |
//! | `swings` | sharing out the swings of an attack |
//! | `magic` | what spells and items are worth |
//! | `care` | what saving, treating and rallying allies is worth |
//! | `support` | what tripping, aiding and the like is worth, and what to do with lesser actions |
//! | `nerve` | what frightening enemies and calling back allies is likely to bring |
//! | `rescue` | going to a friend who lies there and can be helped |
//! | `finishing` | what killing a fallen enemy is worth who would be healed |
//! | `doors` | closing doors on those who are to be kept out |
//! | `lights` | making light, and putting it out |
//! | `giving_up` | when a battle is lost, so that the combatant had better leave |
//! | `waiting` | what to do instead of ending a turn: readying a blow, going later |
//! | `snares` | placing weapons in the way of enemies |
//! | `parting` | getting away from adjacent enemies, if that takes a test |
//! | `together` | attacks of several on the same target, and what has been declared |
//! | `worth/` | what a deed is worth by its exact odds, and a memory of such worths |
//! | `why` | what a decision was between, if somebody asks |
//! | `lots` | choices between equals, seeded from what is public |

mod approach;
mod brute;
mod care;
mod company;
mod crowd;
mod doors;
mod errands;
mod finishing;
mod giving_up;
mod glance;
mod heading;
mod lights;
mod lots;
mod magic;
mod manner;
mod nerve;
mod outlook;
mod parting;
mod random;
mod replies;
mod rescue;
mod scene;
mod search;
mod short_list;
mod snares;
mod soldier;
mod squares;
mod support;
mod swings;
mod terms;
mod together;
mod waiting;
mod wants;
mod why;
mod worth;

use smallvec::SmallVec;

use crate::battle::deeds::{Concentrate, End, Move, Switch, Via};
use crate::battle::words::words;
use crate::battle::{
    BodyState, CombatantId, Control, Deed, Levels, Offer, Order, Reflex, Refusal, Temper, Thinking,
};
use crate::engine::Aim;
use crate::grid::{Footprint, Reach};
use crate::rules::questions::options::Ways;
use crate::rules::reactions::Merit;
use crate::rules::table::Table;
use crate::rules::table::answers::{Judged, Reachable};
use glance::Glance;
use heading::Heading;
use scene::Scene;
pub use search::{Depth, Played, progress_of, try_out};
use search::{Search, Tactic};
use short_list::Breadth;
use terms::Weights;
use why::Notes;
use worth::WorthCache;

words! {
    /// How an opponent decides, with the name that files and the command line use.
    pub enum Level {
        /// Does anything that is allowed.
        Random = "random",
        /// Closes with the nearest enemy, strikes with the best weapon, spends everything and never gives way.
        Brute = "brute",
        /// Thinks of the own blow only, and often of the second best.
        Novice = "novice",
        /// Weighs every square and deed against the replies that it invites, and by the objectives of both sides.
        Soldier = "soldier",
        /// Tries a few orders out in imagined battles.
        Veteran = "veteran",
        /// Tries orders out in imagined battles that are played on for longer.
        Master = "master",
    }
}

/// Memory that an opponent reuses from one decision to the next. It only saves time: an empty mind gives the same
/// orders.
#[derive(Debug, Default)]
pub struct Mind {
    /// Where the acting combatant can go.
    ways: Ways,
    /// Where they can get away to.
    reach: Reach,
    scene: Scene,
    heading: Heading,
    /// How far every square is from where the enemies want to be.
    their_way: Heading,
    /// How much each term counts by what the combatant is up to.
    emphasis: Weights,
    /// What the side that is to go is up to in an imagined battle.
    followed: Option<Tactic>,
    /// How patient it is there.
    patience: u16,
    /// How much each term counts for who decides.
    weights: Weights,
    /// The temper to decide by, whatever that of the combatants.
    imposed: Option<Temper>,
    /// What is kept of a decision, if somebody asks why.
    notes: Notes,
    /// What decides between equals.
    seed: u64,
    /// Among how many of the best plans who decides chooses.
    among: usize,
    /// How many squares who decides usually looks at closely.
    looks_at: usize,
    /// Whether more or fewer squares than usual are looked at.
    breadth: Breadth,
    /// Where orders are tried out.
    search: Option<Box<Search>>,
    /// How many decisions have been left to chance since the battle began.
    drawn: u64,
    worths: WorthCache,
    candidates: Vec<CombatantId>,
    glance: Glance,
}

/// Sets the seeds of minds apart from those of dice.
const MINDS: u64 = 0x4D69_6E64_7321;

/// What decisions have taken.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Effort {
    /// How many exchanges were weighed because they were not remembered.
    pub weighings: u64,
    /// How many times ways were searched.
    pub searches: u64,
}

impl Mind {
    /// An empty mind.
    pub fn new() -> Mind {
        Mind::default()
    }

    /// An empty mind for the battle of a seed.
    pub fn for_battle(seed: u64) -> Mind {
        let mut mind = Mind::default();
        mind.begin(seed);
        mind
    }

    /// Makes ready for the battle of a seed, by which it decides between equals. It knows nothing of the dice, which are drawn
    /// from the same seed in another way.
    pub const fn begin(&mut self, seed: u64) {
        (self.seed, self.drawn) = (lots::mix(seed, MINDS), 0);
    }

    /// Lets it decide by a temper, whatever that of the combatants; or by theirs again.
    pub fn impose(&mut self, temper: Option<&Temper>) {
        if self.imposed.as_ref() != temper {
            self.imposed = temper.cloned();
        }
    }

    /// Gets the weights for a combatant.
    fn weigh_for(&mut self, table: &Table<'_>, who: CombatantId) {
        let temper = self.imposed.as_ref().unwrap_or(&table.sheet(who).temper);
        self.weights = self.emphasis.of_temper(temper.drawn(lots::mix(self.seed, who.index() as u64)));
    }

    /// What its decisions have taken so far.
    pub const fn effort(&self) -> Effort {
        let searches = self.ways.searches() + self.reach.searches() + self.heading.searches();
        Effort { weighings: self.worths.weighings(), searches }
    }
}

impl Level {
    /// The level of that name.
    pub fn parse(name: &str) -> Option<Level> {
        Level::ALL.into_iter().find(|level| level.word() == name)
    }

    /// Whether a temper changes what opponents of this level do: brutes and random players weigh nothing.
    pub const fn has_temper(self) -> bool {
        !matches!(self, Level::Brute | Level::Random)
    }

    /// The level that controls a combatant; none for a player, or if no level has that name.
    pub fn at(control: &Control) -> Option<Level> {
        match control {
            Control::Player => None,
            Control::Opponent(name) => Level::parse(name),
        }
    }

    /// The order to give now: for one of the combatants who may act, or for the one who must answer an offer. The
    /// table must be seen by their side; `aims` may be those of all sides, since others are ignored.
    pub fn decide(self, table: &Table<'_>, aims: &[Aim], mind: &mut Mind) -> Order {
        self.decide_among(table, aims, mind, |_| true).into_order()
    }

    /// Like `decide`, with the permit where the order was judged, but only for combatants who fulfil `is_allowed`, unless
    /// there are none among those who may act.
    pub fn decide_among(
        self,
        table: &Table<'_>,
        aims: &[Aim],
        mind: &mut Mind,
        is_allowed: impl Fn(CombatantId) -> bool,
    ) -> Judged {
        mind.notes.clear();
        if let Some(offer) = table.offer {
            return self.answer(table, offer, mind).into();
        }
        let mut candidates = std::mem::take(&mut mind.candidates);
        candidates.clear();
        candidates.extend(table.candidates().filter(|who| is_allowed(*who)));
        if candidates.is_empty() {
            candidates.extend(table.candidates());
        }
        let chosen = foremost(table, &candidates);
        mind.candidates = candidates;
        let Some(who) = chosen else { return Order::Decline.into() };
        let thinking = self.thinking(&table.muster.scenario.levels);
        (mind.among, mind.looks_at) = (thinking.among.into(), thinking.squares.into());
        mind.emphasis = mind.followed.map_or_else(|| Weights::of_terms(&thinking.weighs), Tactic::weights);
        mind.scene.patience = mind.patience.max(thinking.patience.into());
        if !self.searches() {
            return self.order_for(table, aims, mind, who);
        }
        if let Some(order) = only_order(table, who) {
            return order.into();
        }
        let own = Level::Soldier.order_for(table, aims, mind, who);
        // While nobody is in sight, what counts lies farther ahead than imagined battles go, such as what is behind a door.
        let is_open = !mind.scene.enemies.is_empty() && !mind.scene.is_settled;
        match Depth::of(thinking).filter(|_| is_open) {
            Some(depth) => search::decide(table, aims, mind, (who, own), depth),
            None => own,
        }
    }

    /// Whether it tries orders out in imagined battles.
    pub fn searches(self) -> bool {
        matches!(self, Level::Veteran | Level::Master)
    }

    /// How far it thinks. A brute and random play weigh nothing; where they do ask for squares, it is as a soldier would.
    fn thinking(self, levels: &Levels) -> &Thinking {
        match self {
            Level::Novice => &levels.novice,
            Level::Random | Level::Brute | Level::Soldier => &levels.soldier,
            Level::Veteran => &levels.veteran,
            Level::Master => &levels.master,
        }
    }

    /// The order for a combatant who may act, without a search.
    fn order_for(self, table: &Table<'_>, aims: &[Aim], mind: &mut Mind, who: CombatantId) -> Judged {
        if let Some(order) = only_order(table, who) {
            return order.into();
        }
        if self == Level::Random {
            mind.notes.note(Reflex::AtRandom);
            return random::decide(table, mind, who).into();
        }
        mind.weigh_for(table, who);
        mind.scene.survey(table, who, aims, &mut mind.worths);
        let in_passing =
            if mind.scene.may_act || table.is_rooted(who) { None } else { support::in_passing(table, mind) };
        if in_passing.is_some() {
            mind.notes.note(Reflex::UsesTheRest);
        }
        let deed = in_passing.or_else(|| match self {
            Level::Brute | Level::Random => brute::decide(table, mind),
            Level::Novice | Level::Soldier | Level::Veteran | Level::Master => soldier::decide(table, mind),
        });
        let deed = deed.or_else(|| errands::change_weapon(table, mind));
        let deed = deed.or_else(|| errands::get_past_a_trap(table, mind));
        let deed =
            deed.or_else(|| if self == Level::Soldier { waiting::for_others(table, mind) } else { None });
        let deed = manner::choose(table, &mut mind.worths, who, deed.unwrap_or_else(|| End {}.into()));
        let deed = match deed {
            Deed::Attack(attack) if self == Level::Soldier => {
                swings::share_out(table, &mind.scene, &mut mind.worths, attack).into()
            }
            deed => deed,
        };
        let order = Order::deed(who, manner::sidestep(table, who, deed));
        // A move need not be judged: the search that found it follows the same rules.
        let is_found = matches!(order, Order::Deed { deed: Deed::Move(_), .. });
        if is_found {
            return table.judge_found(order, &mind.ways);
        }
        let judged = match table.judge(&order) {
            // A weapon must be in hand before it is used.
            Err(Refusal::NotReady { weapon }) => table.judge(&Order::deed(who, Switch { weapon })),
            judged => judged,
        };
        judged.unwrap_or_else(|_| Order::deed(who, End {}).into())
    }

    /// A brute accepts every attack that is offered, the others every attack that may do some good. All accept what protects
    /// them or an ally.
    fn answer(self, table: &Table<'_>, offer: Offer, mind: &mut Mind) -> Order {
        mind.scene.survey(table, offer.to, &[], &mut mind.worths);
        let does_good = match offer.reaction.merit() {
            Merit::Blow { .. } => self == Level::Brute || mind.worths.answer(table, offer) > 0,
            Merit::Boon { target, spell } => {
                magic::good(table, &mind.scene, &mut mind.worths, target, spell) > 0
            }
            Merit::Retreat => self != Level::Brute,
            Merit::Always => true,
        };
        if does_good { Order::Accept } else { Order::Decline }
    }
}

/// The combatant who acts first: the one nearest to an enemy, so that those behind have free squares to move to.
fn foremost(table: &Table<'_>, candidates: &[CombatantId]) -> Option<CombatantId> {
    if let [only] = candidates {
        return Some(*only);
    }
    let first = *candidates.first()?;
    let diagonal = table.muster.book.diagonal;
    let squares = |(who, body): (CombatantId, &BodyState)| table.footprint_at(who, body.place.0);
    let enemies: SmallVec<[Footprint; 16]> =
        table.able().filter(|(who, _)| table.is_enemy(first, *who)).map(squares).collect();
    let gap = |who: CombatantId| {
        let here = table.footprint(who)?;
        enemies.iter().map(|enemy| here.reach(*enemy, diagonal)).min()
    };
    candidates.iter().copied().min_by_key(|who| gap(*who).unwrap_or(u32::MAX))
}

/// The order for a combatant who has nothing to decide: they end their turn if nothing is left of it, and continue to
/// concentrate on a spell if that takes no more than a lesser action.
fn only_order(table: &Table<'_>, who: CombatantId) -> Option<Order> {
    let is_spent = table
        .spare(who)
        .is_some_and(|turn_budget| turn_budget.steps == 0 && turn_budget.main == 0 && turn_budget.swift == 0);
    if is_spent || !table.is_able(who) {
        return Some(Order::deed(who, End {}));
    }
    // Mostly there is nothing to concentrate on, which is found out sooner than whether they could pay for it.
    let concentrate = Concentrate {}.into();
    if table.permit_deed(who, &concentrate).is_err() {
        return None;
    }
    let order = Order::deed(who, concentrate);
    table.permit(&order).is_ok_and(|permit| permit.cost.main == 0).then_some(order)
}

/// The deed to go to a square.
fn go(square: Reachable) -> Deed {
    Move { to: square.at, via: Via::new() }.into()
}
