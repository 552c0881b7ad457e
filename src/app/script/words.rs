//! Finds what has certain words on it: panels tell screen readers what they show and where, and a script listens.

use bevy::prelude::*;
use bevy_egui::{EguiContexts, EguiOutput, egui};
use egui::accesskit::{Node, Role};

/// What the panels showed in the last frame: words, and the middle of what has them, in logical pixels of the window.
#[derive(Resource, Default)]
pub struct WordsShown(Vec<(String, Vec2)>);

impl WordsShown {
    /// Where something is that has exactly these words on it, or else something that begins with them.
    pub fn place_of(&self, words: &str) -> Option<Vec2> {
        let words = words.to_lowercase();
        let exact = self.0.iter().find(|(shown, _)| *shown == words);
        exact.or_else(|| self.0.iter().find(|(shown, _)| shown.starts_with(&words))).map(|(_, place)| *place)
    }
}

/// Listens to what the panels tell.
pub fn listen(
    mut contexts: EguiContexts,
    outputs: Query<&EguiOutput>,
    mut shown: ResMut<WordsShown>,
) -> Result {
    let context = contexts.ctx_mut()?;
    context.enable_accesskit();
    let zoom = context.zoom_factor();
    let told = outputs.iter().find_map(|output| output.platform_output.accesskit_update.as_ref());
    if let Some(told) = told {
        shown.0 = told.nodes.iter().filter_map(|(_, node)| place(node, zoom)).collect();
    }
    Ok(())
}

fn place(node: &Node, zoom: f32) -> Option<(String, Vec2)> {
    let words = node.label().or_else(|| node.value()).filter(|_| node.role() != Role::Window)?;
    let bounds = node.bounds()?;
    let middle = Vec2::new((bounds.x0 + bounds.x1) as f32, (bounds.y0 + bounds.y1) as f32) / 2.0;
    Some((words.to_lowercase(), middle * zoom))
}
