//! Tables that a die is rolled on: every face belongs to exactly one row.

use crate::battle::Phrase;
use crate::data::tree::Step;
use crate::rules::choices::aftermath::{Injury, InjuryTable};

/// What is wrong with an injury table, by the way to it within the choice.
pub fn table_faults(table: &InjuryTable) -> Vec<(Vec<Step<'static>>, Phrase)> {
    if table.die == 0 {
        return vec![(vec![Step::Field("die")], Phrase::new("nothing-thrown"))];
    }
    let die = i128::from(table.die);
    let mut faults = Vec::new();
    for (number, row) in table.rows.iter().enumerate() {
        let path = vec![Step::Field("rows"), Step::Index(number)];
        let shared = table.rows[..number].iter().find(|other| other.from <= row.to && row.from <= other.to);
        if row.from == 0 || row.from > row.to || row.to > table.die {
            let phrase = Phrase::new("row-that-never-comes").with("from", i128::from(row.from));
            faults.push((path.clone(), phrase.with("to", i128::from(row.to)).with("die", die)));
        } else if let Some(other) = shared {
            let face = i128::from(other.from.max(row.from));
            faults.push((path.clone(), Phrase::new("rows-overlap").with("face", face)));
        }
        if matches!(&row.brings, Injury::LostPart(parts) if parts.is_empty()) {
            let path = [path.clone(), vec![Step::Field("brings"), Step::Index(0)]].concat();
            faults.push((path, Phrase::new("changes-nothing")));
        }
        let dice = match row.brings {
            Injury::LostPoints(_, dice) => Some((dice, Some(Step::Index(1)))),
            Injury::Healed(dice) => Some((dice, None)),
            _ => None,
        };
        if let Some(((0, _) | (_, 0), place)) = dice {
            let within = std::iter::once(Step::Field("brings")).chain(place);
            let path = path.into_iter().chain(within).collect();
            faults.push((path, Phrase::new("nothing-thrown")));
        }
    }
    let is_missing = |face: &u8| !table.rows.iter().any(|row| (row.from..=row.to).contains(face));
    if let Some(face) = (1..=table.die).find(is_missing) {
        let phrase = Phrase::new("face-without-row").with("face", i128::from(face)).with("die", die);
        faults.push((vec![Step::Field("rows")], phrase));
    }
    faults
}
