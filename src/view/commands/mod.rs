//! Commands: everything that a key can ask for, with its usual keys, its wish and its words. The keyboard, the lists of
//! keys on the screen and in the documentation, and the settings all go by this table.

mod choices;
mod places;
mod usual;

use super::wish::Wish;
use super::wish::{ReplayWish, Stride, Way};
use crate::battle::words::words;
use crate::grid::Pos;
use crate::tell::Words;
pub use choices::KeyChoices;
pub use places::{Part, Place};

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
        Why = "why",
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
        AgainAlike = "again-alike",
        AgainAnew = "again-anew",
        Watch = "watch",
        NextScenario = "next-scenario",
        ToScenarios = "to-scenarios",
        SaveSheet = "save-sheet",
        ReplayDeedBack = "replay-deed-back",
        ReplayDeedOn = "replay-deed-on",
        ReplayTurnBack = "replay-turn-back",
        ReplayTurnOn = "replay-turn-on",
        ReplayRoundBack = "replay-round-back",
        ReplayRoundOn = "replay-round-on",
        ReplayFirst = "replay-first",
        ReplayLast = "replay-last",
        ReplayPlay = "replay-play",
        ReplayEyes = "replay-eyes",
        ReplayTakeOver = "replay-take-over",
        ReplayClose = "replay-close",
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
    /// The same while a battle is watched again.
    pub const TAUGHT_IN_REPLAYS: [Command; 11] = [
        Command::ReplayPlay,
        Command::ReplayDeedOn,
        Command::ReplayDeedBack,
        Command::ReplayTurnOn,
        Command::ReplayTurnBack,
        Command::ReplayEyes,
        Command::ReplayTakeOver,
        Command::ReplayClose,
        Command::WholeBoard,
        Command::SidePanel,
        Command::SwitchLog,
    ];

    /// The wish that it stands for while a square is pointed at; `None` if it needs one and there is none.
    pub fn wish(self, pointed: Option<Pos>) -> Option<Wish> {
        let stride = |stride, way| Wish::Replay(ReplayWish::Stride(stride, way));
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
            Command::Why => Wish::Why,
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
            Command::AgainAlike => Wish::AgainAlike,
            Command::AgainAnew => Wish::Again,
            Command::Watch => Wish::Replay(ReplayWish::Open(None)),
            Command::NextScenario => Wish::NextScenario,
            Command::ToScenarios => Wish::Leave,
            Command::SaveSheet => Wish::SaveSheet,
            Command::ReplayDeedBack => stride(Stride::Deed, Way::Back),
            Command::ReplayDeedOn => stride(Stride::Deed, Way::On),
            Command::ReplayTurnBack => stride(Stride::Turn, Way::Back),
            Command::ReplayTurnOn => stride(Stride::Turn, Way::On),
            Command::ReplayRoundBack => stride(Stride::Round, Way::Back),
            Command::ReplayRoundOn => stride(Stride::Round, Way::On),
            Command::ReplayFirst => stride(Stride::Whole, Way::Back),
            Command::ReplayLast => stride(Stride::Whole, Way::On),
            Command::ReplayPlay => Wish::Replay(ReplayWish::Play),
            Command::ReplayEyes => Wish::Replay(ReplayWish::NextEyes),
            Command::ReplayTakeOver => Wish::Replay(ReplayWish::TakeOver),
            Command::ReplayClose => Wish::Replay(ReplayWish::Close),
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
                    | Command::ReplayDeedBack
                    | Command::ReplayDeedOn
                    | Command::ReplayTurnBack
                    | Command::ReplayTurnOn
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
    fn no_two_commands_share_a_usual_key_in_one_place_and_every_key_has_a_name() {
        for (number, command) in Command::ALL.into_iter().enumerate() {
            assert!(!command.usual_keys().is_empty(), "{command:?} has a key");
            for key in command.usual_keys() {
                assert!(!Key(*key).name().is_empty(), "{command:?}");
                for other in &Command::ALL[number + 1..] {
                    let is_shared = other.usual_keys().contains(key) && command.meets(*other);
                    assert!(!is_shared, "{command:?} and {other:?}: {key:?}");
                }
            }
        }
    }

    #[test]
    fn the_board_can_be_moved_wherever_it_is_shown() {
        for place in Place::ALL {
            for command in Part::Board.commands().chain(Part::Window.commands()) {
                assert!(command.works_in(place), "{command:?} in {place:?}");
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
            Wish::AgainAlike,
            Wish::Again,
            Wish::NextScenario,
            Wish::Leave,
            Wish::SaveSheet,
            Wish::Replay(ReplayWish::Play),
            Wish::Replay(ReplayWish::NextEyes),
            Wish::Replay(ReplayWish::TakeOver),
            Wish::Replay(ReplayWish::Close),
        ] {
            assert!(wishes.contains(&wish), "{wish:?}");
        }
        for (place, wish) in wishes.iter().enumerate() {
            assert!(!wishes[place + 1..].contains(wish), "{wish:?} has two commands");
        }
    }
}
