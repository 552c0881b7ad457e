// The map on the table: oak, the shadow of the paper, and the paper with what is known of the field.

#import bevy_sprite::{
    mesh2d_vertex_output::VertexOutput,
    mesh2d_view_bindings::view,
}
#import affray::squares::between_squares

struct MapMaterial {
    // Columns, rows, the width of the margin in squares, and of a square in the drawn world.
    measures: vec4<f32>,
    // How much of the ink shows.
    inked: vec4<f32>,
}

@group(#{MATERIAL_BIND_GROUP}) @binding(0) var<uniform> material: MapMaterial;
@group(#{MATERIAL_BIND_GROUP}) @binding(1) var full_picture: texture_2d<f32>;
@group(#{MATERIAL_BIND_GROUP}) @binding(2) var full_sampler: sampler;
@group(#{MATERIAL_BIND_GROUP}) @binding(3) var lines_picture: texture_2d<f32>;
@group(#{MATERIAL_BIND_GROUP}) @binding(4) var lines_sampler: sampler;
@group(#{MATERIAL_BIND_GROUP}) @binding(5) var known_picture: texture_2d<f32>;
@group(#{MATERIAL_BIND_GROUP}) @binding(6) var known_sampler: sampler;
@group(#{MATERIAL_BIND_GROUP}) @binding(7) var oak_picture: texture_2d<f32>;
@group(#{MATERIAL_BIND_GROUP}) @binding(8) var oak_sampler: sampler;

// Squares that the picture of the oak covers.
const OAK_SQUARES: f32 = 12.0;
const INK: vec3<f32> = vec3<f32>(0.013, 0.010, 0.009);
// How dark the ink of remembered squares is.
const FADED: f32 = 0.46;

// How far a point is outside a box with round corners.
fn outside_box(point: vec2<f32>, half_size: vec2<f32>, radius: f32) -> f32 {
    let q = abs(point) - half_size + radius;
    return length(max(q, vec2<f32>(0.0))) + min(max(q.x, q.y), 0.0) - radius;
}

@fragment
fn fragment(mesh: VertexOutput) -> @location(0) vec4<f32> {
    let field = material.measures.xy;
    let margin = material.measures.z;
    // In squares from the upper left corner of the field.
    let point = vec2<f32>(mesh.world_position.x, -mesh.world_position.y) / material.measures.w;
    let oak = textureSample(oak_picture, oak_sampler, point / OAK_SQUARES).rgb;
    let uv = (point + margin) / (field + 2.0 * margin);
    let full = textureSample(full_picture, full_sampler, uv);
    let lines = textureSample(lines_picture, lines_sampler, uv);
    // Whether the square was ever seen, and whether it is in sight.
    let known = textureSample(known_picture, known_sampler, between_squares(point) / field).rg;

    let screen = (mesh.position.xy - view.viewport.xy) / view.viewport.zw - vec2<f32>(0.5, 0.46);
    let dusk = clamp(dot(screen, screen) * 1.9, 0.0, 1.0);

    // The table, with a wide soft shadow of the paper and a narrow one right at its edge.
    let middle = point - field * 0.5;
    let half_size = field * 0.5 + margin - 0.08;
    let wide = smoothstep(1.1, -0.5, outside_box(middle - vec2<f32>(0.34, 0.42), half_size, 0.5));
    let narrow = smoothstep(0.16, -0.06, outside_box(middle - vec2<f32>(0.05, 0.07), half_size, 0.1));
    let table = oak * (1.25 - 0.95 * dusk) * (1.0 - 0.62 * wide) * (1.0 - 0.55 * narrow);

    // The paper: bare, with faded ink where squares are remembered, with everything where they are in sight.
    let faded = mix(lines.rgb, INK, lines.a * FADED * known.x * material.inked.x);
    // What has been seen ends in a faint brown rim, as a wash does.
    let beside = outside_box(point - field * 0.5, field * 0.5, 0.0);
    let rim = known.x * (1.0 - known.x) * material.inked.x * (1.0 - smoothstep(-0.02, 0.1, beside));
    let drawn = mix(faded, full.rgb, known.y * material.inked.x) * (1.0 - rim * vec3<f32>(0.6, 0.8, 1.1));
    let paper = drawn * (1.03 - 0.24 * dusk);

    let is_inside = all(uv > vec2<f32>(0.0)) && all(uv < vec2<f32>(1.0));
    let cover = select(0.0, full.a, is_inside);
    return vec4<f32>(mix(table, paper, cover), 1.0);
}
