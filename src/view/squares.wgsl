// Pictures with one pixel for each square, with soft and slightly uneven edges between the squares.

#define_import_path affray::squares

// Where to sample such a picture for a point of the board, in pixels. Both are in squares.
fn between_squares(point: vec2<f32>) -> vec2<f32> {
    let sway = vec2<f32>(
        sin(point.y * 5.3) + sin(point.y * 11.9 + point.x * 3.1),
        sin(point.x * 4.7 + 1.0) + sin(point.x * 12.7 - point.y * 2.9),
    );
    let place = point + 0.025 * sway - 0.5;
    let corner = floor(place);
    return corner + smoothstep(vec2<f32>(0.32), vec2<f32>(0.68), place - corner) + 0.5;
}
