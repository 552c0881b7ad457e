//! What a typed line means: a command of the terminal, the number of an option, or an order. Words may be shortened as
//! long as it is clear what is meant.

use crate::battle::nearest::nearest;
use crate::battle::words::words;

words! {
    /// What can be typed besides orders.
    pub enum Command {
        Help = "help",
        Options = "?",
        Odds = "odds",
        Undo = "undo",
        Redo = "redo",
        Map = "map",
        Sheet = "sheet",
        Log = "log",
        Save = "save",
        Quit = "quit",
    }
}

impl Command {
    /// Whether words may follow the command.
    const fn takes_words(self) -> bool {
        matches!(self, Command::Options | Command::Odds | Command::Sheet | Command::Log | Command::Save)
    }
}

/// What a line means.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Meaning<'l> {
    Nothing,
    /// A command and the words after it.
    Command(Command, &'l str),
    /// The option with this number, counted from 1.
    Number(usize),
    /// The order with this place among the options.
    Option(usize),
    /// Several of the options could be meant.
    Unclear(Vec<usize>),
    /// None of that; perhaps it is an order that is not among the options.
    Other,
}

/// Finds out what a line means. `orders` are the options as text; those of the combatant who is to act come first if
/// others fit as well.
pub fn meaning_of<'l>(line: &'l str, orders: &[String], acting: Option<&str>) -> Meaning<'l> {
    let line = line.trim();
    let (first, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
    let rest = rest.trim();
    if first.is_empty() {
        return Meaning::Nothing;
    }
    let fits = |command: &Command| rest.is_empty() || command.takes_words();
    let small = first.to_lowercase();
    if let Some(command) = Command::ALL.into_iter().find(|command| command.word() == small).filter(fits) {
        return Meaning::Command(command, rest);
    }
    if let Ok(number) = line.parse() {
        return Meaning::Number(number);
    }
    if let Some(place) = orders.iter().position(|order| order == line) {
        return Meaning::Option(place);
    }
    let meant = shortened(line, orders, acting);
    let begun: Vec<Command> =
        Command::ALL.into_iter().filter(|command| command.word().starts_with(&small)).filter(fits).collect();
    match (begun.as_slice(), meant.as_slice()) {
        // A command by its beginning alone, unless a longer line reads as an order.
        ([command], _) if rest.is_empty() || meant.is_empty() => Meaning::Command(*command, rest),
        (_, [only]) => Meaning::Option(*only),
        (_, []) => Meaning::Other,
        (_, several) => Meaning::Unclear(several.to_vec()),
    }
}

/// Whether a line may be short for an order: its words are the beginnings of words of the order, in the same sequence.
pub fn fits(line: &str, order: &str) -> bool {
    let mut words = order.split_whitespace().map(str::to_lowercase);
    line.split_whitespace().map(str::to_lowercase).all(|typed| words.any(|word| is_short_for(&typed, &word)))
}

/// The orders that a line may be short for. If orders of the combatant who is to act are among them, only those; if it
/// names every word of a single one of them, only that.
fn shortened(line: &str, orders: &[String], acting: Option<&str>) -> Vec<usize> {
    let all: Vec<usize> = (0..orders.len()).filter(|place| fits(line, &orders[*place])).collect();
    let is_own = |place: &usize| {
        acting.is_some_and(|key| orders[*place].strip_prefix(key).is_some_and(|rest| rest.starts_with(' ')))
    };
    let own: Vec<usize> = all.iter().copied().filter(is_own).collect();
    let all = if own.is_empty() { all } else { own };
    // The line names every word of an order: nothing longer is meant.
    let typed = line.split_whitespace().count();
    let whole = |place: &usize| orders[*place].split_whitespace().count() == typed;
    let named: Vec<usize> = all.iter().copied().filter(whole).collect();
    if named.len() == 1 { named } else { all }
}

/// Whether a typed word stands for a word. Numbers and squares are never shortened.
fn is_short_for(typed: &str, word: &str) -> bool {
    let has_digits = typed.contains(|letter: char| letter.is_ascii_digit());
    if has_digits { typed == word } else { word.starts_with(typed) }
}

/// The command that was probably meant by the first word of a line.
pub fn nearest_command(line: &str) -> Option<&'static str> {
    let first = line.split_whitespace().next()?;
    nearest(first, Command::ALL.iter().map(|command| command.word()))
}

#[cfg(test)]
mod tests {
    use super::*;

    const ORDERS: [&str; 9] = [
        "W moves to 5,2",
        "W moves to 5,20",
        "W attacks R with sword",
        "W attacks Q with sword",
        "W attacks Q with sword daringly",
        "W stands up",
        "W ends",
        "V moves to 5,2",
        "V hides",
    ];

    fn meant(line: &str, acting: Option<&str>) -> Meaning<'static> {
        let orders = ORDERS.map(str::to_owned);
        match meaning_of(line, &orders, acting) {
            Meaning::Command(command, rest) => Meaning::Command(command, rest.to_owned().leak()),
            Meaning::Nothing => Meaning::Nothing,
            Meaning::Number(number) => Meaning::Number(number),
            Meaning::Option(place) => Meaning::Option(place),
            Meaning::Unclear(places) => Meaning::Unclear(places),
            Meaning::Other => Meaning::Other,
        }
    }

    #[test]
    fn a_line_is_a_command_a_number_or_an_order() {
        assert_eq!(meant("  ", None), Meaning::Nothing);
        assert_eq!(meant("?", None), Meaning::Command(Command::Options, ""));
        assert_eq!(meant("? w m", None), Meaning::Command(Command::Options, "w m"));
        assert_eq!(meant("Undo", None), Meaning::Command(Command::Undo, ""));
        assert_eq!(meant("odds W ends", None), Meaning::Command(Command::Odds, "W ends"));
        assert_eq!(meant("12", None), Meaning::Number(12));
        assert_eq!(meant("W attacks R with sword", None), Meaning::Option(2));
        assert_eq!(meant("dance", None), Meaning::Other);
    }

    #[test]
    fn the_beginnings_of_words_are_enough_where_only_one_thing_fits() {
        assert_eq!(meant("m", None), Meaning::Command(Command::Map, ""));
        assert_eq!(meant("w m 5,2", None), Meaning::Option(0));
        assert_eq!(meant("a r", None), Meaning::Option(2));
        assert_eq!(meant("hides", None), Meaning::Option(8));
        assert_eq!(meant("e", None), Meaning::Option(6));
        assert_eq!(meant("sta", None), Meaning::Option(5));
        assert_eq!(meant("a q", None), Meaning::Unclear(vec![3, 4]));
        assert_eq!(meant("w a q w s", None), Meaning::Option(3), "every word of it is there");
        assert_eq!(meant("m 5", None), Meaning::Other, "squares are not shortened");
    }

    #[test]
    fn whoever_is_to_act_is_meant_first() {
        assert_eq!(meant("m 5,2", None), Meaning::Unclear(vec![0, 7]));
        assert_eq!(meant("m 5,2", Some("V")), Meaning::Option(7));
        assert_eq!(meant("m 5,20", Some("V")), Meaning::Option(1));
    }

    #[test]
    fn a_mistyped_command_is_recognised() {
        assert_eq!(nearest_command("shet W"), Some("sheet"));
        assert_eq!(nearest_command("xyzzy"), None);
    }
}
