//! Bodies on two legs: people, brutes and giants, the undead, and crowds.

use tiny_skia::Transform;

use super::outline::{ball, outline, oval, placed};
use super::palette::{BONE, INK, LEATHER, LINEN, STEEL, WOOD, dyed};
use super::sketch::Sketch;
use super::{FigureLook, Torchlight, headgear, weapons, wear};
use crate::battle::WeaponLook;
use crate::battle::look::{Back, Cloak, Garb, Headgear, Stature};
use crate::view::paint::canvas::Paint;

/// Where an arm begins and where its hand is.
type Arm = [(f32, f32); 2];

/// A person.
pub fn person(look: &FigureLook) -> Sketch {
    let cloth = dyed(look.colour);
    let skin = if look.head == Headgear::Ears { cloth } else { WOOD };
    let mut sketch = Sketch::default();
    wear::cloak_behind(&mut sketch, look.cloak, cloth);
    wear::back(&mut sketch, look.back, cloth, look.light);
    garb(&mut sketch, look.garb, cloth);
    if look.back == Back::Quiver || look.back == Back::Pack {
        sketch.line("M 36 34 L 60 52", 2.4, LEATHER.lit(0.7));
    }
    wear::cloak_before(&mut sketch, look.cloak, cloth);
    sketch.within(placed(50.0, 13.0, 1.0, 0.0), |head| headgear::draw(head, look.head, skin, cloth));
    let sleeve = if look.garb == Garb::Plate { STEEL } else { cloth.lit(0.9) };
    free_arm(&mut sketch, look, [(36.0, 38.0), (27.0, 52.0)], sleeve, skin);
    arm(&mut sketch, look.weapon, [(64.0, 38.0), (75.0, 50.0)], 9.0, 1.0, sleeve, skin);
    if look.garb == Garb::Plate {
        sketch.part(oval(34.0, 36.0, 9.5, 8.0), STEEL);
        sketch.part(oval(66.0, 36.0, 9.5, 8.0), STEEL);
    }
    let (wide, high) = match look.stature {
        Stature::Short => (0.84, 0.76),
        Stature::Usual => (1.0, 1.0),
        Stature::Stout => (1.2, 1.0),
    };
    let mut whole = Sketch::default();
    let change = Transform::from_translate(-50.0, -80.0).post_scale(wide, high).post_translate(50.0, 80.0);
    whole.add(sketch, change);
    whole
}

/// The body of a person in their clothes.
fn garb(sketch: &mut Sketch, garb: Garb, cloth: Paint) {
    match garb {
        Garb::Tunic | Garb::Apron | Garb::Mail => {
            sketch.shape(
                "M 38 62 L 36 78 Q 42 83 49 80 L 50 66 L 51 80 Q 58 83 64 78 L 62 62 Z",
                LEATHER.lit(0.72),
            );
        }
        Garb::Robe | Garb::Plate => {}
    }
    match garb {
        Garb::Tunic => {
            sketch.shape(TUNIC, cloth);
            sketch.line("M 44 60 Q 42 66 41 70 M 50 60 L 50 72 M 56 60 Q 58 66 59 70", 1.0, INK.faded(0.5));
            belt(sketch);
        }
        Garb::Apron => {
            sketch.shape(TUNIC, cloth);
            sketch.part(outline("M 42 38 L 58 38 L 60 54 L 63 72 Q 50 76 37 72 L 40 54 Z"), LINEN);
            sketch.line("M 40 54 L 60 54", 1.6, LEATHER);
        }
        Garb::Robe => {
            sketch.shape("M 50 26 Q 64 27 66 36 Q 66 52 72 77 Q 62 84 50 84 Q 38 84 28 77 Q 34 52 34 36 Q 36 27 50 26 Z", cloth);
            sketch.line("M 44 62 Q 42 72 40 80 M 56 62 Q 58 72 60 80 M 50 36 L 50 83", 1.0, INK.faded(0.5));
            belt(sketch);
        }
        Garb::Mail => {
            sketch.shape(TUNIC, STEEL.lit(0.82));
            for row in 0..6 {
                let y = 34.0 + 6.0 * row as f32;
                sketch.line(&format!("M 36 {y}{}", scales(y)), 0.9, INK.faded(0.6));
            }
            sketch.part(outline("M 42 36 L 58 36 L 58 54 L 61 73 Q 50 76 39 73 L 42 54 Z"), cloth);
            belt(sketch);
        }
        Garb::Plate => {
            sketch.shape(
                "M 38 60 L 35 79 Q 42 84 49 81 L 50 68 L 51 81 Q 58 84 65 79 L 62 60 Z",
                STEEL.lit(0.8),
            );
            sketch.shape("M 50 28 Q 66 29 67 40 Q 66 52 62 58 L 66 68 Q 50 74 34 68 L 38 58 Q 34 52 33 40 Q 34 29 50 28 Z", STEEL);
            sketch.line("M 50 36 L 50 56 M 38 58 Q 50 62 62 58 M 36 63 Q 50 68 64 63", 1.2, INK);
            sketch.part(outline("M 45 59 L 55 59 L 57 76 L 50 80 L 43 76 Z"), cloth);
        }
    }
}

const TUNIC: &str = "M 50 26 Q 65 27 67 38 Q 64 48 61 53 L 67 71 Q 59 77 50 77 Q 41 77 33 71 L 39 53 Q 36 48 33 38 Q 35 27 50 26 Z";

fn belt(sketch: &mut Sketch) {
    sketch.part(outline("M 38.5 52 Q 50 56 61.5 52 L 62 57 Q 50 61 38 57 Z"), LEATHER);
}

/// A row of the rings of a coat of mail.
fn scales(y: f32) -> String {
    (0..7).map(|ring| format!(" Q {} {} {} {y}", 38 + 4 * ring, y + 4.0, 40 + 4 * ring)).collect()
}

/// The arm that holds a weapon, with the weapon.
fn arm(sketch: &mut Sketch, weapon: WeaponLook, arm: Arm, width: f32, size: f32, sleeve: Paint, skin: Paint) {
    let [shoulder, hand] = arm;
    let raised = match weapon {
        WeaponLook::Natural => (hand.0 - 3.0, hand.1 + 4.0),
        WeaponLook::Javelin | WeaponLook::ThrowingKnife | WeaponLook::Sling => (hand.0 + 2.0, hand.1 - 22.0),
        WeaponLook::Axe | WeaponLook::Spark | WeaponLook::Mace | WeaponLook::Hatchet => {
            (hand.0 + 2.0, hand.1 - 6.0)
        }
        _ => hand,
    };
    sketch.rod(&[shoulder, raised], width, sleeve);
    let place = placed(raised.0, raised.1, size, weapons::lean(weapon));
    sketch.within(place, |inner| weapons::draw(inner, weapon));
    sketch.part(ball(raised.0, raised.1, width * 0.58), skin);
}

/// The other arm, with what it holds.
fn free_arm(sketch: &mut Sketch, look: &FigureLook, arm: Arm, sleeve: Paint, skin: Paint) {
    let [shoulder, hand] = arm;
    let lights_the_way = look.light != Torchlight::Nothing && look.back != Back::LanternPole;
    let hand = if lights_the_way { (hand.0 - 3.0, hand.1 - 6.0) } else { hand };
    sketch.rod(&[shoulder, hand], 9.0, sleeve);
    if lights_the_way {
        sketch.within(placed(hand.0, hand.1, 1.0, 0.0), |inner| wear::light(inner, look.light));
    }
    sketch.part(ball(hand.0, hand.1, 5.2), skin);
    if !lights_the_way {
        let cloth = dyed(look.colour);
        sketch.within(placed(hand.0 + 2.0, hand.1 - 1.0, 1.0, -4.0), |inner| {
            wear::shield(inner, look.shield, cloth)
        });
    }
}

/// A brute or a giant.
pub fn big(look: &FigureLook) -> Sketch {
    let hide = dyed(look.colour);
    let skin = hide.towards(WOOD, 0.45);
    let mut sketch = Sketch::default();
    sketch.shape("M 32 54 L 28 80 Q 36 85 47 81 L 50 64 L 53 81 Q 64 85 72 80 L 68 54 Z", skin.lit(0.8));
    sketch.shape("M 50 12 Q 76 10 83 27 Q 80 44 70 56 Q 50 66 30 56 Q 20 44 17 27 Q 24 10 50 12 Z", skin);
    sketch.shape(
        "M 30 50 Q 50 58 70 50 L 74 68 L 66 65 L 62 73 L 54 66 L 48 74 L 42 66 L 34 72 L 26 67 Z",
        hide.lit(0.7),
    );
    sketch.line("M 36 34 Q 45 41 50 34 Q 55 41 64 34 M 50 38 L 50 48", 1.2, INK.faded(0.55));
    if look.cloak != Cloak::Nothing {
        let wide = Transform::from_translate(-50.0, -34.0).post_scale(1.45, 1.25).post_translate(50.0, 27.0);
        sketch.within(wide, |fur| wear::cloak_before(fur, look.cloak, hide));
    }
    sketch.rod(&[(21.0, 27.0), (12.0, 42.0), (15.0, 56.0)], 13.0, skin);
    sketch.part(ball(15.0, 58.0, 8.4), skin);
    if look.light != Torchlight::Nothing {
        sketch.within(placed(15.0, 56.0, 1.0, 0.0), |inner| wear::light(inner, look.light));
    }
    sketch.within(placed(50.0, 8.0, 0.92, 0.0), |head| headgear::draw(head, look.head, skin, hide));
    arm(&mut sketch, look.weapon, [(79.0, 27.0), (90.0, 46.0)], 13.0, 1.1, skin, skin);
    sketch
}

/// A dead body that walks.
pub fn undead(look: &FigureLook) -> Sketch {
    let cloth = dyed(look.colour).lit(0.62);
    let mut sketch = Sketch::default();
    wear::cloak_behind(&mut sketch, look.cloak, cloth);
    wear::back(&mut sketch, look.back, cloth, look.light);
    sketch.rod(&[(45.0, 62.0), (43.0, 80.0)], 4.6, BONE);
    sketch.rod(&[(55.0, 62.0), (57.0, 80.0)], 4.6, BONE);
    sketch.rod(&[(50.0, 26.0), (50.0, 60.0)], 5.0, BONE);
    sketch.part(outline("M 50 28 Q 66 28 65 38 Q 63 50 50 51 Q 37 50 35 38 Q 34 28 50 28 Z"), INK);
    for (y, half) in [(32.0, 12.0), (38.5, 13.0), (45.0, 10.0)] {
        let text = format!("M {} {} Q 50 {} {} {}", 50.0 - half, y, y + 5.0, 50.0 + half, y);
        sketch.bent(&text, 3.4, BONE);
    }
    sketch.shape("M 38 54 Q 50 58 62 54 L 66 70 L 60 68 L 57 76 L 51 69 L 46 77 L 42 68 L 34 71 Z", cloth);
    sketch.within(placed(50.0, 11.0, 1.0, 0.0), |head| headgear::skull(head, look.head, cloth));
    if look.weapon == WeaponLook::Natural {
        for side in [-1.0, 1.0] {
            let reach = [(50.0 + 15.0 * side, 33.0), (50.0 + 30.0 * side, 40.0), (50.0 + 32.0 * side, 20.0)];
            sketch.rod(&reach, 4.8, BONE);
            for spread in [-7.0, 0.0, 7.0] {
                let tip = 50.0 + 33.0 * side + spread;
                sketch.rod(&[(50.0 + 32.0 * side + spread * 0.4, 17.0), (tip, 4.0)], 2.6, BONE);
            }
        }
    } else {
        sketch.rod(&[(36.0, 34.0), (27.0, 46.0), (31.0, 56.0)], 4.8, BONE);
        sketch.within(placed(31.0, 57.0, 1.0, 0.0), |inner| wear::light(inner, look.light));
        sketch.part(ball(31.0, 57.0, 4.4), BONE);
        arm(&mut sketch, look.weapon, [(64.0, 34.0), (75.0, 50.0)], 5.4, 1.0, BONE, BONE);
    }
    sketch
}

/// Many people who stand together, below what the one in their midst has on the back.
pub fn crowd(look: &FigureLook) -> Sketch {
    let mut sketch = Sketch::default();
    sketch.within(placed(-3.0, 4.0, 0.96, 0.0), |rear| {
        wear::back(rear, look.back, dyed(look.colour), Torchlight::Nothing);
    });
    let places = [(50.0, 58.0), (22.0, 60.0), (78.0, 60.0), (36.0, 72.0), (64.0, 72.0), (50.0, 83.0)];
    for (index, (x, y)) in places.into_iter().enumerate() {
        let light = if index == 3 { look.light } else { Torchlight::Nothing };
        let one = FigureLook { back: Back::Nothing, light, ..*look };
        let small = Transform::from_translate(-50.0, -80.0).post_scale(0.56, 0.56);
        sketch.add(person(&one), small.post_translate(x, y));
    }
    sketch
}
