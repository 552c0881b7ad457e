//! Workings: what spells, items and unusual weapons are aimed at, whom their area affects, and what they do besides damage.
//! `permit` settles how often they may be used and what that costs; the strike settles what an overshield keeps off.

mod by_die;
mod concentration;
mod light;
mod permit;

use smallvec::SmallVec;

use crate::battle::{
    Area, Change, CombatantId, Condition, Effect, MoraleOrLife, OvershieldState, Sort, Target, Until,
    WeaponBlock, WeaponId, Working, clauses,
};
use crate::grid::{Footprint, Pos, burst, cone, line};
use crate::rules::book::aim::Aim;
use crate::rules::book::rulebook::{Axis, Rulebook};
use crate::rules::table::Table;
pub use by_die::TargetRolls;

impl Table<'_> {
    pub(in crate::rules) fn working_block(&self, what: WeaponId) -> &WeaponBlock {
        self.weapon_sheet(what).blocks.of(Axis::Attack)
    }

    /// What a weapon, spell or item does besides damage.
    pub fn workings(&self, what: WeaponId) -> &[Working] {
        self.working_block(what).effects.as_deref().unwrap_or_default()
    }

    /// Whether a spell or item only does good, so that nobody is attacked with it.
    pub fn is_helpful(&self, what: WeaponId) -> bool {
        self.weapon_sheet(what).does_good
    }

    /// What a weapon, spell or item does besides damage on a critical hit.
    pub fn critical_workings(&self, what: WeaponId) -> &[Working] {
        self.weapon_sheet(what).blocks.of(Axis::Harm).on_critical.as_deref().unwrap_or_default()
    }

    /// What a weapon, spell or item is aimed at.
    pub fn aim_of(&self, what: WeaponId) -> Aim {
        self.weapon_sheet(what).aim
    }

    /// Everything that a combatant can use: what they carry, what they have by nature, and their items.
    pub fn usable_things(&self, who: CombatantId) -> impl Iterator<Item = WeaponId> + '_ {
        let body = self.body(who);
        let carried = body.map(|body| body.arms.carried.as_slice()).unwrap_or_default();
        let limited_uses = body.map(|body| body.limited_uses.0.as_slice()).unwrap_or_default();
        let items = limited_uses.iter().map(|(what, _)| *what).filter(|what| {
            let weapon_sheet = self.weapon_sheet(*what);
            weapon_sheet.sort == Sort::Item || weapon_sheet.placing.is_some()
        });
        carried.iter().chain(&self.sheet(who).natural).copied().chain(items)
    }

    /// Whether a combatant has any use of a weapon, spell or item left.
    pub fn has_uses(&self, who: CombatantId, what: WeaponId) -> bool {
        self.body(who).is_some_and(|body| body.limited_uses.left(what) != Some(0))
    }

    /// The squares that a weapon, spell or item affects when it is aimed at a square.
    pub fn area_of(&self, who: CombatantId, what: WeaponId, at: Pos) -> Vec<Pos> {
        let (Aim::Area(area), Some(body)) = (self.aim_of(what), self.footprint(who)) else {
            return Vec::new();
        };
        let (size, diagonal) = (self.board.field.size(), self.muster.book.diagonal);
        let gets_to = |from: Footprint| move |to: Pos| self.has_line(from, Footprint::new(to, 1));
        let steps = |feet| u32::from(Rulebook::steps(feet));
        match area {
            Area::Burst(feet) => burst(size, at, steps(feet), diagonal, gets_to(Footprint::new(at, 1))),
            Area::Line(feet) => line(size, body, at, steps(feet), diagonal, gets_to(body)),
            Area::Cone(feet) => cone(size, body, at, steps(feet), diagonal, gets_to(body)),
            Area::ByDie => {
                let bodies = self.nearest_to(who, what, at).into_iter().filter_map(|who| self.footprint(who));
                bodies.flat_map(Footprint::squares).collect()
            }
        }
    }

    /// The combatants affected when a weapon, spell or item is aimed at a square: allies and enemies alike, but only
    /// allies if it does good.
    pub fn affected_at(&self, who: CombatantId, what: WeaponId, at: Pos) -> Vec<CombatantId> {
        if self.is_by_die(what) {
            return self.nearest_to(who, what, at);
        }
        let squares = self.area_of(who, what, at);
        let is_in = |place: Footprint| squares.iter().any(|square| place.contains(*square));
        let within = self.seen().filter(|(other, body)| {
            body.fate.is_target()
                && self.is_meant(who, what, *other)
                && is_in(self.footprint_at(*other, body.place.0))
        });
        within.map(|(other, _)| other).collect()
    }

    /// Whether a weapon, spell or item can affect a combatant at all: if it does good, only its user and their allies.
    fn is_meant(&self, who: CombatantId, what: WeaponId, other: CombatantId) -> bool {
        !self.is_helpful(what) || other == who || self.is_ally(who, other)
    }

    /// The combatants affected when a weapon, spell or item is aimed at a target.
    pub fn aimed_at(&self, who: CombatantId, what: WeaponId, at: Target) -> Vec<CombatantId> {
        match at {
            Target::One(target) => vec![target],
            Target::Square(square) => self.affected_at(who, what, square),
        }
    }

    /// The effects of a hit besides damage: first those that no overshield keeps off, then those that one keeps off. If the
    /// attack deals no damage, overshields do not keep off what it does.
    pub fn side_effects_of_hit(
        &self,
        who: CombatantId,
        target: CombatantId,
        what: WeaponId,
    ) -> (SmallVec<[Effect; 1]>, SmallVec<[Effect; 1]>) {
        let deals_none =
            self.is_harmless(what) || self.weapon_sheet(what).blocks.of(Axis::Damage).damage.is_none();
        let (mut always, mut unless_kept_off): (SmallVec<[Effect; 1]>, _) =
            (SmallVec::new(), SmallVec::new());
        always.extend(self.beset(who, target, what));
        always.extend(self.concentrates_on(who, what));
        let exposed =
            MoraleOrLife::Exposed { who: target, weapon: what }.because(clauses::Hardship::Corruption);
        unless_kept_off.extend(self.exposed(target, what).map(|_| exposed));
        for working in self.workings(what) {
            let despite = matches!(working, Working::Affliction(laid) if laid.despite_overshield);
            if let Some(effect) = self.effect_without_dice(who, target, what, *working) {
                if deals_none || despite { always.push(effect) } else { unless_kept_off.push(effect) }
            }
        }
        (always, unless_kept_off)
    }

    /// Whether a hit does no harm by itself: the weapon's entry says so, or lists no damage.
    pub fn is_harmless(&self, what: WeaponId) -> bool {
        let block = self.weapon_sheet(what).blocks.of(Axis::Damage);
        block.harmless == Some(true) || block.damage.as_ref().is_some_and(Vec::is_empty)
    }

    /// The effect of a working, if it needs no dice.
    pub(super) fn effect_without_dice(
        &self,
        who: CombatantId,
        target: CombatantId,
        what: WeaponId,
        working: Working,
    ) -> Option<Effect> {
        let round = self.turn.round;
        let squares = |feet| i16::try_from(Rulebook::steps(feet)).unwrap_or(i16::MAX);
        match working {
            Working::Heal(_) | Working::Drain(_) => None,
            Working::Light(light) => self.light_made_on(who, target, what, light),
            Working::Ease(eased) => {
                let present = self.body(target)?.points(eased.track);
                let change = i8::try_from(eased.points.min(present)).ok().filter(|points| *points > 0)?;
                Some(Change::Points { who: target, track: eased.track, change: -change }.into())
            }
            Working::Overshield(ward) => {
                let until = self.lasts(who, what, ward.until.from(who, target, round));
                // An overshield that takes damage may last until it is used up; one that takes none must have an end.
                let until = (ward.hp == 0 || until != Until::Battle).then_some(until);
                let bar = crate::battle::Overshield { hp: ward.hp, dr: ward.dr };
                let shield = OvershieldState { bar, from: Some(what), hampers: ward.hampers, until };
                Some(Change::Overshield { who: target, shield }.by(clauses::Protection::NewShield))
            }
            Working::Affliction(laid) => {
                let until = self.lasts(who, what, laid.until.from(who, target, round));
                let condition = Condition { kind: laid.kind.into(), source: Some(who), until };
                Some(Change::BeginCondition { who: target, condition }.into())
            }
            Working::Push(feet) => Some(Change::Push { who: target, by: who, squares: squares(feet) }.into()),
            Working::Pull(feet) => {
                Some(Change::Push { who: target, by: who, squares: -squares(feet) }.into())
            }
            Working::Hold => {
                Some(Change::BeginCondition { who: target, condition: Condition::grip_of(who) }.into())
            }
        }
    }

    /// Until when an effect lasts: if it needs concentration, only as long as the caster concentrates.
    fn lasts(&self, who: CombatantId, what: WeaponId, until: Until) -> Until {
        if self.wants_concentration(what) { Until::ConcentrationEnds(who) } else { until }
    }

    /// How many steps one move of a combatant has at present.
    pub fn pace(&self, who: CombatantId) -> u16 {
        let sheet = self.sheet(who);
        let pace = self
            .body(who)
            .map(|body| self.muster.pace(sheet, body.outfit.worn, &body.conditions, body.losses.as_ref()));
        pace.unwrap_or_else(|| self.muster.pace_in(sheet, None))
    }

    /// The squares through which a combatant is pushed away from another, or pulled towards them if `squares` is below 0:
    /// straight on, up to the first square that they cannot enter or that is occupied.
    pub fn way_of_push(&self, who: CombatantId, by: CombatantId, squares: i16) -> Vec<Pos> {
        let (Some(here), Some(from)) = (self.footprint(who), self.footprint(by)) else { return Vec::new() };
        let middle = |body: Footprint, corner: i16| 2 * corner + i16::from(body.side());
        let away = |own: i16, other: i16| (middle(here, own) - middle(from, other)).signum();
        let (own, other) = (here.corner(), from.corner());
        let way = squares.signum();
        let step = (way * away(own.col, other.col), way * away(own.row, other.row));
        if step == (0, 0) {
            return Vec::new();
        }
        let is_free = |place: &Footprint| {
            place.squares().all(|at| {
                self.ground_cost(who, at).is_some() && self.occupant(at).is_none_or(|other| other == who)
            })
        };
        let places = (1..=squares.saturating_abs())
            .map(|count| here.moved_to(own.offset(step.0 * count, step.1 * count)));
        places.take_while(is_free).map(|place| place.corner()).collect()
    }
}
