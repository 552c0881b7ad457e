//! The colours of the sides, for people with every kind of colour vision.

use affray::battle::SideId;
use affray::view::paint::figures::PAPER;
use affray::view::paint::{Paint, side_paint};

/// What each kind of colour vision makes of red, green and blue light: the usual one, and complete protanopia,
/// deuteranopia and tritanopia after Machado, Oliveira and Fernandes (2009).
const KINDS: [(&str, [[f32; 3]; 3]); 4] = [
    ("usual", [[1.0, 0.0, 0.0], [0.0, 1.0, 0.0], [0.0, 0.0, 1.0]]),
    (
        "protanopia",
        [
            [0.152_286, 1.052_583, -0.204_868],
            [0.114_503, 0.786_281, 0.099_216],
            [-0.003_882, -0.048_116, 1.051_998],
        ],
    ),
    (
        "deuteranopia",
        [
            [0.367_322, 0.860_646, -0.227_968],
            [0.280_085, 0.672_501, 0.047_413],
            [-0.011_820, 0.042_940, 0.968_881],
        ],
    ),
    (
        "tritanopia",
        [
            [1.255_528, -0.076_749, -0.178_779],
            [-0.078_411, 0.930_809, 0.147_602],
            [0.004_733, 0.691_367, 0.303_900],
        ],
    ),
];

/// From light to the three values from which CIELAB is worked out, for daylight.
const TO_XYZ: [[f32; 3]; 3] = [[0.4339, 0.3762, 0.1899], [0.2126, 0.7152, 0.0722], [0.0178, 0.1095, 0.8727]];

fn times(matrix: [[f32; 3]; 3], [a, b, c]: [f32; 3]) -> [f32; 3] {
    matrix.map(|[x, y, z]| x * a + y * b + z * c)
}

/// The colour that somebody sees, in CIELAB, where equal distances look equally far apart.
fn seen(paint: Paint, kind: [[f32; 3]; 3]) -> [f32; 3] {
    let light = paint.colour.map(|part| match part {
        part if part <= 0.04045 => part / 12.92,
        part => ((part + 0.055) / 1.055).powf(2.4),
    });
    let light = times(kind, light).map(|part| part.clamp(0.0, 1.0));
    let [x, y, z] = times(TO_XYZ, light).map(|value| match value {
        value if value > 0.008_856 => value.cbrt(),
        value => 7.787 * value + 16.0 / 116.0,
    });
    [116.0 * y - 16.0, 500.0 * (x - y), 200.0 * (y - z)]
}

/// How far apart two colours are for somebody. Around 2 the difference can just be seen; 10 is plain at a glance.
fn distance(one: Paint, other: Paint, kind: [[f32; 3]; 3]) -> f32 {
    let (one, other) = (seen(one, kind), seen(other, kind));
    one.iter().zip(other).map(|(a, b)| (a - b).powi(2)).sum::<f32>().sqrt()
}

#[test]
fn the_measure_tells_what_is_known() {
    let [usual, protanopia, deuteranopia, _] = KINDS.map(|(_, kind)| kind);
    let (black, white) = (Paint::solid(0, 0, 0), Paint::solid(255, 255, 255));
    assert!((distance(black, white, usual) - 100.0).abs() < 0.5);
    // Red and green of like brightness are far apart for most, and near for the red-green blind.
    let (red, green) = (Paint::solid(190, 90, 60), Paint::solid(110, 125, 50));
    for kind in [protanopia, deuteranopia] {
        assert!(distance(red, green, kind) < 0.5 * distance(red, green, usual));
    }
}

#[test]
fn everybody_can_tell_the_colours_of_the_sides_apart() {
    for (name, kind) in KINDS {
        for side in 0..6 {
            let own = side_paint(SideId(side));
            let paper = distance(own, PAPER, kind);
            assert!(paper >= 24.0, "side {side} on paper: {paper} with {name} vision");
            for other in 0..side {
                let apart = distance(own, side_paint(SideId(other)), kind);
                assert!(apart >= 24.0, "sides {side} and {other}: {apart} with {name} vision");
            }
        }
    }
}
