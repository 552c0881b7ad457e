//! What a frame shows: the parts that a screen reader is told about, and every text that is painted.

use std::collections::BTreeMap;

use bevy_egui::egui;
use egui::accesskit::{Node, Role};
use egui::{Rect, Shape};

/// Something that can be read, pointed at or clicked.
#[derive(Clone, Debug)]
pub struct Part {
    pub id: u64,
    pub name: String,
    pub role: Role,
    pub rect: Rect,
    /// The part of it that is in sight.
    pub visible: Rect,
    pub layer: egui::LayerId,
    /// Whether it takes clicks, or would if it were not disabled.
    pub takes_clicks: bool,
    pub is_enabled: bool,
    /// Whether the keys can be on it.
    pub takes_focus: bool,
}

/// A text that is painted.
#[derive(Clone, Debug)]
pub struct Text {
    pub text: String,
    /// The whole of it, and each of its lines.
    pub rect: Rect,
    pub lines: Vec<Rect>,
    /// The room that it may be painted in.
    pub clip: Rect,
    /// The height of its smallest letters, in pixels.
    pub pixels: f32,
    /// Whether its end was left out.
    pub is_cut_short: bool,
}

/// What the last frame showed.
#[derive(Default)]
pub struct Shown {
    pub output: egui::FullOutput,
    /// Every part with a name or a use, from the bottom to the top of each layer.
    pub parts: Vec<Part>,
    /// Every text that is not hidden by something painted over it.
    pub texts: Vec<Text>,
}

impl Shown {
    pub fn read(&mut self, panels: &egui::Context, window: Rect) {
        let update = self.output.platform_output.accesskit_update.as_ref();
        let nodes: BTreeMap<u64, &Node> =
            update.iter().flat_map(|update| &update.nodes).map(|(id, node)| (id.0, node)).collect();
        self.parts = panels.viewport(|viewport| {
            let layers = viewport.prev_pass.widgets.layers();
            layers.flat_map(|(_, widgets)| widgets).filter_map(|widget| part(widget, &nodes)).collect()
        });
        self.parts.sort_by_key(|part| part.layer.order);
        self.texts.clear();
        for clipped in &self.output.shapes {
            let canvas =
                Canvas { clip: clipped.clip_rect, window, pixels_per_point: panels.pixels_per_point() };
            canvas.paint(&clipped.shape, &mut self.texts);
        }
    }

    /// What can be clicked under this name.
    pub fn clickable(&self, name: &str) -> &Part {
        let found = self.parts.iter().find(|part| part.name == name && part.takes_clicks);
        found.unwrap_or_else(|| panic!("nothing called “{name}” can be clicked among {:?}", self.names()))
    }

    /// Everything that a screen reader reads.
    pub fn names(&self) -> Vec<&str> {
        self.parts.iter().map(|part| part.name.as_str()).filter(|name| !name.is_empty()).collect()
    }

    /// Everything in sight that can be clicked.
    pub fn clickables(&self) -> impl Iterator<Item = &Part> {
        self.parts.iter().filter(|part| part.is_widget() && part.is_enabled && part.visible.is_positive())
    }
}

impl Part {
    /// Whether it is there to be clicked: no bar to scroll with, no ground that only takes clicks away from what lies below,
    /// and no row around what is clicked.
    pub fn is_widget(&self) -> bool {
        self.takes_clicks && !matches!(self.role, Role::Unknown | Role::ScrollBar | Role::GenericContainer)
    }
}

fn part(widget: &egui::WidgetRect, nodes: &BTreeMap<u64, &Node>) -> Option<Part> {
    let node = nodes.get(&widget.id.value())?;
    let name = node.label().or(node.value()).unwrap_or_default().to_owned();
    Some(Part {
        id: widget.id.value(),
        name,
        role: node.role(),
        rect: widget.rect,
        visible: widget.interact_rect,
        layer: widget.layer_id,
        takes_clicks: widget.sense.senses_click(),
        is_enabled: widget.enabled && !node.is_disabled(),
        takes_focus: widget.enabled && widget.sense.is_focusable(),
    })
}

/// What shapes are painted on.
struct Canvas {
    clip: Rect,
    window: Rect,
    pixels_per_point: f32,
}

impl Canvas {
    /// Notes the texts of a shape, and forgets those that it hides.
    fn paint(&self, shape: &Shape, texts: &mut Vec<Text>) {
        match shape {
            Shape::Vec(shapes) => shapes.iter().for_each(|shape| self.paint(shape, texts)),
            // What dims the whole window takes what lies below out of play.
            Shape::Rect(rect) if rect.fill.a() > 0 && rect.rect.contains_rect(self.window) => texts.clear(),
            Shape::Rect(rect) if rect.fill.a() > 150 => {
                let hidden = rect.rect.intersect(self.clip);
                texts.retain(|text| !hidden.intersects(text.rect.intersect(text.clip)));
            }
            // Titles on the spines of books stand upright.
            Shape::Text(text) if text.angle == 0.0 && !text.galley.text().trim().is_empty() => {
                let sizes = text.galley.job.sections.iter().map(|section| section.format.font_id.size);
                let at = text.pos.to_vec2();
                let lines = text.galley.rows.iter();
                let lines = lines.map(|line| line.row.visuals.mesh_bounds.translate(line.pos.to_vec2() + at));
                let lines: Vec<Rect> = lines.filter(Rect::is_positive).collect();
                texts.push(Text {
                    text: text.galley.text().to_owned(),
                    rect: lines.iter().fold(Rect::NOTHING, |all, line| all.union(*line)),
                    lines,
                    clip: self.clip,
                    pixels: sizes.fold(f32::INFINITY, f32::min) * self.pixels_per_point,
                    is_cut_short: text.galley.elided,
                });
            }
            _ => {}
        }
    }
}
