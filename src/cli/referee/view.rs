//! What a side knows, as data: everything comes from a table that this side sees.

use std::collections::BTreeMap;

use super::ground::{Door, Ground, Lamp, Lying, Snare, Terrain};
use super::lines::{Affliction, Goal, HitPoints, Left, Person, PersonState, View};
use crate::battle::order_text::{Named, OrderNames};
use crate::battle::{BodyState, CombatantId, Fate, Flame, Light, Posture, SideId, Track, WeaponId};
use crate::cli::things::things;
use crate::engine::Battle;
use crate::grid::Pos;
use crate::rules::table::Table;
use crate::rules::table::turn::Phase;
use crate::tell::Teller;

/// Puts what one side knows into data.
pub struct Viewer<'v> {
    pub battle: &'v Battle,
    pub table: Table<'v>,
    pub teller: &'v Teller,
    pub side: SideId,
}

impl<'v> Viewer<'v> {
    pub fn new(battle: &'v Battle, teller: &'v Teller, side: SideId) -> Viewer<'v> {
        Viewer { battle, table: battle.table().seen_by(side), teller, side }
    }

    /// The name that orders use.
    fn named(&self, kind: Named, number: usize) -> String {
        self.table.muster.name_of(kind, number).unwrap_or_default().to_owned()
    }

    pub fn key(&self, who: CombatantId) -> String {
        self.named(Named::Combatant, who.index())
    }

    pub fn weapon(&self, weapon: WeaponId) -> String {
        self.named(Named::Weapon, weapon.index())
    }

    pub fn side_name(&self, side: SideId) -> String {
        self.named(Named::Side, side.index())
    }

    /// Everything that the side knows.
    pub fn view(&self) -> View {
        let table = &self.table;
        let is_known = |who: &CombatantId| self.place(*who).is_some();
        View {
            round: table.turn.round,
            phase: match table.turn.phase {
                Phase::Opening | Phase::Planning => "preparing",
                Phase::Declaring => "declaring",
                Phase::RoundStart | Phase::Going | Phase::Settling(_) | Phase::Over(_) => "acting",
            },
            active: table.turn.active.filter(is_known).map(|who| self.key(who)),
            order: table
                .turn
                .order
                .iter()
                .map(|(who, _)| *who)
                .filter(is_known)
                .map(|who| self.key(who))
                .collect(),
            combatants: table.everybody().filter_map(|who| self.person(who)).collect(),
            board: self.ground(),
            aims: self.goals(),
        }
    }

    /// Where a combatant stands or was last seen; none if they are not on the field as far as the side knows.
    fn place(&self, who: CombatantId) -> Option<Pos> {
        let seen = self.table.body(who).filter(|body| body.fate.is_on_map()).map(|body| body.place.0);
        seen.or_else(|| self.table.remembered(who))
    }

    fn person(&self, who: CombatantId) -> Option<Person> {
        let at = self.place(who)?;
        let table = &self.table;
        let sheet = table.sheet(who);
        let relation = match sheet.side {
            side if side == self.side => "own",
            side if table.are_allied(self.side, side) => "ally",
            side if table.are_hostile(self.side, side) => "enemy",
            _ => "neutral",
        };
        Some(Person {
            key: sheet.key.clone(),
            name: sheet.name.clone(),
            creature: self.named(Named::Creature, usize::from(sheet.creature.0)),
            side: self.side_name(sheet.side),
            relation,
            at,
            size: sheet.size,
            state: table.body(who).map(|body| self.state(who, body)),
        })
    }

    fn state(&self, who: CombatantId, body: &BodyState) -> PersonState {
        let (table, teller) = (&self.table, self.teller);
        let has_light = table.board.glow().is_some();
        let is_own = table.side(who) == self.side;
        let left = table.spare(who).unwrap_or_default();
        let tracks = Track::ALL.into_iter().filter(|track| body.keeps(*track));
        let affliction =
            |condition| Affliction { text: teller.condition(condition), data: teller.data(&condition) };
        PersonState {
            fate: fate_word(body.fate),
            prone: body.posture == Posture::Prone,
            flees: table.flees(who),
            hero: table.sheet(who).hero,
            hit_points: body.hit_points.map(|points| HitPoints { now: points.now, most: points.most }),
            overshield: body.shield.map(|shield| shield.0.bar.hp),
            tracks: tracks.map(|track| (track.word(), body.points(track))).collect(),
            conditions: body.conditions.0.iter().copied().map(affliction).collect(),
            sneaks: body.sneaking.as_ref().and_then(|sneaking| sneaking.roll),
            weapons: body.arms.carried.iter().map(|weapon| self.weapon(*weapon)).collect(),
            in_hand: body.arms.ready.map(|weapon| self.weapon(weapon)),
            armour: body.outfit.worn.map(|worn| self.named(Named::Armour, worn.index())),
            uses: body.limited_uses.0.iter().map(|(what, left)| (self.weapon(*what), *left)).collect(),
            lights: body
                .lamps
                .iter()
                .flat_map(|lamps| &lamps.0)
                .map(|flame| self.lamp(None, flame))
                .collect(),
            light: has_light.then(|| table.light_at(body.place.0).word()),
            left: Left {
                steps: if is_own { table.free_steps(who) } else { left.steps },
                main: left.main,
                swift: left.swift,
                free: left.free,
                reaction: left.reaction,
                points: table.points_left(who),
            },
        }
    }

    fn lamp(&self, at: Option<Pos>, flame: &Flame) -> Lamp {
        Lamp {
            at,
            item: flame.item.map(|item| self.weapon(item)),
            burns: flame.burns(),
            level: flame.shine.level.word(),
            feet: flame.shine.feet,
            rounds: flame.rounds_left(self.table.turn.round),
        }
    }

    fn ground(&self) -> Ground {
        let table = &self.table;
        let (field, state) = (&table.board.field, &table.board.state);
        let explored = table.knowledge.explored(self.side);
        let is_known = |at: &Pos| explored.get(*at);
        let rows = |mark: &dyn Fn(Pos) -> char| -> Vec<String> {
            let size = field.size();
            let row = |row| (0..size.cols).map(|col| Pos::new(signed(col), signed(row))).map(mark).collect();
            (0..size.rows).map(row).collect()
        };
        let terrain = |at: Pos| field.terrain(at).filter(|_| is_known(&at));
        let marks = field.size().positions().filter_map(terrain).map(|kind| {
            let ground = self.teller.data(&kind.ground).as_str().unwrap_or_default().to_owned();
            let (blocks_sight, cover, hides) = (kind.blocks_sight, kind.cover, kind.hides);
            (kind.mark, Terrain { name: kind.name.clone(), ground, blocks_sight, cover, hides })
        });
        let light = |at: Pos| match table.light_at(at) {
            _ if !is_known(&at) => ' ',
            Light::Darkness => '0',
            Light::Dim => '1',
            Light::Lit => '2',
            Light::Brilliant => '3',
        };
        let open = field.doors.iter().zip(&state.open).filter(|(at, _)| is_known(at));
        let traps = table.set_traps().map(|(trap, found_by)| Snare {
            at: trap.at,
            hint: Some(trap.hint.clone()).filter(|hint| !hint.is_empty()),
            weapon: None,
            known: found_by.contains(self.side),
        });
        let placed = table.placed_in_view().map(|placed| Snare {
            at: placed.at,
            hint: None,
            weapon: Some(self.weapon(placed.what)),
            known: true,
        });
        let lying = |(at, weapon): &(Pos, WeaponId)| Lying { at: *at, weapon: self.weapon(*weapon) };
        Ground {
            rows: rows(&|at| terrain(at).map_or(' ', |kind| kind.mark)),
            marks: marks.collect::<BTreeMap<_, _>>(),
            light: if table.board.glow().is_some() { rows(&light) } else { Vec::new() },
            doors: open.map(|(at, open)| Door { at: *at, open: *open }).collect(),
            weapons: state.dropped.iter().filter(|(at, _)| is_known(at)).map(lying).collect(),
            lights: (state.flames.iter().filter(|(at, _)| is_known(at)))
                .map(|(at, flame)| self.lamp(Some(*at), flame))
                .collect(),
            traps: traps.filter(|trap| is_known(&trap.at)).chain(placed).collect(),
            things: things(&self.table),
            exits: field.exit_squares().filter(is_known).collect(),
        }
    }

    /// The aims of the side and of its allies.
    fn goals(&self) -> Vec<Goal> {
        let aims = self.battle.aims().list().iter();
        let shown = aims.filter(|aim| self.table.are_allied(self.side, aim.side));
        let goal = |aim: &crate::engine::Aim| Goal {
            side: self.side_name(aim.side),
            text: self.teller.objective(&aim.objective),
            data: self.teller.data(&aim.objective),
            settled: aim.settled,
            held: aim.held,
        };
        shown.map(goal).collect()
    }
}

fn fate_word(fate: Fate) -> String {
    fate.word().to_owned()
}

fn signed(number: u16) -> i16 {
    i16::try_from(number).unwrap_or(i16::MAX)
}
