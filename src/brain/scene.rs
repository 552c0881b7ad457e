//! The scene: everybody in sight and the objectives, from the point of view of the acting combatant. It is made anew
//! for each decision. Nothing is weighed here except single attacks, each when it is first asked for.

use std::cell::OnceCell;
use std::sync::Arc;

use super::crowd::Limit;
use super::heading::{Passages, fewest};
use super::outlook::Outlook;
use super::together::{Joined, note_declared};
use super::wants::Wants;
use super::worth::{Blow, Blows, Figure, WorthCache};
use crate::battle::deeds::Switch;
use crate::battle::{CombatantId, Ground, WeaponId};
use crate::engine::Aim;
use crate::grid::{Diagonal, Footprint, Pos};
use crate::rules::table::Table;

/// How many enemies are considered, with how many weapons, over all pairs of combatant and enemy, both ways.
const ENEMIES: Limit = Limit { least: 1, most: 32, weapons: 192 };

/// How many times as much as a side could do its enemies could do to it, for whom it is better not to fight.
const OUTMATCHED: i32 = 2;

/// Everything that the acting combatant decides by.
#[derive(Debug)]
pub struct Scene {
    /// The acting combatant: the one to decide for.
    pub me: CombatantId,
    /// The squares that they stand on.
    pub here: Footprint,
    /// How diagonal steps count.
    pub diagonal: Diagonal,
    /// Steps left without giving up an action.
    pub steps: u16,
    /// Whether they are in the middle of a move.
    pub is_on_its_way: bool,
    /// Whether they have moved in this turn.
    pub has_moved: bool,
    /// Whether what they do now is beyond question: they win by it, get away as they want to, or have no hope left.
    pub is_settled: bool,
    /// Whether they have a main action left.
    pub may_act: bool,
    pub round: u16,
    /// Whether they could take another weapon in hand and still attack with it.
    pub may_change: bool,
    /// Whether anything on the field blocks sight or gives cover.
    pub is_broken: bool,
    /// The able enemies in sight, in roster order; of too many, the nearest.
    pub enemies: Vec<Enemy>,
    /// The able allies in sight, in roster order.
    pub allies: Vec<Ally>,
    /// What their side wants apart from fighting.
    pub wants: Wants,
    /// What the objectives of both sides mean for squares.
    pub outlook: Outlook,
    /// Whether an enemy in sight has something that strikes several at once.
    pub fears_blasts: bool,
    /// Until which round their side lets the enemies come, if it is that patient.
    pub patience: u16,
    /// Whether they are best off where the enemies take long to come.
    pub keeps_ahead: bool,
}

/// An able enemy in sight.
#[derive(Clone, Debug)]
pub struct Enemy {
    pub who: CombatantId,
    /// The squares that they stand on.
    pub squares: Footprint,
    /// Steps within which the acting combatant can attack this enemy; none if they cannot.
    pub own_reach: Option<u16>,
    /// Steps within which this enemy can attack the acting combatant without a move; none if they cannot.
    pub reply_reach: Option<u16>,
    /// What the acting combatant can do to this enemy, once that has been asked.
    blows: OnceCell<Blows>,
    /// What this enemy can do to the acting combatant, once that has been asked.
    replies: OnceCell<Blows>,
    /// How many steps this enemy can move in their turn and still attack.
    pub pace: u16,
    /// How many allies of the acting combatant this enemy could attack instead.
    pub others: i32,
    /// Whether anything next to this enemy may give them cover.
    pub may_be_covered: bool,
    /// Whether this enemy could attack a combatant who must not fall.
    pub menaces_ward: bool,
    /// Whether this enemy can strike over several squares.
    pub strikes_from_afar: bool,
    /// Whether this enemy has something that strikes several at once.
    has_blasts: bool,
    /// Whether their fall decides something: they must not fall for their side, or must for the own.
    pub is_mark: bool,
    /// The chance that this enemy falls by what allies have declared, in percent.
    pub promised: i32,
    /// Attacks that allies have declared on this enemy, where they count together.
    pub joined: Option<Joined>,
    /// Whom this enemy has declared to go for, of the acting combatant's side.
    pub goes_for: Option<CombatantId>,
    /// What it counts to stop them on the way to where they want to be.
    pub at_stake: i32,
    /// Whether they are already where they want to be.
    pub has_arrived: bool,
    /// How broad their way is to where they want to be.
    pub passages: Option<Arc<Passages>>,
}

/// An able ally in sight.
#[derive(Clone, Debug)]
pub struct Ally {
    pub who: CombatantId,
    /// The squares that they stand on.
    pub squares: Footprint,
    /// Whether this ally may still act among those whose turn it is now.
    pub is_to_go: bool,
}

impl Default for Scene {
    fn default() -> Scene {
        Scene {
            me: CombatantId(0),
            here: Footprint::new(Pos::default(), 1),
            diagonal: Diagonal::default(),
            steps: 0,
            is_on_its_way: false,
            has_moved: false,
            is_settled: false,
            may_act: false,
            may_change: false,
            round: 0,
            is_broken: false,
            enemies: Vec::new(),
            allies: Vec::new(),
            wants: Wants::default(),
            outlook: Outlook::default(),
            fears_blasts: false,
            patience: 0,
            keeps_ahead: false,
        }
    }
}

impl Scene {
    /// Fills the scene for `me`, who is to act or to answer an offer.
    pub fn survey(&mut self, table: &Table<'_>, me: CombatantId, aims: &[Aim], worths: &mut WorthCache) {
        worths.refresh(table);
        self.enemies.clear();
        self.allies.clear();
        let Some(own_body) = table.body(me) else { return };
        self.me = me;
        self.here = table.footprint_at(me, own_body.place.0);
        self.diagonal = table.muster.book.diagonal;
        self.steps = table.free_steps(me);
        let Figure { pace, reach, .. } = *worths.figure(table, me);
        self.is_on_its_way = (1..pace).contains(&own_body.turn_budget.steps);
        self.has_moved = self.is_on_its_way || own_body.turn_budget.ran;
        (self.is_settled, self.keeps_ahead) = (false, false);
        self.may_act = table.spare(me).is_some_and(|turn_budget| turn_budget.main > 0);
        self.round = table.turn.round;
        let breaks =
            |kind: &crate::battle::Terrain| kind.cover || kind.blocks_sight || kind.ground == Ground::Door;
        self.is_broken = table.board.field.terrain.iter().any(breaks);
        self.wants.take_in(table, me, aims);
        self.outlook.take_in(table, me, aims);
        for (who, body) in table.able() {
            let squares = table.footprint_at(who, body.place.0);
            if table.is_enemy(me, who) {
                let Figure { pace, reach, has_blasts, .. } = *worths.figure(table, who);
                let pace = if table.is_rooted(who) { 0 } else { pace };
                self.enemies.push(Enemy { has_blasts, ..Enemy::new(who, squares, pace, reach) });
            } else if table.is_ally(me, who) {
                self.allies.push(Ally { who, squares, is_to_go: table.turn.may_still_act(who) });
            }
        }
        let (here, diagonal) = (self.here, self.diagonal);
        let rank = |enemy: &Enemy| (here.reach(enemy.squares, diagonal), enemy.who);
        ENEMIES.keep_the_nearest(table, &mut self.enemies, rank, Some(me));
        self.fears_blasts = self.enemies.iter().any(|enemy| enemy.has_blasts);
        note_declared(self, table, worths);
        self.may_change = may_change_and_strike(table, me);
        let own_reach = if self.may_change {
            reach
        } else {
            let at_hand = table.weapons(me).filter(|weapon| table.is_at_hand(me, *weapon));
            at_hand.map(|weapon| table.weapon_reach(weapon)).max()
        };
        for enemy in &mut self.enemies {
            // An enemy whom only others of the side have spotted cannot be attacked.
            enemy.own_reach = own_reach.filter(|_| !table.eludes(enemy.who, me));
            enemy.may_be_covered = table.board.may_cover(enemy.squares);
            let farthest = enemy.farthest();
            let may_strike = |ally: &&Ally| ally.squares.reach(enemy.squares, self.diagonal) <= farthest;
            enemy.others = self.allies.iter().filter(may_strike).count() as i32;
            let is_ward = |who: CombatantId| self.wants.wards.contains(&who);
            enemy.strikes_from_afar = enemy.reply_reach.is_some_and(|reach| reach > 1);
            enemy.is_mark = self.outlook.marks.contains(&enemy.who) || self.wants.prey.contains(&enemy.who);
            enemy.menaces_ward = self.allies.iter().any(|ally| is_ward(ally.who) && may_strike(&ally))
                || is_ward(me) && self.here.reach(enemy.squares, self.diagonal) <= farthest;
        }
    }

    /// Whether the acting combatant must not fall.
    pub fn is_ward(&self) -> bool {
        self.wants.wards.contains(&self.me)
    }

    /// Notes whether the combatant is best off where the enemies take long to come: they only have to last, have nobody to keep from
    /// anything, and the enemies would do far more to them than they and their allies to the enemies.
    pub fn note_whether_to_keep_ahead(&mut self, table: &Table<'_>, worths: &mut WorthCache) {
        if !self.wants.survive || self.outlook.bars_ways() {
            return;
        }
        let threats: i32 = self.enemies.iter().map(|enemy| self.threat(enemy, 0, table, worths)).sum();
        let own = self.best_blow(table, worths).saturating_mul(self.allies.len() as i32 + 1);
        self.keeps_ahead = threats > own.saturating_mul(OUTMATCHED);
    }

    /// Steps between an enemy and the acting combatant, if the latter stood at `at`.
    pub fn gap(&self, enemy: &Enemy, at: Footprint) -> u32 {
        at.reach(enemy.squares, self.diagonal)
    }

    /// How near so many steps may bring the acting combatant to an enemy: however diagonal steps count, a step brings two bodies
    /// nearer by at most one column and one row.
    pub fn nearest(&self, enemy: &Enemy, steps: u16) -> u32 {
        let (cols, rows) = self.here.apart(enemy.squares);
        cols.max(rows).saturating_sub(u32::from(steps))
    }

    /// What the acting combatant can do to an enemy, weapon by weapon.
    pub fn blows<'s>(&self, enemy: &'s Enemy, table: &Table<'_>, worths: &mut WorthCache) -> &'s [Blow] {
        enemy.blows.get_or_init(|| {
            let mut blows = match enemy.own_reach {
                Some(_) => worths.blows(table, self.me, enemy.who),
                None => Blows::new(),
            };
            if !self.may_change {
                blows.retain(|blow| table.is_at_hand(self.me, blow.weapon));
            }
            blows
        })
    }

    /// What an enemy can do to the acting combatant, weapon by weapon.
    pub fn replies<'s>(&self, enemy: &'s Enemy, table: &Table<'_>, worths: &mut WorthCache) -> &'s [Blow] {
        enemy.replies.get_or_init(|| {
            if table.flees(enemy.who) { Blows::new() } else { worths.blows(table, enemy.who, self.me) }
        })
    }

    /// The worth of the worst attack of an enemy, in their turn, on the acting combatant if this many steps were between
    /// the two.
    pub fn threat(&self, enemy: &Enemy, gap: u32, table: &Table<'_>, worths: &mut WorthCache) -> i32 {
        if gap > enemy.farthest() {
            return 0;
        }
        let reaches = |blow: &&Blow| gap <= u32::from(blow.reach) + u32::from(enemy.pace);
        let replies = self.replies(enemy, table, worths);
        replies.iter().filter(reaches).map(|blow| blow.worth).max().unwrap_or(0)
    }

    /// How much harming an enemy counts, in percent: the more dangerous they are, the more. Where attacks count together, what
    /// another one adds to those that allies have declared is weighed in another place.
    pub fn importance(&self, enemy: &Enemy, table: &Table<'_>, worths: &mut WorthCache) -> i32 {
        if enemy.joined.is_none() {
            self.importance_beside(enemy, table, worths)
        } else {
            self.importance_alone(enemy, table, worths)
        }
    }

    /// The same for harm that comes beside whatever allies have declared.
    pub fn importance_beside(&self, enemy: &Enemy, table: &Table<'_>, worths: &mut WorthCache) -> i32 {
        self.importance_alone(enemy, table, worths) * enemy.still_stands() / 100
    }

    /// The same as if allies had declared nothing.
    fn importance_alone(&self, enemy: &Enemy, table: &Table<'_>, worths: &mut WorthCache) -> i32 {
        let for_ward = if enemy.menaces_ward { 40 } else { 0 };
        let for_mark = if enemy.is_mark { 120 } else { 0 };
        70 + (self.threat(enemy, 0, table, worths) / 8).min(80) + for_ward + for_mark
    }

    /// Whether an enemy can attack the acting combatant from where both stand.
    pub fn is_under_fire(&self, table: &Table<'_>, worths: &mut WorthCache) -> bool {
        self.enemies.iter().any(|enemy| {
            let gap = self.gap(enemy, self.here);
            let is_within = enemy.reply_reach.is_some_and(|reach| gap <= u32::from(reach));
            is_within && is_any_of_worth(self.replies(enemy, table, worths), gap)
        })
    }

    /// Whether the acting combatant can strike an enemy from where they stand, with a weapon in hand.
    pub fn can_strike(&self, enemy: &Enemy, table: &Table<'_>, worths: &mut WorthCache) -> bool {
        let gap = self.gap(enemy, self.here);
        enemy.is_within_own_reach(gap) && is_any_of_worth(self.blows(enemy, table, worths), gap)
    }

    /// The worth of the best attack of the acting combatant on any enemy, wherever they stand.
    pub fn best_blow(&self, table: &Table<'_>, worths: &mut WorthCache) -> i32 {
        let best = |enemy| self.blows(enemy, table, worths).iter().map(|blow| blow.worth).max();
        self.enemies.iter().filter_map(best).max().unwrap_or(0)
    }
}

/// Whether any of these attacks is worth something over this many steps.
fn is_any_of_worth(blows: &[Blow], gap: u32) -> bool {
    blows.iter().any(|blow| blow.worth > 0 && gap <= u32::from(blow.reach))
}

/// Whether the acting combatant could take another weapon in hand and still attack with it.
fn may_change_and_strike(table: &Table<'_>, me: CombatantId) -> bool {
    let Some(turn_budget) = table.spare(me).filter(|_| !table.changes_weapons_freely()) else { return true };
    let another = Switch { weapon: WeaponId(0) }.into();
    table.price(me, &another).is_ok_and(|cost| cost.main < turn_budget.main)
}

impl Enemy {
    pub fn new(who: CombatantId, squares: Footprint, pace: u16, reply_reach: Option<u16>) -> Enemy {
        Enemy {
            who,
            squares,
            pace,
            own_reach: None,
            reply_reach,
            blows: OnceCell::new(),
            replies: OnceCell::new(),
            others: 0,
            may_be_covered: false,
            menaces_ward: false,
            strikes_from_afar: false,
            has_blasts: false,
            is_mark: false,
            promised: 0,
            joined: None,
            goes_for: None,
            at_stake: 0,
            has_arrived: false,
            passages: None,
        }
    }

    /// What it counts to hold them up for a turn without putting them out of the fight.
    pub const fn held_up(&self) -> i32 {
        if self.has_arrived { 0 } else { self.at_stake }
    }

    /// The chance that this enemy does not fall by what allies have declared, in percent.
    pub const fn still_stands(&self) -> i32 {
        100 - self.promised
    }

    /// Over how many squares side by side their way to where they want to be goes, where it is narrowest.
    pub fn narrowest(&self) -> u32 {
        fewest(self.passages.iter().flat_map(|passages| passages.iter().skip(1))).unwrap_or(u32::MAX)
    }

    /// Steps within which this enemy can attack in their turn, including a move.
    pub fn farthest(&self) -> u32 {
        self.reply_reach.map_or(0, |reach| u32::from(reach) + u32::from(self.pace))
    }

    /// Whether a weapon of the acting combatant reaches this enemy over this many steps.
    pub fn is_within_own_reach(&self, gap: u32) -> bool {
        self.own_reach.is_some_and(|reach| gap <= u32::from(reach))
    }
}
