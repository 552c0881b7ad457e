//! Finds sides, combatants and weapons by the names on a command line.

use super::arguments::ALL;
use super::failure::Failure;
use crate::battle::{CombatantId, Control, Phrase, Problem, Scenario, SideId, Temper, WeaponId};
use crate::data::nearest::nearest;
use crate::rules::book::muster::Muster;

/// Finds a side by its key in the file or by its name.
pub fn side(scenario: &Scenario, name: &str) -> Result<SideId, Failure> {
    let is_called = |side: &SideId| {
        let side = &scenario.sides[side.index()];
        side.id == name || side.name.eq_ignore_ascii_case(name)
    };
    let names = || scenario.sides.iter().map(|side| side.id.as_str());
    scenario
        .side_ids()
        .find(is_called)
        .ok_or_else(|| Failure::stranger("cli-unknown-side", name, names(), nearest(name, names())))
}

/// Lets somebody decide for all members of a side, or of `all` sides, by a temper if not by their own. A side that is not
/// there is left out.
pub fn seat(scenario: &mut Scenario, side: &str, control: &Control, temper: Option<&Temper>) {
    let mut seated = Vec::new();
    for (number, own) in scenario.side_ids().zip(scenario.sides.iter_mut()) {
        if side == ALL || own.id == side || own.name.eq_ignore_ascii_case(side) {
            own.control = control.clone();
            seated.push(number);
        }
    }
    for combatant in scenario.combatants.iter_mut().filter(|combatant| seated.contains(&combatant.side)) {
        combatant.control = None;
        if let Some(temper) = temper {
            combatant.temper.clone_from(temper);
        }
    }
}

/// Finds a combatant by their key or by their name.
pub fn combatant(muster: &Muster, name: &str) -> Result<CombatantId, Failure> {
    let sheets = &muster.sheets;
    let names = sheets.iter().flat_map(|sheet| [sheet.key.as_str(), sheet.name.as_str()]);
    let keys = sheets.iter().map(|sheet| sheet.key.as_str());
    let unknown = || Failure::stranger("cli-unknown-combatant", name, keys, nearest(name, names));
    muster.named(name).ok_or_else(unknown)
}

/// Finds one of a combatant's weapons by the name of its file or by its own name.
pub fn weapon(
    muster: &Muster,
    who: CombatantId,
    among: &[WeaponId],
    name: &str,
) -> Result<WeaponId, Failure> {
    let is_called = |weapon: &&WeaponId| {
        let weapon_sheet = muster.weapon_sheet(**weapon);
        weapon_sheet.id == name || weapon_sheet.name.eq_ignore_ascii_case(name)
    };
    let names = among.iter().map(|weapon| muster.weapon_sheet(*weapon).id.as_str());
    let unknown = || {
        let carried = among.iter().map(|weapon| muster.weapon_sheet(*weapon).id.clone()).collect::<Vec<_>>();
        let phrase = Phrase::new("cli-not-carried").with("who", muster.sheet(who).name.as_str());
        let phrase = phrase.with("found", name).with("names", carried);
        Failure::Usage(vec![Problem::error(phrase).suggest(nearest(name, names))])
    };
    among.iter().find(is_called).copied().ok_or_else(unknown)
}
