//! Commands: everything that a key can ask for, with its usual keys, its wish and its words. The keyboard, the lists of
//! keys on the screen and in the documentation, and the settings all go by this table.

mod choices;

use bevy::prelude::KeyCode;

use super::wish::Wish;
use crate::battle::words::words;
use crate::grid::Pos;
use crate::tell::Words;
pub use choices::KeyChoices;

words! {
    /// Something that a key can ask for. The word is its name in the file of settings.
    pub enum Command {
        PointLeft = "point-left",
        PointRight = "point-right",
        PointUp = "point-up",
        PointDown = "point-down",
        PointNext = "point-next",
        Act = "act",
        GoBy = "go-by",
        Share = "share",
        NextCombatant = "next-combatant",
        Tool1 = "tool-1",
        Tool2 = "tool-2",
        Tool3 = "tool-3",
        Tool4 = "tool-4",
        Tool5 = "tool-5",
        Tool6 = "tool-6",
        Tool7 = "tool-7",
        Tool8 = "tool-8",
        Tool9 = "tool-9",
        AllTools = "all-tools",
        Yes = "yes",
        No = "no",
        EndTurn = "end-turn",
        Undo = "undo",
        Redo = "redo",
        Skip = "skip",
        Slower = "slower",
        Faster = "faster",
        PanLeft = "pan-left",
        PanRight = "pan-right",
        PanUp = "pan-up",
        PanDown = "pan-down",
        ZoomIn = "zoom-in",
        ZoomOut = "zoom-out",
        WholeBoard = "whole-board",
        SidePanel = "side-panel",
        ScrollUp = "scroll-up",
        ScrollDown = "scroll-down",
        ReadRule = "read-rule",
        Codex = "codex",
        SwitchLog = "switch-log",
        LargeLog = "large-log",
        SearchLog = "search-log",
        Narrate = "narrate",
        Mute = "mute",
        Settings = "settings",
        Back = "back",
    }
}

/// What a command is about; the lists of keys are divided by this.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Part {
    /// Pointing, acting, tools.
    Play,
    /// Moving the board about.
    Board,
    /// Panels, sound and menus.
    Window,
}

impl Part {
    pub const ALL: [Part; 3] = [Part::Play, Part::Board, Part::Window];

    /// The commands that are about it.
    pub fn commands(self) -> impl Iterator<Item = Command> {
        Command::ALL.into_iter().filter(move |command| command.part() == self)
    }

    /// Its heading.
    pub fn words(self, words: &Words) -> String {
        let id = match self {
            Part::Play => "commands-play",
            Part::Board => "commands-board",
            Part::Window => "commands-window",
        };
        words.say(id, &[])
    }
}

impl Command {
    /// The commands that the panel at the side reminds of; the settings list all of them.
    pub const TAUGHT: [Command; 11] = [
        Command::Act,
        Command::PointNext,
        Command::NextCombatant,
        Command::AllTools,
        Command::EndTurn,
        Command::Undo,
        Command::WholeBoard,
        Command::SidePanel,
        Command::SwitchLog,
        Command::Codex,
        Command::Settings,
    ];

    /// The keys that stand for it unless the player has chosen others.
    pub const fn usual_keys(self) -> &'static [KeyCode] {
        use KeyCode as K;
        match self {
            Command::PointLeft => &[K::ArrowLeft, K::KeyH],
            Command::PointRight => &[K::ArrowRight, K::KeyL],
            Command::PointUp => &[K::ArrowUp, K::KeyK],
            Command::PointDown => &[K::ArrowDown, K::KeyJ],
            Command::PointNext => &[K::KeyF],
            Command::Act => &[K::Enter, K::NumpadEnter],
            Command::GoBy => &[K::KeyG],
            Command::Share => &[K::KeyX],
            Command::NextCombatant => &[K::Tab],
            Command::Tool1 => &[K::Digit1],
            Command::Tool2 => &[K::Digit2],
            Command::Tool3 => &[K::Digit3],
            Command::Tool4 => &[K::Digit4],
            Command::Tool5 => &[K::Digit5],
            Command::Tool6 => &[K::Digit6],
            Command::Tool7 => &[K::Digit7],
            Command::Tool8 => &[K::Digit8],
            Command::Tool9 => &[K::Digit9],
            Command::AllTools => &[K::KeyT],
            Command::Yes => &[K::KeyY],
            Command::No => &[K::KeyN],
            Command::EndTurn => &[K::KeyE],
            Command::Undo => &[K::KeyU],
            Command::Redo => &[K::KeyR],
            Command::Skip => &[K::Space],
            Command::Slower => &[K::Comma],
            Command::Faster => &[K::Period],
            Command::PanLeft => &[K::KeyA],
            Command::PanRight => &[K::KeyD],
            Command::PanUp => &[K::KeyW],
            Command::PanDown => &[K::KeyS],
            Command::ZoomIn => &[K::Equal, K::NumpadAdd],
            Command::ZoomOut => &[K::Minus, K::NumpadSubtract],
            Command::WholeBoard => &[K::Digit0],
            Command::SidePanel => &[K::KeyP],
            Command::ScrollUp => &[K::PageUp],
            Command::ScrollDown => &[K::PageDown],
            Command::ReadRule => &[K::KeyI],
            Command::Codex => &[K::F1],
            Command::SwitchLog => &[K::KeyC],
            Command::LargeLog => &[K::KeyB],
            Command::SearchLog => &[K::Slash],
            Command::Narrate => &[K::KeyV],
            Command::Mute => &[K::KeyM],
            Command::Settings => &[K::KeyO],
            Command::Back => &[K::Escape],
        }
    }

    const fn part(self) -> Part {
        match self {
            Command::PanLeft
            | Command::PanRight
            | Command::PanUp
            | Command::PanDown
            | Command::ZoomIn
            | Command::ZoomOut
            | Command::WholeBoard => Part::Board,
            Command::SidePanel
            | Command::ScrollUp
            | Command::ScrollDown
            | Command::ReadRule
            | Command::Codex
            | Command::SwitchLog
            | Command::LargeLog
            | Command::SearchLog
            | Command::Narrate
            | Command::Mute
            | Command::Settings
            | Command::Back => Part::Window,
            _ => Part::Play,
        }
    }

    /// The wish that it stands for while a square is pointed at; `None` if it needs one and there is none.
    pub fn wish(self, pointed: Option<Pos>) -> Option<Wish> {
        Some(match self {
            Command::PointLeft => Wish::Nudge(-1, 0),
            Command::PointRight => Wish::Nudge(1, 0),
            Command::PointUp => Wish::Nudge(0, -1),
            Command::PointDown => Wish::Nudge(0, 1),
            Command::PointNext => Wish::PointNext,
            Command::Act => Wish::Deed,
            Command::GoBy => Wish::GoBy(pointed?),
            Command::Share => Wish::Share(pointed?),
            Command::NextCombatant => Wish::Next,
            Command::Tool1 => Wish::TakeNumber(0),
            Command::Tool2 => Wish::TakeNumber(1),
            Command::Tool3 => Wish::TakeNumber(2),
            Command::Tool4 => Wish::TakeNumber(3),
            Command::Tool5 => Wish::TakeNumber(4),
            Command::Tool6 => Wish::TakeNumber(5),
            Command::Tool7 => Wish::TakeNumber(6),
            Command::Tool8 => Wish::TakeNumber(7),
            Command::Tool9 => Wish::TakeNumber(8),
            Command::AllTools => Wish::Tools(true),
            Command::Yes => Wish::Answer(true),
            Command::No => Wish::Answer(false),
            Command::EndTurn => Wish::End,
            Command::Undo => Wish::Undo,
            Command::Redo => Wish::Redo,
            Command::Skip => Wish::Skip,
            Command::Slower => Wish::Hasten(-1),
            Command::Faster => Wish::Hasten(1),
            Command::PanLeft => Wish::Pan(-1, 0),
            Command::PanRight => Wish::Pan(1, 0),
            Command::PanUp => Wish::Pan(0, -1),
            Command::PanDown => Wish::Pan(0, 1),
            Command::ZoomIn => Wish::Zoom(1.0),
            Command::ZoomOut => Wish::Zoom(-1.0),
            Command::WholeBoard => Wish::WholeBoard,
            Command::SidePanel => Wish::SidePanel,
            Command::ScrollUp => Wish::Scroll(-1.0),
            Command::ScrollDown => Wish::Scroll(1.0),
            Command::ReadRule => Wish::ReadBack,
            Command::Codex => Wish::OpenCodex(true),
            Command::SwitchLog => Wish::SwitchLog,
            Command::LargeLog => Wish::OpenLog(true),
            Command::SearchLog => Wish::Search,
            Command::Narrate => Wish::Narrate,
            Command::Mute => Wish::Mute,
            Command::Settings => Wish::Settings(true),
            Command::Back => Wish::Back,
        })
    }

    /// The command that takes the tool at this place of the action bar, if there is one.
    pub fn of_tool(place: usize) -> Option<Command> {
        Command::ALL.into_iter().find(|command| command.wish(None) == Some(Wish::TakeNumber(place)))
    }

    /// Whether the command is carried out again and again while its key is held.
    pub const fn repeats(self) -> bool {
        matches!(self.part(), Part::Board)
            || matches!(
                self,
                Command::PointLeft
                    | Command::PointRight
                    | Command::PointUp
                    | Command::PointDown
                    | Command::ScrollUp
                    | Command::ScrollDown
            )
    }

    /// Whether the player may give it other keys. Escape always leads out of everything.
    pub fn is_free(self) -> bool {
        self != Command::Back
    }

    /// What it does, in words.
    pub fn words(self, words: &Words) -> String {
        words.say(&format!("command-{}", self.word()), &[])
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::view::keys::Key;

    #[test]
    fn no_two_commands_share_a_usual_key_and_every_key_has_a_name() {
        for (place, command) in Command::ALL.into_iter().enumerate() {
            assert!(!command.usual_keys().is_empty(), "{command:?} has a key");
            for key in command.usual_keys() {
                assert!(!Key(*key).name().is_empty(), "{command:?}");
                let others = &Command::ALL[place + 1..];
                assert!(others.iter().all(|other| !other.usual_keys().contains(key)), "{command:?}: {key:?}");
            }
        }
    }

    #[test]
    fn the_page_about_playing_lists_every_command_with_its_usual_keys() {
        let (words, keys) = (Words::english(), KeyChoices::default());
        let page = include_str!("../../../docs/playing.md");
        for command in Command::ALL {
            let line = format!("| {} | {} |", keys.all(command, &words), command.words(&words));
            assert!(page.contains(&line), "the page lacks: {line}");
        }
    }

    #[test]
    fn every_command_has_words_and_is_in_one_part() {
        let words = Words::english();
        for command in Command::ALL {
            assert!(words.has(&format!("command-{}", command.word())), "{command:?}");
        }
        assert_eq!(Part::ALL.into_iter().flat_map(Part::commands).count(), Command::ALL.len());
    }

    #[test]
    fn everything_that_the_mouse_can_ask_for_has_a_command() {
        let at = Pos::new(2, 3);
        let wishes: Vec<Wish> =
            Command::ALL.into_iter().filter_map(|command| command.wish(Some(at))).collect();
        assert_eq!(wishes.len(), Command::ALL.len());
        // What clicks, Shift-clicks, Ctrl-clicks, the wheel, drags and buttons ask for.
        for wish in [
            Wish::Deed,
            Wish::GoBy(at),
            Wish::Share(at),
            Wish::Zoom(1.0),
            Wish::Pan(1, 0),
            Wish::Answer(true),
            Wish::Answer(false),
            Wish::End,
            Wish::Undo,
            Wish::Redo,
            Wish::Back,
            Wish::SidePanel,
            Wish::Scroll(1.0),
            Wish::ReadBack,
            Wish::Settings(true),
        ] {
            assert!(wishes.contains(&wish), "{wish:?}");
        }
        for (place, wish) in wishes.iter().enumerate() {
            assert!(!wishes[place + 1..].contains(wish), "{wish:?} has two commands");
        }
    }
}
