//! The keyboard on the table: arrows go from sheet to sheet, Space unrolls one, Enter begins, letters search, Escape takes
//! back one thing at a time.

use bevy_egui::egui;
use egui::{Event, Key};

use super::order::step;
use super::{Hands, Pick, TableTop};

/// What the keys mean while no field and no button has them.
pub fn read(context: &egui::Context, hands: &mut Hands, top: &mut TableTop) {
    let is_escape = context.input(|input| input.key_pressed(Key::Escape));
    if is_escape && top.renaming.is_none() {
        escape(context, top);
        return;
    }
    if context.memory(|memory| memory.focused().is_some()) || top.renaming.is_some() {
        return;
    }
    let events = context.input(|input| input.events.clone());
    for event in events {
        match event {
            Event::Key { key, pressed: true, modifiers, .. } if !modifiers.command && !modifiers.alt => {
                press(key, hands, top);
            }
            Event::Text(text) if !text.trim().is_empty() && !top.shows_saves => {
                top.typed.push_str(&text);
                follow_search(hands, top);
            }
            _ => {}
        }
    }
}

/// Chooses the first sheet that has what was typed, unless the chosen one has it.
pub fn follow_search(hands: &mut Hands, top: &mut TableTop) {
    top.is_unrolled = false;
    let found = top.found();
    let is_among = found.iter().any(|sheet| Some(&sheet.id) == top.selected.as_ref());
    if let Some(first) = found.first().filter(|_| !is_among) {
        hands.picks.push(Pick::Select(first.id.clone()));
    }
}

/// Takes back one thing: the question whether to delete, the open sheet, the search, the shelf.
fn escape(context: &egui::Context, top: &mut TableTop) {
    if top.deleting.take().is_some() {
        return;
    }
    if top.is_unrolled {
        top.is_unrolled = false;
    } else if !top.typed.is_empty() {
        top.typed.clear();
    } else {
        top.shows_saves = false;
    }
    context.memory_mut(|memory| {
        if let Some(focused) = memory.focused() {
            memory.surrender_focus(focused);
        }
    });
}

fn press(key: Key, hands: &mut Hands, top: &mut TableTop) {
    let way = match key {
        Key::ArrowLeft => (-1, 0),
        Key::ArrowRight => (1, 0),
        Key::ArrowUp => (0, -1),
        Key::ArrowDown => (0, 1),
        Key::Enter if matches!(top.chosen, Some(Ok(_))) && !top.shows_saves && top.choices.seed().is_ok() => {
            hands.picks.push(Pick::Begin);
            return;
        }
        Key::Space if !top.shows_saves => {
            top.is_unrolled = !top.is_unrolled;
            return;
        }
        Key::Backspace => {
            top.typed.pop();
            follow_search(hands, top);
            return;
        }
        _ => return,
    };
    let ids: Vec<&str> = top.found().iter().map(|sheet| sheet.id.as_str()).collect();
    let now = ids.iter().position(|id| Some(*id) == top.selected.as_deref());
    let to = now.map_or(0, |now| step(now, top.columns, ids.len(), way));
    let id = ids.get(to).filter(|id| Some(**id) != top.selected.as_deref()).map(|id| (*id).to_owned());
    if let Some(id) = id {
        hands.picks.push(Pick::Select(id));
    }
}
