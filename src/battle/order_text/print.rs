//! Writes orders as text.

use super::words::{name, quote};
use super::{Named, OrderNames};
use crate::battle::{
    Against, Aptitude, ArmourId, CombatantId, CreatureId, Dread, GmOrder, Loss, MoraleChange, MoraleOrLife,
    Order, SideId, Tested, WeaponId,
};
use crate::dice::Edge;

/// The text form of an order, on one line. If something in it is not part of this battle, its name is written as
/// `""`, which cannot be mistaken for another name.
pub fn print_order(order: &Order, names: &impl OrderNames) -> String {
    let printer = Printer { names };
    match order {
        Order::Deed { who, deed } => printer.deed(*who, deed),
        Order::Accept => "accept".to_owned(),
        Order::Decline => "decline".to_owned(),
        Order::Gm(gm_order) => format!("gm: {}", printer.gm_order(gm_order)),
    }
}

/// The words for what a check tests.
pub(super) fn tested_words(tested: Tested) -> String {
    match tested {
        Tested::Skill(skill) => skill.word().to_owned(),
        Tested::Ability(ability) => ability.word().to_owned(),
        Tested::Aptitudes(aptitudes) => aptitudes.iter().map(Aptitude::word).collect::<Vec<_>>().join(" "),
    }
}

/// The word for an edge.
pub(super) const fn edge_word(edge: Edge) -> &'static str {
    match edge {
        Edge::Hampered => "disadvantage",
        Edge::Plain => "neither",
        Edge::Favoured => "advantage",
    }
}

/// Writes parts of orders, with the names of a battle.
pub struct Printer<'n, N> {
    names: &'n N,
}

impl<N: OrderNames> Printer<'_, N> {
    fn name(&self, kind: Named, number: usize) -> String {
        name(self.names.name_of(kind, number).unwrap_or_default())
    }

    pub(super) fn who(&self, who: CombatantId) -> String {
        self.name(Named::Combatant, who.index())
    }

    pub(super) fn weapon(&self, weapon: WeaponId) -> String {
        self.name(Named::Weapon, weapon.index())
    }

    pub(super) fn armour(&self, armour: ArmourId) -> String {
        self.name(Named::Armour, armour.index())
    }

    fn side(&self, side: SideId) -> String {
        self.name(Named::Side, side.index())
    }

    fn gm_order(&self, gm_order: &GmOrder) -> String {
        match gm_order {
            GmOrder::Grant { who, edge } => format!("{} {}", edge_word(*edge), self.who(*who)),
            GmOrder::SetDifficulty { who, difficulty } => {
                format!("difficulty {} {}", self.who(*who), difficulty.word())
            }
            GmOrder::Risky { who, tested, against } => {
                let tested = tested.map(|tested| format!(" {}", tested_words(tested))).unwrap_or_default();
                format!("risky {}{tested}{}", self.who(*who), self.against(*against))
            }
            GmOrder::ChangeState { who, change } => self.state_change(*who, change),
            GmOrder::SetDie { who, face } => format!("next die of {} {face}", self.who(*who)),
            GmOrder::Succeed { who } => format!("{} succeeds", self.who(*who)),
            GmOrder::Points { who, track, change } => {
                format!("{} {} {change:+}", self.who(*who), track.word())
            }
            GmOrder::Risk { who, track } => format!("{} risks {}", self.who(*who), track.word()),
            GmOrder::Endure { who, track } => format!("{} checks {}", self.who(*who), track.word()),
            GmOrder::Harm { who, amount } => format!("{} loses {amount} hp", self.who(*who)),
            GmOrder::Heal { who, amount } => format!("{} regains {amount} hp", self.who(*who)),
            GmOrder::Check { who, tested, against } => {
                format!("{} checks {}{}", self.who(*who), tested_words(*tested), self.against(*against))
            }
            GmOrder::Fate { who, fate } => format!("{} is {}", self.who(*who), fate.word()),
            GmOrder::Prone { who, prone } => {
                format!("{} is {}", self.who(*who), if *prone { "prone" } else { "up" })
            }
            GmOrder::Trauma { who, of } => format!("{} fears {}", self.who(*who), self.dread(*of)),
            GmOrder::AddCondition { who, condition } => {
                let by = condition.by().map(|by| format!(" by {}", self.who(by))).unwrap_or_default();
                format!("{} gets {}{by}", self.who(*who), condition.kind().word())
            }
            GmOrder::RemoveCondition { who, condition } => {
                format!("{} sheds {}", self.who(*who), condition.word())
            }
            GmOrder::MoraleOrLife { event } => self.morale_or_life(*event),
            GmOrder::Lose { who, loss } => self.loss(*who, *loss),
            GmOrder::Put { who, at } => format!("{} to {at}", self.who(*who)),
            GmOrder::FirstSide { side } => format!("first side {}", self.side(*side)),
            GmOrder::Rank { who, other, later } => {
                let place = if *later { "after" } else { "before" };
                format!("{} goes {place} {}", self.who(*who), self.who(*other))
            }
            GmOrder::Bring { who } => format!("bring {}", self.who(*who)),
            GmOrder::Add { like, name, side, at } => {
                format!("add another {} as {} to {} at {at}", self.who(*like), quote(name), self.side(*side))
            }
            GmOrder::Control { who, level: None } => format!("control {} by player", self.who(*who)),
            GmOrder::Control { who, level: Some(level) } => {
                format!("control {} by {}", self.who(*who), name(level))
            }
            GmOrder::Trap { at, change } => format!("trap {at} {}", change.word()),
            GmOrder::Kindle { at, level, feet } => format!("light {} {feet} at {at}", level.word()),
            GmOrder::Douse { at } => format!("douse {at}"),
            GmOrder::Light { light } => format!("light {}", light.word()),
            GmOrder::Door { at, open: true } => format!("open {at}"),
            GmOrder::Door { at, open: false } => format!("close {at}"),
        }
    }

    fn loss(&self, who: CombatantId, loss: Loss) -> String {
        let name = self.who(who);
        match loss {
            Loss::Part(part) => format!("{name} loses {}", part.word()),
            Loss::PartBack(part) => format!("{name} regains {}", part.word()),
            Loss::Points(ability, points) if points < 0 => {
                format!("{name} regains {} {}", points.unsigned_abs(), ability.word())
            }
            Loss::Points(ability, points) => format!("{name} loses {points} {}", ability.word()),
        }
    }

    fn morale_or_life(&self, event: MoraleOrLife) -> String {
        let name = event.who().map(|who| self.who(who)).unwrap_or_default();
        match event {
            MoraleOrLife::MoraleChanges { change: MoraleChange::Rallies, .. } => format!("{name} rallies"),
            MoraleOrLife::MoraleChanges { .. } | MoraleOrLife::Runs { .. } => format!("{name} flees"),
            MoraleOrLife::MoraleCheck { .. } | MoraleOrLife::Alarm { .. } => format!("{name} checks morale"),
            MoraleOrLife::Exposed { .. } | MoraleOrLife::Sickens { .. } => format!("{name} sickens"),
            MoraleOrLife::Rests { .. } => format!("{name} rests"),
            MoraleOrLife::Saved { .. }
            | MoraleOrLife::FightEnds
            | MoraleOrLife::ChanceLost { .. }
            | MoraleOrLife::Tended { .. } => {
                format!("{name} is saved")
            }
        }
    }

    pub(super) fn against(&self, against: Against) -> String {
        match against {
            Against::Usual => String::new(),
            Against::Number(number) => format!(" against {number}"),
            Against::One { other, with } => {
                let key = self.names.name_of(Named::Combatant, other.index()).unwrap_or_default();
                // Without quotes, a name that is a number would be read as the number to reach.
                let name = if key.parse::<i32>().is_ok() { quote(key) } else { name(key) };
                let with = with.map(|with| format!(" with {}", tested_words(with)));
                format!(" against {name}{}", with.unwrap_or_default())
            }
        }
    }

    fn dread(&self, dread: Dread) -> String {
        match dread {
            Dread::DeadAlly => "dead allies".to_owned(),
            Dread::Defeat => "defeat".to_owned(),
            Dread::Creature(CreatureId(kind)) => self.name(Named::Creature, usize::from(kind)),
        }
    }
}
