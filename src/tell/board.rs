//! The board as text: a character for each square, the numbers of columns and rows along its edges, and below it who
//! and what is on it. It shows no more than its table does.

use super::teller::Teller;
use super::words::say;
use crate::battle::{CombatantId, Light, SideId, Whereabouts};
use crate::grid::{Pos, Size};
use crate::rules::table::Table;

/// What a text of the board stands for, so that it can be coloured.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Tint {
    /// A combatant of this side.
    Side(SideId),
    /// The ground, and what lies on it.
    Ground,
    /// How light it is, and the numbers along the edges.
    Faint,
}

/// The marks that no kind of terrain has for itself.
const CLOSED_DOOR: char = '+';
const OPEN_DOOR: char = '/';
const FALLEN: char = 'x';
const REMEMBERED: char = '?';
const WEAPON: char = '!';
const LAMP: char = '*';
const TRAP: char = '%';
/// Something that sides fight over.
const THING: char = '$';

/// The mark behind a square by how light it is there.
const fn mark_of_light(light: Light) -> char {
    match light {
        Light::Darkness => '▒',
        Light::Dim => '░',
        Light::Lit => ' ',
        Light::Brilliant => '\'',
    }
}

/// What is drawn on one square.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Drawn {
    text: String,
    tint: Tint,
}

/// The board as one viewer draws it.
struct Board<'b, 't> {
    teller: &'b Teller,
    table: &'b Table<'t>,
}

impl Teller {
    /// The board as the viewer of a table knows it, with everybody on it. `paint` colours its parts.
    pub fn board(&self, table: &Table<'_>, paint: impl Fn(Tint, &str) -> String) -> String {
        let board = Board { teller: self, table };
        let mut text = board.squares(&paint);
        text.push('\n');
        for line in board.people(&paint).into_iter().chain(self.things(table)) {
            text.push_str(&line);
            text.push('\n');
        }
        let key = board.key();
        if !key.is_empty() {
            text.push_str(&self.words().join("board-key-next", key));
            text.push('\n');
        }
        text
    }
}

impl Board<'_, '_> {
    fn size(&self) -> Size {
        self.table.board.field.size()
    }

    /// Whether the viewer has ever seen a square.
    fn is_known(&self, at: Pos) -> bool {
        self.table.viewer.is_none_or(|side| self.table.knowledge.explored(side).get(at))
    }

    /// All squares, line by line.
    fn squares(&self, paint: &impl Fn(Tint, &str) -> String) -> String {
        let size = self.size();
        let shown = self.shown();
        let wide = shown.iter().map(|who| self.table.sheet(*who).key.chars().count()).max().unwrap_or(1);
        let margin = size.rows.saturating_sub(1).to_string().len();
        let mut text = String::new();
        for line in columns(size.cols, wide) {
            text.push_str(paint(Tint::Faint, &format!("{:margin$} {line}", "")).trim_end());
            text.push('\n');
        }
        let has_light = self.table.board.glow().is_some();
        for row in 0..i16::try_from(size.rows).unwrap_or(i16::MAX) {
            text.push_str(&paint(Tint::Faint, &format!("{row:>margin$} ")));
            let mut line = String::new();
            for col in 0..i16::try_from(size.cols).unwrap_or(i16::MAX) {
                let at = Pos::new(col, row);
                let drawn = self.square(at, &shown);
                line.push_str(&paint(drawn.tint, &drawn.text));
                let rest = wide - drawn.text.chars().count().min(wide);
                line.extend(std::iter::repeat_n(' ', rest));
                let light = if has_light && self.is_known(at) { self.table.light_at(at) } else { Light::Lit };
                match mark_of_light(light) {
                    ' ' => line.push(' '),
                    mark => line.push_str(&paint(Tint::Faint, &mark.to_string())),
                }
            }
            text.push_str(line.trim_end());
            text.push('\n');
        }
        text
    }

    /// Everybody whom the viewer sees on the field, those who can act first.
    fn shown(&self) -> Vec<CombatantId> {
        let on_map = self.table.seen().filter(|(_, body)| body.fate.is_on_map());
        let mut shown: Vec<_> = on_map.map(|(who, body)| (!body.fate.is_able(), who)).collect();
        shown.sort_unstable();
        shown.into_iter().map(|(_, who)| who).collect()
    }

    fn square(&self, at: Pos, shown: &[CombatantId]) -> Drawn {
        let table = self.table;
        let is_here = |who: &&CombatantId| table.footprint(**who).is_some_and(|squares| squares.contains(at));
        if let Some(who) = shown.iter().find(is_here) {
            let is_able = table.is_able(*who);
            let text = if is_able { table.sheet(*who).key.clone() } else { FALLEN.to_string() };
            return Drawn { text, tint: Tint::Side(table.side(*who)) };
        }
        let is_remembered = |who: &CombatantId| table.remembered(*who) == Some(at);
        if let Some(who) = table.everybody().find(is_remembered) {
            return Drawn { text: REMEMBERED.to_string(), tint: Tint::Side(table.side(who)) };
        }
        let mark = if self.is_known(at) { self.thing(at).or_else(|| self.ground(at)) } else { None };
        Drawn { text: mark.unwrap_or(' ').to_string(), tint: Tint::Ground }
    }

    /// What lies on a square.
    fn thing(&self, at: Pos) -> Option<char> {
        let state = &self.table.board.state;
        if self.is_there(at) {
            Some(THING)
        } else if state.dropped.iter().any(|(there, _)| *there == at) {
            Some(WEAPON)
        } else if self.is_trapped(at) {
            Some(TRAP)
        } else if state.flames.iter().any(|(there, _)| *there == at) {
            Some(LAMP)
        } else {
            None
        }
    }

    /// Whether something that sides fight over lies on a square, as far as the viewer knows.
    fn is_there(&self, at: Pos) -> bool {
        let mut things = self.table.muster.scenario.thing_ids();
        things.any(|thing| self.table.thing(thing) == Some(Whereabouts::Lies(at)))
    }

    fn is_trapped(&self, at: Pos) -> bool {
        let table = self.table;
        table.set_traps().any(|(trap, _)| trap.at == at)
            || table.placed_in_view().any(|placed| placed.at == at)
    }

    fn ground(&self, at: Pos) -> Option<char> {
        match self.table.board.door(at) {
            Some(true) => Some(OPEN_DOOR),
            Some(false) => Some(CLOSED_DOOR),
            None => self.table.board.field.terrain(at).map(|terrain| terrain.mark),
        }
    }

    /// A line for everybody on the field: key, name, side, square and state.
    fn people(&self, paint: &impl Fn(Tint, &str) -> String) -> Vec<String> {
        let words = self.teller.words();
        let (table, teller) = (self.table, self.teller);
        let line = |who: CombatantId, at: Pos, state: String| {
            let key = paint(Tint::Side(table.side(who)), &table.sheet(who).key);
            let side = teller.side(table.side(who));
            let name = words.called(&table.sheet(who).name).into_plain();
            say!(
                words,
                "board-person",
                key = key,
                name = name,
                side = side,
                at = teller.square(at),
                state = state
            )
        };
        let seen = table.seen().filter(|(_, body)| body.fate.is_on_map()).map(|(who, body)| {
            let at = table.footprint(who).map_or(body.place.0, |squares| squares.corner());
            (who, line(who, at, words.list(teller.state(table, who))))
        });
        let remembered = table.everybody().filter_map(|who| {
            let at = table.remembered(who)?;
            Some((who, line(who, at, say!(words, "board-last-seen"))))
        });
        let mut lines: Vec<_> = seen.chain(remembered).collect();
        lines.sort_by_key(|(who, _)| (table.side(*who), *who));
        lines.into_iter().map(|(_, line)| line).collect()
    }

    /// What the marks on the board mean, as far as they can be seen on it.
    fn key(&self) -> Vec<String> {
        let (table, words) = (self.table, self.teller.words());
        let known = || self.size().positions().filter(|at| self.is_known(*at));
        let entry = |mark: char, what: String| say!(words, "board-key", mark = mark.to_string(), what = what);
        let mut key: Vec<String> = Vec::new();
        let mut add = |mark: char, what: String| {
            let line = entry(mark, what);
            if !key.contains(&line) {
                key.push(line);
            }
        };
        for at in known() {
            let Some(terrain) = table.board.field.terrain(at).filter(|terrain| terrain.mark != ' ') else {
                continue;
            };
            match table.board.door(at) {
                Some(true) => add(OPEN_DOOR, say!(words, "board-open-door")),
                Some(false) => add(CLOSED_DOOR, say!(words, "board-closed-door")),
                None => add(terrain.mark, words.called(&terrain.name).into_plain()),
            }
        }
        let things = [
            (THING, "board-thing", known().any(|at| self.thing(at) == Some(THING))),
            (WEAPON, "board-weapon", known().any(|at| self.thing(at) == Some(WEAPON))),
            (LAMP, "board-lamp", known().any(|at| self.thing(at) == Some(LAMP))),
            (TRAP, "board-trap", known().any(|at| self.thing(at) == Some(TRAP))),
            (FALLEN, "board-fallen", self.shown().iter().any(|who| !table.is_able(*who))),
            (REMEMBERED, "board-remembered", table.everybody().any(|who| table.remembered(who).is_some())),
        ];
        for (mark, id, _) in things.into_iter().filter(|(.., is_there)| *is_there) {
            add(mark, words.say(id, &[]));
        }
        if table.board.glow().is_some() {
            for light in Light::ALL.into_iter().filter(|light| *light != Light::Lit) {
                if known().any(|at| table.light_at(at) == light) {
                    add(mark_of_light(light), words.tell(&light));
                }
            }
        }
        key
    }
}

/// The numbers of the columns, each above its column: the tens, where there are any, and the ones.
fn columns(cols: u16, wide: usize) -> Vec<String> {
    let digits = |digit: &dyn Fn(u16) -> Option<u16>| {
        let number = |col: u16| digit(col).map_or(String::new(), |digit| digit.to_string());
        (0..cols).map(|col| format!("{:<1$}", number(col), wide + 1)).collect::<String>()
    };
    let tens = digits(&|col| (col >= 10 && col % 10 == 0).then_some(col / 10));
    let ones = digits(&|col| Some(col % 10));
    if cols > 10 { vec![tens, ones] } else { vec![ones] }
}
