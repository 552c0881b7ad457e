//! Where commands work, and what they are about. A key may stand for one command in a battle and for another in its replay.

use super::Command;
use crate::tell::Words;
use crate::view::stage::Stage;

/// What goes on in the window while a key is pressed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Place {
    /// A battle is played, or none is shown.
    Battle,
    /// The sheet at the end of a battle is shown.
    End,
    /// A battle is watched again.
    Replay,
}

impl Place {
    pub const ALL: [Place; 3] = [Place::Battle, Place::End, Place::Replay];

    /// The place that a stage is.
    pub fn of(stage: Option<&Stage>) -> Place {
        match stage {
            Some(stage) if stage.is_replay() => Place::Replay,
            Some(stage) if stage.is_over() => Place::End,
            _ => Place::Battle,
        }
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
    /// What can be done next when a battle is over.
    End,
    /// Watching a battle again.
    Replay,
}

impl Part {
    pub const ALL: [Part; 5] = [Part::Play, Part::Board, Part::Window, Part::End, Part::Replay];

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
            Part::End => "commands-end",
            Part::Replay => "commands-replay",
        };
        words.say(id, &[])
    }
}

impl Command {
    /// Whether it is carried out there.
    pub fn works_in(self, place: Place) -> bool {
        match self.part() {
            Part::Board | Part::Window => true,
            Part::End => place == Place::End,
            Part::Replay => place == Place::Replay,
            Part::Play => match self {
                // Questions come up everywhere, and the pace is that of replays too.
                Command::Yes | Command::No | Command::Slower | Command::Faster => true,
                Command::PointLeft
                | Command::PointRight
                | Command::PointUp
                | Command::PointDown
                | Command::Undo
                | Command::Redo
                | Command::Why
                | Command::Skip => place != Place::Replay,
                _ => place == Place::Battle,
            },
        }
    }

    /// Whether there is a place where both commands work, so that they cannot have the same key.
    pub fn meets(self, other: Command) -> bool {
        Place::ALL.into_iter().any(|place| self.works_in(place) && other.works_in(place))
    }

    pub(super) const fn part(self) -> Part {
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
            Command::AgainAlike
            | Command::AgainAnew
            | Command::Watch
            | Command::NextScenario
            | Command::ToScenarios
            | Command::SaveSheet => Part::End,
            Command::ReplayDeedBack
            | Command::ReplayDeedOn
            | Command::ReplayTurnBack
            | Command::ReplayTurnOn
            | Command::ReplayRoundBack
            | Command::ReplayRoundOn
            | Command::ReplayFirst
            | Command::ReplayLast
            | Command::ReplayPlay
            | Command::ReplayEyes
            | Command::ReplayTakeOver
            | Command::ReplayClose => Part::Replay,
            _ => Part::Play,
        }
    }
}
