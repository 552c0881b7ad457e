//! Which sheets lie on the table, and in which order: the first battle first, then from easy to hard. What is typed
//! narrows them down.

use super::content::SheetContent;
use crate::lab::Hardness;

/// How hard a battle is of which so many of a hundred were won, on average over all who played it.
pub fn hardness(measured: &[(String, u8)]) -> Option<Hardness> {
    mean(measured).map(Hardness::of_percent)
}

/// Battles won of a hundred, on average.
fn mean(measured: &[(String, u8)]) -> Option<u32> {
    let sum: u32 = measured.iter().map(|(_, won)| u32::from(*won)).sum();
    sum.checked_div(measured.len() as u32)
}

/// What decides the place of a sheet: the first battle, then the most often won; what was not measured comes behind,
/// and what is broken comes last.
fn rank(id: &str, first: &str, sheet: Option<&SheetContent>) -> (u8, u32, String) {
    match sheet {
        Some(_) if id == first => (0, 0, String::new()),
        Some(sheet) => match mean(&sheet.measured) {
            Some(won) => (1, 100 - won.min(100), sheet.name.clone()),
            None => (2, 0, sheet.name.clone()),
        },
        None => (3, 0, id.to_owned()),
    }
}

/// Puts sheets in order.
pub fn sort<T>(sheets: &mut [T], first: &str, told: impl Fn(&T) -> (&str, Option<&SheetContent>)) {
    sheets.sort_by_key(|sheet| {
        let (id, content) = told(sheet);
        rank(id, first, content)
    });
}

/// Whether a sheet has every word that was typed: in its name, its story, or the names of those who fight.
pub fn is_found(typed: &str, texts: &[&str]) -> bool {
    let texts: Vec<String> = texts.iter().map(|text| text.to_lowercase()).collect();
    typed.to_lowercase().split_whitespace().all(|word| texts.iter().any(|text| text.contains(word)))
}

/// The place that an arrow key leads to among `count` sheets in rows of `columns`.
pub fn step(from: usize, columns: usize, count: usize, (across, down): (i32, i32)) -> usize {
    let to = from as i64 + i64::from(across) + i64::from(down) * columns.max(1) as i64;
    usize::try_from(to).ok().filter(|to| *to < count).unwrap_or(from)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn measured(soldier: u8, brute: u8) -> Vec<(String, u8)> {
        vec![("soldier".to_owned(), soldier), ("brute".to_owned(), brute)]
    }

    #[test]
    fn the_more_often_won_the_gentler() {
        let steps: Vec<_> = (0..=100).rev().map(|won| hardness(&measured(won, won))).collect();
        assert!(steps.is_sorted());
        assert_eq!(steps.first().copied().flatten(), Some(Hardness::Gentle));
        assert_eq!(steps.last().copied().flatten(), Some(Hardness::Grim));
        assert_eq!(hardness(&[]), None);
    }

    #[test]
    fn every_word_has_to_be_found_somewhere_in_any_case() {
        let texts = ["The Old Bridge", "The wayfarers must get over the river."];
        assert!(is_found("", &texts) && is_found("BRIDGE", &texts) && is_found("river old", &texts));
        assert!(!is_found("bridge dragon", &texts));
    }

    #[test]
    fn arrows_stay_on_the_table() {
        assert_eq!(step(0, 3, 8, (1, 0)), 1);
        assert_eq!(step(0, 3, 8, (-1, 0)), 0);
        assert_eq!(step(1, 3, 8, (0, 1)), 4);
        assert_eq!(step(5, 3, 8, (0, 1)), 5);
        assert_eq!(step(7, 3, 8, (1, 0)), 7);
    }
}
