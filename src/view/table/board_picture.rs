//! A picture of a whole board with the figures on it, for sheets: by the painters that paint the board of the battle.

use crate::battle::SideId;
use crate::view::paint::figures::{ABOVE, FRAME, paint_piece};
use crate::view::paint::{Canvas, MARGIN, paint_ground, paint_small};
use crate::view::picture::{Figure, Known};
use crate::view::stage::Stage;
use crate::view::tokens::piece_of;

/// The smallest square that a figure is drawn for: on small maps figures stick out of their squares.
const SMALLEST: f32 = 22.0;
/// From so many pixels per square on, the ground needs no finer drawing to be made smaller.
const SHARP: u32 = 20;

/// How much of a picture is the margin around the map, on the left and the right, and above and below.
pub fn margins(cols: u16, rows: u16) -> (f32, f32) {
    let part = |squares: u16| 0.62 * MARGIN / (f32::from(squares) + 2.0 * MARGIN);
    (part(cols), part(rows))
}

/// Paints a board, at most `width` by `height` pixels, as a side knows it.
pub fn paint_board(stage: &Stage, viewer: Option<SideId>, (width, height): (u32, u32)) -> Canvas {
    let field = &stage.picture.board.field;
    let size = field.size();
    let fit = |pixels: u32, squares: u16| pixels as f32 / (f32::from(squares) + 2.0 * MARGIN);
    let scale = fit(width, size.cols).min(fit(height, size.rows)).max(4.0) as u32;
    let biome = stage.muster().scenario.biome;
    let mut canvas = if scale >= SHARP {
        paint_ground(field, biome, scale).full
    } else {
        paint_small(field, biome, scale)
    };
    let is_shown =
        |who, figure: &Figure| figure.fate.is_on_map() && stage.picture.known(viewer, who) == Known::Seen;
    let mut shown: Vec<_> =
        stage.picture.everybody().filter(|(who, figure)| is_shown(*who, figure)).collect();
    // Who stands nearer is drawn over who stands behind.
    shown.sort_by_key(|(_, figure)| (figure.fate.is_able(), figure.at.row));
    for (who, figure) in shown {
        let (look, base) = piece_of(stage, who, figure);
        let side = f32::from(figure.size);
        let square = (scale as f32 * side).max(SMALLEST);
        let share =
            figure.hit_points.map_or(1.0, |points| f32::from(points.now) / f32::from(points.most.max(1)));
        let piece = paint_piece(&look, &base, share, 0, (square * FRAME).round() as u32);
        let middle = |at: i16| (f32::from(at) + MARGIN + side / 2.0) * scale as f32;
        let left = middle(figure.at.col) - square * FRAME / 2.0;
        let top = middle(figure.at.row) - square * (ABOVE + 0.5);
        canvas.lay(&piece, left.round() as i32, top.round() as i32);
    }
    canvas
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::data::catalogue::Catalogue;
    use crate::data::prepare::prepare_by_name;
    use crate::view::table::content::opening;

    #[test]
    fn a_board_keeps_within_the_room_and_shows_everybody() {
        let prepared = prepare_by_name(&Catalogue::bundled(), "first_blood", "affray");
        let muster = prepared.unwrap_or_else(|problems| panic!("{problems:#?}")).muster;
        let stage = opening(&muster);
        let canvas = paint_board(&stage, None, (240, 160));
        assert!(canvas.width <= 240 && canvas.height <= 160 && canvas.width > 160);
        let mut deserted = opening(&muster);
        deserted.picture.figures.clear();
        let nobody = paint_board(&deserted, None, (240, 160));
        let differing =
            canvas.pixels.chunks(4).zip(nobody.pixels.chunks(4)).filter(|(one, two)| one != two).count();
        // Four figures, each of which covers more than its base.
        assert!(differing > 4 * 100, "{differing}");
    }
}
