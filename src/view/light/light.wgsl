// Light and darkness over the map: blue ink where it is dark, the warmth of flames where they shine.

#import bevy_sprite::mesh2d_vertex_output::VertexOutput
#import affray::squares::between_squares

struct LightMaterial {
    // Columns, rows, the width of a square in the drawn world, and how much brighter a light makes a square at most.
    measures: vec4<f32>,
    // The seconds that the flames have flickered, how strongly they do, the brightness that a full byte stands for, and
    // that of the field without any flame.
    flames: vec4<f32>,
}

@group(#{MATERIAL_BIND_GROUP}) @binding(0) var<uniform> material: LightMaterial;
@group(#{MATERIAL_BIND_GROUP}) @binding(1) var levels_picture: texture_2d<f32>;
@group(#{MATERIAL_BIND_GROUP}) @binding(2) var levels_sampler: sampler;
@group(#{MATERIAL_BIND_GROUP}) @binding(3) var shares_picture: texture_2d<f32>;
@group(#{MATERIAL_BIND_GROUP}) @binding(4) var shares_sampler: sampler;
@group(#{MATERIAL_BIND_GROUP}) @binding(5) var known_picture: texture_2d<f32>;
@group(#{MATERIAL_BIND_GROUP}) @binding(6) var known_sampler: sampler;

const NIGHT: vec3<f32> = vec3<f32>(0.018, 0.028, 0.070);
const BLUE_INK: vec3<f32> = vec3<f32>(0.006, 0.010, 0.034);
const AMBER: vec3<f32> = vec3<f32>(0.95, 0.60, 0.20);
const FLAME: vec3<f32> = vec3<f32>(0.30, 0.15, 0.03);
const GLARE: vec3<f32> = vec3<f32>(0.98, 0.92, 0.70);

// Strokes of a pen: uneven, with gaps where it is lifted. The weight is that of the line, from 0 to 1.
fn strokes(point: vec2<f32>, way: vec2<f32>, spacing: f32, weight: f32) -> f32 {
    let along = dot(point, way);
    let straight = dot(point, vec2<f32>(-way.y, way.x));
    let across = straight + 0.016 * sin(along * 2.3) + 0.009 * sin(along * 5.9 + straight * 2.0);
    let row = floor(across / spacing);
    let beside = abs(fract(across / spacing) - 0.5) * spacing;
    let pressure = 0.72 + 0.28 * sin(along * 3.1 + row * 2.4);
    let is_down = 1.0 - smoothstep(0.86, 0.93, sin(along * 1.7 + row * 4.7));
    let half_width = 0.016 * pressure * weight * is_down;
    let pixel = max(fwidth(straight), 1e-5);
    let cover = 1.0 - smoothstep(half_width - 0.6 * pixel, half_width + 0.6 * pixel, beside);
    // From afar the strokes run together.
    let average = 0.023 * weight / spacing;
    return mix(cover, average, smoothstep(0.2, 0.45, pixel / spacing)) * step(0.02, weight);
}

// Small dots of glare.
fn glints(point: vec2<f32>, weight: f32) -> f32 {
    let cell = fract(point * 4.0) - 0.5;
    let pixel = max(fwidth(point.x) * 4.0, 1e-5);
    let cover = 1.0 - smoothstep(0.07, 0.07 + 1.5 * pixel, length(cell));
    return mix(cover, 0.015, smoothstep(0.15, 0.4, pixel)) * weight;
}

// How much darkness covers a square of this brightness. The eye judges brightness by ratios.
fn darkness(brightness: f32) -> f32 {
    return clamp(1.0 - pow(brightness, 2.6), 0.0, 1.0);
}

@fragment
fn fragment(mesh: VertexOutput) -> @location(0) vec4<f32> {
    let field = material.measures.xy;
    let point = vec2<f32>(mesh.world_position.x, -mesh.world_position.y) / material.measures.z;
    let place = between_squares(point) / field;
    let in_sight = textureSample(known_picture, known_sampler, place).g;
    let level = textureSample(levels_picture, levels_sampler, place);
    let share = textureSample(shares_picture, shares_sampler, point / field).r;

    // Every flame breathes a little by itself.
    let time = material.flames.x;
    let breath = sin(time * 9.7 + point.x * 0.21) * sin(time * 6.1 + point.y * 0.17 + 1.3) + 0.5 * sin(time * 14.3 + point.x * 0.3);
    let flame = share * (1.0 + 0.16 * material.flames.y * breath);

    let brightness = level.r * material.flames.z + material.measures.w * share;
    let dark = darkness(brightness);
    var colour = NIGHT * dark;
    var cover = dark;

    let first = strokes(point, vec2<f32>(0.80, 0.60), 0.19, level.g * (1.0 - 0.45 * share));
    let second = strokes(point, vec2<f32>(0.42, -0.907), 0.19, level.b * (1.0 - 0.45 * share));
    let ink = 0.62 * max(first, second);
    colour = mix(colour, BLUE_INK, ink);
    cover = 1.0 - (1.0 - cover) * (1.0 - ink);

    // Squares in plain light take the colour of the flame, dim ones a breath of it.
    let is_lit = smoothstep(0.55, 0.95, level.r * material.flames.z);
    let warm = clamp(flame * mix(0.17, 0.30, is_lit), 0.0, 0.6);
    colour = mix(colour, AMBER, warm);
    cover = 1.0 - (1.0 - cover) * (1.0 - warm);
    let core = flame * flame * flame * mix(0.3, 1.0, is_lit);

    let glare = max(smoothstep(1.05, 1.2, brightness) * 0.16, glints(point, level.a) * 0.5);
    colour = mix(colour, GLARE, glare);
    cover = 1.0 - (1.0 - cover) * (1.0 - glare);

    // What is not in sight lies in the dusk of the whole field, without ink.
    let dusk = darkness(material.flames.w) * 0.7;
    // The colour is laid over what is below by its cover; the core of a flame only adds to it.
    return mix(vec4<f32>(NIGHT * dusk, dusk), vec4<f32>(colour + FLAME * core, cover), in_sight);
}
