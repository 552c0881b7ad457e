//! The map of a scenario: rows of marks become a field, letters become places, and areas become lists of squares.

use super::Work;
use crate::battle::{Field, Phrase, Problem, Span, Terrain};
use crate::data::authored::AreaFile;
use crate::data::catalogue::unknown;
use crate::data::nearest::nearest;
use crate::data::tree::Step;
use crate::grid::{Grid, Pos, Size};

/// The longest side that a map may have.
const LONGEST: usize = 256;

/// A map that has been read.
pub struct Drawn {
    pub field: Field,
    /// The mark of each square.
    marks: Grid<char>,
}

impl Drawn {
    /// Every square with a mark, in row-major order.
    pub fn marked(&self, mark: char) -> Vec<Pos> {
        self.marks.iter().filter(|(_, own)| **own == mark).map(|(pos, _)| pos).collect()
    }

    /// Every square with the one-letter name of a combatant.
    pub fn lettered(&self, key: &str) -> Vec<Pos> {
        let mut letters = key.chars();
        match (letters.next(), letters.next()) {
            (Some(letter), None) => self.marked(letter),
            _ => Vec::new(),
        }
    }
}

impl Work<'_> {
    pub(super) fn drawn_map(&mut self) -> Option<Drawn> {
        self.check_legend();
        let size = self.map_size()?;
        let mut terrain: Vec<Terrain> = Vec::new();
        let mut known: Vec<(Option<char>, u8)> = Vec::new();
        let mut tiles = Grid::filled(size, 0u8);
        let mut marks = Grid::filled(size, ' ');
        let file = self.file;
        for (row, line) in file.map.iter().enumerate() {
            // Short rows are filled up with open ground, so that the rest of the file can be checked.
            let marked = line.chars().map(Some).chain(std::iter::repeat(None)).take(usize::from(size.cols));
            for (col, mark) in marked.enumerate() {
                let tile = match known.iter().find(|(own, _)| *own == mark) {
                    Some((_, tile)) => *tile,
                    None => {
                        let kind = mark.and_then(|mark| self.terrain_of(mark, row, col));
                        let kind = kind.or_else(|| {
                            self.catalogue.terrain.get(&self.catalogue.defaults.floor).cloned()
                        })?;
                        let tile = match terrain.iter().position(|own| *own == kind) {
                            Some(tile) => tile,
                            None => {
                                terrain.push(kind);
                                terrain.len() - 1
                            }
                        };
                        let tile = u8::try_from(tile).unwrap_or(u8::MAX);
                        known.push((mark, tile));
                        tile
                    }
                };
                let pos = pos_of(col, row);
                tiles.set(pos, tile);
                marks.set(pos, mark.unwrap_or(' '));
            }
        }
        let mut drawn = Drawn { field: Field::new(tiles, terrain, Vec::new()), marks };
        if let Some(area) = file.exits.as_deref() {
            drawn.field.exits = self.area(&drawn, area, &[Step::Field("exits")]);
        }
        for (name, area) in file.areas.iter() {
            self.squares_of(&drawn, name, area);
        }
        Some(drawn)
    }

    fn map_size(&mut self) -> Option<Size> {
        let rows = &self.file.map;
        let widths: Vec<usize> = rows.iter().map(|row| row.chars().count()).collect();
        let width = widths.iter().copied().max().unwrap_or(0);
        if width == 0 {
            self.complain(&[Step::Field("map")], Phrase::new("no-map"));
            return None;
        }
        if width > LONGEST || rows.len() > LONGEST {
            let phrase = Phrase::new("map-too-large")
                .with("cols", width)
                .with("rows", rows.len())
                .with("limit", LONGEST);
            self.complain(&[Step::Field("map")], phrase);
            return None;
        }
        let expected = most_frequent(&widths).unwrap_or(width);
        for (row, own) in widths.iter().enumerate().filter(|(_, own)| **own != expected) {
            let phrase = Phrase::new("uneven-row").with("found", *own).with("expected", expected);
            self.complain(&[Step::Field("map"), Step::Index(row)], phrase);
        }
        let side = |length: usize| u16::try_from(length).unwrap_or(u16::MAX);
        Some(Size { cols: side(width), rows: side(rows.len()) })
    }

    /// The terrain that a mark stands for: by the legend, as the letter of a combatant, or by the terrain's own mark.
    fn terrain_of(&mut self, mark: char, row: usize, col: usize) -> Option<Terrain> {
        let (file, catalogue) = (self.file, self.catalogue);
        let mut buffer = [0; 4];
        let key: &str = mark.encode_utf8(&mut buffer);
        let floor = catalogue.defaults.floor.as_str();
        // Mistakes in the legend are reported elsewhere.
        if let Some(name) = file.legend.get(key) {
            return catalogue.terrain.get(name).cloned();
        }
        if let Some(combatant) = file.combatants.get(key) {
            let path = [Step::Field("combatants"), Step::Key(key), Step::Field("on")];
            return self.terrain_named(combatant.on.as_deref().unwrap_or(floor), &path);
        }
        let by_mark = catalogue.terrain.iter().rev().find(|(_, terrain)| terrain.mark == mark);
        let is_party_letter = || self.party_letters().contains(&mark);
        let is_area_mark =
            || file.areas.iter().any(|(_, area)| matches!(area, AreaFile::Mark(own) if *own == mark));
        let terrain = match by_mark {
            Some((_, terrain)) => Some(terrain.clone()),
            None if is_party_letter() || is_area_mark() => catalogue.terrain.get(floor).cloned(),
            None => None,
        };
        if terrain.is_none() {
            let phrase = Phrase::new("unknown-mark").with("found", key);
            let path = [Step::Field("map"), Step::Index(row)];
            let problem = match self.place_of_mark(row, col) {
                Some(span) => Problem::error(phrase).at(&self.tree.source, span),
                None => self.tree.complain(&path, phrase),
            };
            self.problems.push(problem);
        }
        terrain
    }

    fn terrain_named(&mut self, name: &str, path: &[Step<'_>]) -> Option<Terrain> {
        let terrain = self.catalogue.terrain.get(name).cloned();
        if terrain.is_none() {
            let suggestion = nearest(name, self.catalogue.terrain.names()).map(str::to_owned);
            self.complain_of_name(path, unknown("kind-terrain", name), suggestion);
        }
        terrain
    }

    /// Every mark of the legend must be a single character, and stand for a known terrain.
    fn check_legend(&mut self) {
        let file = self.file;
        for (mark, name) in file.legend.iter() {
            let path = [Step::Field("legend"), Step::Key(mark)];
            if mark.chars().count() != 1 {
                let phrase = Phrase::new("legend-mark").with("found", mark);
                let place = self.tree.place_of_name(&path);
                self.problems.push(Problem::error(phrase).at(&self.tree.source, place));
            }
            self.terrain_named(name, &path);
        }
    }

    /// The place of a mark in the file; `None` if its row is written with escapes.
    fn place_of_mark(&self, row: usize, col: usize) -> Option<Span> {
        let span = self.tree.find(&[Step::Field("map"), Step::Index(row)])?.span;
        let written = self.tree.source.slice(span).strip_prefix('"')?.strip_suffix('"')?;
        let (at, mark) = written.char_indices().nth(col).filter(|_| written == self.file.map[row])?;
        let start = span.start + 1 + at;
        Some(Span::new(start, start + mark.len_utf8()))
    }

    /// The one-letter names of all members of the parties that sides are made of.
    fn party_letters(&self) -> Vec<char> {
        let parties = self.file.sides.iter().filter_map(|(_, side)| side.from.as_deref());
        let members = parties.filter_map(|party| self.catalogue.party(party)?.value);
        let letter = |name: &str| {
            let mut letters = name.chars();
            letters.next().filter(|_| letters.next().is_none())
        };
        members.flat_map(|party| party.members.names().filter_map(letter).collect::<Vec<_>>()).collect()
    }

    /// The squares of an area.
    pub(super) fn area(&mut self, drawn: &Drawn, name: &str, path: &[Step<'_>]) -> Vec<Pos> {
        let file = self.file;
        let Some(area) = file.areas.get(name) else {
            let suggestion = nearest(name, file.areas.names()).map(str::to_owned);
            self.complain_of_name(path, unknown("kind-area", name), suggestion);
            return Vec::new();
        };
        self.squares_of(drawn, name, area)
    }

    fn squares_of(&mut self, drawn: &Drawn, name: &str, area: &AreaFile) -> Vec<Pos> {
        let size = drawn.field.size();
        let mut squares = match area {
            AreaFile::Mark(mark) => drawn.marked(*mark),
            AreaFile::Squares(squares) => squares.clone(),
            AreaFile::Edge => size.positions().filter(|at| size.is_edge(*at)).collect(),
            AreaFile::Rect(one, other) => {
                let (cols, rows) = (
                    one.col.min(other.col)..=one.col.max(other.col),
                    one.row.min(other.row)..=one.row.max(other.row),
                );
                let fits = size.contains(*one) && size.contains(*other);
                if fits {
                    rows.flat_map(|row| cols.clone().map(move |col| Pos::new(col, row))).collect()
                } else {
                    vec![*one, *other]
                }
            }
        };
        if let Some(stray) = squares.iter().copied().find(|square| !size.contains(*square)) {
            let phrase = Phrase::new("off-the-map").with("at", stray.to_string());
            self.complain(&[Step::Field("areas"), Step::Key(name)], phrase);
        }
        if squares.is_empty() {
            self.complain(
                &[Step::Field("areas"), Step::Key(name)],
                Phrase::new("empty-area").with("area", name),
            );
        }
        squares.sort_unstable();
        squares.dedup();
        squares
    }
}

/// The position of a square by its place in the text.
fn pos_of(col: usize, row: usize) -> Pos {
    let place = |number: usize| i16::try_from(number).unwrap_or(i16::MAX);
    Pos::new(place(col), place(row))
}

/// The most frequent value; of equally frequent ones the first.
fn most_frequent(widths: &[usize]) -> Option<usize> {
    let count = |width: usize| widths.iter().filter(|own| **own == width).count();
    widths.iter().copied().rev().max_by_key(|width| count(*width))
}
