//! The map of the plain loop: what its squares cost, what can be seen from where, and what can be reached.

/// The scenario whose map is used; it is read for its map only.
const SCENARIO: &str = include_str!("../../assets/scenarios/bench_4v4.ron");

/// A place on the map, counted row by row.
pub type Square = usize;

/// The straight line between two squares.
#[derive(Clone, Copy)]
pub struct Line {
    /// In squares, diagonals counted like straight steps.
    pub length: usize,
    pub view: View,
}

#[derive(Clone, Copy, PartialEq, Eq)]
pub enum View {
    Clear,
    Covered,
    Blocked,
}

pub struct Field {
    cols: usize,
    /// The map as it is written, letters of fighters included.
    marks: Vec<char>,
    /// The squares that can be entered from each square, with what each costs.
    steps: Vec<Vec<(Square, usize)>>,
    /// The lines between each two squares.
    lines: Vec<Line>,
}

impl Field {
    pub fn new() -> Field {
        let rows = SCENARIO.lines().filter_map(|line| line.trim().strip_prefix('"')?.strip_suffix("\","));
        let rows: Vec<&str> = rows.collect();
        let marks: Vec<char> = rows.iter().flat_map(|row| row.chars()).collect();
        let mut field = Field { cols: rows[0].len(), marks, steps: Vec::new(), lines: Vec::new() };
        for from in 0..field.size() {
            for to in 0..field.size() {
                field.lines.push(field.trace(from, to));
            }
            let next_to = (0..field.size()).filter(|to| field.distance(from, *to) == 1);
            field.steps.push(next_to.filter_map(|to| Some((to, field.cost(to)?))).collect());
        }
        field
    }

    /// How many squares there are.
    pub fn size(&self) -> usize {
        self.marks.len()
    }

    /// The letters on the map with their squares.
    pub fn letters(&self) -> impl Iterator<Item = (Square, char)> {
        self.marks.iter().copied().enumerate().filter(|(_, mark)| mark.is_alphabetic())
    }

    pub fn line(&self, from: Square, to: Square) -> Line {
        self.lines[from * self.size() + to]
    }

    /// What a square costs to enter; walls cannot be entered.
    fn cost(&self, square: Square) -> Option<usize> {
        match self.marks[square] {
            '#' => None,
            ',' | '=' => Some(2),
            ':' => Some(3),
            _ => Some(1),
        }
    }

    fn distance(&self, from: Square, to: Square) -> usize {
        let cols = (from % self.cols).abs_diff(to % self.cols);
        let rows = (from / self.cols).abs_diff(to / self.cols);
        cols.max(rows)
    }

    /// Goes from square to square along a straight line.
    fn trace(&self, from: Square, to: Square) -> Line {
        let length = self.distance(from, to);
        let along = |start: usize, end: usize, step: usize| {
            (2 * (start * (length - step) + end * step) + length) / (2 * length)
        };
        let mut view = View::Clear;
        for step in 1..length {
            let col = along(from % self.cols, to % self.cols, step);
            let row = along(from / self.cols, to / self.cols, step);
            match self.marks[row * self.cols + col] {
                '#' => view = View::Blocked,
                ',' | '=' | ':' if view == View::Clear => view = View::Covered,
                _ => {}
            }
        }
        Line { length, view }
    }
}

/// A search of everywhere that a fighter can get to, with a bucket of squares for each cost.
#[derive(Default)]
pub struct Reach {
    costs: Vec<usize>,
    buckets: Vec<Vec<Square>>,
    /// Every square that can be reached, the nearest first.
    pub squares: Vec<Square>,
}

impl Reach {
    pub fn search(&mut self, field: &Field, from: Square, budget: usize, bars: impl Fn(Square) -> bool) {
        self.squares.clear();
        self.costs.clear();
        self.costs.resize(field.size(), usize::MAX);
        self.buckets.resize(self.buckets.len().max(budget + 1), Vec::new());
        self.costs[from] = 0;
        self.buckets[0].push(from);
        for cost in 0..=budget {
            while let Some(square) = self.buckets[cost].pop() {
                // A cheaper way may have been found since the square was put here.
                if self.costs[square] < cost {
                    continue;
                }
                self.squares.push(square);
                for &(next, entry) in &field.steps[square] {
                    let total = cost + entry;
                    if total <= budget && total < self.costs[next] && !bars(next) {
                        self.costs[next] = total;
                        self.buckets[total].push(next);
                    }
                }
            }
        }
    }
}
