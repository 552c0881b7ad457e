//! What a scenario's sheet tells: its story, who fights on which side and for what, and how it looks.

use std::sync::Arc;

use crate::battle::{CombatantId, Control, Light, SideId};
use crate::engine::Session;
use crate::grid::Size;
use crate::rules::book::muster::Muster;
use crate::tell::{Teller, Words};
use crate::view::paint::figures::{BaseLook, FigureLook};
use crate::view::picture::Figure;
use crate::view::stage::Stage;
use crate::view::tokens::piece_of;

/// What a sheet tells of a scenario.
#[derive(Clone)]
pub struct SheetContent {
    pub name: String,
    /// The scenario's own words, as the language puts them.
    pub story: String,
    /// The name of the rulebook that it was read by.
    pub book: String,
    /// The names of all combatants.
    pub people: Vec<String>,
    pub light: Light,
    pub size: Size,
    pub round_limit: u16,
    pub sides: Vec<SideLine>,
    /// Of a hundred battles, how many were won, by who played them.
    pub measured: Vec<(String, u8)>,
    pub muster: Arc<Muster>,
}

/// A side as a sheet tells of it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SideLine {
    pub side: SideId,
    pub name: String,
    /// How many are there from the start.
    pub present: usize,
    /// How many may come later.
    pub awaited: usize,
    /// What the side has to achieve.
    pub aims: Vec<String>,
    pub control: Control,
    pub is_neutral: bool,
}

/// Combatants of one kind and one name on a side.
#[derive(Clone, Debug, PartialEq)]
pub struct Fighters {
    pub side: SideId,
    pub name: String,
    /// What kind of creature they are, unless that is their name.
    pub kind: Option<String>,
    pub count: usize,
    pub piece: (FigureLook, BaseLook),
}

impl SheetContent {
    /// What the sheet tells of a scenario as a rulebook reads it.
    pub fn of(muster: &Arc<Muster>, words: &Arc<Words>) -> SheetContent {
        let scenario = &muster.scenario;
        let teller = Teller::new(Arc::clone(words), Arc::clone(muster));
        let side_line = |side: SideId| {
            let own = &scenario.sides[side.index()];
            let members = || scenario.combatants.iter().filter(move |combatant| combatant.side == side);
            let awaited = members().filter(|combatant| combatant.start.awaited).count();
            SideLine {
                side,
                name: teller.side(side),
                present: members().count() - awaited,
                awaited,
                aims: own.objectives.iter().map(|aim| teller.objective(aim)).collect(),
                control: own.control.clone(),
                is_neutral: own.neutral,
            }
        };
        SheetContent {
            name: teller.scenario(),
            story: words.told(&scenario.notes),
            book: teller.book(),
            people: muster.sheets.iter().map(|sheet| words.called(&sheet.name).into_plain()).collect(),
            light: scenario.light,
            size: scenario.field.size(),
            round_limit: scenario.round_limit,
            sides: scenario.side_ids().map(side_line).collect(),
            measured: scenario.measured.clone(),
            muster: Arc::clone(muster),
        }
    }

    /// Everything that can be searched for.
    pub fn texts(&self) -> Vec<&str> {
        let names = self.people.iter().map(String::as_str);
        let sides = self.sides.iter().map(|side| side.name.as_str());
        [self.name.as_str(), self.story.as_str(), self.book.as_str()]
            .into_iter()
            .chain(sides)
            .chain(names)
            .collect()
    }
}

/// The opening of a battle, to be looked at.
pub fn opening(muster: &Arc<Muster>) -> Stage {
    Stage::new(Session::new(muster, 0))
}

/// Everybody who is there from the start, equals together.
pub fn fighters(stage: &Stage, words: &Words) -> Vec<Fighters> {
    let muster = stage.muster();
    let mut all: Vec<Fighters> = Vec::new();
    let present =
        stage.picture.everybody().filter(|(_, figure): &(CombatantId, &Figure)| figure.fate.is_on_map());
    for (who, figure) in present {
        let sheet = muster.sheet(who);
        let creature = &muster.scenario.creatures[usize::from(sheet.creature.0)].1.name;
        let kind = Some(creature).filter(|kind| **kind != sheet.name);
        let name = words.called(&sheet.name).into_plain();
        let alike = all.iter_mut().find(|own| (own.side, &own.name) == (figure.side, &name));
        match alike {
            Some(own) => own.count += 1,
            None => all.push(Fighters {
                side: figure.side,
                name,
                kind: kind.map(|kind| words.called(kind).into_plain()),
                count: 1,
                piece: piece_of(stage, who, figure),
            }),
        }
    }
    all.sort_by_key(|fighters| fighters.side);
    all
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::data::catalogue::Catalogue;
    use crate::data::prepare::prepare_by_name;

    fn muster(scenario: &str) -> Arc<Muster> {
        let prepared = prepare_by_name(&Catalogue::bundled(), scenario, "affray");
        prepared.unwrap_or_else(|problems| panic!("{problems:#?}")).muster
    }

    #[test]
    fn a_sheet_counts_everybody_once() {
        for scenario in ["first_blood", "wings_at_dusk", "deep_cellar"] {
            let muster = muster(scenario);
            let content = SheetContent::of(&muster, &Arc::new(Words::english()));
            let told: usize = content.sides.iter().map(|side| side.present + side.awaited).sum();
            assert_eq!(told, muster.sheets.len(), "{scenario}");
            let present: usize = content.sides.iter().map(|side| side.present).sum();
            let drawn: usize =
                fighters(&opening(&muster), &Words::english()).iter().map(|fighters| fighters.count).sum();
            assert_eq!(drawn, present, "{scenario}");
        }
    }
}
