//! The codex as a sheet over everything: contents by rulebook, a search, articles with links, and examples that play.

mod pane;
mod rules;

use bevy::prelude::*;

pub(super) use pane::show;
pub use rules::Rules;

/// What the codex shows.
#[derive(Clone, Debug, PartialEq, Eq)]
enum Leaf {
    /// The contents of a page.
    Contents(usize),
    /// An article, by its name.
    Article(String),
}

/// The codex: whether it is open, where, and where it was before.
#[derive(Resource, Default)]
pub struct CodexSheet {
    pub is_open: bool,
    /// The rule of the word that is pointed at; the codex opens there.
    pub pointed: Option<String>,
    at: Option<Leaf>,
    back: Vec<Leaf>,
    forward: Vec<Leaf>,
    search: String,
}

impl CodexSheet {
    /// Opens the codex at the rule of the word that is pointed at, or else where it was last; or closes it.
    pub fn open(&mut self, is_open: bool) {
        self.is_open = is_open;
        if let Some(rule) = self.pointed.take().filter(|_| is_open) {
            self.read(&rule);
        }
    }

    /// Opens the article of a rule.
    pub fn read(&mut self, rule: &str) {
        self.is_open = true;
        self.go_to(Leaf::Article(rule.to_owned()));
    }

    fn go_to(&mut self, leaf: Leaf) {
        self.search.clear();
        if self.at.as_ref() == Some(&leaf) {
            return;
        }
        self.back.extend(self.at.replace(leaf));
        self.forward.clear();
    }

    fn go_back(&mut self) {
        self.search.clear();
        if let Some(before) = self.back.pop() {
            self.forward.extend(self.at.replace(before));
        }
    }

    fn go_forward(&mut self) {
        self.search.clear();
        if let Some(next) = self.forward.pop() {
            self.back.extend(self.at.replace(next));
        }
    }

    /// The name of the article that is read.
    pub fn reads(&self) -> Option<&str> {
        match &self.at {
            Some(Leaf::Article(name)) if self.is_open && self.search.is_empty() => Some(name),
            _ => None,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn back_and_forward_are_each_others_reverse_and_a_new_way_ends_forward() {
        let mut codex = CodexSheet::default();
        for rule in ["A-1", "B-2", "B-2", "C-3"] {
            codex.read(rule);
        }
        codex.go_back();
        assert_eq!(codex.reads(), Some("B-2"));
        codex.go_back();
        assert_eq!(codex.reads(), Some("A-1"));
        codex.go_back();
        assert_eq!(codex.reads(), Some("A-1"));
        codex.go_forward();
        assert_eq!(codex.reads(), Some("B-2"));
        codex.read("D-4");
        codex.go_forward();
        assert_eq!(codex.reads(), Some("D-4"));
        codex.go_back();
        assert_eq!(codex.reads(), Some("B-2"));
    }
}
