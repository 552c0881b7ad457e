//! The look of panels and buttons: colours by day and by night, typefaces, text sizes and frames.
//!
//! By night the panels are dark oak with paper-coloured text, by day they are paper with ink. egui carries which of the two
//! is on, so whoever paints asks the visuals at hand.

use bevy_egui::egui;
use egui::{Color32, CornerRadius, FontData, FontFamily, Frame, Margin, RichText, Stroke, Visuals};

use crate::battle::SideId;
use crate::view::paint::{Paint, side_paint};
use crate::view::settings::Theme;

/// What a colour says.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ink {
    /// Normal text.
    Text,
    /// Less important text.
    Faint,
    /// Titles and headings.
    Strong,
    /// What may be done now, who may act, and what the keys are on. Nothing else is gold.
    Gold,
    /// Bad news, refusals and errors.
    Bad,
    /// Good news.
    Good,
    /// Links to rules.
    Link,
    /// Nerve: stress and fear.
    Nerve,
    /// Tiredness.
    Tired,
}

impl Ink {
    /// The colour, by day or by night.
    pub const fn of(self, visuals: &Visuals) -> Color32 {
        let (night, day) = match self {
            Ink::Text => ([0xE8, 0xDB, 0xBD], [0x1E, 0x1A, 0x17]),
            Ink::Faint => ([0xB9, 0xA8, 0x8A], [0x5C, 0x4E, 0x3D]),
            Ink::Strong => ([0xFA, 0xF0, 0xD8], [0x0E, 0x0B, 0x09]),
            Ink::Gold => ([0xEF, 0xC0, 0x5A], [0x76, 0x4A, 0x00]),
            Ink::Bad => ([0xF4, 0x93, 0x78], [0xA0, 0x2C, 0x18]),
            Ink::Good => ([0x9C, 0xCB, 0x8B], [0x29, 0x5E, 0x27]),
            Ink::Link => ([0x96, 0xBE, 0xEC], [0x1B, 0x55, 0x96]),
            Ink::Nerve => ([0xCA, 0xA6, 0xF0], [0x6A, 0x3B, 0xA0]),
            Ink::Tired => ([0xE8, 0xB0, 0x6A], [0x78, 0x48, 0x0C]),
        };
        let [red, green, blue] = if visuals.dark_mode { night } else { day };
        Color32::from_rgb(red, green, blue)
    }
}

/// The surfaces of one theme.
struct Surfaces {
    panel: Color32,
    raised: Color32,
    hovered: Color32,
    pressed: Color32,
    sunken: Color32,
    edge: Color32,
}

const NIGHT: Surfaces = Surfaces {
    panel: Color32::from_rgb(0x22, 0x19, 0x13),
    raised: Color32::from_rgb(0x36, 0x29, 0x1F),
    hovered: Color32::from_rgb(0x48, 0x37, 0x29),
    pressed: Color32::from_rgb(0x5A, 0x45, 0x33),
    sunken: Color32::from_rgb(0x16, 0x10, 0x0C),
    edge: Color32::from_rgb(0x5E, 0x4A, 0x37),
};

const DAY: Surfaces = Surfaces {
    panel: Color32::from_rgb(0xE0, 0xD1, 0xAF),
    raised: Color32::from_rgb(0xEE, 0xE4, 0xCB),
    hovered: Color32::from_rgb(0xF8, 0xF1, 0xDF),
    pressed: Color32::from_rgb(0xD2, 0xBF, 0x96),
    sunken: Color32::from_rgb(0xCF, 0xBE, 0x97),
    edge: Color32::from_rgb(0x9C, 0x85, 0x60),
};

/// The size of a heading, of normal text and of the smallest text, before the window is scaled.
pub const HEADING: f32 = 19.0;
pub const BODY: f32 = 15.0;
pub const SMALL: f32 = 13.0;

/// The family of the typeface for titles and running text.
pub const BOOK: &str = "book";
/// The family of the same typeface in bold.
pub const BOLD: &str = "bold";

/// The faces of each family, as the build script has found them.
const FACES: [(&str, &[u8]); 2] = [
    (BOOK, include_bytes!(concat!(env!("OUT_DIR"), "/regular.otf"))),
    (BOLD, include_bytes!(concat!(env!("OUT_DIR"), "/bold.otf"))),
];

/// Sets the typefaces. Signs that the book face does not have come from egui's own.
pub fn set_typefaces(context: &egui::Context) {
    let mut fonts = egui::FontDefinitions::default();
    for (name, face) in FACES {
        fonts.font_data.insert(name.to_owned(), FontData::from_static(face).into());
        let mut family = vec![name.to_owned()];
        family.extend(fonts.families.get(&FontFamily::Proportional).cloned().unwrap_or_default());
        fonts.families.insert(FontFamily::Name(name.into()), family);
    }
    context.set_fonts(fonts);
}

/// Sets the colours and sizes of all widgets.
pub fn dress(context: &egui::Context, chosen: Theme) {
    let theme = match chosen {
        Theme::Night => egui::Theme::Dark,
        Theme::Day => egui::Theme::Light,
    };
    context.set_theme(theme);
    context.set_visuals_of(theme, visuals(chosen));
    context.all_styles_mut(|style| {
        style.spacing.item_spacing = egui::vec2(8.0, 5.0);
        style.spacing.button_padding = egui::vec2(9.0, 4.0);
        style.spacing.scroll.floating = true;
        // What can be scrolled shows its bar without being pointed at.
        style.spacing.scroll.floating_width = 4.0;
        style.spacing.scroll.floating_allocated_width = 8.0;
        style.spacing.scroll.dormant_handle_opacity = 0.55;
        style.spacing.scroll.dormant_background_opacity = 0.25;
        style.spacing.scroll.interact_background_opacity = 0.5;
        // Text that goes on fades out into the panel. On light paper the fading would look like dirt; the bar is enough.
        style.spacing.scroll.fade.strength = if chosen == Theme::Night { 0.5 } else { 0.0 };
        style.animation_time = 0.0;
        style.interaction.selectable_labels = false;
        style.interaction.tooltip_delay = 0.0;
        style.interaction.show_tooltips_only_when_still = false;
        for (text, size) in [
            (egui::TextStyle::Body, BODY),
            (egui::TextStyle::Button, BODY),
            (egui::TextStyle::Small, SMALL),
            (egui::TextStyle::Heading, HEADING),
        ] {
            style.text_styles.insert(text, egui::FontId::new(size, FontFamily::Name(BOOK.into())));
        }
    });
}

/// The look of what is written on paper, whatever the theme of the panels.
pub fn on_paper() -> Visuals {
    visuals(Theme::Day)
}

/// The look of what is written on the table itself, whatever the theme of the panels.
pub fn on_oak() -> Visuals {
    visuals(Theme::Night)
}

fn visuals(chosen: Theme) -> Visuals {
    let (mut visuals, surfaces) = match chosen {
        Theme::Night => (Visuals::dark(), NIGHT),
        Theme::Day => (Visuals::light(), DAY),
    };
    let text = Ink::Text.of(&visuals);
    visuals.weak_text_color = Some(Ink::Faint.of(&visuals));
    visuals.hyperlink_color = Ink::Link.of(&visuals);
    visuals.warn_fg_color = Ink::Gold.of(&visuals);
    visuals.error_fg_color = Ink::Bad.of(&visuals);
    visuals.panel_fill = surfaces.panel;
    visuals.window_fill = surfaces.panel;
    visuals.window_stroke = Stroke::new(1.0, surfaces.edge);
    visuals.window_corner_radius = CornerRadius::same(4);
    visuals.menu_corner_radius = CornerRadius::same(4);
    visuals.extreme_bg_color = surfaces.sunken;
    visuals.faint_bg_color = surfaces.raised;
    visuals.selection.bg_fill = surfaces.pressed;
    visuals.selection.stroke = Stroke::new(1.0, Ink::Strong.of(&visuals));
    // The window sleeps while nothing moves, so nothing blinks.
    visuals.text_cursor.blink = false;
    let strong = Ink::Strong.of(&visuals);
    let widgets = &mut visuals.widgets;
    let states = [
        (&mut widgets.noninteractive, surfaces.panel, surfaces.edge, text),
        (&mut widgets.inactive, surfaces.raised, surfaces.edge, text),
        (&mut widgets.hovered, surfaces.hovered, surfaces.edge, strong),
        (&mut widgets.active, surfaces.pressed, surfaces.edge, strong),
        (&mut widgets.open, surfaces.pressed, surfaces.edge, strong),
    ];
    for (state, fill, edge, text) in states {
        state.weak_bg_fill = fill;
        state.bg_fill = fill;
        state.bg_stroke = Stroke::new(1.0, edge);
        state.fg_stroke = Stroke::new(1.0, text);
        state.corner_radius = CornerRadius::same(3);
        state.expansion = 0.0;
    }
    visuals
}

/// The frame of a panel.
pub fn panel(visuals: &Visuals) -> Frame {
    Frame::NONE.fill(visuals.panel_fill).inner_margin(Margin::symmetric(12, 6))
}

/// The background of text that lies over the board.
pub fn over_board(visuals: &Visuals) -> Color32 {
    visuals.panel_fill.gamma_multiply(0.97)
}

/// The typeface of the board's text, at a size.
pub fn face(size: f32) -> egui::FontId {
    egui::FontId::new(size, FontFamily::Name(BOOK.into()))
}

/// The same typeface in bold.
pub fn bold_face(size: f32) -> egui::FontId {
    egui::FontId::new(size, FontFamily::Name(BOLD.into()))
}

/// The colour of a side, for shapes.
pub fn side_colour(side: SideId) -> Color32 {
    colour(side_paint(side))
}

/// The colour of a side, for text: light enough to be read on oak, dark enough to be read on paper.
pub fn side_ink(side: SideId, visuals: &Visuals) -> Color32 {
    readable(side_paint(side), visuals)
}

/// A colour made light enough to be read on oak, or dark enough to be read on paper.
fn readable(own: Paint, visuals: &Visuals) -> Color32 {
    if visuals.dark_mode {
        colour(own.towards(Paint::solid(0xFF, 0xF4, 0xDC), 0.54))
    } else {
        // The brighter a colour, the more ink it needs to be read.
        colour(own.towards(Paint::solid(0x14, 0x10, 0x0C), 0.2 + 0.6 * own.brightness()))
    }
}

/// A painted colour as an egui colour.
pub fn colour(paint: Paint) -> Color32 {
    let byte = |part: f32| (part.clamp(0.0, 1.0) * 255.0) as u8;
    let [r, g, b] = paint.colour;
    Color32::from_rgb(byte(r), byte(g), byte(b))
}

/// A heading.
pub fn heading(text: impl Into<String>) -> RichText {
    RichText::new(text).size(HEADING).family(FontFamily::Name(BOLD.into())).strong()
}

/// Less important text.
pub fn faint(text: impl Into<String>) -> RichText {
    RichText::new(text).size(SMALL).weak()
}

/// A thin line between two parts of a panel.
pub fn rule(ui: &mut egui::Ui) {
    let (rect, _) = ui.allocate_exact_size(egui::vec2(ui.available_width(), 1.0), egui::Sense::hover());
    let edge = ui.visuals().widgets.noninteractive.bg_stroke.color;
    ui.painter().rect_filled(rect, CornerRadius::ZERO, edge);
}

/// A small dot in a side's colour.
pub fn side_dot(ui: &mut egui::Ui, side: SideId) {
    let (rect, _) = ui.allocate_exact_size(egui::vec2(12.0, 16.0), egui::Sense::hover());
    let edge = ui.visuals().widgets.noninteractive.fg_stroke.color;
    ui.painter().circle(rect.center(), 5.0, side_colour(side), Stroke::new(1.0, edge.gamma_multiply(0.6)));
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::view::paint::Colours;
    use crate::view::paint::paint_among;

    /// The relative luminance of a colour, as the guidelines for accessible content define it.
    fn luminance(colour: Color32) -> f32 {
        let part = |byte: u8| {
            let part = f32::from(byte) / 255.0;
            if part <= 0.04045 { part / 12.92 } else { ((part + 0.055) / 1.055).powf(2.4) }
        };
        0.2126 * part(colour.r()) + 0.7152 * part(colour.g()) + 0.0722 * part(colour.b())
    }

    fn contrast(one: Color32, other: Color32) -> f32 {
        between(luminance(one), luminance(other))
    }

    fn between(one: f32, other: f32) -> f32 {
        (one.max(other) + 0.05) / (one.min(other) + 0.05)
    }

    #[test]
    fn every_ink_can_be_read_on_every_surface_that_carries_text() {
        let inks = [
            Ink::Text,
            Ink::Faint,
            Ink::Strong,
            Ink::Gold,
            Ink::Bad,
            Ink::Good,
            Ink::Link,
            Ink::Nerve,
            Ink::Tired,
        ];
        for (theme, surfaces) in [(Theme::Night, NIGHT), (Theme::Day, DAY)] {
            let visuals = visuals(theme);
            for ink in inks {
                for surface in [surfaces.panel, surfaces.raised] {
                    let found = contrast(ink.of(&visuals), surface);
                    assert!(found >= 4.5, "{ink:?} on {surface:?}: {found}");
                }
            }
            // Names and hit points lie on plates over the board, which may be as bright as paper or as dark as the table.
            for ground in [Color32::from_rgb(0xF4, 0xEA, 0xD0), Color32::BLACK] {
                // The window mixes light, not numbers of colours.
                let cover = f32::from(over_board(&visuals).a()) / 255.0;
                let plate = cover * luminance(visuals.panel_fill) + (1.0 - cover) * luminance(ground);
                for ink in [Ink::Text, Ink::Faint, Ink::Good, Ink::Tired, Ink::Bad] {
                    let found = between(luminance(ink.of(&visuals)), plate);
                    assert!(found >= 4.5, "{ink:?} on a plate by {theme:?}: {found}");
                }
            }
            for (colours, side) in
                Colours::ALL.into_iter().flat_map(|colours| (0..6).map(move |side| (colours, side)))
            {
                let found = contrast(readable(paint_among(colours, SideId(side)), &visuals), surfaces.panel);
                assert!(found >= 4.5, "side {side} by {theme:?}, {colours:?}: {found}");
            }
        }
    }
}
