//! Finds the name that was probably meant by a mistyped one.

/// A word longer than this is not taken for a mistyped name.
const LONGEST: usize = 64;

/// The candidate that `word` most probably stands for: the one with the fewest letters added, lost, changed or
/// swapped, and the first of equals. Case, spaces, hyphens and underscores do not count. None if not even two thirds
/// of the letters agree.
pub fn nearest<'a>(word: &str, candidates: impl IntoIterator<Item = &'a str>) -> Option<&'a str> {
    let word = bare_letters(word)?;
    candidates
        .into_iter()
        .filter_map(|candidate| {
            let letters = bare_letters(candidate)?;
            let allowed = word.len().max(letters.len()).div_ceil(3);
            let (fewest, most) = (letters.len().min(word.len()), letters.len().max(word.len()));
            if most - fewest > allowed {
                return None;
            }
            let distance = count_slips(&word, &letters);
            (distance <= allowed && distance < most).then_some((distance, candidate))
        })
        .min_by_key(|(distance, _)| *distance)
        .map(|(_, candidate)| candidate)
}

fn bare_letters(word: &str) -> Option<Vec<char>> {
    let letters: Vec<char> = word
        .chars()
        .filter(|letter| !matches!(letter, ' ' | '-' | '_'))
        .flat_map(char::to_lowercase)
        .take(LONGEST + 1)
        .collect();
    (!letters.is_empty() && letters.len() <= LONGEST).then_some(letters)
}

/// How many typing mistakes lie between two words. Two neighbours swapped count as one mistake.
fn count_slips(from: &[char], to: &[char]) -> usize {
    let width = to.len() + 1;
    let mut before_last = vec![0; width];
    let mut last: Vec<usize> = (0..width).collect();
    for (row, letter) in from.iter().enumerate() {
        let mut current = vec![row + 1; width];
        for (column, other) in to.iter().enumerate() {
            let changed = last[column] + usize::from(letter != other);
            let mut fewest = changed.min(last[column + 1] + 1).min(current[column] + 1);
            let is_swap = row > 0 && column > 0 && *letter == to[column - 1] && from[row - 1] == *other;
            if is_swap {
                fewest = fewest.min(before_last[column - 1] + 1);
            }
            current[column + 1] = fewest;
        }
        before_last = std::mem::replace(&mut last, current);
    }
    last[to.len()]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_mistyped_name_finds_the_one_meant() {
        let names = ["goblin", "gobbler", "hit_points", "armour", "hp"];
        assert_eq!(nearest("golbin", names), Some("goblin"));
        assert_eq!(nearest("Goblin", names), Some("goblin"));
        assert_eq!(nearest("hitpoints", names), Some("hit_points"));
        assert_eq!(nearest("armor", names), Some("armour"));
        assert_eq!(nearest("ph", names), Some("hp"));
    }

    #[test]
    fn a_foreign_word_finds_nothing() {
        assert_eq!(nearest("dragon", ["goblin", "armour"]), None);
        assert_eq!(nearest("x", ["y"]), None);
        assert_eq!(nearest("", ["y"]), None);
        assert_eq!(nearest(&"x".repeat(1_000_000), ["y"]), None);
    }

    #[test]
    fn a_swap_counts_as_one_slip() {
        let letters = |word: &str| word.chars().collect::<Vec<_>>();
        for (from, to, slips) in
            [("ab", "ba", 1), ("", "abc", 3), ("kitten", "sitting", 3), ("same", "same", 0)]
        {
            assert_eq!(count_slips(&letters(from), &letters(to)), slips, "{from} {to}");
            assert_eq!(count_slips(&letters(to), &letters(from)), slips, "{to} {from}");
        }
    }
}
