//! Position: what the places and states of attacker and target bring to an attack: cover (`Position::Cover`), enemies
//! next to the target (`Position::Crowded`), a target who cannot defend themselves (`Position::TargetHelpless`) or is
//! not seen (`Position::TargetUnseen`), an attacker who has hidden (`Position::AttackerHidden`) or is held
//! (`Position::AttackerHeld`), and many who act as one (`Position::Detachments`).

use crate::battle::{CombatantId, Modifier, Posture, Reason, WeaponId};
use crate::dice::Edge;
use crate::grid::{Footprint, has_cover};
use crate::rules::book::aim::Aim;
use crate::rules::choices::position::{Finding, Flanked, PositionRule};
use crate::rules::table::Table;
use crate::rules::table::answers::Edges;

impl Table<'_> {
    /// Whether anything apart from the states of attacker and target may favour or hamper attacks over so many steps. Nothing
    /// gives cover from those who are next to a target.
    pub fn has_surroundings(&self, gap: impl Fn() -> u16) -> bool {
        let findings = &self.muster.findings;
        let is_cover = |finding: &Finding| matches!(finding, Finding::Covered);
        // How far it is matters only if there is nothing but cover.
        self.lighting().is_some()
            || !findings.iter().all(is_cover)
            || findings.iter().any(is_cover) && gap() > 1
    }

    /// What each rule of position finds that looks at more than the states of attacker and target, for an attack with one of
    /// these weapons.
    pub(in crate::rules) fn found_by_position<'w>(
        &'w self,
        (who, from): (CombatantId, Footprint),
        (target, to): (CombatantId, Footprint),
        weapons: &'w [WeaponId],
        mut is_pressed: impl FnMut() -> bool + 'w,
    ) -> impl Iterator<Item = bool> + 'w {
        let gap = move || Some(self.steps_between(from, to));
        self.muster.findings.iter().map(move |finding| match finding {
            Finding::Covered => self.is_cover_between(from, to),
            Finding::Seen => self.sees_from((who, from), (target, to)),
            Finding::Flanked(rule) => {
                weapons.iter().any(|weapon| !self.is_ranged_over(*weapon, gap))
                    && self.is_flanked((who, from), (target, to), *rule)
            }
            Finding::Pressed => {
                weapons.iter().any(|weapon| self.is_from_afar_over(*weapon, gap)) && is_pressed()
            }
        })
    }

    /// Adds what position favours or hampers about an attack; the attacker is taken to be in the given posture.
    pub(in crate::rules) fn add_position(
        &self,
        (who, posture): (CombatantId, Posture),
        target: CombatantId,
        weapon: WeaponId,
        edges: &mut Edges,
    ) {
        let other = self.body(target).map(|other| (other.shield, other.posture, other.fate));
        let Some((shield, other_posture, fate)) = other else { return };
        if shield.is_some_and(|shield| shield.0.hampers && shield.0.is_up()) {
            edges.push((Reason::Overshield, Edge::Hampered));
        }
        // A placed weapon does not depend on where its owner stands.
        let is_placed = self.placing(weapon).is_some();
        if let Some(edge) = self.unseen_attack(who, target).filter(|_| !is_placed) {
            edges.push((Reason::Unseen, edge));
        }
        let is_melee = || !self.is_ranged(who, target, weapon);
        let is_prone = other_posture == Posture::Prone;
        let is_flanked = |rule: Flanked| {
            let both = self.footprint(who).zip(self.footprint(target));
            both.is_some_and(|(from, to)| self.is_flanked((who, from), (target, to), rule))
        };
        for rule in &self.muster.book.position {
            match rule.take {
                PositionRule::Detachments(rule) => {
                    let edge = match (self.sheet(who).detachment, self.sheet(target).detachment) {
                        (false, true) if !matches!(self.aim_of(weapon), Aim::Area(_)) => Some(rule.struck),
                        (true, false) => Some(rule.striking),
                        _ => None,
                    };
                    if let Some(edge) = edge {
                        edges.push((Reason::Detachment, edge));
                    }
                }
                _ if is_placed => {}
                PositionRule::Cover(edge) if self.is_covered(who, target) => {
                    edges.push((Reason::Cover, edge))
                }
                PositionRule::FallenTarget(edge) if (is_prone || fate.lies()) && is_melee() => {
                    edges.push((Reason::TargetFallen, edge));
                }
                PositionRule::RangedAtProne(edge) if is_prone && !is_melee() => {
                    edges.push((Reason::TargetFallen, edge));
                }
                PositionRule::TargetHelpless(edge) if fate.is_helpless() => {
                    edges.push((Reason::TargetHelpless, edge));
                }
                PositionRule::AttackerHeld(edge) if self.is_held(who) => {
                    edges.push((Reason::HandsBound, edge));
                }
                PositionRule::TargetUnseen(edge) if !self.sees(who, target) => {
                    edges.push((Reason::TargetUnseen, edge));
                }
                PositionRule::AttackerHidden(edge) if self.eludes(who, target) => {
                    edges.push((Reason::Unseen, edge));
                }
                PositionRule::OnTheGround(edge) if posture == Posture::Prone => {
                    edges.push((Reason::OnTheGround, edge));
                }
                PositionRule::Flanked(rule) if is_melee() && is_flanked(rule) => {
                    edges.push((Reason::Flanked, rule.melee));
                }
                PositionRule::ShooterPressed(rule) if self.is_from_afar(who, target, weapon) => {
                    if let Some(by) = self.presses(who) {
                        edges.push((Reason::Pressed(by), rule.ranged));
                    }
                }
                _ => {}
            }
        }
    }

    /// What enemies next to a target take off their dodge and armour.
    pub fn crowding(&self, who: CombatantId) -> Option<Modifier> {
        self.crowding_by(|| Some(self.enemies_next_to(who, self.footprint(who)?)))
    }

    /// How many able enemies are next to a combatant who stands on these squares.
    pub fn enemies_next_to(&self, who: CombatantId, here: Footprint) -> usize {
        let is_next =
            |(other, there): &(CombatantId, Footprint)| there.is_adjacent(here) && self.is_enemy(who, *other);
        self.able_near(here, 1).filter(is_next).count()
    }

    /// What so many enemies next to a target take off their dodge and armour. They are counted only where the rulebook asks.
    pub fn crowding_by(&self, enemies: impl FnOnce() -> Option<usize>) -> Option<Modifier> {
        let rule = self.muster.book.position.iter().find_map(|chosen| match chosen.take {
            PositionRule::Crowded(rule) => Some(rule),
            _ => None,
        })?;
        let more = u8::try_from(enemies()?.saturating_sub(1)).unwrap_or(u8::MAX);
        let amount = rule.each_past_the_first * i32::from(more);
        (more > 0).then_some(Modifier { why: Reason::Crowded(more), amount })
    }

    /// Whether a target has cover from an attacker.
    pub fn is_covered(&self, who: CombatantId, target: CombatantId) -> bool {
        match (self.footprint(who), self.footprint(target)) {
            (Some(from), Some(to)) => self.is_cover_between(from, to),
            _ => false,
        }
    }

    /// Whether one body has cover from another where they stand.
    pub fn is_cover_between(&self, from: Footprint, to: Footprint) -> bool {
        // There is no cover between two on one square, where an adjacent attacker is taken to stand for some
        // questions.
        from.corner() != to.corner()
            && self.board.may_cover(to)
            && has_cover(from, to, |pos| self.board.gives_cover(pos))
    }
}
